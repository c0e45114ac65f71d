import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { uploadUrl } from "#rules/uploads.ts";
import { meterCharges } from "#server/db/tables/balance.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { titleOf, topicOf } from "./conversation.ts";

/** Seconds charged to a conversation, less what was given back. */
export const chargedSeconds = sql<number>`(
  select coalesce(sum(free_seconds - free_returned + paid_seconds - paid_returned), 0)
  from ${meterCharges} where ${meterCharges.conversationId} = ${conversations.id})`;

/**
 * C-20: lists the member's own conversations, newest first, without deleted ones. The query itself filters, so that no
 * page comes out short.
 */
export const listConversations: Handler<"listConversations"> = async ({ app, client, member, query }) => {
  const { db } = app.database;
  const wanted = and(
    eq(conversations.clientId, client.id),
    eq(conversations.userId, member.id),
    isNull(conversations.deletedAt),
    query.layanan ? eq(services.name, query.layanan) : undefined,
    query.expert_id ? eq(conversations.expertId, query.expert_id) : undefined,
  );
  const [counted] = await db
    .select({ total: count() })
    .from(conversations)
    .innerJoin(experts, eq(experts.id, conversations.expertId))
    .innerJoin(services, eq(services.id, experts.serviceId))
    .where(wanted);
  const rows = await db
    .select({
      conversation: conversations,
      expert: { name: experts.name, layanan: services.name, photo: experts.photo },
      duration: chargedSeconds,
    })
    .from(conversations)
    .innerJoin(experts, eq(experts.id, conversations.expertId))
    .innerJoin(services, eq(services.id, experts.serviceId))
    .where(wanted)
    .orderBy(desc(conversations.startAt), desc(conversations.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const seal = await app.seals.of(db, client.id);
  const total = counted?.total ?? 0;
  return {
    status: "success",
    data: {
      items: rows.map((row) => itemOf(row, seal)),
      page: query.page,
      per_page: query.per_page,
      total,
      total_pages: Math.ceil(total / query.per_page),
    },
  };
};

type Row = {
  conversation: typeof conversations.$inferSelect;
  expert: { name: string; layanan: string; photo: string };
  duration: number;
};

const itemOf = ({ conversation, expert, duration }: Row, seal: ClientSeal) => ({
  id: conversation.id,
  code: conversation.code,
  title: titleOf(conversation, seal),
  topic: topicOf(conversation, seal),
  sub_topic: null,
  status: conversation.status,
  start_at: conversation.startAt.toISOString(),
  expert_id: conversation.expertId,
  expert: { name: expert.name, layanan: expert.layanan, photo_url: uploadUrl(expert.photo) },
  rating: conversation.star ? { star: conversation.star } : null,
  deleted_at: null,
  client_id: conversation.clientId,
  duration,
});
