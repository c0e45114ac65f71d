import { and, isNull, ne } from "drizzle-orm";
import { plainText } from "#rules/plain-text.ts";
import type { Db } from "#server/db/db.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { noticeIn } from "#server/features/message/message.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import { exportTexts } from "#texts/conversation/export.ts";
import { type Conversation, messagePlace } from "./conversation.ts";
import { messagePages } from "./message-pages.ts";

/** The header above the messages of a file. */
export type ConversationHead = {
  client: string;
  title: string;
  expert: string;
  start: string;
  used: string;
  status: string;
};

/** One message as a file shows it. */
export type ConversationEntry = {
  speaker: string;
  byMember: boolean;
  /** Such as "Sabtu, 21 November 2026" and "21.30 WIB". */
  day: string;
  time: string;
  /** The vetted message that was shown before an answer. */
  help: string | null;
  text: string;
  /** What the reader must know about the message: edited, stopped, interrupted. */
  notes: string[];
};

const form = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("id-ID", { timeZone: "Asia/Jakarta", ...options });
const day = form({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const shortDay = form({ day: "numeric", month: "short", year: "numeric" });
const clock = form({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export const dayOf = (at: Date): string => day.format(at);
export const shortDayOf = (at: Date): string => shortDay.format(at);
export const clockOf = (at: Date): string => clock.format(at);

type Row = typeof messages.$inferSelect;
type Reading = { conversation: Conversation; seal: ClientSeal; names: { member: string; expert: string } };

/**
 * Returns every message of a conversation, oldest first, a page at a time, without replaced versions. If the
 * conversation is deleted meanwhile, the output ends there.
 */
export async function* conversationEntries(
  db: Pick<Db, "select">,
  { conversation, seal, names }: Reading,
): AsyncGenerator<ConversationEntry[]> {
  const shown = and(isNull(messages.replacedAt), ne(messages.type, "system"));
  for await (const rows of messagePages(db, conversation, shown)) {
    yield rows.map((row) => entryOf(row, seal, names));
  }
}

function entryOf(row: Row, seal: ClientSeal, names: Reading["names"]): ConversationEntry {
  const text = seal.open(row.bodySealed, messagePlace(row.conversationId));
  const byMember = row.type === "question";
  return {
    speaker: byMember ? names.member : exportTexts.speaker(names.expert),
    byMember,
    day: dayOf(row.createdAt),
    time: exportTexts.time(clockOf(row.createdAt)),
    help: noticeIn(row, seal)?.message ?? null,
    text: (byMember ? text : plainText(text)).replace(/\r\n?/g, "\n").trim(),
    notes: notesOf(row),
  };
}

const notesOf = (row: Row): string[] => [
  ...(row.editOf === null ? [] : [exportTexts.edited]),
  ...(row.continueOf === null ? [] : [exportTexts.continued]),
  ...(row.state === "stopped" ? [chatTexts.stopped] : []),
  ...(row.state === "interrupted" ? [chatTexts.interrupted] : []),
  ...(row.state === "streaming" ? [exportTexts.streaming] : []),
];
