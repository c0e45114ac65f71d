import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/db.ts";
import type { Client } from "#server/platform/app.ts";

/**
 * The next number of an invoice: INV, up to six letters of the client, the day of Indonesia and a count of that day.
 * The count is locked until the order is there, so that there are no gaps.
 */
export async function nextInvoice(tx: Tx, client: Pick<Client, "username">): Promise<string> {
  const prefix = client.username
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 6)
    .toUpperCase();
  const { rows } = await tx.execute<{ day: string; last: number }>(sql`
    insert into invoice_numbers (prefix, day, last) values (${prefix}, wib_day(app_now()), 1)
    on conflict (prefix, day) do update set last = invoice_numbers.last + 1
    returning to_char(day, 'YYYYMMDD') as day, last`);
  const { day = "", last = 0 } = rows[0] ?? {};
  return `INV-${prefix}-${day}-${String(last).padStart(6, "0")}`;
}

/** Where an order is shown. */
export const historyPath = (username: string, invoiceNo: string): string =>
  `/${username}/transaction/history?order=${encodeURIComponent(invoiceNo)}`;
