import { Star } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { ratingTexts } from "#texts/chat/answer.ts";
import { classes } from "#web/ui/classes.ts";
import { AlertDialog, ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useRating } from "./use-rating.ts";

const stars = [1, 2, 3, 4, 5] as const;
/** A choice of this many stars or fewer is confirmed first (B-238, B-450). */
const askUpTo = 3;

type Props = {
  username: string;
  code: string;
  /** The conversation's star rating when it was opened. */
  star: number | null;
};

/** B-237 to B-240: rates a conversation with one to five stars, once; a choice of few stars is confirmed first. */
export function StarRating({ username, code, star }: Props) {
  const rating = useRating({ username, code, star });
  const [asked, setAsked] = useState<number | null>(null);
  const id = useId();
  const { saved, chosen, problem } = rating;

  function choose(star: number): void {
    if (saved !== null || rating.isSaving) return;
    if (star <= askUpTo) setAsked(star);
    else void rating.save(star);
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      data-rating=""
      className="min-h-30 w-full max-w-md rounded-lg border border-line bg-surface px-4 py-3 text-ink shadow-rest"
    >
      <p id={`${id}-title`} className="text-sm font-semibold">
        {ratingTexts.title}
      </p>
      <Stars
        labelledBy={`${id}-title`}
        value={saved ?? asked ?? chosen}
        isReadOnly={saved !== null}
        onChoose={choose}
      />
      <p role="status" className="min-h-5 text-xs text-ink-soft">
        {saved !== null ? ratingTexts.saved : rating.isSaving ? ratingTexts.saving : ""}
      </p>
      {saved !== null && saved <= askUpTo && rating.isFresh && (
        <p className="mt-1.5 text-sm text-ink-soft">{ratingTexts.afterLow}</p>
      )}
      {problem !== "" && (
        <Notice
          tone="error"
          className="mt-2"
          action={
            chosen !== null && (
              <button
                type="button"
                className="min-h-11 font-semibold underline underline-offset-4"
                onClick={() => void rating.save(chosen)}
              >
                {ratingTexts.retry}
              </button>
            )
          }
        >
          {problem}
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={ratingTexts.askTitle}
        confirm={ratingTexts.confirm}
        cancel={ratingTexts.cancel}
        onConfirm={() => {
          const star = asked;
          setAsked(null);
          if (star !== null) void rating.save(star);
        }}
        onClose={() => setAsked(null)}
      >
        {ratingTexts.ask}
      </ConfirmDialog>
      <AlertDialog open={rating.isTold} title={ratingTexts.successTitle} onClose={rating.close}>
        {ratingTexts.success}
      </AlertDialog>
    </section>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * Arrow keys only move between the stars, Space and Enter choose: a choice is permanent, so moving past a star must not
 * make one. After saving, the stars are read-only.
 */
function Stars(props: {
  labelledBy: string;
  value: number | null;
  isReadOnly: boolean;
  onChoose: (star: number) => void;
}) {
  const { labelledBy, value, isReadOnly, onChoose } = props;
  const [reached, setReached] = useState<number>(1);
  const [under, setUnder] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const lit = isReadOnly ? (value ?? 0) : under || (value ?? 0);
  const tabStop = value ?? reached;

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined || isReadOnly) return;
    event.preventDefault();
    const focused = Number(document.activeElement?.getAttribute("data-star") ?? tabStop);
    const next = ((focused - 1 + step + stars.length) % stars.length) + 1;
    setReached(next);
    row.current?.querySelector<HTMLElement>(`[data-star="${next}"]`)?.focus();
  }

  return (
    <div
      ref={row}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-readonly={isReadOnly || undefined}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setUnder(0)}
      className="-ml-2.5 flex"
    >
      {stars.map((star) => (
        // biome-ignore lint/a11y/useSemanticElements: native radios choose with each arrow key
        <button
          key={star}
          type="button"
          role="radio"
          data-star={star}
          aria-checked={value === star}
          aria-label={ratingTexts.star(star)}
          tabIndex={star === tabStop ? 0 : -1}
          onClick={() => onChoose(star)}
          onPointerEnter={({ pointerType }) => pointerType === "mouse" && setUnder(star)}
          className={classes(
            "grid size-[clamp(44px,2.75rem,56px)] place-items-center rounded-full",
            isReadOnly ? "cursor-default" : "transition-transform active:scale-90",
          )}
        >
          <Star
            aria-hidden="true"
            className={classes("size-6.5", star <= lit ? "fill-current text-amber" : "text-ink-soft")}
          />
        </button>
      ))}
    </div>
  );
}
