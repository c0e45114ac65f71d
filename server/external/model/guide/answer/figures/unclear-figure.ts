import { chosen } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import type { Flow, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { amountOf, numbersOf } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, type Choice, choice, skipChoice } from "#server/external/model/guide/state.ts";
import { addedCosts, wantsSum } from "#server/external/model/guide/values/costs/added-costs.ts";
import {
  type Figure,
  isOfPiece,
  rupiahMin,
  type Unsettled,
  type Weighed,
} from "#server/external/model/guide/values/costs/cost-lists.ts";
import { piecesIn } from "#server/external/model/guide/values/costs/divisions.ts";
import { totalOf } from "#server/external/model/guide/values/costs/stated-total.ts";
import {
  daysIn,
  daysNamed,
  periodWordsIn,
  withoutPeriods,
} from "#server/external/model/guide/values/days/periods.ts";
import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { partsOf, tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { weigh, wordsOfOthers } from "#server/external/model/guide/values/numbers/figures.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { isHurry, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { beginningAmount } from "./beginning-amount.ts";
import { readingsTold } from "./told-readings.ts";

/* Questions about a number that an answer did not say plainly. Nothing is filled in until the member presses a button. */

const ownFigure = "Tulis sendiri";

const figureChoices = (figures: readonly Figure[]): Choice[] => [
  ...figures.map(({ label }, at) => choice(`figure:${at}`, label)),
  choice("figure:own", ownFigure),
];

/** Weighs an answer for a slot, beside the other numbers of its flow. */
export function weighFor(flow: Flow, active: ActiveFlow, name: string, text: string): Weighed {
  const slot = flow.slots[name];
  const { days, pieces } = active;
  return slot ? weigh(slot, text, { days, pieces, others: wordsOfOthers(flow, name) }) : { kind: "plain" };
}

/** Keeps the days of a month and the pieces of a batch that a text names, for the numbers that are asked for later. */
export function withDays(flow: Flow, active: ActiveFlow, text: string): ActiveFlow {
  const asksDays = Object.values(flow.slots).some(({ label }) => /\bhari\b/.test(label));
  const days = asksDays ? undefined : daysIn(text);
  const pieces = Object.values(flow.slots).some(isOfPiece) ? piecesIn(text) : [];
  return {
    ...active,
    ...(days === undefined ? {} : { days }),
    ...(pieces.length === 0 ? {} : { pieces }),
  };
}

/** "22 toples", where the guide has asked for how many pieces an amount is: the amount divided by them. */
export function withWhole({ whole }: ActiveFlow, text: string): string {
  if (whole === undefined || tokensIn(withFigures(text)).some(({ isMoney }) => isMoney)) return text;
  const named = piecesIn(text, true);
  const bare = named.length > 0 ? named : tokensIn(withFigures(text)).map(({ value }) => value);
  const isCount = bare.length > 0 && bare.every((count) => whole / count >= rupiahMin);
  return isCount ? `${rupiahText(whole)} ${bare.map((count) => `: ${count}`).join(" ")}` : text;
}

/** The line that asks which of several readings is meant. */
function lineFor(found: Unsettled) {
  const isWorked = "working" in found && found.working !== undefined;
  if (isWorked && found.kind === "division") return "figures-listed";
  return isWorked && found.kind === "which" ? "figures-differ" : (`figures-${found.kind}` as const);
}

/** Shows how an answer is read, with a button for each reading. */
export function askedBack(
  flow: Flow,
  active: ActiveFlow,
  name: string,
  found: Unsettled,
  said: Said,
  text?: string,
): Outcome {
  const label = flow.slots[name]?.label ?? name;
  const whole = found.kind === "pieces" ? found.amount : undefined;
  const working = "working" in found ? (found.working ?? "") : "";
  const line = lineFor(found);
  return {
    texts: [said.line(line, { label, working, amount: rupiahText(whole ?? 0) })],
    choices: [...figureChoices(found.figures), skipChoice],
    flow: {
      ...active,
      weighing: found.figures,
      ...(whole === undefined ? {} : { whole }),
      tries: active.tries + 1,
      ...(text === undefined ? {} : { written: { ...active.written, [name]: text } }),
    },
  };
}

/** What a day's list makes may be what is sold: it is suggested where the number for a month is asked for. */
export function withMade(flow: Flow, active: ActiveFlow, found: Unsettled, text: string): ActiveFlow {
  const isListed = found.kind === "division" && found.working !== undefined;
  const here = withDays(flow, active, text);
  const name = Object.keys(flow.slots).find(
    (one) => flow.slots[one]?.takes === "count" && /\bsebulan\b/.test(flow.slots[one]?.label ?? ""),
  );
  if (!isListed || name === undefined || active.filled[name] !== undefined) return active;
  const counts = found.figures.flatMap(({ label }) => / : ([\d.]+) = /.exec(label)?.[1] ?? []);
  const weighed = counts.map((count) => weighFor(flow, here, name, `${count} sehari`));
  const figures = weighed.flatMap((one) => ("figures" in one ? one.figures : []));
  if (figures.length === 0) return here;
  const quote = (text.split(/[.;\n]\s+/).at(-1) ?? text).slice(0, quoteMax);
  return {
    ...here,
    suggested: { ...here.suggested, [name]: { quote, figures: figures.slice(0, figuresMax) } },
  };
}

/** An agreement before more words: "iya betul segitu. jualnya 8 ribu". Of several readings the first one is taken. */
export function agreedFirst(
  { weighing }: ActiveFlow,
  text: string,
): { figure: Figure; rest: string } | undefined {
  const [, first = "", rest = ""] = /^([^.,!;\n]+)[.,!;\n]+\s*(\S.*)$/s.exec(text.trim()) ?? [];
  const [figure] = weighing ?? [];
  const total = weighing && totalOf(weighing, text);
  if (total) return total;
  const named = weighing?.find(({ value }) => amountOf(value) === beginningAmount(first));
  if (named && rest !== "") return { figure: named, rest };
  return figure && rest !== "" && agrees.test(plain(first)) ? { figure, rest } : undefined;
}

/** Whether all numbers of an answer are already those of other questions, so that none answers this one. */
export function areKnown(flow: Flow, active: ActiveFlow, found: Unsettled): boolean {
  const numbers = numbersOf(flow, active.filled, active.sums);
  const values = Object.keys(active.filled).map((name) => numbers(name));
  return found.kind === "which" && found.figures.every(({ value }) => values.includes(amountOf(value)));
}

const unsaid =
  /\b(?:tanpa|kecuali|jangan (?:di)?hitung|bukan termasuk|belum termasuk|ga usah|gak usah|buang|keluarkan)\b/i;

/** Whether a text names a part of a list: "sewa itu sebulan" names "sewa 1,5 juta". */
function names(text: string, part: string): boolean {
  const own = plain(part)
    .split(" ")
    .filter((word) => word.length > 3 && !/\d/.test(word) && periodWordsIn(word) === "");
  const said = plain(text).split(" ");
  return own.some((word) => said.some((one) => one === word || one.replace(/nya$/, "") === word));
}

/**
 * The words from which a value was reckoned, with what a later message puts right in them: "sewa itu sebulan" gives one
 * of the costs its period, "tanpa sewa" leaves it out. Undefined if the message holds an amount of its own, or nothing
 * that changes the sum.
 */
export function reworded(active: ActiveFlow, name: string, text: string): string | undefined {
  const before = active.written?.[name];
  const isNumber = tokensIn(withFigures(text).replace(new RegExp(daysNamed, "gi"), " ")).length > 0;
  if (before === undefined || isNumber) return undefined;
  const period = periodWordsIn(text);
  const parts = partsOf(before);
  const changed = parts.flatMap((part) => {
    if (!names(text, part)) return [part];
    if (unsaid.test(text)) return [];
    return period === "" ? [part] : [`${withoutPeriods(withFigures(part)).trim()} ${period}`];
  });
  const isChanged = changed.join() !== parts.join() || daysIn(text) !== undefined;
  return isChanged && changed.length > 0 ? changed.join(", ") : undefined;
}

/** "Dijumlah to": the sum of the list that was written before, whose numbers were offered one by one. */
function addedUp(flow: Flow, active: ActiveFlow, name: string, text: string): Unsettled | undefined {
  const slot = flow.slots[name];
  const before = active.written?.[name];
  const found = slot && before !== undefined && wantsSum(text) ? addedCosts(slot, before, true) : undefined;
  return found?.kind === "sum" ? found : undefined;
}

/** What was taken for other questions from a list that turns out to be one sum. */
function withoutListed(flow: Flow, active: ActiveFlow, name: string): ActiveFlow {
  const list = active.written?.[name] ?? "";
  const isOfList = ([other, value]: [string, string]) => {
    const slot = flow.slots[other];
    const mayBeTaken = slot && (isOfPiece(slot) || slot.takes === "count" || slot.takes === "unit");
    return mayBeTaken && value !== "" && list.includes(value);
  };
  const kept = Object.entries(active.filled).filter((one) => !isOfList(one));
  return { ...active, filled: Object.fromEntries(kept) };
}

/** Reckons once more with what a message puts right, and asks again. */
export function weighedAgain(
  flow: Flow,
  active: ActiveFlow,
  name: string,
  text: string,
  said: Said,
): Outcome | undefined {
  const added = addedUp(flow, active, name, text);
  if (added)
    return askedBack(flow, withoutListed(flow, active, name), name, added, said, active.written?.[name]);
  const words = reworded(active, name, text);
  if (words === undefined) return undefined;
  const here = { ...withDays(flow, active, text), tries: Math.max(0, active.tries - 1) };
  const found = weighFor(flow, here, name, words);
  return found.kind === "plain" || found.kind === "named"
    ? undefined
    : askedBack(flow, here, name, found, said, words);
}

const agrees =
  /^(?:ya+|iya|betul|bener|benar|cocok|pas|ok|oke|sip|setuju|yoi|udah benar|sudah benar)(?: (?:ya|betul|bener|benar|cocok|kak|sih|itu|dong|deh|kok|banget|semua|segitu))*$/;

/** "Dibagi 20 aja", of several divisions: the one by that number. */
function figureWith(figures: readonly Figure[], text: string): Figure | undefined {
  const [only, ...others] = tokensIn(withFigures(text));
  if (!only || others.length > 0 || only.isMoney) return undefined;
  // "849 bener", of Rp849.000.
  const inThousands = figures.filter(
    ({ value }) => only.value >= rupiahMin && amountOf(value) === only.value * 1000,
  );
  if (inThousands.length === 1) return inThousands[0];
  const [found, ...more] = figures.filter(({ label }) => label.includes(` : ${numberText(only.value)} = `));
  return more.length === 0 ? found : undefined;
}

/** The reading that a message chooses: a press, the words of one button, or agreement where there is only one. */
function figureMeant(figures: readonly Figure[], text: string): Figure | undefined {
  const exact = figures.find(({ label }) => plain(label) === plain(text));
  const [only, ...others] = figures;
  if (exact || (only && others.length === 0 && agrees.test(plain(text)))) return exact ?? only;
  const byOperand = figureWith(figures, text);
  if (byOperand) return byOperand;
  // A bare number is another answer, though a label may contain it.
  if (isHurry(text) || (/\d/.test(text) && !/hari|minggu/i.test(text))) return undefined;
  const at = chosen(figureChoices(figures).slice(0, -1), text)?.id.split(":")[1];
  return at === undefined ? undefined : figures[Number(at)];
}

export const isOwnFigure = (text: string): boolean => plain(text) === plain(ownFigure);

/** Waits for a number in the member's own words. */
export function askedOwn(active: ActiveFlow, label: string, said: Said): Outcome {
  return { texts: [said.line("figures-own", { label })], choices: [skipChoice], flow: active };
}

type Filled = Readonly<Record<string, string>>;

const clauseOf = (texts: readonly string[], value: string): string =>
  texts
    .toReversed()
    .flatMap((text) => text.split(/[,;\n]\s*|[.!?]\s+/))
    .find((clause) => clause.includes(value))
    ?.trim() ?? value;

const resultWord = /^(?:jadi|jd|dapat|dapet|hasil|total|itu)/i;

/** The sentences of a text before a clause of it. */
const sentencesOf = (text: string, clause: string): string[] =>
  text.slice(0, text.indexOf(clause)).split(/[.!?\n]\s*/);

/** The period of a number that is said before it: "sehari modal 450rb, laku 60 porsi". */
function periodBefore(texts: readonly string[], clause: string): string {
  const text = texts.toReversed().find((one) => one.includes(clause)) ?? "";
  const sentence = sentencesOf(text, clause).at(-1) ?? "";
  // "Belanja sehari ... 60 ribu. Jadi 50 mangkok" goes on with the day.
  const former = resultWord.test(clause) && sentence === "" ? sentencesOf(text, clause).at(-2) : undefined;
  // "Hitung untung sebulan, modal 45rb" says what is wanted, and not what the number is for.
  const period = periodWordsIn((former ?? sentence).split(/[,;]\s*/)[0] ?? "");
  return period === "sebulan" ? "" : period;
}

const quoteMax = 60;
const figuresMax = 6;

/** "Jadi 22 toples, 2 gosong": beside 22 the member may mean the 20 that can be sold. */
const sellable = ({ pieces = [] }: ActiveFlow, value: string): number[] =>
  pieces.includes(Number(value)) ? pieces.filter((one) => one < Number(value)) : [];

/**
 * Fills in what was taken from a member's texts. A number that has another period than its question, or is too small for
 * rupiah, is only suggested there.
 */
export function withTakenFrom(
  flow: Flow,
  active: ActiveFlow,
  taken: Filled,
  texts: readonly string[],
): ActiveFlow {
  const here = texts.reduce((one, text) => withDays(flow, one, text), active);
  const filled: Record<string, string> = { ...active.filled };
  const suggested: NonNullable<ActiveFlow["suggested"]> = { ...active.suggested };
  for (const [name, value] of Object.entries(taken)) {
    const clause = clauseOf(texts, value);
    const period = periodWordsIn(clause) || periodBefore(texts, clause);
    const slot = flow.slots[name];
    if (slot && isOfPiece(slot) && period !== "") continue;
    const readings = readingsTold(slot, value);
    if (readings) {
      suggested[name] = readings;
      continue;
    }
    const found = weighFor(flow, here, name, `${value} ${period}`.trim());
    if (found.kind === "plain" || found.kind === "named") filled[name] = value;
    else {
      const others = sellable(here, value).map((one) =>
        weighFor(flow, here, name, `${one} ${period}`.trim()),
      );
      const figures = [...others, found].flatMap((one) => ("figures" in one ? one.figures : []));
      suggested[name] = { quote: clause.slice(0, quoteMax), figures: figures.slice(0, figuresMax) };
    }
  }
  return Object.keys(suggested).length > 0 ? { ...here, filled, suggested } : { ...here, filled };
}

/** The buttons and the line for a number of an earlier message, at the question to which it may belong. */
export function suggestedAt(
  active: ActiveFlow,
  step: Waiting,
  said: Said,
): { line: string; choices: Choice[] } | undefined {
  const found = "ask" in step ? active.suggested?.[step.into] : undefined;
  return (
    found && {
      line: said.line("figures-earlier", { quote: found.quote }),
      choices: figureChoices(found.figures).slice(0, -1),
    }
  );
}

/** The button for a number that a message presses at this step, as it was offered. */
export function figurePressed(active: ActiveFlow, step: Waiting, text: string): Figure | undefined {
  const suggested = "ask" in step ? active.suggested?.[step.into]?.figures : undefined;
  const offered = active.weighing ?? suggested;
  const written = "ask" in step ? active.written?.[step.into] : undefined;
  return offered && (figureMeant(offered, text) ?? figureBeside(offered, written, text));
}

const besideMax = 4;

/** "Yang bersih", of "gaji 4,9 jadi bersih 4,6": the number before which alone this word stands. */
function figureBeside(
  figures: readonly Figure[],
  written: string | undefined,
  text: string,
): Figure | undefined {
  const words = plain(text)
    .split(" ")
    .filter((word) => word.length > 3 && !/^(?:yang|saja|ambil|pakai|pake)$/.test(word));
  if (written === undefined || words.length === 0 || words.length > besideMax || /\d/.test(text))
    return undefined;
  const full = withFigures(written);
  const tokens = tokensIn(full);
  const named = tokens.filter(({ to }, nth) => {
    const before = plain(full.slice(tokens[nth - 1]?.to ?? 0, to)).split(" ");
    return words.every((word) => before.includes(word));
  });
  const [only, ...others] = named;
  if (!only || others.length > 0) return undefined;
  const shown = full.slice(only.from, only.to);
  const fitting = figures.filter(
    ({ value }) => amountOf(value) === only.value || amountOf(shown, "juta") === amountOf(value),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The buttons of a number stay where a message neither presses one nor answers. */
export function stillOffered(outcome: Outcome, active: ActiveFlow, step: Waiting): Outcome {
  const { weighing } = active;
  const { flow, document } = outcome;
  if (!weighing || !("ask" in step) || flow?.at !== active.at || document) return outcome;
  const isAnswered = flow.filled[step.into] !== active.filled[step.into];
  if (isAnswered || flow.weighing !== undefined) return outcome;
  const others = outcome.choices.filter(({ id }) => id !== skipChoice.id);
  return {
    ...outcome,
    choices: [...figureChoices(weighing), ...others, skipChoice],
    flow: { ...flow, weighing },
  };
}

/** The sum of a list that was shown, when the member writes the same list once more instead of pressing. */
export function figureRepeated(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  text: string,
): Figure | undefined {
  const [only, ...others] = active.weighing ?? [];
  if (!("ask" in step) || !only || others.length > 0) return undefined;
  const found = weighFor(flow, active, step.into, text);
  return found.kind === "sum" && found.figures[0]?.label === only.label ? only : undefined;
}
