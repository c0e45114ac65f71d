import type { Reading } from "../read/reading.ts";
import { tellings } from "../recall/memory.ts";
import { closing } from "../tables/closing.ts";
import { exercises } from "../tables/exercises.ts";
import type { Slots } from "../write/fill.ts";
import { exerciseSlots, fittingExercise } from "./exercises.ts";
import type { Draft, Scene } from "./scene.ts";

const most = 3;

function everything(scene: Scene): Reading[] {
  return [...scene.memory.earlier, scene.now];
}

/** What was told, the last things last; only what patterns found in the member's own words. */
function toldSlots(scene: Scene): Slots {
  const gists = tellings(everything(scene))
    .map((one) => one.gist)
    .slice(-most);
  return { gist: gists[0], gistLain: gists[1], gistKetiga: gists[2], topik: scene.memory.topic?.label };
}

function told(scene: Scene): string {
  const slots = toldSlots(scene);
  const { picker } = scene;
  const tables = [
    closing.manyThings,
    closing.twoThings,
    closing.oneThing,
    closing.topicOnly,
    closing.nothing,
  ];
  for (const table of tables) {
    const line = picker.open(table, slots);
    if (line !== "") return line;
  }
  return picker.pick(closing.nothing);
}

function felt(scene: Scene): string {
  const named = everything(scene).flatMap((reading) =>
    reading.feelings.filter((one) => !one.isDenied && !one.isOthers && one.feeling.isPleasant !== true),
  );
  const names = [...new Set(named.map((one) => one.feeling.adjective))].slice(-2);
  const slots = { rasa: names[0], rasaLain: names[1] };
  return scene.picker.pick(names.length > 1 ? closing.feelings : closing.feeling, slots);
}

function lasted(scene: Scene): string {
  const time = everything(scene)
    .map((reading) => reading.time)
    .find((one) => one?.kind === "span");
  return time === undefined ? "" : scene.picker.pick(closing.time, { waktu: time.phrase });
}

function step(scene: Scene): string {
  if (scene.facts.riskLevel > 0) return scene.picker.pick(closing.someone);
  const named =
    exercises.filter((row) => scene.memory.said.text.includes(row.name)).at(-1) ?? fittingExercise(scene);
  const line = named === undefined ? "" : scene.picker.pick(closing.step, exerciseSlots(named));
  return line || scene.picker.pick(closing.plainStep);
}

/** Time is nearly over: what was told, one small step, a warm word. */
export function close(scene: Scene): Draft {
  const lead = told(scene);
  return {
    lead,
    middle: [felt(scene), lasted(scene), step(scene), scene.picker.pick(closing.farewell)],
    question: "",
    productIds: [],
  };
}

/** Asked for what was said so far. */
export function summarise(scene: Scene): Draft {
  const lead = scene.picker.open(closing.summaryLead) || told(scene);
  return {
    lead,
    middle: [told(scene), felt(scene), lasted(scene), step(scene)],
    question: scene.picker.pick(closing.summaryAsk),
    productIds: [],
  };
}
