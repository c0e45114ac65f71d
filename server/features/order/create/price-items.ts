import { and, eq, gt, gte, inArray, isNull } from "drizzle-orm";
import { pricePerPieceRp } from "#rules/price.ts";
import type { Db } from "#server/db/db.ts";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, products } from "#server/db/tables/expert.ts";
import type { orderLines } from "#server/db/tables/order.ts";
import { timePackages } from "#server/db/tables/time-package.ts";
import { isOffered } from "#server/features/cart/cart.ts";
import { fail } from "#server/platform/failure.ts";
import { orderTexts } from "#texts/order/order.ts";

/** What a member requests; the browser never sets the price. */
type Item = { product_type: "chat" | "digital"; product_id: number; quantity: number };

/** A line as it is stored with the order. */
export type PricedLine = Omit<typeof orderLines.$inferInsert, "id" | "orderId">;

type Offer = Omit<PricedLine, "quantity" | "seconds"> & { secondsEach: number };

const piecesMax = 99;

/** Returns the lines at current prices, in the requested order; fails naming the items that cannot be bought. */
export async function priceItems(
  db: Pick<Db, "select">,
  clientId: number,
  items: readonly Item[],
): Promise<PricedLine[]> {
  const wanted = together(items);
  // A file is owned or not; more of it would be paid for nothing.
  const files = wanted.filter(({ product_type, quantity }) => product_type === "digital" && quantity > 1);
  if (files.length > 0) throw fail("file_once", { beside: { items: files } });
  const idsOf = (type: Item["product_type"]) =>
    wanted.filter((item) => item.product_type === type).map((item) => item.product_id);
  const offers = [
    ...(await offeredPackages(db, clientId, idsOf("chat"))),
    ...(await offeredProducts(db, clientId, idsOf("digital"))),
  ];
  const found = wanted.map((item) => ({
    item,
    offer: offers.find(
      (offer) => offer.productType === item.product_type && offer.productId === item.product_id,
    ),
  }));
  const missing = found.filter(({ offer }) => !offer).map(({ item }) => item);
  if (missing.length > 0) throw fail("item_unavailable", { beside: { items: missing } });
  return found.flatMap(({ item: { quantity }, offer }) => {
    if (!offer) return [];
    const { secondsEach, ...line } = offer;
    return [{ ...line, quantity, seconds: secondsEach * quantity }];
  });
}

/** Merges repeated items into one line with the summed quantity. */
function together(items: readonly Item[]): Item[] {
  const lines = new Map<string, Item>();
  for (const { product_type, product_id, quantity } of items) {
    const key = `${product_type}:${product_id}`;
    const before = lines.get(key)?.quantity ?? 0;
    lines.set(key, { product_type, product_id, quantity: before + quantity });
  }
  const all = [...lines.values()];
  if (all.some(({ quantity }) => quantity > piecesMax)) {
    throw fail("invalid", { fields: { items: [orderTexts.tooMany] } });
  }
  return all;
}

async function offeredPackages(db: Pick<Db, "select">, clientId: number, ids: number[]): Promise<Offer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ pack: timePackages })
    .from(timePackages)
    .innerJoin(experts, eq(experts.id, timePackages.expertId))
    .innerJoin(clientExperts, eq(clientExperts.expertId, timePackages.expertId))
    .where(
      and(
        eq(clientExperts.clientId, clientId),
        inArray(timePackages.id, ids),
        // Free time is granted, never ordered: otherwise it could be added ninety-nine times beside an expensive item.
        gt(timePackages.priceRp, 0),
        isNull(timePackages.deletedAt),
        isNull(experts.deletedAt),
      ),
    );
  return rows.map(({ pack }) => ({
    productType: "chat",
    productId: pack.id,
    expertId: pack.expertId,
    name: pack.name,
    photo: "package.svg",
    priceRp: pack.priceRp,
    secondsEach: pack.minutes * 60,
  }));
}

async function offeredProducts(db: Pick<Db, "select">, clientId: number, ids: number[]): Promise<Offer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ product: products })
    .from(products)
    .innerJoin(experts, eq(experts.id, products.expertId))
    .innerJoin(clientExperts, eq(clientExperts.expertId, products.expertId))
    .where(
      and(
        isOffered(clientId),
        inArray(products.id, ids),
        // A negative price would pay for the other items.
        gte(products.priceRp, 0),
      ),
    );
  return rows.map(({ product }) => ({
    productType: "digital",
    productId: product.id,
    expertId: product.expertId,
    name: product.name,
    photo: product.photo,
    priceRp: pricePerPieceRp(product),
    secondsEach: 0,
  }));
}
