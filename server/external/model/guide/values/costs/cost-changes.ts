import { type Token, tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { type CostPart, isSameCost } from "./cost-parts.ts";
import { costName, readCosts } from "./read-costs.ts";

/* What a message puts right in costs that were told before: "lauk tadi salah, 200rb bukan 180rb". */

/** A cost with its new amount; `former`: what the member says that it was. */
export type CostChange = { name: string; amount: number; former?: number; scale?: CostPart["scale"] };

const putting =
  /\b(?:salah|keliru|ralat|koreksi|bukan|bkn|(?:se)?harusnya|mestinya|(?:di)?(?:ganti|ubah)(?:in|kan)?|jadi|jd|naik|turun|ternyata|tadinya)\b/;
const money = "(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)(?!\\p{L}))?";
/** "Bukan 180rb", "jgn 10rb", "dari 180rb" name what no longer counts. */
const denied = new RegExp(
  `\\b(?:bukan|bkn|jgn|jangan|dari|tadinya)(?: (?:yang|yg|lagi|cuma|jadi|jd))* (${money})(?: doang| lagi)?`,
  "giu",
);

const isSum = ({ of, isMoney, value }: Token): boolean => of === undefined && (isMoney || value >= 1000);

/** The amounts of a text that count, and those that it denies. */
export function amountsSaid(written: string): { said: number[]; denied: number[] } {
  const text = withFigures(written);
  const sums = (part: string) =>
    tokensIn(part)
      .filter(isSum)
      .map(({ value }) => value);
  return {
    said: sums(text.replace(denied, " ")),
    denied: [...text.matchAll(denied)].flatMap(([, amount = ""]) => sums(amount)),
  };
}

/** The text without the amounts that it denies. */
export const withoutDenied = (text: string): string => withFigures(text).replace(denied, " ");

const more =
  /(?<!\p{L})(?:tambah\p{L}*|ditambah|lupa|kelupaan|ketinggalan|juga|jg|plus|lagi|belum|blm|sama|oh iya|oiya)(?!\p{L})/iu;

/** Whether an amount comes beside what stands already: "stiker 200 per pack juga". */
export const addsMore = (text: string): boolean =>
  more.test(text) && !/(?<!\p{L})(?:salah|bukan|bkn|ganti)(?!\p{L})/iu.test(text);

/** The sentences of a message, of which each may put something else right. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+|,?\s+(?=(?:terus|trus|trs|lalu|oh iya|oiya)\s)/i)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const words = (text: string): string[] =>
  plain(text)
    .split(" ")
    .map((word) => (word.length > 4 ? word.replace(/(?:nya|ne|ku)$/, "") : word));

/** The one cost of these that a sentence names by a word. */
function namedIn(parts: readonly CostPart[], sentence: string): CostPart | undefined {
  const said = words(sentence);
  const found = parts.filter(({ name }) =>
    words(name).some((word) => word.length > 2 && said.includes(word)),
  );
  return found.length === 1 ? found[0] : undefined;
}

const leaving =
  /\b(?:(?:di)?(?:hapus|buang|coret|keluar|hilang|ilang)(?:in|kan)?|tanpa|batal|(?:ga|gak|nggak|ngga|tidak|ndak|ora) (?:jadi|usah|pake|pakai)(?: (?:pake|pakai|bayar))?)\b/;

const leavingMax = 7;

/** The cost that a sentence takes out: "ga jadi pake sewa". */
export const leftOutIn = (parts: readonly CostPart[], sentence: string): CostPart | undefined =>
  leaving.test(plain(sentence)) && !/\d|\?/.test(sentence) && words(sentence).length <= leavingMax
    ? namedIn(parts, sentence)
    : undefined;

/** "Gas cm 22rb buat 2x bikin, jd 11rb": a cost with what comes out of its own scale. */
function workedChange(parts: readonly CostPart[], sentence: string, unit: string): CostChange | undefined {
  const [amount = 0, result, ...more] = amountsSaid(sentence).said;
  const named = namedIn(parts, sentence);
  const scale = readCosts(withoutDenied(sentence), unit).parts.find((part) => part.amount === amount)?.scale;
  const isWorked = scale !== undefined && scale.count > 1 && result === Math.round(amount / scale.count);
  return named && isWorked && more.length === 0 ? { name: named.name, amount, scale } : undefined;
}

/** What one sentence puts right; undefined if it does not say a new amount for one cost. */
export function costChangeIn(
  parts: readonly CostPart[],
  sentence: string,
  unit: string,
): CostChange | undefined {
  const worked = workedChange(parts, sentence, unit);
  if (worked) return worked;
  const amounts = amountsSaid(sentence);
  const [amount, ...more] = amounts.said;
  const [former] = amounts.denied;
  if (amount === undefined || more.length > 0 || !putting.test(plain(sentence)) || /\?\s*$/.test(sentence))
    return undefined;
  const byName = namedIn(parts, sentence);
  const same = parts.filter((part) => part.amount === former);
  const part = byName ?? (same.length === 1 ? same[0] : undefined);
  const scale = readCosts(withoutDenied(sentence), unit).parts[0]?.scale ?? part?.scale;
  if (part) return { name: part.name, amount, ...(scale ? { scale } : {}) };
  const name = costName(sentence.split(/[,:]\s*|\d/)[0] ?? "");
  return name === "" || former === undefined ? undefined : { name, amount, former };
}

/**
 * The costs with a change in its place. Where they are known only by their sum `whole`, the cost is taken out of it, so
 * that it stands by itself; undefined if it can be in neither.
 */
export function changedParts(
  parts: readonly CostPart[],
  { name, amount, former, scale }: CostChange,
  whole: number | undefined,
): CostPart[] | undefined {
  if (parts.some((part) => isSameCost(part.name, name)))
    return parts.map((part) =>
      isSameCost(part.name, name) ? { ...part, amount, ...(scale ? { scale } : {}) } : part,
    );
  if (whole === undefined || former === undefined || former > whole) return undefined;
  const rest = whole - former;
  return [...parts, ...(rest > 0 ? [{ name: "Bahan lain", amount: rest }] : []), { name, amount }];
}
