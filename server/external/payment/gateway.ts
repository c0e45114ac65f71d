/** One item of an order as the gateway shows it; a discount is an item with a negative price. Whole rupiah. */
export type GatewayItem = { id: string; name: string; priceRp: number; quantity: number };

/** What is to be paid, and by whom. The item prices add up to `amountRp`. */
export type GatewayOrder = {
  gatewayOrderId: string;
  amountRp: number;
  items: GatewayItem[];
  customer: { name: string; email: string; phone: string };
  /** The seller's name as members know it. */
  clientName: string;
  createdAt: Date;
  expiresAt: Date;
  /** Where the payer returns to; built from our settings, never from a request. */
  returnUrl: string;
};

/**
 * The payment address, or the reason for a refusal. A refusal is final, for example when the gateway finds the order
 * invalid.
 */
export type Created = { kind: "created"; url: string } | { kind: "refused"; reason: string };

/** The state of a payment as the gateway reports it; `next-steps.ts` decides how an order changes. */
export type PaymentState =
  | "paid"
  | "review"
  | "denied"
  | "pending"
  | "expired"
  | "cancelled"
  | "failed"
  | "refunded"
  | "partly_refunded"
  | "disputed";

export type GatewayStatus = {
  gatewayOrderId: string;
  transactionId: string;
  state: PaymentState;
  /** The amount paid, including a fee that the payer bears. */
  amountRp: number;
  /** The amount without that fee, where the gateway reports it. */
  originalAmountRp: number | undefined;
};

/** The gateway did not answer, or not intelligibly, so the outcome is unknown. */
export class GatewayUnreachable extends Error {}

/** A notification as received. Its strings stay exactly as they came, because the signature covers them. */
export type Notification = {
  order_id: string;
  status_code: string;
  gross_amount: string;
  signature_key: string;
};

/** A payment provider. Each method throws `GatewayUnreachable` within 10 s if it gets no answer. */
export type PaymentGateway = {
  readonly name: "midtrans" | "simulator";
  create: (order: GatewayOrder) => Promise<Created>;
  /** Undefined if the payer has not started to pay. */
  status: (gatewayOrderId: string) => Promise<GatewayStatus | undefined>;
  /**
   * Returns `under_way` if the payment can no longer be cancelled. A payment page that was never used is closed only if
   * `paymentUrl` is given; otherwise it stays open until it expires.
   */
  cancel: (gatewayOrderId: string, paymentUrl?: string | null) => Promise<"cancelled" | "under_way">;
  isSigned: (notification: Notification) => boolean;
};

async function away(): Promise<never> {
  throw new GatewayUnreachable("no gateway here");
}

/** For programs that take no money: commands, seeding, benches. */
export const noGateway: PaymentGateway = {
  name: "simulator",
  create: away,
  status: away,
  cancel: away,
  isSigned: () => false,
};
