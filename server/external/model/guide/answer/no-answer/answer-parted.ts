import { behindRole } from "#server/external/model/guide/answer/answer-words.ts";
import { isOfSentences, keptBack } from "#server/external/model/guide/answer/buttons/kept-back.ts";
import { type OtherFigure, otherFigure } from "#server/external/model/guide/answer/figures/missed-figure.ts";
import { isRehearsed } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import { again } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow, Slot, Step, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import {
  choicesOf,
  goOn,
  isOpenChoice,
  labelOf,
  remind,
  slotOf,
  summed,
} from "#server/external/model/guide/run-flow.ts";
import { amountOf } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, skipChoice } from "#server/external/model/guide/state.ts";
import { isFigureText } from "#server/external/model/guide/values/corrections.ts";
import { deniedFirst } from "#server/external/model/guide/values/denied-first.ts";
import {
  isMending,
  type Mending,
  mendedHere,
  mendingIn,
} from "#server/external/model/guide/values/mendings.ts";
import { numberWords, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { swappedFor, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { tellTaken } from "#server/external/model/guide/values/take-facts.ts";
import { type TextOrders, textOrders } from "#server/external/model/guide/words/to-guide/about-the-text.ts";
import {
  type AskedAt,
  asksIfGoesIn,
  asksIfNoted,
  asksOfRestoring,
  isAsking,
  questionsIn,
} from "#server/external/model/guide/words/to-guide/asks-guide.ts";
import {
  type Remarked,
  remarksIn,
  withoutLeadIn,
} from "#server/external/model/guide/words/to-guide/beside-remarks.ts";
import { isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { withoutLeadIns, withoutRecall } from "#server/external/model/guide/words/to-guide/lead-ins.ts";
import { joinedPieces, type Piece, piecesOf } from "#server/external/model/guide/words/to-guide/pieces.ts";
import {
  asksForQuestions,
  mayBeSpoken,
  quotedQuestion,
} from "#server/external/model/guide/words/to-guide/questions.ts";
import { knowerOf } from "#server/external/model/guide/words/to-guide/who-knows.ts";
import { type Aside, single } from "./answer-aside.ts";
import { answerUnfit, leavesPlace } from "./answer-unfit.ts";
import { isFigure, isForSomebody } from "./find-asides.ts";
import { nameOfReader, originalFor, restorable } from "./split-answer.ts";
import { withToldAhead } from "./told-ahead.ts";
import { answerTold } from "./told-apart.ts";

/*
 * What stands beside an answer and is none, whatever the flow: corrections, orders about the text, questions to the guide.
 * It is taken apart by its sentences before anything else reads the answer; what is left out is always named.
 */

type Message = Omit<Aside, "step">;
type Answerable = Extract<Step, { ask: string } | { choose: string }>;
type Answer = (active: ActiveFlow, rest: string) => Outcome;

/** Questions for what is to be said, asked for or forbidden, whose answers may hold orders of their own. */
const ofRequests =
  /\b(?:permintaan\w*|minta|diminta|harap\w*|aturan\w*|larang\w*|batas\w*|(?:ter|di)?sampai\w*|pesan|tugas\w*|sepakat\w*|kesepakatan|janji\w*|kalimat\w*|bilang|kata\w*|ucap\w*|diketahui|dilewati)\b/;

/** Lists of what is to be done, of which no item asks anything. */
const ofSteps = /\b(?:langkah|kegiatan|tugas\w*|bahan\w*|barang\w*|persiapan\w*|dikerjakan|dilakukan)\b/;

/** The step, if its answer is written into a document as it is. */
function answerable({ flow, active, text }: Message, step: Waiting): Answerable | undefined {
  if (flow.isDialogue || active.reading !== undefined || active.changing !== undefined) return undefined;
  if ("ask" in step) return isRehearsed(step) ? undefined : step;
  if (!("choose" in step) || step.into === undefined || !isOpenChoice(step)) return undefined;
  return choicesOf(flow, step).some(({ label }) => isSameText(label, text)) ? undefined : step;
}

function askedAt(flow: Flow, active: ActiveFlow, step: Answerable): AskedAt {
  const called = nameOfReader(flow, active.filled);
  if ("ask" in step && asksForQuestions(flow, step)) return { may: "questions", called };
  const isOfSteps = slotOf(flow, step)?.kind === "list" && ofSteps.test(plain("ask" in step ? step.ask : ""));
  if (isOfSteps && !isForSomebody(flow)) return { may: "done", called };
  // In a story or a note of one's own, a question may be what somebody asks themselves.
  const maySpeak = !isForSomebody(flow) || ("ask" in step && mayBeSpoken(flow, step));
  return { may: maySpeak ? "spoken" : "anything", called };
}

/** What is left of an answer, and what the guide says about the rest. */
type Parted = { active: ActiveFlow; pieces: Piece[]; lines: string[] };

/** Carries out what a piece corrects; undefined if the piece may be an answer after all. */
function mendedBy(
  { flow, said }: Message,
  { active, pieces, lines }: Parted,
  mending: Mending,
  piece: Piece,
): Parted | undefined {
  const here = mendedHere(pieces, mending);
  if (here) {
    const { not, value, told } = here;
    const quote = told.length === 0 ? "" : ` “${told.join(", ")}” tidak kutulis.`;
    const line = said.line("corrected-here", { not, value, told: quote });
    return {
      active: withSameElsewhere(flow, active, mending, { not, value }),
      pieces: here.pieces,
      lines: [...lines, line],
    };
  }
  const { swap, others } = mending;
  const quote = quotedQuestion(piece.text);
  if (!swap) return { active, pieces, lines: [...lines, said.line("correction-unsure", { quote })] };
  const isOfWords = !/\d/.test(swap.not) && deniedFirst(piece.text) !== undefined;
  const found = swappedFor(flow, active.filled, writtenSlots(flow, active.filled), swap);
  if (found?.kind === "several") {
    const line = said.line("corrected-several", { quote, not: found.not });
    return { active, pieces, lines: [...lines, line] };
  }
  // "Eh bukan saya, mereka" may be what will be said, if it puts nothing right that stands.
  if (found?.kind !== "exchanged" && isOfWords && !isFigureText(swap.not)) return undefined;
  if (found?.kind !== "exchanged")
    return { active, pieces, lines: [...lines, said.line("correction-unsure", { quote })] };
  const { name, answer, not, value } = found;
  const label = flow.slots[name]?.label ?? name;
  const told = [
    said.line("swapped", { label, not, value }),
    ...(others.length === 0
      ? []
      : [said.line("corrected-rest", { quote: quotedQuestion(others.join(", ")) })]),
  ];
  return {
    active: summed(flow, { ...active, filled: { ...active.filled, [name]: answer } }),
    ...{ pieces, lines: [...lines, ...told] },
  };
}

/**
 * What was put right here may stand in an earlier answer too: a sum at its own question, and anything else where the member
 * says what was wrong, unless it is a number alone.
 */
function withSameElsewhere(
  flow: Flow,
  active: ActiveFlow,
  mending: Mending,
  { not, value }: { not: string; value: string },
): ActiveFlow {
  const isNamed = mending.swap !== undefined && /\p{L}/u.test(not);
  const names = writtenSlots(flow, active.filled).filter(
    (name) => isNamed || flow.slots[name]?.kind === "rupiah",
  );
  const swap = { not, value, where: "", isSure: true, isMistake: true };
  const found = swappedFor(flow, active.filled, names, swap);
  if (found?.kind !== "exchanged") return active;
  return summed(flow, { ...active, filled: { ...active.filled, [found.name]: found.answer } });
}

/** Carries out what an answer corrects, in itself and in earlier ones. */
function withMendings(message: Message, step: Answerable, all: readonly Piece[]): Parted {
  const { flow, active } = message;
  const isOfFigure = isFigure(step.into === undefined ? undefined : flow.slots[step.into]);
  let parted: Parted = { active, pieces: [], lines: [] };
  for (const piece of all) {
    const mending = all.length > 1 && isMending(piece.text) ? mendingIn(piece.text) : undefined;
    // What a figure puts right in itself is read with the figure, and what begins a message may be the answer.
    const isRead =
      (isOfFigure && (!mending?.swap || mendedHere(parted.pieces, mending) !== undefined)) ||
      (parted.pieces.length === 0 && !mending?.swap);
    const next = mending && !isRead ? mendedBy(message, parted, mending, piece) : undefined;
    parted = next ?? { ...parted, pieces: [...parted.pieces, piece] };
  }
  return parted;
}

/** What the guide says about orders that it has left out. */
function linesOf({ orders, unwritten }: TextOrders, said: Said): string[] {
  const quote = quotedQuestion(orders.join(", "));
  return unwritten === undefined
    ? [said.line("about-text", { quote })]
    : [said.line("not-written", { value: quotedQuestion(unwritten), quote })];
}

const valuesMax = 6;
const valueMax = 60;

/** An answer as it can be read back: a figure without the words around it, and a long text up to its first words. */
function shortValue(slot: Slot | undefined, value: string): string {
  if (slot?.kind === "number") return numberWords(value);
  const sum = slot?.kind === "rupiah" ? amountOf(value, slot.unit) : undefined;
  if (sum !== undefined) return rupiahText(sum);
  return value.length > valueMax ? `${value.slice(0, valueMax).trim()} ...` : value;
}

/** What the flow holds of what a question is about, or else all of it. */
function notedLine(flow: Flow, { filled }: ActiveFlow, question: string, said: Said): string {
  const asked = plain(question).split(" ");
  const held = Object.entries(filled).filter(([name, value]) => value !== "" && name in flow.slots);
  const meant = held.filter(([name]) =>
    plain(flow.slots[name]?.label ?? "")
      .split(" ")
      .some((word) => word.length > 3 && asked.some((one) => one.replace(/(?:nya|ku)$/, "") === word)),
  );
  const shown = (meant.length > 0 ? meant : held).slice(0, valuesMax);
  if (shown.length === 0) return said.line("noted-none");
  const short = shown.map(([name, value]) => [name, shortValue(flow.slots[name], value)]);
  return said.line("noted", { list: tellTaken(flow, Object.fromEntries(short)) });
}

/** What can be said about a question that was left out. */
export function lineAbout(flow: Flow, active: ActiveFlow, question: string, said: Said): string {
  if (asksIfNoted(question)) return notedLine(flow, active, question, said);
  if (asksOfRestoring(question)) return said.line("restore-told");
  const quote = quotedQuestion(question);
  if (!isAsking(question)) return said.line("aside-left", { quote });
  const who = knowerOf(question);
  return who === undefined ? said.line("asked-within", { quote }) : said.line("beside-fact", { quote, who });
}

/** The sentence that a button has for what shall not be written. */
const keptSentence = (step: Answerable, text: string): string =>
  "choose" in step && isOfSentences(step) ? (keptBack(step, text)?.value ?? "") : "";

/** Nothing is left to be written: what was told stays out, or the question is asked for once more. */
function withoutAnswer(
  { flow, text, said }: Message,
  active: ActiveFlow,
  step: Answerable,
  orders: TextOrders,
): Outcome {
  if (orders.unwritten !== undefined) {
    const kept = keptSentence(step, text);
    const filled = step.into === undefined ? active.filled : { ...active.filled, [step.into]: kept };
    const to = "choose" in step ? (step.options[0]?.to ?? step.to) : step.to;
    return goOn(flow, { ...active, filled }, step, said, to);
  }
  const quote = quotedQuestion(orders.orders.join(", "));
  const line = said.line("unfit-any", { label: labelOf(flow, step), quote });
  const outcome = again(flow, active, step, line);
  return "ask" in step ? { ...outcome, choices: [skipChoice] } : outcome;
}

const longWordsMin = 4;
/** What says nothing of its own behind an answer. */
const courtesy =
  /^(?:(?:ya|iya|yah|oke|ok|sip|deh|lah|sih|dong|gitu|begitu|itu|aja|saja|dulu|makasih|terima kasih|trims|thanks|suwun|nuhun|kak|mas|mbak|min|bang|pak|bu|hehe|haha|wkwk|h+m+|titik|pokoknya|segitu|udah|sudah)\b ?)+$/;

/** The sentences behind a short answer in free words that stand nowhere, the longer ones by most of their words. */
function sentencesDropped(pieces: readonly Piece[], outcome: Outcome): string[] {
  const held = plain(Object.values(outcome.flow?.filled ?? {}).join(" "));
  const shown = plain([held, ...outcome.texts].join(" "));
  const known = new Set(shown.split(" "));
  return pieces
    .slice(1)
    .map(({ text }) => text.replace(/[\s.!]+$/, ""))
    .filter((text) => {
      const words = plain(text).split(" ");
      if (isMending(text) || courtesy.test(plain(text))) return false;
      if (words.length < longWordsMin) return !shown.includes(plain(text));
      // A day or a sum that stands nowhere is lost, whatever else the sentence says.
      if (words.some((word) => /^\d/.test(word) && !known.has(word))) return true;
      return words.filter((word) => known.has(word)).length * 2 < words.length;
    });
}

/** "Sari Dewi, analis, NIK 02417": a number behind one's name. */
function behindName(pieces: readonly Piece[], name: string): string[] {
  const [, behind = ""] = pieces
    .map(({ text }) => text)
    .join(" ")
    .split(`${name},`);
  return /\d{3}/.test(behind) ? [behind.trim().replace(/[.!]+$/, "")] : [];
}

/** Names what a short answer leaves out, unless it stands somewhere or was named. */
function withDropped(
  outcome: Outcome,
  message: Message,
  step: Answerable,
  pieces: readonly Piece[],
): Outcome {
  const { flow, said, active } = message;
  const slot = step.into === undefined ? undefined : flow.slots[step.into];
  const value = step.into === undefined ? "" : (outcome.flow?.filled[step.into] ?? "");
  const isTaken = step.into !== undefined && value !== (active.filled[step.into] ?? "");
  if (!("ask" in step) || slot?.kind !== "line" || value === "" || !isTaken) return outcome;
  const isOwnName = slot.takes === "self";
  const other = slot.takes === "role" ? behindRole(message.text) : "";
  if (single.includes(slot.takes) && !isOwnName && other === "") return outcome;
  const besides = isOwnName ? behindName(pieces, value) : sentencesDropped(pieces, outcome);
  const dropped = other === "" ? besides : [other];
  if (dropped.length === 0) return outcome;
  const line = said.line("rest-left", { quote: quotedQuestion(dropped.join(". ")), label: slot.label });
  return { ...outcome, texts: [line, ...outcome.texts] };
}

/** What an answer says to the guide: orders, questions and remarks. */
type Parts = {
  orders: TextOrders | undefined;
  asked: ReturnType<typeof questionsIn>;
  remarked: Remarked | undefined;
};

/** The orders, the questions and the remarks in what corrections have left of an answer. */
function partsOf({ flow, active }: Message, step: Answerable, pieces: readonly Piece[]): Parts {
  const slot = step.into === undefined ? undefined : flow.slots[step.into];
  if (isFigure(slot)) return { orders: undefined, asked: undefined, remarked: undefined };
  const isOfRequests = ofRequests.test(
    plain(`${"ask" in step ? step.ask : step.choose} ${slot?.label ?? ""}`),
  );
  const orders = textOrders(pieces, { isForSomebody: isForSomebody(flow), isOfRequests });
  const asked = questionsIn(orders?.kept ?? pieces, askedAt(flow, active, step));
  const left = asked?.kept ?? orders?.kept ?? pieces;
  const isOfOne = "ask" in step && /\b(?:mana|satu)\b/i.test(step.ask);
  const remarked = isForSomebody(flow) ? remarksIn(left, { isOfRequests, isOfOne }) : undefined;
  return { orders, asked, remarked };
}

/** What the guide says about a figure of another question. */
function otherLine(flow: Flow, { name, value, not, isSame = false }: OtherFigure, said: Said): string {
  const label = flow.slots[name]?.label ?? name;
  if (isSame) return said.line("stands-already", { label, value });
  if (value === "") return said.line("sum-open", { label });
  return not === undefined
    ? said.line("corrected", { label, value })
    : said.line("swapped", { label, not, value });
}

/**
 * Takes an answer apart, and gives what is left of it to `answer`. `original`: the message before, if some of it was left
 * out.
 */
export function answerParted(
  message: Message,
  step: Waiting,
  answer: Answer,
  original: ActiveFlow["original"],
): Outcome {
  const { flow, active, said } = message;
  const open = "ask" in step && leavesPlace(flow, step, message.text) && answerUnfit(message, step);
  if (open) return open;
  const isOfWords = answerable(message, step) !== undefined && !isFigure(slotOf(flow, step));
  const text = isOfWords
    ? withoutLeadIns(message.text, flow.field === "wellbeing")
    : withoutRecall(message.text);
  const ofRest = (next: ActiveFlow, rest: string) =>
    withToldAhead({ ...message, active: next, text: rest }, step, (own) => answerOwn(own, step, answer));
  const other = otherFigure(flow, active, step, text);
  if (!other) return answerTold({ ...message, text, step }, original, ofRest);
  const { rest } = other;
  const line = otherLine(flow, other, said);
  const outcome = rest === "" ? remind(flow, other.active, said) : ofRest(other.active, rest);
  return { ...outcome, texts: [line, ...outcome.texts] };
}

function answerOwn(message: Message, step: Waiting, answer: Answer): Outcome {
  const { flow, active, said } = message;
  const at = answerable(message, step);
  if (!at) return answer(active, message.text);
  const text = withoutLeadIn(message.text);
  const mended = withMendings(message, at, piecesOf(text));
  const { orders, asked, remarked } = partsOf(message, at, mended.pieces);
  const pieces = remarked?.kept ?? asked?.kept ?? orders?.kept ?? mended.pieces;
  if (mended.lines.length === 0 && !orders && !asked && !remarked)
    return withDropped(answer(active, text), message, at, pieces);
  const rest = joinedPieces(pieces);
  const lineOn = (question: string, here: ActiveFlow): string =>
    asksIfGoesIn(question) && rest !== ""
      ? said.line("goes-in", { label: labelOf(flow, at) })
      : lineAbout(flow, here, question, said);
  const ofNothing = () =>
    orders ? withoutAnswer(message, mended.active, at, orders) : remind(flow, mended.active, said);
  const outcome = rest === "" ? ofNothing() : withDropped(answer(mended.active, rest), message, at, pieces);
  const isTold = orders !== undefined && (rest !== "" || orders.unwritten !== undefined);
  const lines = [
    ...mended.lines,
    ...(isTold ? linesOf(orders, said) : []),
    ...(asked?.questions ?? []).map((one) => lineOn(one, outcome.flow ?? mended.active)),
    ...(remarked ? [said.line("aside-left", { quote: quotedQuestion(remarked.remarks.join(", ")) })] : []),
  ];
  // What only asks whether the rest goes in is nothing to have back.
  const isAllIn = asked?.questions.every(asksIfGoesIn) === true;
  const out = orders ?? (isAllIn ? undefined : asked) ?? remarked;
  return withWhole({ ...outcome, texts: [...lines, ...outcome.texts] }, message, at, out);
}

/** What was left out, here or later, can be had back with the whole message. */
function withWhole(outcome: Outcome, { flow, text }: Message, { into }: Answerable, out: object | undefined) {
  const isLeftOut = out !== undefined || outcome.flow?.original !== undefined;
  return isLeftOut && into !== undefined ? restorable(outcome, originalFor(flow, into, text)) : outcome;
}
