import { labelledFor } from "#server/external/model/guide/answer/figures/answer-labelled.ts";
import { withoutOwnPrice } from "#server/external/model/guide/answer/figures/answer-price.ts";
import { withTakenFrom } from "#server/external/model/guide/answer/figures/unclear-figure.ts";
import type { Flow, Slot, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf, goOn, slotOf } from "#server/external/model/guide/run-flow.ts";
import { exampleOf } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, skipChoice } from "#server/external/model/guide/state.ts";
import { eitherOf, loanPurpose } from "#server/external/model/guide/values/facts.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import { onlyNamed } from "#server/external/model/guide/values/told/named-later.ts";
import { isSameText } from "#server/external/model/guide/words/to-guide/commands.ts";

/* What the answers to all kinds of steps have in common. */

/** Stores what an answer says beyond its question, so that later questions need not ask for it. */
export function withTaken(
  flow: Flow,
  active: ActiveFlow,
  text: string,
  into: string | undefined,
): ActiveFlow {
  const asked = into === undefined ? {} : { [into]: "" };
  const taken = takenFrom(flow, [text], { ...active.filled, ...asked });
  // "Kerja senin-jumat" in an answer says when somebody works, and asks for no schedule of five days.
  const isFresh = ([name, value]: [string, string]) =>
    !isSameText(value, text) && flow.slots[name]?.takes !== "days";
  const fresh = Object.fromEntries(Object.entries(taken).filter(isFresh));
  const also = { ...fresh, ...besideTaken(flow, active, text, into) };
  const here = withTakenFrom(flow, active, also, [text]);
  const labelled = into === undefined ? {} : labelledFor(flow, active, text, into);
  return { ...here, filled: { ...here.filled, ...labelled } };
}

const sumOnly = /^\S*\d[\d.,]* ?(?:ribu|rb|k|juta|jt)?$/i;

/** The second of two choices in one answer, what a sum that stands already is for, and the name of the only person. */
function besideTaken(flow: Flow, active: ActiveFlow, text: string, into: string | undefined) {
  const taking = (takes: Slot["takes"]) =>
    Object.keys(flow.slots).find((name) => flow.slots[name]?.takes === takes);
  const values: Record<string, string> = {};
  const second = into !== undefined && flow.slots[into]?.takes === "first" ? taking("second") : undefined;
  const both = eitherOf(text);
  if (second !== undefined && both && (active.filled[second] ?? "") === "") values[second] = both[1];
  const loan = taking("loan");
  const sum = loan === undefined ? "" : (active.filled[loan] ?? "");
  const purpose = loanPurpose(text);
  if (loan !== undefined && loan !== into && sumOnly.test(sum) && purpose !== undefined)
    values[loan] = `${sum} ${purpose}`;
  const people = Object.keys(flow.slots).filter((name) => flow.slots[name]?.takes === "person");
  const [person = ""] = people;
  const name = people.length === 1 && person !== into ? onlyNamed(text) : undefined;
  if (name !== undefined && (active.filled[person] ?? "") === "") values[person] = name;
  return values;
}

/** Repeats the step in other words, with its buttons. */
export function again(flow: Flow, active: ActiveFlow, step: Waiting, line: string): Outcome {
  return { texts: [line], choices: choicesOf(flow, step), flow: { ...active, tries: active.tries + 1 } };
}

export function filledIn(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting & { into?: string | undefined },
  value: string,
  said: Said,
): Outcome {
  const into = step.into === undefined ? [] : [step.into];
  const kept = withoutOwnPrice(flow, active.filled, into);
  const filled = step.into === undefined ? kept : { ...kept, [step.into]: value };
  return goOn(flow, { ...active, filled }, step, said);
}

/** Explains what a question is for, with an example if its slot has one. */
export function explained(flow: Flow, active: ActiveFlow, step: Waiting, said: Said): Outcome {
  const slot = slotOf(flow, step);
  const tries = active.tries + 1;
  if ("ask" in step && slot) {
    const example = slot.kind === "rupiah" || slot.kind === "number" ? exampleOf(slot) : slot.example;
    const line = example === undefined ? "explain" : "explain-example";
    const filling = { label: slot.label, example: example ?? "" };
    return { texts: [said.line(line, filling)], choices: [skipChoice], flow: { ...active, tries } };
  }
  return { texts: [said.line("explain-choice")], choices: choicesOf(flow, step), flow: { ...active, tries } };
}
