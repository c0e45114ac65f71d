import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { labelOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isIncluded } from "#server/external/model/guide/values/costs/included.ts";
import { mayBeNothing, nothingHere } from "#server/external/model/guide/values/costs/no-cost.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { slotsMeant } from "#server/external/model/guide/values/slot-words.ts";

type Asking = Extract<Step, { ask: string }>;

/** "Ga pake kemasan mas, jasa pasang 15rb": the cost counts nothing, and the other figure is left for a later question. */
export function answerNothing(
  flow: Flow,
  active: ActiveFlow,
  step: Asking,
  text: string,
  said: Said,
): Outcome | undefined {
  const found = nothingHere(flow, step.into, text);
  if (!found) return undefined;
  const quote = found.beside.join(", ");
  const later = quote === "" ? undefined : laterCost(flow, active, quote);
  const sum = tokensIn(quote).length === 1 ? rupiahText(tokensIn(quote)[0]?.value ?? 0) : undefined;
  const isOffered = later !== undefined && sum !== undefined;
  const suggested = isOffered
    ? { ...active.suggested, [later]: { quote, figures: [{ label: sum, value: sum }] } }
    : active.suggested;
  const here = { ...active, ...(suggested === undefined ? {} : { suggested }) };
  const outcome = filledIn(flow, here, step, "0", said);
  const told = [said.line("figures-nothing", { label: labelOf(flow, step) })];
  if (quote !== "" && !isOffered) told.push(said.line("figures-beside", { quote }));
  return { ...outcome, texts: [...told, ...outcome.texts] };
}

/** The open cost of a later question to which a figure may belong: the one that its words name, or else the next. */
function laterCost(flow: Flow, active: ActiveFlow, quote: string): string | undefined {
  const later = flow.steps.flatMap((one, at) => {
    const slot = "ask" in one && at > active.at ? flow.slots[one.into] : undefined;
    const isOpen = "ask" in one && slot && mayBeNothing(slot) && active.filled[one.into] === undefined;
    return isOpen ? [one.into] : [];
  });
  return slotsMeant(flow, later, quote)[0] ?? later[0];
}

/** "Sudah termasuk tadi", of a cost that may be left out: it is not counted a second time. */
export function answerCounted(
  flow: Flow,
  active: ActiveFlow,
  step: Asking,
  text: string,
  said: Said,
): Outcome | undefined {
  const slot = flow.slots[step.into];
  if (slot?.kind !== "rupiah" || !slot.optional || !isIncluded(text)) return undefined;
  const outcome = filledIn(flow, active, step, "", said);
  return { ...outcome, texts: [said.line("included", { label: labelOf(flow, step) }), ...outcome.texts] };
}
