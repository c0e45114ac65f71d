import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { fill, numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { rupiahMin } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { rupiahText, withoutYears } from "#server/external/model/guide/values/numbers/amounts.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { labelledIn } from "#server/external/model/guide/values/numbers/labelled-figures.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { figureNames } from "#server/external/model/guide/values/slot-words.ts";

/* "8rb kemahalan ga?": what is left of each price by the member's own figures. The market is not known. */

const pricesMax = 4;

/** Another percentage gives another price, in the place of one that the member has set, or of a profit in rupiah. */
export function withoutOwnPrice(
  flow: Flow,
  filled: ActiveFlow["filled"],
  changed: readonly string[],
): ActiveFlow["filled"] {
  const gone = [flow.priced?.own, flow.wanted?.each, flow.wanted?.all];
  const others = Object.fromEntries(Object.entries(filled).filter(([name]) => !gone.includes(name)));
  const isOfPercent = changed.some((name) => /\bpersen\b/.test(flow.slots[name]?.label ?? ""));
  return isOfPercent ? others : filled;
}

/** The amounts of money that a text names; a bare number is in the unit of the price. */
function pricesIn(text: string): number[] {
  return tokensIn(withFigures(text))
    .filter(({ of, isMoney, value }) => of === undefined && (isMoney || value >= 1000))
    .map(({ value }) => value)
    .filter((value) => value >= rupiahMin);
}

/** "8rb kemahalan ga ya? modalnya 3rb soalnya": the price that is asked for is the judged one, unless another is named. */
export function priceMeant(flow: Flow, into: string, judged: string, rest: string): string | undefined {
  if (into !== flow.priced?.price) return undefined;
  const { figures, bare } = labelledIn(flow, figureNames(flow), withoutYears(rest));
  const [token, ...others] = tokensIn(withFigures(withoutYears(judged))).filter(({ of }) => of === undefined);
  const isOther = into in figures || bare.length > 0 || !token || others.length > 0;
  return isOther ? undefined : withFigures(withoutYears(judged)).slice(token.from, token.to).trim();
}

type Compared = { own: number; value: number; one: number; many: number; unit: string };

/** How far a lower price is from one's own, and how many must be sold at it for the same profit. */
function besideOwn({ own, value, one, many, unit }: Compared): string {
  if (value >= own || value <= one) return "";
  const needed = Math.ceil(((own - one) * many) / (value - one) - 1e-9);
  return `. Turun ${rupiahText(own - value)} per ${unit}; supaya untungnya sama perlu laku ${needed} ${unit}`;
}

/** What each price leaves, one a line; undefined while the figures for it are not known. */
function leftOf(flow: Flow, active: ActiveFlow, text: string): string | undefined {
  if (!flow.priced) return undefined;
  const numbers = numbersOf(flow, active.filled, active.sums);
  const { price, cost, count, fixed, when } = flow.priced;
  const [own, one, many] = [numbers(price), numbers(cost), numbers(count)];
  if (one === undefined || many === undefined) return undefined;
  const besides = fixed === undefined ? 0 : (numbers(fixed) ?? 0);
  const prices = [...new Set([...(own === undefined ? [] : [own]), ...pricesIn(text)])].slice(0, pricesMax);
  const unit = fill(flow, flow.priced.unit, active.filled, active.sums);
  const condition = fill(flow, when, active.filled, active.sums);
  const lines = prices.map((value) => {
    const all = (value - one) * many - besides;
    const beside = own === undefined ? "" : besideOwn({ own, value, one, many, unit });
    return `- ${rupiahText(value)}: sisa ${rupiahText(value - one)} per ${unit}, dan ${rupiahText(all)} ${condition}${beside}`;
  });
  return lines.length > 0 ? lines.join("\n") : undefined;
}

/** What the guide says to the question whether a price is too high; `isTried`: what another price would leave. */
export function judgedPrice(
  flow: Flow,
  active: ActiveFlow,
  text: string,
  said: Said,
  isTried = false,
): string {
  const lines = leftOf(flow, active, text);
  if (lines === undefined) return said.line("price-open");
  if (!said.isFirst(`price:${lines}`)) return said.line("price-again");
  return `${said.line(isTried ? "price-tried" : "price-judged")}\n\n${lines}`;
}
