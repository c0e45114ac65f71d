import { answerIn } from "#server/external/model/guide/answer/answer-words.ts";
import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { optionsOf, slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { single } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import { asWrittenChoice, isUnfit } from "#server/external/model/guide/answer/no-answer/answer-unfit.ts";
import { asidesOf, isFigure, isFiller } from "#server/external/model/guide/answer/no-answer/find-asides.ts";
import { restorable } from "#server/external/model/guide/answer/no-answer/split-answer.ts";
import { dateInHand } from "#server/external/model/guide/document/edits/place-choices.ts";
import { scaleChoices } from "#server/external/model/guide/document/edits/scale-changes.ts";
import { fieldNamed } from "#server/external/model/guide/document/edits/several-corrections.ts";
import { wordsApart } from "#server/external/model/guide/document/edits/words-apart.ts";
import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import type { Line } from "#server/external/model/guide/lines/lines.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { changeable, show } from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, type Choice, choice } from "#server/external/model/guide/state.ts";
import { swapIn } from "#server/external/model/guide/values/swaps.ts";
import { asksForOpinion } from "#server/external/model/guide/words/stories/opinions.ts";
import type { AsidePart } from "#server/external/model/guide/words/to-guide/asides.ts";
import {
  commandIn,
  isOpenAnswer,
  isSameText,
  plain,
} from "#server/external/model/guide/words/to-guide/commands.ts";
import {
  type EditAside,
  editAsideIn,
  partMeantInstead,
} from "#server/external/model/guide/words/to-guide/edit-asides.ts";
import { pleadsForWords } from "#server/external/model/guide/words/to-guide/plea.ts";
import {
  asksSomething,
  mayBeSpoken,
  quotedQuestion,
} from "#server/external/model/guide/words/to-guide/questions.ts";
import { isFine } from "#server/external/model/guide/words/yes-no/acceptance.ts";
import { startsWithNo } from "#server/external/model/guide/words/yes-no/denials.ts";
import { asksForExample, objectionIn } from "#server/external/model/guide/words/yes-no/objections.ts";
import {
  adding,
  asked,
  askedFor,
  keepChoice,
  keptPart,
  newWords,
  partChoices,
  pending,
  type Reply,
  takesInto,
} from "./made-parts.ts";
import { isQuestion } from "./made-words.ts";

/*
 * What is said to the guide while a part of a document is being chosen, or its new words are awaited. It is written
 * nowhere; where it may be the new words all the same, one press takes it for them.
 */

type Asking = Extract<Step, { ask: string }>;
type Beside = EditAside | "aside";

/** The slot whose new words are awaited. */
export const slotInHand = ({ changing }: ActiveFlow): string | undefined =>
  changing === undefined || ["?", pending, adding, dateInHand].includes(changing)
    ? undefined
    : changing.split("#")[0];

/** Whether any words may be the new ones of a slot; a name, a time and a number are of their kind. */
const isFree = (slot: Slot | undefined): boolean =>
  slot !== undefined &&
  !isFigure(slot) &&
  slot.kind !== "scale" &&
  !(slot.kind === "line" && single.includes(slot.takes));

/** Whether the new words may be said to somebody, so that a question may be one of them. */
export const mayAsk = (flow: Flow, name: string): boolean => {
  const step = askingFor(flow, name);
  return step !== undefined && (flow.slots[name]?.kind === "text" || mayBeSpoken(flow, step));
};

const askingFor = (flow: Flow, name: string): Asking | undefined =>
  flow.steps.find((step): step is Asking => "ask" in step && step.into === name);

/** Handles what is said to the guide beside a change; undefined if the message changes something. */
export function besideEdit(reply: Reply): Outcome | undefined {
  const { original: _, ...active } = reply.active;
  const own = { ...reply, active };
  const name = slotInHand(active);
  if (active.changing !== undefined && isSameText(reply.text, keepChoice.label)) return keptPart(own);
  if (active.changing === undefined) return belowText(own);
  if (active.changing === "?") return besideParts(own);
  if (active.changing === pending) return besidePlace(own);
  if (active.changing === dateInHand)
    return editAsideIn(reply.text, false) === "cancel" ? keptPart(own) : undefined;
  return name === undefined ? besideAddition(own) : besideWords(own, name);
}

/** Who is tired, or says "gausah deh", adds nothing to a document that stands. */
function belowText(reply: Reply): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const beside = editAsideIn(text, true);
  const isElse = commandIn(text) !== undefined || isFine(text);
  if (beside === "cancel" && !isElse) return keptPart(reply);
  if (beside !== "tired") return undefined;
  return { texts: [said.line("made-tired")], choices: show(flow, active, step).choices, flow: active };
}

