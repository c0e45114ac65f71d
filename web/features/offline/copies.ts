import type { ConversationRow } from "#contract/conversation.ts";
import type { Answer } from "#contract/schemas.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { forgetOfflineCopies } from "#web/browser/offline-copies.ts";
import { type Entry, entryOf, writeEntry } from "#web/browser/offline-entry.ts";
import { type Lock, markOf, seal, unseal } from "./seal.ts";
import { type Copy, type Store, storeOf } from "./store.ts";

/** Number of newest conversations that are copied. */
const conversationsMax = 20;
/** An active conversation may have continued on another device, so its copy counts as fresh for this long. */
const freshMs = 6 * 3_600_000;

export type Conversation = Answer<"getConversation">["data"];

type CopyContext = { username: string; entry: Entry; lock: Lock; store: Store };

const aboutOf = (username: string, { userId }: Entry, code: string) => `${username}/${userId}/${code}`;

/** Fields that both the list and the conversation contain; if they differ, the conversation has changed. */
const stateOf = ({ title, status, duration, rating }: Conversation | ConversationRow) =>
  JSON.stringify([title, status, duration, rating?.star]);

/** Reduces a conversation to what was said, without product offers and pictures, which would need a connection. */
function slim(conversation: Conversation): Conversation {
  return {
    ...conversation,
    expert: { ...conversation.expert, photo_url: "" },
    history_chat: conversation.history_chat.map((message) => ({
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
    // Not an answer in JSON: used as plain text (B-204).
    return content;
  }
}

/** Returns what is needed to work on the copies, or undefined if this browser stores none. */
async function copyContextOf(username: string): Promise<CopyContext | undefined> {
  const entry = entryOf(username);
  if (!entry) return undefined;
  const store = storeOf(username);
  const lock = await store.readLock().catch(() => undefined);
  if (lock) return { username, entry, lock, store };
  // The browser was short of space and deleted the database, so the feature is turned off here.
  forgetOfflineCopies(username);
  return undefined;
}

/** Stores a sealed copy of a conversation's current state; one that the server no longer has is deleted here. */
async function copy({ username, entry, lock, store }: CopyContext, code: string): Promise<void> {
  try {
    const { data } = await api(username, "getConversation", { params: { id: code }, query: {} });
    const about = aboutOf(username, entry, code);
    const row: Copy = {
      code,
      mark: await markOf(lock, stateOf(data)),
      copiedAt: Date.now(),
      sealed: await seal(lock, about, JSON.stringify(slim(data))),
    };
    // Meanwhile the copies were wiped, or turned on again with other keys.
    if (entryOf(username)?.salt !== entry.salt) return;
    await store.put(row);
    isCopied(username, code);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await store.drop(code);
    isCopied(username, code);
  }
}

/** Removes conversations from the list of pending changes. */
function unnote(username: string, isDone: (code: string) => boolean): void {
  const entry = entryOf(username);
  if (!entry?.changed.some(isDone)) return;
  writeEntry(username, { ...entry, changed: entry.changed.filter((code) => !isDone(code)) });
}

const isCopied = (username: string, code: string) => unnote(username, (one) => one === code);

/** Synchronises the copies with the list: stores the newest conversations and no others. */
async function refreshAll(context: CopyContext): Promise<void> {
  const { username, entry, lock, store } = context;
  const { data: user } = await api(username, "getUser", {});
  // A token can reach this browser by other ways than a sign-in.
  if (user.id !== entry.userId) return forgetOfflineCopies(username);
  const query = { page: 1, per_page: conversationsMax };
  const { data } = await api(username, "listConversations", { query });
  const rows = data.items.filter(({ deleted_at }) => deleted_at === null);
  const known = new Map((await store.copies()).map((one) => [one.code, one]));
  const codes = new Set(rows.map(({ code }) => code));
  // Changes to older conversations need no copy.
  unnote(username, (code) => !codes.has(code));
  const changed = new Set(entryOf(username)?.changed);
  for (const code of known.keys()) if (!codes.has(code)) await store.drop(code);
  for (const row of rows) {
    const existing = known.get(row.code);
    const isOld = row.status === "active" && Date.now() - (existing?.copiedAt ?? 0) > freshMs;
    if (!existing || isOld || changed.has(row.code) || existing.mark !== (await markOf(lock, stateOf(row))))
      await copy(context, row.code);
  }
}

/** Ignores a missing connection or session, since the next page retries; any other failure is logged to the console. */
function whyNot(error: unknown): void {
  if (error instanceof ApiError && (error.status === 0 || error.status === 401)) return;
  // biome-ignore lint/suspicious/noConsole: nobody waits for it, and nothing of the conversation is in it
  console.warn("offline copies", error);
}

let work: Promise<void> = Promise.resolve();

/** Runs one task at a time, also across tabs. */
function queue(username: string, act: (context: CopyContext) => Promise<void>): Promise<void> {
  const once = async () => {
    const context = await copyContextOf(username);
    if (context) await act(context);
  };
  work = work.then(() => alone(`alma.kept.${username}`, once)).catch(whyNot);
  return work;
}

const alone = (name: string, act: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(name, act) : act();

/**
 * Renews the copies of conversations that changed since they were copied. Does nothing if this browser stores no copies.
 */
export const refreshCopies = (username: string): Promise<void> => queue(username, refreshAll);

/**
 * Renews one conversation's copy. A conversation without a copy may now be among the newest, so all are synchronised.
 */
export const renewCopy = (username: string, code: string, isGone: boolean): Promise<void> =>
  queue(username, async (context) => {
    if (isGone) {
      await context.store.drop(code);
      return isCopied(username, code);
    }
    const hasCopy = (await context.store.copies()).some((one) => one.code === code);
    await (hasCopy ? copy(context, code) : refreshAll(context));
  });

/** Returns the number of copies and when the newest was made. */
export async function statusOf(username: string): Promise<{ count: number; copiedAt: number }> {
  const copies = await storeOf(username).copies();
  return { count: copies.length, copiedAt: Math.max(0, ...copies.map(({ copiedAt }) => copiedAt)) };
}

export type OpenedCopy = { conversation: Conversation; copiedAt: number };

/** Returns all copies decrypted, the newest conversation first. */
export async function openCopies(username: string, key: CryptoKey): Promise<OpenedCopy[]> {
  const entry = entryOf(username);
  if (!entry) return [];
  const copies = await storeOf(username).copies();
  const opened = await Promise.all(
    copies.map(async ({ code, copiedAt, sealed }): Promise<OpenedCopy> => {
      const text = await unseal(key, aboutOf(username, entry, code), sealed);
      return { conversation: JSON.parse(text), copiedAt };
    }),
  );
  return opened.sort((a, b) => (a.conversation.start_at < b.conversation.start_at ? 1 : -1));
}
