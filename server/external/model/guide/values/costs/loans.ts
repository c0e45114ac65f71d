import { type Period, periodPlaces } from "#server/external/model/guide/values/days/periods.ts";
import { amountsIn, numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { dueEnd, joinedDues, noInterestEnd, wholeEnd } from "./dues.ts";
import { fineIn, joinedFines, withoutFines } from "./fines.ts";
import { isLivingCost, isLivingWhole } from "./living.ts";

/*
 * Debts as people write them: what is paid for a day, a week or a month, and how many times it is still to be paid.
 * "125rb seminggu masih 22 minggu" is a rest of 2,750,000.
 */

/** A debt of one line; what cannot be read surely is undefined. */
type Loan = {
  name: string;
  rest: number | undefined;
  monthly: number | undefined;
  rate: number | undefined;
  /** How the rest was reckoned, if it was. */
  working: string | undefined;
  /** The rest is all that is paid from the beginning on: "selama 10 bulan". */
  isWholeTerm?: boolean;
};

const money =
  /(?<![\d.,])(?:rp\.? ?)?\d+(?:[.,]\d+)*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt|miliar)(?!\p{L})(?: \d{3}(?!\d))?)?(?! ?(?:kali|x)(?!\p{L}| ?\d))(?! ?(?:%|persen|hari|minggu|mgg|bulan|bln|tahun|thn)(?!\p{L}))/giu;
const moneyMin = 1000;
const remaining = /(?<![\d.,])(\d{1,3}) ?(kali|x|hari|minggu|mgg|bulan|bln|tahun|thn|taun)(?!\p{L})/giu;
/** What was paid already, or is late, is not what is left. */
const notLeft =
  /\b(?:telat|terlambat|nunggak|tunggakan|menunggak|sudah|udah|udh|baru|bayar|dibayar|jalan|ke|dari|selama|tenor)\W*$/i;
const instalment = /\b(?:nyicil\w*|cicil\w*|angsur\w*|setor\w*|bayar\w*)\W*(?:\p{L}+ )?$/iu;
const restWord = /\b(?:sisa\w*|total\w*|utang\w*|hutang\w*|pokok\w*|pinjam\w*)\W*$/i;
const rateIn = /(\d+(?:[.,]\d+)?) ?(?:%|persen)/i;
const ofYear = /(?:%|persen) ?(?:(?:se|per ?|\/ ?)(?:tahun|thn|taun)|p\.?a\b)/i;

/** The interest of a month in percent, also where that of a year was written. */
const monthlyRate = (digits: string, text: string): number => {
  const rate = Number(digits.replace(",", "."));
  return ofYear.test(text) ? Math.round((rate / 12) * 100) / 100 : rate;
};

/** The interest of a month that a text names. */
export const rateOf = (text: string): number | undefined => {
  const digits = rateIn.exec(text)?.[1];
  return digits === undefined ? undefined : monthlyRate(digits, text);
};

/** A month has a little more than four weeks; a debt must not seem smaller than it is. */
export const perMonth: Readonly<Record<Period, number>> = { day: 30, week: 52 / 12, month: 1 };

const unitOf = (word: string): Period | "times" | "year" => {
  if (/^(?:kali|x)$/i.test(word)) return "times";
  if (/^hari/i.test(word)) return "day";
  if (/^(?:minggu|mgg)/i.test(word)) return "week";
  return /^(?:bulan|bln)/i.test(word) ? "month" : "year";
};

type Sum = {
  value: number;
  from: number;
  to: number;
  period: Period | undefined;
  isInstalment: boolean;
  isRest: boolean;
};

/** A period directly before a sum: "seminggunya 50rb", "tiap bulan bayar 300rb". */
const ahead =
  /^(?:(?:per|tiap|setiap|saben|se)? ?\/? ?(?:hari|harian|minggu|mingguan|bulan|bulanan|mgg|bln)(?:nya|an)?)[\s,:]*(?:(?:bayar|cicil|nyicil|setor|angsur|cicilan|angsuran)\w*[\s:]*)?$/i;

