import {
  numberOfSomeone,
  sentencesOf,
  unwanted,
  wordsOfFlow,
} from "#server/external/model/guide/check-flow.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Answer } from "./answer-schema.ts";
import { wordsAsked } from "./question-terms.ts";

/* What is wrong with the answers, worded for their authors. */

const wordsMin = 20;
const wordsMax = 85;
/** Shorter sentences may stand in several answers. */
const sentenceWordsMax = 3;
const speech = /“[^”]*”/g;

/** Returns the problems of all answers; empty if they can be said. */
export const problemsOfAnswers = (answers: readonly Answer[], flows: readonly Flow[]): string[] => [
  ...sameIds(answers),
  ...answers.flatMap((answer) =>
    [...lostFlows(answer, flows), ...words(answer)].map((problem) => `${answer.id}: ${problem}`),
  ),
  ...askedTwice(answers),
  ...saidTwice(answers, flows),
];

const sameIds = (answers: readonly Answer[]): string[] => {
  const ids = answers.map(({ id, field }) => `${field}/${id}`);
  return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `two answers are called "${id}"`);
};

const lostFlows = ({ flows: ids }: Answer, flows: readonly Flow[]): string[] =>
  ids.filter((id) => flows.every((flow) => flow.id !== id)).map((id) => `no flow is called "${id}"`);

function words({ says }: Answer): string[] {
  const own = says.replace(speech, " ");
  const count = says.split(/\s+/).length;
  const bad = unwanted.exec(own)?.[0];
  return [
    ...(count < wordsMin || count > wordsMax ? [`says ${count} words`] : []),
    ...(bad === undefined ? [] : [`says "${bad}"`]),
    ...(numberOfSomeone.test(says) ? ["names a number of somebody"] : []),
    ...(/\?$/.test(says) ? ["ends with a question"] : []),
    ...(/[*_#]|^\s*[-•]/m.test(says) ? ["is marked up"] : []),
    ...(count > 0 && says.split("“").length !== says.split("”").length ? ["leaves a quotation open"] : []),
  ];
}

/** The same question must not have two answers. */
function askedTwice(answers: readonly Answer[]): string[] {
  const firstOf = new Map<string, string>();
  return answers.flatMap(({ id, asks }) =>
    asks.flatMap((ask) => {
      const asked = wordsAsked(ask).join(" ");
      const first = firstOf.get(asked) ?? id;
      firstOf.set(asked, first);
      return first === id ? [] : [`${id} and ${first} both ask: "${ask}"`];
    }),
  );
}

/** A conversation may go through all of them, and must not repeat a sentence. */
function saidTwice(answers: readonly Answer[], flows: readonly Flow[]): string[] {
  const firstOf = new Map<string, string>();
  for (const flow of flows)
    for (const sentence of wordsOfFlow(flow).flatMap(sentencesOf)) firstOf.set(sentence, flow.id);
  return answers.flatMap(({ id, says }) =>
    sentencesOf(says)
      .filter((sentence) => sentence.split(" ").length > sentenceWordsMax)
      .flatMap((sentence) => {
        const first = firstOf.get(sentence) ?? id;
        firstOf.set(sentence, first);
        return first === id ? [] : [`${id} and ${first} both say: "${sentence}"`];
      }),
  );
}
