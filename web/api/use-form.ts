import { type FormEvent, useState } from "react";
import { ApiError } from "#web/api/api.ts";

export type FieldErrors = Partial<Record<string, readonly string[]>>;

type Form = {
  /** Returns the errors found before anything is sent. */
  check: (values: FormData) => FieldErrors;
  send: (values: FormData) => Promise<void>;
};

/**
 * State and handlers of an account form: checks the values, sends one request at a time, and shows messages under their
 * fields or else under the form (B-089 to B-091, B-468). The typed values stay in the fields.
 */
export function useForm({ check, send }: Form) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    setFailure(undefined);
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fields);
      // With field messages, a general message would only repeat them.
      if (Object.keys(error.fields).length === 0) setFailure(error);
      focusFirst(form, error.fields);
    } finally {
      setBusy(false);
    }
  }

  /** Removes a field's message when the field changes. */
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement) || !errors[target.name]) return;
    const { [target.name]: _, ...others } = errors;
    setErrors(others);
  }

  return {
    errors,
    failure,
    isBusy,
    formProps: { onSubmit, onInput, method: "post", noValidate: true, "data-live": "" },
  } as const;
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && errors[element.name],
  );
  if (first instanceof HTMLElement) first.focus();
}

/** Returns the text of a field; empty for a file. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value : "";
}
