import { again, filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import { netIncomeText } from "#server/external/model/guide/document/net-income.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { fill } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import {
  asksRating,
  formerRating,
  reasonBeside,
  scaleIn,
} from "#server/external/model/guide/values/numbers/scale.ts";
import { commandIn } from "#server/external/model/guide/words/to-guide/commands.ts";

type Rating = Extract<Step, { scale: string }>;

/** Takes a number from 0 to 10, and puts the number before right if the member says so. */
export function answerScale(flow: Flow, active: ActiveFlow, step: Rating, text: string, said: Said): Outcome {
  const former = formerRating(text);
  const into = former && formerScale(flow, active);
  if (former && into !== undefined) {
    const value = String(former.value);
    const here = { ...active, filled: { ...active.filled, [into]: value } };
    const line = said.line("corrected", { label: flow.slots[into]?.label ?? into, value });
    const outcome = rated(
      flow,
      here,
      step,
      former.rest,
      said,
      said.line("scale-now", { label: labelOf(flow, step) }),
    );
    return { ...outcome, texts: [line, ...outcome.texts] };
  }
  return rated(flow, active, step, text, said);
}

const labelOf = (flow: Flow, step: Rating): string =>
  flow.slots[step.into]?.label ?? flow.title.toLowerCase();

/** `otherwise`: what is said where no number was found, unless the member asks how to read the scale. */
function rated(
  flow: Flow,
  active: ActiveFlow,
  step: Rating,
  text: string,
  said: Said,
  otherwise?: string,
): Outcome {
  const number = scaleIn(text);
  if (number !== undefined) return filledIn(flow, withReason(active, step, text), step, String(number), said);
  if (commandIn(text) === "skip") return filledIn(flow, active, step, "", said);
  const reckoned = reckonedBeside(flow, active, text);
  if (reckoned) return again(flow, reckoned.active, step, said.line("scale-noted", { sum: reckoned.shown }));
  if (otherwise !== undefined) return again(flow, active, step, otherwise);
  if (!asksRating(text)) return again(flow, active, step, said.line("no-scale"));
  const filling = (words: string) => {
    const shown = fill(flow, words, active.filled, active.sums);
    return shown.charAt(0).toLowerCase() + shown.slice(1);
  };
  return again(
    flow,
    active,
    step,
    said.line("scale-read", { low: filling(step.low), high: filling(step.high) }),
  );
}

/** "Bersihnya 7,5 - kos 1,8 - makan 1,5 = 4,2jt": what is left of a pay, where the flow shows it. */
function reckonedBeside(
  { slots }: Flow,
  active: ActiveFlow,
  text: string,
): { active: ActiveFlow; shown: string } | undefined {
  const name = Object.values(slots).find(({ laid }) => laid?.as === "net-income")?.laid?.from.told;
  const shown = netIncomeText(text);
  if (name === undefined || shown === "") return undefined;
  const told = [active.filled[name] ?? "", text].filter((one) => one !== "").join("\n");
  return { active: { ...active, filled: { ...active.filled, [name]: told } }, shown };
}

/** The words beside the number, where the step keeps them. */
function withReason(active: ActiveFlow, { reason }: Rating, text: string): ActiveFlow {
  const words = reason === undefined ? "" : reasonBeside(text);
  return reason === undefined || words === ""
    ? active
    : { ...active, filled: { ...active.filled, [reason]: words } };
}

/** The newest answered scale of this path. */
function formerScale(flow: Flow, { trail, filled }: ActiveFlow): string | undefined {
  const names = trail.toReversed().flatMap((at) => {
    const step = flow.steps[at];
    return step && "scale" in step ? [step.into] : [];
  });
  return names.find((name) => (filled[name] ?? "") !== "");
}
