import { answerIn } from "#server/external/model/guide/answer/answer-words.ts";
import { addressedTo, calledFor } from "#server/external/model/guide/document/address/addressed.ts";
import { type Flow, isWaiting, type Step } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { answerMax, show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";

/* How parts of a flow other than the one that is asked are stored, told back and asked for again. */

const askingFor = (flow: Flow, name: string): Extract<Step, { ask: string }> | undefined => {
  const step = flow.steps.find((one) => "ask" in one && one.into === name);
  return step && "ask" in step ? step : undefined;
};

/** A value as its own question would have stored it. */
export function storedAs(flow: Flow, filled: ActiveFlow["filled"], name: string, value: string): string {
  const step = askingFor(flow, name);
  const own = (step ? answerIn(flow, step, value) : value).slice(0, answerMax);
  const called = calledFor(flow, filled, name);
  return called === undefined ? own : addressedTo(own, called);
}

/** The parts with their values, as the guide says what it changed. */
export const listOf = (flow: Flow, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => {
      const step = flow.steps.find((one) => "choose" in one && one.into === name);
      const options = step && "choose" in step ? step.options : [];
      const label = options.find((one) => (one.value ?? one.label) === value)?.label;
      return `${flow.slots[name]?.label ?? name} “${label ?? value}”`;
    })
    .join(", ");

/** Goes back to the question for a part that was emptied; the questions behind it that are answered are not asked again. */
export function reopened(flow: Flow, active: ActiveFlow, names: readonly string[]): Outcome | undefined {
  const at = flow.steps.findIndex(
    (one, nth) =>
      ("ask" in one || "choose" in one) &&
      one.into !== undefined &&
      names.includes(one.into) &&
      nth < active.at,
  );
  const step = flow.steps[at];
  if (!step || !isWaiting(step)) return undefined;
  const passed = active.passed.filter((one) => one < at || !isWaiting(flow.steps[one] ?? { say: "" }));
  const here = {
    ...active,
    at,
    tries: 0,
    passed: [...passed, at],
    trail: active.trail.filter((one) => one < at),
  };
  const { texts, choices } = show(flow, here, step);
  return { texts, choices, flow: here };
}
