import { expect, test } from "vitest";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { flows } from "#server/external/model/guide/flows.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { asPrinted } from "./as-printed.ts";
import { isWorded } from "./plain-answers.ts";

/* What is shown of an answer is all of it, wherever a flow prints it. */

const answer = "bayar Rp150.000 ke Etek Murni, adik amak. sisanya menyusul minggu depan";
const figures = new Set(["rupiah", "number"]);

/** The flow with examples as its answers, behind the step that asks for one of them. */
function answered(flow: Flow, into: string): ActiveFlow {
  const examples = Object.entries(flow.slots).flatMap(([name, { kind, example }]): [string, string][] => {
    if (figures.has(kind)) return [[name, "150000"]];
    return ["text", "line", "list"].includes(kind) ? [[name, example ?? "Rina"]] : [];
  });
  const asked = flow.steps.findIndex((step) => "into" in step && step.into === into);
  return {
    id: flow.id,
    at: Math.min(asked + 1, flow.steps.length - 1),
    filled: { ...Object.fromEntries(examples), [into]: answer },
    sums: {},
    passed: [],
    tries: 0,
    trail: flow.steps.slice(0, asked + 1).map((_, at) => at),
  };
}

const asking = flows.flatMap((flow) =>
  flow.steps.flatMap((step) =>
    "ask" in step && isWorded(flow.slots[step.into]) ? [{ flow, into: step.into }] : [],
  ),
);

test("the whole answer is shown, or nothing", () => {
  const shown = asking.flatMap(({ flow, into }) => {
    const printed = asPrinted(flow, answered(flow, into), into);
    return printed ? [{ id: `${flow.id}:${into}`, text: printed.text }] : [];
  });
  const part = shown.filter(
    ({ text }) => !/150\.? ?000 .*Murni[\s\S]*amak[\s\S]*menyusul minggu depan/.test(text),
  );
  expect(part).toEqual([]);
  expect(shown.length).toBeGreaterThan(100);
});

test.each([
  ["minta-tempo", "lunas"],
  ["teks-promosi", "untuk"],
  ["pelanggan-sulit", "paling"],
])("%s: an answer that stands in several places is not cut at its first full stop", (id, into) => {
  const flow = flows.find((one) => one.id === id);
  const printed = flow && asPrinted(flow, answered(flow, into), into);
  expect(printed?.text).toMatch(
    /^bayar Rp150\.000 ke Etek Murni, adik amak\. [sS]isanya menyusul minggu depan\.?$/,
  );
});
