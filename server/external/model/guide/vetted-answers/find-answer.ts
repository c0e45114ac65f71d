import { setImmediate as nextTurn } from "node:timers/promises";
import { findFlows } from "#server/external/model/guide/find/find-flows.ts";
import type { Field } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { AnswerIndex } from "./answer-index.ts";
import type { Answer } from "./answer-schema.ts";
import { answers } from "./answers.ts";
import { asks, type Part, partsOf } from "./asking-parts.ts";
import { asksOfChest, chestAnswer } from "./body-alarm.ts";
import { indexedWords } from "./indexed-words.ts";
import { oppositeOf } from "./opposites.ts";
import { isAboutOthers } from "./persons-asked.ts";
import { wordsAsked } from "./question-terms.ts";
import { sharedWith } from "./shared-words.ts";

/**
 * Where a message is written: in which flow, beside which other flows, and in which field. `isSpoken`: what is asked for
 * may itself be a question.
 */
export type Place = {
  flow?: string | undefined;
  near: readonly string[];
  field?: Field | undefined;
  isSpoken?: boolean | undefined;
  /** The message around the question. */
  message?: string | undefined;
};

/**
 * Whether one of the words that an answer needs stands in these texts, and none that rules it out; what is for drivers is
 * told to drivers.
 */
export function isNeeded({ needs, unless }: Answer, texts: readonly string[]): boolean {
  const around = ` ${plain(texts.join(" "))} `;
  const has = (word: string): boolean => around.includes(` ${word} `);
  return (needs?.some(has) ?? true) && unless?.some(has) !== true;
}

/** The answer to what a message asks, and the rest of the message. */
export type FoundAnswer = { answer: Answer; asked: string; rest: string; certainty: number };

/**
 * How certain an answer has to be: its likeness and its lead before the next one. Chosen with one half of the questions
 * of `tests/evals/answers`, and by the messages of `training` that ask for something else (find-answer.test.ts).
 */
const bars = {
  /** In a flow in which this is likely to be asked. */
  inFlow: 0.78,
  elsewhere: 1.1,
  /** Outside of flows. */
  outside: 0.88,
  /** Where the words may be meant for somebody else. */
  spoken: 1.3,
  /** "Harus kutegur gimana" names what a dozen answers are about, and has to be nearly an example. */
  topic: 1.5,
  /** Words that ask nothing have to be nearly an example. */
  unasked: 2.1,
} as const;

const flowBonus = 0.3;
/** For the flows that the message itself touches. */
const touchedBonus = 0.12;
const touchedMax = 3;
/** The most that such a flow adds to a certainty: once to the score and once to the lead. */
const touchedMost = 2 * touchedBonus;
const fieldBonus = 0.05;
/** "Boleh ga alasannya ga ditulis" asks for a deed, by however few words. */
const ofDeed = /\b(?:boleh|bisa|perlu|harus|wajib)\b.* (?:ga|gak|nggak|ngga|tidak|kah)\b/;
/** Fewer words say too little. */
const wordsMin = 3;
/** Which share of a question, and of the clause around it, has to be asked for in the examples. */
const sharedMin = { question: 0.5, clause: 0.4 } as const;

let index: AnswerIndex | undefined;
let building: Promise<void> | undefined;

/**
 * Reads the library, once in each process, before the first message that may need it. It takes up to a second, in which
 * the process also does everything else.
 */
export const readLibrary = (): Promise<void> => {
  building ??= build();
  return building;
};

async function build(): Promise<void> {
  const steps = AnswerIndex.building(answers, indexedWords);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      index = step.value;
      return;
    }
    await nextTurn();
  }
}

/** The library, read in one go where nobody has waited for it. */
function known(): AnswerIndex {
  if (index) return index;
  const steps = AnswerIndex.building(answers, indexedWords);
  let step = steps.next();
  while (!step.done) step = steps.next();
  index = step.value;
  return index;
}

type Candidate = { answer: Answer; certainty: number };
/** `words`: those by which questions are compared. */
type Question = { text: string; words: readonly string[]; isAsking: boolean };

/**
 * The likeliest answer to a question here, if it is certain enough to be given. `without`: the number of an example that
 * is left out.
 */
