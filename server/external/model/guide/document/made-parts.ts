import { isEditable } from "#rules/own-document.ts";
import { inDetail } from "#server/external/model/guide/answer/buttons/answer-choice.ts";
import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { pressed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { optionsOf, slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { askedBack, weighFor } from "#server/external/model/guide/answer/figures/unclear-figure.ts";
import { renumbered } from "#server/external/model/guide/document/edits/edits.ts";
import { ownChoice } from "#server/external/model/guide/document/edits/own-choice.ts";
import { placeChoices } from "#server/external/model/guide/document/edits/place-choices.ts";
import { mergedRows } from "#server/external/model/guide/document/edits/row-changes.ts";
import { pointsIn, scaleChoices } from "#server/external/model/guide/document/edits/scale-changes.ts";
import { fieldNamed } from "#server/external/model/guide/document/edits/several-corrections.ts";
import { decidedBy } from "#server/external/model/guide/document/questions/decision.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import {
  answerMax,
  changeable,
  goOn,
  madeChoices,
  show,
  summed,
} from "#server/external/model/guide/run-flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, type Choice, choice } from "#server/external/model/guide/state.ts";
import { corrected } from "#server/external/model/guide/values/corrections.ts";
import type { Weighed } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { recipientIn } from "#server/external/model/guide/values/recipients.ts";
import { mergedTime } from "#server/external/model/guide/values/replaced-words.ts";
import { asksForOpinion } from "#server/external/model/guide/words/stories/opinions.ts";
import { isOpenAnswer, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import {
  asksForExample,
  isSaidHere,
  objectionIn,
} from "#server/external/model/guide/words/yes-no/objections.ts";
import { isOtherPart, isShort, isWorse } from "./made-words.ts";

/* One part of a document: which one is meant, and its new words. */

export type Making = Extract<Step, { make: string }>;

/** A member's message about a document and its place in the flow: the input of all functions below. */
export type Reply = { flow: Flow; active: ActiveFlow; step: Making; text: string; said: Said };

/** The key that stores a text written below a document while the member is asked where it belongs. */
export const pending = "+";
/** Set while the member writes what is to be added. */
export const adding = "+add";
/** Leaves the document as it is, for another topic. */
export const otherChoice = choice("other", "Bahas hal lain");
/** Leaves a part as it is, where its new words are awaited. */
export const keepChoice = choice("keep", "Biarkan seperti tadi");
/** Shows the document as it was before its last change. */
export const undoChoice = choice("undo", "Kembalikan yang tadi");
export const slotChoices = ({ flow, step }: Reply): Choice[] =>
  changeable(flow, step).map((name) => choice(`slot:${name}`, onButton(flow.slots[name]?.label ?? name)));
/** The parts of a document that can be chosen: its answers, and the date of a letter. */
export const partChoices = (reply: Reply): Choice[] => [
  ...slotChoices(reply),
  ...placeChoices(reply.flow, reply.step),
];

const onButton = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** Asks which part is meant; a document without changeable parts can only be added to. */
export function asked(
  reply: Reply,
  line: "changing" | "no-language" | "no-softer" | "no-style" | "unsure",
): Outcome {
  const choices = partChoices(reply);
  if (choices.length === 0)
    return { texts: [reply.said.line("add-only")], choices: madeChoices.slice(0, 1), flow: reply.active };
  // Who finds the text worse than before may have the former one back.
  const isBack = reply.active.before !== undefined && isWorse(reply.text);
  const offered = isBack ? [undoChoice, ...choices] : choices;
  // Whoever was not understood can still change the text, without the guide.
  const isPress = pressed(madeChoices, reply.text) !== undefined;
  const isUnread = line === "changing" && !isPress;
  const isShown =
    (line !== "changing" || isUnread) &&
    isEditable(show(reply.flow, reply.active, reply.step).document?.text ?? "");
  const own = isShown ? [reply.said.line(isUnread ? "left-own" : "own-way")] : [];
  return {
    texts: [reply.said.line(isUnread ? "part-unread" : line), ...own],
    choices: offered,
    flow: { ...reply.active, changing: "?" },
  };
}

/** The slot whose name occurs in the text, if it is the only one; "posisi" names "jabatan". */
export function slotNamed({ flow, step }: Reply, text: string): string | undefined {
  const names = changeable(flow, step);
  const named = slotNamedIn(flow, names, text);
  return named ?? (isShort(text) ? fieldNamed(flow, names, plain(text).split(" ")) : undefined);
}

/** Waits for the new words of a part, or for a button if the part is a choice. */
export function askedFor({ flow, active, said }: Reply, name: string): Outcome {
  // "Untuk siapa" would stand behind another "untuk".
  const label = (flow.slots[name]?.label ?? name).replace(/^untuk /, "");
  const options = optionsOf(flow, name).map((option, at) => choice(`option:${at}`, option.label));
  const choices = options.length > 0 ? options : scaleChoices(flow, name);
  return { texts: [said.line("change-slot", { label })], choices, flow: { ...active, changing: name } };
}

/** What was asked for as a part's new words; a complaint is none, and the part is asked for once more. */
export function newWords(reply: Reply, name: string): Outcome {
  const { flow, active, step, text } = reply;
  const [list = "", nth] = name.split("#");
  if (nth !== undefined) {
    const item = { name: list, at: Number(nth) };
    const filled = isOpenAnswer(text) ? active.filled : renumbered(flow, step, active.filled, item, text);
    return filled ? redone(reply, { ...filled }) : askedFor(reply, list);
  }
  return besideWords(reply, name) ?? inWords(reply, name);
}

/** What is no new words: "udah itu aja" leaves the part as it is, and another part or an example may be asked for. */
function besideWords(reply: Reply, name: string): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const isText = flow.slots[name]?.kind === "text" || flow.slots[name]?.kind === "list";
  // What is said to somebody else may ask for an opinion; a name or a number never does.
  if (asksForOpinion(text) && !(isText && step.register !== undefined)) {
    const here = { ...active, changing: undefined };
    const shown = show(flow, here, step);
    const decided = decidedBy(shown.document?.text ?? "", text, said) ?? said.line("judge");
    return { texts: [decided], choices: shown.choices, flow: here };
  }
  const isLeft = isOpenAnswer(text) && !/kosong|hapus|lewat|skip/i.test(text);
  if (isLeft || pressed(madeChoices, text)?.id === "fine") return redone(reply, active.filled);
  if (isOtherPart(text)) {
    const named = slotNamed(reply, text);
    return named === undefined ? asked(reply, "changing") : askedFor(reply, named);
  }
  return asksForExample(text) ? exampleFor(reply, name) : undefined;
}

/** Nothing changes, and the buttons of the document stand there again. */
export function keptPart({ flow, active, step, said }: Reply): Outcome {
  const { [pending]: _, ...filled } = active.filled;
  const here = { ...active, filled, changing: undefined, tries: 0 };
  return { texts: [said.line("edit-kept")], choices: show(flow, here, step).choices, flow: here };
}

/** "Ganti jd Kak Vera": only what follows are the new words. */
export const takesInto = /^(?:(?:di)?(?:ganti|ubah)(?:in)?\s+)?(?:jadi|jd|menjadi)\s+(?=\S)/i;

function inWords(reply: Reply, name: string): Outcome {
  const { flow, text, said } = reply;
  const objection = objectionIn(text);
  if (objection === undefined || (objection === "unheard" && !isSaidHere(text)))
    return rewritten(reply, name, corrected(text.replace(takesInto, ""), flow.slots[name]?.kind === "line"));
  const again = askedFor(reply, name);
  const label = flow.slots[name]?.label ?? name;
  return { ...again, texts: [said.line("complaint-change", { label })] };
}

/** An example for the new words of a part, if its slot has one. */
function exampleFor({ flow, active, said }: Reply, name: string): Outcome | undefined {
  const { label, example } = flow.slots[name] ?? {};
  if (label === undefined || example === undefined) return undefined;
  return { texts: [said.line("explain-example", { label, example })], choices: [], flow: active };
}

export function rewritten(reply: Reply, name: string, text: string): Outcome {
  const { flow, active, said } = reply;
  const slot = flow.slots[name];
  if (slot?.kind === "scale") return rescaled(reply, name, text);
  if (slot && !fits(slot, text) && active.tries < 2)
    return {
      texts: [said.line("no-number", { label: slot.label, example: slot.example ?? "3" })],
      choices: [keepChoice],
      flow: { ...active, changing: name, tries: active.tries + 1 },
    };
  const detailed = detailFor(flow, name, text);
  if (detailed !== undefined) return redone(reply, { ...active.filled, [name]: detailed });
  if (slot && !fits(slot, text) && (slot.kind === "rupiah" || slot.kind === "number")) return leftAs(reply);
  const option = optionMeant(optionsOf(flow, name), text);
  const found = option ? undefined : weighFor(flow, active, name, text);
  if (found && found.kind !== "plain" && found.kind !== "named")
    return askedBack(flow, { ...active, changing: name }, name, found, said);
  const own = ownChoice(flow, name, text, active.filled[name]) ?? option?.value ?? option?.label;
  const merged = mergedRows(flow, name, active.filled[name] ?? "", text);
  const value = own ?? workedValue(found) ?? merged ?? asAnswer(reply, name, text).slice(0, answerMax);
  return redone(reply, { ...active.filled, [name]: value });
}

/** The result that stands in an answer beside its own working. */
const workedValue = (found: Weighed | undefined): string | undefined =>
  found?.kind === "named" && found.working !== undefined ? found.figure.value : undefined;

/** The words as an answer of their slot: a time keeps its day, and a person is without "ke". */
function asAnswer({ flow, active }: Reply, name: string, text: string): string {
  const takes = flow.slots[name]?.takes;
  if (takes === "date") return mergedTime(active.filled[name] ?? "", text).trim();
  return takes === "person" ? recipientIn(text).name : text.trim();
}

/** New points; what gives none leaves them, after the buttons were shown once more. */
function rescaled(reply: Reply, name: string, text: string): Outcome {
  const { flow, active, said } = reply;
  const points = pointsIn(text);
  if (points !== undefined) return redone(reply, { ...active.filled, [name]: String(points) });
  if (active.tries > 0) return leftAs(reply);
  const choices = scaleChoices(flow, name);
  return {
    texts: [said.line("no-scale")],
    choices,
    flow: { ...active, changing: name, tries: active.tries + 1 },
  };
}

/** What is no number leaves the part as it was. */
function leftAs({ flow, active, step, said }: Reply): Outcome {
  const here = { ...active, changing: undefined, tries: 0 };
  return { ...show(flow, here, step), texts: [said.line("figures-stand")], flow: here };
}

/** The member's own sentence in place of a button's. */
function detailFor(flow: Flow, name: string, text: string): string | undefined {
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  return step && "choose" in step ? inDetail(step, text) : undefined;
}

/** Shows the document with other answers; says that it changed only where it did. */
export function redone({ flow, active, step, said }: Reply, filled: ActiveFlow["filled"]): Outcome {
  const { [pending]: _, ...rest } = filled;
  const again = summed(flow, { ...active, filled: rest, changing: undefined, tries: 0 });
  const made = show(flow, again, step);
  const isChanged = made.document?.text !== show(flow, active, step).document?.text;
  return { ...made, texts: [said.line(isChanged ? "changed" : "unchanged")], flow: again };
}

/** "Terus aku harus apa": the document holds the steps, and the flow says how it goes on. */
export function wentOn({ flow, active, step, said }: Reply): Outcome {
  const outcome = goOn(flow, active, step, said);
  return { ...outcome, texts: [said.line("made-next"), ...outcome.texts] };
}
