import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Tx, transact } from "#server/db/db.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import { sessions, users } from "#server/db/tables/user.ts";
import { eraseApplications } from "#server/features/application/application.ts";
import { endClock } from "#server/features/balance/balance.ts";
import { stopAnswersOf } from "#server/features/conversation/stop-answers.ts";
import { requireConfirmation } from "#server/features/user/user.ts";
import type { Handler, Member } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import type { ClientSeal } from "#server/platform/seal.ts";
import { eraseRest } from "./erase-rest.ts";
import { farewellPlace, sayFarewell } from "./say-farewell.ts";

/**
 * from this moment nobody can sign in, nothing of the account can be read, and its email address can sign up
 * again. A job removes the many rows right after; ledger, orders and consents stay under a number only.
 */
export const eraseAccount: Handler<"eraseAccount"> = async ({ app, client, member, body }) => {
  await requireConfirmation(app, member, body.password, { orRecent: false });
  const { db } = app.database;
  const seal = await app.seals.of(db, client.id);
  await app.limits.take("erasureByRecipient", seal.mark(`erasure:${member.email}`));
  const talks = await transact(db, async (tx) => {
    const hidden = await hideTalks(tx, member);
    const user = await lockUser(tx, member);
    await endClock(tx, member.id);
    await tx
      .delete(sessions)
      .where(and(eq(sessions.clientId, member.clientId), eq(sessions.userId, member.id)));
    await overwrite(tx, user, seal);
    await eraseApplications(tx, { db, seals: app.seals }, client.id, user.email);
    await app.queue.forget(tx, { clientId: client.id, email: user.email });
    await app.queue.enqueue(tx, eraseRest, { userId: member.id });
    await app.queue.enqueue(tx, sayFarewell, { userId: member.id });
    return hidden;
  });
  await stopAnswersOf(app, member, talks);
  return { status: "success" };
};

/**
 * Locks and hides the conversations, in id order; the caller then locks the member and the meter, in the same order as
 * accepting a question does. A question arriving at this moment is either complete before, and erased, or finds no
 * conversation.
 */
async function hideTalks(tx: Tx, member: Member): Promise<number[]> {
  const own = and(eq(conversations.clientId, member.clientId), eq(conversations.userId, member.id));
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

type User = typeof users.$inferSelect;

async function lockUser(tx: Tx, member: Member): Promise<User> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.clientId, member.clientId), eq(users.id, member.id), isNull(users.erasedAt)))
    .for("no key update");
  // Another tab was faster: the session was deleted with the account.
  if (!user) throw fail("unauthenticated");
  return user;
}

/** No form can produce this address, since it has no `@`. */
const nobody = (userId: number) => `terhapus:${userId}`;

async function overwrite(tx: Tx, { id, email, name }: User, seal: ClientSeal): Promise<void> {
  await tx
    .update(users)
    .set({
      email: nobody(id),
      ...{ name: "", phone: "", passwordHash: "", googleSub: null, picture: null, verifiedAt: null },
      erasedAt: sql`app_now()`,
      farewellSealed: seal.seal(JSON.stringify({ email, name }), farewellPlace(id)),
    })
    .where(eq(users.id, id));
}
