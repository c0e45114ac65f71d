import type { CallName } from "#contract/calls.ts";
import type { Answer } from "#contract/schemas.ts";
import { dropSession, tokenOf } from "#web/browser/session.ts";
import { ApiError, addressOf, type InputOf, readAnswer } from "./api.ts";
import { takeEarly } from "./early.ts";

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

/** Sign-ins: they answer 401 to wrong credentials, which says nothing about a session. */
const signIns: ReadonlySet<CallName> = new Set<CallName>(["login", "loginGoogle"]);

/** Calls the API from the browser. Throws `ApiError`; any 401 drops the session and leads to login (B-029). */
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
  const ask = () =>
    fetch(url, {
      method,
      headers,
      ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
  const early = method === "GET" ? takeEarly(url, tokenOf(username)) : undefined;
  const response = await (early?.catch(ask) ?? ask()).catch((cause) => {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(0, {});
  });
  try {
    return readAnswer<N>(response.status, await response.text());
  } catch (error) {
    if (response.status === 401 && !signIns.has(name) && !options.isAhead) signedOut(username, options);
    throw error;
  }
}

/** True once a help card came with a refusal: until there is a session again, only the member's press leads to login. */
let isCardShown = false;

/** Drops a session that the server refused. `isPress`: the member did something that needs one. */
export function signedOut(
  username: string,
  { stayOn401 = false, isPress = false }: Pick<Options, "stayOn401"> & { isPress?: boolean } = {},
): void {
  const hadSession = Boolean(tokenOf(username));
  dropSession(username);
  if (!stayOn401 && (hadSession || isPress || !isCardShown)) onSignedOut(username);
}

/** Drops a session that the server refused together with a help card, which stays on the screen. */
export function signedOutInNeed(username: string): void {
  isCardShown = true;
  dropSession(username);
}
