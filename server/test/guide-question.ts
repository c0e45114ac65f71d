import { expect } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { type Led, lead } from "#server/external/model/guide/lead.ts";
import { emptyState } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

export type Held = Readonly<Record<string, string>>;

/** The guide's answer to a message at the question for a slot, in a flow that already holds these answers. */
export function answerAt(id: string, into: string, filled: Held, text: string): Led {
  const flow = flowOf(id);
  if (!flow) throw new Error(id);
  const at = flow.steps.findIndex((one) => "into" in one && one.into === into);
  const isAnswered = (one: (typeof flow.steps)[number]) =>
    "into" in one && one.into !== undefined && filled[one.into] !== undefined;
  const active = {
    ...{ id, at, filled, sums: {}, tries: 0 },
    passed: Array.from({ length: at + 1 }, (_, nth) => nth),
    trail: flow.steps.flatMap((one, nth) => (nth < at && isAnswered(one) ? [nth] : [])),
  };
  const state = { ...emptyState, introduced: true, flow: active };
  return lead(state, { text, field: flow.field, riskLevel: 0, risk: noRisk, isClosing: false });
}

export const heldBy = (led: Led): Record<string, string> => led.state.flow?.filled ?? {};

/** A message at a question; what each slot holds in the end, by words that stand in it or nothing; what stands in none. */
export type Case = readonly [
  flow: string,
  into: string,
  held: Held,
  text: string,
  then: Readonly<Record<string, string | undefined>>,
  not?: RegExp | undefined,
];

export function checkAt([id, into, held, text, then, not]: Case): void {
  const filled = heldBy(answerAt(id, into, held, text));
  for (const [name, words] of Object.entries(then)) {
    const value = plain(filled[name] ?? "");
    if (words === undefined) expect(value, name).toBe("");
    else expect(value, name).toContain(plain(words));
  }
  if (not) expect(Object.values(filled).join(" | ")).not.toMatch(not);
}

/** Cases with what was written as their title. */
export const titled = (cases: readonly Case[]): [title: string, one: Case][] =>
  cases.map((one) => [`${one[0]}, ${one[1]}: ${one[3]}`, one]);
