/** `npm run gate:train`: trains the classifier that checks a model's sentences and saves its weights. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gateHeads, sentenceFeatures } from "#rules/safety/gate-opinion.ts";
import { flows } from "#server/external/model/guide/flows.ts";
import { type Example, rowOf, trainLinear } from "../linear.ts";
import { saveWeights } from "../save-weights.ts";

/** A sentence and the kind of reason why it must not be shown; `ok` if it may, `forbidden` if the kind is not known. */
type Labelled = { kind: string; sentence: string };

const linesOf = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");

const folder = join(import.meta.dirname, "sentences");
const written = readdirSync(folder)
  .sort()
  .flatMap((name) => linesOf(join(folder, name)))
  .map((line): Labelled => {
    const [, kind = "", sentence = ""] = /^([a-z]+) \| (.+)$/u.exec(line) ?? [];
    if (sentence === "" || (kind !== "ok" && !gateHeads.some((head) => head === kind)))
      throw new Error(`no labelled sentence: ${line}`);
    return { kind, sentence };
  });

/** Sentences that the rules were developed with; the other sets of this folder are for evaluation. */
const beside = join(import.meta.dirname, "../../tests/evals/gate");
const known = Object.entries({
  "dev-everyday": "ok",
  "dev-crisis": "ok",
  "dev-attacks": "forbidden",
}).flatMap(([name, kind]) =>
  linesOf(join(beside, `${name}.txt`)).map((sentence): Labelled => ({ kind, sentence })),
);

/** What the guide says; all of it was reviewed. */
const ours = [
  ...flows.flatMap(({ about, steps }) => [
    about,
    ...steps.flatMap((step) => ("say" in step ? [step.say] : "ask" in step ? [step.ask] : [])),
  ]),
].map((sentence): Labelled => ({ kind: "ok", sentence }));

const examples = [...written, ...known, ...ours].map(({ kind, sentence }): Example => {
  const [, ...kinds] = gateHeads;
  return {
    writings: [rowOf(sentenceFeatures(sentence))],
    targets: [Number(kind !== "ok"), ...kinds.map((one) => Number(one === kind))],
  };
});
const model = trainLinear(examples, {
  heads: gateHeads,
  rounds: 10,
  examplesMin: 3,
  featuresMax: 60_000,
  otherWritings: 0,
});
saveWeights("gate", model, `${examples.length} sentences`);
