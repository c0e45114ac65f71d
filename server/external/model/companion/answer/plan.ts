import { tiredOfQuestions } from "../recall/memory.ts";
import { helperNear, someoneNear } from "../tables/safety.ts";
import { fixedPart } from "../write/fill.ts";
import { inRegister } from "../write/register.ts";
import {
  accept,
  advise,
  decide,
  decline,
  exercise,
  followUp,
  opine,
  planTogether,
  unknown,
} from "./advise.ts";
import { close, summarise } from "./close.ts";
import { isGlad, ownFeelings } from "./felt.ts";
import { listen } from "./listen.ts";
import { material, withProduct } from "./products.ts";
import {
  changeTopic,
  correct,
  encourage,
  greet,
  hear,
  nudge,
  part,
  reply,
  thanked,
  withoutQuestion,
} from "./replies.ts";
import { keepSafe } from "./safety.ts";
import { type Draft, isHeavyNews, type Scene } from "./scene.ts";
import {
  alone,
  answersDying,
  asksForExercise,
  asksInField,
  asksWhy,
  blame,
  brief,
  explainsAgain,
  outcomeOf,
  takesUp,
  tells,
  turnsDown,
} from "./signs.ts";

type Move = { name: string; when: (scene: Scene) => boolean; say: (scene: Scene) => Draft };

const has = (act: string) => (scene: Scene) => scene.now.acts.has(act);

