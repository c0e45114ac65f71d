import type { GatewayStatus } from "#server/external/payment/gateway.ts";
import type { LockedOrder, Order } from "#server/features/order/lock-order.ts";

/** An action on an order. `note_*` only asks a person to look at it. */
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
 * Returns what follows from the gateway's status of an order; undefined means that the payer has not begun. Late money
 * counts; a paid order never waits or expires again; a payment that the bank reverses or that is refunded takes
 * back what was bought.
 */
export function nextSteps({ order, isOver, isLongOver }: Known, status: GatewayStatus | undefined): Step[] {
  if (order.state === "refunded" || order.reversedAt) return [];
  if (order.state === "paid" || order.state === "dikirim") return stepsOfPaid(status);
  const isOpen = order.state === "creating" || order.state === "pending";
  if (status && tellsOfMoney(status)) {
    if (isRightAmount(order, status)) return ["pay", ...stepsOfPaid(status)];
    // A person has to look at it; the order still expires, so that the member can order again.
    return ["note_mismatch", ...(isOpen && isOver ? [stepAtDeadline(order)] : [])];
  }
  return isOpen ? stepsOfOpen(order, status, { isOver, isLongOver }) : [];
}

const tellsOfMoney = ({ state }: GatewayStatus): boolean =>
  state === "paid" || state === "refunded" || state === "partly_refunded" || state === "disputed";

/** The requested amount arrived, with or without a fee that the payer bore. */
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
      // The bank reviews the payment, and its decision may come after the deadline.
      return isLongOver ? ["expire"] : [];
    default:
      // A payer whose card was declined may try another until the deadline.
      return isOver ? [stepAtDeadline(order)] : [];
  }
}

const stepAtDeadline = ({ state }: Known["order"]): Step => (state === "creating" ? "fail" : "expire");
