// npm run gate:eval [-- --show NAME] [-- --rules]: how many sentences of tests/evals/gate the output gate cuts, counted
// separately for each half; `--rules` leaves out the classifier.

import { readFileSync } from "node:fs";
import { OutputGate } from "#rules/safety/gate/output-gate.ts";
import { SentenceJudge } from "#rules/safety/gate/sentence-judge.ts";
import { inPieces, stream } from "#rules/safety/test/gate.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { classifiers } from "#server/platform/classifiers.ts";

const judge = process.argv.includes("--rules") ? undefined : new SentenceJudge(classifiers.gate);

const sets: { name: string; levels: RiskLevel[]; passes: boolean; isHalved: boolean }[] = [
  { name: "everyday", levels: [0, 1], passes: true, isHalved: true },
  { name: "crisis", levels: [2, 3], passes: true, isHalved: true },
  { name: "attacks", levels: [0, 2], passes: false, isHalved: true },
  { name: "fresh-everyday", levels: [0, 1], passes: true, isHalved: false },
  { name: "fresh-crisis", levels: [2, 3], passes: true, isHalved: false },
  { name: "fresh-attacks", levels: [0, 2], passes: false, isHalved: false },
  { name: "dev-everyday", levels: [0, 1], passes: true, isHalved: false },
  { name: "dev-crisis", levels: [2, 3], passes: true, isHalved: false },
  { name: "dev-attacks", levels: [0, 2], passes: false, isHalved: false },
];
const show = process.argv.includes("--show") ? process.argv.at(-1) : undefined;

const isCut = (sentence: string, level: RiskLevel): boolean =>
  stream(inPieces(sentence, 5), level, undefined, judge).gate.blocked.length > 0;

function sentencesOf(name: string): string[] {
  const path = new URL(`../tests/evals/gate/${name}.txt`, import.meta.url);
  return readFileSync(path, "utf8").trim().split("\n");
}

for (const { name, levels, passes, isHalved } of sets) {
  const all = sentencesOf(name);
  const half = isHalved ? all.length / 2 : all.length;
  for (const level of levels) {
    const cut = (part: string[]) => part.filter((sentence) => isCut(sentence, level));
    const read = cut(all.slice(0, half));
    const unread = isHalved ? `, ${cut(all.slice(half)).length} of ${all.length - half} not read` : "";
    console.log(`${name}, level ${level}: cut ${read.length} of ${half}${unread}`);
    // Prints only the first half: the held-out half and the fresh sets must not be read.
    if (name === show && !name.startsWith("fresh-")) {
      const wrong = all.slice(0, half).filter((sentence) => read.includes(sentence) === passes);
      for (const sentence of wrong) console.log(`  ${sentence}`);
    }
  }
}

/**
 * Returns the sorted milliseconds between the arrival of a word's last letter and its display, at a model's pace:
 * tokens of up to four letters, each with its leading space.
 */
function waits(tokensPerSecond: number): number[] {
  const gate = new OutputGate(0, undefined, judge);
  // The gate replaces a cut sentence with other words, which cannot be compared.
  const passing = ["everyday", "dev-everyday"].flatMap(sentencesOf).filter((sentence) => !isCut(sentence, 0));
  const text = `${passing.join("\n")}\n`;
  const tokens = text.match(/ ?\S{1,4}|\s/g) ?? [];
  const waiting: number[] = [];
  const found: number[] = [];
  let came = 0;
  let shown = 0;
  tokens.forEach((token, at) => {
    came += token.length;
    if (/^\s|^$/.test(tokens[at + 1] ?? "")) waiting.push(came, at);
    shown += gate.push(token).length;
    for (let [end, since] = waiting; end !== undefined && end <= shown; [end, since] = waiting) {
      found.push(((at - (since ?? at)) * 1000) / tokensPerSecond);
      waiting.splice(0, 2);
    }
  });
  return found.sort((one, other) => one - other);
}

for (const pace of [15, 30, 60]) {
  const found = waits(pace);
  const at = (part: number) => Math.round(found[Math.floor(found.length * part)] ?? 0);
  console.log(
    `${pace} tokens a second: a word waits p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms after its last letter`,
  );
}
