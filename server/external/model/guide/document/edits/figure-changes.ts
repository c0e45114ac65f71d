import { judgedPrice, withoutOwnPrice } from "#server/external/model/guide/answer/figures/answer-price.ts";
import { isWhyBelow } from "#server/external/model/guide/answer/why.ts";
import {
  type Making,
  pending,
  type Reply,
  rewritten,
} from "#server/external/model/guide/document/made-parts.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import { changeable, choicesOf, show, summed } from "#server/external/model/guide/run-flow.ts";
import { numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { dividedIn } from "#server/external/model/guide/values/costs/divisions.ts";
import { nothingNamed } from "#server/external/model/guide/values/costs/no-cost.ts";
import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { supposedIn, supposesPrice } from "#server/external/model/guide/values/numbers/what-if.ts";
import { slotsMeant } from "#server/external/model/guide/values/slot-words.ts";
import { priceAsked } from "#server/external/model/guide/words/prices.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* What a message below a sum does with its figures: it tries other ones, or asks what one of them is worth. */

/** The figures of a document that is reckoned, which the member may change. */
function figuresOf(flow: Flow, step: Making): string[] {
  const sums = flow.steps.flatMap((one) => ("compute" in one ? Object.keys(one.compute) : []));
  const isReckoned = placeholdersIn(step.text).some(({ name }) => sums.includes(name));
  const isFigure = (name: string) => ["number", "rupiah"].includes(flow.slots[name]?.kind ?? "");
  return isReckoned ? changeable(flow, step).filter(isFigure) : [];
}

type Meant =
  | { kind: "price"; isTried: boolean }
  | { kind: "values"; values: Record<string, string> }
  | { kind: "divided"; name: string };

/** What a message does with the figures of the document above it; undefined if it does nothing with them. */
function meantIn(flow: Flow, active: ActiveFlow, step: Making, text: string): Meant | undefined {
  const names = figuresOf(flow, step);
  if (names.length === 0 || isWhyBelow(text)) return undefined;
  if (flow.priced && priceAsked(text, true)) return { kind: "price", isTried: false };
  const nothing = nothingNamed(flow, names, text);
  if (nothing !== undefined) return { kind: "values", values: { [nothing]: "0" } };
  const cost = names.filter((name) => name === flow.priced?.cost);
  const divided = [...slotsMeant(flow, names, text), ...cost].find((name) => {
    const slot = flow.slots[name];
    return slot && dividedIn(slot, text) !== undefined;
  });
  if (divided !== undefined) return { kind: "divided", name: divided };
  const values = supposedIn(flow, names, active.filled, text, active.changing === "?");
  if (values) return { kind: "values", values };
  // Where the price is itself reckoned, another one can only be compared with it.
  const isReckoned = flow.priced !== undefined && !(flow.priced.price in flow.slots);
  return isReckoned && supposesPrice(text) ? { kind: "price", isTried: true } : undefined;
}

/** Handles a message about the figures of the document above it, unless the new words of a part are waited for. */
export function figuresBelow(reply: Reply): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const { changing } = active;
  const isWaited = changing !== undefined && changing !== "?" && changing !== pending;
  if (isWaited && !priceAsked(text)) return undefined;
  const meant = meantIn(flow, active, step, text);
  if (!meant) return undefined;
  const { [pending]: _, ...filled } = active.filled;
  const here = { ...active, filled, changing: undefined };
  if (meant.kind === "divided") return rewritten({ ...reply, active: here }, meant.name, text);
  if (meant.kind === "price")
    return {
      texts: [judgedPrice(flow, active, text, said, meant.isTried)],
      choices: choicesOf(flow, step),
      flow: here,
    };
  const values = withoutOwnPrice(flow, { ...filled, ...meant.values }, Object.keys(meant.values));
  const next = summed(flow, { ...here, filled: values, tries: 0 });
  const shown = show(flow, next, step);
  const list = changedList(flow, active, next, Object.keys(meant.values));
  const isMoved = shown.document?.text !== show(flow, active, step).document?.text;
  const line = isMoved ? "figures-tried" : "figures-unmoved";
  return {
    ...shown,
    texts: [list === "" ? said.line("figures-stand") : said.line(line, { list })],
    flow: next,
  };
}

/** The figures that differ, each with what it was before. */
function changedList(flow: Flow, before: ActiveFlow, after: ActiveFlow, names: readonly string[]): string {
  const figureIn = ({ filled, sums }: ActiveFlow, name: string) => numbersOf(flow, filled, sums)(name);
  const shownOf = (name: string, value: number | undefined) => {
    if (value === undefined) return "kosong";
    return flow.slots[name]?.kind === "rupiah" ? rupiahText(value) : numberText(value);
  };
  return names
    .filter((name) => figureIn(before, name) !== figureIn(after, name))
    .map((name) => {
      const [former, value] = [figureIn(before, name), figureIn(after, name)];
      return `${flow.slots[name]?.label ?? name} ${shownOf(name, value)} (tadi ${shownOf(name, former)})`;
    })
    .join(", ");
}

const wordsMax = 16;

/** Whether a message is surely about the figures of this document, also after its flow is over. */
export function isAboutFigures(flow: Flow, active: ActiveFlow, text: string): boolean {
  const step = flow.steps[active.at];
  if (!step || !("make" in step) || plain(text).split(" ").length > wordsMax) return false;
  return meantIn(flow, active, step, text) !== undefined;
}
