import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/db.ts";
import type { Client } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";

/** Longest name in an invoice number, which has at most 40 characters. */
const nameMax = 20;

/** The client's name in capitals; a long one ends with its last whole word, so that no word is cut. */
function prefixOf(username: string): string {
  const words = username
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  let name = "";
  for (const word of words) {
    if (name.length + word.length > nameMax) break;
    name += word;
  }
  return name || words.join("").slice(0, nameMax);
}

/**
 * Returns the next invoice number: INV, the client's name, the day in Indonesia and a count for that day. The count stays locked until the transaction ends, so there are no gaps. `madeAt` is the single
 * time from which everything about the order is counted.
 */
export async function nextInvoice(
  tx: Tx,
  client: Pick<Client, "username">,
): Promise<{ invoiceNo: string; madeAt: string }> {
  const prefix = prefixOf(client.username);
  const { rows } = await tx.execute<{ day: string; last: number; made_at: string }>(sql`
    insert into invoice_numbers (prefix, day, last) values (${prefix}, wib_day(app_now()), 1)
    on conflict (prefix, day) do update set last = invoice_numbers.last + 1
    returning to_char(day, 'YYYYMMDD') as day, last, app_now()::text as made_at`);
  const { day, last, made_at: madeAt } = orNotFound(rows[0]);
  return { invoiceNo: `INV-${prefix}-${day}-${String(last).padStart(6, "0")}`, madeAt };
}

/** The path of the page that shows an order. */
export const historyPath = (username: string, invoiceNo: string): string =>
  `/${username}/transaction/history?order=${encodeURIComponent(invoiceNo)}`;
