import { preferredIn } from "#server/external/model/guide/answer/clauses/preferred.ts";
import { withoutParticles } from "#server/external/model/guide/answer/plain-answer.ts";
import { usualOf } from "#server/external/model/guide/answer/skip-to-result.ts";
import { again, filledIn, withTaken } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { answerMax, choicesOf, goOn, isOpenChoice, slotOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow, Choice } from "#server/external/model/guide/state.ts";
import { bareAmount } from "#server/external/model/guide/values/costs/wanted-profit.ts";
import { lengthIn } from "#server/external/model/guide/values/days/clock.ts";
import { amountsIn, withAmountOf } from "#server/external/model/guide/values/numbers/amounts.ts";
import { isNoRate, isRate } from "#server/external/model/guide/values/numbers/labelled-figures.ts";
import { percentSaid } from "#server/external/model/guide/values/numbers/percents.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { tellTaken } from "#server/external/model/guide/values/take-facts.ts";
import { commandIn, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { withoutLeadIns } from "#server/external/model/guide/words/to-guide/lead-ins.ts";
import { withoutAstonishment } from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { deniesFear, speaksOfHarm } from "#server/external/model/guide/words/yes-no/fear-denied.ts";
import { saysSafe } from "#server/external/model/guide/words/yes-no/plainly-safe.ts";
import {
  asksSafety,
  mayChoose,
  onlyPlainly,
  safeOf,
  withoutOwnShouting,
  withoutSlamming,
} from "./grave-options.ts";
import { isOfSentences, keptBack } from "./kept-back.ts";
import { isYes, isYesIf, optionForReader, optionMeant, optionSaid, refusedBy, touches } from "./options.ts";
import { chosen, placed, pressed } from "./pressed-button.ts";
import { namedFirst, ownPromise, promiseMeant } from "./promises.ts";

type Choosing = Extract<Step, { choose: string }>;
type Option = Choosing["options"][number];

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
  const written = active.asWritten ?? text;
  const allowed = (one: Option | undefined) =>
    one && (isPress(choices, one, written) || mayChoose(step, one, written)) ? one : undefined;
  const isPromised = step.promise === true && commandIn(text) !== "skip";
  const ofButton = allowed(choice && step.options[choices.indexOf(choice)]);
  const isNear = isPromised && ofButton !== undefined && !isPress(choices, ofButton, written);
  const option = isNear ? promiseMeant(ofButton, text) : ofButton;
  if (option) return choose(flow, active, step, option.value ?? option.label, said, option.to);
  const near = allowed(isMixed ? undefined : meantBy(step, choices, text, written));
  const meant = isPromised ? promiseMeant(near, text) : near;
  // An answer that fits no button may still contain what a later step asks for.
  const holding = withTaken(flow, active, text, step.into);
  return (
    answerInWords({ flow, active, step, text, said }, holding, meant) ??
    asked(flow, holding, step, said, asksSafety(step) ? written : undefined)
  );
}

type Answer = { flow: Flow; active: ActiveFlow; step: Choosing; text: string; said: Said };

/** Takes words for the button that they mean, or as they are; undefined if they answer nothing. */
function answerInWords(answer: Answer, holding: ActiveFlow, meant: Option | undefined): Outcome | undefined {
  const { flow, active, step, text, said } = answer;
  const [first] = step.options;
  const promised = step.promise === true && !meant ? promiseOf(answer, holding) : undefined;
  if (promised) return promised;
  // What is preferred to other things is said in own words, also where these have one of a button.
  const preferred = isOpenChoice(step) ? preferredIn(text)?.rest : undefined;
  const rather = preferred === undefined ? undefined : ownAnswer(flow, step, preferred, false);
  if (rather !== undefined) return choose(flow, holding, step, rather, said, first?.to);
  const detailed = sentenceFor(step, text);
  if (detailed !== undefined) return choose(flow, holding, step, detailed, said, first?.to);
  const button = meant ?? inRupiah(flow, step, text) ?? usualAfter(flow, active, step);
  if (button) {
    const value = withAmountOf(button.value ?? button.label, text);
    const outcome = choose(flow, holding, step, value, said, button.to);
    const lines = [said.line("picked", { label: button.label }), ...keptBeside(answer, holding)];
    return { ...outcome, texts: [...lines, ...outcome.texts] };
  }
  const isSkip = commandIn(text) === "skip";
  const own = step.promise === true && !isSkip ? undefined : ownAnswer(flow, step, text, isSkip);
  if (own !== undefined) return choose(flow, holding, step, own, said, first?.to);
  return active.tries > 0 ? ownWords(flow, holding, step, text, said) : undefined;
}

/** The button for what no other one promises. */
const another = /\blain(?:nya)?\b/i;