const partsLines: Partial<Record<Beside, Line>> = {
  tired: "parts-tired",
  complaint: "parts-complaint",
  question: "parts-asked",
};

/** At the buttons of the parts. */
function besideParts(reply: Reply): Outcome | undefined {
  const { active, text, said } = reply;
  const beside = editAsideIn(text, false);
  if (beside === "cancel") return keptPart(reply);
  const choices = [...partChoices(reply), keepChoice];
  if (beside === "again") return { ...asked(reply, "changing"), choices };
  if (beside === "wait")
    return { texts: [said.line("wait", { label: "bagian yang mau diubah" })], choices, flow: active };
  const line = beside && partsLines[beside];
  return line && { texts: [said.line(line)], choices, flow: active };
}

/** Where words that were written below a document wait for their place. */
function besidePlace({ flow, active, step, text, said }: Reply): Outcome | undefined {
  const beside = editAsideIn(text, true);
  if (beside !== "cancel" && beside !== "tired" && beside !== "complaint") return undefined;
  const { [pending]: __, ...filled } = active.filled;
  const here = { ...active, filled, changing: undefined };
  return { texts: [said.line("place-dropped")], choices: show(flow, here, step).choices, flow: here };
}

/** Where what is to be added at the end is awaited. */
function besideAddition(reply: Reply): Outcome | undefined {
  const { active, text, said } = reply;
  const beside = editAsideIn(text, true);
  if (beside === undefined) return undefined;
  if (beside === "cancel") return keptPart(reply);
  const line = beside === "wait" ? said.line("wait", { label: "tambahannya" }) : said.line("addition-open");
  return { texts: [line], choices: [keepChoice], flow: active };
}

/** Where the new words of a part are awaited. */
function besideWords(reply: Reply, name: string): Outcome | undefined {
  const { flow, text } = reply;
  const slot = flow.slots[name];
  const other = otherPart(reply, name) ?? wordsApart(reply, name);
  if (other) return other;
  const beside =
    editAsideIn(text, isFree(slot), slot?.label) ?? (pleadsForWords(text, true) ? "tired" : undefined);
  if (beside !== undefined) return answered(reply, name, beside);
  if (asksForExample(text) || asksForOpinion(text) || isOpenAnswer(text) || takesInto.test(text))
    return undefined;
  const refused = refusedOption(reply, name);
  if (refused !== undefined) return newWords({ ...reply, text: refused }, name);
  const step = askingFor(flow, name);
  return step && !isFigure(slot) ? besideAnswer(reply, step) : undefined;
}

/** Words for the guide that only the question of a part, or the classifier, tells from its new words. */
function besideAnswer(reply: Reply, step: Asking): Outcome | undefined {
  const { flow, text } = reply;
  const name = step.into;
  const isAsking = !isFree(flow.slots[name]) && (isQuestion(text) || asksSomething(text));
  if (isAsking || isUnfit(flow, step, text)) return answered(reply, name, isAsking ? "question" : "aside");
  const bare = bareName(reply, step);
  if (bare !== undefined) return newWords({ ...reply, text: bare }, name);
  const { rest, asides } = asidesOf(flow, step, text);
  if (asides.length === 0) return undefined;
  return isFiller(rest) ? judged(reply, name, asides) : withoutAsides(reply, name, rest, asides);
}

/** "Alasannya ga usah": the button that says so. */
function refusedOption({ flow, text }: Reply, name: string): string | undefined {
  const label = plain(flow.slots[name]?.label ?? "").split(" ");
  const words = plain(text).split(" ");
  const rest = words.filter((word) => !label.includes(word.replace(/(?:nya|ku)$/, "")));
  const isNamed = rest.length < words.length && startsWithNo(rest.join(" "));
  return isNamed ? optionMeant(optionsOf(flow, name), rest.join(" "))?.label : undefined;
}

/** "Bukan jabatan, tanggalnya" and "eh salah, nama pengirim yang diganti": another part is meant. */
function otherPart(reply: Reply, name: string): Outcome | undefined {
  const { flow, step, text } = reply;
  const others = changeable(flow, step).filter((one) => one !== name);
  const fields = (words: readonly string[], names: readonly string[]) =>
    words.length === 0 ? undefined : fieldNamed(flow, names, words);
  const swap = swapIn(text);
  const isExchanged = swap !== undefined && fields(plain(swap.not).split(" "), [name]) !== undefined;
  const exchanged = isExchanged
    ? (fields(plain(swap.value).split(" "), others) ?? slotNamedIn(flow, others, swap.value))
    : undefined;
  const meant = exchanged ?? fields(partMeantInstead(text), others);
  return meant === undefined ? undefined : askedFor(reply, meant);
}

