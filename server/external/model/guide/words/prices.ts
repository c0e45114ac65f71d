import { plain } from "./commands.ts";

/* Whether a price is too high: "btw 8rb kemahalan ga sih? tetangga jual 7rb". */

const dear =
  /\b(?:ke)?mahal(?:an)?\b|\b(?:ke)?murah(?:an)?\b|\blarang(?:en)? (?:ora|ra|po|ga|gak)\b|\b(?:masuk akal|pantes|pantas|wajar|layak|kompetitif)\b/;
const asking =
  /\?|\b(?:ga|gak|gk|nggak|ngga|enggak|tidak|ndak|nda|ora|apa|apakah|gimana|gmn|menurut\w*)\b|kah\b|\b(?:ya|yo|sih|kan)\s*$/;
const ofPrice = /\d|\bharga\w*|\bjual\w*|\bkemahalan\b|\bkemurahan\b|\bsegitu\b|\bsegini\b/;
const others =
  /\b(?:tetangga|saingan|sebelah|toko lain|orang lain|org lain|yang lain|yg lain|kompetitor|pesaing|warung lain|pasaran|di pasar|lapak lain|temen|teman|orang2|org2)\b/;

const clausesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;\n])\s+|,\s+|\s+(?=(?:btw|eh|tapi|tp|soalnya|soale|padahal)\b)/i)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const isJudged = (clause: string): boolean => {
  const said = plain(clause);
  return dear.test(said) && ofPrice.test(said) && (asking.test(said) || clause.includes("?"));
};

/**
 * The question whether a price is too high; `rest` is what else the message says, without the prices of others.
 * Undefined if it asks nothing of the kind.
 */
export function priceAsked(text: string): { rest: string } | undefined {
  const clauses = clausesOf(text);
  if (!clauses.some(isJudged)) return undefined;
  const rest = clauses.filter((clause) => !isJudged(clause) && !others.test(plain(clause)));
  return {
    rest: rest
      .join(" ")
      .replace(/(?:[\s,.;]|\b(?:btw|eh|tapi|tp)\b)+$/i, "")
      .trim(),
  };
}
