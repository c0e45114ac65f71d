import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { namedPrices, ownPrice, triedPrice } from "#server/external/model/guide/values/costs/named-prices.ts";
import { slowDayIn } from "#server/external/model/guide/values/costs/slow-days.ts";
import {
  bareAmount,
  clausesIn,
  joinedClauses,
  namesProfit,
  profitIn,
  type WantedProfit,
} from "#server/external/model/guide/values/costs/wanted-profit.ts";
import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import {
  deniesPercent,
  percentSaid,
  withoutPercents,
} from "#server/external/model/guide/values/numbers/percents.ts";
import { priceAsked } from "#server/external/model/guide/words/prices.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { type CostTurn, unitOf } from "./cost-turns.ts";

/* A profit in rupiah, a price of one's own, prices to compare and a bad day: they stand in place of a percentage. */

/** The flow with what the member wants, what the guide says of it, and the rest of the message. */
export type WantedFound = { active: ActiveFlow; texts: string[]; rest: string };

const listed = new Intl.ListFormat("id-ID");

/** Whether the step asks what is to be earned, in percent or in rupiah. */
export const asksProfit = ({ wanted }: Flow, step: Step): boolean =>
  wanted !== undefined && "into" in step && (step.into === wanted.percent || step.into === wanted.each);

/** The flow with other values of these slots; those that are undefined go. */
function withSlots(active: ActiveFlow, values: Readonly<Record<string, string | undefined>>): ActiveFlow {
  const kept = Object.entries({ ...active.filled, ...values }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { ...active, filled: Object.fromEntries(kept) };
}

const amountText = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : rupiahText(value);

/** The flow with these prices to compare. */
export const withPrices = ({ wanted }: Flow, active: ActiveFlow, named: readonly number[]): ActiveFlow =>
  withSlots(
    active,
    Object.fromEntries((wanted?.prices ?? []).map((name, at) => [name, amountText(named[at])])),
  );

/** A profit takes the place of the percentage and of a price of one's own; a price that of every profit. */
function withEarning(
  { wanted, priced }: Flow,
  active: ActiveFlow,
  { each, all, own }: { each?: number; all?: number; own?: number },
): ActiveFlow {
  if (!wanted) return active;
  return withSlots(active, {
    ...{ [wanted.percent]: undefined, [wanted.each]: amountText(each), [wanted.all]: amountText(all) },
    ...(priced?.own === undefined ? {} : { [priced.own]: amountText(own) }),
  });
}

const costOfOne = ({ flow, active }: CostTurn): number | undefined =>
  numbersOf(flow, active.filled, active.sums)(flow.priced?.cost ?? "");

/** More than this many times the cost of one is no profit on one piece. */
const pieceMax = 3;

function withProfit(turn: CostTurn, { amount, of }: WantedProfit): Omit<WantedFound, "rest"> {
  const { flow, active, said } = turn;
  const cost = costOfOne(turn);
  const isEach = of === undefined ? cost === undefined || amount <= cost * pieceMax : of === "piece";
  const filling = { value: rupiahText(amount), unit: unitOf(turn) };
  const sure = isEach ? said.line("profit-each", filling) : said.line("profit-all", filling);
  const guess =
    of === undefined
      ? [isEach ? said.line("profit-each-sure", filling) : said.line("profit-all-sure", filling)]
      : [];
  return {
    active: withEarning(flow, active, isEach ? { each: amount } : { all: amount }),
    texts: [[sure, ...guess].join(" ")],
  };
}

function withPrice(turn: CostTurn, value: number, isSure: boolean): Omit<WantedFound, "rest"> {
  const { flow, active, said } = turn;
  const shown = rupiahText(value);
  const loss = (costOfOne(turn) ?? 0) - value;
  const filling = { cost: rupiahText(costOfOne(turn) ?? 0), unit: unitOf(turn), loss: rupiahText(loss) };
  const texts = [
    said.line("price-set", { value: shown }),
    ...(isSure ? [] : [said.line("price-guessed", { value: shown })]),
    ...(loss > 0 ? [said.line(loss > value ? "price-doubt" : "price-loss", filling)] : []),
  ];
  return { active: withEarning(flow, active, { own: value }), texts: [texts.join(" ")] };
}

const aside =
  /\b(?:potong\w*|komisi|admin|aplikasi|diskon|pajak|gofood|grab\w*|shopee\w*|tokopedia|bunga|reseller|turun|naik)\b/;
/** Words that may stand beside a percentage without naming another one. */
const beside =
  /\b(?:\d+|rp|rb|ribu|rupiah|persen|untung\w*|laba\w*|margin\w*|profit|bati|ambil|mau|maunya|pengen|pengin|minta|kira|kira2|sekitar|paling|cukup|aja|saja|ae|wae|deh|lah|ya|kak|kakak|mas|mbak|bang|min|bu|pak|bukan|bkn|salah|keliru|loh|lho|lah|kok|itu|tadi|maksudnya|maksud|saya|sy|aku|gue|gw|harusnya|mestinya|ganti|jadi|jd|eh|yg|yang|dalam)\b/g;

/** "40 persen kak bukan rupiah": a percentage where a profit is asked for, or in the place of one that stands. */
function percentTold(turn: CostTurn): WantedFound | undefined {
  const { flow, active, step, text, said } = turn;
  const name = flow.wanted?.percent;
  if (name === undefined || ("make" in step && active.reading === undefined)) return undefined;
  // The buttons for a percentage take a plain one themselves.
  if ("choose" in step && active.reading === undefined && !deniesPercent(text)) return undefined;
  const isAsked = asksProfit(flow, step) || active.reading !== undefined;
  const clauses = clausesIn(text);
  const isMeant = (clause: string): boolean => {
    const words = plain(withoutPercents(clause));
    const isAlone = isAsked && words.replace(beside, "").trim() === "";
    return !/\?\s*$/.test(clause) && !aside.test(words) && (isAlone || namesProfit(clause));
  };
  const at = clauses.findIndex((clause) => percentSaid(clause) !== undefined && isMeant(clause));
  const percent = percentSaid(clauses[at] ?? "");
  if (percent === undefined) return undefined;
  const value = numberText(percent);
  const earned = withEarning(flow, active, {});
  return {
    active: { ...earned, filled: { ...earned.filled, [name]: value } },
    texts: [said.line("profit-percent", { value })],
    rest: joinedClauses(clauses.filter((clause, nth) => nth !== at && !deniesPercent(clause))),
  };
}

/** An amount without any word for it, where the guide asks for the profit: more than the cost of one is a price. */
function bareAt(turn: CostTurn): Omit<WantedFound, "rest"> | undefined {
  const amount = bareAmount(turn.text);
  if (amount === undefined) return undefined;
  const cost = costOfOne(turn);
  // "400rb" for what costs 16rb is neither.
  if (cost !== undefined && amount > cost * pieceMax) return undefined;
  return cost !== undefined && amount >= cost
    ? withPrice(turn, amount, false)
    : withProfit(turn, { amount, of: "piece" });
}

/** What one clause wants to earn. */
function earningIn(turn: CostTurn, clause: string): Omit<WantedFound, "rest"> | undefined {
  const { flow, costs, step } = turn;
  const isAsked = asksProfit(flow, step) && turn.active.reading === undefined;
  const found = profitIn(clause, unitOf(turn), isAsked);
  // "Pengen bersih 100rb" may be the wage, where that is asked for.
  const isWage = "ask" in step && step.into === costs.work && turn.active.reading === undefined;
  if (found && !(isWage && !namesProfit(clause))) return withProfit(turn, found);
  const price = isAsked ? ownPrice(clause) : undefined;
  return price === undefined ? undefined : withPrice(turn, price, true);
}

/** Prices to compare; below a finished sum "mending 7rb atau 8rb" is answered beside it. */
function pricesIn(turn: CostTurn): WantedFound | undefined {
  const { flow, active, step, text, said } = turn;
  if ("make" in step && active.reading === undefined && priceAsked(text, true)) return undefined;
  const product =
    active.filled[Object.keys(flow.slots).find((name) => flow.slots[name]?.takes === "thing") ?? ""];
  const { prices, rest } = namedPrices(text, product);
  if (prices.length > 0) return compared(turn, prices, rest);
  if (!asksProfit(flow, step) || active.reading !== undefined) return undefined;
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/);
  const tried = sentences.map(triedPrice);
  const at = tried.findIndex((one) => one !== undefined);
  const [price] = tried.slice(at);
  if (at < 0 || price === undefined) return undefined;
  const former = (flow.wanted?.prices ?? []).flatMap(
    (name) => numbersOf(flow, active.filled, {})(name) ?? [],
  );
  const all = [...new Set([price, ...former])].slice(0, flow.wanted?.prices.length);
  const found = compared(
    turn,
    all.toSorted((one, other) => one - other),
    sentences.toSpliced(at, 1),
  );
  return { ...found, texts: [said.line("price-tried-later", { value: rupiahText(price) })] };
}

