/*
 * Remembers in which conversation a purchase of time began, so that the member returns to it after paying. Kept for
 * this tab and one day, so that a later purchase elsewhere does not lead into an old conversation.
 */

type Conversation = { code: string; expertId: number };

const keyOf = (username: string): string => `alma.purchase.${username}`;

/** A little longer than an order can be paid. */
const lifetimeMs = 25 * 60 * 60 * 1000;

/** Remembers the conversation that ran out of time before the member goes to pay. */
export function rememberConversation({
  username,
  code,
  expertId,
}: Conversation & { username: string }): void {
  try {
    sessionStorage.setItem(keyOf(username), JSON.stringify({ code, expertId, at: Date.now() }));
  } catch {
    // Without storage, the member returns through the list of conversations.
  }
}

/** Returns the conversation to go back to; undefined when none is remembered or it is too old. */
export function conversationToReturnTo(username: string): Conversation | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(username)) ?? "null");
    return isStored(stored) && Date.now() - stored.at < lifetimeMs
      ? { code: stored.code, expertId: stored.expertId }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Called when the member is back in the conversation or chose something else. */
export function forgetConversation(username: string): void {
  try {
    sessionStorage.removeItem(keyOf(username));
  } catch {
    // Without storage nothing was stored.
  }
}

/** Checks the shape, because any script that ran in this browser can write to the storage. */
function isStored(value: unknown): value is Conversation & { at: number } {
  if (typeof value !== "object" || value === null) return false;
  const { code, expertId, at } = value as Record<string, unknown>;
  return typeof code === "string" && code !== "" && Number.isSafeInteger(expertId) && typeof at === "number";
}
