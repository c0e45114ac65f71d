import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { chatTexts } from "#texts/chat.ts";
import { classes } from "#web/ui/classes.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { AnswerBubble, type CardActions, CardPlace } from "./answer-bubble.tsx";
import { AnswerText } from "./answer-text.tsx";
import { DayLine, GoOnButton, QuestionBubble, SystemBubble } from "./bubble.tsx";
import type { ChatState } from "./reduce-messages.ts";
import type { Row, SystemRow } from "./rows.ts";

export type RowActions = {
  onCancel?: ((messageId: string) => void) | undefined;
  onRetry?: ((row: SystemRow) => void) | undefined;
  onGoOn?: ((answerId: number) => void) | undefined;
  card?: CardActions | undefined;
};

type Props = RowActions & {
  rows: readonly Row[];
  name: string;
  live?: ChatState["live"];
  isHeld?: boolean;
};

/**
 * Rows outside of the screen cost nothing: the browser leaves them out until they are scrolled to. Not before they
 * were drawn once, so that it knows how tall they are and nothing jumps.
 */
function RowPlace({ rowKey, children }: { rowKey: string | undefined; children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <li
      data-row={rowKey}
      className={classes(
        "-mx-1 px-1 py-1.5 [contain-intrinsic-size:auto_6rem]",
        isDrawn && "[content-visibility:auto]",
      )}
    >
      {children}
    </li>
  );
}

/** The messages of a talk, in a chat or in its history. */
export function MessageRows({ rows, name, live = null, isHeld = false, ...actions }: Props) {
  return (
    <ol className="grid grid-cols-1">
      {rows.map((row) => (
        <RowPlace key={row.key} rowKey={row.kind === "day" ? undefined : row.key}>
          <OneRow
            row={row}
            name={name}
            live={row.kind === "answer" && row.id === live?.id ? live?.text : undefined}
            isHeld={isHeld}
            {...actions}
          />
        </RowPlace>
      ))}
    </ol>
  );
}

function OneRow(
  props: RowActions & { row: Row; name: string; live: string | undefined; isHeld: boolean },
): ReactNode {
  const { row, name, live, isHeld, onCancel, onRetry, onGoOn, card } = props;
  switch (row.kind) {
    case "day":
      return <DayLine row={row} />;
    case "question":
      return <QuestionBubble row={row} onCancel={onCancel} />;
    case "system":
      return (
        <>
          {row.safety && (
            <div className="mb-2 grid gap-2">
              <AnswerText text={row.safety.message} />
              <CardPlace cardKey={row.key} isBrief={false} notice={row.safety} card={card} />
            </div>
          )}
          <SystemBubble row={row} onRetry={onRetry} />
        </>
      );
    default:
      return <AnswerBubble row={row} name={name} live={live} isHeld={isHeld} onGoOn={onGoOn} card={card} />;
  }
}

type OlderProps = {
  older: ChatState["older"];
  hasMore: boolean;
  /** A history is read from above: there the older ones come when they are asked for. */
  isByHand?: boolean;
  onLoad: () => void;
};

/** Above the oldest message: the next older page comes before the reader gets there. */
export function OlderMessages({ older, hasMore, isByHand = false, onLoad }: OlderProps) {
  const mark = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  useEffect(() => {
    if (!mark.current || !hasMore || isByHand || older !== "idle") return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load.current();
      },
      { root: mark.current.closest("[data-scroll]"), rootMargin: "600px 0px 0px" },
    );
    near.observe(mark.current);
    return () => near.disconnect();
  }, [hasMore, isByHand, older]);
  return (
    <div ref={mark} className="flex min-h-3 flex-col items-center justify-center text-xs text-on-page-soft">
      {hasMore && older === "failed" && (
        <>
          <p>{chatTexts.olderFailed}</p>
          <GoOnButton onClick={onLoad}>{chatTexts.retry}</GoOnButton>
        </>
      )}
      {hasMore && isByHand && older === "idle" && (
        <GoOnButton onClick={onLoad}>{chatTexts.showOlder}</GoOnButton>
      )}
      {hasMore && (older === "loading" || (older === "idle" && !isByHand)) && (
        <p className="flex min-h-11 items-center gap-2">
          <Spinner className="size-4" />
          {chatTexts.loadingOlder}
        </p>
      )}
    </div>
  );
}

/** Back to the end, for a reader who scrolled up; says so when something new has come there. */
export function ToEnd({ hasNew, onPress }: { hasNew: boolean; onPress: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 mx-auto flex max-w-3xl justify-end px-3">
      <button
        type="button"
        aria-label={hasNew ? undefined : chatTexts.toNewest}
        onClick={onPress}
        className="pointer-events-auto inline-flex min-h-[clamp(44px,2.75rem,48px)] min-w-[clamp(44px,2.75rem,48px)] animate-rise items-center justify-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-sm font-semibold text-ink shadow-raised hover:border-strong"
      >
        <ArrowDown aria-hidden="true" className="size-5" />
        {hasNew && chatTexts.newMessages}
      </button>
    </div>
  );
}
