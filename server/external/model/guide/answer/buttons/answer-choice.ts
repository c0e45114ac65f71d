import { withoutParticles } from "#server/external/model/guide/answer/plain-answer.ts";
import { usualOf } from "#server/external/model/guide/answer/skip-to-result.ts";
import { again, withTaken } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { answerMax, choicesOf, goOn, isOpenChoice } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow, Choice } from "#server/external/model/guide/state.ts";
import { lengthIn } from "#server/external/model/guide/values/days/clock.ts";
import { amountsIn, withAmountOf } from "#server/external/model/guide/values/numbers/amounts.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { commandIn, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { withoutAstonishment } from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { deniesFear, speaksOfHarm } from "#server/external/model/guide/words/yes-no/fear-denied.ts";
import { onlyPlainly, withoutSlamming } from "./grave-options.ts";
import { isOfSentences, keptBack } from "./kept-back.ts";
import { optionMeant, optionSaid, refusedBy, touches } from "./options.ts";
import { chosen, placed, pressed } from "./pressed-button.ts";

type Choosing = Extract<Step, { choose: string }>;

/** Takes an answer at buttons: a press, words that mean one, or the member's own words where these are as good. */
export function answerChoice(
  flow: Flow,
  active: ActiveFlow,
  step: Choosing,
  text: string,
  said: Said,
): Outcome {
  const choices = choicesOf(flow, step);
  // Of several numbers, one that stands on a button by chance is no press.
  const isMixed = hasOtherNumbers(flow, step, text);
  const isWondered = withoutAstonishment(text) !== text;
  const choice = isMixed || isWondered ? undefined : (chosen(choices, text) ?? placed(choices, text));
  const option = choice && step.options[choices.indexOf(choice)];
  if (option) return choose(flow, active, step, option.value ?? option.label, said, option.to);
  const isLeftOpen = commandIn(text) === "skip";
  // An answer that fits no button may still contain what a later step asks for.
  const holding = withTaken(flow, active, text, step.into);
  const meant = (isMixed ? undefined : meantBy(step, choices, text)) ?? usualAfter(flow, active, step);
  const detailed = sentenceFor(step, text);
  if (detailed !== undefined) return choose(flow, holding, step, detailed, said, step.options[0]?.to);
  if (meant) {
    const value = withAmountOf(meant.value ?? meant.label, text);
    const outcome = choose(flow, holding, step, value, said, meant.to);
    return { ...outcome, texts: [said.line("picked", { label: meant.label }), ...outcome.texts] };
  }
  const own = ownAnswer(flow, step, text, isLeftOpen);
  if (own !== undefined) return choose(flow, holding, step, own, said, step.options[0]?.to);
  const list = choices.map(({ label }, at) => `${at + 1}) ${label}`).join("; ");
  const isNumbered = active.tries === 1 && said.isFirst(`numbered:${flow.id}:${active.at}`);
  const line = isNumbered ? `${said.line("numbered")}\n\n${list}` : said.line("no-choice");
  return again(flow, holding, step, line);
}

function meantBy(
  step: Choosing,
  choices: readonly Choice[],
  written: string,
): Choosing["options"][number] | undefined {
  const text = withoutAstonishment(written);
  if (text === "") return undefined;
  const named = pressed(choices, text);
  return optionFor(step, text, commandIn(text) === "skip") ?? (named && step.options[choices.indexOf(named)]);
}

const joining = /\s*(?:,|\/|\+|&|\b(?:dan|sama|campur|plus|terus|juga)\b)\s*/i;
const partWordsMax = 2;

/** "Capek sama kecewa", where own words are as good as a button: both stand. */
function severalNamed(step: Choosing, text: string): string | undefined {
  if (!isOpenChoice(step) || isOfSentences(step) || isBeside.test(text)) return undefined;
  const parts = text
    .trim()
    .split(joining)
    .filter((part) => part !== "");
  const named = parts.map((part) =>
    part.split(/\s+/).length <= partWordsMax ? optionMeant(step.options, part) : undefined,
  );
  const values = named.map((option) => option && (option.value ?? option.label));
  const isSeveral =
    parts.length > 1 && parts.length <= step.options.length && new Set(values).size === parts.length;
  const isWords = values.every((value) => value !== undefined && value !== "" && !/^\d+$/.test(value));
  return isSeveral && isWords ? parts.join(" dan ").toLowerCase() : undefined;
}

