import { and, eq, sql } from "drizzle-orm";
import { type Tx, transact } from "#server/db/db.ts";
import { orders } from "#server/db/tables/order.ts";
import { users } from "#server/db/tables/user.ts";
import type { App, Member } from "#server/platform/app.ts";

export type Order = typeof orders.$inferSelect;

/** True for orders that are neither paid nor closed. */
export const isOpen = ({ state }: Pick<Order, "state">): boolean =>
  state === "creating" || state === "pending";

export const ownerOf = (order: Pick<Order, "userId" | "clientId">) => ({
  id: order.userId,
  clientId: order.clientId,
});

/*
 * Lock order for every change to a member's orders: the member's row, the order, the voucher, then the meter and the
 * ledger accounts. This allows one checkout of a member at a time, and none while the account is being erased.
 */

/** How long a transaction waits for the same member's others and for a free slot. */
const waitMs = 20_000;

/**
 * Runs a transaction about a member's orders, one at a time per member in this process; the database serialises those
 * of other processes.
 */
export async function transactForMember<T>(
  app: App,
  userId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const leave = await app.concurrency.orders.enter(String(userId), waitMs);
  try {
    return await transact(app.database.db, work);
  } finally {
    leave();
  }
}

/** Locks the member's row; returns false if the account was erased. */
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
  /** The deadline has passed. */
  isOver: boolean;
  /** The deadline passed at least 24 hours ago. */
  isLongOver: boolean;
};

/** Locks and returns the order; undefined if there is none. */
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
