import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { orders } from "#server/db/tables/order.ts";
import { mailOf } from "#server/features/mail/mail.ts";
import type { Order } from "#server/features/order/lock-order.ts";
import type { App } from "#server/platform/app.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { rupiahOf } from "#server/platform/own-data.ts";
import { attentionMail as says } from "#texts/mail/order-mail.ts";

export type Attention = NonNullable<Order["attention"]>;

/** Reports an order that needs a person's decision: one log line, and a mail to the operator. */
export async function tellOperator(
  app: App,
  tx: Tx,
  { id, invoiceNo }: Pick<Order, "id" | "invoiceNo">,
  attention: Attention,
): Promise<void> {
  app.log.error({ invoice: invoiceNo, attention }, "an order needs a look");
  await app.queue.enqueue(tx, tellOfOrder, { orderId: id, attention });
}

/** The mail contains the order and the reason, but no person. */
export const tellOfOrder: Job<{ orderId: number; attention: Attention }> = {
  name: "tell-of-order",
  isForOperator: true,
  run: async (app, { orderId, attention }, jobId) => {
    const [row] = await app.database.db
      .select({ order: orders, client: clients })
      .from(orders)
      .innerJoin(clients, eq(clients.id, orders.clientId))
      .where(eq(orders.id, orderId));
    if (!row) return;
    const { order, client } = row;
    const wording = {
      subject: says.subject(order.invoiceNo),
      intro: says.intro,
      facts: [
        { label: says.invoice, value: order.invoiceNo },
        ...(order.gatewayOrderId ? [{ label: says.gatewayOrder, value: order.gatewayOrderId }] : []),
        { label: says.total, value: rupiahOf(order.totalPaymentRp) },
        { label: says.reason, value: says.reasons[attention] },
      ],
      outro: says.outro,
    };
    const to = { email: app.config.operatorEmail };
    await app.external.mail.send(mailOf({ to, client, wording, id: jobId }));
  },
};