/** "Kan udah kubilang, Kepala Kasir": a name without the talk before it; undefined if there is none. */
function bareName({ flow, text }: Reply, step: Asking): string | undefined {
  const slot = flow.slots[step.into];
  if (isFree(slot) || slot?.takes === "date" || slot?.takes === "deadline") return undefined;
  const clauses = text.split(/(?<=[,.;!?])\s+/);
  const isTalk = (one: string) =>
    editAsideIn(one, false, slot?.label) !== undefined || objectionIn(one) !== undefined;
  const from = clauses.findIndex((one) => !isTalk(one));
  if (from <= 0) return undefined;
  const rest = clauses.slice(from).join(" ");
  return answerIn(flow, step, rest.replace(/^(?:ya |yaudah |ya ?udah |udah |oke |ok )+(?=\S)/i, ""));
}

/** "Hmm bingung, ya udah Kepala Kasir aja": the rest are the new words, and one press writes the whole message. */
function withoutAsides(reply: Reply, name: string, rest: string, asides: readonly AsidePart[]): Outcome {
  const { flow, active, text, said } = reply;
  const outcome = newWords({ ...reply, text: rest }, active.changing ?? name);
  if (!outcome.document) return outcome;
  const quote = quotedQuestion(asides.map((one) => one.text).join(", "));
  const left = { ...outcome, texts: [...outcome.texts, said.line("aside-left", { quote })] };
  return mayTake(flow, active, name) ? restorable(left, { into: name, text }) : left;
}

/** A whole message counts only where its words are this sure to be for the guide (mean logit). */
const wholeSureness = 1.2;
const wholeWordsMin = 3;
const besideOf: Record<AsidePart["kind"], Beside> = {
  complaint: "complaint",
  question: "question",
  remark: "aside",
  wish: "aside",
  correction: "aside",
  command: "aside",
};

function judged(reply: Reply, name: string, asides: readonly AsidePart[]): Outcome | undefined {
  const sureness = Math.min(...asides.map((one) => one.sureness));
  const isLong = reply.text.trim().split(/\s+/).length >= wholeWordsMin;
  const [first] = asides;
  return first && isLong && sureness >= wholeSureness
    ? answered(reply, name, besideOf[first.kind])
    : undefined;
}

/** The buttons where the new words are still awaited, with the one that takes what was said for them. */
function openChoices({ flow, active }: Reply, name: string): Choice[] {
  const options = optionsOf(flow, name).map((option, at) => choice(`option:${at}`, option.label));
  const own = options.length > 0 ? options : scaleChoices(flow, name);
  return [...own, keepChoice, ...(mayTake(flow, active, name) ? [asWrittenChoice] : [])];
}

const mayTake = (flow: Flow, { changing = "" }: ActiveFlow, name: string): boolean =>
  !changing.includes("#") && !isFigure(flow.slots[name]) && flow.slots[name]?.kind !== "scale";

function answered(reply: Reply, name: string, beside: Beside): Outcome {
  const { flow, active, text } = reply;
  const original = mayTake(flow, active, name) ? { into: name, text } : undefined;
  if (beside === "cancel") {
    const left = keptPart(reply);
    if (!isFree(flow.slots[name]) || !original || !left.flow) return left;
    return { ...left, choices: [...left.choices, asWrittenChoice], flow: { ...left.flow, original } };
  }
  const flowHere = { ...active, ...(original ? { original } : {}) };
  return { texts: [lineFor(reply, name, beside)], choices: openChoices(reply, name), flow: flowHere };
}

const withExample: Partial<Record<Beside, [Line, Line]>> = {
  tired: ["edit-tired", "edit-tired-example"],
  question: ["edit-asked", "edit-asked-example"],
};
const plainLine: Partial<Record<Beside, Line>> = {
  complaint: "complaint-change",
  again: "change-slot",
  wait: "wait",
};

function lineFor({ flow, text, said }: Reply, name: string, beside: Beside): string {
  const { label: own = name, example = "" } = flow.slots[name] ?? {};
  // "Untuk siapa" would stand behind another "untuk".
  const label = own.replace(/^untuk /, "");
  const [without, withOne] = withExample[beside] ?? [];
  const line = (example === "" ? without : withOne) ?? plainLine[beside] ?? "edit-aside";
  return said.line(line, { label, example, quote: quotedQuestion(text) });
}
