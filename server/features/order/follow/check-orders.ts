import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { orders } from "#server/db/tables/order.ts";
import { followOrder } from "#server/features/order/order.ts";
import type { App } from "#server/platform/app.ts";

/** How many orders are checked concurrently. */
const batch = 10;

/** The newest pass of each server, which the next one waits for. */
const passes = new WeakMap<App, Promise<void>>();

/**
 * Checks every order that is due at the gateway, whether or not notifications arrived. Taking an order sets the time of
 * its next check, so several servers share the work and none holds a lock during the request. Passes of one server
 * follow each other: after a call, what an earlier one had taken is checked as well.
 */
export function checkOrders(app: App): Promise<void> {
  const pass = (passes.get(app) ?? Promise.resolve()).then(() => checkDue(app));
  passes.set(
    app,
    pass.catch(() => undefined),
  );
  return pass;
}

async function checkDue(app: App): Promise<void> {
  for (;;) {
    const due = await takeDue(app);
    // A pass ends with its last check, also where one could not even be put off.
    const followed = due.map((id) => follow(app, id));
    await Promise.allSettled(followed);
    await Promise.all(followed);
    if (due.length < batch) return;
  }
}

async function takeDue(app: App): Promise<number[]> {
  const { db } = app.database;
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.nextCheckAt} <= app_now()`)
    .orderBy(orders.nextCheckAt)
    .limit(batch)
    .for("update", { skipLocked: true });
  const rows = await db
    .update(orders)
    .set({ checks: sql`least(${orders.checks} + 1, 1000)`, nextCheckAt: sql`order_check_at(orders)` })
    .where(inArray(orders.id, due))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

/** An order that cannot be checked now is left for its next check. */
async function follow(app: App, orderId: number): Promise<void> {
  try {
    await followOrder(app, orderId);
  } catch (error) {
    app.log.warn({ err: error, orderId }, "an order could not be followed, tries again");
    await wakeEarlier(app, orderId);
  }
}

/**
 * Schedules the next check within 5 minutes, so that an order at its deadline does not wait an hour for the gateway's
 * status.
 */
async function wakeEarlier(app: App, orderId: number): Promise<void> {
  await app.database.db
    .update(orders)
    .set({ nextCheckAt: sql`least(${orders.nextCheckAt}, app_now() + interval '5 minutes')` })
    .where(and(eq(orders.id, orderId), isNotNull(orders.nextCheckAt)));
}
