import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { fill, numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { rupiahText } from "#server/external/model/guide/values/amounts.ts";
import { rupiahMin } from "#server/external/model/guide/values/cost-lists.ts";
import { tokensIn } from "#server/external/model/guide/values/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/number-words.ts";

/* "8rb kemahalan ga?": what is left of each price by the member's own figures. The market is not known. */

const pricesMax = 4;

/** The amounts of money that a text names; a bare number is in the unit of the price. */
function pricesIn(text: string): number[] {
  return tokensIn(withFigures(text))
    .filter(({ of, isMoney, value }) => of === undefined && (isMoney || value >= 1000))
    .map(({ value }) => value)
    .filter((value) => value >= rupiahMin);
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
    return `- ${rupiahText(value)}: sisa ${rupiahText(value - one)} per ${unit}, dan ${rupiahText(all)} ${condition}`;
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
