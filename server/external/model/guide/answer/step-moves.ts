import type { Flow, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf, goOn } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import { isSameText } from "#server/external/model/guide/words/commands.ts";
import { withTakenFrom } from "./weighed.ts";

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
  return withTakenFrom(flow, active, fresh, [text]);
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
  const filled = step.into === undefined ? active.filled : { ...active.filled, [step.into]: value };
  return goOn(flow, { ...active, filled }, step, said);
}
