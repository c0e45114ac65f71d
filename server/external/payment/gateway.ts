/** One line of an order as the gateway shows it; a discount is a line with a minus price. Rupiah, whole. */
export type GatewayItem = { id: string; name: string; priceRp: number; quantity: number };

/** What is to be paid, and by whom. The items sum to `amountRp`. */
export type GatewayOrder = {
  gatewayOrderId: string;
  amountRp: number;
  items: GatewayItem[];
  customer: { name: string; email: string; phone: string };
  /** The name that members know the seller by. */
  clientName: string;
  createdAt: Date;
  expiresAt: Date;
  /** Where the payer comes back to; made from our settings, never from a request. */
  returnUrl: string;
};

/** Where to pay, or why not; `refused` is for good, as of an order that the gateway finds wrong. */
export type Created = { kind: "created"; url: string } | { kind: "refused"; reason: string };

/** What a payment is by the gateway's own words; how an order changes by it is `transaction.ts`'s to say. */
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
  /** What was paid, a fee that the payer bears included. */
  amountRp: number;
  /** The same without that fee, where the gateway says it. */
  originalAmountRp: number | undefined;
};

/** The gateway did not answer, or not so that it could be understood: what it did is not known. */
export class GatewayUnreachable extends Error {}

/** A notification as it came; all strings are literal, since the signature is over them. */
export type Notification = {
  order_id: string;
  status_code: string;
  gross_amount: string;
  signature_key: string;
};

/** Who takes the money. Each method throws `GatewayUnreachable`, within 10 s. */
export type PaymentGateway = {
  readonly name: "midtrans" | "simulator";
  create: (order: GatewayOrder) => Promise<Created>;
  /** Undefined where the payer has not begun yet. */
  status: (gatewayOrderId: string) => Promise<GatewayStatus | undefined>;
  /**
   * `under_way`: it cannot be given up any more. With the address where it was to be paid, a page that nobody has paid
   * at yet is closed too; else it stays open until its time is over.
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
