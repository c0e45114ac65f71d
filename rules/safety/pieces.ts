import { person } from "./bereavement.ts";
import { wordsIn } from "./language/scan.ts";
import { higher, joinedWordsMax, pieceMs, piecesMax, pieceWordsMax } from "./levels.ts";
import { levelOf, type Sign, signsIn } from "./signs.ts";
import type { EarlierText, RiskLevel } from "./types.ts";

/** Whether a text is short enough to be the end of a sentence in pieces. */
const mayBePiece = (text: string): boolean => wordsIn(text) <= joinedWordsMax;

/**
 * Returns the signs that only show when a text is read as the end of a sentence sent in pieces, or in lines. Signs of
 * level 1 are left out, since several short complaints are not one sentence. A sign counts only if this text completes
 * it, so that what was judged before brings no second card.
 */
export function signsInPieces(
  text: string,
  before: readonly EarlierText[],
  atMs: number,
  ownLevel: RiskLevel,
): Sign[] {
  if (!mayBePiece(text)) return [];
  const pieces = piecesBefore(before, atMs);
  const line = text.replaceAll("\n", " ");
  let found: Sign[] = [];
  for (let from = 0; from <= pieces.length; from += 1) {
    const earlier = pieces.slice(from).join(" ");
    if (earlier === "" && line === text) break;
    const level = higher(levelOf(found), higher(1, ownLevel));
    const signs = signsIn(`${earlier}${earlier !== "" && otherSubject.test(line) ? "," : ""} ${line}`).filter(
      (sign) => sign.level > level,
    );
    if (signs.length === 0) continue;
    const known = levelOf(signsIn(earlier));
    const news = signs.filter((sign) => sign.level > known);
    if (news.length > 0) found = news;
  }
  return found;
}

/** "Aku mau cerita" is whole: what is told then belongs to no wish before it. */
const wholeEnd = /(cerita|curhat|tanya|nanya|ngobrol|konsul|konsultasi)(in|nih|dong|ya|kak|dulu|\W)*$/i;

/** Whoever begins with somebody else begins a clause of its own: "Aku mau ..., bapak baru meninggal". */
const otherSubject = new RegExp(`^\\W*(${person}|dia|beliau|mereka)(ku|q|nya|mu)?\\s+\\S`, "i");

/** Returns the unbroken run of short, recent texts just before this one. */
function piecesBefore(before: readonly EarlierText[], atMs: number): string[] {
  const pieces: string[] = [];
  for (const earlier of before.slice(-piecesMax).reverse()) {
    const words = wordsIn(earlier.text);
    const isFresh = Math.abs(atMs - earlier.atMs) <= pieceMs;
    if (words === 0 || words > pieceWordsMax || !isFresh || wholeEnd.test(earlier.text)) break;
    pieces.unshift(earlier.text.replaceAll("\n", " "));
  }
  return pieces;
}
