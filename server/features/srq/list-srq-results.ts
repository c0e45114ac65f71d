import { count, desc } from "drizzle-orm";
import { srqResults } from "#server/db/tables/srq.ts";
import type { Handler } from "#server/platform/app.ts";
import { listRow, ownResults } from "./srq.ts";

/** C-44 (B-396): lists the member's own results, newest first. */
export const listSrqResults: Handler<"listSrqResults"> = async ({ app, member, query }) => {
  const { db } = app.database;
  const { page, per_page } = query;
  const seal = await app.seals.of(db, member.clientId);
  const [totals] = await db.select({ total: count() }).from(srqResults).where(ownResults(member));
  const rows = await db
    .select()
    .from(srqResults)
    .where(ownResults(member))
    .orderBy(desc(srqResults.createdAt), desc(srqResults.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const total = totals?.total ?? 0;
  return {
    status: "success",
    data: rows.map((row) => listRow(seal, row)),
    page,
    per_page,
    total,
    total_pages: Math.ceil(total / per_page),
  };
};
