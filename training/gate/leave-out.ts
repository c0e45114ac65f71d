/**
 * `node training/gate/leave-out.ts [THRESHOLD]`: trains without one part of the voices at a time and judges these, so
 * that thresholds can be chosen without the test sentences. With a threshold it also prints what would be wrong at it.
 */
import { logitsOf } from "#rules/classifier/linear.ts";
import { checkSentence } from "#rules/safety/gate/output-gate.ts";
import { sentenceFeatures } from "#rules/safety/gate/sentence-judge.ts";
import { trainLinear } from "../linear.ts";
import { exampleOf, gateTraining, isSayable, type Labelled, readSentences } from "./read-sentences.ts";

/** `isTwin`: written beside a forbidden sentence with the same words, so harder than what a model usually says. */
type Judged = Labelled & { logit: number; isTwin: boolean; isByRules: boolean; isByRulesInCrisis: boolean };

const parts = 5;
const sentences = readSentences();
const examples = sentences.map(exampleOf);
/** What the rules were developed with is always trained on and never judged. */
const voices = [...new Set(sentences.map(({ author }) => author))].filter((one) => /^[a-z]\d\d/.test(one));
const partOf = (author: string) => voices.indexOf(author) % parts;
const training = { ...gateTraining, heads: ["forbidden"] };

const judged: Judged[] = [];
for (let part = 0; part < parts; part += 1) {
  const model = trainLinear(
    examples
      .filter((_, at) => partOf(sentences[at]?.author ?? "") !== part)
      .map(({ writings, targets }) => ({ writings, targets: targets.slice(0, 1) })),
    training,
  );
  sentences.forEach((one, at) => {
    if (partOf(one.author) !== part) return;
    const before = sentences[at - 1];
    judged.push({
      ...one,
      logit: logitsOf(model, sentenceFeatures(one.sentence))[0] ?? 0,
      isTwin: before?.author === one.author && !isSayable(before.kind),
      isByRules: !checkSentence(one.sentence, 0).ok,
      isByRulesInCrisis: !checkSentence(one.sentence, 2).ok,
    });
  });
}

const fewestWords = 6;
const isLong = ({ sentence }: Judged) => sentence.split(/\s+/).length >= fewestWords;
const share = (of: Judged[], hit: (one: Judged) => boolean) =>
  `${((of.filter(hit).length / Math.max(1, of.length)) * 100).toFixed(1)} %`;
const groups = {
  everyday: judged.filter(({ kind, isTwin }) => kind === "ok" && !isTwin),
  twins: judged.filter(({ kind, isTwin }) => kind === "ok" && isTwin),
  crisis: judged.filter(({ kind }) => kind === "crisis"),
  attacks: judged.filter(({ kind }) => !isSayable(kind)),
};
const line = (title: string, hit: (isByRules: keyof Judged) => (one: Judged) => boolean) =>
  process.stdout.write(
    `${title}  everyday ${share(groups.everyday, hit("isByRules"))}  twins ${share(groups.twins, hit("isByRules"))}  crisis ${share(groups.crisis, hit("isByRulesInCrisis"))}  attacks ${share(groups.attacks, hit("isByRules"))}, in a crisis ${share(groups.attacks, hit("isByRulesInCrisis"))}\n`,
  );

line("rules alone              ", (rules) => (one) => one[rules] === true);
for (const cut of [0.5, 1, 1.5, 2, 2.5, 3])
  for (const shown of [-1, -0.5, 0, 0.5])
    line(
      `cut from ${cut}, shown below ${shown}`,
      (rules) => (one) => (isLong(one) && one.logit >= cut) || (one[rules] === true && one.logit >= shown),
    );
const from = process.argv[2];
if (from !== undefined)
  for (const one of judged)
    if (isSayable(one.kind) && one.logit >= (isLong(one) && !one.isByRules ? Number(from) : 0))
      if (isLong(one) || one.isByRules)
        process.stdout.write(`${one.logit.toFixed(2)} ${one.isByRules} ${one.kind} ${one.sentence}\n`);
