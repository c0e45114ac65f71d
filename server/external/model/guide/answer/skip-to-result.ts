import { type Flow, isWaiting, type Step, type Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf, goOn, isOpenChoice, slotOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";

/* "Bikin aja": on to the result, with what is known. */

type Choosing = Extract<Step, { choose: string }>;

export const usualOf = (step: Choosing): Choosing["options"][number] | undefined =>
  step.options.find(({ usual }) => usual);

type Left = { value: string; to: string | undefined; usual?: string };

/** How a question is passed by; undefined if the member has to press a button, because it decides the way. */
function leftBy(step: Waiting): Left | undefined {
  if ("ask" in step || "scale" in step) return { value: "", to: step.to };
  if (!("choose" in step)) return undefined;
  const usual = usualOf(step);
  if (usual) return { value: usual.value ?? usual.label, to: usual.to ?? step.to, usual: usual.label };
  return isOpenChoice(step) ? { value: "", to: step.options[0]?.to ?? step.to } : undefined;
}

/** Passes one question by. */
function passedBy(flow: Flow, active: ActiveFlow, step: Waiting, { value, to }: Left, said: Said): Outcome {
  const into = "into" in step ? step.into : undefined;
  const filled = into === undefined ? active.filled : { ...active.filled, [into]: value };
  return goOn(flow, { ...active, filled }, step, said, to);
}

const stepAt = (flow: Flow, active: ActiveFlow | undefined): Waiting | undefined => {
  const step = active && flow.steps[active.at];
  return step && isWaiting(step) ? step : undefined;
};

/** Passes the question by that waits; undefined if the member has to press a button, because it decides the way. */
export function passedOne(flow: Flow, active: ActiveFlow, said: Said): Outcome | undefined {
  const step = stepAt(flow, active);
  const left = step && leftBy(step);
  return step && left ? passedBy(flow, active, step, left, said) : undefined;
}

/** Goes on to the next document, exercise or end, or to a choice that only the member can make. */
export function hurried(flow: Flow, active: ActiveFlow, said: Said): Outcome {
  const usual: string[] = [];
  let outcome: Outcome = { texts: [], choices: choicesHere(flow, active), flow: active };
  for (let rest = flow.steps.length; rest > 0; rest -= 1) {
    const step = stepAt(flow, outcome.flow);
    const left = step && leftBy(step);
    if (!outcome.flow || !step || !left) break;
    if (left.usual !== undefined) usual.push(`${slotOf(flow, step)?.label ?? "pilihannya"} “${left.usual}”`);
    outcome = passedBy(flow, outcome.flow, step, left, said);
  }
  const at = stepAt(flow, outcome.flow);
  const line = said.line(at && "choose" in at ? "hurry-choice" : "hurry");
  const told = usual.length > 0 ? [said.line("hurry-usual", { list: usual.join(", ") })] : [];
  return { ...outcome, texts: [line, ...told, ...outcome.texts.slice(-1)] };
}

const choicesHere = (flow: Flow, active: ActiveFlow): Outcome["choices"] => {
  const step = stepAt(flow, active);
  return step ? choicesOf(flow, step) : [];
};
