import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { plainText } from "#rules/plain-text.ts";
import { conversations, type messages } from "#server/db/tables/conversation.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import { riskIn } from "#server/features/message/message.ts";
import type { App } from "#server/platform/app.ts";
import { type Chapter, type Entry, momentOf } from "#server/platform/own-data.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { type Conversation, messagePlace, summaryPlace, titleOf, topicOf } from "./conversation.ts";
import { messagePages } from "./message-pages.ts";

/** Conversations read together; opened texts are released before the next batch. */
const conversationsAtOnce = 50;

/**
 * Every conversation of the member that was not deleted, oldest first, with all its messages, including replaced
 * versions.
 */
export const conversationChapter: Chapter = {
  name: "conversations",
  title: says.chapters.conversations,
  async *read({ app, owner }) {
    const { db } = app.database;
    const seal = await app.seals.of(db, owner.clientId);
    for (let after = 0; ; ) {
      const rows = await db
        .select({ talk: conversations, expert: experts.name, service: services.name })
        .from(conversations)
        .innerJoin(experts, eq(experts.id, conversations.expertId))
        .innerJoin(services, eq(services.id, experts.serviceId))
        .where(
          and(
            eq(conversations.clientId, owner.clientId),
            eq(conversations.userId, owner.id),
            isNull(conversations.deletedAt),
            gt(conversations.id, after),
          ),
        )
        .orderBy(asc(conversations.id))
        .limit(conversationsAtOnce);
      if (rows.length === 0) return;
      for (const row of rows) yield conversationEntry(app, seal, row);
      after = rows.at(-1)?.talk.id ?? after;
    }
  },
};

type Row = { talk: Conversation; expert: string; service: string };

function conversationEntry(app: App, seal: ClientSeal, { talk, expert, service }: Row): Entry {
  const title = talk.titleSealed ? titleOf(talk, seal) : null;
  const topic = talk.topicSealed ? topicOf(talk, seal) : null;
  const summary = talk.summarySealed ? seal.open(talk.summarySealed, summaryPlace(talk.code)) : null;
  const { id, code, status, star, startAt, endedAt } = talk;
  return {
    heading: title ?? says.untitled,
    data: {
      id,
      code,
      title,
      topic,
      expert,
      service,
      status,
      star,
      start_at: startAt,
      ended_at: endedAt,
      summary,
    },
    facts: [
      [says.expert, says.persona(expert, service)],
      [says.topic, topic],
      [says.start, momentOf(startAt)],
      [says.ended, endedAt && momentOf(endedAt)],
      [says.stars, star === null ? null : String(star)],
      [says.summary, summary],
    ],
    parts: { name: "messages", entries: messageEntries(app, seal, talk, expert) },
  };
}

async function* messageEntries(
  app: App,
  seal: ClientSeal,
  talk: Conversation,
  expert: string,
): AsyncGenerator<Entry> {
  for await (const rows of messagePages(app.database.db, talk)) {
    for (const row of rows) yield messageEntry(row, seal, expert);
  }
}

function messageEntry(row: typeof messages.$inferSelect, seal: ClientSeal, expert: string): Entry {
  const { id, type, state, createdAt, thumb, replacedAt, answeredBy } = row;
  const text = seal.open(row.bodySealed, messagePlace(row.conversationId));
  const risk = riskIn(row, seal);
  const speaker = { question: says.you, answer: says.ai(expert), system: says.system }[type];
  const notes = [
    ...(thumb === null ? [] : [thumb === 1 ? says.thumbs.up : says.thumbs.down]),
    ...(replacedAt === null ? [] : [says.replaced]),
    ...(risk === null ? [] : [says.helpShown]),
    ...(says.states[state] === "" ? [] : [says.states[state]]),
  ];
  return {
    heading: `${speaker}, ${momentOf(createdAt)}`,
    data: {
      id,
      type,
      state,
      text,
      created_at: createdAt,
      thumb,
      replaced_at: replacedAt,
      answered_by: answeredBy,
      help_shown: risk !== null,
    },
    body: type === "answer" ? plainText(text) : text,
    facts: notes.map((note) => ["", note] as const),
  };
}
