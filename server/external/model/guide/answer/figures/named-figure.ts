import { filledIn, withTaken } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { labelOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import type { Weighed } from "#server/external/model/guide/values/costs/cost-lists.ts";

type Named = Extract<Weighed, { kind: "named" }>;
type Answer = { flow: Flow; active: ActiveFlow; text: string; said: Said };

/** Takes the one number of an answer that is meant, and says which, with its working where the member wrote that. */
export function takenNamed(
  { flow, active, text, said }: Answer,
  step: Extract<Step, { ask: string }>,
  { figure, working, rest = text }: Named,
): Outcome {
  const outcome = filledIn(flow, withTaken(flow, active, rest, step.into), step, figure.value, said);
  const label = labelOf(flow, step);
  const line =
    working === undefined
      ? said.line("figures-named", { label, value: figure.value })
      : said.line("figures-worked", { label, working });
  return { ...outcome, texts: [line, ...outcome.texts] };
}
