import type { CallName } from "#contract/calls.ts";
import { errors } from "#contract/errors.ts";
import { type Answer, refusalsOf } from "#contract/schemas.ts";
import { english, innards, requestOf, wordsIn } from "#server/test/attacks.ts";
import { type Input, markedPassword } from "#server/test/examples.ts";

export type Sent = {
  input?: Input;
  raw?: string | undefined;
  headers?: Record<string, string> | undefined;
  token?: string | undefined;
};

/** An answer; `body` is typed as that of a success and is only that if the status says so. */
export type Got<N extends CallName> = {
  status: number;
  text: string;
  type: string;
  code: string | undefined;
  body: Answer<N>;
};

/** An answer that takes longer has hung. */
const hungMs = 60_000;

/** Makes one call over HTTP. */
export async function sendTo<N extends CallName>(base: string, name: N, sent: Sent): Promise<Got<N>> {
  const { input = {}, raw, headers = {}, token } = sent;
  const { method, url, payload, ...made } = requestOf(name, {
    input,
    headers,
    ...(raw === undefined ? {} : { raw }),
  });
  const response = await fetch(base + url, {
    method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...made.headers },
    redirect: "manual",
    signal: AbortSignal.timeout(hungMs),
    ...(payload === undefined
      ? {}
      : { body: typeof payload === "string" ? payload : new Uint8Array(payload) }),
  });
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  const body = type.startsWith("application/json") ? JSON.parse(text) : {};
  return { status: response.status, text, type, code: body.code, body };
}

const own = new Map(Object.entries(errors).map(([code, { message }]) => [code, message]));

/** What no answer of any call may do, whatever was sent. `secrets` belong to others than the sender. */
export function faultsOf(name: CallName, got: Got<CallName>, secrets: readonly string[]): string[] {
  const { status, text, type, code } = got;
  const told = [...secrets, markedPassword].filter((secret) => text.includes(secret));
  const faults = told.map((secret) => `tells ${secret}`);
  if (status < 400) return faults;
  if (!type.startsWith("application/json")) return [...faults, `${status} is no JSON: ${text.slice(0, 80)}`];
  const refusal: Record<string, unknown> = JSON.parse(text);
  if (code === "internal" || code === "unavailable") faults.push(`${status} ${code}`);
  else if (!refusalsOf(name).some((listed) => listed === code))
    faults.push(`${status} ${code} is not listed`);
  if (innards.test(text)) faults.push(`shows its insides: ${text.slice(0, 160)}`);
  // The table of errors holds our own sentences, one of them in English by the specification.
  const ours = own.get(String(code));
  if (refusal.message !== ours) faults.push(`says a sentence that is not its own: ${refusal.message}`);
  const words = wordsIn({ error: refusal.error });
  if (english.test(words)) faults.push(`speaks English: ${words.slice(0, 80)}`);
  return faults;
}
