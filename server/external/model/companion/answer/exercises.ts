import { anyExercises, exerciseLeads, exerciseQuestions, offers } from "../tables/advice.ts";
import { exerciseById } from "../tables/exercises.ts";
import { shortIntroductions } from "../tables/leads.ts";
import type { Exercise, QuestionKind } from "../tables/table-types.ts";
import { inRegister } from "../write/register.ts";
import { type Draft, isAtHome, type Scene } from "./scene.ts";

const earliestOffer = 5;
/** Not while the story is still being told. */
const ready = new Set<QuestionKind>(["tried", "better", "step", "strength", "choice"]);
const restBetween = 6;

function wasNamed(scene: Scene, exercise: Exercise): boolean {
  return scene.memory.said.text.includes(inRegister(exercise.name, scene.memory.register).toLowerCase());
}

/** One that fits what is spoken of and was not yet named. */
export function fittingExercise(scene: Scene): Exercise | undefined {
  const topics = [...scene.now.topics, ...(scene.memory.topic === undefined ? [] : [scene.memory.topic])];
  const near = [...topics.filter((topic) => isAtHome(scene, topic)), ...topics];
  for (const topic of near) {
    const free = topic.exercises
      .flatMap((id) => exerciseById.get(id) ?? [])
      .filter((row) => !wasNamed(scene, row));
    const chosen = free[scene.chance("exercise", 2) % Math.max(1, free.length)];
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

export function exerciseSlots(exercise: Exercise): { latihan: string; tujuan: string } {
  return { latihan: exercise.name, tujuan: exercise.aim };
}

/** Now and then, once enough was heard, something to try in place of a question. */
export function offerQuestion(scene: Scene): string {
  const { facts, memory, news, picker } = scene;
  const isTime =
    memory.answers >= earliestOffer &&
    memory.sinceExercise >= restBetween &&
    news.length === 0 &&
    memory.askedLast !== undefined &&
    ready.has(memory.askedLast);
  const isTelling = (memory.earlier.at(-1)?.situations.length ?? 0) > 0;
  const isRaw = scene.now.feelings.some((felt) => !felt.isDenied && felt.feeling.isPleasant !== true);
  if (facts.riskLevel > 0 || !isTime || isTelling || isRaw || scene.now.acts.has("vent")) return "";
  const exercise = fittingExercise(scene);
  return exercise === undefined ? "" : picker.pick(offers, exerciseSlots(exercise));
}

/** Help with saying something hard, where that was not yet offered. */
export function offerTalk(scene: Scene): string {
  const script = exerciseById.get("talk-script");
  if (script === undefined || wasNamed(scene, script) || scene.facts.riskLevel > 0) return "";
  return scene.picker.pick(offers, exerciseSlots(script));
}

const calmingExercises: readonly string[] = ["breathing", "senses"];
const restless = new Set([
  "tenang",
  "menenangkan",
  "rileks",
  "relaksasi",
  "napas",
  "pernapasan",
  "panik",
  "deg-degan",
  "reda",
]);

/** For someone who asks: one that fits, else one that always does. */
export function exerciseFor(scene: Scene): Exercise | undefined {
  const calming = calmingExercises.flatMap((id) => exerciseById.get(id) ?? []);
  const isRestless = scene.now.message.tokens.some(
    (token) => restless.has(token.root) || restless.has(token.word),
  );
  const calmed = isRestless ? calming.find((row) => !wasNamed(scene, row)) : undefined;
  if (calmed !== undefined && scene.memory.offered === undefined) return calmed;
  const any = anyExercises.flatMap((id) => exerciseById.get(id) ?? []);
  return scene.memory.offered ?? fittingExercise(scene) ?? any.find((row) => !wasNamed(scene, row)) ?? any[0];
}

/** The steps, and how to go on from them. */
export function explain(scene: Scene, exercise: Exercise, opening = ""): Draft {
  const lead = opening || scene.picker.open(exerciseLeads, exerciseSlots(exercise));
  return {
    lead: lead || `Kita pakai ${exercise.name}.`,
    middle: [exercise.steps, scene.isFirst ? scene.picker.pick(shortIntroductions, scene.slots) : ""],
    question: scene.picker.pick(exerciseQuestions),
    productIds: [],
  };
}
