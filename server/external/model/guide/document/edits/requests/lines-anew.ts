import { shortly } from "#server/external/model/guide/document/edits/answer-word-edits.ts";
import { numberedIn } from "#server/external/model/guide/document/edits/edits.ts";
import { doneBy, editedBy, shownText } from "#server/external/model/guide/document/edits/part-done.ts";
import { fieldNamed } from "#server/external/model/guide/document/edits/several-corrections.ts";
import { placesOf, tokensOf } from "#server/external/model/guide/document/edits/word-places.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";
import { wordsFrom } from "./instead.ts";
import type { RequestDone } from "./lines-out.ts";
import { actIn, type Piece } from "./message-pieces.ts";
import { actOf, isFiller, lineNoun, ordinalOf, placeOf, sentenceNoun } from "./request-words.ts";
import { bodyLines, type Line, lineAt, lineFor, tellingStems } from "./text-lines.ts";

/* "Baris maafnya jadi: saya minta maaf karena ...": the line that is named by what it holds gets these words. */

const into =
  /\s*(?::|(?<=\s)(?:jadi|jd|menjadi|dadi|jadinya)\s*:?|(?<=\s)(?:di)?(?:ganti|ubah|rubah)(?:in|kan|en|ke)?(?:\s+(?:jadi|jd|dadi|dengan|dgn|pakai|pake))?\s*:?)\s+/iu;
const headWordsMax = 12;
/** Without a colon, fewer words are no new line. */
const wordsMin = 3;

/** The head of the request, "baris maafnya", and the first of the new words. */
function headIn({ text }: Piece): { head: string; words: string; isMarked: boolean } | undefined {
  const found = into.exec(text);
  if (!found) return undefined;
  const words = text.slice(found.index + found[0].length).trim();
  return { head: text.slice(0, found.index), words, isMarked: found[0].includes(":") };
}

/** The line that the head names; undefined if it names none, or an answer by its own name. */
function lineOf(reply: Reply, head: string, piece: Piece, words: string): Line | undefined {
  const lines = bodyLines(reply, shownText(reply, reply.active));
  const said = tokensOf(head).map(({ written }) => written);
  const naming = said.filter((word) => !isFiller(word) && actOf(word) === undefined);
  const [place, ...others] = naming.map(placeOf);
  if (naming.length > 0 && place !== undefined && others.length === 0)
    return place === "start" ? lines[0] : lines.at(-1);
  if (!said.some((word) => lineNoun.test(word) || sentenceNoun.test(word))) return undefined;
  const [quote] = piece.quotes.filter((one) => head.includes(one));
  if (quote !== undefined)
    return said.some((word) => lineNoun.test(word))
      ? lines.find(({ text }) => placesOf(tokensOf(text), quote).length > 0)
      : undefined;
  const nth = ordinalOf(naming);
  // A sentence is known by its number in another way than a line.
  if (nth !== undefined && !said.some((word) => lineNoun.test(word))) return undefined;
  return nth === undefined ? lineFor(lines, tellingStems(naming.join(" ")), words) : lineAt(lines, said, nth);
}

/** The new words as the line has them: its label stays, and so do its capital letter and its full stop. */
function asLine({ text, label }: Line, words: string, isFormal: boolean): { from: string; to: string } {
  const isLabelled = label !== "" && !words.toLowerCase().startsWith(label.trim().toLowerCase());
  const from = isLabelled ? text.slice(label.length) : text;
  const full = isFormal ? withoutShorthand(words) : words;
  const cased = /^\p{Lu}/u.test(from) ? full.charAt(0).toUpperCase() + full.slice(1) : full;
  return { from, to: /[.!?]$/.test(from) && !/[.!?…”"]$/.test(cased) ? `${cased}.` : cased };
}

/** Writes a line anew; undefined if the piece names no line, or an answer that has its own reader. */
export function lineAnew(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const { flow, step, active } = reply;
  const piece = pieces[at];
  const found = piece && headIn(piece);
  if (!piece || !found || found.head.split(/\s+/).length > headWordsMax) return undefined;
  // "Ubah poin terakhir: ..." is an item of a list, which is known by its number.
  if (numberedIn(flow, step, active.filled, piece.text)) return undefined;
  const { words, used } = wordsFrom(pieces, at, found.words);
  const isShort = tokensOf(words).length < (found.isMarked ? 1 : wordsMin);
  const act = actIn({ words: tokensOf(found.head).map(({ written }) => written), text: found.head })?.act;
  if (isShort || act === "out" || act === "add") return undefined;
  const naming = tokensOf(found.head)
    .map(({ written }) => written)
    .filter((word) => !isFiller(word) && actOf(word) === undefined);
  const isPiece = tokensOf(found.head).some(
    ({ written }) => lineNoun.test(written) || sentenceNoun.test(written),
  );
  if (
    isPiece &&
    naming.length > 0 &&
    ordinalOf(naming) === undefined &&
    fieldNamed(flow, changeable(flow, step), naming) !== undefined
  ) {
    const done = doneBy(reply, active, `${naming.join(" ")}: ${words}`);
    return done && { active: done.active, told: done.told, used };
  }
  const line = lineOf(reply, found.head, piece, words);
  if (!line) return undefined;
  const spoken = active.register ?? step.register;
  const edit = asLine(line, words, spoken === "formal" || spoken === "polite");
  const done = editedBy(reply, active, [edit]);
  return (
    done && { active: done.active, told: `baris “${shortly(line.text)}” jadi “${shortly(edit.to)}”`, used }
  );
}
