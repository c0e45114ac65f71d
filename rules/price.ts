/** A price and its discounted one, in rupiah, as a product has them. */
type Priced = { priceRp: number; priceDiscRp: number | null };

/** The discounted price, where it is one: below the price and above nothing (B-295). */
export const discountedRp = ({ priceRp, priceDiscRp }: Priced): number | null =>
  priceDiscRp !== null && priceDiscRp > 0 && priceDiscRp < priceRp ? priceDiscRp : null;

/** What one piece costs: the same wherever it is shown, taken or paid. */
export const pricePerPieceRp = (product: Priced): number => discountedRp(product) ?? product.priceRp;
