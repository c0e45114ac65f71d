import { pricePerPieceRp } from "#rules/price.ts";
import { transact } from "#server/db/db.ts";
import { offeredProduct } from "#server/features/cart/cart.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { grantProducts } from "./library.ts";

/**
 * gives the member a product of price 0 that the client offers; repeating the request changes nothing.
 */
export const takeProduct: Handler<"takeProduct"> = async ({ app, member, params }) => {
  await app.limits.take("productByUser", String(member.id));
  await transact(app.database.db, async (tx) => {
    const product = orNotFound(await offeredProduct(tx, member.clientId, params.id));
    if (pricePerPieceRp(product) !== 0) throw fail("not_free");
    await grantProducts(tx, member, [params.id], null);
  });
  return { status: "success" };
};
