import { setImmediate } from "node:timers/promises";
import { and, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { SearchHit } from "#contract/conversation.ts";
import { uploadUrl } from "#rules/picture-file.ts";
import { plainText } from "#rules/plain-text.ts";
import type { Db } from "#server/db/db.ts";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import type { Context, Handler, Member } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { messagePlace, titleOf } from "./conversation.ts";
import { type Found, wordFinder } from "./find-words.ts";

const hitsMax = 50;
const messagesMax = 20_000;
/** How much text a search opens at most, in sealed bytes: long messages are more work than short ones. */
const bytesMax = 40_000_000;
/** A search ends after this many milliseconds, however much was read. */
const searchMs = 3000;
/** How long a search waits for the member's previous one, since people type on before that is over. */
const waitMs = 4000;
/** Rows per query; number and bytes of the texts that are opened and read before other requests get their turn. */
const chunkSize = 500;
const sliceSize = 50;
const sliceBytes = 50_000;

/**
 * opens the member's own messages, newest first, and searches them. There is no stored search index
 * (docs/decisions/0013), and the search words are not kept.
 */
export const searchConversations: Handler<"searchConversations"> = async ({
  app,
  client,
  member,
  body,
  reply,
}) => {
  await app.limits.take("searchByUser", String(member.id));
  const leave = await app.concurrency.search.enter(String(member.id), waitMs);
  try {
    return { status: "success", data: await searched({ app, client, member, body, reply }) };
  } finally {
    leave();
  }
};

type Asked = Pick<Context<"searchConversations">, "app" | "client" | "member" | "body" | "reply">;

async function searched({ app, client, member, body, reply }: Asked) {
  const { db } = app.database;
  const seal = await app.seals.of(db, client.id);
  const find = wordFinder(body.q);
  const conversations = await ownConversations(db, member);
  const hits = titleHits(conversations, seal, find);
  const ids = await messageIds(db, member);
  const until = performance.now() + searchMs;
  let bytes = 0;
  let isCut = ids.length === messagesMax;
  const inMessages: SearchHit[] = [];
  for await (const slice of slices(db, member, ids)) {
    if (inMessages.length > hitsMax || bytes > bytesMax || performance.now() > until || reply.raw.destroyed) {
      isCut = true;
      break;
    }
    inMessages.push(...messageHits(slice, conversations, seal, find));
    bytes += slice.reduce((sum, row) => sum + row.bodySealed.length, 0);
    await setImmediate();
  }
  const all = [...hits, ...inMessages].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  return { hits: all.slice(0, hitsMax), has_more: isCut || all.length > hitsMax };
}

type Find = ReturnType<typeof wordFinder>;

const ofMember = (member: Pick<Member, "id" | "clientId">) =>
  and(
    eq(conversations.clientId, member.clientId),
    eq(conversations.userId, member.id),
    isNull(conversations.deletedAt),
  );

/** Returns the member's conversations that are not deleted, by id. */
async function ownConversations(db: Pick<Db, "select">, member: Member) {
  const rows = await db
    .select({
      id: conversations.id,
      code: conversations.code,
      titleSealed: conversations.titleSealed,
      startAt: conversations.startAt,
      expertId: conversations.expertId,
      expert: { name: experts.name, layanan: services.name, photo: experts.photo },
    })
    .from(conversations)
    .innerJoin(experts, eq(experts.id, conversations.expertId))
    .innerJoin(services, eq(services.id, experts.serviceId))
    .where(ofMember(member));
  return new Map(rows.map((row) => [row.id, row]));
}

type Conversations = Awaited<ReturnType<typeof ownConversations>>;
type Conversation = Conversations extends Map<number, infer T> ? T : never;

/** Returns the ids of the member's newest messages; the index alone answers this, however many messages others have. */
async function messageIds(db: Pick<Db, "select">, member: Member): Promise<number[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(ofMember(member))
    .orderBy(desc(messages.id))
    .limit(messagesMax);
  return rows.map(({ id }) => id);
}

/** Selects those of the messages that the member sees, newest first. */
const messagesOf = (db: Pick<Db, "select">, member: Member, ids: number[]) =>
  db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      type: messages.type,
      bodySealed: messages.bodySealed,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(
      and(
        eq(messages.clientId, member.clientId),
        eq(messages.userId, member.id),
        inArray(messages.id, ids),
        isNull(messages.replacedAt),
        ne(messages.type, "system"),
      ),
    )
    .orderBy(desc(messages.id));

type Row = Awaited<ReturnType<typeof messagesOf>>[number];

function titleHits(conversations: Conversations, seal: ClientSeal, find: Find): SearchHit[] {
  const titled = [...conversations.values()].filter((conversation) => conversation.titleSealed);
  const found = find(titled.map((conversation) => titleOf(conversation, seal)));
  return titled.flatMap((conversation, n) => {
    const at = conversation.startAt.toISOString();
    return found[n] ? { ...hitOf(conversation, seal, found[n]), message_id: null, type: null, at } : [];
  });
}

/** Yields the messages in batches that are small enough to be read in one go. */
async function* slices(db: Pick<Db, "select">, member: Member, ids: number[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < ids.length; at += chunkSize) {
    let slice: Row[] = [];
    let bytes = 0;
    for (const row of await messagesOf(db, member, ids.slice(at, at + chunkSize))) {
      slice.push(row);
      bytes += row.bodySealed.length;
      if (slice.length < sliceSize && bytes < sliceBytes) continue;
      yield slice;
      slice = [];
      bytes = 0;
    }
    if (slice.length > 0) yield slice;
  }
}

function messageHits(rows: Row[], conversations: Conversations, seal: ClientSeal, find: Find): SearchHit[] {
  const found = find(rows.map((row) => textOf(row, seal)));
  return rows.flatMap(({ id, type, createdAt, conversationId }, n): SearchHit[] => {
    const conversation = conversations.get(conversationId);
    if (!found[n] || !conversation || type === "system") return [];
    return [{ ...hitOf(conversation, seal, found[n]), message_id: id, type, at: createdAt.toISOString() }];
  });
}

/** Returns a message as it is displayed: members' texts are shown as they stand, answers are markdown. */
function textOf({ type, bodySealed, conversationId }: Row, seal: ClientSeal): string {
  const text = seal.open(bodySealed, messagePlace(conversationId));
  return type === "answer" ? plainText(text) : text;
}

const hitOf = (conversation: Conversation, seal: ClientSeal, found: Found) => ({
  code: conversation.code,
  title: titleOf(conversation, seal),
  expert_id: conversation.expertId,
  expert: {
    name: conversation.expert.name,
    layanan: conversation.expert.layanan,
    photo_url: uploadUrl(conversation.expert.photo),
  },
  start_at: conversation.startAt.toISOString(),
  ...found,
});
