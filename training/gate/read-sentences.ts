import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gateHeads, sentenceFeatures } from "#rules/safety/gate/sentence-judge.ts";
import { forbidden, harmless } from "#rules/safety/test/gate-sentences.ts";
import { flows } from "#server/external/model/guide/flows.ts";
import { type Example, rowOf } from "../linear.ts";

/**
 * A sentence, who wrote it, and the kind of reason why it must not be shown: `ok` if it may be, `crisis` if it may be
 * and is said to someone in danger, `forbidden` if the kind is not known.
 */
export type Labelled = { author: string; kind: string; sentence: string };

const linesOf = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");

/** Whether a kind is one of what may be shown. */
export const isSayable = (kind: string): boolean => kind === "ok" || kind === "crisis";

const folder = join(import.meta.dirname, "sentences");

/** The sentences written for training: one file for each voice. */
const written = (): Labelled[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) =>
      linesOf(join(folder, name)).map((line): Labelled => {
        const [, kind = "", sentence = ""] = /^([a-z]+) \| (.+)$/u.exec(line) ?? [];
        if (sentence === "" || !(isSayable(kind) || gateHeads.some((head) => head === kind)))
          throw new Error(`${name}: no labelled sentence: ${line}`);
        return { author: name, kind, sentence };
      }),
    );

/** Sentences that the rules were developed with; the other sets of this folder are for evaluation. */
const beside = join(import.meta.dirname, "../../tests/evals/gate");
const known = (): Labelled[] => [
  ...Object.entries({ "dev-everyday": "ok", "dev-crisis": "crisis", "dev-attacks": "forbidden" }).flatMap(
    ([author, kind]) =>
      linesOf(join(beside, `${author}.txt`)).map((sentence) => ({ author, kind, sentence })),
  ),
  ...Object.entries(forbidden)
    .filter(([ruleId]) => ruleId !== "number" && ruleId !== "link")
    .flatMap(([, sentences]) => sentences)
    .map((sentence) => ({ author: "test", kind: "forbidden", sentence })),
  ...harmless.map((sentence) => ({ author: "test", kind: "ok", sentence })),
];

/** What the guide says; all of it was reviewed. */
const ours = (): Labelled[] =>
  flows
    .flatMap(({ about, steps }) => [
      about,
      ...steps.flatMap((step) => ("say" in step ? [step.say] : "ask" in step ? [step.ask] : [])),
    ])
    .map((sentence) => ({ author: "guide", kind: "ok", sentence }));

export const readSentences = (): Labelled[] => [...written(), ...known(), ...ours()];

/** A sentence as the trainer reads it. */
export function exampleOf({ kind, sentence }: Labelled): Example {
  const [, ...kinds] = gateHeads;
  return {
    writings: [rowOf(sentenceFeatures(sentence))],
    targets: [Number(!isSayable(kind)), ...kinds.map((one) => Number(one === kind))],
  };
}

export const gateTraining = {
  heads: gateHeads,
  rounds: 10,
  examplesMin: 3,
  featuresMax: 60_000,
  otherWritings: 0,
};
