/** Plays scripted talks with the built-in companion, prints them to be read, and checks what can be counted. */
import { composeAnswer } from "#server/external/model/companion/companion.ts";
import type { ModelFacts, Turn } from "#server/external/model/model.ts";
import { findFaults } from "./companion-checks.ts";
import { type Script, scripts } from "./companion-scripts.ts";

const seeds = ["a", "b", "c", "d", "e"];
const defaults: ModelFacts = {
  service: "Kesehatan Mental",
  selfName: "Alma",
  topics: [],
  memberName: "",
  riskLevel: 0,
  products: [],
  closing: false,
  seed: "a",
};

export type Exchange = {
  question: string;
  answer: string;
  productIds: number[];
  facts: ModelFacts;
  ms: number;
};

function play(script: Script, seed: string): Exchange[] {
  const turns: Turn[] = [];
  return script.lines.map((line) => {
    const text = typeof line === "string" ? line : line.text;
    const facts = { ...defaults, ...script.facts, ...(typeof line === "string" ? {} : line.facts), seed };
    turns.push({ role: "member", text });
    const start = performance.now();
    const answer = composeAnswer({ system: "", turns: [...turns], facts });
    const ms = performance.now() - start;
    turns.push({ role: "persona", text: answer.text });
    return { question: text, answer: answer.text, productIds: answer.productIds, facts, ms };
  });
}

function print(script: Script, exchanges: readonly Exchange[]): void {
  console.log(`\n=== ${script.title} (${script.facts.service})`);
  for (const { question, answer, productIds, facts } of exchanges) {
    const notes = [
      facts.riskLevel > 0 ? `risk ${facts.riskLevel}` : "",
      facts.closing ? "closing" : "",
      productIds.length > 0 ? `product ${productIds}` : "",
    ];
    console.log(`\n  > ${question}  ${notes.filter((note) => note !== "").join(", ")}\n    ${answer}`);
  }
}

const only = process.argv[2];
const shown = process.argv[3] ?? "a";
let faults = 0;
for (const script of scripts.filter(
  (row) => only === undefined || row.title.toLowerCase().includes(only.toLowerCase()),
)) {
  for (const seed of seeds) {
    const exchanges = play(script, seed);
    if (seed === shown) print(script, exchanges);
    for (const fault of findFaults(exchanges)) {
      faults += 1;
      console.log(`  FAULT [${seed}] ${script.title}: ${fault}`);
    }
  }
}
console.log(`\n${scripts.length} scripts, ${seeds.length} seeds, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
