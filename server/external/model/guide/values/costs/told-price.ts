import { perOne, tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { ofOthers } from "#server/external/model/guide/words/prices.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { rupiahMin } from "./cost-lists.ts";
import { eachPiece } from "./read-costs.ts";

/* The price at which a member sells already: "jualan es kopi susu 15rb per cup". It needs no percentage. */

const selling =
  /(?<!\p{L})(?:jual(?:an|nya)?|dijual(?:nya)?|harga ?jual(?:nya|ku)?|harganya|dagang(?:an)?)(?!\p{L})/iu;
const named =
  /(?<!\p{L})(?:harga ?jual(?:nya|ku)?|harganya|(?:di)?jual(?:nya)?)(?: (?:sekarang|skrg|itu|cuma|seharga|harga|udah|sudah|di))* (?:rp\.? ?)?\d/iu;
/** What is planned, asked or supposed is no price yet. */
const open =
  /\b(?:kalo|kalau|klo|kl|misal\w*|mau|pengen|pengin|pingin|rencana\w*|berapa|brp|bingung|atau|ato|modal\w*|beli\w*|kulak\w*|bahan\w*|untung\w*|laba\w*|dari|target|omzet|omset|laku)\b/;
/** A member who asks for a price has none. */
const asksPrice =
  /\b(?:(?:di)?jual|harga(?:nya)?|harga jual(?:nya)?|pasang|patok|kasih harga|nentuin harga|jualnya)(?: \w+){0,3} (?:berapa|brp|brapa|piro)\b|\b(?:nentuin|menentukan|naikin|naikkan|nurunin|turunin|ganti|ubah) harga|\bharga (?:yang|yg) (?:pas|pantes|cocok)/;

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?;])\s+|\n+|,\s+(?=\p{L})/u);

type ToldPrice = { value: number; rest: string };

/** The price of one's own that a message tells, and the message without it; undefined if it tells none, or several. */
export function toldPrice(text: string, unit: string): ToldPrice | undefined {
  if (asksPrice.test(plain(text))) return undefined;
  const sentences = sentencesIn(text);
  const found = sentences.flatMap((sentence, at) => {
    const written = withFigures(sentence);
    const sums = tokensIn(written).filter(
      ({ of, isMoney, value }) => of === undefined && (isMoney || value >= 1000),
    );
    const [sum, ...more] = sums;
    const isPrice =
      selling.test(written) &&
      (named.test(written) ||
        (sum !== undefined &&
          (eachPiece(unit).test(written.slice(sum.to)) || perOne.test(written.slice(sum.to)))));
    const isOpen = open.test(plain(sentence)) || /\?\s*$/.test(sentence) || ofOthers(sentence);
    if (!sum || more.length > 0 || !isPrice || isOpen || sum.value < rupiahMin) return [];
    return [{ at, value: sum.value }];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { value: only.value, rest: text.replace(sentences[only.at] ?? "", " ") };
}
