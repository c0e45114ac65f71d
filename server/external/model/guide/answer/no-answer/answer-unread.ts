import { again, filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import { lines } from "#server/external/model/guide/lines/lines.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf, labelOf } from "#server/external/model/guide/run-flow.ts";
import { exampleOf } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, skipChoice } from "#server/external/model/guide/state.ts";
import { takenFrom, tellTaken } from "#server/external/model/guide/values/take-facts.ts";
import { isDeclined } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Answers from which no value can be read. */

const foreignMax = 2;

/** An amount in another currency is asked for in rupiah, then left open. */
export function inRupiah(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  slot: Slot,
  said: Said,
): Outcome {
  if (active.tries >= foreignMax) return filledIn(flow, active, step, "", said);
  const outcome = again(flow, active, step, said.line("foreign", { label: slot.label }));
  return { ...outcome, choices: [skipChoice] };
}

/** "Ini bukan cuma gaji, sama jadi karyawan tetap" at a number: what it tells besides is named, and the number is asked again. */
function toldBeside(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  text: string,
  said: Said,
): Outcome | undefined {
  const unasked = Object.fromEntries(Object.entries(flow.slots).filter(([, { unasked }]) => unasked));
  const told = /\d/.test(text) ? {} : takenFrom({ ...flow, slots: unasked }, [text], {});
  const list = tellTaken(flow, told);
  if (list === "" || !said.isFirst(`beside-number:${list}`)) return undefined;
  const next = { ...active, filled: { ...active.filled, ...told } };
  return {
    texts: [said.line("told-beside", { list, label: labelOf(flow, step) })],
    choices: choicesOf(flow, step),
    flow: next,
  };
}

/** An answer that does not fit: it is asked for again, then left open. */
export function unread(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  slot: Slot,
  text: string,
  said: Said,
): Outcome {
  const beside = toldBeside(flow, active, step, text, said);
  if (beside) return beside;
  const list = slot.kind === "rows" ? "no-rows" : slot.takes === "self" ? "no-name" : "no-number";
  // An answer that could not be read twice is left open, rather than asked for a third time.
  const isName = slot.takes === "self";
  const triesOf = (slot.optional && !isName) || said.isSpent(list, lines[list]) ? 1 : 2;
  if (active.tries >= triesOf || (slot.optional && isDeclined(text)))
    return filledIn(flow, active, step, "", said);
  const filling = { label: slot.label, example: exampleOf(slot) };
  const outcome = again(flow, active, step, said.line(list, filling));
  return { ...outcome, choices: [skipChoice] };
}
