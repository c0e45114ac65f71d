import { hashOf } from "#rules/classifier/features.ts";
import { type Features, logitsOf } from "#rules/classifier/linear.ts";
import { readConcepts } from "#rules/safety/signs.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { classifiers } from "#server/platform/classifiers.ts";
import { plain } from "./commands.ts";

/*
 * Which words of an answer are meant for the guide ("kan udah gw bilang", "sopannya gimana ya") and are no part of the
 * answer. A classifier of ours judges each word in its neighbourhood; `training/asides` holds what it learned from.
 */

/** What is asked for, as the classifier knows it. */
export const askedKinds = ["name", "number", "line", "list", "words", "story", "practice"] as const;
export type AskedKind = (typeof askedKinds)[number];

/** What words for the guide may be; `correction` puts an earlier answer right. */
export const asideKinds = ["complaint", "question", "remark", "wish", "correction", "command"] as const;
export type AsideKind = (typeof asideKinds)[number];

/** The heads of the classifier: whether a word is for the guide at all, and each kind. */
export const asideHeads = ["aside", ...asideKinds] as const;

/**
 * Words of a message that are meant for the guide, from one index to another. `sureness`: the mean logit of its words.
 * `isClause`: it stands between marks or the ends of the message.
 */
export type AsidePart = {
  text: string;
  kind: AsideKind;
  from: number;
  to: number;
  sureness: number;
  isClause: boolean;
};

/** `rest`: the answer without these parts, with its own punctuation. */
export type Split = { rest: string; asides: AsidePart[] };

/** A word and the strongest marks around it; `until` is where the next word begins. */
type Word = { at: number; end: number; until: number; text: string; before: string; behind: string };

/** Words behind this many are not judged, and belong to the answer. */
const wordsMax = 150;
/** The strength of a word's features together. */
const strength = 3;
const reach = 4;
const bagReach = 9;

/** The words of a message, each with the marks around it. */
export function wordsIn(message: string): Word[] {
  const found = [...message.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.,/%-]*[\p{L}\p{N}%])?/gu)];
  return found.slice(0, wordsMax).map((match, nth) => {
    const end = match.index + match[0].length;
    const former = nth === 0 ? undefined : found[nth - 1];
    const next = found[nth + 1];
    return {
      at: match.index,
      end,
      until: next?.index ?? message.length,
      text: plain(match[0]).replaceAll(" ", ""),
      before: markIn(message.slice(former ? former.index + former[0].length : 0, match.index)),
      behind: markIn(message.slice(end, next?.index)),
    };
  });
}

/** The strongest mark between two words. */
const markIn = (between: string): string =>
  ["?", "\n", "!", ".", ";", ":", ",", '"', "(", ")", "-"].find((mark) => between.includes(mark)) ?? "";

const bare = (word: string): string => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, "");
const shapeOf = (word: string): string =>
  /^\p{N}/u.test(word) ? "number" : word.length <= 3 ? "short" : "word";

/** The features of each word of a message: what stands near it, where it is, and what was asked. */
export function asideFeatures(message: string, kind: AskedKind): Features[] {
  const words = wordsIn(message);
  const isQuestion = /\?\s*$/.test(message);
  const stems = stemsOf(words);
  return words.map((_, nth) => {
    const found = new Set<string>();
    addWindow(found, words, stems, nth);
    addBag(found, words, nth);
    addClause(found, words, nth, kind);
    for (const feature of [...ownFeatures(words, nth), ...(isQuestion ? ["?"] : [])])
      found.add(feature).add(`${kind}:${feature}`);
    const value = strength / Math.sqrt(found.size);
    return new Map([...found].map((feature) => [hashOf(`A${feature}`), value]));
  });
}

/** The word itself, the marks around it and where it stands. */
function ownFeatures(words: readonly Word[], nth: number): string[] {
  const { text = "", before = "", behind = "" } = words[nth] ?? {};
  return [
    `w${text}`,
    `<${before}`,
    `>${behind}`,
    `n${Math.min(nth, 5)}`,
    `e${Math.min(words.length - 1 - nth, 5)}`,
    `l${Math.min(Math.floor(words.length / 4), 6)}`,
    shapeOf(text),
  ];
}

