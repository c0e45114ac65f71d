import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import type { Answer } from "./answer-schema.ts";
import { answers } from "./answers.ts";
import { indexedWords } from "./indexed-words.ts";
import { wordsAsked } from "./question-terms.ts";

/*
 * How much of what a question says is asked for in an answer's examples: one that shares a single topic word with it is an
 * answer to another question.
 */

/** Words that everybody uses say too little, unless nearly all of them are asked there. */
const plainMin = 0.75;
/** What a word weighs that no example has, such as a name or a misspelling. */
const strangeShare = 0.25;

type Read = { of: Map<Answer, ReadonlySet<string>>; counts: Map<string, number> };
let read: Read | undefined;

/** The words of all examples of each answer, and in how many answers each stands. */
function known(): Read {
  if (read) return read;
  const made: Read = { of: new Map(), counts: new Map() };
  for (const [at, answer] of answers.entries()) {
    const own = new Set((indexedWords[at]?.asks ?? []).flatMap((ask) => ask.split(" ")));
    made.of.set(answer, own);
    for (const word of own) made.counts.set(word, (made.counts.get(word) ?? 0) + 1);
  }
  read = made;
  return made;
}

/**
 * Which share of a text's telling words, by their rarity, stands in the examples of an answer; of all its words where none of
 * them tells anything, as in "berapa lama ya".
 */
export function sharedWith(answer: Answer, text: string): number {
  const words = [...new Set(wordsAsked(text))];
  const telling = words.filter((word) => !common.has(word));
  const weighed = telling.length > 0 ? telling : words;
  const own = known().of.get(answer);
  const sum = (list: readonly string[]): number => list.reduce((all, word) => all + weightOf(word), 0);
  const share = weighed.length === 0 ? 1 : sum(weighed.filter((word) => own?.has(word))) / sum(weighed);
  return telling.length === 0 && share < plainMin ? 0 : share;
}

function weightOf(word: string): number {
  const count = known().counts.get(word);
  return Math.log(1 + answers.length / (count ?? 1)) * (count === undefined ? strangeShare : 1);
}
