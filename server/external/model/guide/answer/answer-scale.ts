import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { scaleIn } from "#server/external/model/guide/values/scale.ts";
import { commandIn } from "#server/external/model/guide/words/commands.ts";
import { again, filledIn } from "./step-moves.ts";

export function answerScale(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { scale: string }>,
  text: string,
  said: Said,
): Outcome {
  const number = scaleIn(text);
  if (number !== undefined) return filledIn(flow, active, step, String(number), said);
  if (commandIn(text) === "skip") return filledIn(flow, active, step, "", said);
  return again(flow, active, step, said.line("no-scale"));
}
