import { ArrowDown } from "lucide-react";
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { chatTexts } from "#texts/chat/chat.ts";
import { AnswerBubble } from "#web/features/chat/bubble/answer-bubble.tsx";
import {
  DateSeparator,
  GoOnButton,
  QuestionBubble,
  SystemBubble,
} from "#web/features/chat/bubble/bubble.tsx";
import { type CardActions, CardPlace, VettedMessage } from "#web/features/chat/bubble/vetted-message.tsx";
import type { ChatState } from "#web/features/chat/session/reduce-messages.ts";
import { classes } from "#web/ui/classes.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { type Chunk, chunksOf } from "./chunks.ts";
import type { Row, SystemRow } from "./rows.ts";
import { useProgressiveRows } from "./use-progressive-rows.ts";
import type { Scroll } from "./use-scroll.ts";
import { useStableCallback } from "./use-stable-callback.ts";
import { placesToDraw, useWindow } from "./use-window.ts";

export type RowActions = {
  onCancel?: ((messageId: string) => void) | undefined;
  onRetry?: ((row: SystemRow) => void) | undefined;
  onGoOn?: ((answerId: number) => void) | undefined;
  card?: CardActions | undefined;
};

type Mark = { key: string; label: string };

type Props = RowActions & {
  rows: readonly Row[];
  name: string;
  /** The answer that is being streamed; its text comes through `LiveTextContext`. */
  live?: ChatState["live"];
  isHeld?: boolean;
  /** The reader looks at the end first, so it is painted before the rows above it. */
  newestFirst?: boolean;
  /** The row that was searched for, and its label. */
  marked?: Mark | undefined;
  /** Called when all rows are rendered, not only those at the end. */
  onWhole?: () => void;
};

/** The messages of a conversation, in a chat or in its history. */
export function MessageRows(props: Props) {
  const { rows, name, live = null, isHeld = false, newestFirst = false, marked, onWhole, ...actions } = props;
  const known = useRef<readonly Chunk[]>([]);
  known.current = useMemo(() => chunksOf(rows, known.current), [rows]);
  const { log, drawn: chunks, isWhole } = useProgressiveRows(known.current, newestFirst);
  const whole = useStableCallback(onWhole);
  useEffect(() => {
    if (isWhole) whole?.();
  }, [isWhole, whole]);
  const leftOut = useWindow(log, chunks);
  const { card, ...steady } = useSteadyActions(actions);
  const liveId = live?.id ?? null;
  const writing =
    liveId === null ? -1 : chunks.findLastIndex((chunk) => chunk.rows.some((row) => isOf(row, liveId)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element takes no chunks between itself and its items
    <div ref={log} role="list" data-log="">
      {placesToDraw({ chunks, leftOut }).map((place) =>
        "height" in place ? (
          <div
            key={place.key}
            role="presentation"
            data-left-out={place.count}
            style={{ height: place.height }}
          />
        ) : (
          <ChunkPlace
            key={place.chunk.key}
            chunk={place.chunk}
            name={name}
            liveId={place.n === writing ? liveId : null}
            // Only the rows that may await an answer explain why it takes long.
            isHeld={isHeld && place.n >= chunks.length - 2}
            marked={place.chunk.rows.some(({ key }) => key === marked?.key) ? marked : undefined}
            card={place.chunk.hasCard ? card : undefined}
            {...steady}
          />
        ),
      )}
    </div>
  );
}

/** Makes every action required there: one that is forgotten would reach no row. */
type Whole<T> = { [K in keyof Required<T>]: T[K] };

/** The page creates new functions on each render; this returns the same ones, so that the rows do not re-render. */
function useSteadyActions(actions: RowActions): RowActions {
  const onCancel = useStableCallback(actions.onCancel);
  const onRetry = useStableCallback(actions.onRetry);
  const onGoOn = useStableCallback(actions.onGoOn);
  const card = useSteadyCard(actions.card);
  return useMemo(
    (): Whole<RowActions> => ({ onCancel, onRetry, onGoOn, card }),
    [onCancel, onRetry, onGoOn, card],
  );
}

function useSteadyCard(card: RowActions["card"]): RowActions["card"] {
  const onFold = useStableCallback(card?.onFold);
  const onUnfold = useStableCallback(card?.onUnfold);
  const onKeepTalking = useStableCallback(card?.onKeepTalking);
  const onDeny = useStableCallback(card?.onDeny);
  const folded = card?.folded;
  return useMemo(
    () =>
      folded && onFold && onUnfold && onKeepTalking && onDeny
        ? { folded, onFold, onUnfold, onKeepTalking, onDeny }
        : undefined,
    [folded, onFold, onUnfold, onKeepTalking, onDeny],
  );
}

const isOf = (row: Row, answerId: number) => row.kind === "answer" && row.id === answerId;

/**
 * A chunk of rows. `content-visibility` lets the browser skip chunks outside the screen, but only after they were
 * rendered once, so that their height is known and nothing jumps.
 */
const ChunkPlace = memo(function ChunkPlace(
  props: RowActions & {
    chunk: Chunk;
    name: string;
    liveId: number | null;
    isHeld: boolean;
    marked: Mark | undefined;
  },
) {
  const { chunk, name, liveId, isHeld, marked, ...actions } = props;
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      role="presentation"
      className={classes(
        "-mx-1 px-1 [contain-intrinsic-size:auto_100rem]",
        isDrawn && "[content-visibility:auto]",
      )}
    >
      {chunk.rows.map((row) => (
        <RowPlace
          key={row.key}
          row={row}
          name={name}
          isLive={liveId !== null && isOf(row, liveId)}
          isHeld={isHeld}
          mark={row.key === marked?.key ? marked.label : undefined}
          {...actions}
        />
      ))}
    </div>
  );
});

