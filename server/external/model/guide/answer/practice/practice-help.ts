import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { type ActiveFlow, choice, skipChoice } from "#server/external/model/guide/state.ts";
import { built } from "./built-answer.ts";
import { exampleFor } from "./occupations/find-occupation.ts";
import type { Asking } from "./rehearsal.ts";

/** Takes the answer that was built as it is, with its brackets. */
export const useSample = choice("use-sample", "Pakai kerangka ini");

/** The words before the first place that is open. */
function beginningOf(text: string): string {
  const known = text.split("(isi")[0] ?? text;
  return `${(known.split(/(?<=[.!?])\s+/).at(-1) ?? known).trim()} ...`;
}

type Helped = { flow: Flow; active: ActiveFlow; said: Said; told: readonly string[] };

/**
 * Helps with an answer: what the question wants and an answer to fill in, then some words to begin with; whoever asks a
 * third time is led on. Undefined where the flow has no help for the question.
 */
export function helped({ flow, active, said, told }: Helped, step: Asking): Outcome | undefined {
  if (!step.help) return undefined;
  const { wants, sample } = step.help;
  const text = built(flow, active, sample, told);
  const next = { ...active, tries: active.tries + 1 };
  const choices = [useSample, skipChoice];
  // Counted over the whole conversation, because whoever goes back and asks again has seen it.
  const key = `practice:${flow.id}:${step.into}`;
  const times = said.times(key);
  said.isFirst(key);
  if (times === 0) {
    const line = said.line("practice-help", { wants, use: useSample.label });
    const role = Object.keys(flow.slots).find((name) => flow.slots[name]?.takes === "role");
    const own = exampleFor(active.filled[role ?? ""] ?? "", step.into);
    const example = own ?? flow.slots[step.into]?.example;
    const finished = example === undefined ? [] : [said.line("practice-example", { example })];
    return { texts: [line, `“${text}”`, ...finished], choices, flow: next };
  }
  if (times === 1) {
    return { texts: [said.line("practice-start", { start: beginningOf(text) })], choices, flow: next };
  }
  const outcome = filledIn(flow, active, step, "", said);
  return { ...outcome, texts: [said.line("practice-passed"), ...outcome.texts] };
}

/** Stores the answer that was built; nothing is remarked on, because the member has not written it. */
export function sampleTaken({ flow, active, said, told }: Helped, step: Asking): Outcome | undefined {
  if (!step.help) return undefined;
  const outcome = filledIn(flow, active, step, built(flow, active, step.help.sample, told), said);
  return { ...outcome, texts: [said.line("practice-sample"), ...outcome.texts] };
}
