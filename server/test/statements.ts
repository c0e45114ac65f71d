import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { StatementEntry } from "#contract/balance.ts";
import { orNotFound } from "#server/platform/failure.ts";
import type { BuiltMember } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** Helpers for tests of the statement. */
export function statements(app: () => TestApp) {
  const statement = async (member: BuiltMember, before?: number) => {
    // Tests read the statement more often than the rate limit allows.
    await app().app.limits.forget("statementByUser", String(member.id));
    const query = before === undefined ? {} : { before };
    const { status, body } = await app().call("getStatement", { query }, member);
    expect(status).toBe(200);
    return body.data;
  };

  /** All pages, newest first. */
  async function whole(member: BuiltMember): Promise<StatementEntry[]> {
    const entries: StatementEntry[] = [];
    let before: number | undefined;
    do {
      const page = await statement(member, before);
      entries.push(...page.entries);
      before = page.before ?? undefined;
    } while (before !== undefined);
    return entries;
  }

  const ask = (member: BuiltMember, code: string, question = "Aku mau cerita.") =>
    app().call("sendQuestion", { body: { thread_id: code, question } }, member);

  /** Continues the conversation with a heartbeat every 30 seconds. */
  async function chatFor(member: BuiltMember, seconds: number, expert_id = 1): Promise<void> {
    for (let left = seconds; left > 0; left -= 30) {
      await app().advance(Math.min(30, left));
      await app().call("updateBattery", { body: { expert_id } }, member);
    }
  }

  const query = (text: string, values: unknown[] = []) => app().database.pool.query(text, values);

  return { statement, whole, ask, chatFor, query };
}

export const shapeOf = ({ kind, seconds, balance }: StatementEntry) => [kind, seconds, balance];

/** Stores a paid order: a package of ten minutes and two files, with a sixth of the price taken off. */
export async function payOrder(t: TestApp, member: BuiltMember, invoice: string): Promise<number> {
  const { rows } = await t.database.pool.query(
    `insert into orders (client_id, user_id, invoice_no, state, total_price_rp, discount_rp, total_payment_rp, paid_at)
     values ($1, $2, $3, 'paid', 60000, 10000, 50000, app_now()) returning id`,
    [member.clientId, member.id, invoice],
  );
  const { id } = orNotFound(rows[0]);
  await t.database.pool.query(
    `insert into order_lines (order_id, product_type, product_id, expert_id, name, photo, price_rp, quantity, seconds)
     values ($1, 'chat', 1, 2, 'Paket PRO', 'p.svg', 40000, 1, 600), ($1, 'digital', 1, 2, 'Buku Tenang', 'b.svg', 10000, 2, 0)`,
    [id],
  );
  await t.database.db.execute(
    sql`select credit_paid(${member.clientId}, ${member.id}, 2, 600, ${invoice}, 'order', ${id})`,
  );
  await t.database.pool.query(
    `insert into owned_products (client_id, user_id, product_id, order_id, file) values ($1, $2, 1, $3, 'buku.pdf')
     on conflict do nothing`,
    [member.clientId, member.id, id],
  );
  await t.database.db.execute(sql`select ledger_post(${member.clientId}, 'order_paid', ${invoice}, 'order', ${id},
    array[ledger_account(${member.clientId}, 'IDR', 'gateway_clearing'), ledger_account(${member.clientId}, 'IDR', 'discount'),
      ledger_account(${member.clientId}, 'IDR', 'revenue_chat')], array[50000, 10000, -60000]::bigint[])`);
  return id;
}
