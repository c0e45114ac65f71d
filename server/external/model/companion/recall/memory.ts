import type { ModelRequest, Turn } from "../../model.ts";
import { gistOf } from "../read/gist.ts";
import { type Reading, read } from "../read/reading.ts";
import { topicOf } from "../read/topics.ts";
import { isBusinessWord } from "../tables/business-words.ts";
import { exercises } from "../tables/exercises.ts";
import type { PersonKind } from "../tables/people.ts";
import type {
  Exercise,
  Feeling,
  QuestionKind,
  Service,
  Situation,
  Topic,
  TopicId,
} from "../tables/table-types.ts";
import { topicById, topics } from "../tables/topics.ts";
import { openingOf, type Said } from "../write/pick.ts";
import { inRegister, type Register } from "../write/register.ts";
import { registerOf } from "./address.ts";
import { kindOf, questionsIn } from "./asked.ts";

export type Told = { situation: Situation; gist: string; isFeared: boolean };

/** What is remembered of the talk so far. */
export type Memory = {
  now: Reading;
  /** The member's earlier messages, oldest first. */
  earlier: Reading[];
  /** Answers given before this one. */
  answers: number;
  said: Said;
  /** The last answers in lower case, oldest first. */
  lately: string[];
  register: Register;
  /** Asked to be heard rather than asked. */
  isQuiet: boolean;
  asked: QuestionKind[];
  askedLast: QuestionKind | undefined;
  /** What the last answer offered to try, or explained. */
  offered: Exercise | undefined;
  explained: Exercise | undefined;
  /** The last answer gave something practical to do. */
  wasAdvised: boolean;
  /** Answers since an exercise was last offered or explained. */
  sinceExercise: number;
  /** Things that happened, as told before this message; the newest last. */
  told: Told[];
  topic: Topic | undefined;
  feltBefore: Feeling | undefined;
};

const farBack = 99;
const traceLength = 40;

/**
 * The topic of the talk. A new one takes over only when something of it is told, not by a stray word; what
 * another matter does to sleep or mood does not, nor does another field that is only asked about.
 */
function currentTopic(readings: readonly Reading[], service: Service): Topic | undefined {
  let current: Topic | undefined;
  for (const reading of readings) {
    // Something heavy of its own puts away what was spoken of before.
    const heavy = reading.situations.find((one) => one.situation.leads === true && !one.isFeared);
    if (heavy !== undefined)
      current = heavy.situation.isAside === true ? undefined : topicById.get(heavy.situation.topic);
    else if (current === undefined) current = reading.topics[0] ?? topicOfPeople(reading);
    else if (!reading.topics.includes(current)) current = successor(reading, current, service) ?? current;
  }
  return current;
}

function successor(reading: Reading, current: Topic, service: Service): Topic | undefined {
  const told = new Set(
    reading.situations.flatMap((found) => (found.situation.isAside === true ? [] : [topicOf(found)])),
  );
  return reading.topics.find((topic) => {
    const isSymptom =
      topic.service === "wellbeing" && current.service !== "wellbeing" && service !== "wellbeing";
    const isAsked = topic.service !== service && reading.isQuestion;
    return told.has(topic.id) && !isSymptom && !isAsked;
  });
}

const byPerson: Partial<Record<PersonKind, TopicId>> = {
  boss: "boss",
  colleague: "colleague",
  team: "team",
  client: "sales",
  partner: "partner",
  former: "breakup",
  parent: "parents",
  child: "children",
  relative: "family",
  friend: "friendship",
  ally: "business-partner",
};

function topicOfPeople(reading: Reading): Topic | undefined {
  if (reading.isQuestion) return undefined;
  const id = byPerson[reading.people[0]?.kind ?? "other"];
  return id === undefined ? undefined : topicById.get(id);
}

/** "jangan tanya terus". */
export function tiredOfQuestions(reading: Reading): boolean {
  return (
    reading.acts.has("complaint") &&
    reading.message.tokens.some(
      (token) => token.forms.includes("tanya") || token.word === "ditanya" || token.word === "bertanya",
    )
  );
}

type Trace = { exercise: Exercise; name: string; steps: string };

/** What an exercise looks like in an answer, in either register. */
const traces: Record<Register, Trace[]> = { kamu: tracesIn("kamu"), anda: tracesIn("anda") };

