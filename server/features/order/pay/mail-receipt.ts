import { asc, eq } from "drizzle-orm";
import { clients } from "#server/db/tables/client.ts";
import { orderLines, orders } from "#server/db/tables/order.ts";
import { users } from "#server/db/tables/user.ts";
import { firstWord, mailOf } from "#server/features/mail/mail.ts";
import { historyPath } from "#server/features/order/create/invoice.ts";
import type { Order } from "#server/features/order/lock-order.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { momentOf, rupiahOf } from "#server/platform/own-data.ts";
import { receiptMail as says } from "#texts/order/order.ts";

/** Thanks the member for a payment and lists what was bought, once. */
export const mailReceipt: Job<{ orderId: number }> = {
  name: "mail-receipt",
  run: async (app, { orderId }, jobId) => {
    const { db } = app.database;
    const [row] = await db
      .select({ order: orders, user: users, client: clients })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .innerJoin(clients, eq(clients.id, orders.clientId))
      .where(eq(orders.id, orderId));
    // If the account was erased or the money returned meanwhile, no receipt is due.
    if (!row || row.user.erasedAt || row.order.state !== "paid") return;
    const { order, user, client } = row;
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.id));
    const wording = {
      subject: says.subject(order.invoiceNo),
      intro: says.intro,
      facts: factsOf(order, lines),
      button: says.button,
      outro: says.outro,
    };
    const to = { email: user.email, name: firstWord(user.name) };
    const link = originOf(app, client) + historyPath(client.username, order.invoiceNo);
    await app.external.mail.send(mailOf({ to, client, wording, link, id: jobId }));
  },
};

function factsOf(order: Order, lines: (typeof orderLines.$inferSelect)[]) {
  return [
    { label: says.invoice, value: order.invoiceNo },
    ...(order.paidAt ? [{ label: says.paidAt, value: momentOf(order.paidAt) }] : []),
    ...lines.map(({ name, quantity, priceRp }) => ({
      label: says.line(name, quantity),
      value: rupiahOf(priceRp * quantity),
    })),
    ...(order.discountRp > 0
      ? [{ label: says.discount(order.voucherCode ?? ""), value: `−${rupiahOf(order.discountRp)}` }]
      : []),
    { label: says.total, value: rupiahOf(order.totalPaymentRp) },
  ];
}
