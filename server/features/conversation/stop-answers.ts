import { and, eq, inArray, sql } from "drizzle-orm";
import { messages } from "#server/db/tables/conversation.ts";
import type { App, Member } from "#server/platform/app.ts";

/**
 * Stops the answers of conversations that nobody can open any more. Runs after the deletion and one by one: storing an
 * answer locks its row before the meter, while hiding a conversation locks the meter first.
 */
export async function stopAnswersOf(app: App, member: Member, conversationIds: number[]): Promise<void> {
  const { db } = app.database;
  const written = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.clientId, member.clientId),
        eq(messages.userId, member.id),
        inArray(messages.conversationId, conversationIds),
        eq(messages.state, "streaming"),
      ),
    );
  for (const { id } of written) {
    await db
      .update(messages)
      .set({ stopRequestedAt: sql`coalesce(${messages.stopRequestedAt}, app_now())` })
      .where(eq(messages.id, id));
    app.live.get(id)?.stop.abort("member");
  }
}