/** What stands for an answer where no button alone does. */
function sentenceFor(step: Choosing, text: string): string | undefined {
  const kept = isOpenChoice(step) && isOfSentences(step) ? keptBack(step, text)?.value : undefined;
  return kept ?? severalNamed(step, text) ?? inDetail(step, text);
}

const detailWordsMin = 4;
/** A question, or what puts something right. */
const isBeside =
  /\?|\b(?:bukan|salah|eh|ralat|maksud\p{L}*|apa|gimana|gmn|kenapa|kapan|berapa|ga tau|gatau)\b/iu;

/**
 * "Boleh, minimal 3 juta dulu sebelum tanggal 18" says more than "Boleh dicicil": where the buttons stand for whole
 * sentences of a text, the member's own sentence stands there instead.
 */
export function inDetail(step: Choosing, text: string): string | undefined {
  const isDetailed = /\d/.test(text) && text.trim().split(/\s+/).length >= detailWordsMin;
  if (
    step.own !== undefined ||
    !isOpenChoice(step) ||
    !isOfSentences(step) ||
    !isDetailed ||
    isBeside.test(text)
  )
    return undefined;
  if (!touches(step.options, text)) return undefined;
  return sentenceOf(withoutParticles(text)).slice(0, answerMax);
}

/** Whether all buttons are lengths of time, as "15 menit". */
const asksLength = ({ options }: Choosing): boolean =>
  options.every(({ value, label }) => /^\d+$/.test(value ?? "") && /^\d+ menit$/.test(label));

const asksNumber = (flow: Flow, step: Choosing): boolean =>
  asksLength(step) || (step.into !== undefined && flow.slots[step.into]?.kind === "number");

const hasOtherNumbers = (flow: Flow, step: Choosing, text: string): boolean =>
  asksNumber(flow, step) && amountsIn(text).length > 1;

/** The usual button, once enough answers have fitted none. */
const usualAfter = (
  flow: Flow,
  { tries }: ActiveFlow,
  step: Choosing,
): Choosing["options"][number] | undefined =>
  tries >= (asksNumber(flow, step) ? 1 : triesMax) ? usualOf(step) : undefined;

/** Another number than those of the buttons: "15%" where they say 30 and 50. */
function numberFor(flow: Flow, step: Choosing, text: string): string | undefined {
  if (asksLength(step)) return lengthIn(text)?.toString();
  const [number, ...others] = asksNumber(flow, step) ? amountsIn(text) : [];
  return number === undefined || others.length > 0 ? undefined : String(number);
}

/** The member's own words, where all buttons lead to the same step and so are as good as a button. */
function ownAnswer(flow: Flow, step: Choosing, text: string, isLeftOpen: boolean): string | undefined {
  if (!isOpenChoice(step)) return undefined;
  if (isLeftOpen) return "";
  const isApart = isOfSentences(step) && text.trim().split(/\s+/).length >= detailWordsMin;
  // "Jumat siang, biar sabtu bisa disetor" answers another question than whether it may be paid in parts.
  if (isOfSentences(step) && (isBeside.test(text) || (isApart && !touches(step.options, text))))
    return undefined;
  const number = numberFor(flow, step, text);
  // "Bahan 400rb buat 30 pack" is no percentage.
  if (number === undefined && asksNumber(flow, step)) return undefined;
  const isLong = text.trim().split(/\s+/).length > (step.own ?? Number.POSITIVE_INFINITY);
  return number ?? (text.trim().length > 3 && !isLong ? text.trim().slice(0, answerMax) : undefined);
}

const ownWordsMin = 7;
/** After this many answers that fit no button, the usual one is taken if the step has one. */
const triesMax = 2;

