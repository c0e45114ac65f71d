/** Price and discounted price of a product, in rupiah. */
type Priced = { priceRp: number; priceDiscRp: number | null };

/** Returns the discounted price if it is above zero and below the price, otherwise null (B-295). */
export const discountedRp = ({ priceRp, priceDiscRp }: Priced): number | null =>
  priceDiscRp !== null && priceDiscRp > 0 && priceDiscRp < priceRp ? priceDiscRp : null;

/** Returns the price of one piece, the same wherever it is shown, taken for free or paid. */
export const pricePerPieceRp = (product: Priced): number => discountedRp(product) ?? product.priceRp;
