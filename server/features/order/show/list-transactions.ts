import { count, desc } from "drizzle-orm";
import { orders } from "#server/db/tables/order.ts";
import type { Handler } from "#server/platform/app.ts";
import { ownOrders, shownOrders } from "./shown-order.ts";

/** C-51: lists the member's orders, newest first, including unpaid ones (B-380). */
export const listTransactions: Handler<"listTransactions"> = async ({ app, member, query }) => {
  const { db } = app.database;
  const perPage = query["options[itemsPerPage]"];
  const own = ownOrders(member);
  const [counted] = await db.select({ total: count() }).from(orders).where(own);
  const rows = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(perPage)
    .offset((query.page - 1) * perPage);
  const total = counted?.total ?? 0;
  return {
    status: "success",
    data: await shownOrders(db, rows),
    page: query.page,
    per_page: perPage,
    total,
    total_pages: Math.ceil(total / perPage),
  };
};
