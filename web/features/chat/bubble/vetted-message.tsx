import { useRef, useState } from "react";
import type { SafetyNotice } from "#contract/safety.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import type { AnswerRow } from "#web/features/chat/log/rows.ts";
import { FoldedCard, HelpCard } from "#web/help/help-card.tsx";
import { AnswerText } from "./answer-text.tsx";
import { AnswerBox } from "./bubble.tsx";
import { useClamp } from "./use-clamp.ts";

export type CardActions = {
  /** Keys of cards that the member folded away. */
  folded: readonly string[];
  onFold: (key: string) => void;
  onUnfold: (key: string) => void;
  onKeepTalking: () => void;
  /**
   * Says in the conversation that the member is safe, so that it can return to normal. Not called at risk level 3: an
   * acute danger is not dismissed by a button.
   */
  onDeny: () => void;
};

/**
 * The vetted message, then the help card, whole or as a line that opens it. It stands below the text if part of the
 * answer was written before the sign of risk was seen.
 */
export function Vetted(props: {
  row: AnswerRow;
  isBelow: boolean;
  name: string;
  card: CardActions | undefined;
}) {
  const { row, isBelow, name, card } = props;
  if (!row.safety || row.isCardBelow !== isBelow) return null;
  return (
    <>
      <AnswerBox name={name}>
        <VettedMessage text={row.safety.message} />
      </AnswerBox>
      <CardPlace cardKey={row.key} isBrief={row.card === "brief"} notice={row.safety} card={card} />
    </>
  );
}

/** A message with a question at its end: what comes before it, and the question. */
const endsInQuestion = /^(.*[.?])\s+([^.?]+\?)$/s;

/**
 * The vetted message. Where it is so long that it would push a contact of the card below off the screen, its middle is
 * folded; the first lines and the question, which the buttons below the card answer, stay.
 */
export function VettedMessage({ text }: { text: string }) {
  const words = useRef<HTMLDivElement>(null);
  const lines = useClamp(words);
  const [isOpen, setOpen] = useState(false);
  const [, story = text, question] = endsInQuestion.exec(text) ?? [];
  const isFoldable = lines !== null;
  const isFolded = isFoldable && !isOpen;
  return (
    <div data-vetted="">
      <div
        ref={words}
        data-clamped={isFolded || undefined}
        style={isFolded ? { WebkitLineClamp: lines } : undefined}
      >
        <AnswerText text={isFoldable ? story : text} />
      </div>
      {isFoldable && (
        <>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="fold">
            {isOpen ? chatTexts.fold : chatTexts.whole}
          </button>
          {question && <AnswerText text={question} />}
        </>
      )}
    </div>
  );
}

/**
 * The help card at the place in the log where it came up. In a history there are no actions; the card can only be read
 * and its numbers dialled.
 */
export function CardPlace(props: {
  cardKey: string;
  isBrief: boolean;
  notice: SafetyNotice;
  card: CardActions | undefined;
}) {
  const { cardKey, isBrief, notice, card } = props;
  const [isOpened, setOpened] = useState(false);
  const isFolded = card?.folded.includes(cardKey) ?? false;
  if (isFolded || (isBrief && !isOpened)) {
    return (
      <FoldedCard
        isThanked={isFolded}
        onOpen={() => {
          setOpened(true);
          card?.onUnfold(cardKey);
        }}
      />
    );
  }
  return (
    <HelpCard
      notice={notice}
      onKeepTalking={card?.onKeepTalking}
      onSafe={
        card &&
        (() => {
          card.onFold(cardKey);
          if (notice.level < 3) card.onDeny();
        })
      }
    />
  );
}
