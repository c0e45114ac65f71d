import { timeTexts } from "#texts/frame/time.ts";

/** A clock of minutes and seconds with its unit (B-221). */
export function Minutes({ children: mmss }: { children: string }) {
  return (
    <span className="whitespace-nowrap">
      {mmss} <span className="font-normal text-ink-soft text-xs">{timeTexts.unit}</span>
    </span>
  );
}
