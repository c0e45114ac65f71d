import type { ConversationRow } from "#contract/conversation.ts";
import type { Answer } from "#contract/schemas.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { forgetKept } from "#web/browser/kept.ts";
import { type Entry, entryOf, writeEntry } from "#web/browser/kept-entry.ts";
import { type Lock, markOf, seal, unseal } from "./seal.ts";
import { type Copy, type Store, storeOf } from "./store.ts";

/** So many of the newest talks are kept. */
const talksMax = 20;
/** A talk that goes on may have gone on elsewhere. */
const freshMs = 6 * 3_600_000;

export type Talk = Answer<"getConversation">["data"];

type Keeping = { username: string; entry: Entry; lock: Lock; store: Store };

const aboutOf = (username: string, { userId }: Entry, code: string) => `${username}/${userId}/${code}`;

/** What both the list and the talk say of it: where this is another, something has changed. */
const stateOf = ({ title, status, duration, rating }: Talk | ConversationRow) =>
  JSON.stringify([title, status, duration, rating?.star]);

/** What is kept of a talk: what was said. No offers and no pictures, which would need a line. */
function slim(talk: Talk): Talk {
  return {
    ...talk,
    expert: { ...talk.expert, photo_url: "" },
    history_chat: talk.history_chat.map((message) => ({
      ...message,
      content: message.type === "answer" ? wordsOf(message.content) : message.content,
      earlier: [],
    })),
  };
}

function wordsOf(content: string): string {
  try {
    const parts: unknown = JSON.parse(content);
    if (typeof parts !== "object" || parts === null) return content;
    return JSON.stringify({ ...parts, products: [], has_rating: false });
  } catch {
    // Not in the form of an answer: read as it is (B-204).
    return content;
  }
}

/** What is going on here at all; undefined where nothing is kept. */
async function keepingOf(username: string): Promise<Keeping | undefined> {
  const entry = entryOf(username);
  if (!entry) return undefined;
  const store = storeOf(username);
  const lock = await store.readLock().catch(() => undefined);
  if (lock) return { username, entry, lock, store };
  // The browser was short of room and has dropped the database: nothing is kept any more.
  forgetKept(username);
  return undefined;
}

/** A talk as the server has it now, sealed; one that is gone there goes here. */
async function copy({ username, entry, lock, store }: Keeping, code: string): Promise<void> {
  try {
    const { data } = await api(username, "getConversation", { params: { id: code }, query: {} });
    const about = aboutOf(username, entry, code);
    const row: Copy = {
      code,
      mark: await markOf(lock, stateOf(data)),
      copiedAt: Date.now(),
      sealed: await seal(lock, about, JSON.stringify(slim(data))),
    };
    // Wiped meanwhile, or begun anew with other keys.
    if (entryOf(username)?.salt !== entry.salt) return;
    await store.put(row);
    isCopied(username, code);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await store.drop(code);
    isCopied(username, code);
  }
}

/** Takes what is done, or need not be done, from the notes. */
function unnote(username: string, isDone: (code: string) => boolean): void {
  const entry = entryOf(username);
  if (!entry?.changed.some(isDone)) return;
  writeEntry(username, { ...entry, changed: entry.changed.filter((code) => !isDone(code)) });
}

const isCopied = (username: string, code: string) => unnote(username, (one) => one === code);

/** Brings the copies in step with the list: the newest talks, and no others. */
async function refreshAll(keeping: Keeping): Promise<void> {
  const { username, entry, lock, store } = keeping;
  const { data: user } = await api(username, "getUser", {});
  // A token can come into this browser by other ways than signing in.
  if (user.id !== entry.userId) return forgetKept(username);
  const query = { page: 1, per_page: talksMax };
  const { data } = await api(username, "listConversations", { query });
  const rows = data.items.filter(({ deleted_at }) => deleted_at === null);
  const known = new Map((await store.copies()).map((one) => [one.code, one]));
  const codes = new Set(rows.map(({ code }) => code));
  // What is beyond the newest is not kept, whatever becomes of it.
  unnote(username, (code) => !codes.has(code));
  const changed = new Set(entryOf(username)?.changed);
  for (const code of known.keys()) if (!codes.has(code)) await store.drop(code);
  for (const row of rows) {
    const kept = known.get(row.code);
    const isOld = row.status === "active" && Date.now() - (kept?.copiedAt ?? 0) > freshMs;
    if (!kept || isOld || changed.has(row.code) || kept.mark !== (await markOf(lock, stateOf(row))))
      await copy(keeping, row.code);
  }
}

/** What lacks a line now is made up for with the next page; anything else is told to who looks into the console. */
function whyNot(error: unknown): void {
  if (error instanceof ApiError && (error.status === 0 || error.status === 401)) return;
  // biome-ignore lint/suspicious/noConsole: nobody waits for it, and nothing of the talk is in it
  console.warn("kept talks", error);
}

let work: Promise<void> = Promise.resolve();

/** One after the other, also among tabs. */
function queue(username: string, act: (keeping: Keeping) => Promise<void>): Promise<void> {
  const once = async () => {
    const keeping = await keepingOf(username);
    if (keeping) await act(keeping);
  };
  work = work.then(() => alone(`alma.kept.${username}`, once)).catch(whyNot);
  return work;
}

const alone = (name: string, act: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(name, act) : act();

/** Renews what has changed since it was copied. Does nothing where nothing is kept. */
export const refreshCopies = (username: string): Promise<void> => queue(username, refreshAll);

/** Renews one talk; one that is not kept yet may be among the newest now. */
export const renewCopy = (username: string, code: string, isGone: boolean): Promise<void> =>
  queue(username, async (keeping) => {
    if (isGone) {
      await keeping.store.drop(code);
      return isCopied(username, code);
    }
    const isKept = (await keeping.store.copies()).some((one) => one.code === code);
    await (isKept ? copy(keeping, code) : refreshAll(keeping));
  });

/** How much is kept, and since when the newest copy. */
export async function statusOf(username: string): Promise<{ count: number; copiedAt: number }> {
  const copies = await storeOf(username).copies();
  return { count: copies.length, copiedAt: Math.max(0, ...copies.map(({ copiedAt }) => copiedAt)) };
}

export type Kept = { talk: Talk; copiedAt: number };

/** All copies in the open, the newest talk first. */
export async function openCopies(username: string, key: CryptoKey): Promise<Kept[]> {
  const entry = entryOf(username);
  if (!entry) return [];
  const copies = await storeOf(username).copies();
  const opened = await Promise.all(
    copies.map(async ({ code, copiedAt, sealed }): Promise<Kept> => {
      const text = await unseal(key, aboutOf(username, entry, code), sealed);
      return { talk: JSON.parse(text), copiedAt };
    }),
  );
  return opened.sort((a, b) => (a.talk.start_at < b.talk.start_at ? 1 : -1));
}
