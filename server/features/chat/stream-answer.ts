import { and, eq, isNull } from "drizzle-orm";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { respondWithAnswer } from "./answer-response.ts";

/**
 * resumes from `Last-Event-ID`, byte for byte, on any server; not found if the conversation was deleted or
 * another version has replaced the answer. A reader that is already connected reads to the end.
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
  return respondWithAnswer(context, orNotFound(row).id);
};
