/**
 * `npm run talks:eval -- FILE [FILE...] [--show]`: plays whole conversations through POST /api/chat with the configured
 * model (LLM_BASE_URL; else the guide) on a temporary database, and reports how each went. `--show` prints the
 * conversations; `--ten SEED` prints only ten of them as Markdown, chosen by the seed. Exits with 1 if a sentence
 * occurred twice in one conversation.
 */
import { createHash } from "node:crypto";
import { type Played, play, readScripts, type Script } from "./script.ts";
import { startWorld } from "./world.ts";

const args = process.argv.slice(2);
const seed = args.includes("--ten") ? args[args.indexOf("--ten") + 1] : undefined;
const files = args.filter((one) => !one.startsWith("--") && one !== seed);
if (files.length === 0) {
  console.error("usage: npm run talks:eval -- FILE [FILE...] [--show]");
  process.exit(2);
}

const world = await startWorld();

async function playOne(script: Script): Promise<Played> {
  const ask = await world.newConversation(script.field);
  return play(script, async (question) => (await ask(question)).answer);
}

function print({ script, exchanges }: Played): void {
  console.log(`\n=== ${script.id}: ${script.wish}`);
  for (const { question, answer } of exchanges) {
    console.log(`\n> ${question}\n${answer.content}`);
    if (answer.choices) console.log(`  [${answer.choices.map(({ label }) => label).join("] [")}]`);
  }
}

/** Formats a conversation as Markdown for the documents. */
function markdownOf({ script, exchanges }: Played): string {
  const turns = exchanges.map(({ question, answer }) => {
    const buttons = answer.choices?.map(({ label }) => `[${label}]`).join(" ");
    const lines = [answer.content, ...(buttons ? [buttons] : [])].join("\n\n").split("\n");
    return `**Anggota:** ${question}\n\n${lines.map((line) => `> ${line}`.trimEnd()).join("\n")}`;
  });
  return `### ${script.wish} (${script.id})\n\n${turns.join("\n\n")}`;
}

const rank = ({ id }: Script) => createHash("sha256").update(`${seed}:${id}`).digest("hex");
const scripts = files.flatMap(readScripts);
const chosen =
  seed === undefined ? scripts : scripts.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, 10);
const played: Played[] = [];
for (const script of chosen) played.push(await playOne(script));
if (args.includes("--show")) played.forEach(print);
if (seed === undefined) report();
else console.log(played.map(markdownOf).join("\n\n"));

function report(): void {
  console.log(`\n${played.length} talks with ${world.modelName}`);
  for (const { script, servedAt, leftAt, repeated } of played) {
    const end = servedAt ? `served at turn ${servedAt}` : leftAt ? `left at "${leftAt}"` : "not served";
    console.log(
      `${script.id.padEnd(36)} ${script.needs.padEnd(10)} ${end}${repeated.length > 0 ? `  twice: ${repeated[0]}` : ""}`,
    );
  }
  const served = played.filter(({ servedAt }) => servedAt !== undefined);
  const withinEight = served.filter(({ servedAt = 99 }) => servedAt <= 8);
  const repeating = played.filter(({ repeated }) => repeated.length > 0);
  console.log(
    `\nserved ${served.length}, within eight turns ${withinEight.length}, of ${played.length}; with a sentence twice ${repeating.length}`,
  );
  process.exitCode = repeating.length > 0 ? 1 : 0;
}

await world.close();
