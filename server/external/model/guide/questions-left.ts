import { holds } from "./compute.ts";
import { type Flow, isWaiting, placeOf, type Step } from "./flow.ts";
import { numbersOf } from "./slots.ts";
import type { ActiveFlow } from "./state.ts";

/* How many questions are left until the next text, so that the true number can be said. */

/** Where a flow may go on from a step: a choice that is still open may lead to several. */
function nextOf(flow: Flow, { filled, sums }: ActiveFlow, step: Step, at: number): number[] {
  const further = step.to === undefined ? at + 1 : placeOf(flow, step.to);
  if ("branch" in step) {
    const numbers = numbersOf(flow, { ...filled }, { ...sums });
    const found = step.branch.find(({ when }) => holds(when, numbers, (name) => filled[name] ?? ""));
    return found ? [placeOf(flow, found.to)] : [further];
  }
  if (!("choose" in step)) return [further];
  const value = step.into === undefined ? undefined : filled[step.into];
  const answered = step.options.filter((one) => (one.value ?? one.label) === value);
  const open = answered.length > 0 ? answered : step.options;
  return [...new Set(open.map(({ to }) => (to === undefined ? further : placeOf(flow, to))))];
}

export type Left = { least: number; most: number };

/** The questions from the present one to the next text, by the shortest and the longest way; an exercise is none. */
export function questionsLeft(flow: Flow, active: ActiveFlow): Left {
  const walk = (at: number, passed: ReadonlySet<number>): Left => {
    const step = flow.steps[at];
    if (!step || "make" in step || "close" in step || passed.has(at)) return { least: 0, most: 0 };
    const isFilled = "into" in step && step.into !== undefined && (active.filled[step.into] ?? "") !== "";
    const isQuestion = "ask" in step || "choose" in step || "scale" in step;
    const own = isQuestion && (at === active.at || !isFilled) ? 1 : 0;
    const ways = nextOf(flow, active, step, at).map((next) => walk(next, new Set([...passed, at])));
    return {
      least: own + Math.min(...ways.map(({ least }) => least)),
      most: own + Math.max(...ways.map(({ most }) => most)),
    };
  };
  return walk(active.at, new Set());
}

/** Whether nothing but its last words follows the text at which a flow waits. */
export function isLastText(flow: Flow, active: ActiveFlow): boolean {
  const step = flow.steps[active.at];
  const [next] = step ? nextOf(flow, active, step, active.at) : [];
  const behind = next === undefined ? undefined : flow.steps[next];
  return behind === undefined || "close" in behind || !isWaiting(behind);
}
