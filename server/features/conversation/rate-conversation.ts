import { and, isNull } from "drizzle-orm";
import { conversations } from "#server/db/tables/conversation.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { ownConversation, requireConversation } from "./conversation.ts";

/** C-30: sets the stars of a conversation, once; repeating the same rating changes nothing. */
export const rateConversation: Handler<"rateConversation"> = async ({ app, member, params, body }) => {
  const { db } = app.database;
  await db
    .update(conversations)
    .set({ star: body.rating })
    .where(and(ownConversation(member, params.code), isNull(conversations.star)));
  const { star } = await requireConversation(db, member, params.code);
  if (star !== body.rating) throw fail("already_rated");
  return { status: "success" };
};
