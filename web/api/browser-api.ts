import type { CallName } from "#contract/calls.ts";
import type { Answer } from "#contract/schemas.ts";
import { dropSession, tokenOf } from "#web/browser/session.ts";
import { ApiError, addressOf, type InputOf, readAnswer } from "./api.ts";

export type Options = {
  /** Same key, same result: for calls that must not happen twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The answer matters even when the page is being left. */
  keepalive?: boolean;
  /** The guard's own check: a refused session does not lead to login. */
  stayOn401?: boolean;
  /** Asked before anybody wants it: a refused session is left to who asks then, and knows where the way back leads. */
  isAhead?: boolean;
};

/** Called when a session was refused; the page frame leads to login, drafts stay where they are. */
let onSignedOut: (username: string) => void = () => {};

export function whenSignedOut(listener: typeof onSignedOut): void {
  onSignedOut = listener;
}

/** Headers that every request of a client's page carries. */
export function requestHeaders(username: string, more: Record<string, string> = {}): Headers {
  const headers = new Headers({ "x-client": username, ...more });
  const token = tokenOf(username);
  if (token) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

/** A call from the browser. Throws `ApiError`; a refused session is dropped and leads to login (B-029). */
export async function api<N extends CallName>(
  username: string,
  name: N,
  input: InputOf<N>,
  options: Options = {},
): Promise<Answer<N>> {
  const { method, url } = addressOf(name, input);
  const hasBody = "body" in input && input.body !== undefined;
  const headers = requestHeaders(username, {
    ...(hasBody ? { "content-type": "application/json" } : {}),
    ...(options.idempotencyKey ? { "idempotency-key": options.idempotencyKey } : {}),
  });
  const response = await fetch(url, {
    method,
    headers,
    ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  }).catch((cause) => {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(0, {});
  });
  try {
    return readAnswer<N>(response.status, await response.text());
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code === "unauthenticated";
    if (isRefused && !options.isAhead) signedOut(username, options);
    throw error;
  }
}

/** Drops a session that the server refused. */
export function signedOut(username: string, options: Pick<Options, "stayOn401"> = {}): void {
  dropSession(username);
  if (!options.stayOn401) onSignedOut(username);
}
