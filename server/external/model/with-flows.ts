import { flowName } from "./guide/state.ts";
import type { Model } from "./model.ts";

/** Wraps a configured model so that the guide answers in the flows that the model has offered. */
export function withFlows(model: Model, guide: Model): Model {
  return {
    ...model,
    async *stream(request, signal) {
      if (!request.isInFlow) {
        yield* model.stream(request, signal);
        return;
      }
      yield { answeredBy: flowName };
      yield* guide.stream(request, signal);
    },
  };
}
