import { followOrder } from "#server/features/transaction/transaction.ts";
import type { Job } from "#server/platform/queue.ts";

/** A gateway said that something happened to an order: it is asked what, until it answers. */
export const followPayment: Job<{ orderId: number }> = {
  name: "follow-payment",
  run: (app, { orderId }) => followOrder(app, orderId),
};
