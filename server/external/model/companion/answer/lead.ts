import { notTried, supportYes } from "../tables/advice.ts";
import {
  bareMirrorLeads,
  gistLeads,
  longLeads,
  mirrorLeads,
  plainLeads,
  plainMirrorLeads,
  twoGistLeads,
  wordLeads,
} from "../tables/leads.ts";
import type { QuestionKind } from "../tables/table-types.ts";
import { isGlad, ownFeelings } from "./felt.ts";
import { type Maker, timeLine } from "./lines.ts";
import type { Scene } from "./scene.ts";
import { shortAnswer } from "./short-answer.ts";

const longStory = 60;

const weighty = 1;

const briefly = 9;

function mirrorSlot(scene: Scene): string | undefined {
  // At risk nothing of the member's own wording is repeated.
  const least = scene.now.words < briefly ? 1 : weighty;
  return scene.facts.riskLevel > 0 ? undefined : scene.now.mirrored().find((one) => one.score >= least)?.text;
}

/** Questions that a word can answer. */
const wordQuestions = new Set<QuestionKind>([
  "heavy",
  "trigger",
  "impact",
  "choice",
  "story",
  "meaning",
  "since",
]);

function fromWord(scene: Scene): string {
  const { askedLast } = scene.memory;
  const word = askedLast !== undefined && wordQuestions.has(askedLast) ? shortAnswer(scene.now) : undefined;
  return word === undefined || scene.facts.riskLevel > 0 ? "" : scene.picker.open(wordLeads, { kata: word });
}

/** Someone named in answer to who is near. */
function fromSupport(scene: Scene): string {
  const { memory, now, picker, slots } = scene;
  if (memory.askedLast === "tried" && now.acts.has("not yet")) return picker.open(notTried, slots);
  const isNear =
    memory.askedLast === "support" &&
    now.people.length > 0 &&
    now.words < 6 &&
    now.feelings.length === 0 &&
    !now.message.tokens.some((token) => token.isNegated);
  return isNear ? picker.open(supportYes, slots) : "";
}

const joins =
  /^(?:katanya|ini|itu|ada|dulu|sejak|kalau|awalnya|biasanya|waktu|saat|pas|setelah|sebelum|satu-satunya|semuanya|tadinya|rasanya)\b/;

function fromMirror(scene: Scene): string {
  const kl = mirrorSlot(scene);
  if (kl === undefined) return "";
  const [told] = scene.news;
  const isPlain = isGlad(scene) || told === undefined || told.situation.isAside === true;
  const usual = isPlain ? plainMirrorLeads : mirrorLeads;
  return scene.picker.open(joins.test(kl) ? bareMirrorLeads : usual, { ...scene.slots, kl });
}

function fromStory(scene: Scene): string {
  const { news, picker, slots } = scene;
  const two = news.length > 1 ? picker.open(twoGistLeads, slots) : "";
  if (two !== "" || news[0] === undefined) return two;
  const own = { ...slots, orang: slots.orang };
  return picker.open(news[0].situation.reflect, own) || picker.open(gistLeads, slots);
}

function fromTopic(scene: Scene): string {
  const [topic] = scene.now.topics;
  const isNew =
    topic !== undefined &&
    topic === scene.memory.topic &&
    !scene.memory.earlier.some((reading) => reading.topics.includes(topic));
  return isNew ? scene.picker.open(topic.reflect, scene.slots) : "";
}

function fromFeeling(scene: Scene): string {
  const [felt] = ownFeelings(scene);
  return felt === undefined ? "" : scene.picker.open(felt.feeling.deepen, scene.slots);
}

/** Where a first sentence came from, so that the next does not say the same again. */
export type LeadKind =
  | "time"
  | "word"
  | "support"
  | "mirror"
  | "story"
  | "topic"
  | "feeling"
  | "long"
  | "plain";

export type Lead = { text: string; kind: LeadKind };

function leadMakers(scene: Scene): [LeadKind, Maker][] {
  const mirrored: [LeadKind, Maker] = ["mirror", fromMirror];
  const story: [LeadKind, Maker] = ["story", fromStory];
  const rest: [LeadKind, Maker][] = [
    ["time", timeLine],
    ["topic", fromTopic],
    ["feeling", fromFeeling],
  ];
  if (scene.now.words > longStory)
    return [["long", (it) => it.picker.open(longLeads)], story, mirrored, ...rest];
  if (scene.news[0]?.situation.leads === true) return [story, mirrored, ...rest];
  const isShort = scene.now.words < briefly;
  const telling = isShort || scene.chance("lead", 5) < 3 ? [mirrored, story] : [story, mirrored];
  return [["support", fromSupport], ["word", fromWord], ...telling, ...rest];
}

/** The first sentence: what was heard. */
export function leadOf(scene: Scene): Lead {
  for (const [kind, make] of leadMakers(scene)) {
    const text = make(scene);
    if (text !== "") return { text, kind };
  }
  return { text: scene.picker.open(plainLeads) || scene.picker.pick(plainLeads), kind: "plain" };
}
