import { expect } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { vouchers } from "#server/db/tables/order.ts";
import { followOrder } from "#server/features/order/order.ts";
import { orNotFound } from "#server/platform/failure.ts";
import type { BuiltMember } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

type Item = { product_type: "chat" | "digital"; product_id: number; quantity: number };

export const pack = (product_id = 1, quantity = 1): Item => ({ product_type: "chat", product_id, quantity });
export const file = (product_id = 1, quantity = 1): Item => ({
  product_type: "digital",
  product_id,
  quantity,
});

let made = 0;

/** Helpers for tests of orders. */
export function shop(app: () => TestApp) {
  const query = (text: string, values: unknown[] = []) => app().database.pool.query(text, values);

  /** Checks out as the page does. */
  const buy = async (
    member: BuiltMember,
    items: Item[],
    over: { voucher_code?: string; expected_total?: number; email?: string } = {},
  ) => {
    // Tests buy more often than the rate limits allow.
    for (const limit of ["transactionByUser", "checkoutByUser"] as const) {
      await app().app.limits.forget(limit, String(member.id));
    }
    return app().call("createTransaction", { body: { user_type: 2, items, ...over } }, member);
  };

  /** Creates a voucher, by default 20 percent on packages, usable a hundred times. */
  const newVoucher = async (over: Partial<typeof vouchers.$inferInsert> = {}): Promise<string> => {
    made += 1;
    const [row] = await app()
      .app.database.db.insert(vouchers)
      .values({
        clientId: 1,
        code: `UJI${made}`,
        name: "Voucher uji",
        options: "disc",
        value: 20,
        voucherType: "chat" as const,
        image: "voucher.svg",
        maxUses: 100,
        endsAt: new Date("2090-01-01T00:00:00Z"),
        ...over,
      })
      .returning({ code: vouchers.code });
    return orNotFound(row).code;
  };

  const order = async (invoice: string) => {
    const { rows } = await query("select * from orders where invoice_no = $1", [invoice]);
    return orNotFound(rows[0]);
  };

  /** Creates an order that waits for payment; returns its invoice number. */
  const ordered = async (...order: Parameters<typeof buy>): Promise<string> => {
    const { status: answered, body } = await buy(...order);
    expect(answered).toBe(200);
    return body.no_invoice;
  };

  /** How many journals of a kind the ledger has of an order. */
  const journals = async (invoice: string, kind: string): Promise<number> => {
    const { id } = await order(invoice);
    const { rows } = await query(
      "select 1 from journals where kind = $2 and ref_type = 'order' and ref_id = $1",
      [id, kind],
    );
    return rows.length;
  };

  /** Sets what the gateway reports for this order. */
  const say = async (
    invoice: string,
    state: Parameters<TestApp["payment"]["say"]>[1],
    amountRp?: number,
    originalAmountRp?: number,
  ) => {
    const { total_payment_rp } = await order(invoice);
    app().payment.states.set(`${invoice}-A1`, {
      gatewayOrderId: `${invoice}-A1`,
      transactionId: `t-${invoice}`,
      state,
      amountRp: amountRp ?? total_payment_rp,
      originalAmountRp,
    });
  };

  /** Sets what the gateway reports, and polls it as after a notification. */
  const hears = async (
    invoice: string,
    ...said: Parameters<typeof say> extends [string, ...infer R] ? R : never
  ) => {
    await say(invoice, ...said);
    await followOrder(app().app, (await order(invoice)).id);
    return order(invoice);
  };

  const status = async (member: BuiltMember, no_invoice: string) => {
    await app().app.limits.forget("statusByUser", String(member.id));
    return (await app().call("getTransaction", { params: { no_invoice } }, member)).body.data;
  };

  /** The member's paid seconds with an expert. */
  const paidTime = async (member: BuiltMember, expertId = 1): Promise<number> => {
    const { rows } = await query(
      "select balance from ledger_accounts where user_id = $1 and kind = 'user_paid' and expert_id = $2",
      [member.id, expertId],
    );
    return rows[0]?.balance ?? 0;
  };

  const usesOf = async (code: string): Promise<number> =>
    (await query("select uses from vouchers where code = $1 and client_id = 1", [code])).rows[0]?.uses;

  const ownsFile = async (member: BuiltMember, productId: number): Promise<boolean> =>
    (
      await query(
        "select 1 from owned_products where user_id = $1 and product_id = $2 and revoked_at is null",
        [member.id, productId],
      )
    ).rows.length > 0;

  const expectSound = async () => {
    const { broken } = await checkInvariants(app().database.pool);
    expect(broken).toEqual([]);
  };

  return {
    query,
    buy,
    ordered,
    newVoucher,
    order,
    journals,
    say,
    hears,
    status,
    paidTime,
    usesOf,
    ownsFile,
    expectSound,
  };
}
