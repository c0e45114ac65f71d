/*
 * Which talk a purchase of time began in, so that the way back from paying leads into it. Kept for this tab alone and a
 * day: what is bought later, from elsewhere, must not lead into an old talk.
 */

type Talk = { code: string; expertId: number };

const keyOf = (username: string): string => `alma.purchase.${username}`;

/** As long as an order can be paid, and a little. */
const keptMs = 25 * 60 * 60 * 1000;

/** Remembers the talk that ran out of time, before its member goes to pay. */
export function rememberTalk({ username, code, expertId }: Talk & { username: string }): void {
  try {
    sessionStorage.setItem(keyOf(username), JSON.stringify({ code, expertId, at: Date.now() }));
  } catch {
    // Without storage the list of talks is the way back.
  }
}

/** The talk to go back to; undefined where none ran out, or where that was long ago. */
export function talkToReturnTo(username: string): Talk | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(username)) ?? "null");
    return isKept(kept) && Date.now() - kept.at < keptMs
      ? { code: kept.code, expertId: kept.expertId }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The member is back, or wants something else. */
export function forgetTalk(username: string): void {
  try {
    sessionStorage.removeItem(keyOf(username));
  } catch {
    // Without storage nothing was kept.
  }
}

/** Storage can be written by anything that ran in this browser. */
function isKept(value: unknown): value is Talk & { at: number } {
  if (typeof value !== "object" || value === null) return false;
  const { code, expertId, at } = value as Record<string, unknown>;
  return typeof code === "string" && code !== "" && Number.isSafeInteger(expertId) && typeof at === "number";
}
