import { eq } from "drizzle-orm";
import { uploadUrl } from "#rules/picture-file.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import { experts, services } from "#server/db/tables/expert.ts";
import { messagePage, newestNotice } from "#server/features/message/message.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { ownConversation, titleOf, topicOf } from "./conversation.ts";
import { chargedSeconds } from "./list-conversations.ts";

/** C-21: returns one of the member's conversations with its newest messages, or another page of them. */
export const getConversation: Handler<"getConversation"> = async (context) => {
  const { app, client, member, params, query } = context;
  const { db } = app.database;
  const [row] = await db
    .select({
      conversation: conversations,
      expert: { name: experts.name, layanan: services.name, photo: experts.photo },
      duration: chargedSeconds,
    })
    .from(conversations)
    .innerJoin(experts, eq(experts.id, conversations.expertId))
    .innerJoin(services, eq(services.id, experts.serviceId))
    .where(ownConversation(member, params.id));
  const { conversation, expert, duration } = orNotFound(row);
  const seal = await app.seals.of(db, client.id);
  const names = { member: member.name, expert: expert.name };
  const page = await messagePage(app, { conversation, seal, names, at: query });
  return {
    status: "success",
    data: {
      id: conversation.id,
      code: conversation.code,
      start_at: conversation.startAt.toISOString(),
      status: conversation.status,
      client_id: conversation.clientId,
      history_chat: page.messages,
      history_before: page.before,
      history_after: page.after,
      safety: await newestNotice(db, seal, conversation.id),
      rating: conversation.star ? { star: conversation.star } : null,
      duration,
      expert_id: conversation.expertId,
      expert: { name: expert.name, layanan: expert.layanan, photo_url: uploadUrl(expert.photo) },
      title: titleOf(conversation, seal),
      topic: topicOf(conversation, seal),
    },
  };
};
