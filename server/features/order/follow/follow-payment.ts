import { followOrder } from "#server/features/order/order.ts";
import type { Job } from "#server/platform/jobs/job.ts";

/** Runs after a payment notification: asks the gateway for the order's status, and retries until it answers. */
export const followPayment: Job<{ orderId: number }> = {
  name: "follow-payment",
  run: async (app, { orderId }) => {
    await followOrder(app, orderId);
  },
};
