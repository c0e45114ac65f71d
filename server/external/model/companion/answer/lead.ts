import type { Reading } from "../read/reading.ts";
import type { Memory } from "../recall/memory.ts";
import { notTried, supportYes } from "../tables/advice.ts";
import {
  bareMirrorLeads,
  feelingLeads,
  gistLeads,
  longLeads,
  mirrorLeads,
  plainLeads,
  plainMirrorLeads,
  sentences,
  twoGistLeads,
  wordLeads,
} from "../tables/leads.ts";
import type { QuestionKind } from "../tables/table-types.ts";
import { inRegister, type Register } from "../write/register.ts";
import { isGlad, ownFeelings } from "./felt.ts";
import { guessSlots, type Maker, timeLine } from "./lines.ts";
import { isHeavyNews, type Scene } from "./scene.ts";
import { shortAnswer } from "./short-answer.ts";

const longStory = 60;

const weighty = 1;

const briefly = 9;

function mirrorSlot(scene: Scene): string | undefined {
  // At risk nothing of the member's own wording is repeated.
  if (scene.facts.riskLevel > 0) return undefined;
  const least = scene.now.words < briefly ? 1 : weighty;
  const { earlier } = scene.memory;
  // "tiap jam nanya progress", told of a boss just before, is the boss who asks.
  const isOfOthers = (earlier.at(-1)?.people.length ?? 0) > 0;
  return scene.now.mirrored().find((one) => one.score >= least && !(isOfOthers && one.isAssumed))?.text;
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

/** Where an answer says the member's own clause back: 0 at its very start, -1 where it does not begin so. */
function echoAt(answer: string, reading: Reading | undefined, register: Register): number {
  const said = answer.slice(0, longestStart);
  const found = (reading?.mirrored() ?? []).map((one) =>
    said.indexOf(inRegister(one.text, register).toLowerCase().slice(0, echoLength)),
  );
  return Math.max(-1, ...found.filter((at) => at >= 0 && at <= longestFormula));
}

const longestStart = 80;
const longestFormula = 24;
const echoLength = 40;

/** Of the last answers, oldest first, where each began with an echo. */
function echoesOf({ lately, earlier, register }: Memory): number[] {
  return lately.map((answer, at) => echoAt(answer, earlier.at(at - lately.length), register));
}

const joins =
  /^(?:katanya|ini|itu|ada|dulu|sejak|kalau|awalnya|biasanya|waktu|saat|pas|setelah|sebelum|satu-satunya|semuanya|tadinya|rasanya)\b/;

function fromMirror(scene: Scene): string {
  const kl = mirrorSlot(scene);
  if (kl === undefined) return "";
  const [told] = scene.news;
  const isPlain = isGlad(scene) || told === undefined || told.situation.isAside === true;
  const usual = isPlain ? plainMirrorLeads : mirrorLeads;
  const leads = joins.test(kl) ? bareMirrorLeads : usual;
  const wasBare = echoesOf(scene.memory).includes(0);
  const fresh = wasBare ? leads.filter((lead) => !lead.startsWith("{")) : leads;
  return scene.picker.open(fresh, { ...scene.slots, kl });
}

function fromStory(scene: Scene): string {
  const { news, picker, slots } = scene;
  const two = news.length > 1 && !isHeavyNews(scene) ? picker.open(twoGistLeads, slots) : "";
  if (two !== "" || news[0] === undefined) return two;
  const own = picker.open(news[0].isFeared ? sentences.feared : news[0].situation.reflect, slots);
  return own || picker.open(gistLeads, slots);
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
  if (felt === undefined) return scene.picker.open(sentences.tentative, guessSlots(scene));
  const named = felt.feeling.isPleasant === true ? "" : scene.picker.open(feelingLeads, scene.slots);
  const own = scene.chance("named", 2) === 0 || named === "" ? scene.picker.open(felt.feeling.deepen) : "";
  return own || named;
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
  if (isHeavyNews(scene)) return [story, mirrored, ...rest];
  const feeling: [LeadKind, Maker] = ["feeling", fromFeeling];
  const hasEchoed = (echoesOf(scene.memory).at(-1) ?? -1) >= 0;
  // About every second answer begins with what is felt rather than with the member's words.
  const isFelt = !isGlad(scene) && (hasEchoed || scene.chance("lead", 2) === 0);
  const telling: [LeadKind, Maker][] = isFelt
    ? [feeling, story, ...rest, mirrored]
    : [mirrored, scene.chance("story", 2) === 0 ? story : feeling, story];
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
