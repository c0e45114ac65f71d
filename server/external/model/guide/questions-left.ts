import { holds } from "./compute.ts";
import { type Flow, isWaiting, placeOf, type Step } from "./flow.ts";
import { numbersOf } from "./slots.ts";
import type { ActiveFlow } from "./state.ts";

/* How many questions are left until the next text, so that the true number can be said. */

const isQuestion = (step: Step): boolean => "ask" in step || "choose" in step || "scale" in step;

/** Where a flow goes on from a step; a choice that is still open goes the way of its usual button. */
function nextOf(flow: Flow, { filled, sums }: ActiveFlow, step: Step, at: number): number {
  if ("branch" in step) {
    const numbers = numbersOf(flow, { ...filled }, { ...sums });
    const found = step.branch.find(({ when }) => holds(when, numbers, (name) => filled[name] ?? ""));
    if (found) return placeOf(flow, found.to);
  }
  if ("choose" in step) {
    const value = step.into === undefined ? undefined : filled[step.into];
    const option =
      step.options.find((one) => (one.value ?? one.label) === value) ??
      step.options.find(({ usual }) => usual) ??
      step.options[0];
    if (option?.to !== undefined) return placeOf(flow, option.to);
  }
  return step.to === undefined ? at + 1 : placeOf(flow, step.to);
}

/** The questions from the present one to the next text; an exercise on the way is none. */
export function questionsLeft(flow: Flow, active: ActiveFlow): number {
  let at = active.at;
  let count = 0;
  for (let left = flow.steps.length; left > 0; left -= 1) {
    const step = flow.steps[at];
    if (!step || "make" in step || "close" in step) return count;
    const isFilled = "into" in step && step.into !== undefined && (active.filled[step.into] ?? "") !== "";
    if (isQuestion(step) && (at === active.at || !isFilled)) count += 1;
    at = nextOf(flow, active, step, at);
  }
  return count;
}

/** Whether nothing but its last words follows the text at which a flow waits. */
export function isLastText(flow: Flow, active: ActiveFlow): boolean {
  let at = active.at;
  for (let left = flow.steps.length; left > 0; left -= 1) {
    const step = flow.steps[at];
    if (!step || "close" in step) return true;
    if (at !== active.at && isWaiting(step)) return false;
    at = nextOf(flow, active, step, at);
  }
  return true;
}