/** The member's own promise in place of a ready-made one, or as the answer behind the button for it. */
function promiseOf({ flow, step, text, said }: Answer, holding: ActiveFlow): Outcome | undefined {
  const words = commandIn(text) === "skip" ? undefined : ownPromise(text);
  if (words === undefined) return undefined;
  const line = said.line("own-words", { quote: words });
  if (isOpenChoice(step)) {
    const value = isOfSentences(step) ? sentenceOf(withoutParticles(words)) : words;
    const outcome = choose(flow, holding, step, value.slice(0, answerMax), said, step.options[0]?.to);
    return { ...outcome, texts: [line, ...outcome.texts] };
  }
  const named = namedFirst(step, words);
  const outcome =
    named &&
    behind(
      flow,
      holding,
      step,
      named.option,
      named.rest,
      said,
      said.line("picked", { label: named.option.label }),
    );
  if (outcome) return outcome;
  const own = step.options.find(({ label }) => another.test(label));
  return own && behind(flow, holding, step, own, words, said, line);
}

/** Takes words as the answer to the question behind a button. */
function behind(
  flow: Flow,
  active: ActiveFlow,
  step: Choosing,
  own: Option,
  words: string,
  said: Said,
  line: string,
): Outcome {
  const { flow: next, ...before } = choose(flow, active, step, own.value ?? "", said, own.to);
  const asking = next && flow.steps[next.at];
  if (!next || !asking || !("ask" in asking)) return { flow: next, ...before };
  const outcome = filledIn(flow, next, asking, words, said);
  return { ...outcome, texts: [line, ...outcome.texts] };
}

/** Says what else of the answer was kept for later questions. */
function keptBeside({ flow, active, said }: Answer, { filled }: ActiveFlow): string[] {
  const isFresh = ([name, value]: [string, string]) => value !== "" && active.filled[name] === undefined;
  const kept = Object.fromEntries(Object.entries(filled).filter(isFresh));
  return Object.keys(kept).length > 0 ? [said.line("taken", { list: tellTaken(flow, kept) })] : [];
}

const quotedMax = 120;
/** What was said of somebody's safety, as far as it can be repeated. */
const quoteOf = (told: string): { quote?: string } =>
  told.length > quotedMax || told.includes("?") || told.trim().split(/\s+/).length < 2
    ? {}
    : { quote: told.trim().replace(/[.!,]+$/, "") };

/** The buttons once more; the second time as a numbered list. `told`: what was said where only a button decides. */
function asked(flow: Flow, active: ActiveFlow, step: Choosing, said: Said, told?: string): Outcome {
  const list = step.options.map(({ label }, at) => `${at + 1}) ${label}`).join("; ");
  const isNumbered = active.tries === 1 && said.isFirst(`numbered:${flow.id}:${active.at}`);
  const heard = told === undefined ? undefined : said.line("safety-asked", quoteOf(told));
  const how = isNumbered ? `${said.line("numbered")}\n\n${list}` : heard ? "" : said.line("no-choice");
  return again(flow, active, step, [heard, how].filter((one) => one).join(" "));
}

/** Whether a whole message is the label of a button, or names its place. */
const isPress = (choices: readonly Choice[], { label }: { label: string }, written: string): boolean =>
  plain(label) === plain(written) || placed(choices, written)?.label === label;