/** The button that the member's words mean. If own words are allowed, only short ones can mean a button. */
function optionFor(
  step: Choosing,
  text: string,
  isLeftOpen: boolean,
): Choosing["options"][number] | undefined {
  if (isLeftOpen) return usualOf(step);
  const safe = safeOf(step);
  if (safe && deniesFear(text)) return safe;
  const calm = withoutSlamming(text);
  const meant = onlyPlainly(step.options, optionInWords(step, calm), calm);
  // At a question about safety, words of harm never mean the safe button.
  return meant === safe && speaksOfHarm(text) ? undefined : meant;
}

/** Whether the buttons stand for words by which the flow goes on, so that a button says more than own words. */
const isKeyed = ({ options }: Choosing): boolean =>
  options.every(({ label, value }) => value !== undefined && value !== label && /^\p{Ll}+$/u.test(value));

function optionInWords(step: Choosing, text: string): Choosing["options"][number] | undefined {
  const begun = step.options.filter(({ label }) => ` ${plain(text)} `.startsWith(` ${plain(label)} `));
  if (begun.length === 1) return begun[0];
  // Where only few own words may stand for a button, longer ones still mean one.
  const isOwn = isOpenChoice(step) && step.own === undefined && !isKeyed(step);
  if (isOwn && text.trim().split(/\s+/).length >= ownWordsMin) return refusedBy(step.options, text);
  return optionSaid(step.options, text) ?? optionInClause(step, text) ?? optionAtEnd(step, text);
}

const clauseWordsMax = 3;

/** "Ngambek dia, banting pintu. tp ini anak sendiri": a short clause has the words of one button, and no clause those of another. */
function optionInClause(step: Choosing, text: string): Choosing["options"][number] | undefined {
  const clauses = text.split(/[,.;\n]+/).map((part) => part.trim());
  const short = clauses.filter((part) => part !== "" && part.split(/\s+/).length <= clauseWordsMax);
  if (isOpenChoice(step) || clauses.length < 2) return undefined;
  const meant = new Set(
    short.map((part) => optionSaid(step.options, part)).filter((one) => one !== undefined),
  );
  const [only] = meant;
  return meant.size === 1 ? only : undefined;
}

const endWordsMax = 5;

/** "Bini gw hamil 5 bulan sih bang, jd waktu kali ya": the last clause says which. Never where somebody may be feared. */
function optionAtEnd(step: Choosing, text: string): Choosing["options"][number] | undefined {
  const clauses = text.split(/[,.;\n]+/).map((part) => part.trim());
  const last = clauses.filter((part) => part !== "").at(-1) ?? "";
  const isApart = clauses.length > 1 && last.split(/\s+/).length <= endWordsMax;
  if (
    !isApart ||
    step.options.some(({ label }) => /\b(?:takut|aman|kasar|ancam\p{L}*|mengancam|judi)\b/iu.test(label))
  )
    return undefined;
  return concluding.test(last) ? optionSaid(step.options, last) : undefined;
}

const concluding =
  /^(?:jadi|jd|ya|yaudah|yauda|berarti|makanya|mending|mungkin|kayaknya|paling|pilih|ambil|intinya|brarti)\b/i;

/** The button that says that nobody is to be feared, where another one names a fear. */
function safeOf({ options }: Choosing): Choosing["options"][number] | undefined {
  // "Dia cemburuan, tapi aku aman" says more than that.
  const safe = options.filter(({ label }) => /^(?!dia\b).*\baman$/i.test(label));
  const isFear = options.some(({ label }) => /\btakut\b/.test(label));
  return isFear && safe.length === 1 ? safe[0] : undefined;
}

function choose(
  flow: Flow,
  active: ActiveFlow,
  step: Choosing,
  value: string,
  said: Said,
  to: string | undefined,
): Outcome {
  const filled = step.into === undefined ? active.filled : { ...active.filled, [step.into]: value };
  return goOn(flow, { ...active, filled }, step, said, to ?? step.to);
}
