import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#server/db/db.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import { sessions, users } from "#server/db/tables/user.ts";
import { eraseApplications } from "#server/features/application/application.ts";
import { endAnyMeter } from "#server/features/balance/balance.ts";
import type { App } from "#server/platform/app.ts";
import { eraseRest } from "./erase-rest.ts";
import { farewellPlace, sayFarewell } from "./say-farewell.ts";
import { noteErasure } from "./tombstones.ts";

type Owner = { id: number; clientId: number };

export type Closed = { conversationIds: number[] };

/**
 * Closes an account and has the rest of it erased by a job. `again` repeats an erasure that a restored copy did not know
 * of: it keeps its moment, and no second mail is sent. Returns undefined when the account was closed before.
 */
export async function closeAccount(
  app: App,
  tx: Tx,
  owner: Owner,
  again?: { erasedAt: string },
): Promise<Closed | undefined> {
  const { db } = app.database;
  const seal = await app.seals.of(db, owner.clientId);
  const conversationIds = await hideConversations(tx, owner);
  const user = await lockUser(tx, owner);
  if (!user) return undefined;
  await endAnyMeter(tx, owner.id);
  await tx.delete(sessions).where(and(eq(sessions.clientId, owner.clientId), eq(sessions.userId, owner.id)));
  const farewell = seal.seal(JSON.stringify({ email: user.email, name: user.name }), farewellPlace(user.id));
  await tx
    .update(users)
    .set({
      email: nobody(user.id),
      name: "",
      phone: "",
      passwordHash: "",
      googleSub: null,
      picture: null,
      verifiedAt: null,
      erasedAt: again ? sql`${again.erasedAt}::timestamptz` : sql`app_now()`,
      farewellSealed: again ? null : farewell,
    })
    .where(eq(users.id, user.id));
  await eraseApplications(tx, { db, seals: app.seals }, owner.clientId, user.email);
  await app.queue.forget(tx, { clientId: owner.clientId, email: user.email });
  await app.queue.enqueue(tx, eraseRest, { userId: owner.id });
  if (!again) {
    await app.queue.enqueue(tx, noteErasure, { userId: owner.id });
    await app.queue.enqueue(tx, sayFarewell, { userId: owner.id });
  }
  return { conversationIds };
}

/**
 * Locks and hides the conversations, in id order; the caller then locks the member and the meter, in the same order as
 * accepting a question does. A question arriving at this moment is either complete before, and erased, or finds no
 * conversation.
 */
async function hideConversations(tx: Tx, owner: Owner): Promise<number[]> {
  const own = and(eq(conversations.clientId, owner.clientId), eq(conversations.userId, owner.id));
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(own)
    .orderBy(asc(conversations.id))
    .for("no key update");
  await tx
    .update(conversations)
    .set({ deletedAt: sql`app_now()` })
    .where(and(own, isNull(conversations.deletedAt)));
  return rows.map(({ id }) => id);
}

async function lockUser(tx: Tx, owner: Owner): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.clientId, owner.clientId), eq(users.id, owner.id), isNull(users.erasedAt)))
    .for("no key update");
  return user;
}

/** No form can produce this address, since it has no `@`. */
const nobody = (userId: number) => `terhapus:${userId}`;
