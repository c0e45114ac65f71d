import { eq } from "drizzle-orm";
import { conversations } from "#server/db/tables/conversation.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import { printColours } from "#server/features/brand/brand.ts";
import type { Client, Context, Handler, Member } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { admitExport } from "#server/platform/http/file-export.ts";
import { streamed } from "#server/platform/http/streamed.ts";
import { historyTexts } from "#texts/chat/chat.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { exportTexts } from "#texts/conversation/export.ts";
import { type Conversation, ownConversation, titleOf } from "./conversation.ts";
import {
  type ConversationHead,
  clockOf,
  conversationEntries,
  dayOf,
  shortDayOf,
} from "./export-conversation-messages.ts";
import { conversationAsPdf } from "./export-conversation-pdf.ts";
import { conversationAsText } from "./export-conversation-text.ts";
import { chargedSeconds } from "./list-conversations.ts";

/** Formats a date as "2026-11-21". */
const date = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta" });

/**
 * sends one of the member's conversations as a file, which is written while it is read. Its name contains only
 * the date, and closing the connection ends it.
 */
export const exportConversation: Handler<"exportConversation"> = async (context) => {
  const { app, member, reply } = context;
  await app.limits.take("exportByUser", String(member.id));
  const { leave, send } = await admitExport(app.concurrency, member.id);
  try {
    const { headers, file } = await fileOf(context);
    reply.headers(headers);
    send(reply, file);
    return streamed;
  } catch (error) {
    leave();
    throw error;
  }
};

async function fileOf({ app, client, member, params, query }: Context<"exportConversation">) {
  const { db } = app.database;
  const [row] = await db
    .select({
      conversation: conversations,
      expert: { name: experts.name, layanan: services.name },
      duration: chargedSeconds,
    })
    .from(conversations)
    .innerJoin(experts, eq(experts.id, conversations.expertId))
    .innerJoin(services, eq(services.id, experts.serviceId))
    .where(ownConversation(member, params.id));
  const { conversation, expert, duration } = orNotFound(row);
  const seal = await app.seals.of(db, client.id);
  const title = conversation.titleSealed ? titleOf(conversation, seal) : undefined;
  const head = headOf({ client, conversation, expert, title, duration });
  const entries = conversationEntries(db, { conversation, seal, names: namesOf(member, expert) });
  const isPdf = query.format === "pdf";
  const name = `obrolan-${date.format(conversation.startAt)}.${isPdf ? "pdf" : "txt"}`;
  const headers = {
    "content-type": isPdf ? "application/pdf" : "text/plain; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
  };
  return {
    headers,
    file: isPdf ? conversationAsPdf(head, entries, printColours(client)) : conversationAsText(head, entries),
  };
}

const namesOf = (member: Member, expert: { name: string }) => ({ member: member.name, expert: expert.name });

type Known = {
  client: Client;
  conversation: Conversation;
  expert: { name: string; layanan: string };
  title: string | undefined;
  duration: number;
};

function headOf({ client, conversation, expert, title, duration }: Known): ConversationHead {
  const { startAt, status } = conversation;
  return {
    client: client.name,
    title: title ?? conversationTexts.neutralTitle(shortDayOf(startAt), expert.layanan),
    expert: exportTexts.persona(expert.name, expert.layanan),
    start: exportTexts.at(dayOf(startAt), clockOf(startAt)),
    used: historyTexts.minutes(Math.floor(duration / 60), duration % 60),
    status: exportTexts.status[status],
  };
}
