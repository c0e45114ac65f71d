import { placesOf, tokensOf } from "../word-places.ts";
import { quotation } from "./order-words.ts";

const wordsMin = 2;
const quotes = new RegExp(quotation, "giu");

/** Whether a message quotes words that stand in this text; one word alone may stand anywhere. */
export function quotesOf(shown: string, text: string): boolean {
  const tokens = tokensOf(shown);
  return [...text.matchAll(quotes)]
    .map(([, double, single]) => (double ?? single ?? "").trim())
    .some((quote) => tokensOf(quote).length >= wordsMin && placesOf(tokens, quote).length > 0);
}
