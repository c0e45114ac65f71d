import { type RefObject, useEffect, useRef, useState } from "react";
import type { SafetyNotice } from "#contract/safety.ts";
import { contactChoices } from "#rules/application.ts";
import { normalEmail } from "#rules/registration.ts";
import { joinTexts } from "#texts/join-expert.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { type Draft, draftOf, textsOf } from "#web/browser/drafts.ts";
import {
  type Errors,
  emptyValues,
  errorsOf,
  type Field,
  missingOf,
  type Service,
  type Values,
} from "./form-values.ts";

/** The result that the dialog reports after sending. */
export type Outcome = { kind: "success" | "failure"; message: string };

type Parts = {
  username: string;
  services: readonly Service[];
  form: RefObject<HTMLFormElement | null>;
  onRisk: (notice: SafetyNotice, isSent: boolean) => void;
};

/**
 * B-282, B-283: the form's values, kept until the application is accepted, its field errors, and the result of sending.
 */
export function useJoin({ username, services, form, onRisk }: Parts) {
  const [values, setValues] = useState<Values>(emptyValues);
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const draft = useRef<Draft>(undefined);

  // Runs in the browser only: the server's render knows neither the draft nor what was typed before hydration.
  useEffect(() => {
    draft.current = draftOf(username, "join-expert", "tab");
    const typed = form.current ? filledOf(new FormData(form.current)) : {};
    setValues((before) => ({ ...before, ...textsOf(draft.current?.read() ?? ""), ...typed }));
  }, [username, form]);

  function set(field: Field, text: string): void {
    const next = { ...values, [field]: text };
    setValues(next);
    draft.current?.write(JSON.stringify(next));
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  }

  function clear(): void {
    setValues(emptyValues);
    draft.current?.write("");
  }

  async function send(): Promise<void> {
    if (isBusy || missingOf(values).length > 0) return;
    const found = errorsOf(values, services, new Date());
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current, found);
    setBusy(true);
    const result = await apply(username, bodyOf(values, services)).finally(() => setBusy(false));
    if (result.kind === "success") clear();
    else setErrors(result.fields);
    if (result.notice) onRisk(result.notice, result.kind === "success");
    if (!result.notice || result.kind === "failure") setOutcome(result);
  }

  function closeOutcome(): void {
    setOutcome(undefined);
    // Waits until the dialog has restored the focus.
    if (Object.values(errors).some(Boolean)) requestAnimationFrame(() => focusFirst(form.current, errors));
  }

  return { values, errors, outcome, isBusy, set, send, closeOutcome } as const;
}

/** Result of an application: the dialog's message, the field errors, and a safety notice if its text indicates risk. */
type Result = Outcome & { fields: Errors; notice?: SafetyNotice | undefined };

/** Sends an application; `status: "failed"` is a failure whatever the HTTP status (B-285). */
async function apply(username: string, body: ReturnType<typeof bodyOf>): Promise<Result> {
  try {
    const { status, message, safety } = await api(username, "joinExpert", { body });
    const isTaken = status !== "failed";
    return {
      kind: isTaken ? "success" : "failure",
      message: message || (isTaken ? joinTexts.successFallback : joinTexts.failureRefused),
      fields: {},
      notice: safety,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { safety } = error.body;
    return {
      kind: "failure",
      message: messageOf(error),
      fields: error.fields,
      notice: isNotice(safety) ? safety : undefined,
    };
  }
}

/** returns the server's message; without one, the text for a failed call or the text for a refusal. */
function messageOf({ status, body }: ApiError): string {
  if (typeof body.message === "string" && body.message !== "") return body.message;
  return status === 0 || status >= 500 ? joinTexts.failureBroken : joinTexts.failureRefused;
}

const isNotice = (value: unknown): value is SafetyNotice =>
  typeof value === "object" && value !== null && "contacts" in value && "message" in value;

/** B-281: the request body. */
function bodyOf(values: Values, services: readonly Service[]) {
  const service = services.find(({ id }) => String(id) === values.layanan);
  return {
    name: values.name.trim(),
    email: normalEmail(values.email),
    phone: values.phone,
    city: values.city,
    layanan: service?.name ?? "",
    skills: service?.id ?? 0,
    birth_date: values.birth_date,
    experience: Number(values.experience),
    biography: values.biography.trim(),
    kontak: contactChoices.find((choice) => choice === values.kontak) ?? null,
  };
}

const isField = (name: string): name is Field => name in emptyValues;

function filledOf(data: FormData): Partial<Values> {
  const filled: Partial<Values> = {};
  for (const [name, value] of data)
    if (isField(name) && typeof value === "string" && value !== "") filled[name] = value;
  return filled;
}

function focusFirst(form: HTMLFormElement | null, errors: Errors): void {
  const first = [...(form?.elements ?? [])].find(
    (element) => "name" in element && typeof element.name === "string" && errors[element.name],
  );
  if (first instanceof HTMLElement) first.focus();
}
