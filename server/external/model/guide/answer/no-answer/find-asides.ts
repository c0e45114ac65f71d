import { isRehearsed } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import { flowsOfWish, isForGuide, type SecondWish } from "#server/external/model/guide/find/second-wish.ts";
import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import {
  type AsidePart,
  type AskedKind,
  judgeWords,
  type Split,
  splitAsides,
  without,
} from "#server/external/model/guide/words/to-guide/asides.ts";
import { isChangeOfWish } from "#server/external/model/guide/words/to-guide/commands.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { single } from "./answer-aside.ts";

/* Which words of an answer to a question may be left out of it. */

type Asking = Extract<Step, { ask: string }>;

/** Whether a number, a time or a table is asked for. */
export const isFigure = (slot: Slot | undefined): boolean =>
  slot !== undefined && ["number", "rupiah", "rows", "clock"].includes(slot.kind);

/** What a question asks for, as the classifier of asides knows it. */
export function askedKindOf(flow: Flow, step: Asking): AskedKind {
  const slot = flow.slots[step.into];
  // What is rehearsed answers a question that somebody else would ask.
  if (isRehearsed(step)) return "practice";
  if (slot?.kind === "rupiah" || slot?.kind === "number" || slot?.kind === "clock") return "number";
  if (slot?.kind === "line" && single.includes(slot.takes)) return "name";
  if (mayBeSpoken(flow, step)) return "words";
  if (slot?.kind === "list" || slot?.kind === "rows") return "list";
  return slot?.kind === "line" ? "line" : "story";
}

/** Below the usual one, biases at which only the surest words are for the guide. */
const surestBiases = [-1.25, -2, -3];

/**
 * The words of an answer that are meant for the guide; none if one of them may be a part of it. A short answer between
 * many words for the guide needs these to be surer.
 */
export function asidesOf(flow: Flow, step: Asking, text: string): Split {
  const kind = askedKindOf(flow, step);
  const judged = judgeWords(text, kind);
  const usual = splitAsides(judged);
  const isShort = kind === "name" || kind === "number";
  const biases = isShort && usual.rest === "" ? surestBiases : [];
  const surer = biases.map((bias) => splitAsides(judged, bias));
  const found = surer.find(({ rest, asides }) => asides.length > 0 && !isFiller(rest)) ?? usual;
  const slot = flow.slots[step.into];
  return found.asides.every((one) => mayBeLeftOut(slot, text, one)) ? found : { rest: text, asides: [] };
}

function mayBeLeftOut(
  slot: Slot | undefined,
  text: string,
  { kind, text: words, from, to, isClause }: AsidePart,
): boolean {
  // "Habis ini mau bikin CV" may be one of several things that are asked for.
  if (kind === "wish" && (slot?.kind === "list" || slot?.kind === "text")) return isForGuide(words);
  if (!isFigure(slot)) return true;
  // Words between two numbers say what they mean; behind the last one they may be about it: "12rb kebanyakan ga".
  const isFirst = from === 0 && isClause;
  const isLast = to === text.length && (isClause || /\d\p{L}*\s*$/u.test(text.slice(0, from)));
  return !/\d/.test(words) && (isFirst || isLast);
}

/** Words that answer nothing by themselves. */
export const isFiller = (rest: string): boolean =>
  rest === "" ||
  /^(?:(?:kak|kakak|min|mas|mbak|bang|pak|bu|ya|yah|iya|eh|oh|ih|lah|loh|nah|hm+|deh|dong|sih|kok|nih|tuh|duh|aduh|ok|oke)[\s,.!?]*)+$/i.test(
    rest,
  );

/** Another wish beside an answer, in words that no pattern knows; undefined if no flow could be meant. */
export function wishBeside(flow: Flow, step: Asking, text: string): SecondWish | undefined {
  const part = splitAsides(judgeWords(text, askedKindOf(flow, step))).asides.find(
    ({ kind }) => kind === "wish",
  );
  if (!part || isChangeOfWish(part.text) || flowsOfWish(part.text).length === 0) return undefined;
  const kind = flow.slots[step.into]?.kind;
  if ((kind === "list" || kind === "text") && !isForGuide(part.text)) return undefined;
  // A colleague may be asked for a letter as well.
  if (mayBeSpoken(flow, step) && !/\b(?:sekalian|skalian|kak|min|alma)\b/i.test(part.text)) return undefined;
  const rest = without(text, [part]);
  return { rest: isFiller(rest) ? "" : rest, wish: part.text };
}
