import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { applyVoucher, normalCode, subtotalOf, type VoucherMisfit } from "#rules/voucher-discount.ts";
import type { Tx } from "#server/db/db.ts";
import { orderLines, orders } from "#server/db/tables/order.ts";
import { ownedOf } from "#server/features/library/library.ts";
import { lockMember, type Order, transactForMember } from "#server/features/order/lock-order.ts";
import { payOrder } from "#server/features/order/pay/pay-order.ts";
import { findVoucher, holdVoucher, isUsedUp, termsOf } from "#server/features/voucher/voucher.ts";
import type { App, Client, Context, Member } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { orderTexts } from "#texts/order/order.ts";
import { nextInvoice } from "./invoice.ts";
import { type PricedLine, priceItems } from "./price-items.ts";
import { sendingFor } from "./send-order.ts";

type Body = Context<"createTransaction">["body"];

/** What is to be bought, with our own prices and totals. */
type Quote = {
  lines: PricedLine[];
  voucher: Awaited<ReturnType<typeof findVoucher>>;
  totalPriceRp: number;
  discountRp: number;
  totalPaymentRp: number;
  /** Why the voucher does not fit, if it does not. */
  misfit: VoucherMisfit | undefined;
};

/** How many orders a member may leave unpaid, so that one member cannot tie up many vouchers. */
const openMax = 3;
/** No gateway accepts a lower amount. */
const paymentRpMin = 1000;
/** No gateway accepts a higher amount, and sums stay within range. */
const paymentRpMax = 999_999_999;

export type Made =
  | { kind: "made"; order: Order }
  /** The same checkout was ordered before and is still open. */
  | { kind: "same"; order: Order }
  /** The same, but past its deadline: the gateway has to be asked before it is replaced. */
  | { kind: "stale"; order: Order };

/**
 * Validates and prices the checkout, holds the voucher and stores order, lines and invoice number in one transaction,
 * without calls to external services. An order that a free voucher covers is paid in the same transaction.
 */
export function makeOrder(app: App, client: Client, member: Member, body: Body): Promise<Made> {
  return transactForMember(app, member.id, async (tx) => {
    if (!(await lockMember(tx, member))) throw fail("unauthenticated");
    const quote = await quoteOf(tx, client.id, body);
    const same = await sameOrder(tx, member, quote, body);
    if (same) return same;
    await app.limits.take("transactionByUser", String(member.id));
    await refuseUnfit(tx, member, quote, body);
    const isFree = quote.voucher?.options === "free";
    const order = await insertOrder(tx, { app, client, member, quote, isFree });
    if (quote.voucher) await holdVoucher(tx, member, quote.voucher.id, order.id);
    if (isFree) await payOrder(app, tx, order, false);
    return { kind: "made", order };
  });
}

async function quoteOf(tx: Tx, clientId: number, body: Body): Promise<Quote> {
  const lines = await priceItems(tx, clientId, body.items);
  const code = body.voucher_code ? normalCode(body.voucher_code) : "";
  const voucher = code === "" ? undefined : await findVoucher(tx, clientId, code);
  const totalPriceRp = subtotalOf(lines);
  const applied = voucher && applyVoucher(termsOf(voucher), lines.map(wireLine));
  const discountRp = applied?.ok ? applied.discountRp : 0;
  const misfit = code !== "" && !voucher ? "voucher_invalid" : undefined;
  return {
    lines,
    voucher,
    totalPriceRp,
    discountRp,
    totalPaymentRp: totalPriceRp - discountRp,
    misfit: applied && !applied.ok ? applied.reason : misfit,
  };
}

const wireLine = ({ productType, productId, priceRp, quantity }: PricedLine) => ({
  product_type: productType,
  product_id: productId,
  priceRp,
  quantity,
});

/** Hash of the lines, voucher and total, independent of the order of the lines. */
function markOf({ lines, voucher, totalPaymentRp }: Quote): string {
  const parts = lines.map((line) => Object.values(wireLine(line)).join(":")).sort();
  const said = JSON.stringify([parts, voucher?.id ?? 0, totalPaymentRp]);
  return createHash("sha256").update(said).digest("base64url");
}

