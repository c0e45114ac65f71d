import { getTableColumns, sql } from "drizzle-orm";
import { uploadUrl } from "#rules/picture-file.ts";
import { columnsOf, inOneTrip } from "#server/db/db.ts";
import { meterCharges } from "#server/db/tables/balance.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import type { Handler } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { titleOf, topicOf } from "./conversation.ts";

/** Seconds charged to a conversation, less what was given back. */
export const chargedSeconds = sql<number>`(
  select coalesce(sum(free_seconds - free_returned + paid_seconds - paid_returned), 0)
  from ${meterCharges} where ${meterCharges.conversationId} = ${conversations.id})`;

/** $1 client, $2 user, $3 field of the expert, $4 expert. */
const wanted = `
  from conversations c
  join experts e on e.id = c.expert_id
  join services s on s.id = e.service_id
  where c.client_id = $1 and c.user_id = $2 and c.deleted_at is null
    and ($3::text is null or s.name = $3) and ($4::int is null or c.expert_id = $4)`;
const countSql = `select count(*)::int as total ${wanted}`;
const pageSql = `
  select ${columnsOf(getTableColumns(conversations), "c")},
    e.name as "expertName", s.name as layanan, e.photo,
    (select coalesce(sum(free_seconds - free_returned + paid_seconds - paid_returned), 0)
      from meter_charges m where m.conversation_id = c.id) as duration
  ${wanted}
  order by c.start_at desc, c.id desc limit $5 offset $6`;

/**
 * C-20: lists the member's own conversations, newest first, without deleted ones. The query itself filters, so that no
 * page comes out short.
 */
export const listConversations: Handler<"listConversations"> = async ({ app, client, member, query }) => {
  const { db } = app.database;
  const { page, per_page: size } = query;
  const filter = [client.id, member.id, query.layanan || null, query.expert_id || null];
  const [counted, rows] = await inOneTrip(db, [
    { name: "conversations-counted", text: countSql, values: filter },
    { name: "conversations-page", text: pageSql, values: [...filter, size, (page - 1) * size] },
  ]);
  const seal = await app.seals.of(db, client.id);
  const total = Number(counted?.[0]?.total ?? 0);
  return {
    status: "success",
    data: {
      items: ((rows ?? []) as Row[]).map((row) => itemOf(row, seal)),
      page,
      per_page: size,
      total,
      total_pages: Math.ceil(total / size),
    },
  };
};

type Row = typeof conversations.$inferSelect & {
  expertName: string;
  layanan: string;
  photo: string;
  duration: number;
};

const itemOf = ({ expertName, layanan, photo, duration, ...conversation }: Row, seal: ClientSeal) => ({
  id: conversation.id,
  code: conversation.code,
  title: titleOf(conversation, seal),
  topic: topicOf(conversation, seal),
  sub_topic: null,
  status: conversation.status,
  start_at: conversation.startAt.toISOString(),
  expert_id: conversation.expertId,
  expert: { name: expertName, layanan, photo_url: uploadUrl(photo) },
  rating: conversation.star ? { star: conversation.star } : null,
  deleted_at: null,
  client_id: conversation.clientId,
  duration,
});
