import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { loginTexts } from "#texts/account/account.ts";
import { classes } from "./classes.ts";
import { Field, inputClass } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "id" | "className" | "type"> & {
  label: string;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
};

/** B-068: a password field whose text can be shown. */
export function PasswordField({ label, hint, errors, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classes(inputClass, "pr-13")}
          />
          <button
            type="button"
            aria-label={isShown ? loginTexts.hidePassword : loginTexts.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-sm text-ink-soft hover:bg-tint hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}
