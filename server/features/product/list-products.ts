import { and, asc, desc, eq, gt, isNull } from "drizzle-orm";
import { joinMatches, matchScore } from "#server/db/fuzzy-search.ts";
import { countsOf, totalBeside } from "#server/db/paging.ts";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, products } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { shownProduct } from "./product.ts";

/** C-48 (B-301): lists the products of one of the client's experts: all, or those that match a search. */
export const listProducts: Handler<"listProducts"> = async ({ app, client, params, query, address }) => {
  if (query.search) await app.limits.take("directoryByAddress", address);
  const { db } = app.database;
  const [found] = await db
    .select({ id: experts.id, name: experts.name })
    .from(experts)
    .innerJoin(clientExperts, eq(clientExperts.expertId, experts.id))
    .where(and(eq(experts.id, params.id), eq(clientExperts.clientId, client.id), isNull(experts.deletedAt)));
  const expert = orNotFound(found);
  const looked = {
    names: [products.name],
    more: [products.subtitle, products.category, products.detail],
  };
  const offered = () =>
    db
      .select({ product: products, total: totalBeside })
      .from(products)
      .crossJoinLateral(joinMatches(query.search, looked))
      .where(and(eq(products.expertId, expert.id), isNull(products.deletedAt), gt(matchScore, 0)));
  const rows = await offered()
    .orderBy(desc(matchScore), asc(products.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const counts = await countsOf(query, rows, () => db.$count(offered().as("offered")));
  return {
    status: "success",
    data: { data: rows.map(({ product }) => shownProduct({ product, expert })), ...counts },
  };
};
