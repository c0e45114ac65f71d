import { sql } from "drizzle-orm";

type Page = { page: number; per_page: number };

/** Total number of rows, next to each row of a page, so that one query returns both. */
export const totalBeside = sql<number>`count(*) over ()`.mapWith(Number).as("total");

/** Returns the counts of a page from its rows; past the last page there are none, so `countAll` is called. */
export async function countsOf(
  { page, per_page }: Page,
  rows: { total: number }[],
  countAll: () => Promise<number>,
) {
  const total = rows[0]?.total ?? (page > 1 ? await countAll() : 0);
  return { page, per_page, total, total_pages: Math.ceil(total / per_page) };
}
