import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { madeFrom } from "./draft.ts";
import { isWorded, outwardRegister, plainAnswers } from "./plain-answers.ts";
import { writtenOf } from "./written.ts";

/* How one answer stands in the text for somebody else for which it was asked. */

type Making = Extract<Step, { make: string }>;

/** `noun`: what the text is called; `text`: the answer, word for word as it is printed there. */
export type Printed = { noun: string; text: string };

/** A word that nothing in a document is changed for. */
const stand = "Qzxqz";

const nouns = new Set(
  "surat pesan naskah undangan email pidato sambutan ucapan permintaan pengajuan pengumuman penawaran catatan kartu aturan kesepakatan".split(
    " ",
  ),
);

/** What a text is called, by the first word of its title. */
function nounOf({ make }: Making): string {
  const first = make.toLowerCase().split(/[^a-z]/)[0] ?? "";
  return nouns.has(first) ? first : "teks";
}

const sentenceGap = /(?<=[.!?]["”)]?) /;

/** The lines, or the sentences of the only line, from the first to the last that another text does not have. */
function apartFrom(text: string, other: string): string {
  const known = new Set(other.split("\n"));
  const lines = text.split("\n");
  const isNew = (line: string) => !known.has(line);
  const from = lines.findIndex(isNew);
  if (from < 0) return "";
  const apart = lines.slice(from, lines.findLastIndex(isNew) + 1);
  const [only = "", ...more] = apart;
  if (more.length > 0) return apart.join("\n").trim();
  const sentences = only.split(sentenceGap);
  const isOther = (sentence: string) => !other.includes(sentence);
  return sentences
    .slice(sentences.findIndex(isOther), sentences.findLastIndex(isOther) + 1)
    .join(" ")
    .trim();
}

/** The first of these lines that stand together; the others are made from the answer elsewhere in the text. */
function firstApart(text: string, other: string): string {
  const known = new Set(other.split("\n"));
  const lines = text.split("\n");
  const from = lines.findIndex((line) => !known.has(line));
  const length = lines.slice(from).findIndex((line) => known.has(line));
  if (from < 0 || length < 0) return apartFrom(text, other);
  return apartFrom(lines.slice(0, from + length).join("\n"), other);
}

/** The words of a text in the place where another one has `stand`; undefined if they cannot be told from the others. */
function inPlace(text: string, other: string): string | undefined {
  const [before = "", behind, ...more] = other.split(stand);
  if (behind === undefined || !text.startsWith(before)) return undefined;
  const end = more.length === 0 ? text.length - behind.length : endOfFirst(text, other);
  if (end === undefined || end <= before.length) return undefined;
  if (more.length === 0 && !text.endsWith(behind)) return undefined;
  const own = text.slice(before.length, end).trim();
  // Of several items the first one has its number too.
  return own.includes("\n") ? text.slice(text.lastIndexOf("\n", before.length) + 1, end).trim() : own;
}

/** Where the first of several places ends, if all of them hold the same words. */
function endOfFirst(text: string, other: string): number | undefined {
  const [before = "", behind = "", ...more] = other.split(stand).map((piece) => RegExp.escape(piece));
  const others = more.map((piece) => `\\1${piece}`).join("");
  const found = new RegExp(`^${before}([\\s\\S]+?)${behind}${others}$`, "iu").exec(text);
  return found?.[1] === undefined ? undefined : other.indexOf(stand) + found[1].length;
}

const longWordMin = 4;
const longWords = (text: string): string[] =>
  plain(text)
    .split(" ")
    .filter((word) => word.length >= longWordMin || /\d/.test(word));

/** Whether what would be shown has words of the answer, and all of those that stand in the text. */
function isWholeOf(answer: string, shown: string, text: string): boolean {
  const own = new Set(longWords(shown));
  const all = new Set(longWords(text));
  const words = longWords(answer);
  const isOther = words.length > 0 && !words.some((word) => own.has(word));
  // "Tukar" stands as "bertukar".
  const said = plain(shown);
  return shown !== "" && !isOther && words.every((word) => said.includes(word) || !all.has(word));
}

/** A longer stretch holds mostly words of the flow. */
const stretchMax = 400;

/** The words of an answer in a document; undefined if it does not stand there, or cannot be told from the rest. */
function printedIn(flow: Flow, active: ActiveFlow, step: Making, into: string): string | undefined {
  const written = (value: string): string =>
    writtenOf(flow, { ...active, filled: { ...active.filled, [into]: value } }, step);
  const text = writtenOf(flow, active, step);
  const answer = plainAnswers(flow, active, step, step.text)[into] ?? "";
  if (answer === "") return undefined;
  const isWhole = (shown: string) => isWholeOf(answer, shown, text);
  const own = inPlace(text, written(stand));
  if (own !== undefined && isWhole(own)) return own;
  // Where parts of the text are made from it, these are shown whole.
  const without = written("");
  const first = firstApart(text, without);
  if (isWhole(first)) return first;
  const stretch = apartFrom(text, without);
  return stretch.length <= stretchMax && isWhole(stretch) ? stretch : undefined;
}

/** How an answer will stand for its reader; undefined if no text for somebody else holds it as words. */
export function asPrinted(flow: Flow, active: ActiveFlow, into: string): Printed | undefined {
  if (active.isAsWritten || flow.isDialogue || !isWorded(flow.slots[into])) return undefined;
  const next = madeFrom(flow, active);
  const places = flow.steps.flatMap((step, at) =>
    "make" in step && outwardRegister(active, step) !== undefined ? [{ step, at }] : [],
  );
  const nearest = places.toSorted(
    (one, other) => Number(other.at === next?.at) - Number(one.at === next?.at),
  );
  for (const { step, at } of nearest) {
    const text = printedIn(flow, { ...(at === next?.at ? next : active), at }, step, into);
    if (text !== undefined) return { noun: nounOf(step), text };
  }
  return undefined;
}
