import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* How many pieces are sold when little is sold: "sehari laku 60 mangkok, klo ujan cuma 40". */

const slow =
  /\b(?:ujan|hujan|udan|gerimis|sepi\w*|tanggal tua|tgl tua|apes\w*|(?:lagi|pas|klo|kalau|kalo) (?:libur\w*|puasa\w*|hari biasa))\b/;
const border =
  /([,;]\s*|[.!?]\s+|\n+|\s+(?=(?:tapi|tp|tpi|cuma kalau|kalau|kalo|klo|nek|pas|waktu|terus|trus)\s))/i;
/** What else may stand beside such a number. */
const money = /\d ?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})|\brp\b|%|\bpersen\b/iu;
const lowest = /\b(?:hari|jam|menit|minggu|bulan|persen|kali)\b/;

/** The number, and the text without the clause that tells it; undefined if the text tells none. */
export function slowDayIn(text: string): { count: number; rest: string } | undefined {
  const parts = text.split(border);
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) continue;
    const said = plain(part);
    const [only, ...more] = tokensIn(withFigures(part));
    const isCount = only !== undefined && more.length === 0 && !only.isMoney && only.value < 1000;
    if (!isCount || !slow.test(said) || money.test(part) || lowest.test(said)) continue;
    const rest = parts.toSpliced(Math.max(0, at - 1), 2).join("");
    return { count: only.value, rest: rest.trim() };
  }
  return undefined;
}
