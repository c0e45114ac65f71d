import { noRisk } from "#rules/safety/danger-kinds.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { type Led, lead } from "#server/external/model/guide/lead.ts";
import { begun } from "#server/external/model/guide/run-flow.ts";
import { emptyState } from "#server/external/model/guide/state.ts";

/** A message at a question of a flow, what the flow holds before it, and what its slots must have and must not have. */
export type ToldRow = {
  flow: string;
  /** The slot that is asked, or the question itself where it fills none. */
  at: string;
  held?: Readonly<Record<string, string>>;
  text: string;
  has?: Readonly<Record<string, string>>;
  hasNot?: Readonly<Record<string, string>>;
};

/** Answers a question of a flow from which everything before it was answered. */
export function answeredAt({ flow: id, at, held = {}, text }: ToldRow): Led {
  const flow = flowOf(id);
  if (!flow) throw new Error(`no flow ${id}`);
  const place = flow.steps.findIndex(
    (step) =>
      ("into" in step && step.into === at) ||
      ("choose" in step && step.choose.includes(at)) ||
      ("ask" in step && step.ask.includes(at)),
  );
  if (place < 0) throw new Error(`no question ${at} in ${id}`);
  const before = flow.steps.flatMap((step, nth) =>
    nth < place && ("ask" in step || "choose" in step) ? [nth] : [],
  );
  const active = { ...begun(flow), at: place, filled: held, passed: [...before, place], trail: before };
  const state = { ...emptyState, introduced: true, flow: active };
  return lead(state, { text, field: flow.field, riskLevel: 0, risk: noRisk, isClosing: false });
}

const plainly = (text: string): string => text.toLowerCase().replace(/\s+/g, " ");

/** Which slots differ from what a row expects. */
export function misses(row: ToldRow): string[] {
  const filled = answeredAt(row).state.flow?.filled ?? {};
  const value = (name: string) => plainly(filled[name] ?? "");
  const missing = Object.entries(row.has ?? {}).filter(
    ([name, part]) => !value(name).includes(plainly(part)),
  );
  const wrong = Object.entries(row.hasNot ?? {}).filter(([name, part]) =>
    value(name).includes(plainly(part)),
  );
  return [...missing, ...wrong].map(([name, part]) => `${name}: “${filled[name] ?? ""}” (${part})`);
}
