import { hashOf } from "#rules/classifier/features.ts";
import { type Features, logitsOf } from "#rules/classifier/linear.ts";
import { readConcepts } from "#rules/safety/judge.ts";
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

/** `sureness`: the mean logit of its words. */
export type AsidePart = { text: string; kind: AsideKind; sureness: number };

/** `rest`: the answer without these parts, with its own punctuation. */
export type Parted = { rest: string; asides: AsidePart[] };

type Word = { at: number; end: number; text: string; before: string; behind: string };

const wordsMax = 150;
/** The strength of a word's features together. */
const strength = 3;
const reach = 4;
const bagReach = 9;

/** The words of a message, each with the marks around it. */
export function wordsIn(message: string): Word[] {
  const found = [...message.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.,/%-]*[\p{L}\p{N}%])?/gu)].slice(
    0,
    wordsMax,
  );
  return found.map((match, nth) => {
    const end = match.index + match[0].length;
    const former = nth === 0 ? undefined : found[nth - 1];
    const next = found[nth + 1];
    return {
      at: match.index,
      end,
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

/** Whether the marked words from one place to another are a part that may be taken out. */
function isPart(words: readonly Word[], from: number, to: number, sureness: number): boolean {
  const count = to - from + 1;
  const isAtStart = from === 0 || words[from]?.before !== "";
  const isAtEnd = to === words.length - 1 || words[to]?.behind !== "";
  if (count <= fewWords) return isAtStart && isAtEnd && sureness >= surenessOfFew;
  return sureness >= surenessMin && ((isAtStart && isAtEnd) || count >= wordsWithin);
}

/** Chosen on authors held out of the training (docs/guide.md); a wrong part can be taken back by one press. */
const usualBias = 0.25;

/** Parts an answer from what is meant for the guide. `bias` is added to each word's logit. */
export function partAsides(
  message: string,
  kind: AskedKind,
  bias = usualBias,
  model = classifiers.asides,
): Parted {
  const words = wordsIn(message);
  const logits = asideFeatures(message, kind).map((features) => logitsOf(model, features));
  const forGuide = logits.map(([any = 0]) => any);
  const marked = markedIn(words, forGuide, bias);
  const asides: AsidePart[] = [];
  let rest = "";
  let kept = 0;
  for (let nth = 0; nth < words.length; nth += 1) {
    if (!marked[nth]) continue;
    let last = nth;
    while (marked[last + 1]) last += 1;
    const part = logits.slice(nth, last + 1);
    const sureness = mean(part.map(([any = 0]) => any));
    const [start, end] = [words[nth]?.at ?? 0, words[last + 1]?.at ?? message.length];
    if (isPart(words, nth, last, sureness + bias)) {
      const kinds = asideKinds.map((_, at) => mean(part.map((logit) => logit[at + 1] ?? 0)));
      const kindAt = kinds.indexOf(Math.max(...kinds));
      asides.push({ text: message.slice(start, end).trim(), kind: asideKinds[kindAt] ?? "remark", sureness });
      rest += message.slice(kept, start);
      kept = end;
    }
    nth = last;
  }
  rest += message.slice(kept);
  return { rest: tidied(rest), asides };
}

/** Without the marks that stood between the answer and what was taken out. */
const tidied = (rest: string): string =>
  rest
    .replace(/^[\s,.;:!?)–-]+|[\s,;:(–-]+$/g, "")
    .replace(/[ \t]+([,.;!?])/g, "$1")
    .replace(/,\s*([.;!?])/g, "$1")
    .replace(/[ \t]{2,}/g, " ");
