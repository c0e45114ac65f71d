import type { Ref } from "react";
import { classes } from "#web/ui/classes.ts";
import { Field, inputClass } from "#web/ui/field.tsx";
import { pinOf } from "./pin.ts";

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (pin: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Shows dots for the typed digits. Not a password field, because browsers would offer to save the PIN as the password.
 */
export function PinField({ label, value, error, onChange, ref }: Props) {
  return (
    <Field label={label} errors={error ? [error] : []}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(pinOf(event.target.value))}
          className={classes(inputClass, "max-w-56 tracking-[0.35em] [-webkit-text-security:disc]")}
        />
      )}
    </Field>
  );
}
