import { landingTexts } from "#texts/landing.ts";

/** Says that what it stands beside is an example of ours. */
export function Sample() {
  return (
    <span className="rounded-full border border-line-strong px-2 text-xs font-semibold text-ink-soft">
      {landingTexts.sample}
    </span>
  );
}
