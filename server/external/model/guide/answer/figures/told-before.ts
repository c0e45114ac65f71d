import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { fill } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { namedPrices } from "#server/external/model/guide/values/costs/named-prices.ts";
import { costName, packing, readCosts } from "#server/external/model/guide/values/costs/read-costs.ts";
import { toldPrice } from "#server/external/model/guide/values/costs/told-price.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { counted } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { slotsMeant } from "#server/external/model/guide/values/slot-words.ts";
import { withPrices } from "./answer-wanted.ts";
import { type CostTurn, takeParts } from "./cost-turns.ts";

/* Costs and prices that a member named before a flow that reckons a price begins. */

/** How many came out of it, and what they are called: "jadi 20 box". */
const result = new RegExp(
  `\\b(?:jadi(?:nya)?|jd|dapat|dapet|dpt|hasil(?:nya)?|laku) ?(\\d{1,4}) ?(${counted})(?!\\p{L})`,
  "iu",
);
const measured = /^(?:kg|kilo|gram|gr|liter|ltr|ons|ton|orang|kali|hari)$/i;

function withCosts(flow: Flow, active: ActiveFlow, text: string, said: Said): ActiveFlow {
  const { costs, priced } = flow;
  const step = flow.steps[active.at];
  if (!costs || !step) return active;
  const [, count, unit] = result.exec(text) ?? [];
  const price = toldPrice(text, unit ?? "buah");
  const others = namedPrices(price?.rest ?? text)
    .rest.join(" ")
    .replace(planned, " ");
  const read = readCosts(others, unit ?? "buah");
  const isBought =
    ofBatch.test(text) || read.parts.some(({ name }) => slotsMeant(flow, [costs.batch], name).length > 0);
  const isPlain = read.others.every((one) => costName(one) === "");
  if (read.parts.length < partsMin || !isBought || !isPlain) return active;
  const unitName = /^\{(\w+)\}$/.exec(priced?.unit ?? "")?.[1];
  const isNamed = count !== undefined && unit !== undefined && unitName !== undefined && !measured.test(unit);
  const made = isNamed ? { [costs.count]: count, [unitName]: unit.toLowerCase() } : {};
  const here = { ...active, filled: { ...active.filled, ...made } };
  const turn: CostTurn = { flow, costs, active: here, step, text, said };
  // "Gas 10rb. jadi 20 box" says what came out of all of it.
  const parts = read.parts.map((part) =>
    part.scale?.of === "piece" && part.scale.count === Number(count) && !packing.test(part.name)
      ? { name: part.name, amount: part.amount }
      : part,
  );
  return takeParts(turn, { ...read, parts }, true);
}

/** "Mau turun ke 13rb" is a price to come, and no cost. */
const planned =
  /\b(?:mau|pengen|pengin|rencana\p{L}*|kalau|kalo|klo)\b[^.,;!?\n]*\b(?:turun|naik)\p{L}*[^.,;!?\n]*/giu;

const ofBatch = /\b(?:modal|bahan|belanja)(?:nya|ne|e|ku)?\b/i;

/** Where the costs, the number and the price are told, nothing is left to ask; work is then reckoned as nothing. */
function withPrice(flow: Flow, active: ActiveFlow, texts: readonly string[]): ActiveFlow {
  const { costs, priced } = flow;
  const { filled } = active;
  if (!costs || priced?.own === undefined || (filled[priced.own] ?? "") !== "") return active;
  const unit = fill(flow, priced.unit, filled, {});
  const price = texts.map((text) => toldPrice(text, unit)?.value).find((one) => one !== undefined);
  if (price === undefined) return active;
  const isWhole = [costs.batch, costs.packing, costs.count].every((name) => (filled[name] ?? "") !== "");
  const work = isWhole && (filled[costs.work] ?? "") === "" ? { [costs.work]: "0" } : {};
  return { ...active, filled: { ...filled, ...work, [priced.own]: rupiahText(price) } };
}

/** Fewer amounts are taken one by one, by the words beside them. */
const partsMin = 3;

/** The flow with the costs of the newest message that lists some, and with the newest prices to compare. */
export function withToldBefore(
  flow: Flow,
  active: ActiveFlow,
  before: readonly string[],
  said: Said,
): ActiveFlow {
  const texts = before.toReversed();
  const here = texts.reduce((one, text) => (one === active ? withCosts(flow, one, text, said) : one), active);
  const sold = withPrice(flow, here, texts);
  const product = Object.keys(flow.slots).find((name) => flow.slots[name]?.takes === "thing");
  const prices = texts
    .map((text) => namedPrices(text, here.filled[product ?? ""]).prices)
    .find((found) => found.length > 0);
  const own = sold.filled[flow.priced?.own ?? ""];
  const compared = prices?.filter((one) => rupiahText(one) !== own);
  return compared && flow.wanted ? withPrices(flow, sold, compared) : sold;
}
