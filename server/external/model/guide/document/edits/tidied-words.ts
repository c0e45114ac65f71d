import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { isWrittenOut, outwardRegister } from "#server/external/model/guide/document/plain-answers.ts";
import type { Register } from "#server/external/model/guide/flow.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow, WordEdit } from "#server/external/model/guide/state.ts";
import { withSentenceStarts } from "#server/external/model/guide/words/plain/capitals.ts";
import { lifted } from "#server/external/model/guide/words/plain/lifted.ts";
import { asSentence, plainly } from "#server/external/model/guide/words/plain/plain-text.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { gap } from "./letter-head.ts";
import { editedBy, shownText } from "./part-done.ts";

/*
 * "Bahasanya dirapikan": what can be done to the member's own sentences without another order of words, which are capital
 * letters, full stops and spelling; and "ejaanku saja", which brings back what was typed.
 */

const clauses = /[^.,;!?\n\uE001]+[.,;!?]*/gu;
const tidying = /(?<!\p{L})(?:di)?(?:rapi|rapih|benah)(?:in|kan|i)(?!\p{L})/iu;
const ofText =
  /(?<!\p{L})(?:bahasa|kalimat|kata|kata-kata|tulisan|surat|teks|pesan|email|isi|semua)(?:nya|ku)?(?!\p{L})|(?<!\p{L})(?:biar|supaya|jadi|lebih) (?:lebih |jadi )?(?:resmi|formal|sopan|rapi|enak|bagus)/iu;
const shortWords = 4;
const typedWords = 8;
const clauseWords = 9;
const shorthandNoticed =
  /(?<!\p{L})(?:bahasa|kayak|kaya|seperti|masih) (?:\p{L}+ )?(?:sms|chat|singkatan)(?!\p{L})|(?<!\p{L})(?:di)?singkat(?:2|-singkat| singkat)/iu;
const formal = /(?<!\p{L})(?:resmi|formal)(?!\p{L})/iu;

/** Whether a clause asks for nothing but tidier words. */
export const isTidying = (clause: string): boolean => {
  const count = plain(clause).split(" ").length;
  return tidying.test(clause) && (count <= shortWords || (count <= clauseWords && ofText.test(clause)));
};

const bullet = /^\s*(?:- |\d+[.)] )?/u;

/** Words by which a line and the answer in it are the same, however they are spelled. */
const bare = (text: string): string => plain(lifted(withoutShorthand(text)));

/** One line of the member's as one would write it. */
function tidiedLine(line: string, register: Register): string {
  const written = withSentenceStarts(asSentence(plainly(line, register)));
  return register === "polite" || register === "formal" ? lifted(written) : written;
}

/** Whole lines of the text that are the member's own, and not in order yet. */
function tidiedLines({ flow, step, active }: Reply, shown: string): WordEdit[] {
  const register = outwardRegister(active, step) ?? "casual";
  const own = changeable(flow, step)
    .filter((name) => ["text", "list"].includes(flow.slots[name]?.kind ?? ""))
    .map((name) => bare(active.filled[name] ?? ""));
  return shown
    .split("\n")
    .map((line) => line.replace(bullet, ""))
    .filter((line) => line !== "" && own.some((answer) => answer.includes(bare(line))))
    .map((from) => ({ from, to: tidiedLine(from, register) }))
    .filter(({ from, to }) => from !== to);
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** What these edits change, of spelling, capitals and full stops. */
function namesOf(edits: readonly WordEdit[]): string {
  const isAny = (differs: (edit: WordEdit) => boolean) => edits.some(differs);
  const low = (text: string) => lettersOf(text).toLowerCase();
  const kinds = [
    isAny(({ from, to }) =>
      low(from) === low(to) ? lettersOf(from) !== lettersOf(to) : /^\p{Ll}/u.test(from),
    ) && "huruf besar",
    isAny(({ from, to }) => /[.!?]$/.test(to) && !/[.!?]$/.test(from)) && "titik",
    isAny(({ from, to }) => low(from) !== low(to)) && "ejaan",
  ].filter((kind) => kind !== false);
  const [last = "tanda baca"] = kinds.slice(-1);
  return kinds.length > 1 ? `${kinds.slice(0, -1).join(", ")} dan ${last}` : last;
}

/** Carries out what a wish for tidier language can have; undefined if the message has none, or all is in order. */
export function tidiedUp(reply: Reply): { active: ActiveFlow; told: string[]; rest: string } | undefined {
  const { active, step, text } = reply;
  const all = text.match(clauses) ?? [];
  const wishes = all.filter(isTidying);
  if (wishes.length === 0) return undefined;
  const open = { ...active, isAsWritten: undefined };
  const edits = tidiedLines(reply, shownText(reply, open));
  const done = editedBy({ ...reply, active: open }, open, edits);
  const isBack = active.isAsWritten === true;
  if (!done && !isBack) return undefined;
  const told = `${done ? namesOf(edits) : "ejaan"} (susunan kalimatnya tetap kalimatmu)`;
  const about = all.filter((one) => isTidying(one) || shorthandNoticed.test(one));
  const rest = about.reduce((sum, one) => sum.replace(one, gap), text);
  const isFormal = (active.register ?? step.register) === "formal";
  const also = !isFormal && wishes.some((one) => formal.test(one)) ? `${gap}versi resmi${gap}` : "";
  return { active: done?.active ?? open, told: [told], rest: rest + also };
}

const typed =
  /(?<!\p{L})(?:ejaan|ketikan|singkatan|tulisan|kata-kata|kata2)(?:ku|nya)?(?: (?:saya|aku|gue|gw))? (?:aja|saja|asli|sendiri|jangan|jgn|ga usah|gak usah|nggak usah)(?!\p{L})|(?<!\p{L})(?:persis|sesuai|balikin|kembalikan|jangan (?:di)?(?:ubah|ganti)|jgn (?:di)?(?:ubah|ganti)|biarin|biarkan) (?:ke )?(?:ejaan|ketikan|singkatan|kata-kata|kata2)(?:ku|nya)?(?!\p{L})/iu;

/** "Ejaanku saja": the document with the member's words as they were typed. */
export function asTyped({
  flow,
  step,
  active,
  text,
}: Reply): { active: ActiveFlow; told: string[]; rest: string } | undefined {
  const clause = (text.match(clauses) ?? []).find((one) => typed.test(one));
  const isShort = clause !== undefined && plain(clause).split(" ").length <= typedWords;
  if (!isShort || active.isAsWritten === true || !isWrittenOut(flow, active, step)) return undefined;
  const told = ["ejaannya kembali seperti ketikanmu"];
  return { active: { ...active, isAsWritten: true }, told, rest: text.replace(clause, gap) };
}
