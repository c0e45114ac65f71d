import type { Piece } from "./blocks.ts";

/**
 * Letters, digits and punctuation between words, with nothing that could be markdown or part of an address: a dot is
 * allowed only at the end of a word, a newline never. Brackets are excluded because they may close a link.
 */
const plainWords = /^(?:[\p{L}\p{N}\p{M} ,;:?!'"’“”…–-]|\.(?=[\s"'”’]|$))+$/u;

/** A line that already has words and is no element, table row or heading, which further characters could close. */
const openLine = /^[^<|#]*\p{L}[^<|#]*$/u;

/** Whether the added text only continues the last line of the text, so that nothing before it is parsed differently. */
export const isPlainContinuation = (text: string, added: string): boolean =>
  text.endsWith(" ") && plainWords.test(added) && openLine.test(text.slice(text.lastIndexOf("\n") + 1));

/** Returns a block with the added words at its end, or undefined if its end is not the end of the text. */
export function withAppended(piece: Piece, text: string, added: string): Piece | undefined {
  if (typeof piece === "string") return longer(piece, text, added);
  const last = piece.pieces.at(-1);
  // Code and links never continue: added words follow them as new text.
  if (last === undefined || !open.has(piece.tag)) return undefined;
  const grown = withAppended(last, text, added);
  return grown === undefined ? undefined : { ...piece, pieces: [...piece.pieces.slice(0, -1), grown] };
}

/** Elements whose last line may continue. */
const open = new Set(["p", "ul", "ol", "li", "blockquote"]);

/** Handles that the markdown parser drops the space at the end of some blocks. */
function longer(words: string, text: string, added: string): string | undefined {
  const end = text.slice(text.trimEnd().lastIndexOf(" ") + 1);
  const word = end.slice(end.lastIndexOf("\n") + 1);
  if (words.endsWith(word)) return words + added;
  const trimmed = word.trimEnd();
  return words.endsWith(trimmed) ? (words + word.slice(trimmed.length) + added).trimEnd() : undefined;
}
