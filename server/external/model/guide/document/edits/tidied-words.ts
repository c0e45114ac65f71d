import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow, WordEdit } from "#server/external/model/guide/state.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { gap } from "./letter-head.ts";
import { editedBy, shownText } from "./part-done.ts";

/*
 * "Bahasanya dirapikan": what can be done to the member's own sentences without choosing other words for them, which are
 * capital letters, full stops, and shorthand in full. The rest is said to stay theirs.
 */

const clauses = /[^.,;!?\n\uE001]+[.,;!?]*/gu;
const tidying = /(?<!\p{L})(?:di)?(?:rapi|rapih|benah)(?:in|kan|i)(?!\p{L})/iu;
const ofText =
  /(?<!\p{L})(?:bahasa|kalimat|kata|kata-kata|tulisan|surat|teks|pesan|email|isi|semua)(?:nya|ku)?(?!\p{L})|(?<!\p{L})(?:biar|supaya|jadi|lebih) (?:lebih |jadi )?(?:resmi|formal|sopan|rapi|enak|bagus)/iu;
const shortWords = 4;
const clauseWords = 9;
const shorthandNoticed =
  /(?<!\p{L})(?:bahasa|kayak|kaya|seperti|masih) (?:\p{L}+ )?(?:sms|chat|singkatan)(?!\p{L})|(?<!\p{L})(?:di)?singkat(?:2|-singkat| singkat)/iu;
const formal = /(?<!\p{L})(?:resmi|formal)(?!\p{L})/iu;

const isTidying = (clause: string): boolean => {
  const count = plain(clause).split(" ").length;
  return tidying.test(clause) && (count <= shortWords || (count <= clauseWords && ofText.test(clause)));
};

const bullet = /^\s*(?:- |\d+[.)] )?/u;
const sentenceWordsMin = 4;

/** One line of the member's as one would write it. */
function tidiedLine(line: string): string {
  const full = withoutShorthand(line).replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, before: string, one: string) => before + one.toUpperCase(),
  );
  const isSentence = plain(full).split(" ").length >= sentenceWordsMin && /[\p{L}\p{N}]$/u.test(full);
  return isSentence ? `${full}.` : full;
}

/** Whole lines of the text that are the member's own, and not in order yet. */
function tidiedLines({ flow, step, active }: Reply, shown: string): WordEdit[] {
  const own = changeable(flow, step)
    .filter((name) => ["text", "list"].includes(flow.slots[name]?.kind ?? ""))
    .map((name) => plain(withoutShorthand(active.filled[name] ?? "")));
  return shown
    .split("\n")
    .map((line) => line.replace(bullet, ""))
    .filter((line) => line !== "" && own.some((answer) => answer.includes(plain(withoutShorthand(line)))))
    .map((from) => ({ from, to: tidiedLine(from) }))
    .filter(({ from, to }) => from !== to);
}

/** Carries out what a wish for tidier language can have; undefined if the message has none, or all is in order. */
export function tidiedUp(reply: Reply): { active: ActiveFlow; told: string[]; rest: string } | undefined {
  const { active, step, text } = reply;
  const all = text.match(clauses) ?? [];
  const wishes = all.filter(isTidying);
  if (wishes.length === 0) return undefined;
  const done = editedBy(reply, active, tidiedLines(reply, shownText(reply, active)));
  if (!done) return undefined;
  const told = "huruf besar, titik, dan singkatan (susunan kalimatnya tetap kalimatmu)";
  const about = all.filter((one) => isTidying(one) || shorthandNoticed.test(one));
  const rest = about.reduce((sum, one) => sum.replace(one, gap), text);
  const isFormal = (active.register ?? step.register) === "formal";
  const also = !isFormal && wishes.some((one) => formal.test(one)) ? `${gap}versi resmi${gap}` : "";
  return { active: done.active, told: [told], rest: rest + also };
}
