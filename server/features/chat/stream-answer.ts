import { and, eq, isNull } from "drizzle-orm";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { replyWithAnswer } from "./reply.ts";

/**
 * goes on from `Last-Event-ID`, byte for byte, from any server; not where the talk was deleted or another version
 * has taken its place. Who reads already reads to the end.
 */
export const streamAnswer: Handler<"streamAnswer"> = async (context) => {
  const { app, member, params } = context;
  const [row] = await app.database.db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.clientId, member.clientId),
        eq(messages.userId, member.id),
        eq(messages.id, params.answer_id),
        isNull(messages.replacedAt),
        isNull(conversations.deletedAt),
      ),
    );
  return replyWithAnswer(context, orNotFound(row).id);
};
