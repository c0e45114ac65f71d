import { isStyle } from "#server/external/model/guide/document/address/made-style.ts";
import { registerIn } from "#server/external/model/guide/document/address/register.ts";
import { extraIn, numberedIn } from "#server/external/model/guide/document/edits/edits.ts";
import { withoutSentence } from "#server/external/model/guide/document/edits/made-sentences.ts";
import { rowChangeIn } from "#server/external/model/guide/document/edits/row-changes.ts";
import { changesIn, isCorrection } from "#server/external/model/guide/document/edits/several-corrections.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { swapped, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { changeIn } from "./slot-changes.ts";

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