function tracesIn(register: Register): Trace[] {
  return exercises.map((exercise) => ({
    exercise,
    name: inRegister(exercise.name, register).toLowerCase(),
    steps: inRegister(exercise.steps.slice(0, traceLength), register).toLowerCase(),
  }));
}

function lastExercise(
  answers: readonly string[],
  register: Register,
): Pick<Memory, "offered" | "explained" | "sinceExercise"> {
  const last = answers.at(-1) ?? "";
  const known = traces[register];
  const explained = known.find((trace) => last.includes(trace.steps))?.exercise;
  const named = known.find((trace) => last.includes(trace.name))?.exercise;
  const at = answers.findLastIndex((text) => known.some((trace) => text.includes(trace.name)));
  return {
    offered: explained === undefined ? named : undefined,
    explained,
    sinceExercise: at < 0 ? farBack : answers.length - at,
  };
}

/** Each thing once, where it was last told. */
export function tellings(readings: readonly Reading[]): Told[] {
  const told = new Map<Situation, Told>();
  for (const reading of readings) {
    for (const found of reading.situations) {
      told.delete(found.situation);
      const { situation, isFeared } = found;
      told.set(situation, { situation, gist: gistOf(found, reading), isFeared });
    }
  }
  return [...told.values()];
}

const practical: Record<Register, string[]> = { kamu: practicalIn("kamu"), anda: practicalIn("anda") };

function practicalIn(register: Register): string[] {
  const texts = [...exercises.map((row) => row.steps), ...topics.flatMap((topic) => topic.tips)];
  return texts.map((text) => inRegister(text.slice(0, traceLength), register).toLowerCase());
}

function advised(answer: string, register: Register): boolean {
  return practical[register].some((text) => answer.includes(text));
}

const longestTalk = 60;
/** No opening formula twice within so many turns, the one being written among them. */
const lateAnswers = 5;

function textsOf(turns: readonly Turn[], role: Turn["role"]): string[] {
  return turns.filter((turn) => turn.role === role).map((turn) => turn.text);
}

/** Debts are anyone's; the rest of business belongs to those who have one. */
function isBusiness(topic: TopicId): boolean {
  return topic !== "money" && topicById.get(topic)?.service === "business";
}

/** Business is heard only where a business is spoken of: "takut gagal lagi" alone has none. */
function inContext(readings: readonly Reading[], service: Service): Reading[] {
  let isSpokenOf = service === "business";
  return readings.map((reading) => {
    isSpokenOf ||= reading.message.tokens.some((token) => token.forms.some(isBusinessWord));
    return isSpokenOf ? reading : withoutBusiness(reading);
  });
}

function withoutBusiness(reading: Reading): Reading {
  return {
    ...reading,
    situations: reading.situations.filter(({ situation }) => !isBusiness(situation.topic)),
    topics: reading.topics.filter((topic) => !isBusiness(topic.id)),
  };
}

/** Reads the talk up to the member's last message. */
export function remember(turns: ModelRequest["turns"], service: Service): Memory {
  const recent = turns.slice(-longestTalk);
  const answers = textsOf(recent, "persona");
  const lowered = answers.map((text) => text.slice(0, 2_000).toLowerCase());
  const readings = inContext(textsOf(recent, "member").map(read), service);
  const now = readings.at(-1) ?? read("");
  const earlier = readings.slice(0, -1);
  const register = registerOf(readings, answers[0]);
  const asked = answers.flatMap(questionsIn).map(kindOf);
  return {
    now,
    earlier,
    answers: answers.length,
    said: {
      text: lowered.join("\n"),
      openings: new Set(answers.map(openingOf)),
      questions: answers.flatMap(questionsIn),
      lately: lowered.slice(-lateAnswers),
    },
    lately: lowered.slice(-lateAnswers),
    register,
    isQuiet: readings.some((reading) => reading.acts.has("vent") || tiredOfQuestions(reading)),
    asked,
    askedLast: questionsIn(answers.at(-1) ?? "")
      .map(kindOf)
      .at(-1),
    ...lastExercise(lowered, register),
    wasAdvised: advised(lowered.at(-1) ?? "", register),
    told: tellings(earlier),
    topic: currentTopic(readings, service),
    feltBefore: earlier
      .flatMap((reading) => reading.feelings.filter((felt) => !felt.isDenied && !felt.isOthers))
      .at(-1)?.feeling,
  };
}
