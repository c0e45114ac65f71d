import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { outwardRegister } from "#server/external/model/guide/document/plain-answers.ts";
import type { WordEdit } from "#server/external/model/guide/state.ts";
import { plainly } from "#server/external/model/guide/words/plain/plain-text.ts";
import { isDraftRemark, saysConfided } from "#server/external/model/guide/words/to-guide/draft-remarks.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { gap } from "../letter-head.ts";
import { doneBy, editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { isFormOf, stemOf } from "../text-removals.ts";
import { placesOf, tokensOf } from "../word-places.ts";
import { withoutCourtesy } from "./courtesy.ts";

/*
 * What a member told the guide and finds in the text: "kok ada takut bintang 1 nya, itu kan aku curhat ke kakak. jgn
 * ditulis". It goes with its sentence, or with the clause of it that says this, and with other talk beside it.
 */

const sounds =
  "(?:(?:eh+|lah|loh|lho|lha|ih|yah|aduh|duh|waduh|kak|min|mbak|mas|bang|itu|ini|tapi|tp|trus|terus)[ ,]+)*";
const kinds =
  "(?:kata(?:2|-kata)?|tulisan|kalimat|bagian|soal|cerita|curhat(?:an)?|omongan|alasan|alesan|yg|yang)";
const thing = '["“\'‘]?(\\p{L}[^.,;!?\\n"“”]{2,80}?)["”\'’]?';
const suffix = "(?: ?nya)?(?: (?:itu|tadi|sih|kak|min|mbak|mas|bang|juga|jg|wkwk\\p{L}*))*";
const stands =
  "(?:ada|masuk|muncul|nongol|ikut|kebawa|(?:di|ke|ter)(?:tulis|sebut|masuk|cantum|bawa)\\p{L}*)";
const still = "(?:malah|jadi|jd|bisa|ikut|ikutan|pada|masih)";
const end = "(?=\\s*(?:[.,;!?\\n]|$)|\\s+(?:itu|kan|soalnya|padahal)\\s)";
const never =
  "(?:jgn|jangan|gausah|(?:ga|gak|nggak|ndak|tidak|ngga) (?:usah|perlu))(?: (?:kasi|kasih|sampe|sampai|ikut|juga|jg))*";
const writing = "(?:di)?(?:tulis|masuk|sebut|kirim|cantum|muat|bawa)\\p{L}*";
const out = "(?:(?:tolong |coba )*(?:di)?(?:hapus|apus|buang|coret|keluar|hilang|ilang)(?:in|kan|i))";

/** The forms that wonder at words of the text, and those that order them out. */
const wondering: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.,;!?\\n]\\s*)${sounds}(?:kok|koq|kenapa|knp|ngapain|masa)(?: ${still})* ${stands}(?: ${kinds})* ${thing}${suffix}${end}`,
    "iu",
  ),
  new RegExp(
    `(?:^|[.,;!?\\n]\\s*)${sounds}(?:${kinds} )*${thing}${suffix} (?:kok|koq|kenapa|knp|ngapain)(?: ${still})* ${stands}${suffix}${end}`,
    "iu",
  ),
  new RegExp(
    `(?:^|[.,;!?\\n]\\s*)${sounds}(?:kok|koq|kenapa|knp|ngapain|masa)(?: ${kinds})* ${thing}(?: ?nya)?(?: ${still})* ${stands}${suffix}${end}`,
    "iu",
  ),
];
const forbidding: readonly RegExp[] = [
  new RegExp(`(?:^|[.,;!?\\n]\\s*)${sounds}(?:${kinds} )+${thing}${suffix} ${never} ${writing}`, "iu"),
  new RegExp(`(?:^|[.,;!?\\n]\\s*)${sounds}${never} ${writing}(?: ${kinds})+ ${thing}${suffix}${end}`, "iu"),
];
const bareOrder = new RegExp(
  `(?:^|[.,;!?\\n]\\s*)(?:${sounds})(?:${never} ${writing}|${out})(?: (?:dong|ya|kak|min|mbak|mas|lah|deh|aja))*[.!]*(?=\\s*(?:[.,;!?\\n]|$))`,
  "iu",
);
const told = "(?:dia|dianya|orangnya|customernya|pelanggannya|beliau)";
const instead = new RegExp(
  `(?:^|[.,;!?\\n]\\s*)(?:(?:tolong|coba|mending|cukup|kak|tapi) )*(?:tulis|bilang|sebut|ganti)(?:in|kan|nya)?(?: (?:aja|saja|jadi|jd|dengan|dgn|cukup))+ (?:(?:${told} )?(?:bilang|ngomong) (?:(?:kalau|kalo|klo|bahwa|karena|krn) )?|(?:bahwa|(?:alesan|alasan)nya(?: karena| krn)?) )?([^.;!?\\n]{4,120})`,
  "iu",
);

/** `isOrder`: in a form that the readers of removals know, too. */
type Found = { said: string; words: string; to: string; isSorry: boolean; isOrder: boolean };

/** From this many words on, small words name a sentence as well. */
const phraseMin = 3;

/** What the message wants out; undefined if it neither orders it nor says that it was told to the guide. */
function foundIn(text: string): Found | undefined {
  const clauses = text.split(/[.,;!?\n]+/);
  const isConfided = clauses.some(saysConfided);
  const isOrdered = bareOrder.test(text);
  const wondered = isConfided || isOrdered ? firstOf(wondering, text) : undefined;
  const [, right = ""] = instead.exec(text) ?? [];
  const forbidden =
    wondered ??
    (isConfided || right !== "" || /(?:kasi|kasih) masuk/iu.test(text)
      ? firstOf(forbidding, text)
      : undefined);
  // "Yg itu jgn dimasukin" names nothing by its words.
  const words = forbidden?.[1] ?? "";
  if (!forbidden || (named(words).length === 0 && tokensOf(words).length < phraseMin)) return undefined;
  return {
    said: forbidden[0],
    words: forbidden[1] ?? "",
    to: withoutCourtesy(right.trim()),
    isSorry: isConfided || wondered !== undefined,
    isOrder: wondered === undefined && right === "",
  };
}

const firstOf = (forms: readonly RegExp[], text: string): RegExpExecArray | undefined =>
  forms.map((one) => one.exec(text)).find((one) => one !== null) ?? undefined;

/** The message without what this reader has carried out. */
function restOf(text: string, { said, to }: Found): string {
  const left = text.replace(said, gap).replace(bareOrder, gap);
  const own = to === "" ? left : left.replace(instead, gap);
  return own
    .split(/(?<=[.,;!?\n])/)
    .map((one) => (saysConfided(one) ? gap : one))
    .join("");
}

const named = (words: string): string[] =>
  tokensOf(words)
    .filter(({ word, written }) => (written.length > 2 && !common.has(word)) || /\d/.test(written))
    .map(({ word }) => stemOf(word));

const sentencesOf = (shown: string): string[] =>
  shown.split("\n").flatMap((line) => line.replace(/^\s*(?:- |\d+[.)] )/, "").split(/(?<=[.!?…][”")]?)\s+/));

function holds(text: string, words: string): boolean {
  const own = tokensOf(text);
  if (placesOf(own, words).length > 0) return true;
  const sought = named(words);
  return sought.length > 0 && sought.every((one) => own.some(({ word }) => isFormOf(word, one)));
}

const labelOf = (sentence: string): string => /^[^:,.“"]{3,60}:\s+/u.exec(sentence)?.[0] ?? "";
const joint = /(?<=[,;])\s+|\s+(?=(?:tapi|tp|tetapi|soalnya|karena|krn|karna|padahal|takutnya)\s)/iu;
const conjunction = /^(?:dan|tapi|tp|tetapi|soalnya|karena|krn|karna|padahal)\s+/iu;

/** The clause of a sentence that says it, with what joins it; the whole sentence where nothing else is left. */
export function clauseOf(sentence: string, words: string): WordEdit {
  const label = labelOf(sentence);
  const body = sentence.slice(label.length);
  const clauses = body.split(joint);
  const at = clauses.findIndex((one) => holds(one, words));
  const others = clauses.filter((_, nth) => nth !== at);
  if (at < 0 || others.length === 0) return { from: sentence, to: "" };
  if (at === 0) {
    const next = clauses[1] ?? "";
    const head = body.slice(0, body.indexOf(next, (clauses[0] ?? "").length));
    return { from: head + (conjunction.exec(next)?.[0] ?? ""), to: "" };
  }
  const start = body.indexOf(
    clauses[at] ?? "",
    body.indexOf(clauses[at - 1] ?? "") + (clauses[at - 1] ?? "").length,
  );
  const own = (clauses[at] ?? "").replace(/[.,;!?]+[”"]?$/, "");
  return { from: body.slice(start, start + own.length), to: "" };
}

/** The clause that gives way to other words; the whole sentence behind its label where there is no other. */
function saidIn(sentence: string, words: string): string {
  const body = sentence.slice(labelOf(sentence).length);
  const clause = body.split(joint).find((one) => holds(one, words)) ?? body;
  return clause.replace(/[.,;!?]+[”"]?$/, "");
}

/** The edits for each sentence with these words, and for talk to the guide that stands in the same line. */
function editsFor(shown: string, words: string, to: string): WordEdit[] {
  const met = sentencesOf(shown).filter((one) => holds(one, words) && !/:$/.test(one));
  if (to !== "") return met.map((one) => ({ from: saidIn(one, words), to }));
  const beside = shown
    .split("\n")
    .filter((line) => met.some((one) => line.includes(one)))
    .flatMap((line) => sentencesOf(line))
    .filter((one) => !met.includes(one) && isDraftRemark(one));
  return [
    ...met.map((one) => (isDraftRemark(one) ? { from: one, to: "" } : clauseOf(one, words))),
    ...beside.map((from) => ({ from, to: "" })),
  ];
}

/** Takes out what was told to the guide alone, or puts the words there that the message gives instead. */
export function confidedOut(reply: Reply): Recognised | undefined {
  const { active, step, text } = reply;
  const found = foundIn(text);
  if (!found) return undefined;
  const register = active.isAsWritten ? undefined : outwardRegister(active, step);
  const to = register && found.to !== "" ? plainly(found.to, register) : found.to;
  const edits = editsFor(shownText(reply, active), found.words.trim(), to);
  const unique = edits.filter((one, at) => edits.findIndex(({ from }) => from === one.from) === at);
  // One word that stands in different sentences does not say which is meant.
  if (unique.length === 0 || (unique.length > 1 && tokensOf(found.words).length === 1)) return undefined;
  const asOrder = found.isOrder ? doneBy(reply, active, found.said.replace(/^[\s.,;!?]+/, "")) : undefined;
  const done = asOrder ?? editedBy(reply, active, unique);
  if (!done) return undefined;
  const sorry = found.isSorry ? { isSorry: true } : {};
  return { active: done.active, told: [done.told], rest: restOf(text, found), ...sorry };
}
