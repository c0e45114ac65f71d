import type { Flow } from "#server/external/model/guide/flow.ts";
import { fill, numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import {
  type Batch,
  batchSum,
  type CostPart,
  isMonthly,
  lineOf,
  lineResult,
  monthSum,
  partsIn,
  usualDays,
} from "#server/external/model/guide/values/costs/cost-parts.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";

/* The costs of a batch that a flow keeps one by one, so that each follows the number of pieces and the days. */

type Costs = NonNullable<Flow["costs"]>;

export function batchOf(flow: Flow, { filled, days = usualDays }: ActiveFlow): Batch {
  const pieces = flow.costs && numbersOf(flow, filled, {})(flow.costs.count);
  const unit = flow.priced ? fill(flow, flow.priced.unit, filled, {}) : "buah";
  return { pieces: pieces !== undefined && pieces > 0 ? pieces : undefined, unit, days };
}

/** The costs that still make up what the flow reckons with; another sum in the place of theirs leaves them out. */
export function partsKept(flow: Flow, active: ActiveFlow): CostPart[] {
  const { costs } = flow;
  const lines = costs && active.filled[costs.lines];
  if (!costs || !lines) return [];
  const numbers = numbersOf(flow, active.filled, {});
  const parts = partsIn(lines);
  const shown = lines.split("\n").reduce((sum, line) => sum + lineResult(line), 0);
  const isBatch = shown === (numbers(costs.batch) ?? 0);
  const isMonth = monthSum(parts) === (numbers(costs.monthly) ?? 0);
  return parts.filter((part) => (isMonthly(part) ? isMonth : isBatch));
}

/** The flow with these costs, their sums and their lines. */
export function withParts(flow: Flow, active: ActiveFlow, told: readonly CostPart[]): ActiveFlow {
  const parts = told.toSorted((one, other) => Number(isMonthly(one)) - Number(isMonthly(other)));
  const { costs } = flow;
  if (!costs) return active;
  const { [costs.lines]: _, ...filled } = active.filled;
  if (parts.length === 0) return { ...active, filled };
  const batch = batchOf(flow, active);
  const sums = sumsOf(costs, parts, batch);
  // "Bahan: Rp135.000" alone says no more than the sum itself.
  if (parts.every(isBare)) return { ...active, filled: { ...filled, ...sums } };
  const lines = parts.map((part) => lineOf(part, batch)).join("\n");
  return { ...active, filled: { ...filled, ...sums, [costs.lines]: lines } };
}

/** Whether a cost is only the sum of all of them. */
export const isBare = ({ name, scale }: { name: string; scale?: CostPart["scale"] | undefined }): boolean =>
  scale === undefined && /^(?:(?:total|semua) )?(?:bahan|modal|belanja)(?:nya)?$/i.test(name);

function sumsOf(costs: Costs, parts: readonly CostPart[], batch: Batch): Record<string, string> {
  return {
    ...(parts.every(isMonthly) ? {} : { [costs.batch]: rupiahText(batchSum(parts, batch)) }),
    ...(parts.some(isMonthly) ? { [costs.monthly]: rupiahText(monthSum(parts)) } : {}),
  };
}

/** Reckons the costs once more where the number of pieces or the days have changed. */
export const withCosts = (flow: Flow, active: ActiveFlow): ActiveFlow =>
  flow.costs && active.filled[flow.costs.lines] !== undefined
    ? withParts(flow, active, partsKept(flow, active))
    : active;
