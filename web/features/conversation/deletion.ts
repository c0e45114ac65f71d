import type { ConversationRow } from "#contract/conversation.ts";
import { deleteTexts } from "#texts/conversation-list.ts";
import { api } from "#web/api/browser-api.ts";
import { forgetTalk } from "#web/browser/stored-talk.ts";
import { talkChanged } from "#web/browser/talk-changed.ts";
import { showToast } from "#web/ui/toast.ts";

type Talk = Pick<ConversationRow, "id" | "code">;

/** How long a deletion can be taken back. */
const undoMs = 10_000;

/*
 * What is being deleted. Apart from the page, since the message with the way back outlives it: someone deletes, opens
 * a talk, and still takes it back.
 */
let hidden: ReadonlySet<number> = new Set();
const drawers = new Set<() => void>();
const readers = new Set<() => void>();

export const hiddenTalks = () => hidden;

export function onHidden(listener: () => void): () => void {
  drawers.add(listener);
  return () => drawers.delete(listener);
}

/** Tells when the server's list has changed. */
export function onListChanged(listener: () => void): () => void {
  readers.add(listener);
  return () => readers.delete(listener);
}

function show(ids: ReadonlySet<number>): void {
  hidden = ids;
  for (const draw of drawers) draw();
}

const hide = (talks: readonly Talk[]) => show(new Set([...hidden, ...talks.map(({ id }) => id)]));

function unhide(talks: readonly Talk[]): void {
  const back = new Set(talks.map(({ id }) => id));
  show(new Set([...hidden].filter((id) => !back.has(id))));
}

function changed(): void {
  for (const read of readers) read();
}

/** C-26 (B-174): hidden with a moment, brought back with null. */
async function mark(username: string, talks: readonly Talk[], deletedAt: string | null): Promise<void> {
  await api(
    username,
    "deleteConversations",
    { params: { ids: talks.map(({ id }) => id).join(",") }, body: { deleted_at: deletedAt } },
    { keepalive: true },
  );
  for (const { code } of talks) talkChanged(username, code, deletedAt !== null);
}

function log(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: B-177 asks for a log entry
  console.warn("conversations", error);
}

/** The rows go at once; what fails brings them back and says so, what succeeds can be taken back for a while. */
export async function deleteTalks(username: string, talks: readonly Talk[]): Promise<void> {
  hide(talks);
  try {
    await mark(username, talks, new Date().toISOString());
  } catch (error) {
    log(error);
    unhide(talks);
    showToast("error", deleteTexts.failed);
    return;
  }
  changed();
  const forget = () => {
    removeEventListener("pagehide", left);
    for (const { code } of talks) forgetTalk(username, code);
  };
  // A page that is left for good takes the way back with it; one that the browser keeps may come back.
  const left = (event: PageTransitionEvent) => !event.persisted && forget();
  addEventListener("pagehide", left);
  showToast("success", deleteTexts.done, {
    action: {
      label: deleteTexts.undo,
      run: () => {
        removeEventListener("pagehide", left);
        void bringBack(username, talks);
      },
    },
    forMs: undoMs,
    onGone: forget,
  });
}

async function bringBack(username: string, talks: readonly Talk[]): Promise<void> {
  try {
    await mark(username, talks, null);
    unhide(talks);
    changed();
    showToast("success", deleteTexts.undone);
  } catch (error) {
    log(error);
    showToast("error", deleteTexts.undoFailed, {
      action: { label: deleteTexts.undoAgain, run: () => void bringBack(username, talks) },
    });
  }
}
