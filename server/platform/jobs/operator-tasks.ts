import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#server/db/db.ts";
import { operatorTasks } from "#server/db/tables/operator.ts";
import { orNotFound } from "#server/platform/failure.ts";

/** The row that proves that the database can be written to; it is never a task. */
const readyKind = "ready";

/** Leaves a task for the operator, once for the same matter; one that was done before is open again. */
export async function leaveTask(db: Pick<Db, "insert">, kind: string, matter: object): Promise<void> {
  await db
    .insert(operatorTasks)
    .values({ kind, about: `${kind} ${JSON.stringify(matter)}` })
    .onConflictDoUpdate({ target: operatorTasks.about, set: { doneAt: null } });
}

/** Returns the open tasks, oldest first. */
export const openTasks = (db: Pick<Db, "select">) =>
  db
    .select({
      id: operatorTasks.id,
      kind: operatorTasks.kind,
      about: operatorTasks.about,
      since: operatorTasks.createdAt,
    })
    .from(operatorTasks)
    .where(and(isNull(operatorTasks.doneAt), ne(operatorTasks.kind, readyKind)))
    .orderBy(asc(operatorTasks.id))
    .limit(100);

/** Closes a task; refuses one that is not there or done already. */
export async function closeTask(db: Pick<Db, "update">, id: number): Promise<void> {
  const [closed] = await db
    .update(operatorTasks)
    .set({ doneAt: sql`app_now()` })
    .where(and(eq(operatorTasks.id, id), isNull(operatorTasks.doneAt)))
    .returning({ id: operatorTasks.id });
  orNotFound(closed);
}

/** Writes to the database; fails if it takes no writes, as a standby or a full disk. */
export async function touchDatabase(db: Pick<Db, "insert">): Promise<void> {
  const now = sql`app_now()`;
  await db
    .insert(operatorTasks)
    .values({ kind: readyKind, about: readyKind, doneAt: now })
    .onConflictDoUpdate({ target: operatorTasks.about, set: { doneAt: now } });
}
