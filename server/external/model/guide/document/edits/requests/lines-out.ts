import { shortly } from "#server/external/model/guide/document/edits/answer-word-edits.ts";
import { editedBy, shownText } from "#server/external/model/guide/document/edits/part-done.ts";
import { placesOf, type Token, tokensOf } from "#server/external/model/guide/document/edits/word-places.ts";
import { sourceOf } from "#server/external/model/guide/document/edits/word-sources.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { insteadOf } from "./instead.ts";
import { actIn, type Piece } from "./message-pieces.ts";
import { isFiller, lineNoun, ordinalOf, sentenceNoun } from "./request-words.ts";
import { bodyLines, type Line, lineAt, lineFor, tellingStems } from "./text-lines.ts";

/*
 * "Hapus baris terakhir", "baris "rasa hormat" itu masih ada, hapus", or a text that is quoted and then "hapus itu": what is
 * called a line goes as a whole, however few of its words are named.
 */

/** What one request did: `used`: the pieces of the message that it took. */
export type RequestDone = { active: ActiveFlow; told: string; used: number[] };

const pastedMin = 3;
const mostOf = 0.6;

/** The words of a piece that name what is meant: without the verb, and without those that say nothing. */
const namingWords = ({ words }: Piece, at: number): string[] =>
  words.filter((word, nth) => nth !== at && !isFiller(word));

const hasLine = (piece: Piece | undefined): boolean =>
  piece?.words.some((one) => lineNoun.test(one)) === true;

/** The line that a piece names by its quotation, its place or its words. */
function lineNamed(reply: Reply, piece: Piece, at: number): Line | undefined {
  const shown = shownText(reply, reply.active);
  const lines = bodyLines(reply, shown);
  const [quote] = piece.quotes;
  if (quote !== undefined) return lines.find(({ text }) => placesOf(tokensOf(text), quote).length > 0);
  const naming = namingWords(piece, at);
  const nth = ordinalOf(naming);
  return nth === undefined ? lineFor(lines, tellingStems(naming.join(" "))) : lineAt(lines, piece.words, nth);
}

function withoutLine(reply: Reply, line: Line | undefined, used: number[]): RequestDone | undefined {
  const done = line && editedBy(reply, reply.active, [{ from: line.text, to: "" }]);
  return done && line && { active: done.active, told: `baris “${shortly(line.text)}” dihapus`, used };
}

const joinedText = (pieces: readonly Piece[]): string =>
  pieces.map(({ glue, text }, at) => (at === 0 ? "" : glue || " ") + text).join("");

/** The first of the pieces that stand in the text as they follow each other here. */
function pastedFrom(tokens: readonly Token[], pieces: readonly Piece[], nth: number): number {
  let from = nth;
  while (from > 0 && placesOf(tokens, joinedText(pieces.slice(from - 1, nth + 1))).length > 0) from -= 1;
  return from;
}

/** The piece before a bare "hapus itu" that quotes words of the text, or repeats them without quotation marks. */
function pointedAt(
  shown: string,
  pieces: readonly Piece[],
  at: number,
): { nth: number; words: string } | undefined {
  const tokens = tokensOf(shown);
  for (let nth = at - 1; nth >= 0; nth -= 1) {
    const piece = pieces[nth];
    if (!piece) continue;
    const quote = piece.quotes.findLast((one) => placesOf(tokens, one).length > 0);
    if (quote !== undefined) return { nth, words: quote };
    const from = pastedFrom(tokens, pieces, nth);
    const words = joinedText(pieces.slice(from, nth + 1));
    const isPasted = tokensOf(words).length >= pastedMin && placesOf(tokens, words).length > 0;
    if (isPasted) return { nth: from, words };
  }
  return undefined;
}

/** What was quoted or repeated before goes: its line where it is most of it, or else as far as it stands there. */
function pointedOut(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const shown = shownText(reply, reply.active);
  const pointed = pointedAt(shown, pieces, at);
  const before = pieces[at - 1];
  // "Item cek kantong gak usah, hapuskan saja".
  if (!pointed && before && hasLine(before))
    return withoutLine(reply, lineNamed(reply, before, -1), [at - 1, at]);
  if (!pointed) return undefined;
  const { nth, words } = pointed;
  // What is quoted in the same sentence has a reader of its own, unless it is called a line.
  const isSame = !pieces.slice(nth + 1, at + 1).some(({ isFirst }) => isFirst);
  const isQuoted = (pieces[nth]?.quotes.length ?? 0) > 0;
  if (isSame && isQuoted && !hasLine(pieces[nth]) && !hasLine(pieces[at])) return undefined;
  const used = Array.from({ length: at - nth + 1 }, (_, one) => nth + one);
  const line = bodyLines(reply, shown).find(({ text }) => placesOf(tokensOf(text), words).length > 0);
  const isMost = line !== undefined && tokensOf(words).length >= tokensOf(line.text).length * mostOf;
  if (isMost || hasLine(pieces[nth]) || hasLine(pieces[at])) return withoutLine(reply, line, used);
  const isWhole = pieces[nth]?.words.some((one) => sentenceNoun.test(one)) === true;
  const edits = sourceOf(shown, tokensOf(shown), words, isWhole).map((from) => ({ from, to: "" }));
  const done = editedBy(reply, reply.active, edits);
  return done && { active: done.active, told: done.told, used };
}

/** "Hapus baris A sama baris B": the verb belongs to both. */
function isOutToo(pieces: readonly Piece[], at: number): boolean {
  const [piece, before] = [pieces[at], pieces[at - 1]];
  const isJoined = piece !== undefined && !piece.isFirst && /^(?:sama|sm|dan|plus)\s/iu.test(piece.text);
  return (
    isJoined && hasLine(piece) && before !== undefined && actIn(before)?.act === "out" && hasLine(before)
  );
}

/** Takes a line out; undefined if the piece names none. */
export function lineOut(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const piece = pieces[at];
  if (!piece) return undefined;
  const found = actIn(piece);
  if (!found && isOutToo(pieces, at)) return withoutLine(reply, lineNamed(reply, piece, -1), [at]);
  if (found?.act !== "out") return undefined;
  const isPointing = piece.quotes.length === 0 && namingWords(piece, found.at).length === 0;
  if (isPointing) return pointedOut(reply, pieces, at);
  // "Yg laporan stok hapus bae, bikin: ...": what gets other words in its place is a line as well.
  const isLine = hasLine(piece) || insteadOf(pieces, at + 1) !== undefined;
  return isLine ? withoutLine(reply, lineNamed(reply, piece, found.at), [at]) : undefined;
}
