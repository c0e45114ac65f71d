import { and, eq, sql } from "drizzle-orm";
import { type Tx, transact } from "#server/db/db.ts";
import { orders } from "#server/db/tables/transaction.ts";
import { users } from "#server/db/tables/user.ts";
import type { App, Member } from "#server/platform/app.ts";

export type Order = typeof orders.$inferSelect;

/** Orders that nobody has paid or given up yet. */
export const isOpen = ({ state }: Pick<Order, "state">): boolean =>
  state === "creating" || state === "pending";

export const ownerOf = (order: Pick<Order, "userId" | "clientId">) => ({
  id: order.userId,
  clientId: order.clientId,
});

/*
 * Whatever is done to orders of a member locks the member's row first, then the order, then the voucher, then the
 * clock and the accounts: one checkout of a member at a time, and none while the account is erased.
 */

/** How long one waits for the others of a member, and for room. */
const turnMs = 20_000;

/** A transaction about orders of a member, one at a time in this process: the database sorts out the others. */
export async function inTurn<T>(app: App, userId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  const leave = await app.gates.orders.enter(String(userId), turnMs);
  try {
    return await transact(app.database.db, work);
  } finally {
    leave();
  }
}

/** Locks the member's row; false where the account was erased. */
export async function lockMember(
  tx: Tx,
  { id, clientId }: Pick<Member, "id" | "clientId">,
): Promise<boolean> {
  const [user] = await tx
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.id, id)))
    .for("no key update");
  return user !== undefined && user.erasedAt === null;
}

export type LockedOrder = {
  order: Order;
  isErased: boolean;
  /** Its deadline is over. */
  isOver: boolean;
  /** And that for a day. */
  isLongOver: boolean;
};

/** The order under its lock; undefined where there is none. */
export async function lockOrder(tx: Tx, orderId: number): Promise<LockedOrder | undefined> {
  const [found] = await tx
    .select({ userId: orders.userId, clientId: orders.clientId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  const isErased = !(await lockMember(tx, ownerOf(found)));
  const [row] = await tx
    .select({
      order: orders,
      isOver: sql<boolean>`coalesce(app_now() >= ${orders.expiresAt}, false)`,
      isLongOver: sql<boolean>`coalesce(app_now() >= ${orders.expiresAt} + interval '24 hours', false)`,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("update");
  return row && { ...row, isErased };
}
