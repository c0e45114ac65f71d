import type { Piece } from "./blocks.ts";

/**
 * Letters, digits and what stands between words, with nothing in it that could be markdown or part of an address: a
 * point only ends a word, and a line never does. Brackets are left out, since they may close a link.
 */
const plainWords = /^(?:[\p{L}\p{N}\p{M} ,;:?!'"’“”…–-]|\.(?=[\s"'”’]|$))+$/u;

/** A line that has words already, and neither an element nor a row of a table, nor a heading, which signs may close. */
const openLine = /^[^<|#]*\p{L}[^<|#]*$/u;

/** Whether what comes only goes on with the line that a text ends in: then nothing before it reads otherwise. */
export const isMoreWords = (text: string, added: string): boolean =>
  text.endsWith(" ") && plainWords.test(added) && openLine.test(text.slice(text.lastIndexOf("\n") + 1));

/** A block with more words at its end; undefined where its end is not what the text ended with. */
export function withWords(piece: Piece, text: string, added: string): Piece | undefined {
  if (typeof piece === "string") return longer(piece, text, added);
  const last = piece.pieces.at(-1);
  // What code holds is not for us to judge, and a link ends where it ends.
  if (last === undefined || !open.has(piece.tag)) return undefined;
  const grown = withWords(last, text, added);
  return grown === undefined ? undefined : { ...piece, pieces: [...piece.pieces.slice(0, -1), grown] };
}

/** Elements that go on with the line. */
const open = new Set(["p", "ul", "ol", "li", "blockquote"]);

/** The reader of markdown leaves out the space at the end of some blocks. */
function longer(words: string, text: string, added: string): string | undefined {
  const end = text.slice(text.trimEnd().lastIndexOf(" ") + 1);
  const word = end.slice(end.lastIndexOf("\n") + 1);
  if (words.endsWith(word)) return words + added;
  const trimmed = word.trimEnd();
  return words.endsWith(trimmed) ? (words + word.slice(trimmed.length) + added).trimEnd() : undefined;
}
