import { and, eq, exists, isNull } from "drizzle-orm";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";

/** C-25: sets the thumb of an answer that asks for one; null removes it. */
export const rateAnswer: Handler<"rateAnswer"> = async ({ app, member, body }) => {
  const { db } = app.database;
  const conversation = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, messages.conversationId), isNull(conversations.deletedAt)));
  const [row] = await db
    .update(messages)
    .set({ thumb: body.thumb })
    .where(
      and(
        eq(messages.clientId, member.clientId),
        eq(messages.userId, member.id),
        eq(messages.id, body.conversation_detail_id),
        eq(messages.type, "answer"),
        eq(messages.hasThumb, true),
        isNull(messages.replacedAt),
        exists(conversation),
      ),
    )
    .returning({ id: messages.id });
  orNotFound(row);
  return { status: "success" };
};
