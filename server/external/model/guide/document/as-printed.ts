import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { madeFrom } from "./draft.ts";
import { isWorded, outwardRegister } from "./plain-answers.ts";
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

/** The first lines, one behind the other, that another text does not have; of a single line its sentences. */
function firstApart(text: string, other: string): string {
  const known = new Set(other.split("\n"));
  const lines = text.split("\n");
  const from = lines.findIndex((line) => !known.has(line));
  if (from < 0) return "";
  const length = lines.slice(from).findIndex((line) => known.has(line));
  const apart = lines.slice(from, length < 0 ? undefined : from + length);
  const [only = "", ...more] = apart;
  if (more.length > 0) return apart.join("\n").trim();
  const sentences = only.split(sentenceGap);
  const isNew = (sentence: string) => !other.includes(sentence);
  return sentences
    .slice(sentences.findIndex(isNew), sentences.findLastIndex(isNew) + 1)
    .join(" ")
    .trim();
}

const sentenceGap = /(?<=[.!?]["”)]?) /;

/** The words of a text in the place where another one has `stand`; undefined if they cannot be told from the others. */
function inPlace(text: string, other: string): string | undefined {
  const [before = "", behind, ...more] = other.split(stand);
  if (behind === undefined || !text.startsWith(before)) return undefined;
  // Where it stands several times, its first place is read up to what follows in its line.
  const [tail = ""] = more.length === 0 ? [behind] : behind.split("\n");
  const end = more.length === 0 ? text.length - tail.length : text.indexOf(tail, before.length);
  if (end <= before.length || tail === "" || !text.startsWith(tail, end)) return undefined;
  const own = text.slice(before.length, end).trim();
  // Of several items the first one has its number too.
  return own.includes("\n") ? text.slice(text.lastIndexOf("\n", before.length) + 1, end).trim() : own;
}

/** The words of an answer in a document; undefined if it does not stand there. */
function printedIn(flow: Flow, active: ActiveFlow, step: Making, into: string): string | undefined {
  const written = (value: string): string =>
    writtenOf(flow, { ...active, filled: { ...active.filled, [into]: value } }, step);
  const text = writtenOf(flow, active, step);
  // Where parts of the text are made from it, these are shown whole.
  const own = inPlace(text, written(stand)) ?? firstApart(text, written(""));
  return own === "" ? undefined : own;
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