function sumsIn(text: string): Sum[] {
  const found = [...text.matchAll(money)].filter(([one]) => (amountsIn(one)[0] ?? 0) >= moneyMin);
  const valueAt = (nth: number) => amountsIn(found[nth]?.[0] ?? "")[0] ?? 0;
  // In "2 juta seminggunya 50rb" the period belongs to the smaller sum behind it.
  const places = periodPlaces(text).map(({ period, at }) => {
    const nth = found.findIndex(({ index }) => index > at);
    const next = found[nth]?.index;
    const isDirect = next !== undefined && ahead.test(text.slice(at, next));
    return { period, at: isDirect && nth > 0 && valueAt(nth) < valueAt(nth - 1) ? next : at };
  });
  return found.map(({ 0: one, index }, nth) => {
    const to = index + one.length;
    const end = found[nth + 1]?.index ?? text.length;
    const before = text.slice(found[nth - 1]?.index ?? 0, index);
    return {
      ...{ value: amountsIn(one)[0] ?? 0, from: index, to },
      period: places.find(({ at }) => at === index || (at >= to && at < end))?.period,
      isInstalment: instalment.test(before),
      isRest: restWord.test(before),
    };
  });
}

/** How many instalments of a period are left, if the text says it surely. */
function countLeft(text: string, period: Period): number | undefined {
  const left = [...text.matchAll(remaining)].filter(({ index }) => !notLeft.test(text.slice(0, index)));
  const [one, ...others] = left;
  if (!one || others.length > 0) return undefined;
  const [, digits = "", word = ""] = one;
  const unit = unitOf(word);
  const count = Number(digits);
  if (unit === "times" || unit === period) return count;
  if (unit === "year") return period === "month" ? count * 12 : undefined;
  // A month of daily or weekly instalments has no sure number of them.
  return period === "day" && unit === "week" ? count * 7 : undefined;
}

