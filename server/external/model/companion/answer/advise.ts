import { tiredOfQuestions } from "../recall/memory.ts";
import {
  adviceLeads,
  adviceQuestions,
  adviceUnknown,
  afterGood,
  afterHard,
  afterLater,
  afterQuestions,
  answers,
  declined,
  firstSteps,
  planAims,
} from "../tables/advice.ts";
import { replies } from "../tables/replies.ts";
import type { Topic } from "../tables/table-types.ts";
import { countWords } from "../write/tidy.ts";
import { exerciseFor, explain, fittingExercise } from "./exercises.ts";
import { ownFeelings } from "./felt.ts";
import { leadOf } from "./lead.ts";
import { introduction, middleOf } from "./middle.ts";
import { nextQuestion } from "./questions.ts";
import { type Draft, isAtHome, type Scene } from "./scene.ts";

const strongest = 3;

/** What is asked about now, be it by a single word, comes before what was spoken of. */
function topicInHand(scene: Scene): Topic | undefined {
  const [now] = scene.now.topics;
  const hints = now === undefined && scene.memory.topic !== undefined ? scene.now.hints() : [];
  const isOpenOne = scene.memory.topic !== undefined && hints.includes(scene.memory.topic);
  const [hinted] = isOpenOne
    ? []
    : hints.filter((topic) => topic.service === "wellbeing" || isAtHome(scene, topic));
  if (hinted !== undefined) return hinted;
  return now !== undefined && isAtHome(scene, now)
    ? now
    : (scene.now.topics.find((topic) => isAtHome(scene, topic)) ?? now ?? scene.memory.topic);
}

/** A practical answer: a tip of the topic, then an exercise, then honesty. */
export function advise(scene: Scene): Draft {
  const topic = topicInHand(scene);
  if (topic === undefined) return askForMore(scene);
  const tip = scene.picker.pick(topic.tips, scene.slots);
  if (tip === "") return exerciseOr(scene);
  const isHurting =
    ownFeelings(scene).some((felt) => felt.strength === strongest && felt.feeling.isPleasant !== true) ||
    scene.news.length > 0;
  const lead = isHurting ? leadOf(scene).text : scene.picker.open(adviceLeads) || leadOf(scene).text;
  const question = scene.picker.pick(adviceQuestions) || nextQuestion(scene);
  return { lead, middle: [introduction(scene), tip], question, productIds: [] };
}

function exerciseOr(scene: Scene): Draft {
  const exercise = fittingExercise(scene);
  return exercise === undefined ? unknown(scene) : explain(scene, exercise);
}

/** Asked for an exercise outright: it is given, and nothing is asked of one who is tired of questions. */
export function exercise(scene: Scene): Draft {
  const fitting = exerciseFor(scene);
  if (fitting === undefined) return advise(scene);
  const draft = explain(scene, fitting);
  return tiredOfQuestions(scene.now) ? { ...draft, question: "" } : draft;
}

/** Asked to help with a plan: where it starts, one small step, one concrete question. */
export function planTogether(scene: Scene): Draft {
  const { picker, slots, memory } = scene;
  const topic = scene.now.topics[0] ?? memory.topic;
  const lead = picker.open(replies.plan.lead) || leadOf(scene).text;
  const aim = picker.pick(planAims, slots);
  const step =
    picker.pick(firstSteps[topic?.service ?? scene.service]) ||
    (topic === undefined ? "" : picker.pick(topic.tips, slots));
  const question = picker.pick(replies.plan.ask) || nextQuestion(scene);
  return { lead, middle: [introduction(scene), aim, step], question, productIds: [] };
}

function askForMore(scene: Scene): Draft {
  const lead = scene.picker.open(adviceUnknown) || leadOf(scene).text;
  return { lead, middle: [introduction(scene)], question: nextQuestion(scene), productIds: [] };
}

/** A question that cannot be answered honestly. */
export function unknown(scene: Scene): Draft {
  const lead = scene.picker.open(answers.unknown) || leadOf(scene).text;
  const more = scene.picker.pick(answers.unknownMore);
  return { lead, middle: [introduction(scene), more], question: nextQuestion(scene), productIds: [] };
}

/** Between two ways. */
export function decide(scene: Scene): Draft {
  const options = scene.now.options();
  const slots = { ...scene.slots, a: options?.[0], b: options?.[1] };
  const lead = scene.picker.open(answers.decide, slots);
  if (lead === "") return advise(scene);
  const more = scene.picker.pick(answers.decideMore);
  const insight = scene.memory.topic === undefined ? "" : scene.picker.pick(scene.memory.topic.insight);
  const question = scene.picker.pick(answers.decideAsk) || nextQuestion(scene);
  return { lead, middle: [introduction(scene), more, insight], question, productIds: [] };
}

type Kind = "normal" | "blame" | "whyMe" | "canI" | "mindread" | "should";

/** Asked what the companion thinks of it. */
export function opine(scene: Scene, kind: Kind): Draft {
  const lead = scene.picker.open(answers[kind], scene.slots) || leadOf(scene).text;
  const more =
    kind === "mindread"
      ? scene.picker.pick(answers.mindreadMore)
      : kind === "blame"
        ? scene.picker.pick(answers.blameMore)
        : "";
  const hello = introduction(scene);
  const middle = [hello, more, ...middleOf(scene, { text: `${lead} ${more} ${hello}`, kind: "plain" }, 34)];
  const asks = {
    mindread: answers.mindreadAsk,
    should: answers.shouldAsk,
    normal: [],
    blame: answers.blameAsk,
    whyMe: [],
    canI: [],
  };
  const own = scene.picker.pick(asks[kind]);
  return { lead, middle, question: own || nextQuestion(scene), productIds: [] };
}

/** The offer was taken up. */
export function accept(scene: Scene): Draft {
  const { offered } = scene.memory;
  return offered === undefined ? advise(scene) : explain(scene, offered);
}

export function decline(scene: Scene): Draft {
  const lead = scene.picker.open(declined) || leadOf(scene).text;
  return {
    lead,
    middle: middleOf(scene, { text: lead, kind: "plain" }, 26),
    question: nextQuestion(scene),
    productIds: [],
  };
}

export type Outcome = "good" | "hard" | "later";

const said: Record<Outcome, readonly string[]> = { good: afterGood, hard: afterHard, later: afterLater };

/** After something was tried, or put off. */
export function followUp(scene: Scene, outcome: Outcome): Draft {
  const lead = scene.picker.open(said[outcome]) || leadOf(scene).text;
  const middle = middleOf(scene, { text: lead, kind: "plain" }, 24);
  const question =
    outcome === "later" ? nextQuestion(scene) : scene.picker.pick(afterQuestions) || nextQuestion(scene);
  return { lead, middle: countWords(lead) > 14 ? middle.slice(0, 1) : middle, question, productIds: [] };
}
