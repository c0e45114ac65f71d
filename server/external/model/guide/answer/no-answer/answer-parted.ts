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
import {
  isRecall,
  withoutLeadIns,
  withoutRecall,
} from "#server/external/model/guide/words/to-guide/lead-ins.ts";
import { areOwnQuestions } from "#server/external/model/guide/words/to-guide/own-questions.ts";
import { joinedPieces, type Piece, piecesOf } from "#server/external/model/guide/words/to-guide/pieces.ts";
import {
  asksForQuestions,
  mayBeSpoken,
  quotedQuestion,
} from "#server/external/model/guide/words/to-guide/questions.ts";
import { knowerOf } from "#server/external/model/guide/words/to-guide/who-knows.ts";
import { type Aside, answerUnheard } from "./answer-aside.ts";
import { answerUnfit, leavesPlace } from "./answer-unfit.ts";
import { withDropped } from "./dropped.ts";
import { isFigure, isForSomebody } from "./find-asides.ts";
import { forbiddenBefore, obeyed, type Parted } from "./forbidden-before.ts";
import { nameOfReader, onlyAsked, originalFor, restorable } from "./split-answer.ts";
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
  const isRead = isForSomebody(flow);
  if ("ask" in step && asksForQuestions(flow, step)) return { may: "questions", called };
  const isOfSteps = slotOf(flow, step)?.kind === "list" && ofSteps.test(plain("ask" in step ? step.ask : ""));
  if (isOfSteps && !isRead) return { may: "done", called };
  // In a story or a note of one's own, a question may be what somebody asks themselves.
  const maySpeak = !isRead || ("ask" in step && mayBeSpoken(flow, step));
  return { may: maySpeak ? "spoken" : "anything", called, isRead };
}

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
  if (isOfWords && "ask" in step && isRecall(message.text)) return answerUnheard({ ...message, step });
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
  const { flow, active } = message;
  const at = answerable(message, step);
  if (!at) return answer(active, message.text);
  const text = withoutLeadIn(message.text);
  const written = withMendings(message, at, piecesOf(text));
  const sentences = written.pieces.map((one) => one.text);
  if ("ask" in at && askedAt(flow, active, at).isRead && areOwnQuestions(sentences))
    return onlyAsked({ ...message, step: at }, sentences.join(" "));
  const mended = forbiddenBefore(message, written) ?? written;
  const parts = partsOf(message, at, mended.pieces);
  const isAllOfIt = !parts.orders && !parts.asked && !parts.remarked;
  return mended.lines.length === 0 && isAllOfIt
    ? withDropped(answer(active, text), message, at, mended.pieces)
    : answerRest({ ...message, active: mended.active }, at, mended, parts, answer);
}

/** Gives what is left of an answer to `answer`, and says what was left out of it. */
function answerRest(message: Message, at: Answerable, mended: Parted, parts: Parts, answer: Answer): Outcome {
  const { flow, said } = message;
  const { orders, asked, remarked } = parts;
  const pieces = remarked?.kept ?? asked?.kept ?? orders?.kept ?? mended.pieces;
  const taken = obeyed(message, mended.active, orders);
  const here = taken?.active ?? mended.active;
  const rest = joinedPieces(pieces);
  const ofNothing = () =>
    orders && !taken ? withoutAnswer(message, here, at, orders) : remind(flow, here, said);
  const outcome = rest === "" ? ofNothing() : withDropped(answer(here, rest), message, at, pieces);
  const isTold = rest !== "" || orders?.unwritten !== undefined;
  const ofOrders = orders && isTold ? linesOf(orders, said) : [];
  const lines = [
    ...mended.lines,
    ...(taken ? [taken.line] : ofOrders),
    ...linesOfAsked(message, at, asked?.questions ?? [], outcome.flow ?? here, rest),
    ...(remarked ? [said.line("aside-left", { quote: quotedQuestion(remarked.remarks.join(", ")) })] : []),
  ];
  const out = leftOutIn(parts, taken !== undefined);
  return withWhole({ ...outcome, texts: [...lines, ...outcome.texts] }, message, at, out);
}

/** What can be had back: neither an order that was carried out, nor what only asks whether the rest goes in. */
function leftOutIn({ orders, asked, remarked }: Parts, isObeyed: boolean): object | undefined {
  const isAllIn = asked?.questions.every(asksIfGoesIn) === true;
  return (isObeyed ? undefined : orders) ?? (isAllIn ? undefined : asked) ?? remarked;
}

/** What the guide says to each question that it has left out. */
const linesOfAsked = (
  { flow, said }: Message,
  at: Answerable,
  questions: readonly string[],
  active: ActiveFlow,
  rest: string,
): string[] =>
  questions.map((one) =>
    asksIfGoesIn(one) && rest !== ""
      ? said.line("goes-in", { label: labelOf(flow, at) })
      : lineAbout(flow, active, one, said),
  );

/** What was left out, here or later, can be had back with the whole message. */
function withWhole(outcome: Outcome, { flow, text }: Message, { into }: Answerable, out: object | undefined) {
  const isLeftOut = out !== undefined || outcome.flow?.original !== undefined;
  return isLeftOut && into !== undefined ? restorable(outcome, originalFor(flow, into, text)) : outcome;
}
