import { useEffect, useRef } from "react";
import type { SafetyNotice } from "#contract/safety.ts";
import { HelpCard } from "./help-card.tsx";

/**
 * The vetted message with its help card, on a page that is not a conversation. It takes the focus, so that it is read
 * at once.
 */
export function HelpPanel({ notice, heard }: { notice: SafetyNotice; heard: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      role="alert"
      data-help-panel=""
      className="scroll-mt-24 text-on-page outline-none"
    >
      {heard && <p className="mb-3 text-on-page-soft">{heard}</p>}
      <p className="mb-5 text-lg">{notice.message}</p>
      <HelpCard notice={notice} onKeepTalking={undefined} onSafe={undefined} />
    </section>
  );
}