const isExpected = (quote: Quote, body: Body): boolean =>
  body.expected_total === undefined || body.expected_total === quote.totalPaymentRp;

/**
 * Returns an open order with exactly this content. Repeating a checkout costs nothing, so it counts towards no rate
 * limit.
 */
async function sameOrder(tx: Tx, member: Member, quote: Quote, body: Body): Promise<Made | undefined> {
  if (quote.misfit || !isExpected(quote, body)) return undefined;
  const [row] = await tx
    .select({ order: orders, isOver: sql<boolean>`app_now() >= ${orders.expiresAt}` })
    .from(orders)
    .where(and(openOrders(member), eq(orders.sameMark, markOf(quote))));
  return row && { kind: row.isOver ? "stale" : "same", order: row.order };
}

const openOrders = ({ clientId, id }: Member) =>
  and(eq(orders.clientId, clientId), eq(orders.userId, id), inArray(orders.state, ["creating", "pending"]));

/** Runs before anything is written; problems that the member can fix come first. */
async function refuseUnfit(tx: Tx, member: Member, quote: Quote, body: Body): Promise<void> {
  if (quote.misfit) throw fail(quote.misfit);
  if (quote.voucher && (await isUsedUp(tx, member, quote.voucher))) throw fail("voucher_used");
  if (!isExpected(quote, body)) throw fail("total_changed", { beside: totalsOf(quote) });
  await refuseOwned(tx, member, quote);
  if (quote.voucher?.options === "free") return;
  if (quote.totalPaymentRp <= 0) throw fail("nothing_to_pay");
  if (quote.totalPaymentRp < paymentRpMin) throw fail("amount_too_small");
  if (quote.totalPriceRp > paymentRpMax) throw fail("invalid", { fields: { items: [orderTexts.tooDear] } });
  // Orders past their deadline do not count; they only wait for the gateway's final status.
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(openOrders(member), sql`${orders.expiresAt} > app_now()`));
  if (open.length >= openMax) throw fail("too_many_open");
}

/** A file can be bought only once; the refusal names those that the member already owns. */
async function refuseOwned(tx: Tx, member: Member, { lines }: Quote): Promise<void> {
  const files = lines.filter((line) => line.productType === "digital").map((line) => line.productId);
  const owned = await ownedOf(tx, member, files);
  if (owned.size === 0) return;
  const items = [...owned].map((product_id) => ({ product_type: "digital", product_id }));
  throw fail("product_owned", { beside: { items } });
}

/** Current totals and prices, sent along with a refusal. */
const totalsOf = ({ lines, totalPriceRp, discountRp, totalPaymentRp }: Quote) => ({
  total_price: totalPriceRp,
  nom_disc: discountRp,
  total_payment: totalPaymentRp,
  items: lines.map(({ productType, productId, priceRp, quantity }) => ({
    product_type: productType,
    product_id: productId,
    price: priceRp,
    quantity,
  })),
});

type New = { app: App; client: Client; member: Member; quote: Quote; isFree: boolean };

async function insertOrder(tx: Tx, { app, client, member, quote, isFree }: New): Promise<Order> {
  const { invoiceNo, madeAt } = await nextInvoice(tx, client);
  const createdAt = sql`${madeAt}::timestamptz`;
  const { totalPriceRp, discountRp, totalPaymentRp, voucher, lines } = quote;
  const [row] = await tx
    .insert(orders)
    .values({
      clientId: client.id,
      userId: member.id,
      invoiceNo,
      state: "creating" as const,
      createdAt,
      totalPriceRp,
      discountRp,
      totalPaymentRp,
      voucherId: voucher?.id ?? null,
      voucherCode: voucher?.code ?? null,
      sameMark: markOf(quote),
      ...(isFree
        ? { gateway: "free" as const }
        : {
            gateway: app.external.payment.name,
            gatewayOrderId: `${invoiceNo}-A1`,
            expiresAt: sql`${createdAt} + interval '24 hours'`,
            sendingUntil: sql`app_now() + ${sendingFor}`,
            // If this process dies before it has sent the order, another one sends it.
            nextCheckAt: sql`app_now() + interval '30 seconds'`,
          }),
    })
    .returning();
  const order = orNotFound(row);
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order.id })));
  return order;
}
