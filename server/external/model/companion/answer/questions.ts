import { fearedQuestions, heavyQuestions } from "../tables/advice.ts";
import { eitherOr, practical, practicalServices, questions, unclear } from "../tables/questions.ts";
import type { QuestionKind } from "../tables/table-types.ts";
import { isElsewhere, isHeavyNews, type Scene } from "./scene.ts";

type Arc = readonly QuestionKind[];

/** Where a talk goes: what happened, what weighs most, its roots, what was tried, a little better, a small step. */
const reflective: Arc = [
  "story",
  "heavy",
  "trigger",
  "meaning",
  "since",
  "need",
  "impact",
  "support",
  "tried",
  "strength",
  "better",
  "step",
];
const workable: Arc = [
  "story",
  "heavy",
  "tried",
  "trigger",
  "meaning",
  "since",
  "need",
  "strength",
  "support",
  "better",
  "step",
  "impact",
];
const later: Arc = [
  "open",
  "meaning",
  "need",
  "heavy",
  "step",
  "strength",
  "better",
  "trigger",
  "tried",
  "impact",
];

/** Asked at most once in a talk. */
const once = new Set<QuestionKind>(["since", "support", "story"]);
const recent = 4;

function isKnown(scene: Scene, kind: QuestionKind): boolean {
  const readings = [...scene.memory.earlier, scene.now];
  if (kind === "since") return readings.some((reading) => reading.time !== undefined);
  if (kind === "tried") return scene.now.acts.has("tried");
  if (kind === "support") return scene.facts.riskLevel > 0;
  return false;
}

function isOpen(scene: Scene, kind: QuestionKind): boolean {
  const { asked } = scene.memory;
  if (isKnown(scene, kind) || asked.slice(-recent).includes(kind)) return false;
  return !(once.has(kind) && asked.includes(kind));
}

function poolOf(scene: Scene, kind: QuestionKind): readonly string[] {
  const own = isElsewhere(scene) || isHeavyNews(scene) ? [] : (scene.memory.topic?.ask[kind] ?? []);
  const general =
    kind === "offer" || kind === "after" || kind === "safety" || kind === "choice" ? [] : questions[kind];
  const busy =
    practicalServices.has(scene.service) && scene.memory.topic?.service !== "relations"
      ? (practical[kind] ?? [])
      : [];
  if (needsFeeling(scene, kind)) return [...own, ...busy];
  return scene.chance(`own-${kind}`, 4) > 0 && own.length > 0 ? own : busy.length > 0 ? busy : general;
}

/** "Kapan ini paling kuat" fits a feeling, not an event. */
function needsFeeling(scene: Scene, kind: QuestionKind): boolean {
  const felt = scene.now.feelings.some((one) => !one.isDenied) || scene.memory.topic?.service === "wellbeing";
  return (kind === "trigger" || kind === "impact") && !felt;
}

function ask(scene: Scene, kind: QuestionKind): string {
  const own = scene.picker.pick(poolOf(scene, kind), scene.slots);
  if (
    own !== "" ||
    needsFeeling(scene, kind) ||
    kind === "offer" ||
    kind === "after" ||
    kind === "safety" ||
    kind === "choice"
  )
    return own;
  return scene.picker.pick(questions[kind], scene.slots);
}

function arcOf(scene: Scene): QuestionKind[] {
  const main = practicalServices.has(scene.service) ? workable : reflective;
  const { asked } = scene.memory;
  const untouched = main.filter((kind) => !asked.includes(kind) && isOpen(scene, kind));
  // The first two of what lies ahead may change places, so that talks do not all go one way.
  const [first, second, ...rest] = untouched;
  const swapped =
    first !== undefined && second !== undefined && first !== "story" && scene.chance("order", 3) === 0
      ? [second, first, ...rest]
      : untouched;
  const rested = later.filter((kind) => isOpen(scene, kind));
  const turned = rested.slice(scene.memory.answers % Math.max(1, rested.length));
  return [...swapped, ...turned, ...rested, "open"];
}

/** What belongs to what was just told; something heavy always has the question. */
function particularQuestion(scene: Scene): string {
  const { memory, news, now, picker } = scene;
  const [told] = news;
  if (told === undefined) return "";
  const [topic] = now.topics;
  const isNewTopic = topic !== undefined && !memory.earlier.some((reading) => reading.topics.includes(topic));
  const isHeavy = isHeavyNews(scene);
  const isDue =
    isHeavy || told.isFeared || isNewTopic || memory.answers < 3 || scene.chance("particular", 2) === 0;
  const own = told.isFeared ? fearedQuestions : (told.situation.ask ?? []);
  const question = isDue ? picker.pick(own, scene.slots) : "";
  return question || (isHeavy ? picker.pick(heavyQuestions) : "");
}

/** The question that moves the talk on; empty when every fitting one has been asked. */
export function nextQuestion(scene: Scene): string {
  const { memory, news, now } = scene;
  const particular = particularQuestion(scene);
  if (particular !== "") return particular;
  const isUnknown =
    memory.topic === undefined && memory.told.length === 0 && news.length === 0 && now.feelings.length === 0;
  const unknown = isUnknown ? scene.picker.pick(unclear, scene.slots) : "";
  if (unknown !== "") return unknown;
  for (const kind of arcOf(scene)) {
    const question = ask(scene, kind);
    if (question !== "") return question;
  }
  return "";
}

/** A question that can be answered with one word. */
export function easyQuestion(scene: Scene): string {
  const own = scene.memory.topic?.ask.choice ?? [];
  return scene.picker.pick(own, scene.slots) || scene.picker.pick(eitherOr, scene.slots);
}
