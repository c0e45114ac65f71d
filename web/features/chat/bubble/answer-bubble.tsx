import { memo, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { chatTexts } from "#texts/chat/chat.ts";
import type { AnswerRow } from "#web/features/chat/log/rows.ts";
import { classes } from "#web/ui/classes.ts";
import { later } from "#web/ui/later.ts";
import { clockText } from "#web/ui/time-text.ts";
import { AnswerText } from "./answer-text.tsx";
import { type AnswerTools, AnswerToolsContext } from "./answer-tools.ts";
import { AnswerBox, GoOnButton } from "./bubble.tsx";
import { useReveal } from "./use-reveal.ts";
import { type CardActions, Vetted } from "./vetted-message.tsx";

export const AnswerBar = later(async () => (await import("./answer-bar.tsx")).AnswerBar);
export const AnswerExtras = later(async () => (await import("./answer-extras.tsx")).AnswerExtras);
const AnswerOffer = later(async () => (await import("./answer-offer.tsx")).AnswerOffer);

/** After this wait, in ms, a line explains why the answer takes long. */
const slowMs = 8000;

type Props = {
  row: AnswerRow;
  /** The speaker's name. */
  name: string;
  /** Part of the answer is still being written. */
  isLive?: boolean | undefined;
  isHeld?: boolean | undefined;
  onGoOn?: ((answerId: number) => void) | undefined;
  card?: CardActions | undefined;
};

/** An answer by the persona, on the left, with the vetted message and the help card if there is a sign of risk. */
export const AnswerBubble = memo(function AnswerBubble(props: Props) {
  const { row, name, isLive = false, isHeld = false, onGoOn, card } = props;
  const { text, write } = useReveal(row.text, isLive ? row.id : null);
  const tools = use(AnswerToolsContext);
  const { version, show } = useVersion(row);
  const isWriting = row.state === "waiting" || row.state === "streaming";
  const isOver = !isWriting && text.length >= row.text.length;
  const words = (version === null ? undefined : row.earlier[version]) ?? text;
  return (
    <div
      data-bubble="answer"
      data-state={row.state}
      className="group/answer flex flex-col items-start gap-2 pr-[8%] has-data-help-card:max-md:pr-0"
    >
      <Vetted row={row} isBelow={false} name={name} card={card} />
      {text !== "" && (
        <AnswerBox name={name}>
          <AnswerText text={words} {...(version === null && { ref: write })} />
        </AnswerBox>
      )}
      {text === "" && isWriting && <Writing name={name} isHeld={isHeld || row.safety !== null} />}
      <Vetted row={row} isBelow={true} name={name} card={card} />
      {isOver && (
        <Foot row={row} onGoOn={onGoOn}>
          {tools && row.id !== null && (text !== "" || row.safety) && (
            <Suspense>
              <AnswerBar row={row} tools={tools} text={words} version={version} onVersion={show} />
            </Suspense>
          )}
        </Foot>
      )}
      {isOver && Object.keys(row.parts).length > 0 && (
        // One row of buttons, so that little moves below a finger when they load.
        <Suspense fallback={<div className="min-h-12" />}>
          <AnswerExtras row={row} tools={tools} />
        </Suspense>
      )}
      {isOver && tools?.mayOffer && <Offer row={row} tools={tools} />}
    </div>
  );
});

/** Which earlier version of an answer is shown; a newer answer always starts with its current version. */
function useVersion({ id, earlier }: AnswerRow) {
  const [choice, setChoice] = useState<{ id: number | null; version: number } | null>(null);
  const isOfThis = choice?.id === id && choice.version < earlier.length;
  return {
    version: isOfThis ? choice.version : null,
    show: (version: number | null) => setChoice(version === null ? null : { id, version }),
  };
}

/**
 * Product recommendations and the star rating of the conversation. The fallback reserves their height, so that nothing
 * moves when they load.
 */
function Offer({ row, tools }: { row: AnswerRow; tools: AnswerTools }) {
  if (row.safety || (row.products.length === 0 && !row.hasRating)) return null;
  const room = row.products.length * 152 + (row.hasRating ? 122 : 0);
  return (
    <Suspense fallback={<div style={{ minHeight: room }} />}>
      <AnswerOffer row={row} tools={tools} />
    </Suspense>
  );
}

/** Typing dots, shown only after a short delay, and after `slowMs` a line on why the answer takes long. */
function Writing({ name, isHeld }: { name: string; isHeld: boolean }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="animate-late">
      <div data-writing="" className="answer-box inline-flex h-12 items-center gap-1.5 px-4.5 text-strong">
        <span className="sr-only">{chatTexts.writing(name)}</span>
        <span aria-hidden="true" className="writing-dot" />
        <span aria-hidden="true" className="writing-dot" />
        <span aria-hidden="true" className="writing-dot" />
      </div>
      {isSlow && (
        <p className="mt-1.5 px-1 text-xs text-on-page-soft">
          {isHeld ? chatTexts.slowHeld : chatTexts.slow}
        </p>
      )}
    </div>
  );
}

function Foot({ row, onGoOn, children }: { row: AnswerRow; onGoOn: Props["onGoOn"]; children: ReactNode }) {
  const { id, state, at, canContinue } = row;
  const note = state === "stopped" ? chatTexts.stopped : state === "interrupted" ? chatTexts.interrupted : "";
  return (
    <>
      <div
        className={classes(
          "flex flex-wrap gap-x-2 px-1 text-xs text-on-page-soft",
          // As tall as a button of the bar, so that it aligns with the first row of buttons when they wrap to two rows.
          Boolean(children) && "-mt-1.5 leading-[clamp(44px,2.75rem,48px)]",
        )}
      >
        <p>
          <time dateTime={at}>{clockText(at)}</time>
          {note && <span>{chatTexts.footNote(note)}</span>}
        </p>
        {children}
      </div>
      {canContinue && onGoOn && id !== null && (
        <GoOnButton onClick={() => onGoOn(id)}>{chatTexts.continueAnswer}</GoOnButton>
      )}
    </>
  );
}
