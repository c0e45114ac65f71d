import type { ConversationRow } from "#contract/conversation.ts";
import { deleteTexts } from "#texts/conversation/conversation-list.ts";
import { api } from "#web/api/browser-api.ts";
import { conversationChanged } from "#web/browser/conversation-changed.ts";
import { forgetConversation } from "#web/browser/stored-conversation.ts";
import { showToast } from "#web/ui/toast.ts";

type Conversation = Pick<ConversationRow, "id" | "code">;

/** How long a deletion can be undone, in ms. */
const undoMs = 10_000;

/*
 * Ids of the conversations being deleted. Kept outside the page, since the toast with the undo button outlives it: a
 * member can delete, open a conversation, and still undo.
 */
let hidden: ReadonlySet<number> = new Set();
const drawers = new Set<() => void>();
const readers = new Set<() => void>();

export const hiddenConversations = () => hidden;

export function onHidden(listener: () => void): () => void {
  drawers.add(listener);
  return () => drawers.delete(listener);
}

/** Calls the listener when the server's list has changed; returns the function to unsubscribe. */
export function onListChanged(listener: () => void): () => void {
  readers.add(listener);
  return () => readers.delete(listener);
}

function show(ids: ReadonlySet<number>): void {
  hidden = ids;
  for (const draw of drawers) draw();
}

const hide = (conversations: readonly Conversation[]) =>
  show(new Set([...hidden, ...conversations.map(({ id }) => id)]));

function unhide(conversations: readonly Conversation[]): void {
  const back = new Set(conversations.map(({ id }) => id));
  show(new Set([...hidden].filter((id) => !back.has(id))));
}

function changed(): void {
  for (const read of readers) read();
}

/** C-26 (B-174): a timestamp hides the conversations, null brings them back. */
async function mark(
  username: string,
  conversations: readonly Conversation[],
  deletedAt: string | null,
): Promise<void> {
  await api(
    username,
    "deleteConversations",
    { params: { ids: conversations.map(({ id }) => id).join(",") }, body: { deleted_at: deletedAt } },
    { keepalive: true },
  );
  for (const { code } of conversations) conversationChanged(username, code, deletedAt !== null);
}

function log(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: B-177 asks for a log entry
  console.warn("conversations", error);
}

/** Hides the rows at once. A failure brings them back with an error message; a success can be undone for a while. */
export async function deleteConversations(
  username: string,
  conversations: readonly Conversation[],
): Promise<void> {
  hide(conversations);
  try {
    await mark(username, conversations, new Date().toISOString());
  } catch (error) {
    log(error);
    unhide(conversations);
    showToast("error", deleteTexts.failed);
    return;
  }
  changed();
  const forget = () => {
    removeEventListener("pagehide", left);
    for (const { code } of conversations) forgetConversation(username, code);
  };
  // Leaving the page for good removes the chance to undo; a page in the back/forward cache may come back.
  const left = (event: PageTransitionEvent) => !event.persisted && forget();
  addEventListener("pagehide", left);
  showToast("success", deleteTexts.done, {
    action: {
      label: deleteTexts.undo,
      run: () => {
        removeEventListener("pagehide", left);
        void bringBack(username, conversations);
      },
    },
    forMs: undoMs,
    onGone: forget,
  });
}

async function bringBack(username: string, conversations: readonly Conversation[]): Promise<void> {
  try {
    await mark(username, conversations, null);
    unhide(conversations);
    changed();
    showToast("success", deleteTexts.undone);
  } catch (error) {
    log(error);
    showToast("error", deleteTexts.undoFailed, {
      action: { label: deleteTexts.undoAgain, run: () => void bringBack(username, conversations) },
    });
  }
}
