import { and, eq, sql } from "drizzle-orm";
import { transact } from "#server/db/db.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import { endMeter } from "#server/features/balance/balance.ts";
import type { Handler } from "#server/platform/app.ts";
import { requireConversation } from "./conversation.ts";

/** C-27: settles to the exact second; a repeat changes and charges nothing. */
export const endConversation: Handler<"endConversation"> = async ({ app, member, params }) => {
  await transact(app.database.db, async (tx) => {
    const conversation = await requireConversation(tx, member, params.id);
    // Locked before the meter, in the same order as an accepted question and a deletion.
    await tx
      .update(conversations)
      .set({ status: "ended", endedAt: sql`app_now()` })
      .where(and(eq(conversations.id, conversation.id), eq(conversations.status, "active")));
    await endMeter(tx, member.id, conversation.id);
  });
  return { status: "success" };
};
