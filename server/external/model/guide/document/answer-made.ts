import { chosen, pressed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import {
  changeIn,
  onlyFilled,
  optionsOf,
} from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { explainedWhy, isWhyBelow } from "#server/external/model/guide/answer/why.ts";
import { asksLanguage } from "#server/external/model/guide/document/address/language-wish.ts";
import {
  asksSofter,
  isStyle,
  registerAsked,
} from "#server/external/model/guide/document/address/made-style.ts";
import { calledOtherwise, restyled } from "#server/external/model/guide/document/address/restyled.ts";
import { partsChanged, sentencesAsked } from "#server/external/model/guide/document/edits/answer-parts.ts";
import { wordsChanged } from "#server/external/model/guide/document/edits/answer-word-edits.ts";
import { changedByPlace } from "#server/external/model/guide/document/edits/by-place.ts";
import { eachEdit, editsBelow } from "#server/external/model/guide/document/edits/each-edit.ts";
import { edited } from "#server/external/model/guide/document/edits/edited-items.ts";
import {
  extraIn,
  isRemoval,
  numberedIn,
  renumbered,
} from "#server/external/model/guide/document/edits/edits.ts";
import { exchangedWords, replacedIn } from "#server/external/model/guide/document/edits/exchanged-words.ts";
import { ordersLeft, withWishesKept } from "#server/external/model/guide/document/edits/kept-wishes.ts";
import { dateAsked, dateGiven } from "#server/external/model/guide/document/edits/letter-head.ts";
import {
  isShortening,
  lastSentenceIn,
  shortened,
  withoutSentence,
} from "#server/external/model/guide/document/edits/made-sentences.ts";
import {
  labelledChanges,
  sectionChange,
  withoutClauses,
} from "#server/external/model/guide/document/edits/named-changes.ts";
import { withFelt } from "#server/external/model/guide/document/edits/orders/felt-beside.ts";
import { isMove } from "#server/external/model/guide/document/edits/orders/moved-parts.ts";
import { onOwnText } from "#server/external/model/guide/document/edits/own-text.ts";
import { dateChoice, dateInHand } from "#server/external/model/guide/document/edits/place-choices.ts";
import { recognisedAnswer } from "#server/external/model/guide/document/edits/recognised-answer.ts";
import { contactsApart } from "#server/external/model/guide/document/edits/requests/gaps-filled.ts";
import { formalRefused } from "#server/external/model/guide/document/edits/requests/lines-formal.ts";
import { rowChangeIn } from "#server/external/model/guide/document/edits/row-changes.ts";
import { scaleChange } from "#server/external/model/guide/document/edits/scale-changes.ts";
import {
  changesIn,
  isCorrection,
  mayBeValue,
} from "#server/external/model/guide/document/edits/several-corrections.ts";
import { isTidying } from "#server/external/model/guide/document/edits/tidied-words.ts";
import { toReactions } from "#server/external/model/guide/document/questions/reaction-next.ts";
import { behindAcceptance } from "#server/external/model/guide/find/next-wish.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import {
  addChoice,
  answerMax,
  changeable,
  goOn,
  madeChoices,
  show,
} from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, type Choice, choice } from "#server/external/model/guide/state.ts";
import { mergedTime } from "#server/external/model/guide/values/replaced-words.ts";
import { figureNamed } from "#server/external/model/guide/values/swaps.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import { asksAdvice } from "#server/external/model/guide/words/stories/telling.ts";
import { isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { putPlainly } from "#server/external/model/guide/words/to-guide/put-plainly.ts";
import { asksJudgement } from "#server/external/model/guide/words/to-guide/questions-to-guide.ts";
import { isFine } from "#server/external/model/guide/words/yes-no/acceptance.ts";
import { objectionIn } from "#server/external/model/guide/words/yes-no/objections.ts";
import { added, listed, noted } from "./additions.ts";
import {
  adding,
  asked,
  askedFor,
  keepChoice,
  type Making,
  newWords,
  otherChoice,
  partChoices,
  pending,
  type Reply,
  redone,
  rewritten,
  slotChoices,
  slotNamed,
  wentOn,
} from "./made-parts.ts";
import {
  asksOrder,
  isNoAddition,
  isQuestion,
  isRefusal,
  isShort,
  orderHeading,
  wantsChange,
} from "./made-words.ts";
import { withOpenPlaces } from "./open-places.ts";

/** Handles an answer to a document: the member accepts it, changes a part or adds something. */
export function answerMade(flow: Flow, active: ActiveFlow, step: Making, text: string, said: Said): Outcome {
  const isDate = active.changing === dateInHand;
  const here = isDate ? { ...active, changing: undefined } : active;
  const reply: Reply = { flow, active: here, step, text: putPlainly(text), said };
  const given = isDate ? dateGiven(reply) : undefined;
  if (given) return onOwnText(reply, given);
  const isFree = [undefined, "?", pending].includes(here.changing);
  return isFree
    ? withFelt(reply, ordersDone)
    : onOwnText(reply, withWishesKept(reply, answerOf(reply), answerOf));
}

/** What is known by its form first, and then whatever else the message changes. */
function ordersDone(reply: Reply): Outcome {
  const recognised = recognisedAnswer(reply, (rest) => withWishesKept(rest, answerOf(rest), answerOf));
  return onOwnText(reply, recognised ?? withWishesKept(reply, answerOf(reply), answerOf));
}

function answerOf(reply: Reply): Outcome {
  const { flow, active, step, text, said } = reply;
  if (active.changing === adding) return addedNow(reply);
  const parts = active.changing === undefined ? editsBelow(reply) : [];
  if (parts.length > 1) return eachEdit(reply, parts, answered);
  const addition = addedHere(reply);
  if (addition) return addition;
  if (active.changing === pending) return placed(reply);
  if (active.changing === "?") return slotChosen(reply);
  if (active.changing !== undefined) return newWords(contactsApart(reply), active.changing);
  const part = slotChoices(reply).find(({ label }) => isSameText(label, text));
  if (part) return askedFor(reply, part.id.slice("slot:".length));
  if (asksReason(text)) return explainedWhy(flow, active, show(flow, active, step), said);
  const choice = pressed(madeChoices, text)?.id;
  if (choice === "fine" || isFine(text) || acceptsFirst(reply)) return accepted(reply);
  if (asksAdvice(text)) return partsChanged(reply, alsoChanged) ?? wentOn(reply);
  const change =
    formalRefused(reply) ??
    changed(reply, choice === "change") ??
    partsChanged(reply, alsoChanged, true) ??
    sentencesAsked(reply);
  return change ?? filledLater(reply) ?? unread(reply) ?? addedLater(reply);
}

/** A note, or words behind "tambahin", which name no place where other words wait for one. */
function addedHere(reply: Reply): Outcome | undefined {
  const extra = reply.active.changing === pending ? undefined : extraIn(reply.text);
  return noted(reply) ?? (extra === undefined ? undefined : listed(reply, extra));
}

const answered = ({ flow, active, step, text, said }: Reply): Outcome =>
  answerMade(flow, active, step, text, said);

/** "Kok jadi formal gini? mana yang santai" asks for another register, and "alasannya: mau kuliah" sets a part. */
const asksReason = (text: string): boolean =>
  isWhyBelow(text) && !text.includes(":") && registerAsked(text) === undefined && !asksSofter(text);

/** The words that were asked for at the end of the document; an objection or a refusal is none. */
function addedNow(reply: Reply): Outcome {
  const { flow, active, step, text, said } = reply;
  if (isFine(text)) return accepted(reply);
  const isNone = objectionIn(text) !== undefined || isRefusal(text);
  if (!isNone) return listed(reply, text);
  return answerMade(flow, { ...active, changing: undefined }, step, text, said);
}

/** "Nah iki lumayan. saiki urutane piye?" below a text of which nothing can change: the flow goes on to what is asked. */
const acceptsFirst = ({ flow, step, text }: Reply): boolean =>
  changeable(flow, step).length === 0 && behindAcceptance(text) !== undefined;

/** The document is accepted: the flow goes on, and what is still open is named. */
function accepted({ flow, active, step, said }: Reply): Outcome {
  const document = show(flow, active, step).document?.text ?? "";
  return withOpenPlaces(goOn(flow, active, step, said), document, said);
}

/** A text that asks, or puts something right that could not be found. */
function unread(reply: Reply): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  if (isCorrection(text) && changeable(flow, step).length > 0) return asked(reply, "unsure");
  const told = (...texts: string[]): Outcome => ({ texts, choices: madeChoices, flow: active });
  if (asksJudgement(text) || isTidying(text))
    return told(said.line(isTidying(text) ? "tidy-already" : "judge"));
  const part = asksOrder(text) ? orderHeading(show(flow, active, step).document?.text) : undefined;
  if (part !== undefined) return told(said.line("made-order", { part }));
  const next = toReactions(flow, active, step, text, said);
  if (next || !isQuestion(text)) return next ?? (isWish(text) ? asked(reply, "unsure") : undefined);
  return told(said.line("made-question"), ...ordersLeft(text, said));
}

