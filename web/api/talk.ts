import type { Saldo } from "#contract/balance.ts";
import type { Answer } from "#contract/schemas.ts";
import { api } from "./browser-api.ts";
import { keepSaldo, loadSaldo } from "./saldo.ts";

/** What a chat begins with: the newest page of the talk and the balance. */
type Begin = { page: Answer<"getConversation">["data"]; saldo: Saldo | undefined };

/**
 * Messages that a chat asks for at once: several screens of them. On a bad line and a slow phone a page of a hundred
 * takes its time, and most of it is never looked at.
 */
export const chatPage = 50;

/** A finger is lifted sooner than this, or means something else. */
const freshMs = 2000;

let ahead:
  | { username: string; code: string; at: number; begin: Promise<Begin>; drop: () => void }
  | undefined;

const newest = (code: string) => ({ params: { id: code }, query: { limit: chatPage } });

async function load(username: string, code: string): Promise<Begin> {
  const [{ data: page }, saldo] = await Promise.all([
    api(username, "getConversation", newest(code)),
    loadSaldo(username),
  ]);
  return { page, saldo };
}

/** Whole or not at all: what fails is asked for again by who opens the talk. */
async function loadAhead(username: string, code: string, signal: AbortSignal): Promise<Begin> {
  const options = { signal, isAhead: true };
  const [{ data: page }, { data: saldo }] = await Promise.all([
    api(username, "getConversation", newest(code), options),
    api(username, "getSaldo", {}, options),
  ]);
  keepSaldo(username, saldo);
  return { page, saldo };
}

/** Asks when a finger comes down on a talk: when it is lifted, most of the wait is over. */
export function askAhead(username: string, code: string): void {
  ahead?.drop();
  const left = new AbortController();
  const begin = loadAhead(username, code, left.signal);
  ahead = { username, code, at: performance.now(), begin, drop: () => left.abort() };
  begin.catch(() => {
    // Whoever opens the talk asks again.
  });
}

/** The finger slides, or rests: it was no press. */
export function dropAhead(): void {
  ahead?.drop();
  ahead = undefined;
}

/** What was asked for ahead, once, or asked for now. Throws `ApiError`. */
export async function beginTalk(username: string, code: string): Promise<Begin> {
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
