/**
 * How well the rules alone find risk in labelled messages: `node tests/evals/safety.ts [file.jsonl] [half]`.
 * Tags of explicit and indirect may stand in the messages or in `<file>.tags.jsonl` beside them. Ends with 1
 * below the gates. `half` is `tuned` (odd rows) or `held` (even rows, never looked at while rules are written).
 * `messages-wide.jsonl` is for breadth: all of it has been seen.
 */
import { existsSync, readFileSync } from "node:fs";
import { assess } from "#rules/safety/assess.ts";
import type { Assessment } from "#rules/safety/types.ts";

type Message = { id: string; text: string; risk: string; about: string; surface?: string | null };
type Judged = Message & { assessment: Assessment; ms: number };

const gates = { explicit: 0.97, crisis: 0.9, specificity: 0.95 };
const heldGates = { explicit: 0.85, crisis: 0, specificity: 0.93 };
const speedMsMax = 20;

const [file = new URL("messages.jsonl", import.meta.url).pathname, half = "all"] = process.argv.slice(2);

const rows = <T>(path: string): T[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));

function load(): Message[] {
  const tagFile = file.replace(/\.jsonl$/, ".tags.jsonl");
  const tags = existsSync(tagFile) ? rows<{ id: string; surface: string }>(tagFile) : [];
  const surfaces = new Map(tags.map((tag) => [tag.id, tag.surface]));
  const messages = rows<Message>(file).map((message) => ({
    ...message,
    surface: surfaces.get(message.id) ?? message.surface ?? null,
  }));
  return messages.filter((_, at) => half === "all" || (at % 2 === 0) === (half === "tuned"));
}

const isCrisis = ({ risk }: Message) => risk !== "none" && risk !== "distress";
const isFound = ({ assessment }: Judged) => assessment.textLevel >= 2;

function share(name: string, judged: Judged[], hit: (one: Judged) => boolean): number {
  const hits = judged.filter(hit).length;
  const rate = judged.length === 0 ? 1 : hits / judged.length;
  console.log(`${name.padEnd(34)} ${hits}/${judged.length}  ${rate.toFixed(3)}`);
  return rate;
}

function judgeAll(messages: Message[]): Judged[] {
  for (const { text } of messages) assess(text, { atMs: 0 });
  return messages.map((message) => {
    const start = performance.now();
    const assessment = assess(message.text, { atMs: 0 });
    return { ...message, assessment, ms: performance.now() - start };
  });
}

/** Texts of 2,000 characters, made of whole messages. */
function timesOfLongTexts(messages: Message[]): number[] {
  const all = messages.map((message) => message.text).join(". ");
  const texts = Array.from({ length: 60 }, (_, n) => all.repeat(2).slice(n * 97, n * 97 + 2000));
  return texts.map((text) => Math.min(...Array.from({ length: 3 }, () => timeOf(text))));
}

/** The best of three counts: what else the machine does is not ours. */
function timeOf(text: string): number {
  const start = performance.now();
  assess(text, { atMs: 0 });
  return performance.now() - start;
}

function speed(name: string, times: number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  console.log(`${name.padEnd(34)} p95 ${p95.toFixed(2)} ms, max ${(sorted.at(-1) ?? 0).toFixed(2)} ms`);
  return p95;
}

function printWrong(judged: Judged[]): void {
  if (half === "held" || process.env.QUIET) return;
  for (const one of judged) {
    const { textLevel, ruleIds, about } = one.assessment;
    const wanted = isCrisis(one) ? isFound(one) : one.risk === "none" ? textLevel === 0 : textLevel === 1;
    const whose = one.risk === "none" || about === one.about;
    if (wanted && whose) continue;
    console.log(
      `  ${wanted ? "about" : "LEVEL"} ${one.id} ${one.risk}/${one.about} -> ${textLevel} ${about} [${ruleIds}] ${one.text}`,
    );
  }
}

const judged = judgeAll(load());
const crisis = judged.filter(isCrisis);
const none = judged.filter(({ risk }) => risk === "none");
const distress = judged.filter(({ risk }) => risk === "distress");

printWrong(judged);
console.log(`\n${file} (${half}), ${judged.length} messages, rules ${judged[0]?.assessment.version ?? "-"}`);
for (const risk of [...new Set(crisis.map((one) => one.risk))]) {
  share(
    `found: ${risk}`,
    crisis.filter((one) => one.risk === risk),
    isFound,
  );
}
const explicit = share(
  "found: explicit",
  crisis.filter((one) => one.surface === "explicit"),
  isFound,
);
share(
  "found: indirect",
  crisis.filter((one) => one.surface === "indirect"),
  isFound,
);
const all = share("found: all crisis", crisis, isFound);
share(
  "named as labelled, of found",
  crisis.filter(isFound),
  ({ assessment, risk }) => assessment.categories[0] === risk,
);
const specificity = share("specificity: none below level 2", none, (one) => !isFound(one));
share("none at level 0", none, ({ assessment }) => assessment.textLevel === 0);
share("over-trigger: distress at level 2+", distress, isFound);
share("distress noticed (level 1+)", distress, ({ assessment }) => assessment.textLevel >= 1);
share(
  "about, where a level was given",
  judged.filter((one) => one.risk !== "none" && one.assessment.textLevel > 0),
  (one) => one.assessment.about === one.about,
);
speed(
  "messages",
  judged.map(({ ms }) => ms),
);
const p95 = speed("2,000 characters", timesOfLongTexts(judged));

const gate = half === "held" ? heldGates : gates;
const passed =
  explicit >= gate.explicit && all >= gate.crisis && specificity >= gate.specificity && p95 <= speedMsMax;
console.log(passed ? "gates passed" : "GATES FAILED");
process.exit(passed ? 0 : 1);
