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

export type FoundSituation = {
  situation: Situation;
  sentence: Token[];
  start: number;
  end: number;
  /** Dreaded or only possible: "takut di-PHK". */
  isFeared: boolean;
};

/** Things that happen once; of these it matters whether they have. */
const events = new Set<TopicId>([
  "job-loss",
  "grief",
  "pet-loss",
  "breakup",
  "trust",
  "marriage",
  "business-failure",
]);

const dreading = new Set(
  "takut ketakutan cemas khawatir was-was terancam ancaman isu rumor gosip akan jangan-jangan seandainya hampir".split(
    " ",
  ),
);
/** What follows one of these is the cause of the fear, or is remembered: it has happened. */
const happened = new Set(
  "karena sejak setelah habis sudah kemarin tadi baru yang tentang ingat teringat lihat dengar dengan".split(
    " ",
  ),
);
const dreadReach = 5;

function isFeared(sentence: readonly Token[], match: { value: Situation; start: number }): boolean {
  if (!events.has(match.value.topic) || match.value.isAside === true) return false;
  for (let at = match.start - 1; at >= Math.max(0, match.start - dreadReach); at -= 1) {
    const token = sentence[at];
    if (token === undefined || token === stop || happened.has(token.word)) return false;
    if (dreading.has(token.word) && !token.isNegated) return true;
    if (token.word === "kalau" && match.start - at <= 2) return true;
  }
  return false;
}

/** What happened, in the order told; of one situation only the first mention. */
export function findSituations(message: Message): FoundSituation[] {
  const found: FoundSituation[] = [];
  for (const sentence of sentencesOf(message)) {
    const matches = situationIndex.find(sentence).sort((a, b) => a.start - b.start || b.end - a.end);
    for (const match of matches) {
      if (found.some((other) => other.situation === match.value)) continue;
      if (!aboutOthers.has(match.value.topic) && isOthersDoing(sentence, match.start)) continue;
      const { value: situation, start, end } = match;
      found.push({ situation, sentence, start, end, isFeared: isFeared(sentence, match) });
    }
  }
  return found;
}

const enough = 2;
const ofSituation = 3;
const ofFear: TopicId = "anxiety";

/** What something told speaks for: what is only feared speaks for the fear. */
export function topicOf({ situation, isFeared: isDread }: FoundSituation): TopicId {
  return isDread ? ofFear : situation.topic;
}

/** Topics of a message, strongest first. */
export function findTopics(message: Message, found: readonly FoundSituation[]): Topic[] {
  return topicsWith(scored(message, found), enough);
}

/** Topics of which a single word is said: enough to know what a question is about. */
export function hintedTopics(message: Message): Topic[] {
  return topicsWith(scored(message, []), 1);
}

function topicsWith(score: ReadonlyMap<Topic, number>, least: number): Topic[] {
  const strong = [...score].filter(([, points]) => points >= least);
  return strong.sort((a, b) => b[1] - a[1]).map(([topic]) => topic);
}

function scored(message: Message, found: readonly FoundSituation[]): Map<Topic, number> {
  const score = new Map<Topic, number>();
  const add = (topic: Topic, points: number) => score.set(topic, (score.get(topic) ?? 0) + points);
  const counted = new Set<string>();
  const hasChild = findPeople(message).some((person) => person.kind === "child");
  const dreaded = new Set(
    found.flatMap((one) => (one.isFeared ? one.sentence.slice(one.start, one.end + 1) : [])),
  );
  for (const token of message.tokens) {
    const key = token.forms.find((form) => weights.has(form));
    if (key === undefined || dreaded.has(token) || counted.has(key) || (key === "anak" && !hasChild))
      continue;
    counted.add(key);
    for (const { topic, weight } of weights.get(key) ?? []) add(topic, weight);
  }
  found.forEach((one, at) => {
    const id = topicOf(one);
    const topic = topics.find((row) => row.id === id);
    if (topic !== undefined && one.situation.isAside !== true) add(topic, ofSituation - Math.min(at, 2));
  });
  return score;
}
