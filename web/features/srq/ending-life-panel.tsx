import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SafetyNotice } from "#contract/safety.ts";
import { helpContacts } from "#rules/safety/contacts.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import type { SrqPlanNow } from "#rules/srq.ts";
import { srqSafetyTexts } from "#texts/srq/srq.ts";
import { FoldedCard, HelpCard } from "#web/help/help-card.tsx";
import { Button } from "#web/ui/button.tsx";

/** The follow-up question: undefined if not answered yet, skipped, or its answer. */
export type FollowUp = SrqPlanNow | "skipped" | undefined;

export const isDangerNow = (followUp: FollowUp): boolean => followUp === "yes" || followUp === "unsure";

/** Builds the help card in the browser: at once, without a connection, by the same rules as the server. */
function noticeOf(level: RiskLevel): SafetyNotice {
  const contacts = helpContacts({ level, categories: ["ideation"], client: [], atMs: Date.now() });
  const message = level === 3 ? srqSafetyTexts.imminent : srqSafetyTexts.message;
  return { level, categories: ["ideation"], message, contacts };
}

/**
 * Shown right after a yes to question 17, before anything is sent: a kind message, help contacts, and one optional
 * question that blocks nothing.
 */
export function EndingLifePanel(props: {
  followUp: FollowUp;
  /** True if the yes was given just now, false if it was restored from the draft. */
  isFresh: boolean;
  note: ReactNode;
  onFollowUp: (answer: FollowUp) => void;
  onConversation: () => void;
}) {
  const { followUp, isFresh, note, onFollowUp, onConversation } = props;
  const isDanger = isDangerNow(followUp);
  const panel = useRef<HTMLElement>(null);
  // On a phone the contacts would be below the viewport, so the first one is scrolled just into view.
  useEffect(() => {
    if (isFresh) panel.current?.querySelector("[data-help-card] a")?.scrollIntoView({ block: "nearest" });
  }, [isFresh]);
  return (
    <section
      ref={panel}
      aria-label={srqSafetyTexts.panel}
      data-srq-safety=""
      className="mt-4 grid grid-cols-1 gap-4 [&_a]:scroll-mb-6"
    >
      <SafetyLead
        key={String(isDanger)}
        notice={noticeOf(isDanger ? 3 : 2)}
        onConversation={onConversation}
      />
      {note}
      {!isDanger && <Question followUp={followUp} onFollowUp={onFollowUp} />}
    </section>
  );
}

/** The message, then the help card, which can be collapsed and reopened. */
export function SafetyLead({
  notice,
  onConversation,
}: {
  notice: SafetyNotice;
  onConversation: (() => void) | undefined;
}) {
  const [isFolded, setFolded] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="rounded-md bg-tint px-4 py-3 font-medium text-on-tint">
        {notice.message}
      </p>
      {isFolded ? (
        <FoldedCard isThanked onOpen={() => setFolded(false)} />
      ) : (
        <HelpCard
          notice={notice}
          onKeepTalking={onConversation}
          onSafe={onConversation && (() => setFolded(true))}
        />
      )}
    </div>
  );
}

const choices = [
  ["yes", srqSafetyTexts.yes],
  ["no", srqSafetyTexts.no],
  ["unsure", srqSafetyTexts.unsure],
] as const;

function Question({ followUp, onFollowUp }: { followUp: FollowUp; onFollowUp: (answer: FollowUp) => void }) {
  if (followUp) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        {followUp === "no" ? srqSafetyTexts.thanksNo : srqSafetyTexts.thanksSkip}
      </p>
    );
  }
  return (
    <fieldset className="min-w-0 md:rounded-lg md:border md:border-line md:p-4">
      <legend className="float-left mb-1 w-full font-semibold text-ink">{srqSafetyTexts.followUp}</legend>
      <p className="clear-both mb-3 text-sm text-ink-soft">{srqSafetyTexts.followUpHint}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map(([answer, word]) => (
          <Button key={answer} look="secondary" className="px-4" onClick={() => onFollowUp(answer)}>
            {word}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onFollowUp("skipped")}>
          {srqSafetyTexts.skip}
        </Button>
      </div>
    </fieldset>
  );
}
