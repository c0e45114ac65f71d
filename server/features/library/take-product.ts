import { and, eq, isNull } from "drizzle-orm";
import { transact } from "#server/db/db.ts";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, products } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { grantProducts } from "./library.ts";

/** a product of price 0 that the client offers is the member's at once; again changes nothing. */
export const takeProduct: Handler<"takeProduct"> = async ({ app, member, params }) => {
  await app.limits.take("productByUser", String(member.id));
  await transact(app.database.db, async (tx) => {
    const [row] = await tx
      .select({ priceRp: products.priceRp, priceDiscRp: products.priceDiscRp })
      .from(products)
      .innerJoin(experts, eq(experts.id, products.expertId))
      .innerJoin(clientExperts, eq(clientExperts.expertId, products.expertId))
      .where(
        and(
          eq(products.id, params.id),
          eq(clientExperts.clientId, member.clientId),
          isNull(products.deletedAt),
          isNull(experts.deletedAt),
        ),
      );
    const { priceRp, priceDiscRp } = orNotFound(row);
    // A discount of 0 is none.
    if ((priceDiscRp || priceRp) > 0) throw fail("not_free");
    await grantProducts(tx, member, [params.id], null);
  });
  return { status: "success" };
};
