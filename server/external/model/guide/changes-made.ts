import { plain } from "./commands.ts";
import { extraIn, numberedIn } from "./edits.ts";
import type { Flow } from "./flow.ts";
import { withoutSentence } from "./made-sentences.ts";
import { isStyle } from "./made-style.ts";
import { registerIn } from "./register.ts";
import { rowChangeIn } from "./row-changes.ts";
import { changeable } from "./run-flow.ts";
import { changesIn, isCorrection } from "./several.ts";
import { changeIn } from "./slot-changes.ts";
import type { ActiveFlow } from "./state.ts";
import { swapped, writtenSlots } from "./swaps.ts";

const styleWordsMax = 6;

/**
 * Whether a message surely changes a document whose flow is over. Other words may belong to another wish, so what is only
 * possible is not enough.
 */
export function changesMade(flow: Flow, active: ActiveFlow, text: string): boolean {
  const step = flow.steps[active.at];
  if (!step || !("make" in step)) return false;
  const names = changeable(flow, step);
  const isShort = plain(text).split(" ").length <= styleWordsMax;
  if (isShort && ((step.register && registerIn(text)) || isStyle(text))) return true;
  if (swapped(flow, active.filled, writtenSlots(flow, active.filled), text)?.kind === "exchanged")
    return true;
  if (extraIn(text) !== undefined || numberedIn(flow, step, active.filled, text)) return true;
  if (withoutSentence(flow, active, step, text) || rowChangeIn(flow, active.filled, text)) return true;
  return (
    isCorrection(text) &&
    (changeIn(flow, names, text) !== undefined || changesIn(flow, names, text, false).length > 0)
  );
}
