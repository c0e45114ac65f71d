import type { CallName } from "#contract/calls.ts";
import type { Answer } from "#contract/schemas.ts";
import { dropSession, tokenOf } from "#web/browser/session.ts";
import { ApiError, addressOf, type InputOf, readAnswer } from "./api.ts";

export type Options = {
  /** A repeated call with the same key returns the first result, for calls that must not happen twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the request finish even when the page is being left. */
  keepalive?: boolean;
  /** A refused session does not lead to the login page; the guard's own check uses this. */
  stayOn401?: boolean;
  /** For prefetches: a refused session is ignored here, and the call that follows handles it and knows the way back. */
  isAhead?: boolean;
};

/** Called when the server refused the session. The page frame goes to the login page; drafts stay where they are. */
let onSignedOut: (username: string) => void = () => {};

export function whenSignedOut(listener: typeof onSignedOut): void {
  onSignedOut = listener;
}

/** Returns the headers that every request of a client's page carries. */
export function requestHeaders(username: string, more: Record<string, string> = {}): Headers {
  const headers = new Headers({ "x-client": username, ...more });
  const token = tokenOf(username);
  if (token) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

/** Calls the API from the browser. Throws `ApiError`; a refused session is dropped and leads to login (B-029). */
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
