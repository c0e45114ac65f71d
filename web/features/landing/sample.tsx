import { landingTexts } from "#texts/landing.ts";

/** Marks the content beside it as our own example. */
export function Sample() {
  return (
    <span className="rounded-full border border-line-strong px-2 text-xs font-semibold text-ink-soft">
      {landingTexts.sample}
    </span>
  );
}
