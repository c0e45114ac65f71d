import { ChevronDown } from "lucide-react";
import { classes } from "./classes.ts";
import { Field, inputClass } from "./field.tsx";

type Option = { value: string; label: string };

/** A native select with its label, so that phones open their own list. */
export function SelectField(props: {
  label: string;
  value: string;
  options: readonly Option[];
  name?: string;
  required?: boolean;
  errors?: readonly string[] | undefined;
  className?: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={props.label} errors={props.errors} className={props.className}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            name={props.name}
            required={props.required}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            className={classes(inputClass, "cursor-pointer appearance-none truncate pr-10")}
          >
            {props.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </Field>
  );
}