/** What to do with a message: the first row that fits. */
const moves: readonly Move[] = [
  { name: "code", when: (it) => it.now.message.hasCode && !tells(it), say: (it) => reply(it, "code") },
  { name: "inject", when: has("inject"), say: (it) => reply(it, "inject") },
  { name: "gibberish", when: (it) => it.now.writing().isGibberish, say: (it) => reply(it, "gibberish") },
  {
    name: "foreign",
    when: (it) => it.now.writing().isForeign && !it.memory.said.text.includes("bahasa indonesia"),
    say: (it) => reply(it, "foreign"),
  },
  { name: "minor", when: has("minor"), say: (it) => reply(it, "minor") },
  { name: "peer help", when: has("peer-help"), say: (it) => reply(it, "peerHelp") },
  { name: "hotline", when: alone("hotline"), say: (it) => reply(it, "hotline") },
  { name: "human", when: has("human"), say: (it) => reply(it, "human") },
  {
    name: "identity",
    when: (it) => has("identity")(it) && (it.now.isQuestion || !has("complaint")(it)),
    say: (it) => reply(it, "identity"),
  },
  { name: "medicine", when: has("medicine"), say: (it) => reply(it, "medicine") },
  {
    name: "diagnosis",
    when: (it) => it.now.acts.has("diagnosis") && it.now.isQuestion,
    say: (it) => reply(it, "diagnosis"),
  },
  { name: "privacy", when: has("privacy"), say: (it) => reply(it, "privacy") },
  { name: "session", when: alone("session"), say: (it) => reply(it, "session") },
  { name: "summary", when: has("summary"), say: summarise },
  { name: "dying", when: (it) => answersDying(it) === "yes", say: keepSafe },
  { name: "safe now", when: (it) => answersDying(it) === "no", say: (it) => reply(it, "safeNow") },
  { name: "exercise", when: asksForExercise, say: exercise },
  {
    name: "correction",
    when: (it) => (has("correction")(it) || explainsAgain(it)) && it.memory.answers > 0,
    say: correct,
  },
  {
    name: "tired of questions",
    when: (it) => tiredOfQuestions(it.now),
    say: (it) => withoutQuestion(it, it.now.acts.has("wants") || it.now.acts.has("advice")),
  },
  { name: "complaint", when: has("complaint"), say: (it) => reply(it, "complaint") },
  { name: "insult", when: has("insult"), say: (it) => reply(it, "insult") },
  { name: "affection", when: has("affection"), say: (it) => reply(it, "affection") },
  { name: "plan", when: has("plan"), say: planTogether },
  { name: "request", when: brief("request"), say: advise },
  { name: "accept", when: takesUp, say: accept },
  { name: "decline", when: turnsDown, say: decline },
  { name: "material", when: has("material"), say: (it) => material(it, advise(it)) },
  { name: "confused", when: has("confused"), say: (it) => reply(it, "confused") },
  { name: "change topic", when: has("change-topic"), say: changeTopic },
  { name: "wait", when: alone("wait"), say: (it) => part(it, "wait") },
  { name: "goodbye", when: alone("goodbye"), say: (it) => part(it, "goodbye") },
  { name: "thanks", when: alone("thanks"), say: thanked },
  {
    name: "after",
    when: (it) => outcomeOf(it) !== undefined,
    say: (it) => followUp(it, outcomeOf(it) ?? "later"),
  },
  {
    name: "hopeless",
    when: (it) => has("hopeless")(it) && !has("advice")(it),
    say: hear,
  },
  { name: "vent", when: alone("vent"), say: (it) => greet(it, "vent") },
  {
    name: "decide",
    when: (it) =>
      (brief("decide")(it) || (it.now.isQuestion && it.now.words < 20)) && it.now.options() !== undefined,
    say: decide,
  },
  { name: "world", when: alone("world"), say: (it) => reply(it, "world") },
  { name: "chore", when: alone("chore"), say: (it) => reply(it, "chore") },
  { name: "about the companion", when: alone("about-you"), say: (it) => reply(it, "aboutYou") },
  { name: "read me", when: brief("read-me"), say: (it) => reply(it, "readMe") },
  {
    name: "blame",
    when: (it) => brief("normal")(it) && blame.test(it.now.message.plain.toLowerCase()),
    say: (it) => opine(it, "blame"),
  },
  {
    name: "advice",
    when: (it) => brief("advice")(it) || brief("howto")(it) || asksInField(it),
    say: advise,
  },
  {
    name: "did",
    when: (it) => it.now.acts.has("did") && !tells(it) && it.memory.answers > 1,
    say: (it) => reply(it, "did"),
  },
  {
    name: "intends",
    when: (it) =>
      it.now.acts.has("intends") &&
      !it.now.acts.has("tried") &&
      !it.now.isQuestion &&
      it.memory.answers > 1 &&
      it.news.length === 0,
    say: encourage,
  },
  { name: "normal", when: brief("normal"), say: (it) => opine(it, "normal") },
  { name: "mind reading", when: brief("mindread"), say: (it) => opine(it, "mindread") },
  { name: "why me", when: (it) => brief("why-me")(it) && asksWhy(it), say: (it) => opine(it, "whyMe") },
  { name: "should", when: brief("should"), say: (it) => opine(it, "should") },
  { name: "can I", when: brief("can-i"), say: (it) => opine(it, "canI") },
  { name: "apology", when: alone("apology"), say: (it) => reply(it, "apology") },
  { name: "shrug", when: (it) => alone("shrug")(it) && it.now.words < 8, say: (it) => nudge(it, "shrug") },
  { name: "not yet", when: alone("not yet"), say: (it) => nudge(it, "notYet") },
  {
    name: "starting",
    when: (it) => alone("starting")(it) && it.memory.answers < 2 && !it.now.acts.has("unsure"),
    say: (it) => greet(it, "starting"),
  },
  { name: "capability", when: alone("capability"), say: (it) => greet(it, "capability") },
  { name: "small talk", when: alone("small-talk"), say: (it) => greet(it, "smallTalk") },
  {
    name: "emoji",
    when: (it) => it.now.writing().isEmojiOnly,
    say: (it) => nudge(it, it.now.writing().isHappyEmoji ? "emojiGlad" : "emojiSad"),
  },
  {
    name: "silence",
    when: (it) => it.now.writing().isEmpty || (alone("silence")(it) && !it.now.acts.has("yes")),
    say: (it) => nudge(it, "silence"),
  },
  { name: "laugh", when: alone("laugh"), say: (it) => nudge(it, "laugh") },
  { name: "unsure", when: alone("unsure"), say: (it) => nudge(it, "unsure") },
  { name: "greeting", when: alone("greeting"), say: (it) => greet(it, "greeting") },
  {
    name: "better",
    when: (it) =>
      alone("better")(it) ||
      (isGlad(it) && it.now.words <= 10) ||
      (alone("done")(it) && it.memory.answers > 2),
    say: (it) => reply(it, "better"),
  },
  { name: "no", when: (it) => alone("no")(it) && it.now.words < 3, say: (it) => nudge(it, "no") },
  { name: "yes", when: (it) => alone("yes")(it) && it.now.words < 3, say: (it) => nudge(it, "yes") },
  { name: "oke", when: (it) => alone("oke")(it) && it.now.words < 3, say: (it) => nudge(it, "oke") },
  {
    name: "unknown",
    when: (it) => it.now.isQuestion && it.now.situations.length === 0 && it.now.words < 14,
    say: unknown,
  },
];

