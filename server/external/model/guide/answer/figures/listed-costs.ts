import type { Flow } from "#server/external/model/guide/flow.ts";
import { summed } from "#server/external/model/guide/run-flow.ts";
import { numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { batchSum, isMonthly } from "#server/external/model/guide/values/costs/cost-parts.ts";
import { readCosts } from "#server/external/model/guide/values/costs/read-costs.ts";
import { batchOf, partsKept, withParts } from "./kept-costs.ts";

/**
 * The flow with each cost of a list on its line, once the member has agreed with the sum of the list. Only a list that
 * comes out at exactly this sum is kept.
 */
export function withListed(flow: Flow, before: ActiveFlow, active: ActiveFlow): ActiveFlow {
  const { costs } = flow;
  const list = costs && before.weighing !== undefined ? before.written?.[costs.batch] : undefined;
  if (!costs || list === undefined || active.filled[costs.lines] !== undefined) return active;
  const batch = batchOf(flow, active);
  const parts = readCosts(list, batch.unit).parts.filter((part) => !isMonthly(part));
  const plain = parts.map(({ name, amount, scale }) =>
    scale?.of === "day" && scale.count === 1
      ? { name, amount }
      : { name, amount, ...(scale ? { scale } : {}) },
  );
  const sum = numbersOf(flow, active.filled, {})(costs.batch);
  if (plain.length < 2 || batchSum(plain, batch) !== sum) return active;
  return summed(flow, withParts(flow, active, [...plain, ...partsKept(flow, active).filter(isMonthly)]));
}
