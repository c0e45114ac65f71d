import { setImmediate } from "node:timers/promises";
import { and, asc, eq, exists, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/db.ts";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import type { Conversation } from "./conversation.ts";

/** Messages per query; opened texts are released before the next query. */
const pageSize = 100;

/**
 * Returns the messages of a conversation for which `which` holds, oldest first, a page at a time. If the conversation
 * is deleted meanwhile, the output ends there, as the deletion intends.
 */
export async function* messagePages(
  db: Pick<Db, "select">,
  { id, clientId, userId }: Pick<Conversation, "id" | "clientId" | "userId">,
  which?: SQL,
): AsyncGenerator<(typeof messages.$inferSelect)[]> {
  const stillThere = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(
      and(
        eq(conversations.clientId, clientId),
        eq(conversations.userId, userId),
        eq(conversations.id, id),
        isNull(conversations.deletedAt),
      ),
    );
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.clientId, clientId),
          eq(messages.userId, userId),
          eq(messages.conversationId, id),
          gt(messages.id, after),
          which,
          exists(stillThere),
        ),
      )
      .orderBy(asc(messages.id))
      .limit(pageSize);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
    await setImmediate();
  }
}
