import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Whether a price is too high: "btw 8rb kemahalan ga sih? tetangga jual 7rb". */

const dearWords =
  "(?:ke)?mahal(?:an)?|(?:ke)?murah(?:an)?|larang(?:en)?|masuk akal|pantes|pantas|wajar|layak|kompetitif";
const dear = new RegExp(`\\b(?:${dearWords})\\b`);
/** "Kemahalan ga", "apa 8rb mahal", "kemahalan ya": "murah" alone says only what something costs. */
const asking = new RegExp(
  `\\b(?:${dearWords}) (?:banget |bgt |kali |itu |ya |sih )?(?:ga|gak|gk|nggak|ngga|enggak|tidak|ndak|nda|ora|po|ra|kah|apa|kan)\\b|\\bke(?:mahal|murah)an (?:ya|yo|sih)\\b|^(?:\\p{L}+ )?(?:apa|apakah|menurut\\w*)\\b`,
  "u",
);
const ofPrice = /\d|\bharga\w*|\bjual\w*|\bkemahalan\b|\bkemurahan\b|\bsegitu\b|\bsegini\b/;
const others =
  /\b(?:tetangga|saingan|sebelah|toko lain|orang lain|org lain|yang lain|yg lain|kompetitor|pesaing|warung lain|pasaran|di pasar|lapak lain|temen|teman|orang2|org2)\b/;

/** Whether a clause tells of what somebody else does, such as the price next door. */
export const ofOthers = (clause: string): boolean => others.test(plain(clause));

const clausesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;\n])\s+|,\s+|\s+(?=(?:btw|eh|tapi|tp|soalnya|soale|padahal)\b)/i)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** "Mending jual 7rb atau 8rb": two prices to choose from. */
const choosing =
  /\b(?:mending|mendingan|bagus\w*|enak\w*|lebih baik|baiknya|pilih|milih|untungan)\b[^\d]{0,30}\d[^\d]{0,20}\b(?:atau|ato|apa|opo)\b[^\d]{0,20}\d/;

/** Below a sum "12rb itu kebanyakan apa kurang" is about the price; at a question it may be about the answer. */
const amount =
  /\d.*\b(?:kebanyakan|ketinggian|kerendahan|kegedean|kekecilan|kelebihan) (?:itu |ya )?(?:apa|atau|ga|gak|nggak|ya|kah)\b/;

const isJudged = (clause: string, isBelow: boolean): boolean => {
  const said = plain(clause);
  if (choosing.test(said) || (isBelow && amount.test(said))) return true;
  return dear.test(said) && ofPrice.test(said) && (asking.test(said) || clause.includes("?"));
};

/**
 * The question whether a price is too high; `judged` is its words, and `rest` is what else the message says, without the
 * prices of others.
 * Undefined if it asks nothing of the kind. `isBelow`: below a finished sum.
 */
export function priceAsked(text: string, isBelow = false): { rest: string; judged: string } | undefined {
  const clauses = clausesOf(text);
  const judged = clauses.filter((clause) => isJudged(clause, isBelow));
  if (judged.length === 0) return undefined;
  const rest = clauses.filter((clause) => !isJudged(clause, isBelow) && !ofOthers(clause));
  return {
    judged: judged.join(" "),
    rest: rest
      .join(" ")
      .replace(/(?:[\s,.;]|\b(?:btw|eh|tapi|tp)\b)+$/i, "")
      .trim(),
  };
}