const nameIn = (text: string): string =>
  text
    .replace(
      /(?:[\s,:;(=-]|\b(?:sisa|rp|nyicil|dicicil|cicil|cicilan|cicilannya|angsuran|angsur|setor|setoran|bayar|h?utang(?:nya|ne)?|sisanya|totalnya|ke|ada|sebesar|masih))+$/i,
      "",
    )
    .replace(/^(?:utang|hutang|pinjaman) (?:ke |di |sama )?(?=\S)/i, "")
    .trim();

/** "600rb x 10 bulan", "600rb sebulan selama 10 bulan", "600rb 10 bulan lagi": how many are paid, of which period. */
type Term = { count: number; period: Period; isWhole: boolean };

const multiplied =
  /^\W*(?:x|×|\*|kali)\W*(\d{1,3})(?: ?(kali|x|hari|minggu|mgg|bulan|bln|tahun|thn))?(?!\p{L}|\d)/iu;
const during =
  /\b(?:selama|tenor(?:nya)?) (\d{1,3}) ?(kali|x|hari|minggu|mgg|bulan|bln|tahun|thn)(?!\p{L})/iu;
/** Only months are told like this of an instalment; "2 minggu lagi" is mostly a day of payment. */
const monthsLeft =
  /\b(?:tinggal|sisa|masih|kurang) (\d{1,3}) ?(?:bulan|bln|x|kali)\b|(?<![\d.,])(\d{1,3}) ?(?:bulan|bln) lagi\b/iu;
const dueDay = /\b(?:jatuh tempo|tempo|tenggat|ditagih|deadline)\b/i;

/** The term of these words; undefined if its unit does not fit the period of the instalment. */
function termOf(digits: string, word: string, paid: Period | undefined, isWhole: boolean): Term | undefined {
  const unit = unitOf(word);
  const period = paid ?? (unit === "times" || unit === "year" ? "month" : unit);
  const isFitting = unit === "times" || unit === period || (unit === "year" && period === "month");
  return isFitting ? { count: Number(digits) * (unit === "year" ? 12 : 1), period, isWhole } : undefined;
}

function termIn(text: string, { to, period }: Sum): Term | undefined {
  const behind = text.slice(to);
  const [, times, timesUnit = "x"] = multiplied.exec(behind) ?? [];
  if (times !== undefined) return termOf(times, timesUnit, period, false);
  const [, whole, wholeUnit = ""] = during.exec(behind) ?? [];
  if (whole !== undefined) return termOf(whole, wholeUnit, period, true);
  const [, left, ahead] = dueDay.test(text) ? [] : (monthsLeft.exec(behind) ?? []);
  const months = left ?? ahead;
  return months === undefined ? undefined : termOf(months, "bulan", period, false);
}

/** A line with an instalment and what is left of it; undefined if it is an ordinary row. */
export function loanIn(written: string): Loan | undefined {
  const text = withFigures(written);
  const sums = sumsIn(text);
  const [first, second, ...others] = sums;
  if (!first || others.length > 0) return undefined;
  const name = nameIn(text.slice(0, first.from));
  const own = { name, rate: rateOf(text) };
  if (second) return twoSums(own, first, second);
  return oneSum(own, text, first);
}

/** An instalment alone: what is left is reckoned from how often it is still paid. */
function oneSum(own: Pick<Loan, "name" | "rate">, text: string, paid: Sum): Loan | undefined {
  const term = termIn(text, paid);
  if (paid.period === undefined && !paid.isInstalment && !term) return undefined;
  const period = paid.period ?? term?.period ?? "month";
  const count = countLeft(text.slice(0, paid.from) + text.slice(paid.to), period) ?? term?.count;
  const rest = count === undefined ? undefined : count * paid.value;
  const monthly = Math.round(paid.value * perMonth[period]);
  return {
    ...{ ...own, rest },
    monthly: rest === undefined ? monthly : Math.min(monthly, rest),
    working: count === undefined ? undefined : `${rupiahText(paid.value)} x ${numberText(count)}`,
    ...(term?.isWhole === true && term.count === count ? { isWholeTerm: true } : {}),
  };
}

/** A rest and an instalment, in either order. */
function twoSums(own: Pick<Loan, "name" | "rate">, first: Sum, second: Sum): Loan | undefined {
  const isTurned =
    (first.period !== undefined || first.isInstalment) && (second.isRest || second.period === undefined);
  const [rest, paid] = isTurned ? [second, first] : [first, second];
  if (rest.period !== undefined || !(paid.period !== undefined || paid.isInstalment)) return undefined;
  const monthly = Math.round(paid.value * perMonth[paid.period ?? "month"]);
  return { ...own, rest: rest.value, monthly: Math.min(monthly, rest.value), working: undefined };
}

/** Words that belong to no creditor's name. */
const noName = new Set(
  `ada utang hutang pinjaman cicilan kredit punya ulun kulo aku saya gue gw sy beta ambo kathah banyak akeh niki iki ini itu nggih njih ke di sama dan sm ama trus terus
  trs kalih karo lan lawan jeung sareng kaliyan lagi juga terakhir satu dua tiga empat yaitu antara lain ya yang yg sing nan kak bang min bu pak assalamualaikum total semua dari`.split(
    /\s+/,
  ),
);
const nameWordsMax = 3;
const lenderEnds = /^(?:pintar|plus|cepat|lancar|kilat|aja|mudah|plan|instan)$/i;
const parting =
  /,\s+|[;\n]\s*|(?<!\d)\.\s+|(?<=\d)\.\s+(?=\p{L}{3})|\s+(?:dan|kalih|karo|kaliyan|lan|jeung|sareng|lawan|trus|terus|trs|lalu|plus)\s+/giu;
const income =
  /\b(?:gaji\w*|pemasukan|p[ae]nghasilan\w*|pendapatan\w*|omzet|omset|income\w*|uang masuk|duit masuk|gajian|upah\w*|honor\w*|pengeluaran|untung)\b/i;

/** "Gw pegang duit 600rb" is no debt. */
export const inHand =
  /\b(?:pegang|megang|punya|ada|sisa|tinggal) (?:duit|uang|cash|saldo|dana|tabungan)\b|\b(?:duit|uang|cash|saldo|dana|tabungan)(?:ku|nya)? (?:\p{L}+ )?(?:ada|tinggal|sisa|cuma)\b|\b(?:pegang|megang)(?:nya)? (?:\p{L}+ )?(?:rp\.? ?)?\d/iu;

/** Pay that was taken in advance is owed. */
const advance = /(?<!\p{L})(?:kasbon|kas bon|(?:ut|hut)ang gaji|gaji di ?muka)(?!\p{L})/iu;
/** Whether a part of a message tells of income, or of all that somebody lives on. */
export const isOfMonth = (part: string): boolean =>
  (income.test(part) && !advance.test(part)) || isLivingWhole(part);
const ofFood = /(?<!\p{L})(?:makan|belanja)(?!\p{L})/iu;

/** The creditor whose name stands before this place. */
export function creditorBefore(part: string, at: number): string {
  const words = part.slice(0, at).trim().split(/\s+/);
  const own: string[] = [];
  for (const word of words.toReversed()) {
    if (
      own.length >= nameWordsMax ||
      noName.has(word.toLowerCase().replace(/[^\p{L}]/gu, "")) ||
      /\d/.test(word)
    )
      break;
    own.unshift(word);
  }
  // "Kredit pintar" is a lender, "kredit motor" a loan for one.
  const isLender = /(?<!\p{L})kredit\s*$/iu.test(words.slice(0, words.length - own.length).join(" "));
  return isLender && lenderEnds.test(own[0] ?? "") ? `kredit ${own.join(" ")}` : own.join(" ");
}

/** Where what is said of a debt ends: behind its last sum, period, rest or rate. */
function endOf(part: string): number {
  const places = [
    ...[...part.matchAll(money)].map(({ 0: one, index }) => index + one.length),
    ...[...part.matchAll(remaining)].map(({ 0: one, index }) => index + one.length),
    ...[...part.matchAll(/\bse(?:hari|minggu|bulan)\b|\d ?(?:%|persen)/gi)].map(
      ({ 0: one, index }) => index + one.length,
    ),
  ];
  return Math.max(0, dueEnd(part), wholeEnd(part), noInterestEnd(part), ...places);
}

const interest = /\bbunga(?:nya)?\b/i;

/** "Bunganya 2,95% sebulan" behind a debt is that debt's. */
function withRate(rows: readonly string[], part: string): string[] {
  const [, rate] = interest.test(part) ? (rateIn.exec(part) ?? []) : [];
  const last = rows.at(-1);
  return rate === undefined || last === undefined || rateIn.test(last)
    ? [...rows]
    : [...rows.slice(0, -1), `${last} bunga ${rate}%`];
}

function fineBeside(part: string): string {
  const fine = fineIn(part);
  return fine === undefined ? "" : ` dengan ${fine}`;
}

/** The debts of a message, one a line; undefined if it holds fewer than two, or a sum that belongs to none. */
export function debtsIn(written: string): string | undefined {
  const parts = joinedDues(joinedFines(withFigures(written))).split(parting);
  // Beside an income, rent and the like are what the month costs; alone they may be owed.
  const isBudget = parts.some(isOfMonth);
  const isCost = (part: string) => isOfMonth(part) || ofFood.test(part) || (isBudget && isLivingCost(part));
  let rows: string[] = [];
  for (const whole of parts) {
    const part = withoutFines(whole);
    const [first, ...more] = sumsIn(part);
    if (!first) rows = withRate(rows, part);
    // "Shopee 900" beside "kredivo 2,3jt" is read with the other rows (facts.ts).
    if (!first && /\p{L} \d{2,3}(?! ?\p{L})/u.test(part)) return undefined;
    if (!first || isCost(part) || inHand.test(part)) continue;
    if (more.some(({ isInstalment, period }) => !isInstalment && period === undefined)) return undefined;
    const name = creditorBefore(part, first.from);
    if (name === "") return undefined;
    rows.push(`${name} ${part.slice(first.from, endOf(part))}${fineBeside(whole)}`.trim());
  }
  return rows.length > 1 ? rows.join("\n") : undefined;
}
