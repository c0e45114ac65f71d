import { PatternIndex } from "../read/pattern.ts";
import type { Reading } from "../read/reading.ts";
import { sentencesOf } from "../read/topics.ts";
import {
  type DangerKind,
  dangerSigns,
  first,
  guides,
  guidesBesideSomeone,
  guidesForSomeone,
  guidesForUnreal,
  guidesForVictim,
  guidesForViolenceNear,
  laterFor,
  questionsBesideSomeone,
  responses,
  type SafetyResponse,
  safetyQuestions,
  safetyQuestionsForSomeone,
  stillHere,
  urgentGuides,
} from "../tables/safety.ts";
import type { Draft, Scene } from "./scene.ts";

const signIndex = new PatternIndex(dangerSigns.map((row) => ({ lines: row.says, value: row.kind })));
const responseIndex = new PatternIndex(responses.map((row) => ({ lines: row.says, value: row })));

const longestAnswerRead = 40;
const recentAnswers = 8;

/** The first kind of the table that the text speaks of. */
function kindIn(reading: Reading): DangerKind | undefined {
  const found = new Set(
    sentencesOf(reading.message).flatMap((sentence) => signIndex.find(sentence).map((match) => match.value)),
  );
  return dangerSigns.find((row) => found.has(row.kind))?.kind;
}

/** The kind last spoken of. */
function kindOf(scene: Scene): DangerKind {
  const found = [...scene.memory.earlier, scene.now].map(kindIn).filter((kind) => kind !== undefined);
  return found.at(-1) ?? "unknown";
}

function guideFor(scene: Scene, kind: DangerKind): string {
  const { picker, facts } = scene;
  const beside = isBesideSomeone(scene) ? picker.pick(guidesBesideSomeone) : "";
  if (beside !== "") return beside;
  const own: readonly string[] = {
    unknown: [],
    victim: guidesForVictim,
    "violence-near": guidesForViolenceNear,
    unreal: guidesForUnreal,
    "someone-else": guidesForSomeone,
    ideation: [],
    "self-harm": [],
    "to-others": [],
  }[kind];
  const urgent = facts.riskLevel === 3 ? picker.pick(urgentGuides) : "";
  return (
    picker.pick(own) ||
    urgent ||
    picker.pick(guides) ||
    picker.pick(urgentGuides) ||
    guides[scene.memory.answers % guides.length] ||
    ""
  );
}

function isFirstWord(scene: Scene, kind: DangerKind): boolean {
  return !first[kind].ask.some((question) =>
    scene.memory.said.text.includes(question.toLowerCase().slice(0, 40)),
  );
}

function responseTo(reading: Reading): SafetyResponse | undefined {
  const matched = new Set(
    sentencesOf(reading.message).flatMap((sentence) =>
      responseIndex.find(sentence).map((match) => match.value),
    ),
  );
  return responses.find((row) => matched.has(row) && reading.words <= (row.longest ?? longestAnswerRead));
}

/** Someone is with them or on the way, said now or before and not taken back. */
function isBesideSomeone(scene: Scene): boolean {
  const said = [...scene.memory.earlier.slice(-recentAnswers), scene.now].map(
    (reading) => responseTo(reading)?.name,
  );
  const last = said.findLast(
    (name) => name === "reached" || name === "calling" || name === "nobody" || name === "burden",
  );
  return last === "reached" || last === "calling";
}

/** Work can wait: said only when something else than the danger is brought up. */
function laterLine(scene: Scene): string {
  const [topic] = scene.now.topics;
  const isOther =
    topic !== undefined &&
    (topic.service === "career" || topic.service === "leadership" || topic.service === "business");
  return isOther ? scene.picker.pick(laterFor, { topik: topic.label }) : "";
}

function questionFor(scene: Scene, kind: DangerKind): string {
  const { picker } = scene;
  const beside =
    scene.picker.pick(questionsBesideSomeone.slice(0, 2)) || scene.picker.pick(questionsBesideSomeone);
  if (isBesideSomeone(scene) && beside !== "" && kind !== "someone-else") return beside;
  const pool = kind === "someone-else" ? safetyQuestionsForSomeone : safetyQuestions;
  return picker.pick(pool) || picker.pick(safetyQuestions) || picker.pick(safetyQuestionsForSomeone);
}

/**
 * Danger: stay with it, point to a person and to help, ask one plain thing. Whether they think of dying the vetted
 * message above has asked, so it is not asked again.
 */
export function keepSafe(scene: Scene): Draft {
  const kind = kindOf(scene);
  const guide = guideFor(scene, kind);
  if (isFirstWord(scene, kind)) {
    const lead = scene.picker.open(first[kind].lead) || scene.picker.open(stillHere);
    return { lead, middle: [guide], question: scene.picker.pick(first[kind].ask), productIds: [] };
  }
  const lead =
    scene.picker.open(responseTo(scene.now)?.lead ?? []) ||
    scene.picker.open(stillHere) ||
    scene.picker.pick(first[kind].lead) ||
    guide;
  return {
    lead,
    middle: [laterLine(scene), lead === guide ? "" : guide],
    question: questionFor(scene, kind),
    productIds: [],
  };
}
