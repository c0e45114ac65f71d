import type { Product } from "#contract/product.ts";
import { uploadUrl } from "#rules/picture-file.ts";
import { discountedRp } from "#rules/price.ts";
import type { products } from "#server/db/tables/expert.ts";

type Row = { product: typeof products.$inferSelect; expert: { id: number; name: string } };

/** E-41: what is shown of a product; only its owners can open its file. */
export const shownProduct = ({ product, expert }: Row): Product => ({
  id: product.id,
  expert_id: expert.id,
  expert,
  name: product.name,
  subtitle: product.subtitle,
  photo: uploadUrl(product.photo),
  price: product.priceRp,
  price_disc: `${discountedRp(product) ?? 0}.00`,
  unit: product.unit,
  detail: product.detail,
  category: product.category,
});
