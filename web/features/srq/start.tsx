import { CalendarDays, ChevronDown, ShieldCheck } from "lucide-react";
import { srqTexts } from "#texts/srq/srq.ts";
import { Button } from "#web/ui/button.tsx";
import { longDay } from "#web/ui/time-text.ts";

/** What the screening is, what it is not, and what happens to the answers. */
export function About() {
  return (
    <details className="group mt-4 rounded-lg border border-line bg-surface px-4 text-ink shadow-rest md:px-6">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-lg font-semibold">
        {srqTexts.about}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid grid-cols-1 list-disc gap-2 pb-5 pl-5 text-ink-soft text-sm">
        {srqTexts.aboutLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

const card =
  "flex items-start gap-4 rounded-lg border border-line bg-surface p-5 text-ink shadow-rest md:p-6";
const sign = "grid size-11 shrink-0 place-items-center rounded-full bg-tint text-on-tint";

/** until when the next screening is unavailable, and why. */
export function Closed({ next }: { next: string }) {
  return (
    <section aria-labelledby="srq-closed" className={card}>
      <span className={sign}>
        <CalendarDays aria-hidden="true" className="size-5.5" />
      </span>
      <div>
        <h2 id="srq-closed" className="text-lg">
          {srqTexts.closedTitle}
        </h2>
        <p className="mt-1 font-semibold">{srqTexts.closed(longDay(next))}</p>
        <p className="mt-1 text-ink-soft text-sm">{srqTexts.closedWhy}</p>
      </div>
    </section>
  );
}

/** The questions are shown only after the member has consented. */
export function ConsentGate({ onOpen }: { onOpen: () => void }) {
  return (
    <section aria-labelledby="srq-consent" className={card}>
      <span className={sign}>
        <ShieldCheck aria-hidden="true" className="size-5.5" />
      </span>
      <div>
        <h2 id="srq-consent" className="text-lg">
          {srqTexts.consentTitle}
        </h2>
        <p className="mt-1 text-ink-soft">{srqTexts.consentText}</p>
        <Button className="mt-4" onClick={onOpen}>
          {srqTexts.consentButton}
        </Button>
      </div>
    </section>
  );
}
