import { summed } from "#server/external/model/guide/run-flow.ts";
import { numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { amountsSaid, sentencesIn } from "#server/external/model/guide/values/costs/cost-changes.ts";
import { rupiahMin } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { lineOf, usualDays } from "#server/external/model/guide/values/costs/cost-parts.ts";
import { readCosts } from "#server/external/model/guide/values/costs/read-costs.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { slotsMeant } from "#server/external/model/guide/values/slot-words.ts";
import { ofOthers, priceAsked } from "#server/external/model/guide/words/prices.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { type CostsFound, type CostTurn, unitOf } from "./cost-turns.ts";
import { batchOf, partsKept } from "./kept-costs.ts";

/* A price that the member sets below the sum, what is left of a month, and costs that are missed. */

const ofPrice = /\b(?:harga(?:nya)?|(?:di)?jual(?:nya|in|kan)?)\b/;
const deciding =
  /\b(?:aja|saja|ae|wae|deh|jadi|jd|(?:di)?(?:ganti|ubah|bulat|pasang|patok|turun|naik)(?:in|kan)?|pake|pakai|cukup|mau|tetap|tetep)\b/;
const supposing =
  /\b(?:kalo|kalau|klo|kl|misal\w*|seandainya|andai\w*|coba\w*|gimana|gmn|atau|ato|mending\w*)\b|\?/;

const isOwnPrice = (sentence: string): boolean =>
  deciding.test(plain(sentence)) &&
  !supposing.test(sentence.toLowerCase()) &&
  !ofOthers(sentence) &&
  priceAsked(sentence, true) === undefined;

/** "Harganya 9rb aja deh jgn 10rb": the price that stands from now on. */
export function priceSet(turn: CostTurn): CostsFound | undefined {
  const { flow, active, text, said } = turn;
  const { own, price, cost } = flow.priced ?? {};
  if (own === undefined || price === undefined || cost === undefined) return undefined;
  const numbers = numbersOf(flow, active.filled, active.sums);
  const valueIn = (sentence: string): number | undefined => {
    const { said: amounts, denied } = amountsSaid(sentence);
    const [value, ...more] = amounts;
    const isNamed =
      ofPrice.test(plain(sentence)) && slotsMeant(flow, otherCosts(turn), sentence).length === 0;
    const isMeant = isNamed || denied.includes(numbers(price) ?? Number.NaN);
    const isKept = partsKept(flow, active).some(({ name }) => plain(sentence).includes(plain(name)));
    return isMeant && !isKept && more.length === 0 && isOwnPrice(sentence) ? value : undefined;
  };
  const sentences = sentencesIn(text);
  const at = sentences.findIndex((sentence) => (valueIn(sentence) ?? 0) >= rupiahMin);
  const value = valueIn(sentences[at] ?? "");
  if (at < 0 || value === undefined) return undefined;
  const shown = rupiahText(value);
  const loss = (numbers(cost) ?? 0) - value;
  const filling = { cost: rupiahText(numbers(cost) ?? 0), unit: unitOf(turn), loss: rupiahText(loss) };
  const texts = [
    said.line("price-set", { value: shown }),
    ...(loss > 0 ? [said.line(loss > value ? "price-doubt" : "price-loss", filling)] : []),
  ];
  const here = { ...active, filled: { ...active.filled, [own]: shown } };
  return { active: here, texts, rest: sentences.toSpliced(at, 1) };
}

const otherCosts = ({ costs }: CostTurn): string[] => [costs.batch, costs.packing, costs.work];

const ofMonth = /\b(?:sebulan(?:nya)?|per ?bulan(?:nya)?|tiap bulan|bulanan|satu bulan)\b/;
const result =
  /\b(?:sisa|untung|laba|bersih|dapat|dapet|dpt|hasil|dapetnya|sisanya|untungnya|bawa pulang)\w*/;
const asking = /\?|\b(?:berapa|brp|brapa|piro|pira)\b/;

const asksMonth = (sentence: string): boolean =>
  ofMonth.test(plain(sentence)) && result.test(plain(sentence)) && asking.test(sentence.toLowerCase());

/** "Trus sisa sebulan jadi brp": what is left of a month, with its working. */
export function monthLeft(turn: CostTurn, active: ActiveFlow): string[] {
  const { flow, costs, text, said } = turn;
  if (!text.split(/[,.;!\n]+\s*|(?<=\?)\s*/).some(asksMonth)) return [];
  const numbers = numbersOf(flow, active.filled, summed(flow, active).sums);
  const [left, month = 0] = [numbers(costs.left), numbers(costs.monthly)];
  if (left === undefined) return [];
  const days = active.days ?? usualDays;
  const each = `${rupiahText((left + month) / days)} x ${days} hari`;
  const working = month > 0 ? `${each} dikurangi biaya tetap ${rupiahText(month)}` : each;
  const told = said.line("month-left", { result: rupiahText(left), working });
  return active.days === undefined ? [told, said.line("month-days", { days: String(days) })] : [told];
}

/** "Jualannya 20 hari aja": other days of work for the sum of a month. */
export function daysSet(turn: CostTurn): CostsFound | undefined {
  const { active, text, said } = turn;
  const { days, parts, others } = readCosts(text, unitOf(turn));
  if (days === undefined || parts.length + others.length > 0 || days === active.days) return undefined;
  return { active: { ...active, days }, texts: [said.line("costs-days", { days: String(days) })], rest: [] };
}

const missed =
  /\bkok (?:cuma|cm|hanya|mung) (\p{L}+(?: \p{L}+)?)(?: doang| aja| saja| tok| thok)*$|^(?:eh |lah |loh |lho |kok |itu |tadi |yang |yg )*(\p{L}+(?: (?:sama |dan |ama )?\p{L}+){0,3}?) (?:kok )?(?:udah |sudah |udh |dah )?(?:ga|gak|nggak|tidak|blm|belum|durung|kok ga)? ?(?:ikut )?(?:ke|di|ter)?(?:itung|hitung|masuk)(?: (?:ya|kah|blm|belum|ga|gak|sih|kan))*$/u;

/** "Kok cuma gas doang": what is in the sum so far, and what is missed is asked for. */
export function missedCosts(turn: CostTurn): CostsFound | undefined {
  const { flow, costs, active, text, said } = turn;
  const label = flow.slots[costs.batch]?.label ?? costs.batch;
  const sum = numbersOf(flow, active.filled, {})(costs.batch);
  const clauses = text.split(/[,;]\s+|(?<=[.?!])\s+|\n+/);
  const isMissed = (clause: string): boolean => {
    const found = /\d/.test(clause) ? null : missed.exec(plain(clause));
    const what = found?.[1] ?? found?.[2];
    return what !== undefined && isCost(turn, what);
  };
  if (sum === undefined || !clauses.some(isMissed)) return undefined;
  const parts = partsKept(flow, active).map((part) => lineOf(part, batchOf(flow, active)));
  const list = parts.length > 0 ? parts.join("; ") : `${label} ${rupiahText(sum)}`;
  const rest = clauses.filter((clause) => !isMissed(clause));
  return { active: { ...active, missing: true }, texts: [said.line("costs-missing", { list })], rest };
}

/** Whether words name a cost that is known, or one of those that are bought for a batch. */
function isCost({ flow, costs, active }: CostTurn, what: string): boolean {
  const { cues = [] } = flow.slots[costs.batch] ?? {};
  const known = partsKept(flow, active).flatMap(({ name }) => plain(name).split(" "));
  return plain(what)
    .split(" ")
    .map((word) => word.replace(/nya$/, ""))
    .some(
      (word) => word.length > 2 && [...cues, ...known, "lauk", "sewa", "bumbu", "listrik"].includes(word),
    );
}
