import { priceTexts } from "#texts/cart.ts";
import { rupiah } from "./rupiah.ts";

/** B-436: returns the word for free if the price is zero, else the price in rupiah. */
export const priceText = (price: number): string => (price === 0 ? priceTexts.free : rupiah(price));
