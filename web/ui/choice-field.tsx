import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { radioMark } from "./radio-mark.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type Group = {
  legend: ReactNode;
  /** The `name` of the radio inputs, which groups them. */
  name: string;
  value: string;
  onChange: (value: string) => void;
};

const legendClass = "mb-3 block w-full text-balance font-semibold text-ink";

/** Colours the row of the chosen option, which its radio dot marks too, and outlines the row with the keyboard focus. */
const chosen =
  "has-checked:border-strong has-checked:bg-tint has-checked:text-on-tint has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";

/** A choice of one among a few, with native radio inputs; each whole row can be tapped. */
export function ChoiceField(
  props: Group & { options: readonly { value: string; label: string }[]; inline?: boolean },
) {
  return (
    <fieldset className="min-w-0">
      <legend className={legendClass}>{props.legend}</legend>
      <div
        className={classes(
          "grid gap-2",
          props.inline ? "grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]" : "grid-cols-1",
        )}
      >
        {props.options.map(({ value, label }) => (
          <label
            key={value}
            className={classes(
              "flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-2.5 text-ink transition-colors hover:border-strong",
              chosen,
            )}
          >
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
              className={classes(radioMark, "size-5")}
            />
            <span className="min-w-0 flex-1">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * A scale whose two ends are labelled. The end labels also belong to their radio inputs, for people who do not see the
 * row.
 */
export function ScaleField(props: Group & { steps: readonly number[]; low: string; high: string }) {
  const { steps, low, high } = props;
  const endOf = (n: number) => (n === 0 ? low : n === steps.length - 1 ? high : undefined);
  return (
    <fieldset className="min-w-0">
      <legend className={legendClass}>{props.legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {steps.map((step, n) => (
          <label
            key={step}
            className={classes(
              "relative grid min-h-12 min-w-0 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface text-lg font-semibold text-ink transition-colors hover:border-strong has-checked:border-2 forced-colors:has-checked:outline-4",
              chosen,
            )}
          >
            <input
              type="radio"
              name={props.name}
              value={step}
              checked={props.value === String(step)}
              onChange={() => props.onChange(String(step))}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md opacity-0"
            />
            <span>{step}</span>
            {endOf(n) && <VisuallyHidden>{endOf(n)}</VisuallyHidden>}
          </label>
        ))}
      </div>
      <p
        aria-hidden="true"
        className="mt-2 flex justify-between gap-4 text-xs text-ink-soft *:min-w-0 [&>span:last-child]:text-right"
      >
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </fieldset>
  );
}
