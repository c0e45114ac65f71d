import { type Act, actOf } from "./request-words.ts";

/* The pieces of a message below a document, each of which may be a request: its sentences, parted at commas and joints. */

const quoted = /[“"]([^”"\n]{1,600})[”"]|(?<![\p{L}\p{N}])[‘']([^'’\n]{1,600})['’](?![\p{L}\p{N}])/gu;
const mark = "\uE003";
const markAt = new RegExp(`${mark}(\\d+)${mark}`, "gu");

/**
 * `glue`: what stands before the piece; `words`: in lower case, without quoted ones; `quotes`: what is quoted; `isFirst`:
 * a sentence begins here.
 */
export type Piece = { text: string; glue: string; words: string[]; quotes: string[]; isFirst: boolean };

const sentenceEnd =
  /(?<!(?:^|[\s.])(?:no|yth|jl|bpk|dr|pt|cv|dll|a\.n))[.!?…]+(?:\s+|$)|\n+(?!\s*[-•*] )|\s*\uE001\s*/giu;
const joint = /,\s+|;\s+|\s+(?=(?:trus|terus|trs|lalu|plus|abis itu|habis itu|sama|sm|dan)\s)/giu;

const wordsIn = (text: string): string[] =>
  text
    .replace(markAt, " ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

type Cut = { text: string; glue: string };

/** The text cut at each of these places; what ends a piece stays with it. */
function cutAt(text: string, pattern: RegExp): Cut[] {
  const cuts: Cut[] = [];
  let [from, glue] = [0, ""];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const end = index + found.trimEnd().length;
    cuts.push({ text: text.slice(from, end), glue });
    glue = text.slice(end, index + found.length);
    from = index + found.length;
  }
  return [...cuts, { text: text.slice(from), glue }].filter((one) => one.text.trim() !== "");
}

/** The pieces of a message in their order; nothing within quotation marks is parted. */
export function piecesOf(message: string): Piece[] {
  const quotes: string[] = [];
  const kept = message.trim().replace(quoted, (all: string) => `${mark}${quotes.push(all) - 1}${mark}`);
  const full = (text: string) => text.replace(markAt, (_, nth: string) => quotes[Number(nth)] ?? "");
  return cutAt(kept, sentenceEnd).flatMap((sentence) =>
    cutAt(sentence.text, joint).map((cut, at) => ({
      text: full(cut.text),
      glue: at === 0 ? sentence.glue : cut.glue,
      words: wordsIn(cut.text),
      quotes: [...cut.text.matchAll(markAt)].map(([, nth]) => unquoted(quotes[Number(nth)] ?? "")),
      isFirst: at === 0,
    })),
  );
}

export const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^[“"‘']+|[”"’']+$/gu, "")
    .trim();

const denying = /^(?:jangan|jgn|ojo|jang|usah|perlu|gausah|batal|gajadi|belum|blm)$/u;

/** What a piece asks to be done, and at which of its words it says so; a verb that is denied asks for nothing. */
export function actIn({ words, text }: Pick<Piece, "words" | "text">): { act: Act; at: number } | undefined {
  if (/(?<!\p{L})(?:kok|knp|kenapa|siapa)(?!\p{L}).*\?/iu.test(text)) return undefined;
  for (const [at, word] of words.entries()) {
    const act = actOf(word);
    const before = words[at - 1] ?? "";
    if (act !== undefined && !denying.test(before)) return { act, at };
  }
  return undefined;
}

/** The message without the pieces that were done; `between` stands where something is missing. */
export function restOf(pieces: readonly Piece[], done: ReadonlySet<number>, between: string): string {
  let rest = "";
  let isGap = false;
  for (const [at, { text, glue }] of pieces.entries()) {
    if (done.has(at)) isGap = true;
    else {
      rest += (isGap ? between : glue) + text;
      isGap = false;
    }
  }
  return rest.trim();
}

/** Whether words ask for something to be done to the text. */
export const asksRequest = (text: string): boolean =>
  piecesOf(text).some((piece) => actIn(piece) !== undefined);
