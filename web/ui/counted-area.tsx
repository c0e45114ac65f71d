import { type ComponentProps, useId } from "react";
import { cutTo, lengthOf } from "#rules/text-length.ts";
import { classes } from "./classes.ts";
import { Field, inputClass } from "./field.tsx";

type Props = Omit<ComponentProps<"textarea">, "id" | "className" | "value" | "onChange" | "maxLength"> & {
  label: string;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
  value: string;
  /** Maximum number of characters. More are cut off while typing, just as when pasting. */
  most: number;
  counter: (letters: number, most: number) => string;
  /** Starts with room for more than a few words. */
  isTall?: boolean;
  /** Shown when no more characters fit. */
  full?: string;
  onChange: (value: string) => void;
};

/** A textarea with a counter; characters are counted as people see them. */
export function CountedArea({
  label,
  hint,
  errors,
  value,
  most,
  counter,
  full,
  onChange,
  isTall,
  ...area
}: Props) {
  const id = useId();
  const letters = lengthOf(value);
  const isFull = letters >= most;
  return (
    <div>
      <Field label={label} hint={hint} errors={errors}>
        {(control) => (
          <textarea
            {...area}
            {...control}
            aria-describedby={classes(control["aria-describedby"], `${id}-counter`)}
            value={value}
            onChange={({ target }) => onChange(cutTo(target.value, most))}
            className={classes(inputClass, "field-sizing-content resize-y", isTall ? "min-h-48" : "min-h-24")}
          />
        )}
      </Field>
      <div className="mt-1.5 flex items-baseline justify-between gap-3 text-xs text-ink-soft">
        <p role="status" className={classes("min-w-0", isFull && "font-medium text-amber")}>
          {isFull ? full : undefined}
        </p>
        <p id={`${id}-counter`} data-counter="" className="shrink-0 tabular-nums">
          {counter(letters, most)}
        </p>
      </div>
    </div>
  );
}
