import { situations } from "../tables/situations.ts";
import type { Situation, Topic, TopicId } from "../tables/table-types.ts";
import { topics } from "../tables/topics.ts";
import { canonical } from "./canonical.ts";
import { isThirdPerson } from "./clause-words.ts";
import { isPart } from "./lexicon.ts";
import { PatternIndex } from "./pattern.ts";
import { findPeople, personKind } from "./people.ts";
import type { Message, Token } from "./token.ts";

const situationIndex = new PatternIndex(situations.map((row) => ({ lines: row.says, value: row })));

const weights = new Map<string, { topic: Topic; weight: number }[]>();
for (const topic of topics) {
  for (const entry of topic.words.split(" ")) {
    const [root = "", weight = "0"] = entry.split(":");
    const key = canonical(root);
    const others = (weights.get(key) ?? []).filter((one) => one.topic !== topic);
    weights.set(key, [...others, { topic, weight: Number(weight) }]);
  }
}

/** Stands between two clauses of a sentence, so that "close by" does not reach over it. */
const stop: Token = {
  word: ",",
  root: ",",
  forms: [","],
  isPassive: false,
  isNegated: false,
  isKnown: true,
  owner: "none",
};

/** Words of one sentence together, so that a pattern may reach over a comma. */
export function sentencesOf(message: Message): Token[][] {
  const sentences: Token[][] = [];
  for (const clause of message.clauses) {
    const words = sentences[clause.sentence] ?? [];
    if (words.length > 0) words.push(stop);
    words.push(...clause.tokens);
    sentences[clause.sentence] = words;
  }
  return sentences.filter((sentence) => sentence !== undefined);
}

/** Topics whose situations are what other people do. */
const aboutOthers = new Set<TopicId>([
  "partner",
  "jealousy",
  "breakup",
  "trust",
  "distance",
  "crush",
  "marriage-plan",
  "marriage",
  "family",
  "parents",
  "children",
  "friendship",
  "grief",
  "boss",
  "colleague",
  "team",
  "team-conflict",
  "staff",
  "business-partner",
  "feedback",
  "decision",
  "new-manager",
  "sales",
  "delegation",
]);

const objectWords = new Set([
  "dengan",
  "oleh",
  "ke",
  "dari",
  "untuk",
  "buat",
  "jadi",
  "sebagai",
  "di",
  "pada",
  "sejak",
]);

function isSubject(sentence: readonly Token[], at: number): boolean {
  const token = sentence[at];
  if (token === undefined || objectWords.has(sentence[at - 1]?.word ?? "")) return false;
  return isPart("self", token.word) || isThirdPerson(token) || token.word === "orang";
}

/** "temenku resign" and "adikku murung sejak gagal ujian" are not the member's own. */
function isOthersDoing(sentence: readonly Token[], start: number): boolean {
  const first = sentence[start];
  if (first === undefined || personKind(first) !== undefined) return false;
  const from = sentence.slice(0, start).lastIndexOf(stop) + 1;
  for (let at = start - 1; at >= from; at -= 1) {
    if (isSubject(sentence, at))
      return !isPart("self", sentence[at]?.word ?? "") || isPossessive(sentence, at);
  }
  return false;
}

/** The "aku" of "teman aku" only says whose friend. */
function isPossessive(sentence: readonly Token[], at: number): boolean {
  const before = sentence[at - 1];
  return before !== undefined && personKind(before) !== undefined;
}

export type FoundSituation = { situation: Situation; sentence: Token[]; start: number };

/** What happened, in the order told; of one situation only the first mention. */
export function findSituations(message: Message): FoundSituation[] {
  const found: FoundSituation[] = [];
  for (const sentence of sentencesOf(message)) {
    const matches = situationIndex.find(sentence).sort((a, b) => a.start - b.start || b.end - a.end);
    for (const match of matches) {
      if (found.some((other) => other.situation === match.value)) continue;
      if (!aboutOthers.has(match.value.topic) && isOthersDoing(sentence, match.start)) continue;
      found.push({ situation: match.value, sentence, start: match.start });
    }
  }
  return found;
}

const enough = 2;
const ofSituation = 3;

/** Topics of a message, strongest first. */
export function findTopics(message: Message, found: readonly FoundSituation[]): Topic[] {
  const score = new Map<Topic, number>();
  const add = (topic: Topic, points: number) => score.set(topic, (score.get(topic) ?? 0) + points);
  const counted = new Set<string>();
  const hasChild = findPeople(message).some((person) => person.kind === "child");
  for (const token of message.tokens) {
    const key = token.forms.find((form) => weights.has(form));
    if (key === undefined || counted.has(key) || (key === "anak" && !hasChild)) continue;
    counted.add(key);
    for (const { topic, weight } of weights.get(key) ?? []) add(topic, weight);
  }
  found.forEach(({ situation }, at) => {
    const topic = topics.find((row) => row.id === situation.topic);
    if (topic !== undefined && situation.isAside !== true) add(topic, ofSituation - Math.min(at, 2));
  });
  const strong = [...score].filter(([, points]) => points >= enough);
  return strong.sort((a, b) => b[1] - a[1]).map(([topic]) => topic);
}
