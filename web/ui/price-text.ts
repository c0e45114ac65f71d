import { priceTexts } from "#texts/cart.ts";
import { rupiah } from "./rupiah.ts";

/** B-436: what costs nothing says so; a price otherwise. */
export const priceText = (price: number): string => (price === 0 ? priceTexts.free : rupiah(price));
