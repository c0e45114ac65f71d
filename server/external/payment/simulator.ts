import { hkdfSync, randomUUID } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/db.ts";
import { simulatedPayments } from "#server/db/tables/order.ts";
import { newToken } from "#server/platform/security/secrets.ts";
import { simulatorTexts as says } from "#texts/simulator.ts";
import type {
  Created,
  GatewayOrder,
  GatewayStatus,
  Notification,
  PaymentGateway,
  PaymentState,
} from "./gateway.ts";
import { faultOf, plainName } from "./order-form.ts";
import { isSignedWith, signatureOf } from "./signature.ts";

export const channels = ["qris", "va", "ewallet"] as const;
export type Channel = (typeof channels)[number];
export type Action = "pay" | "fail" | "expire";

export type Payment = typeof simulatedPayments.$inferSelect;
/** A payment as its page shows it; negative `secondsLeft` means expired. */
export type ShownPayment = Payment & { secondsLeft: number };

const statusOf = { pay: "settlement", fail: "deny", expire: "expire" } as const satisfies Record<
  Action,
  string
>;

const states: Record<Payment["status"], PaymentState | undefined> = {
  // As with Midtrans, there is no status until the payer does something.
  new: undefined,
  settlement: "paid",
  deny: "denied",
  expire: "expired",
  cancel: "cancelled",
  refund: "refunded",
};

/** The status code that Midtrans sends with each status. */
const codes: Record<Payment["status"], string> = {
  new: "201",
  settlement: "200",
  deny: "202",
  expire: "202",
  cancel: "200",
  refund: "200",
};

/** Midtrans' minimum and maximum of each channel, in rupiah. */
const limitsRp: Record<Channel, readonly [number, number]> = {
  qris: [1, 10_000_000],
  va: [10_000, Number.MAX_SAFE_INTEGER],
  ewallet: [1, 20_000_000],
};

export const takes = (channel: Channel, amountRp: number): boolean =>
  amountRp >= limitsRp[channel][0] && amountRp <= limitsRp[channel][1];

type Parts = { database: Database; config: Pick<Config, "publicUrl" | "appSecret"> };

/**
 * Stands in for the payment provider where none is configured: it has its own table and its own payment page, and the
 * app treats it like any other gateway. It uses the database's clock.
 */
export class Simulator implements PaymentGateway {
  readonly name = "simulator";
  readonly #db: Database["db"];
  readonly #publicUrl: string;
  readonly #key: string;

  constructor({ database, config }: Parts) {
    this.#db = database.db;
    this.#publicUrl = config.publicUrl;
    const key = hkdfSync("sha256", config.appSecret, "alma", "payment-simulator", 32);
    this.#key = Buffer.from(key).toString("hex");
  }

  /** Returns the same address for the same order. */
  async create(order: GatewayOrder): Promise<Created> {
    const reason = faultOf(order);
    if (reason) return { kind: "refused", reason };
    const { gatewayOrderId, amountRp, items, clientName, returnUrl, expiresAt } = order;
    await this.#db
      .insert(simulatedPayments)
      .values({
        ...{
          token: newToken(),
          gatewayOrderId,
          transactionId: randomUUID(),
          amountRp,
          clientName,
          returnUrl,
        },
        itemNames: items.map(({ name, quantity }) => says.item(plainName(name), quantity)),
        status: "new" as const,
        expiresAt,
      })
      .onConflictDoNothing({ target: simulatedPayments.gatewayOrderId });
    const made = await this.#of(gatewayOrderId);
    if (!made || !["new", "deny"].includes(made.status))
      return { kind: "refused", reason: "it was paid or given up" };
    return { kind: "created", url: `${this.#publicUrl}/_simulator/${made.token}` };
  }

  async status(gatewayOrderId: string): Promise<GatewayStatus | undefined> {
    const payment = await this.#of(gatewayOrderId);
    const state = payment && states[payment.status];
    if (!state) return undefined;
    const { transactionId, amountRp } = payment;
    return { gatewayOrderId, transactionId, state, amountRp, originalAmountRp: undefined };
  }

  async cancel(gatewayOrderId: string): Promise<"cancelled" | "under_way"> {
    await this.#db
      .update(simulatedPayments)
      .set({ status: "cancel" })
      .where(and(eq(simulatedPayments.gatewayOrderId, gatewayOrderId), isOpen()));
    const payment = await this.#of(gatewayOrderId);
    return payment?.status === "settlement" || payment?.status === "refund" ? "under_way" : "cancelled";
  }

  isSigned(notification: Notification): boolean {
    return isSignedWith(notification, this.#key);
  }

  /** Returns the payment of a page's token. */
  async find(token: string): Promise<ShownPayment | undefined> {
    const [row] = await this.#db
      .select({
        payment: simulatedPayments,
        secondsLeft: sql<number>`floor(extract(epoch from ${simulatedPayments.expiresAt} - app_now()))::int`,
      })
      .from(simulatedPayments)
      .where(eq(simulatedPayments.token, token));
    return row && { ...row.payment, secondsLeft: row.secondsLeft };
  }

  /**
   * Applies the pressed action if the payment is still open for it; returns whether the payment now has that status.
   */
  async press(token: string, action: Action, channel: Channel): Promise<boolean> {
    const status = statusOf[action];
    const inTime = action === "expire" ? undefined : gt(simulatedPayments.expiresAt, sql`app_now()`);
    await this.#db
      .update(simulatedPayments)
      .set({ status, channel })
      .where(and(eq(simulatedPayments.token, token), isOpen(), inTime));
    return (await this.find(token))?.status === status;
  }

  /** The signed notification that Midtrans would send for the payment as it is. */
  notificationOf({
    gatewayOrderId,
    transactionId,
    status,
    amountRp,
    channel,
  }: Payment): Record<string, string> {
    const signed = {
      order_id: gatewayOrderId,
      status_code: codes[status],
      gross_amount: `${amountRp}.00`,
    };
    return {
      ...signed,
      signature_key: signatureOf(signed, this.#key),
      transaction_id: transactionId,
      transaction_status: status,
      currency: "IDR",
      payment_type: channel ?? "qris",
      ...(status === "settlement" ? { fraud_status: "accept" } : {}),
    };
  }

  async #of(gatewayOrderId: string): Promise<Payment | undefined> {
    const [row] = await this.#db
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.gatewayOrderId, gatewayOrderId));
    return row;
  }
}

/** A payer whose payment was denied may try again. */
const isOpen = () => inArray(simulatedPayments.status, ["new", "deny"]);
