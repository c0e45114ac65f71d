import type { LinearModel } from "#rules/classifier/linear.ts";
import { asideFeatures, asideHeads, asideKinds } from "#server/external/model/guide/words/to-guide/asides.ts";
import { type Example, rowOf, trainLinear } from "../linear.ts";
import type { Message } from "./read-messages.ts";

/** Trains the classifier of words that are meant for the guide. The kinds learn from such words only. */
export function modelOf(messages: readonly Message[]): LinearModel {
  const examples = messages.flatMap(({ text, kind, marks }) =>
    asideFeatures(text, kind).map((features, nth): Example => {
      const mark = marks[nth];
      const kinds = asideKinds.map((one) => (mark === undefined ? Number.NaN : Number(one === mark)));
      return { writings: [rowOf(features)], targets: [Number(mark !== undefined), ...kinds] };
    }),
  );
  return trainLinear(examples, {
    heads: asideHeads,
    rounds: 8,
    examplesMin: 2,
    featuresMax: 60_000,
    otherWritings: 0,
  });
}