function compared(turn: CostTurn, prices: readonly number[], rest: readonly string[]): WantedFound {
  const { flow, active, said } = turn;
  const list = listed.format(prices.map((one) => rupiahText(one)));
  return {
    active: withPrices(flow, active, prices),
    texts: [said.line("prices-compared", { list, unit: unitOf(turn) })],
    rest: rest.join(" "),
  };
}

/** What a message wants to earn, the prices that it compares, and how much is sold on a bad day. */
export function wantedIn(turn: CostTurn): WantedFound | undefined {
  const { flow, text, step, said } = turn;
  if (!flow.wanted) return undefined;
  const isAsked = asksProfit(flow, step) && turn.active.reading === undefined;
  const bare = isAsked ? bareAt(turn) : undefined;
  if (bare) return { ...bare, rest: "" };
  const texts: string[] = [];
  let here: WantedFound = { active: turn.active, texts: [], rest: text };
  const take = (found: WantedFound | undefined): void => {
    if (!found) return;
    texts.push(...found.texts);
    here = found;
  };
  const slow = slowDayIn(text);
  if (slow) {
    const active = withSlots(here.active, { [flow.wanted.low]: String(slow.count) });
    const line = said.line("slow-noted", { count: String(slow.count), unit: unitOf(turn) });
    take({ active, texts: [line], rest: slow.rest });
  }
  take(percentTold({ ...turn, active: here.active, text: here.rest }));
  take(pricesIn({ ...turn, active: here.active, text: here.rest }));
  const clauses = clausesIn(here.rest);
  for (const [at, clause] of clauses.entries()) {
    const found = earningIn({ ...turn, active: here.active }, clause);
    if (!found) continue;
    take({ ...found, rest: joinedClauses(clauses.toSpliced(at, 1)) });
    break;
  }
  return texts.length > 0 ? { ...here, texts } : undefined;
}
