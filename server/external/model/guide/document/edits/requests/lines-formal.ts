import { shortly } from "#server/external/model/guide/document/edits/answer-word-edits.ts";
import { editedBy, shownText } from "#server/external/model/guide/document/edits/part-done.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { madeChoices } from "#server/external/model/guide/run-flow.ts";
import { withSentenceStarts } from "#server/external/model/guide/words/plain/capitals.ts";
import { lifted } from "#server/external/model/guide/words/plain/lifted.ts";
import { asSentence, plainly } from "#server/external/model/guide/words/plain/plain-text.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { RequestDone } from "./lines-out.ts";
import type { Piece } from "./message-pieces.ts";
import { ordinalOf } from "./request-words.ts";
import { bodyLines, type Line, lineAt } from "./text-lines.ts";

/* "Yg nomor 2 bikin jd bahasa formal": one line of a list as a formal text has it, and the others as they are. */

const formal = /(?<!\p{L})(?:(?:di)?(?:formal|resmi)(?:kan|in)?|baku|sopan)(?!\p{L})/iu;
const other = /(?<!\p{L})(?:jangan|jgn|terlalu|kurang|ga usah|gak usah|semua\p{L}*)(?!\p{L})|\?\s*$/iu;
const numbered =
  /(?<!\p{L})(?:nomor|nomer|nmr|no\.?|poin|point|butir|item|baris)\s+(?:yang |yg )?(?:paling )?(?:ke[ -]?)?(\d{1,2}|pertama|satu|kedua|dua|ketiga|tiga|keempat|empat|kelima|lima|terakhir)(?![\p{L}\d.,])/iu;
const wordsMax = 14;

/** The line with this number before it, or else the one at this place. */
function lineNumbered(reply: Reply, nth: number): Line | undefined {
  const lines = bodyLines(reply, shownText(reply, reply.active));
  const named = lines.filter(({ mark }) => mark === `${nth + 1}.` || mark === `${nth + 1})`);
  const [only, ...others] = named;
  return only && others.length === 0 ? only : lineAt(lines, ["poin"], nth);
}

/** The number of the line that a text wants to have formally; undefined if it wants no such thing. */
function formalNumber(text: string): string | undefined {
  const [, number = ""] = numbered.exec(text) ?? [];
  const isWish = number !== "" && formal.test(text) && !other.test(text);
  return isWish && text.trim().split(/\s+/).length <= wordsMax ? number.toLowerCase() : undefined;
}

/** Writes the line that a piece names by its number formally; undefined if it names none. */
export function lineFormal(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const number = formalNumber(pieces[at]?.text ?? "");
  const nth = number === undefined ? undefined : ordinalOf([number]);
  const line = nth === undefined ? undefined : lineNumbered(reply, nth);
  if (!line) return undefined;
  const written = lifted(withSentenceStarts(asSentence(plainly(line.text, "formal"))));
  if (plain(written) === plain(line.text)) return undefined;
  const to = /[.!?]$/.test(line.text) ? written : written.replace(/\.$/, "");
  const done = editedBy(reply, reply.active, [{ from: line.text, to }]);
  return done && { active: done.active, told: `nomor ${number} jadi “${shortly(to)}”`, used: [at] };
}

/** Says that there is nothing to write more formally, which is no wish for another text as a whole. */
export function formalRefused({ active, text, said }: Reply): Outcome | undefined {
  const number = formalNumber(text);
  if (number === undefined) return undefined;
  return { texts: [said.line("line-formal", { number })], choices: madeChoices, flow: active };
}
