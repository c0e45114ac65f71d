import { isEditable, ownTextBehind } from "#rules/own-document.ts";
import type { Making } from "#server/external/model/guide/document/made-parts.ts";
import { ownTextOf } from "#server/external/model/guide/document/written.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { lines } from "#server/external/model/guide/lines/lines.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow, WordEdit } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { versionOf } from "./undo.ts";

/*
 * A document that the member has written anew as a whole: with the app's button, which puts it into the message box, or
 * by copying, changing and sending it. From then on the text is the member's, and only words that stand in it change.
 */

/** Fewer words are no text. */
const wordsMin = 3;
/** A text without the line before it is a changed copy if so many of its lines stand in the document. */
const copiedLines = 0.5;
const copiedLinesMin = 3;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => plain(line))
    .filter((line) => line !== "");

/** How many lines of a text stand in a document, as a share. */
export function sharedLines(text: string, shown: string): number {
  const lines = linesOf(text);
  const there = new Set(linesOf(shown));
  return lines.filter((line) => there.has(line)).length / Math.max(1, lines.length);
}

/** Whether a message without the line before it is a copy of the document in which something was changed. */
const isCopy = (message: string, shown: string): boolean =>
  linesOf(message).length >= copiedLinesMin &&
  sharedLines(message, shown) >= copiedLines &&
  sharedLines(shown, message) >= copiedLines;

/** Whether a message can be such a text at all; most are not, and need no look at the documents. */
export const mayBeOwnText = (message: string): boolean =>
  ownTextBehind(message) !== undefined || message.split("\n").length >= copiedLinesMin;

/** The text with which a member replaces the whole document; undefined if the message is none. */
export function ownTextIn(message: string, shown: string): string | undefined {
  const text = ownTextBehind(message) ?? (isCopy(message, shown) ? message.trim() : undefined);
  return text !== undefined && plain(text).split(" ").length >= wordsMin ? text : undefined;
}

/** Replaces a document by the member's own text. */
export function withOwnText(flow: Flow, made: ActiveFlow, step: Making, text: string, said: Said): Outcome {
  const whole: WordEdit = { from: "", to: text, isWhole: true };
  const own: ActiveFlow = {
    ...made,
    ...{ changing: undefined, tries: 0, before: versionOf(made) },
    edited: { ...made.edited, [made.at]: [whole] },
  };
  return { ...show(flow, own, step), texts: [said.line("own-text")], flow: own };
}

/** Whether a text is one of the lines that name what was not done. */
const namesUndone = (text: string): boolean =>
  [...lines["wishes-left"], ...lines["words-missing"]].some((line) => {
    const [before = "", after = ""] = line.split(/\{\w+\}/);
    return text.startsWith(before) && text.endsWith(after);
  });

/** Who sees something left undone can do it without the guide, where the app has a button for it. */
function withOwnWay(outcome: Outcome, former: string, said: Said): Outcome {
  const isTold = outcome.texts.some((text) => lines["left-own"].some((line) => line === text));
  const isLeft = outcome.texts.some(namesUndone);
  if (!isLeft || isTold || !isEditable(outcome.document?.text ?? former)) return outcome;
  return { ...outcome, texts: [...outcome.texts, said.line("left-own")] };
}

const timesIn = (text: string, words: string): number => text.split(words).length - 1;

/**
 * What a change below a text of the member's own comes to. A new answer is exchanged for the former one where that
 * stands in it once; anything else that shows nothing is left to the member, and said.
 */
export function onOwnText(
  { flow, active, step, said }: { flow: Flow; active: ActiveFlow; step: Making; said: Said },
  outcome: Outcome,
): Outcome {
  const shown = ownTextOf(active);
  const isUnchanged = outcome.flow?.at === active.at && outcome.document?.text === shown;
  if (shown === undefined) return withOwnWay(outcome, show(flow, active, step).document?.text ?? "", said);
  if (!outcome.flow || !isUnchanged) return outcome;
  const { filled } = outcome.flow;
  const edits = Object.entries(active.filled).flatMap(([name, from]): WordEdit[] => {
    const to = filled[name];
    return to !== undefined && to !== from && timesIn(shown, from) === 1 ? [{ from, to }] : [];
  });
  const others = active.edited?.[active.at] ?? [];
  const changed = { ...outcome.flow, edited: { ...active.edited, [active.at]: [...others, ...edits] } };
  if (edits.length > 0) return { ...outcome, ...show(flow, changed, step), flow: changed };
  return { ...show(flow, active, step), document: undefined, texts: [said.line("own-kept")], flow: active };
}
