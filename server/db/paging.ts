import { sql } from "drizzle-orm";

type Page = { page: number; per_page: number };

/** How many rows there are in all, beside each row of a page: one query for both. */
export const totalBeside = sql<number>`count(*) over ()`.mapWith(Number).as("total");

/** The counts of a page by its rows; a page behind the last one has none that could tell, so `countAll` is asked. */
export async function countsOf(
  { page, per_page }: Page,
  rows: { total: number }[],
  countAll: () => Promise<number>,
) {
  const total = rows[0]?.total ?? (page > 1 ? await countAll() : 0);
  return { page, per_page, total, total_pages: Math.ceil(total / per_page) };
}
