import type { Saldo } from "#contract/balance.ts";
import type { Answer } from "#contract/schemas.ts";
import { addressOf } from "./api.ts";
import { api } from "./browser-api.ts";
import { cacheSaldo, loadSaldo } from "./saldo.ts";

/** What a chat starts with: the newest page of the conversation and the balance. */
type Begin = { page: Answer<"getConversation">["data"]; saldo: Saldo | undefined };

/**
 * Messages per page of a chat, enough for several screens. A page of a hundred takes long on a bad connection and a
 * slow phone, and most of it is never looked at.
 */
export const chatPage = 50;

/** How long a prefetch is valid. A finger that stays down longer is not opening the conversation. */
const freshMs = 2000;

let ahead:
  | { username: string; code: string; at: number; begin: Promise<Begin>; drop: () => void }
  | undefined;

const newest = (code: string) => ({ params: { id: code }, query: { limit: chatPage } });

/** The addresses with which a chat begins. */
export const conversationAddresses = (code: string): string[] => [
  addressOf("getConversation", newest(code)).url,
  addressOf("getSaldo").url,
];

async function load(username: string, code: string): Promise<Begin> {
  const [{ data: page }, saldo] = await Promise.all([
    api(username, "getConversation", newest(code)),
    loadSaldo(username),
  ]);
  return { page, saldo };
}

/** Fetches both parts or fails; `beginConversation` then fetches again. */
async function loadAhead(username: string, code: string, signal: AbortSignal): Promise<Begin> {
  const options = { signal, isAhead: true };
  const [{ data: page }, { data: saldo }] = await Promise.all([
    api(username, "getConversation", newest(code), options),
    api(username, "getSaldo", {}, options),
  ]);
  cacheSaldo(username, saldo);
  return { page, saldo };
}

/** Prefetches a conversation when a finger touches it, so that most of the wait is over when the finger lifts. */
export function askAhead(username: string, code: string): void {
  ahead?.drop();
  const left = new AbortController();
  const begin = loadAhead(username, code, left.signal);
  ahead = { username, code, at: performance.now(), begin, drop: () => left.abort() };
  begin.catch(() => {
    // `beginConversation` fetches again.
  });
}

/** Cancels the prefetch when the finger slides or rests, because that was no press. */
export function dropAhead(): void {
  ahead?.drop();
  ahead = undefined;
}

/** Returns the prefetched data once, or fetches it now. Throws `ApiError`. */
export async function beginConversation(username: string, code: string): Promise<Begin> {
  const asked = ahead;
  ahead = undefined;
  const isIt = asked?.username === username && asked.code === code && performance.now() - asked.at < freshMs;
  if (!isIt) return load(username, code);
  try {
    return await asked.begin;
  } catch {
    return load(username, code);
  }
}