const restBetweenNear = 3;
const earliestHelper = 2;
const strongest = 3;

function saidLately(scene: Scene, lines: readonly string[], texts: readonly string[]): boolean {
  const traces = lines.map((line) => inRegister(fixedPart(line), scene.memory.register).toLowerCase());
  return texts.some((text) => traces.some((trace) => text.includes(trace)));
}

/** "ga ada yang ngertiin": not the moment to name someone trusted. */
function hasNobody(scene: Scene): boolean {
  return [...scene.memory.earlier.slice(-restBetweenNear), scene.now].some(
    (reading) =>
      reading.acts.has("alone") ||
      reading.situations.some(({ situation }) => situation.topic === "loneliness"),
  );
}

/** Who else there is: people now and then, those whose work it is once in a talk. */
function nearLine(scene: Scene): string {
  const { memory, picker } = scene;
  const isHurting =
    isHeavyNews(scene) ||
    scene.now.acts.has("hopeless") ||
    ownFeelings(scene).some((felt) => felt.strength === strongest && felt.feeling.isPleasant !== true);
  if (saidLately(scene, [...someoneNear, ...helperNear], memory.lately.slice(-restBetweenNear))) return "";
  const mayRefer =
    (memory.answers >= earliestHelper || isHurting) && !saidLately(scene, helperNear, [memory.said.text]);
  if (hasNobody(scene)) return mayRefer ? picker.pick(helperNear) : "";
  const person = picker.pick(someoneNear);
  return person || (mayRefer ? picker.pick(helperNear) : "");
}

/** Distress: short, and now and then someone beside the companion is named. */
function gently(scene: Scene, draft: Draft): Draft {
  const said = draft.middle.filter((line) => line !== "");
  // A first answer says its name as well, and still has room for one sentence of its own.
  const [more = "", second = ""] = said;
  const also = scene.isFirst ? second : "";
  return {
    lead: draft.lead,
    middle: [more, also, nearLine(scene)],
    question: draft.question,
    productIds: [],
  };
}

const calm = new Set([
  "exercise",
  "correction",
  "hopeless",
  "safe now",
  "plan",
  "request",
  "after",
  "human",
  "identity",
  "medicine",
  "diagnosis",
  "privacy",
  "confused",
  "thanks",
  "goodbye",
  "wait",
  "silence",
  "unsure",
  "yes",
  "no",
  "greeting",
  "starting",
  "minor",
  "inject",
  "complaint",
  "tired of questions",
  "normal",
  "blame",
  "why me",
  "emoji",
  "foreign",
  "vent",
  "better",
]);

/** Decides what kind of answer this is and makes it. */
export function plan(scene: Scene): Draft {
  const { riskLevel, closing } = scene.facts;
  if (riskLevel >= 2) return keepSafe(scene);
  if (closing) return close(scene);
  const move = moves.find(
    (row) => row.when(scene) && (riskLevel === 0 || row.name === "dying" || calm.has(row.name)),
  );
  // Asked about dying and answered yes: whatever the level says, safety comes first.
  if (move?.name === "dying") return keepSafe(scene);
  const draft = move === undefined ? listen(scene) : move.say(scene);
  return riskLevel === 0 ? withProduct(scene, draft) : gently(scene, draft);
}
