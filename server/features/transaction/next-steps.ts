import type { GatewayStatus } from "#server/external/payment/gateway.ts";
import type { LockedOrder, Order } from "./lock-order.ts";

/** What is to be done to an order. `note_*` only tells a person to look at it. */
export type Step =
  | "pay"
  | "refund"
  | "dispute"
  | "reverse"
  | "expire"
  | "cancel"
  | "fail"
  | "note_mismatch"
  | "note_partial"
  | "note_voided";

type Known = Pick<LockedOrder, "isOver" | "isLongOver"> & {
  order: Pick<Order, "state" | "totalPaymentRp" | "reversedAt">;
};

/**
 * What follows from what the gateway says of an order; undefined is that the payer has not begun. Money that comes
 * late counts; what is paid never waits or expires again; a bank that takes its word back, or money that went
 * back, takes back what was bought.
 */
export function nextSteps({ order, isOver, isLongOver }: Known, status: GatewayStatus | undefined): Step[] {
  if (order.state === "refunded" || order.reversedAt) return [];
  if (order.state === "paid" || order.state === "dikirim") return stepsOfPaid(status);
  const isOpen = order.state === "creating" || order.state === "pending";
  if (status && tellsOfMoney(status)) {
    if (isRightAmount(order, status)) return ["pay", ...stepsOfPaid(status)];
    // For a person to look at; it runs out all the same, so that the member can order it again.
    return ["note_mismatch", ...(isOpen && isOver ? [stepAtDeadline(order)] : [])];
  }
  return isOpen ? stepsOfOpen(order, status, { isOver, isLongOver }) : [];
}

const tellsOfMoney = ({ state }: GatewayStatus): boolean =>
  state === "paid" || state === "refunded" || state === "partly_refunded" || state === "disputed";

/** What was asked for came, with or without a fee that the payer bore. */
const isRightAmount = ({ totalPaymentRp }: Known["order"], status: GatewayStatus): boolean =>
  status.amountRp === totalPaymentRp || status.originalAmountRp === totalPaymentRp;

function stepsOfPaid(status: GatewayStatus | undefined): Step[] {
  switch (status?.state) {
    case "refunded":
      return ["refund"];
    case "disputed":
      return ["dispute"];
    case "denied":
      return ["reverse"];
    case "partly_refunded":
      return ["note_partial"];
    case "cancelled":
      return ["note_voided"];
    default:
      return [];
  }
}

function stepsOfOpen(
  order: Known["order"],
  status: GatewayStatus | undefined,
  { isOver, isLongOver }: { isOver: boolean; isLongOver: boolean },
): Step[] {
  switch (status?.state) {
    case "expired":
      return ["expire"];
    case "cancelled":
      return ["cancel"];
    case "failed":
      return ["fail"];
    case "review":
      // A bank looks at it: its answer may come after the deadline.
      return isLongOver ? ["expire"] : [];
    default:
      // Who was refused with one card may try another until the deadline.
      return isOver ? [stepAtDeadline(order)] : [];
  }
}

const stepAtDeadline = ({ state }: Known["order"]): Step => (state === "creating" ? "fail" : "expire");
