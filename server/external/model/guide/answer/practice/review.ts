import type { Aside } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow, Review, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { redoChoice } from "#server/external/model/guide/run-flow.ts";
import { fill } from "#server/external/model/guide/slots.ts";
import { applicantIn } from "#server/external/model/guide/values/applicant.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";
import { secondsOf, wordsOf, wordsPerSecond } from "./answer-lengths.ts";
import { built } from "./built-answer.ts";
import { foundIn } from "./checks.ts";
import { occupationOf, partsMissing, questionWith } from "./occupations/find-occupation.ts";

/*
 * Remarks on a practice answer, at most two short ones. They say only what a reader could check in the text: whether a
 * point that was asked for stands in it, with the word that shows it, and its length where it is far from what fits.
 */

/** How far an answer may be from its time before that is said; the lengths stand below the sheet. */
const tooLong = 1.3;
const tooShort = 0.5;

/** Only what is far from its time is worth a remark. */
function lengthRemark(text: string, seconds: Review["seconds"], said: Said): string {
  if (seconds === undefined) return "";
  const [least, most] = seconds;
  const filled = {
    ...{ count: String(wordsOf(text)), seconds: String(secondsOf(text)) },
    ...{ least: String(least), most: String(most) },
  };
  const spoken = wordsOf(text) / wordsPerSecond;
  if (spoken > most * tooLong) return said.line("review-long", filled);
  return spoken < least * tooShort ? said.line("review-short", filled) : "";
}

type Point = Review["points"][number];

/** A practised answer, and what is known around it. */
type Practised = Pick<Aside, "flow" | "active" | "said" | "told"> & { review: Review; text: string };

/** Longer answers are not written out once more. */
const quotedWordsMax = 45;