/** Rewrites the part that the text names, or asks which one is meant. */
function changed(reply: Reply, isPressed: boolean): Outcome | undefined {
  const { flow, step, text } = reply;
  const edit =
    partsChanged(reply, alsoChanged) ??
    wordsChanged(reply, true, alsoChanged) ??
    restyled(reply, alsoChanged, addedLater) ??
    numberChanged(reply) ??
    edited(reply) ??
    clausesOut(reply) ??
    leftOut(reply) ??
    namedChanged(reply) ??
    rowChanged(reply) ??
    changedByPlace(reply) ??
    calledOtherwise(reply) ??
    exchangedWords(reply) ??
    severalChanged(reply);
  if (edit) return edit;
  const change = changeIn(flow, changeable(flow, step), text);
  if (change && mayBeValue(flow.slots[change.name], change.value))
    return rewritten(reply, change.name, change.value);
  const words = isPressed ? undefined : (wordsChanged(reply, false, alsoChanged) ?? replacedIn(reply));
  if (words) return words;
  if (!isPressed && asksSofter(text)) return asked(reply, "no-softer");
  return isPressed || wantsChange(text) || isRemoval(text) ? whichPart(reply) : unstyled(reply);
}

/** Asks which sentence or which part is meant, or for the new words of the one that is named. */
function whichPart(reply: Reply): Outcome {
  const sentences = isButton(reply.text) ? undefined : sentencesAsked(reply);
  const named = isButton(reply.text) ? undefined : slotNamed(reply, reply.text);
  return sentences ?? (named === undefined ? asked(reply, "changing") : askedFor(reply, named));
}

