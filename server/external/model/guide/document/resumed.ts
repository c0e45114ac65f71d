import { answerStep } from "#server/external/model/guide/answer/answer-step.ts";
import { namesChange } from "#server/external/model/guide/document/edits/answer-parts.ts";
import { saysEdit } from "#server/external/model/guide/document/edits/says-edit.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { remind, show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";

/** A document that is taken up again is shown, changed by the message before if that asked for it; undefined elsewhere. */
export function resumedDocument(
  flow: Flow,
  active: ActiveFlow,
  told: readonly string[],
  said: Said,
): Outcome | undefined {
  const step = flow.steps[active.at];
  const isHeld = active.reading !== undefined || active.changing !== undefined;
  if (!step || !("make" in step) || isHeld) return undefined;
  const text = told.at(-1) ?? "";
  const isEdit = saysEdit(flow, active, text) || namesChange({ flow, active, step, text });
  const outcome = isEdit ? answerStep(flow, active, text, said, told) : undefined;
  if (outcome?.document) return outcome;
  return { ...show(flow, active, step), texts: remind(flow, active, said).texts, flow: active };
}
