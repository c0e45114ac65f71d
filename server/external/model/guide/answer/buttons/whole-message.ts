import type { Waiting } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { asksSafety } from "./grave-options.ts";

/*
 * A message is taken apart before a step reads it. At a question about safety the whole of it counts, because what looks
 * like a question to the guide may say what somebody does.
 */

/** Keeps the message as it was written while it is answered at a question about safety. */
export const guarded = (step: Waiting, active: ActiveFlow, written: string): ActiveFlow =>
  "choose" in step && asksSafety(step) ? { ...active, asWritten: written } : active;

/** The outcome of an answer, without the message. */
export function unguarded(outcome: Outcome): Outcome {
  if (outcome.flow?.asWritten === undefined) return outcome;
  const { asWritten: _, ...flow } = outcome.flow;
  return { ...outcome, flow };
}
