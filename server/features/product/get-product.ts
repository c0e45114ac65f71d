import { and, eq } from "drizzle-orm";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, products } from "#server/db/tables/expert.ts";
import { isOffered } from "#server/features/cart/cart.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { shownProduct } from "./product.ts";

/** C-49: returns a product of this expert that the client offers; any other is `not_found`. */
export const getProduct: Handler<"getProduct"> = async ({ app, client, params }) => {
  const [row] = await app.database.db
    .select({ product: products, expert: { id: experts.id, name: experts.name } })
    .from(products)
    .innerJoin(experts, eq(experts.id, products.expertId))
    .innerJoin(clientExperts, eq(clientExperts.expertId, experts.id))
    .where(and(eq(products.id, params.productId), eq(experts.id, params.id), isOffered(client.id)));
  return { status: "success", data: { data: [shownProduct(orNotFound(row))] } };
};
