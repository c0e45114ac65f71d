import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import { rupiahMin } from "#server/external/model/guide/values/costs/cost-lists.ts";
import type { CostPart } from "#server/external/model/guide/values/costs/cost-parts.ts";
import { includesPacking } from "#server/external/model/guide/values/costs/included.ts";
import { packing, readCosts } from "#server/external/model/guide/values/costs/read-costs.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { type CostsTold, type CostTurn, unitOf } from "./cost-turns.ts";

/* What pieces are packed in: several things told at its question, or all of it within another sum. */

const perPiece = ({ amount, scale }: CostPart): number => amount / (scale?.count ?? 1);

/** "Plastik 40rb isi 50, stiker 200 per pack": each divided by its own pieces, and added up. */
export function atPacking(turn: CostTurn): CostsTold | undefined {
  const { flow, costs, active, step, text, said } = turn;
  const { parts, others, days } = readCosts(text, unitOf(turn));
  const isOfPieces = parts.every(({ name, scale }) => packing.test(name) && scale?.of === "piece");
  if (!("ask" in step) || parts.length === 0 || others.length > 0 || days !== undefined || !isOfPieces)
    return undefined;
  // One thing for each piece is a plain answer.
  const isPlain = parts.length === 1 && parts[0]?.scale?.count === 1;
  if (isPlain || step.into !== costs.packing || /\?\s*$/.test(text)) return undefined;
  const value = rupiahText(parts.reduce((sum, part) => sum + perPiece(part), 0));
  const working = parts
    .map(
      (part) =>
        `${part.name} ${rupiahText(part.amount)} : ${part.scale?.count} = ${rupiahText(perPiece(part))}`,
    )
    .join("; ");
  const outcome = filledIn(flow, active, step, value, said);
  const line = said.line("packing-taken", { working, value, unit: unitOf(turn) });
  return { outcome: { ...outcome, texts: [line, ...outcome.texts] } };
}

/** "491rb. itu udah sama plastik stiker": all costs of a batch as one sum, in which it is packed already. */
export function withPackingIn(turn: CostTurn): CostsTold | undefined {
  const { flow, costs, active, step, text, said } = turn;
  const sums = tokensIn(withFigures(text)).filter(
    ({ of, isMoney, value }) => of === undefined && (isMoney || value >= 1000),
  );
  const [sum, ...others] = sums;
  if (!("ask" in step) || step.into !== costs.batch || !sum || others.length > 0) return undefined;
  if (!includesPacking(text) || sum.value < rupiahMin) return undefined;
  const here = { ...active, filled: { ...active.filled, [costs.packing]: "0" } };
  const outcome = filledIn(flow, here, step, rupiahText(sum.value), said);
  const label = flow.slots[costs.packing]?.label ?? costs.packing;
  return { outcome: { ...outcome, texts: [said.line("included", { label }), ...outcome.texts] } };
}
