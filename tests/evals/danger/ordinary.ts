/**
 * `npm run safety:ordinary -- FILE [FILE...] [--show]`: judges ordinary conversations, one author a file and one message a
 * line, by rules and classifier, and reports how often somebody without any danger is shown a card or asked about one.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { EarlierText, RiskState } from "#rules/safety/types.ts";
import { judge } from "#server/features/safety/safety.ts";

/** After so many messages of an author another conversation begins. */
const conversationLength = 24;
const minuteMs = 60_000;

const args = process.argv.slice(2);
const files = args.filter((one) => !one.startsWith("--"));
if (files.length === 0) {
  console.error("usage: npm run safety:ordinary -- FILE [FILE...] [--show]");
  process.exit(2);
}

type Alarm = { kind: "card" | "question"; level: number; text: string; ruleIds: readonly string[] };

/** What one conversation of ordinary messages, a minute apart, brings up. */
function alarmsIn(texts: readonly string[]): Alarm[] {
  const before: EarlierText[] = [];
  let state: RiskState | null = null;
  let holdUntil: Date | null = null;
  const alarms: Alarm[] = [];
  for (const [at, text] of texts.entries()) {
    const now = new Date(at * minuteMs);
    const preceding = {
      texts: [...before],
      answers: undefined,
      saidLast: undefined,
      isButton: false,
      isOfFlow: false,
      isAtStep: false,
      isEdit: false,
    };
    const { assessment, holdUntil: until }: ReturnType<typeof judge> = judge(
      text,
      { state, holdUntil },
      now,
      preceding,
    );
    const { level, textLevel, openBefore, isDoubtful, ruleIds } = assessment;
    if (level >= 2 && (textLevel >= 2 || openBefore < 2)) alarms.push({ kind: "card", level, text, ruleIds });
    else if (isDoubtful) alarms.push({ kind: "question", level, text, ruleIds });
    state = assessment.next;
    holdUntil = until;
    before.push({ text, atMs: now.getTime() });
  }
  return alarms;
}

function conversationsIn(file: string): string[][] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return Array.from({ length: Math.ceil(lines.length / conversationLength) }, (_, n) =>
    lines.slice(n * conversationLength, (n + 1) * conversationLength),
  );
}

const conversations = files.flatMap((file) =>
  conversationsIn(file).map((texts) => ({ file, texts, alarms: alarmsIn(texts) })),
);
if (args.includes("--show"))
  for (const { file, alarms } of conversations)
    for (const { kind, level, text, ruleIds } of alarms)
      console.log(`${basename(file)} ${kind} at level ${level} [${ruleIds.join(", ")}] ${text}`);
const alarms = conversations.flatMap((one) => one.alarms);
const cards = alarms.filter(({ kind }) => kind === "card");
console.log(
  `${conversations.flatMap(({ texts }) => texts).length} messages in ${conversations.length} conversations: ${cards.length} cards, ${cards.filter(({ level }) => level === 3).length} of them at level 3; ${alarms.length - cards.length} questions; conversations with either: ${conversations.filter((one) => one.alarms.length > 0).length}`,
);
