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
import { isAsking } from "#server/external/model/guide/words/to-guide/asks-guide.ts";
import { isChangeOfWish, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksSomething, mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { single } from "./answer-aside.ts";

/* Which words of an answer to a question may be left out of it. */

type Asking = Extract<Step, { ask: string }>;

/** Whether a number, a time or a table is asked for. */
export const isFigure = (slot: Slot | undefined): boolean =>
  slot !== undefined && ["number", "rupiah", "rows", "clock"].includes(slot.kind);

/** Whether a document of the flow is meant for somebody else. */
export const isForSomebody = (flow: Flow): boolean =>
  flow.steps.some((one) => "make" in one && one.register !== undefined);

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
  const isOut = (one: AsidePart) => mayBeLeftOut(slot, text, one) && !isSaid(flow, step, text, one);
  return found.asides.every(isOut) ? found : { rest: text, asides: [] };
}

const linesMin = 3;
const toReader = /\b(?:kamu|km|kau|ko|koe|kowe|lo|lu|elo|anda|sampeyan|panjenengan|pian|bapak|ibu|pak|bu)\b/;
const mayBeAsked = /\b(?:bisa|bs|boleh|mau|sanggup|kapan|tolong|bantu|minta|sempat|bersedia)\b/;

/** What is said to the reader is no aside: one of several lines, and what asks the reader for something. */
function isSaid(flow: Flow, step: Asking, text: string, { kind, text: words }: AsidePart): boolean {
  if (!isForSomebody(flow) || !mayBeSpoken(flow, step)) return false;
  const lines = text.split(/\n+/).map((line) => line.trim());
  const isLine = lines.some((line) => line.replace(/[\s.!?]+$/, "") === words.replace(/[\s.!?]+$/, ""));
  if (lines.length >= linesMin && isLine && kind !== "command" && !isAddressed.test(plain(words)))
    return true;
  return kind === "question" && toReader.test(plain(words)) && mayBeAsked.test(plain(words));
}

/** Who is spoken to in this way is the guide. */
const isAddressed = /\b(?:min|admin|alma)\b/;

/** "Aku nggak suruh dia | stop ngasih": without what follows, it would say something else. */
const leftOpen =
  /(?:^|\s)(?:nyuruh|suruh|minta|larang|ngelarang|maksa|biarin|bikin|mau|pengen|pingin|ingin|ngajak|ajak) (?:dia|ia|kamu|beliau|mereka|kalian)\s+$/i;

function mayBeLeftOut(
  slot: Slot | undefined,
  text: string,
  { kind, text: words, from, to, isClause }: AsidePart,
): boolean {
  if (!isClause && leftOpen.test(text.slice(0, from))) return false;
  // "Nikahan adek ipar itu bang" asks nothing.
  if (kind === "question" && !isClause && !asks(words)) return false;
  // "Habis ini mau bikin CV" may be one of several things that are asked for.
  if (kind === "wish" && (slot?.kind === "list" || slot?.kind === "text")) return isForGuide(words);
  if (!isFigure(slot)) return true;
  // Words between two numbers say what they mean; behind the last one they may be about it: "12rb kebanyakan ga".
  const isFirst = from === 0 && isClause;
  const isLast = to === text.length && (isClause || /\d\p{L}*\s*$/u.test(text.slice(0, from)));
  return !/\d/.test(words) && (isFirst || isLast);
}

/** Whether words ask anything, with a mark or by their form. */
export const asks = (words: string): boolean => isAsking(words) || asksSomething(words);

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