/** The member's own words with the sentence that would supply a missing point. */
function betterVersion({ flow, active, text, told, said }: Practised, { add }: Point): string {
  // The same addition is not shown a second time.
  if (add === undefined || wordsOf(text) > quotedWordsMax || !said.isFirst(`add:${add}`)) return "";
  // In a text within quotation marks another one would end it.
  const own = withoutShorthand(text)
    .trim()
    .replace(/\s+/g, " ")
    .replace(/["“”]/g, "")
    .replace(/[,;:]+$/, "");
  return said.line("review-better", { text: `${sentenceOf(own)} ${built(flow, active, add, told)}` });
}

function badRemark(practised: Practised, missing: Point | undefined): string {
  const { said } = practised;
  if (missing === undefined) return "";
  const bad = said.isFirst(`bad:${missing.bad}`) ? missing.bad : said.line("review-still");
  return [bad, betterVersion(practised, missing)].filter((one) => one !== "").join(" ");
}

/** The question of an occupation that was answered. */
function occupationQuestion({ flow, active, review }: Practised): ReturnType<typeof questionWith> {
  const asked = review.of === undefined ? undefined : fill(flow, `{${review.of}}`, active.filled, {});
  return asked === undefined ? undefined : questionWith(asked);
}

const partsNamed = 2;

/** Which part of what is listened for was heard, and which was not. */
function heardRemark(practised: Practised): Remark | undefined {
  const own = occupationQuestion(practised);
  const { text, said } = practised;
  const found = own && foundIn(text, [...own.has]);
  if (own === undefined || found === undefined) return undefined;
  const missing = partsMissing(own, text).slice(0, partsNamed);
  const named = missing.map((part) => `“${part}”`).join(" dan ");
  const line = missing.length === 0 ? "review-whole" : "review-parts";
  return { text: said.line(line, { found, missing: named }), isOpen: missing.length > 0 };
}

/** What is checked for: the point of the question of an occupation, in place of those of the step. */
function pointsOf(practised: Practised): Point[] {
  const own = occupationQuestion(practised);
  return own ? [{ has: [...own.has], bad: own.lacks }] : practised.review.points;
}

/** A weakness that is the core of the work is named kindly: another one may be chosen. */
function coreRemark({ active, review, text, said }: Practised): string {
  const occupation = review.core === undefined ? undefined : occupationOf(active.filled[review.core] ?? "");
  const found = occupation?.core.find((one) => new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "iu").test(text));
  return occupation === undefined || found === undefined
    ? ""
    : said.line("review-core", { found, work: occupation.name, core: occupation.coreName });
}

const fault =
  /\b(?:aku|saya|sy|gue|gw|ku|kita|beta|ulun|sa|ambo)\b.*\b(?:salah|bohong\w*|berbohong|bentak\w*|ngebentak|membentak|marahi\w*|lupa|ingkar|nyakit\w*|menyakiti|khianat\w*|selingkuh|pukul\w*|mukul|hina\w*|menghina|fitnah|mencuri|ambil|nyalah\w*|telat|lalai|teledor|ceroboh|ninggal\w*|cuekin|ghosting)\b|\b(?:ku)(?:bentak|marahi|bohongi|tinggal|hina|sakiti|salahkan)\w*/;

/** Whether somebody confesses to the one whom they write to; a weakness in an interview is asked for. */
const isFault = ({ field }: Flow, text: string): boolean =>
  field === "relationships" && fault.test(text.toLowerCase());

export type Remark = { text: string; isOpen: boolean };

/** Nobody reads more between two questions. */
const remarksMax = 2;

/** The remark on an answer: at most two of what may be improved, what is there, and its length. `isOpen`: the former. */
export function remarkOn(practised: Practised): Remark {
  const { review, text, said, told, active } = practised;
  const known = applicantIn([...told, ...Object.values(active.filled)]);
  const points = pointsOf(practised).map((point) => ({ ...point, found: foundIn(text, point.has, known) }));
  const strong = points.find(({ found, good }) => found !== undefined && good !== undefined);
  const missing = points.find(({ found }) => found === undefined);
  // What is counted in it would be cold behind a fault that somebody has just written down.
  if (isFault(practised.flow, text)) {
    const human = said.line("review-fault");
    const bad = badRemark(practised, missing);
    return { text: [human, bad].filter((one) => one !== "").join(" "), isOpen: missing !== undefined };
  }
  const heard = heardRemark(practised);
  const praised =
    strong?.good && said.isFirst(`good:${strong.good}`)
      ? strong.good.replace("{found}", strong.found ?? "")
      : "";
  const good = heard?.text ?? praised;
  const core = coreRemark(practised);
  const bad = core === "" ? badRemark(practised, missing) : "";
  // What is there comes first; how it is typed is not heard.
  const all = [good, core, bad, lengthRemark(text, review.seconds, said)];
  const isOpen = missing !== undefined || core !== "" || heard?.isOpen === true;
  return {
    text: all
      .filter((one) => one !== "")
      .slice(0, remarksMax)
      .join(" "),
    isOpen,
  };
}

/** The newest answer on this path that can be remarked on, with its step. */
export function lastReviewed(
  flow: Flow,
  trail: readonly number[],
  filled: Readonly<Record<string, string>>,
): { review: Review; text: string } | undefined {
  for (const at of trail.toReversed()) {
    const step = flow.steps[at];
    if (step && "ask" in step && step.review && (filled[step.into] ?? "") !== "")
      return { review: step.review, text: filled[step.into] ?? "" };
  }
  return undefined;
}

/** Adds the remark on a practice answer above the next question, and the button to give it once more. */
export function reviewed(
  message: Pick<Aside, "flow" | "active" | "said" | "told">,
  step: Extract<Step, { ask: string }>,
  text: string,
): Outcome {
  const { flow, active, said } = message;
  const outcome = filledIn(flow, active, step, text, said);
  if (!step.review || text === "") return outcome;
  const { text: remark, isOpen } = remarkOn({ ...message, review: step.review, text });
  const next = outcome.flow && flow.steps[outcome.flow.at];
  const mayRedo =
    isOpen && next !== undefined && "ask" in next && said.isFirst(`redo:${flow.id}:${active.at}`);
  return {
    ...outcome,
    texts: remark === "" ? outcome.texts : [remark, ...outcome.texts],
    choices: mayRedo ? [...outcome.choices, redoChoice] : outcome.choices,
  };
}
