import { acknowledgements } from "../tables/advice.ts";
import { feelings } from "../tables/feelings.ts";
import { elsewhere, sentences } from "../tables/leads.ts";
import { practicalServices } from "../tables/questions.ts";
import type { Feeling } from "../tables/table-types.ts";
import type { Slots } from "../write/fill.ts";
import { isGlad, ownFeelings } from "./felt.ts";
import { isAtHome, isElsewhere, isHeavyNews, type Scene } from "./scene.ts";

/** One sentence for the scene, or nothing when it has no place there. */
export type Maker = (scene: Scene) => string;

const feelingById = new Map<string, Feeling>(feelings.map((row) => [row.id, row]));

export function feelingLine(scene: Scene): string {
  const { picker, slots } = scene;
  const felt = ownFeelings(scene);
  if (felt.length > 1 && !isGlad(scene)) {
    const both = picker.pick(sentences.twoFeelings, slots);
    if (both !== "" && scene.chance("both", 2) === 0) return both;
  }
  if (felt[0] !== undefined) return picker.pick(felt[0].feeling.deepen, slots);
  if (slots.rasaTidak !== undefined) return picker.pick(sentences.denied, slots);
  return picker.pick(sentences.tentative, guessSlots(scene));
}

/** What the member may feel about what happened, where they did not say. */
export function guessSlots(scene: Scene): Slots {
  const told = scene.now.situations[0];
  const feeling =
    told === undefined ? undefined : feelingById.get(told.isFeared ? "afraid" : told.situation.feel);
  return { ...scene.slots, rasa: feeling?.adjective, rasaBenda: feeling?.noun };
}

export function changeLine(scene: Scene): string {
  const { memory, picker, slots } = scene;
  const [felt] = ownFeelings(scene);
  const before = memory.feltBefore;
  if (felt === undefined || before === undefined || before === felt.feeling || before.isPleasant === true)
    return "";
  if (felt.feeling.isPleasant === true) return picker.pick(sentences.eased, slots);
  return scene.chance("shift", 3) === 0 ? picker.pick(sentences.shifted, slots) : "";
}

export function timeLine(scene: Scene): string {
  const { now, picker, slots } = scene;
  if (now.time?.isLong !== true) return "";
  const isPlain =
    practicalServices.has(scene.service) && ownFeelings(scene).length === 0 && now.situations.length === 0;
  const tables = {
    span: isPlain ? sentences.durationPlain : sentences.duration,
    start: sentences.since,
    ago: isPlain ? [] : sentences.ago,
  };
  return picker.pick(tables[now.time.kind], slots);
}

export function callbackLine(scene: Scene): string {
  const { memory, news, picker, slots } = scene;
  if (isHeavyNews(scene)) return "";
  if (memory.answers < 2 || news.length === 0 || isGlad(scene) || scene.chance("callback", 2) === 0)
    return "";
  return picker.pick(sentences.callback, slots);
}

export function personLine(scene: Scene): string {
  if (isHeavyNews(scene)) return "";
  const [person] = scene.now.people;
  const before = scene.memory.earlier.some((reading) =>
    reading.people.some((one) => one.root === person?.root),
  );
  return person !== undefined && before && scene.chance("person", 2) === 0
    ? scene.picker.pick(sentences.samePerson, scene.slots)
    : "";
}

export function elsewhereLine(scene: Scene): string {
  const { topic, said } = scene.memory;
  if (
    topic === undefined ||
    isAtHome(scene, topic) ||
    !scene.now.topics.includes(topic) ||
    said.text.includes("ahli ")
  )
    return "";
  return scene.picker.pick(elsewhere, scene.slots);
}

export function situationLine(scene: Scene): string {
  const told = scene.news[0];
  if (told === undefined) return "";
  return scene.picker.pick(told.isFeared ? sentences.feared : told.situation.reflect, scene.slots);
}

export function insightLine(scene: Scene): string {
  const { topic } = scene.memory;
  return topic === undefined ||
    isElsewhere(scene) ||
    isHeavyNews(scene) ||
    (scene.now.words < 4 && !scene.now.topics.includes(topic)) ||
    isGlad(scene)
    ? ""
    : scene.picker.pick(topic.insight, scene.slots);
}

export const effortLine: Maker = (scene) =>
  scene.now.acts.has("tried") ? scene.picker.pick(sentences.triedHard) : "";

export const aloneLine: Maker = (scene) =>
  scene.now.acts.has("alone") ? scene.picker.pick(sentences.alone) : "";

export const restLine: Maker = (scene) => {
  if (ownFeelings(scene).length > 0 && !isGlad(scene)) return scene.picker.pick(sentences.normal);
  if (scene.memory.topic === undefined && scene.now.words < 5 && !scene.now.isQuestion)
    return scene.picker.pick(sentences.light);
  const isBusy = practicalServices.has(scene.service) && scene.chance("rest", 2) === 0;
  return scene.picker.pick(isBusy ? sentences.practical : sentences.steady);
};

/** That an answer was given to what was asked, where the kind of question allows a word on it. */
export const answerLine: Maker = (scene) => {
  const { memory, now, picker, slots } = scene;
  const kind = memory.askedLast;
  const isAnswer =
    kind !== undefined && scene.news.length === 0 && now.words > 2 && now.words < 16 && !now.isQuestion;
  return isAnswer ? picker.pick(acknowledgements[kind] ?? [], slots) : "";
};