/** A style that the guide cannot give to words itself. */
function unstyled(reply: Reply): Outcome | undefined {
  if (asksLanguage(reply.text)) return asked(reply, "no-language");
  if (!isStyle(reply.text)) return undefined;
  return (isShortening(reply.text) ? shortened(reply) : undefined) ?? asked(reply, "no-style");
}

const isButton = (text: string): boolean => madeChoices.some(({ label }) => plain(label) === plain(text));
function alsoChanged(reply: Reply): Outcome | undefined {
  const extra = extraIn(reply.text);
  return noted(reply) ?? (extra === undefined ? changed(reply, false) : listed(reply, extra));
}

/** "Jangan masukin yg lembur": clauses of the answers that should go. */
function clausesOut(reply: Reply): Outcome | undefined {
  const { flow, active, step, text } = reply;
  const names = changeable(flow, step);
  const written = names.filter((name) => ["text", "line"].includes(flow.slots[name]?.kind ?? ""));
  const without = withoutClauses(active.filled, written, text);
  return without && redone(reply, { ...without });
}

const changesFigure = /\b(?:jadi|jd|ganti|ubah|harusnya|seharusnya)\b/i;

/** Changes that name their part by its number, or by the words beside a figure. */
function namedChanged(reply: Reply): Outcome | undefined {
  const { flow, step, text } = reply;
  const names = changeable(flow, step);
  const points = scaleChange(flow, names, text);
  if (points) return rewritten(reply, points.name, points.value);
  const section = sectionChange(step, text);
  if (section && names.includes(section.name)) return rewritten(reply, section.name, section.value);
  const figures = names.filter((name) => ["number", "rupiah"].includes(flow.slots[name]?.kind ?? ""));
  const [first = text, ...others] = text.split(/,\s/);
  // "Untung 5000 aja" may be a remark, and of two figures none may be lost.
  const isOne = changesFigure.test(text) && !/\?\s*$/.test(text) && !/\d/.test(others.join());
  const figure = isOne ? figureNamed(flow, figures, first) : undefined;
  return figure && rewritten(reply, figure.name, figure.value);
}

/** "Ganti nomor tiga": its new words stand in the message, or are asked for. */
function numberChanged(reply: Reply): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const found = numberedIn(flow, step, active.filled, text);
  if (!found) return undefined;
  const filled = found.words && renumbered(flow, step, active.filled, found, found.words);
  if (filled) return redone(reply, { ...filled });
  const changing = `${found.name}#${found.at}`;
  return {
    texts: [said.line("change-item", { item: found.item })],
    choices: [],
    flow: { ...active, changing },
  };
}

function leftOut(reply: Reply): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const words = lastSentenceIn(text);
  const found = withoutSentence(flow, active, step, words === undefined ? text : "hapus kalimat terakhir");
  if (found && words !== undefined) return added(reply, { ...found.filled }, words);
  if (!found) return undefined;
  return {
    ...redone(reply, { ...found.filled }),
    texts: [said.line("left-out", { sentence: found.sentence })],
  };
}

/** "Yang bank 2 juta aja": changes one row of a table. */
function rowChanged(reply: Reply): Outcome | undefined {
  const { flow, active, text, said } = reply;
  const change = rowChangeIn(flow, active.filled, text);
  if (!change) return undefined;
  if (!("choices" in change)) return redone(reply, { ...active.filled, [change.name]: change.rows });
  const choices = change.choices.map((label, at) => choice(`row:${at}`, label));
  return { texts: [said.line(`row-${change.kind}`)], choices, flow: active };
}