function meantBy(
  step: Choosing,
  choices: readonly Choice[],
  answer: string,
  written: string,
): Option | undefined {
  const text = withoutAstonishment(answer);
  if (text === "") return undefined;
  const safe = safeOf(step);
  if (safe && saysSafe(written)) return safe;
  const named = pressed(choices, text);
  const meant =
    optionFor(step, text, commandIn(text) === "skip") ?? (named && step.options[choices.indexOf(named)]);
  // "Boleh sih tp yg pertama harus lunas dulu" is no button that says no.
  return meant && isYesIf(text) && !isYes(meant.label) ? undefined : meant;
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
const usualAfter = (flow: Flow, { tries }: ActiveFlow, step: Choosing): Option | undefined =>
  tries >= (asksNumber(flow, step) ? 1 : triesMax) && step.promise !== true ? usualOf(step) : undefined;

/** "Bersih 2,5jt" at a question for a percentage means the button for rupiah, where nothing else reads profits. */
function inRupiah(flow: Flow, step: Choosing, text: string): Option | undefined {
  const slot = flow.wanted === undefined ? slotOf(flow, step) : undefined;
  const isSum = slot && asksNumber(flow, step) && amountsIn(text).some((one) => isNoRate(slot, one));
  return isSum ? step.options.find(({ words }) => words?.includes("rupiah")) : undefined;
}

/** Another number than those of the buttons: "15%" where they say 30 and 50. */
function numberFor(flow: Flow, step: Choosing, text: string): string | undefined {
  if (asksLength(step)) return lengthIn(text)?.toString();
  const slot = slotOf(flow, step);
  const percent = slot && isRate(slot) ? percentSaid(text) : undefined;
  if (percent !== undefined) return String(percent);
  const [number, ...others] = asksNumber(flow, step) ? amountsIn(text) : [];
  if (number === undefined || others.length > 0) return undefined;
  // "Tetangga jual 17rb" is no percentage; an amount alone is asked about in the read-back.
  const isNone = slot && isNoRate(slot, number) && !(flow.wanted && bareAmount(text) !== undefined);
  return isNone ? undefined : String(number);
}

/** The member's own words, where all buttons lead to the same step and so are as good as a button. */
function ownAnswer(flow: Flow, step: Choosing, text: string, isLeftOpen: boolean): string | undefined {
  if (!isOpenChoice(step)) return undefined;
  if (isLeftOpen) return "";
  // Where own words may stand for a button, a button is no sentence, however long it is.
  const isSentence = step.own === undefined && isOfSentences(step);
  const isApart = isSentence && text.trim().split(/\s+/).length >= detailWordsMin;
  // "Jumat siang, biar sabtu bisa disetor" answers another question than whether it may be paid in parts.
  if (isSentence && (isBeside.test(text) || (isApart && !touches(step.options, text)))) return undefined;
  const number = numberFor(flow, step, text);
  // "Bahan 400rb buat 30 pack" is no percentage.
  if (number === undefined && asksNumber(flow, step)) return undefined;
  const isLong = text.trim().split(/\s+/).length > (step.own ?? Number.POSITIVE_INFINITY);
  return number ?? (text.trim().length > 3 && !isLong ? text.trim().slice(0, answerMax) : undefined);
}

const ownMin = 2;
const ownMax = 40;
/** What is asked, or not known, is no answer. */
const isOpen = /\?|\b(?:ga|gak|nggak|ngga|tidak|ndak|belum|blm) (?:tau|tahu|ngerti|paham)\b|\bgatau\b/iu;
const writing = /\bkutulis\b/i;

/**
 * What fits no button for the second time is taken as it is, where it can stand for one: in place of a value that is only
 * printed, or as the answer to the question behind the button for own words.
 */
export function ownWords(
  flow: Flow,
  active: ActiveFlow,
  step: Choosing,
  text: string,
  said: Said,
): Outcome | undefined {
  const words = withoutLeadIns(text, false).trim().slice(0, answerMax);
  const count = words.split(/\s+/).length;
  if (count < ownMin || count > ownMax || isOpen.test(text) || asksSafety(step) || asksNumber(flow, step))
    return undefined;
  const own = step.options.find(({ label, to }) => to !== undefined && writing.test(label));
  const line = said.line("own-words", { quote: words });
  if (own) return behind(flow, active, step, own, words, said, line);
  if (!isOpenChoice(step) || isKeyed(step)) return undefined;
  const value = isOfSentences(step) ? sentenceOf(withoutParticles(words)) : words;
  const outcome = choose(flow, active, step, value, said, step.options[0]?.to);
  return { ...outcome, texts: [line, ...outcome.texts] };
}

const ownWordsMin = 7;
/** After this many answers that fit no button, the usual one is taken if the step has one. */
const triesMax = 2;

/** The button that the member's words mean. If own words are allowed, only short ones can mean a button. */
function optionFor(step: Choosing, text: string, isLeftOpen: boolean): Option | undefined {
  if (isLeftOpen) return usualOf(step);
  const safe = safeOf(step);
  if (safe && deniesFear(text)) return safe;
  const calm = withoutSlamming(asksWho(step) ? withoutOwnShouting(text) : text);
  const meant = onlyPlainly(step.options, optionInWords(step, calm), calm);
  // At a question about safety, words of harm never mean the safe button.
  return meant === safe && speaksOfHarm(text) ? undefined : meant;
}

/** Whether the buttons stand for words by which the flow goes on, so that a button says more than own words. */
const isKeyed = ({ options }: Choosing): boolean =>
  options.every(({ label, value }) => value !== undefined && value !== label && /^\p{Ll}+$/u.test(value));

const asksWho = ({ choose: question }: Choosing): boolean => /\bsiapa\b/i.test(question);

function optionInWords(step: Choosing, text: string): Option | undefined {
  const begun = step.options.filter(({ label }) => ` ${plain(text)} `.startsWith(` ${plain(label)} `));
  if (begun.length === 1) return begun[0];
  const reader = asksWho(step) ? optionForReader(step.options, text) : undefined;
  if (reader) return reader;
  // Where only few own words may stand for a button, longer ones still mean one.
  const isOwn = isOpenChoice(step) && step.own === undefined && !isKeyed(step);
  if (isOwn && text.trim().split(/\s+/).length >= ownWordsMin) return refusedBy(step.options, text);
  return optionSaid(step.options, text) ?? optionInClause(step, text) ?? optionAtEnd(step, text);
}

const clauseWordsMax = 3;

/** "Ngambek dia, banting pintu. tp ini anak sendiri": a short clause has the words of one button, and no clause those of another. */
function optionInClause(step: Choosing, text: string): Option | undefined {
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
function optionAtEnd(step: Choosing, text: string): Option | undefined {
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
