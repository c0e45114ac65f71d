import type { Answer } from "#contract/schemas.ts";
import { pushEvent } from "#web/browser/analytics.ts";
import { storeSession } from "#web/browser/session.ts";

/** A completed sign-in; `agreed` says whether the member has agreed to the terms. */
export type SignedIn = { agreed: boolean };

/**
 * B-092 to B-094, B-102: stores the session of a sign-in by password or Google; an answer without a token only logs a
 * warning. Every sign-in pushes submitApplication, a Google sign-in also pushes login.
 */
export function startSession(
  username: string,
  { data }: Answer<"login">,
  method?: "Google",
): SignedIn | undefined {
  if (!data?.token) {
    // biome-ignore lint/suspicious/noConsole: B-093 asks for a warning
    console.warn("login answered without a token");
    return undefined;
  }
  storeSession(username, data.token, data.user_id);
  pushEvent("submitApplication");
  if (method) pushEvent("login", { method });
  return { agreed: data.agree_with_tnc };
}
