import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { type Tx, transact } from "#server/db/db.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import { pauseMeterAt } from "#server/features/balance/balance.ts";
import type { Handler, Member } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { stopAnswersOf } from "./conversation.ts";

/** Members can undo for 10 s; on a slow network the request may take a minute to arrive. */
const restoreSeconds = 60;

/** C-26: hides conversations at once, or brings them back; all or none. The server sets the time itself (S-09). */
export const deleteConversations: Handler<"deleteConversations"> = async ({ app, member, params, body }) => {
  const { db } = app.database;
  if (body.deleted_at === null) await transact(db, (tx) => restore(tx, member, params.ids));
  else {
    const hidden = await transact(db, (tx) => hide(tx, member, params.ids));
    await stopAnswersOf(app, member, hidden);
  }
  return { status: "success" };
};

/** The member's conversations, including hidden ones but not purged ones. */
const own = (member: Member) =>
  and(
    eq(conversations.clientId, member.clientId),
    eq(conversations.userId, member.id),
    isNull(conversations.purgedAt),
  );

/** Hides what is not hidden yet, so that a repeat keeps the first time; returns the ids of all. */
async function hide(tx: Tx, member: Member, names: string[]): Promise<number[]> {
  const ids = (await lockOwn(tx, member, names)).map(({ id }) => id);
  await tx
    .update(conversations)
    .set({ deletedAt: sql`app_now()` })
    .where(and(own(member), inArray(conversations.id, ids), isNull(conversations.deletedAt)));
  await pauseMeterAt(tx, member.id, ids);
  return ids;
}

async function restore(tx: Tx, member: Member, names: string[]): Promise<void> {
  const found = await lockOwn(tx, member, names);
  if (found.some((row) => row.deletedAt !== null && !row.mayReturn)) throw fail("restore_too_late");
  const ids = found.map(({ id }) => id);
  await tx
    .update(conversations)
    .set({ deletedAt: null })
    .where(and(own(member), inArray(conversations.id, ids)));
}

/**
 * Returns the member's conversations with these ids or codes, including hidden ones; refuses if one is missing.
 * Rows are locked in id order and before the meter, so that two deletions, or a deletion and an accepted question, wait
 * for each other without a deadlock.
 */
async function lockOwn(tx: Tx, member: Member, names: string[]) {
  const isId = (name: string) => /^\d{1,15}$/.test(name);
  const ids = names.filter(isId).map(Number);
  const codes = names.filter((name) => !isId(name));
  const found = await tx
    .select({
      id: conversations.id,
      code: conversations.code,
      deletedAt: conversations.deletedAt,
      mayReturn: sql<boolean>`${conversations.deletedAt} > app_now() - make_interval(secs => ${restoreSeconds})`,
    })
    .from(conversations)
    .where(and(own(member), or(inArray(conversations.id, ids), inArray(conversations.code, codes))))
    .orderBy(asc(conversations.id))
    .for("no key update");
  const known = new Set(found.flatMap(({ id, code }) => [id, code]));
  if (![...ids, ...codes].every((name) => known.has(name))) throw fail("not_found");
  return found;
}