/** Changes each part that the text names with its new words. */
function severalChanged(reply: Reply): Outcome | undefined {
  const { flow, active, step, text } = reply;
  const names = changeable(flow, step).filter(
    (name) => optionsOf(flow, name).length === 0 && flow.slots[name]?.kind !== "scale",
  );
  const labelled = Object.entries(labelledChanges(flow, names, text, true));
  const changes =
    labelled.length > 0
      ? labelled.map(([name, value]) => ({ name, value }))
      : changesIn(flow, names, text, true);
  const [only, ...more] = labelled.length > 0 ? changes : [];
  if (only && more.length === 0) return rewritten(reply, only.name, only.value);
  const values = changes.map(({ name, value }) => {
    const isDate = flow.slots[name]?.takes === "date";
    return [name, isDate ? mergedTime(active.filled[name] ?? "", value) : value];
  });
  return changes.length > 0 ? redone(reply, { ...active.filled, ...Object.fromEntries(values) }) : undefined;
}

/** Fills slots that were left open with what the member writes now. */
function filledLater(reply: Reply): Outcome | undefined {
  const { flow, active, step, text } = reply;
  const taken = takenFrom(flow, [text], onlyFilled(active.filled));
  const open = Object.entries(taken).filter(([name]) => changeable(flow, step).includes(name));
  return open.length > 0 ? redone(reply, { ...active.filled, ...Object.fromEntries(open) }) : undefined;
}

function slotChosen(reply: Reply): Outcome {
  const { text } = reply;
  if (plain(text) === plain(dateChoice.label) && partChoices(reply).includes(dateChoice))
    return dateAsked(reply);
  const isPress = slotChoices(reply).some(({ label }) => plain(label) === plain(text));
  // "Kok cuma kedua tawarannya, mau ganti angka pekerjaan jd 7" says itself what should change.
  const free = { ...reply, active: { ...reply.active, changing: undefined } };
  const change = isPress ? undefined : changed(free, false);
  if (change?.document) return change;
  const name = chosen(slotChoices(reply), text)?.id.slice("slot:".length) ?? slotNamed(reply, text);
  if (name !== undefined) return askedFor(reply, name);
  if (isFine(text)) return accepted(free);
  const other = unread(free);
  return other ? stillChoosing(reply, other) : addedLater(free);
}

/** After a question that has no answer the parts stand there still. */
function stillChoosing(reply: Reply, outcome: Outcome): Outcome {
  const { flow } = outcome;
  if (flow?.at !== reply.active.at || flow.changing !== undefined || outcome.document) return outcome;
  return { ...outcome, choices: [...partChoices(reply), keepChoice], flow: { ...flow, changing: "?" } };
}

/**
 * Handles a text below a document that asks for nothing: it may belong to an open part, or at the document's end.
 * `isAgain`: the text before it found no place either, so that the member may want something else.
 */
function addedLater(reply: Reply, isAgain = false): Outcome {
  const { flow, active, step, text, said } = reply;
  // A complaint about a document means that a part should change; the complaint itself must not go into it.
  if (isNoAddition(text) || isMove(text)) return asked(reply, "changing");
  const isThere = plain(show(flow, active, step).document?.text ?? "").includes(plain(text));
  if (isThere) return { texts: [said.line("already")], choices: madeChoices, flow: active };
  const filled = { ...active.filled, [pending]: text.trim().slice(0, answerMax) };
  const choices = [...openChoices(reply), addChoice, ...madeChoices.slice(0, 1)];
  return {
    texts: [said.line(isAgain ? "no-place" : "where")],
    choices: isAgain ? [...choices, otherChoice] : choices,
    flow: { ...active, filled, changing: pending },
  };
}

const openChoices = (reply: Reply): Choice[] =>
  slotChoices(reply)
    .filter(({ id }) => (reply.active.filled[id.slice("slot:".length)] ?? "") === "")
    .slice(0, 3);

function placed(reply: Reply): Outcome {
  const { active, text } = reply;
  const { [pending]: words = "", ...filled } = active.filled;
  const pressed = chosen([...openChoices(reply), addChoice, ...madeChoices.slice(0, 1)], text);
  const without = { ...reply, active: { ...active, filled, changing: undefined } };
  const change = pressed ? undefined : changed(without, false);
  if (change) return change;
  if (pressed?.id === "add") return added(reply, filled, words);
  if (pressed?.id.startsWith("slot:"))
    return redone(reply, { ...filled, [pressed.id.slice("slot:".length)]: words });
  if (pressed || isFine(text)) return accepted(without);
  const named = isShort(text) ? slotNamed(reply, text) : undefined;
  if (named !== undefined) return redone(reply, { ...filled, [named]: words });
  if (isRefusal(text) && !isQuestion(text)) return asked(without, "changing");
  return unread(without) ?? addedLater(without, true);
}
