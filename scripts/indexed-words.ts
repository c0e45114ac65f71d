import type { IndexedWords } from "#server/external/model/guide/vetted-answers/indexed-words.ts";
import { wordsAsked } from "#server/external/model/guide/vetted-answers/question-terms.ts";
import { readAnswers } from "./read-answers.ts";

const wordsOf = (text: string): string => wordsAsked(text).join(" ");

/**
 * The words of all answers as JSON for the app, one line for each text. They depend on the flows, whose words are the
 * vocabulary, so the flows have to be written first.
 */
export const indexedWordsForProgram = (): string =>
  `${JSON.stringify(
    readAnswers().map(({ asks, says }): IndexedWords => ({ asks: asks.map(wordsOf), says: wordsOf(says) })),
    null,
    1,
  )}\n`;
