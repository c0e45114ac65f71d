import { type ComponentProps, type ReactNode, useId } from "react";

export const inputClass =
  "block min-h-13 w-full rounded-md border border-line-strong bg-surface px-4 py-3 text-base text-ink placeholder:text-ink-soft transition-[border-color,box-shadow] hover:border-strong focus:border-strong focus:outline-none focus:ring-3 focus:ring-focus/25 [&[readonly]]:border-line [&[readonly]]:bg-sunken [&[readonly]]:text-ink-soft disabled:opacity-60 aria-invalid:border-danger aria-invalid:focus:ring-danger/25";

type FieldParts = {
  label: string;
  hint?: string | undefined;
  /** Messages of this field, each on its own line (B-089, B-468). */
  errors?: readonly string[] | undefined;
};

type Described = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** Label, hint and messages around a control, linked to it for screen readers. */
export function Field({
  label,
  hint,
  errors = [],
  className,
  children,
}: FieldParts & { className?: string | undefined; children: (control: Described) => ReactNode }) {
  const id = useId();
  const hasErrors = errors.length > 0;
  // An error message repeats the hint and says what is wrong.
  const hasHint = hint !== undefined && !hasErrors;
  const described = [hasHint && `${id}-hint`, hasErrors && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        {label}
      </label>
      {children({
        id,
        ...(described ? { "aria-describedby": described } : {}),
        ...(hasErrors ? { "aria-invalid": true } : {}),
      })}
      {hasHint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {hasErrors && (
        <p id={`${id}-error`} className="mt-1.5 whitespace-pre-line text-xs font-medium text-danger-text">
          {errors.join("\n")}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldParts & Omit<ComponentProps<"input">, "id" | "className">;

export function TextField({ label, hint, errors, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => <input {...input} {...control} className={inputClass} />}
    </Field>
  );
}