export function sureAnswer(
  { text, words, isAsking }: Question,
  place: Place,
  without?: number,
): Candidate | undefined {
  const scores = known().likeness(words, without);
  const isOpposite = oppositeOf(text, place.message);
  const found = (touched: readonly string[]): Candidate | undefined => {
    const near = place.flow === undefined ? place.near : [place.flow];
    return mostCertain(scores, near, touched, place.field, isOpposite);
  };
  const untouched = found([]);
  if (!untouched) return undefined;
  if (place.flow !== undefined) return isSure(untouched, isAsking, place) ? untouched : undefined;
  // What a message touches is costly to find and adds little, so most messages are ruled out without it.
  if (!isSure({ ...untouched, certainty: untouched.certainty + touchedMost }, isAsking, place))
    return undefined;
  const touched = findFlows(text, place.field)
    .slice(0, touchedMax)
    .map(({ flow }) => flow.id);
  const best = found(touched);
  return best && isSure(best, isAsking, place) ? best : undefined;
}

/** The answer with the best score here. It is the more certain the further it is ahead of the next one. */
function mostCertain(
  scores: Float64Array,
  near: readonly string[],
  touched: readonly string[],
  field: Field | undefined,
  isOpposite: (answer: Answer) => boolean,
): Candidate | undefined {
  let best: Answer | undefined;
  let [first, second] = [Number.NEGATIVE_INFINITY, 0];
  for (const [at, answer] of answers.entries()) {
    const score = (scores[at] ?? 0) + bonusOf(answer, near, touched, field);
    if (score <= second || isOpposite(answer)) continue;
    if (score > first) {
      second = best === undefined ? 0 : first;
      best = answer;
      first = score;
    } else second = score;
  }
  return best && { answer: best, certainty: first + (first - second) };
}

/** What speaks for an answer besides its words: the flow that runs, those that the message touches, and the field. */
function bonusOf(
  answer: Answer,
  near: readonly string[],
  touched: readonly string[],
  field: Field | undefined,
): number {
  const isNear = answer.flows.some((id) => near.includes(id));
  const isTouched = answer.flows.some((id) => touched.includes(id));
  return (
    (isNear ? flowBonus : 0) + (isTouched ? touchedBonus : 0) + (answer.field === field ? fieldBonus : 0)
  );
}

function barFor({ answer }: Candidate, isAsking: boolean, { flow, isSpoken }: Place): number {
  if (!isAsking) return bars.unasked;
  if (isSpoken) return bars.spoken;
  if (flow === undefined) return bars.outside;
  return answer.flows.includes(flow) ? bars.inFlow : bars.elsewhere;
}

/** Whether an answer is certain enough to be given. */
const isSure = (found: Candidate, isAsking: boolean, place: Place): boolean =>
  found.certainty >= barFor(found, isAsking, place);

/** The clause in which a part begins: "kalo aku nolak adik" behind "emang salah ya" asks something else than alone. */
function clauseAround(message: string, part: string): string {
  const at = Math.max(0, message.indexOf(part));
  const before =
    message
      .slice(0, at)
      .split(/,\s+|(?<=[.!?])\s+|\n+/)
      .at(-1) ?? "";
  return before + part;
}

/** Whether what is asked, and of whom, is what the examples of an answer ask. */
const isOfIt = (answer: Answer, asked: string, message: string): boolean =>
  sharedWith(answer, asked) >= sharedMin.question &&
  sharedWith(answer, clauseAround(message, asked)) >= sharedMin.clause &&
  !isAboutOthers(answer, clauseAround(message, asked));

function answerTo(part: Part, place: Place, message: string): FoundAnswer | undefined {
  const words = wordsAsked(part.text);
  if (words.length < wordsMin) return undefined;
  const found = sureAnswer({ text: part.text, words, isAsking: asks(part) }, { ...place, message });
  if (!found || !isOfIt(found.answer, part.text, message)) return undefined;
  // "Berapa lama" says enough only where it is known what takes so long.
  const isHere = place.flow !== undefined && found.answer.flows.includes(place.flow);
  const telling = new Set(words.filter((word) => !common.has(word)));
  if (!isHere && telling.size === 0 && found.certainty < bars.unasked) return undefined;
  const isTopic = telling.size === 1 && !ofDeed.test(plain(part.text));
  if (isTopic && found.certainty < bars.topic) return undefined;
  const { answer, certainty } = found;
  return { answer, certainty, asked: part.text, rest: part.rest };
}

/** What is asked of a pain in the chest is answered wherever it stands. */
function answerOfChest(message: string): FoundAnswer | undefined {
  const part = partsOf(message).find(({ text }) => asksOfChest(text));
  const answer = part && chestAnswer();
  return answer && { answer, certainty: bars.unasked, asked: part.text, rest: part.rest };
}

/** The vetted answer to what a message asks; undefined if none is sure enough. */
export const findAnswer = (message: string, place: Place): FoundAnswer | undefined =>
  answerOfChest(message) ??
  partsOf(message)
    .map((part) => answerTo(part, place, message))
    .filter((found) => found !== undefined)
    .toSorted((one, other) => other.certainty - one.certainty)[0];
