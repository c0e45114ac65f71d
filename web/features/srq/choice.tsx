import type { SrqValue } from "#rules/srq.ts";
import { srqTexts } from "#texts/srq/srq.ts";
import { classes } from "#web/ui/classes.ts";
import { radioMark } from "#web/ui/radio-mark.ts";

const words = [
  ["yes", srqTexts.yes],
  ["no", srqTexts.no],
] as const;

/** B-383: yes or no to one question. `onPick` is called in addition to `onAnswer` if a finger or pointer chose. */
export function Choice(props: {
  id: number;
  value: SrqValue | undefined;
  isLarge?: boolean;
  onAnswer: (value: SrqValue) => void;
  onPick?: ((value: SrqValue) => void) | undefined;
}) {
  const { id, value, isLarge = false, onAnswer, onPick } = props;
  return (
    <div
      className={classes(
        "grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))]",
        isLarge ? "gap-3" : "gap-2",
      )}
    >
      {words.map(([choice, word]) => (
        <label
          key={choice}
          className={classes(
            "flex cursor-pointer items-center justify-center gap-2.5 rounded-md border border-line-strong bg-surface px-4 font-semibold text-ink transition-colors hover:border-strong has-checked:border-strong has-checked:bg-tint has-checked:text-on-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            isLarge ? "min-h-16 text-lg" : "min-h-11",
          )}
        >
          <input
            type="radio"
            name={`srq-${id}`}
            value={choice}
            checked={value === choice}
            onChange={() => onAnswer(choice)}
            onClick={(event) => {
              // Choosing by keyboard also fires a click, but with `detail` 0.
              if (event.detail > 0) onPick?.(choice);
            }}
            className={classes(radioMark, "size-5")}
          />
          {word}
        </label>
      ))}
    </div>
  );
}
