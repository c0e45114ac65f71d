import type { Flow } from "#server/external/model/guide/flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { tellsProducts } from "#server/external/model/guide/values/costs/products.ts";

/** The flow that reckons several products apart, in the place of one for a single product, where more are told of. */
export function severalInstead(flow: Flow, told: readonly string[]): Flow | undefined {
  return flow.several !== undefined && told.some(tellsProducts) ? flowOf(flow.several) : undefined;
}