const wordAt = (words: readonly Word[], at: number): string => {
  const { text } = words[at] ?? { text: at < 0 ? "^" : "$" };
  return shapeOf(text) === "number" ? "#" : text;
};

/** The nearest words with their distance, alone and in pairs, and the beginning and end of the word itself. */
function addWindow(found: Set<string>, words: readonly Word[], stems: readonly string[], nth: number): void {
  for (let by = -reach; by <= reach; by += 1) {
    const text = wordAt(words, nth + by);
    found.add(`${by}${text}`);
    found.add(`${by}v${bare(text)}`);
    found.add(`${by}t${stems[nth + by] ?? text}`);
    if (by < reach) found.add(`${by}${text} ${words[nth + by + 1]?.text ?? "$"}`);
  }
  const { text = "" } = words[nth] ?? {};
  for (let size = 2; size <= 4; size += 1) {
    found.add(`p${text.slice(0, size)}`);
    found.add(`s${text.slice(-size)}`);
  }
}

/** The stems of words, or the words themselves where the reader of Indonesian parts them differently. */
function stemsOf(words: readonly Word[]): string[] {
  const read = readConcepts(words.map(({ text }) => text).join(" ")).words;
  return read.length === words.length ? read.map(({ stem }) => stem) : words.map(({ text }) => text);
}

/** The words in reach, before and behind, wherever they stand. */
function addBag(found: Set<string>, words: readonly Word[], nth: number): void {
  for (let by = 1; by <= bagReach; by += 1) {
    const [before, behind] = [words[nth - by], words[nth + by]];
    if (before) found.add(`b${before.text}`);
    if (behind) found.add(`f${behind.text}`);
  }
}

/** The clause of a word: its first two words, its last one, its end, and all of its words. */
function addClause(found: Set<string>, words: readonly Word[], nth: number, kind: AskedKind): void {
  let from = nth;
  while (from > 0 && words[from]?.before === "") from -= 1;
  let to = nth;
  while (to < words.length - 1 && words[to]?.behind === "") to += 1;
  const clause = words.slice(from, to + 1);
  const [first, second] = clause;
  const place =
    from === 0 ? (to === words.length - 1 ? "only" : "first") : to === words.length - 1 ? "last" : "mid";
  found.add(`c${place}`);
  found.add(`c${kind}${place}`);
  found.add(`c^${first?.text}`);
  found.add(`c^${first?.text} ${second?.text}`);
  found.add(`c$${clause.at(-1)?.text}`);
  found.add(`c${kind}$${clause.at(-1)?.text}${clause.at(-1)?.behind}`);
  found.add(`ce${clause.at(-1)?.behind}`);
  found.add(`cl${Math.min(clause.length, 8)}`);
  for (const { text } of clause) found.add(`cw${text}`);
  for (let at = from; at < to; at += 1) found.add(`cb${words[at]?.text} ${words[at + 1]?.text}`);
}

/** The cost of changing between answer and aside, at a mark and between words without one. */
const changeAtMark = 0.3;
const changeWithin = 1.5;

