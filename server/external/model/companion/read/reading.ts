import { acts } from "../tables/acts.ts";
import type { Topic } from "../tables/table-types.ts";
import { type Felt, findFeelings } from "./feelings.ts";
import { isPart } from "./lexicon.ts";
import { type Mirrored, mirror } from "./mirror.ts";
import { normalise } from "./normalise.ts";
import { findOptions } from "./options.ts";
import { PatternIndex } from "./pattern.ts";
import { findPeople, type Person } from "./people.ts";
import { findHour, findTime, type TimeSaid } from "./times.ts";
import type { Message } from "./token.ts";
import { type FoundSituation, findSituations, findTopics, hintedTopics, sentencesOf } from "./topics.ts";
import { type Writing, writingOf } from "./writing.ts";

/** What the companion understood of one message. */
export type Reading = {
  message: Message;
  words: number;
  isQuestion: boolean;
  acts: ReadonlySet<string>;
  situations: FoundSituation[];
  topics: Topic[];
  /** What it may be about, from a single word. */
  hints: () => Topic[];
  feelings: Felt[];
  people: Person[];
  time: TimeSaid | undefined;
  hour: string | undefined;
  mirrored: () => Mirrored[];
  options: () => [string, string] | undefined;
  writing: () => Writing;
};

const actIndex = new PatternIndex(acts.map((rule) => ({ lines: rule.says, value: rule })));

function findActs(message: Message, words: number, isQuestion: boolean): Set<string> {
  const found = new Set<string>();
  for (const sentence of sentencesOf(message)) {
    for (const { value: rule } of actIndex.find(sentence)) {
      const isTooLong = rule.longest !== undefined && words > rule.longest;
      if (!isTooLong && (rule.asks !== true || isQuestion)) found.add(rule.act);
    }
  }
  return found;
}

/** Counts what was said, not how it was coloured. */
function countWords(message: Message): number {
  return message.tokens.filter((token) => !isPart("particles", token.word)).length;
}

/** Made when first asked for: earlier messages are never said back. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function read(text: string): Reading {
  const message = normalise(text);
  const words = countWords(message);
  const isQuestion = message.clauses.some((clause) => clause.isQuestion);
  const situations = findSituations(message);
  return {
    message,
    words,
    isQuestion,
    acts: findActs(message, words, isQuestion),
    situations,
    topics: findTopics(message, situations),
    hints: lazy(() => hintedTopics(message)),
    feelings: findFeelings(message),
    people: findPeople(message),
    time: findTime(message),
    hour: findHour(message),
    mirrored: lazy(() => mirror(message)),
    options: lazy(() => findOptions(message)),
    writing: lazy(() => writingOf(text, message)),
  };
}
