import { randomBytes } from "node:crypto";
import { orderLines, orders } from "#server/db/tables/order.ts";
import { orNotFound } from "#server/platform/failure.ts";
import type { BuiltMember } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

type Order = typeof orders.$inferSelect;
type Line = Pick<typeof orderLines.$inferSelect, "name" | "priceRp" | "quantity">;

/** Stores an order, by default of one file for Rp35.000, without creating it at a gateway. */
export async function storeOrder(
  { app }: Pick<TestApp, "app">,
  member: BuiltMember,
  {
    lines = [{ name: "Jurnal Tenang", priceRp: 35_000, quantity: 1 }],
    ...over
  }: Partial<Order> & { lines?: Line[] } = {},
): Promise<Order> {
  const { db } = app.database;
  const invoiceNo = `INV-UJI-20261121-${randomBytes(4).toString("hex").toUpperCase()}`;
  const totalPriceRp = lines.reduce((sum, { priceRp, quantity }) => sum + priceRp * quantity, 0);
  const discountRp = over.discountRp ?? 0;
  const [stored] = await db
    .insert(orders)
    .values({
      clientId: member.clientId,
      userId: member.id,
      invoiceNo,
      state: "pending",
      totalPriceRp,
      discountRp,
      totalPaymentRp: totalPriceRp - discountRp,
      gateway: app.external.payment.name,
      gatewayOrderId: `${invoiceNo}-A1`,
      expiresAt: new Date(Date.now() + 86_400_000),
      ...over,
    })
    .returning();
  const order = orNotFound(stored);
  await db.insert(orderLines).values(
    lines.map((line) => ({
      ...{
        orderId: order.id,
        productType: "digital" as const,
        productId: 1,
        expertId: 1,
        photo: "",
        seconds: 0,
      },
      ...line,
    })),
  );
  return order;
}