/** The words that are meant for the guide, as the likeliest sequence (Viterbi over two states). */
function markedIn(words: readonly Word[], logits: readonly number[], bias: number): boolean[] {
  const best: [number, number][] = [];
  const from: [boolean, boolean][] = [];
  words.forEach((word, nth) => {
    const logit = (logits[nth] ?? 0) + bias;
    const [answer, aside] = best[nth - 1] ?? [0, 0];
    const cost = nth === 0 ? 0 : word.before === "" ? changeWithin : changeAtMark;
    from.push([aside - cost > answer, answer - cost <= aside]);
    best.push([Math.max(answer, aside - cost), Math.max(aside, answer - cost) + logit]);
  });
  const marked: boolean[] = [];
  const last = best.at(-1) ?? [0, 0];
  let isAside = last[1] > last[0];
  for (let nth = words.length - 1; nth >= 0; nth -= 1) {
    marked[nth] = isAside;
    const [wasAside = false, staysAside = false] = from[nth] ?? [];
    isAside = isAside ? staysAside : wasAside;
  }
  return marked;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const surenessMin = 0.5;
/** Within a clause fewer words are no part of their own; between marks one or two must be surer. */
const wordsWithin = 4;
const fewWords = 2;
const surenessOfFew = 2.5;

/** Whether a mark or an end of the message stands on both sides of these words. */
const isBounded = (words: readonly Word[], from: number, to: number): boolean =>
  (from === 0 || words[from]?.before !== "") && (to === words.length - 1 || words[to]?.behind !== "");

/** Whether words that are marked may be taken out as one part. */
function mayBePart(words: readonly Word[], from: number, to: number, sureness: number): boolean {
  const count = to - from + 1;
  const isClause = isBounded(words, from, to);
  if (count <= fewWords) return isClause && sureness >= surenessOfFew;
  return sureness >= surenessMin && (isClause || count >= wordsWithin);
}

/** Chosen on authors held out of the training (docs/guide-measured.md); a wrong part can be put back by one press. */
const usualBias = 0;

/** A message whose words are judged: a logit of each for being meant for the guide, then one for each kind. */
export type JudgedMessage = { message: string; words: Word[]; logits: number[][] };

/** Judges each word of a message. */
export const judgeWords = (message: string, kind: AskedKind, model = classifiers.asides): JudgedMessage => ({
  message,
  words: wordsIn(message),
  logits: asideFeatures(message, kind).map((features) => logitsOf(model, features)),
});

const negation = new RegExp(`^(?:${noWords}|jgn|jangan|gausah|usah|perlu)$`);
const turn = /^(?:tp|tapi|dan|trus|terus)$/;

/** Where a part begins together with the "jangan" before it, without which it would say the opposite. */
function withNegation(words: readonly Word[], first: number): number {
  const isJoined = (at: number, pattern: RegExp) =>
    at > 0 && words[at]?.before === "" && pattern.test(words[at - 1]?.text ?? "");
  let begin = first;
  while (isJoined(begin, negation)) begin -= 1;
  return begin < first && isJoined(begin, turn) ? begin - 1 : begin;
}

/** Splits a judged message into the answer and what is meant for the guide. `bias` is added to each word's logit. */
export function splitAsides({ message, words, logits }: JudgedMessage, bias = usualBias): Split {
  const marked = markedIn(
    words,
    logits.map(([any = 0]) => any),
    bias,
  );
  const asides: AsidePart[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (!marked[first]) continue;
    let last = first;
    while (marked[last + 1]) last += 1;
    const part = logits.slice(first, last + 1);
    const sureness = mean(part.map(([any = 0]) => any));
    if (mayBePart(words, first, last, sureness + bias)) {
      const begin = withNegation(words, first);
      const [from, to] = [words[begin]?.at ?? 0, words[last]?.until ?? message.length];
      const isClause = isBounded(words, begin, last);
      const text = message.slice(from, to).replace(/[\s,;:]+$/, "");
      asides.push({ text, kind: kindOf(part), from, to, sureness, isClause });
    }
    first = last;
  }
  return { rest: without(message, asides), asides };
}

/** The likeliest kind of a part, by the logits of its words. */
function kindOf(part: readonly (readonly number[])[]): AsideKind {
  const kinds = asideKinds.map((_, at) => mean(part.map((logit) => logit[at + 1] ?? 0)));
  return asideKinds[kinds.indexOf(Math.max(...kinds))] ?? "remark";
}

/** A message without these parts of it, and without the marks that stood between. */
export function without(message: string, parts: readonly Pick<AsidePart, "from" | "to">[]): string {
  const starts = [0, ...parts.map(({ to }) => to)];
  const kept = starts.map((start, nth) => message.slice(start, parts[nth]?.from));
  return kept
    .join("")
    .replace(/^[\s,.;:!?)–-]+|[\s,;:(–-]+$/g, "")
    .replace(/[ \t]+([,.;!?])/g, "$1")
    .replace(/,\s*([.;!?])/g, "$1")
    .replace(/[ \t]{2,}/g, " ");
}
