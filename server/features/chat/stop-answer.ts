import { and, eq, sql } from "drizzle-orm";
import { messages } from "#server/db/tables/conversation.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";

/** stops an answer, at once on this server, within a second on another. A finished one stays as it is. */
export const stopAnswer: Handler<"stopAnswer"> = async ({ app, member, params }) => {
  const [row] = await app.database.db
    .update(messages)
    .set({ stopRequestedAt: sql`coalesce(${messages.stopRequestedAt}, app_now())` })
    .where(
      and(
        eq(messages.clientId, member.clientId),
        eq(messages.userId, member.id),
        eq(messages.id, params.answer_id),
        eq(messages.type, "answer"),
      ),
    )
    .returning({ id: messages.id });
  app.live.get(orNotFound(row).id)?.stop.abort("member");
  return { status: "success" };
};
