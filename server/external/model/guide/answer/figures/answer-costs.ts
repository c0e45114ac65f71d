import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import { pending } from "#server/external/model/guide/document/made-parts.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import { recalculated, show, summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { answerEarnings, onwards } from "./answer-earnings.ts";
import { daysSet, missedCosts, monthLeft, priceSet } from "./cost-questions.ts";
import {
  addedCostsIn,
  type CostsFound,
  type CostsTold,
  type CostTurn,
  changedCostsIn,
  costsRead,
  hasOwnSlots,
  isRetold,
  isScaledList,
  leavesOut,
  listedCosts,
  misplacedIn,
  takeParts,
} from "./cost-turns.ts";
import { atPacking, withPackingIn } from "./packing-costs.ts";

/* A message that tells, adds or puts right the costs of a batch, wherever the flow stands. */

export function answerCosts(flow: Flow, active: ActiveFlow, text: string, said: Said): CostsTold | undefined {
  const { costs } = flow;
  const step = flow.steps[active.at];
  const isRewriting = active.changing !== undefined && ![pending, "?"].includes(active.changing);
  if (!costs || !step || isRewriting) return undefined;
  // Words that found no place wait no longer once a message says what to do with the costs.
  const { [pending]: _, ...filled } = active.filled;
  const turn: CostTurn = { flow, costs, active: { ...active, filled }, step, text, said };
  if (active.reading !== undefined && active.reading !== "?") return undefined;
  return answerEarnings(turn, costsIn);
}

function costsIn(turn: CostTurn): CostsTold | undefined {
  const { active, costs, step } = turn;
  if (active.reading !== undefined) return atReadBack(turn);
  if ("make" in step) return belowSum(turn);
  if ("ask" in step && step.into === costs.batch) return atBatch(turn);
  return atPacking(turn) ?? beside(turn);
}

/** Several costs where those of the batch are asked for. */
function atBatch(turn: CostTurn): CostsTold | undefined {
  const { flow, costs, active, step, said } = turn;
  const { read, isAnew } = costsRead(turn);
  const isList = isAnew || isScaledList(turn, read) || hasOwnSlots(turn, read);
  if (!("ask" in step)) return undefined;
  if (!isList) return withPackingIn(turn);
  const { weighing: _, whole: __, ...here } = takeParts(turn, read, true);
  const value = here.filled[costs.batch];
  if (value === undefined) return undefined;
  const outcome = filledIn(flow, here, step, value, said);
  return { outcome: { ...outcome, texts: [listedCosts({ ...turn, active }, here), ...outcome.texts] } };
}

/** What a message puts right and what it adds. */
function heardIn(turn: CostTurn): CostsFound | undefined {
  const changed = addsList(turn) ? undefined : changedCostsIn(turn);
  const next = changed ? { ...turn, active: changed.active, text: changed.rest.join(" ") } : turn;
  const added = next.text === "" ? undefined : addedCostsIn(next);
  if (!changed || !added) return added ?? changed;
  return { active: added.active, texts: [...changed.texts, ...added.texts], rest: added.rest };
}

/** Whether the whole list is told once more, which is more than a change of one cost. */
function addsList(turn: CostTurn): boolean {
  const { read, isAnew } = costsRead(turn);
  const isScaled = isScaledList(turn, read) && !leavesOut(turn, read);
  return isAnew || isScaled || isRetold(turn.text, read);
}

const settled = ({ missing: _, ...active }: ActiveFlow): ActiveFlow => active;

/** Costs at a question for something else: the rest of the message may be its answer. */
function beside(turn: CostTurn): CostsTold | undefined {
  const { flow } = turn;
  const added = heardIn(turn);
  const heard = added
    ? { ...added, active: settled(added.active) }
    : (missedCosts(turn) ?? misplacedIn(turn));
  if (!heard) return undefined;
  const active = summed(flow, heard.active);
  const rest = heard.rest
    .filter((one) => /\d|\b(?:lewati|skip|ga usah|gak usah|ga ada)\b/i.test(one))
    .join(". ");
  if (rest !== "") return { active, texts: heard.texts, rest };
  const reminder = onwards(turn, active);
  return { outcome: { ...reminder, texts: [...heard.texts, ...reminder.texts] } };
}

function atReadBack(turn: CostTurn): CostsTold | undefined {
  const heard = heardIn(turn) ?? daysSet(turn) ?? missedCosts(turn);
  if (!heard) return undefined;
  const { flow, said } = turn;
  const next = heard.active.missing && heard.active !== turn.active ? heard.active : settled(heard.active);
  const outcome = recalculated(flow, { ...next, reading: undefined }, said);
  return { outcome: { ...outcome, texts: [...heard.texts, ...outcome.texts] } };
}

/** Below the finished sum a price may be set as well, and a month asked for. */
function belowSum(turn: CostTurn): CostsTold | undefined {
  const { flow, costs, step } = turn;
  const isSum = "make" in step && placeholdersIn(step.text).some(({ name }) => name === costs.lines);
  if (!isSum || !("make" in step)) return undefined;
  const price = priceSet(turn);
  const next = price ? { ...turn, active: price.active, text: price.rest.join(" ") } : turn;
  const heard = next.text === "" ? undefined : (heardIn(next) ?? daysSet(next));
  const changed = heard ?? price;
  const texts = [...(price?.texts ?? []), ...(heard?.texts ?? [])];
  const active = summed(flow, { ...settled(changed?.active ?? turn.active), changing: undefined, tries: 0 });
  const month = monthLeft(turn, active);
  if (changed) {
    const shown = show(flow, active, step);
    return { outcome: { ...shown, texts: [...texts, ...month], flow: active } };
  }
  const missed = month.length > 0 ? undefined : missedCosts(turn);
  const told = missed ?? (month.length > 0 ? { active, texts: month } : undefined);
  return (
    told && { outcome: { texts: told.texts, choices: show(flow, active, step).choices, flow: told.active } }
  );
}
