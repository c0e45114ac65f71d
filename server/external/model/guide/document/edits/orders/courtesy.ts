import { greeting } from "../greetings.ts";

/* "Kak jadi Bu Haji nggih", "... ya mbak": what is said to the guide at the end of an order belongs to no new words. */

const particles =
  "aja|saja|dong|donk|ya|yaa|yah|deh|kak|mas|mbak|mba|bang|min|gitu|juga|jg|la|lah|loh|sih|nggih|njih|inggih|enggih|please|pls|plis|tolong|tulung|suwun|nuwun";
const atEnd = new RegExp(`(?:[\\s,]+(?:${particles}))+$`, "iu");
/** What is never a word of the text if it stands alone; "Mas" may well be one. */
const only =
  /^(?:(?:aja|saja|dong|donk|ya|yaa|yah|deh|gitu|juga|jg|la|lah|loh|sih|nggih|njih|inggih|please|pls|plis|tolong|tulung)[\s,.!]*)+$/iu;
/** A title with a capital may be the reader's, and so may one that ends a greeting. */
const calledAtEnd = /(?<=\S+ \S+),? (?:pak|bu)$/u;

/** The new words of an order without what is said to the guide behind them. */
export function withoutCourtesy(words: string): string {
  if (only.test(words.trim())) return "";
  const bare = words.replace(atEnd, "");
  return greeting.test(bare) ? bare : bare.replace(calledAtEnd, "").replace(atEnd, "");
}