const RowPlace = memo(function RowPlace({ mark, ...shown }: RowProps & { mark: string | undefined }) {
  const { row } = shown;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the list
    <div
      role="listitem"
      data-row={row.kind === "day" ? undefined : row.key}
      data-marked={mark}
      tabIndex={mark ? -1 : undefined}
      className="-mx-1 px-1 py-1.5"
    >
      {mark && <span className="sr-only">{mark}</span>}
      <OneRow {...shown} />
    </div>
  );
});

type RowProps = RowActions & { row: Row; name: string; isLive: boolean; isHeld: boolean };

function OneRow(props: RowProps): ReactNode {
  const { row, name, isLive, isHeld, onCancel, onRetry, onGoOn, card } = props;
  switch (row.kind) {
    case "day":
      return <DateSeparator row={row} />;
    case "question":
      return <QuestionBubble row={row} onCancel={onCancel} />;
    case "system":
      return (
        <>
          {row.safety && (
            <div className="mb-2 grid gap-2">
              <VettedMessage text={row.safety.message} />
              <CardPlace cardKey={row.key} isBrief={false} notice={row.safety} card={card} />
            </div>
          )}
          <SystemBubble row={row} onRetry={onRetry} />
        </>
      );
    default:
      return (
        <AnswerBubble row={row} name={name} isLive={isLive} isHeld={isHeld} onGoOn={onGoOn} card={card} />
      );
  }
}

type OlderProps = {
  older: ChatState["older"];
  /** Cursor of the next older page; null when all messages are loaded. */
  before: number | null;
  /** A history is read from the top, so older messages are loaded only on request. */
  isByHand?: boolean;
  /** All loaded rows are rendered. Before that the top is near although the reader did not scroll there. */
  isReady?: boolean;
  onLoad: () => void;
};

/** Stands above the oldest message and loads the next older page before the reader gets there. */
export function OlderMessages({ older, before, isByHand = false, isReady = true, onLoad }: OlderProps) {
  const mark = useRef<HTMLDivElement>(null);
  const hasMore = before !== null;
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  useEffect(() => {
    // The observer is created again for each page: for a reader who stays at the very top, nothing would change that it
    // could report.
    if (!mark.current || before === null || isByHand || !isReady || older !== "idle") return;
    const near = new IntersectionObserver(
      // On a busy page several entries come at once; the newest counts.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) load.current();
      },
      { root: mark.current.closest("[data-scroll]"), rootMargin: "600px 0px 0px" },
    );
    near.observe(mark.current);
    return () => near.disconnect();
  }, [before, isByHand, isReady, older]);
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
          {/* While idle the reader is still far below this place, so no spinner turns. */}
          {older === "loading" && <Spinner className="size-4" />}
          {chatTexts.loadingOlder}
        </p>
      )}
    </div>
  );
}

type ToEndProps = {
  hasNew: boolean;
  /** A help card is shown, whose contacts the button would cover, so it appears only for something new. */
  isCalm: boolean;
  scroll: Pick<Scroll, "hasChoicesBelow" | "toEnd" | "toChoices">;
};

/**
 * The button back to the end for a reader who scrolled up or whose answer is taller than the screen; it says when
 * something new or the choices of the answer are there.
 */
export function ToEnd({ hasNew, isCalm, scroll }: ToEndProps) {
  const hasChoices = scroll.hasChoicesBelow;
  if (isCalm && !hasNew && !hasChoices) return null;
  const words = hasChoices ? chatTexts.toChoices : hasNew && chatTexts.newMessages;
  return (
    <div className="to-end">
      <button
        type="button"
        aria-label={words ? undefined : chatTexts.toNewest}
        onClick={hasChoices ? scroll.toChoices : scroll.toEnd}
        data-choices-below={hasChoices || undefined}
      >
        {hasChoices && words}
        <ArrowDown aria-hidden="true" className="size-5" />
        {!hasChoices && words}
      </button>
    </div>
  );
}
