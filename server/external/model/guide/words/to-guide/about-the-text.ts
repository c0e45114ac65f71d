import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";
import { forbidden, forbidsSaying, isShy, speaksOf } from "./not-to-say.ts";
import type { Piece } from "./pieces.ts";

/*
 * Orders about the text within the words for it: "jangan ditulis di suratnya", "nama kliennya gausah disebut". Nobody says
 * them to the reader, so they are no part of the text. Where such an order names no object, the words before it are meant.
 */

/** `kept`: the answer; `orders`: what was said about the text; `unwritten`: what it says shall not be written. */
export type TextOrders = { kept: Piece[]; orders: string[]; unwritten: string | undefined };

/**
 * `isForSomebody`: the text is for a reader; `isOfRequests`: the answer is a request, a rule or a message, which may itself
 * forbid to name or to write something.
 */
export type OrderedAt = { isForSomebody: boolean; isOfRequests: boolean };

const address = "(?:mas|mbak|mba|kak|kakak|bang|min|admin|gan|bro|sis|alma)";
const lead = `(?:(?:tp|tpi|tapi|dan|trus|terus|trs|cuma|cuman|asal|pokoknya|tolong|tlg|plis|please|mohon|oh|iya|oiya|btw|eh+|ya|yg itu|yang itu|itu|ini|${address}) )*`;
const not = `(?:jgn|jangan|jngn|jang|ojo|tong|ulah|gausah|gosah|(?:${noWords}) (?:usah|perlu|boleh|harus)|usah)`;
const suffix = "(?:in|kan|no|ke|nya|kn|2|i)*";
const inText = `(?:(?:di|ke|ter)?(?:tulis|ketik|cantum|muat|catat|catet)${suffix}|disebut${suffix}|dimasuk(?:in|kan|an|no|ke|kn)|masuk(?:in|kan|an|no|ke|kn)|(?:ikut|ikutan) masuk)`;
const writing = `(?:${inText}|(?:di|nye|men|me|ny|nge)?(?:sebut|singgung|bahas|ungkit|ungkap)${suffix})`;
const naming = `(?:(?:di|nye|men|me|ny)?(?:sebut|cantum|ungkap)${suffix}|(?:di)?bawa ?(?:2|bawa)|(?:di)?libat(?:in|kan)|(?:di)?tulis${suffix}(?! (?!soal|tentang|nama|alasan|yg|yang|sing|kalo|kalau|klo|bahwa|itu|ya|yo|dulu|duluan)))`;
const place =
  "(?:(?:di|ke|dalam|dlm|d) )+(?:pesan|surat|teks|tulisan|wa|chat|naskah|pengumuman|cv|email|undangan|dokumen|draf|draft|caption)(?:nya|ne|e|ku| nya| ini| itu)?";
const light = `(?:${place}|di situ|di sini|ke situ|ke sini|sampe|sampai|smp|ikut|ikutan|duluan|dulu|dlu|dl|ya|yah|yo|aja|saja|dong|deh|deng|ding|lah|itu|ini|yg (?:itu|ini|tadi)|yang (?:itu|ini|tadi)|jg|juga|lagi|namanya|nya|bagian itu|soal itu|plis|tolong|lho|loh|${address}|pak|bu)`;

/** "Tapi jangan ditulis dulu di wa nya": what is meant stands before it. */
const bare = new RegExp(`^${lead}${not}(?: ${light})* ${inText}(?: ${light})*$`);
/** "Soal pak camat jangan dimasukin ke naskahnya". */
const placed = new RegExp(`^(?:.* )?${not}(?: ${light})* ${writing}(?: .*)? ${place}(?: ${light})*$`);
/** "Jangan disebut nama kliennya", "umurku ndak usah disebut". */
const forbidding = new RegExp(
  `^(?!mohon )${lead}${not}(?: ${light})* ${naming} .+$|^(?!(?:kamu|km|lo|lu) ).+ ${not}(?: ${light})* ${naming}(?: ${light})*$`,
);
const ofThisText = /\b(?:di|ke|dalam) \p{L}+(?:nya|ne)\b|\b(?:di|ke|dalam) \p{L}+ (?:ini|itu)\b/u;
const passive = /\bdi(?:sebut|singgung|bahas|ungkit|cantum|tulis|ungkap|bawa|libat)/;
/** "Yang jaga toko jangan dimasukin ya": a part of what was told. */
const partial = new RegExp(
  `^${lead}(?:yg|yang|soal|nama\\p{L}*|bagian|kalimat|kata\\p{L}*|cerita|pengalaman) .+ ${not}(?: ${light})* ${inText}(?: ${light})*$`,
  "u",
);
/** "Yang lain jangan diubah": about the whole text. */
const others = new RegExp(
  `^${lead}(?:yg|yang) lain(?:nya)? (?:(?:jgn|jangan|gausah) (?:di)?(?:ubah|ganti|sentuh|apa2in|apa apain|utak atik)${suffix}|tetap (?:seperti|kayak|kaya) (?:itu|tadi|semula))(?: ${light})*$`,
);
const second = /\b(?:kita|kamu|km|kau|lo|lu|elo|anda)\b/;
const quotes = /["“”]/;

/** Why it shall not be written: the clauses and short sentences behind an order. */
const reason = new RegExp(
  `^(?:nanti|ntar|soalnya|soale|krn|karena|biar|supaya|takut\\p{L}*|malu|isin|rahasia|privasi|sensitif|kasian|kasihan|kalo|kalau|klo|kl|nek|kecuali|(?:${noWords}) enak|sungkan|itu (?:rahasia|urusan)|bukan urusan)\\b`,
  "u",
);
const reasonWordsMax = 8;
/** Whether a clause says why something shall not be written. */
export const isReasonNotTo = (clause: string): boolean =>
  reason.test(plain(clause)) && plain(clause).split(" ").length <= reasonWordsMax;
/** "Tapi ini soal aku saja ya", directly before an order. */
const about = /^(?:(?:tp|tapi) )?(?:ini|pesannya|suratnya) /;
type Kind = "bare" | "named" | undefined;

function orderIn(clause: string, { isForSomebody, isOfRequests }: OrderedAt, isExplained: boolean): Kind {
  const said = plain(clause);
  if (quotes.test(clause) || clause.includes("?")) return undefined;
  if (bare.test(said)) return "bare";
  if (others.test(said)) return "named";
  if ((placed.test(said) || partial.test(said)) && (!isOfRequests || isExplained || ofThisText.test(said)))
    return "named";
  if (isForSomebody && forbidsSaying(clause, isOfRequests, isExplained)) return "named";
  if (!isForSomebody || second.test(said) || !forbidding.test(said)) return undefined;
  // In a request, "nama saya jangan disebut" may be what is asked for, unless the member says why.
  return !isOfRequests || (passive.test(said) && isExplained) ? "named" : undefined;
}

const clauseEnd =
  /([,;]\s+|\s+(?=(?:tp|tpi|tapi|cuma|cuman|dan) (?:(?:yg |yang )?(?:itu|ini|tadi) )?(?:jgn|jangan|jang|ojo|gausah|(?:ga|gak|nggak|ndak|tidak) usah)\b))/i;

type Cut = { kept: string; order: string; isBare: boolean };
type Clause = { gap: string; text: string };

const joinedClauses = (clauses: readonly Clause[]): string =>
  clauses
    .map(({ gap, text }, at) => (at === 0 ? "" : gap) + text)
    .join("")
    .trim();

/** Parts one sentence; the clauses behind an order that give its reason go with it. */
function cutIn(sentence: string, at: OrderedAt): Cut {
  const parts = sentence.split(clauseEnd);
  const clauses = parts.flatMap((text, nth) => (nth % 2 === 0 ? [{ gap: parts[nth - 1] ?? "", text }] : []));
  const kept: Clause[] = [];
  const order: Clause[] = [];
  let isBare = false;
  for (const [nth, clause] of clauses.entries()) {
    const isReason = order.length > 0 && reason.test(plain(clause.text));
    const isExplained = reason.test(plain(clauses[nth + 1]?.text ?? ""));
    const kind = isReason ? undefined : orderIn(clause.text, at, isExplained);
    if (kind && order.length === 0) order.push(...aboutBefore(kept));
    (kind || isReason ? order : kept).push(clause);
    isBare ||= kind === "bare";
  }
  return { kept: joinedClauses(kept), order: joinedClauses(order), isBare };
}

/** Takes the clause off that only leads to an order: "tapi ini soal aku saja ya", "aku sungkan". */
function aboutBefore(kept: Clause[]): Clause[] {
  const before = kept.at(-1)?.text ?? "";
  if (!about.test(plain(before)) && !isShy(before)) return [];
  const last = kept.pop();
  return last ? [last] : [];
}

const lastClause = (text: string): string =>
  (text.split(/[,;]\s+|\s+(?:dan|terus|trus)\s+/i).at(-1) ?? text).replace(/[.!;,\s]+$/, "");

/** `text` without what stands at its end, and what joined it. */
const withoutEnd = (text: string, end: string): string =>
  text
    .slice(0, text.lastIndexOf(end))
    .replace(/[\s,;]+$|\s+(?:dan|terus|trus)\s*$/i, "")
    .trim();

/** Takes what is not to be written out of the newest piece that is kept. */
function withoutMeant(kept: Piece[]): string | undefined {
  const last = kept.pop();
  if (!last) return undefined;
  const meant = lastClause(last.text);
  const before = withoutEnd(last.text, meant);
  if (before !== "") kept.push({ ...last, text: before });
  return meant;
}

/** Parts the pieces of an answer from what they say about the text; undefined if they say nothing about it. */
export function textOrders(pieces: readonly Piece[], at: OrderedAt): TextOrders | undefined {
  const kept: Piece[] = [];
  const orders: string[] = [];
  let unwritten: string | undefined;
  let isBehind = false;
  for (const piece of pieces) {
    const said = plain(piece.text);
    const isReason: boolean = isBehind && isReasonNotTo(piece.text);
    const cut: Cut =
      isReason && !second.test(said) ? { kept: "", order: piece.text, isBare: false } : cutIn(piece.text, at);
    if (cut.kept !== "") kept.push({ ...piece, text: cut.kept });
    isBehind = cut.order !== "";
    if (cut.order !== "") orders.push(cut.order.replace(/[\s.,;!]+$/, ""));
    if (cut.isBare) unwritten = withoutMeant(kept) ?? unwritten;
  }
  if (orders.length === 0) return undefined;
  const obeyed = withoutForbidden(kept, orders);
  return { kept: obeyed.kept, orders, unwritten: obeyed.out ?? unwritten };
}

/** Takes the clauses out that speak of what the orders forbid, unless nothing else is left. */
function withoutForbidden(kept: Piece[], orders: readonly string[]): { kept: Piece[]; out?: string } {
  const subjects = orders.flatMap((order) => [forbidden(order) ?? []]).filter(({ length }) => length > 0);
  const isOut = (clause: string) => subjects.some((words) => speaksOf(clause, words));
  const out: string[] = [];
  const left = kept.flatMap(({ gap, text }) => {
    const clauses = text.split(/[,;]\s+/);
    const own = clauses.filter((clause) => !isOut(clause));
    if (own.length === clauses.length) return [{ gap, text }];
    out.push(...clauses.filter(isOut));
    const end = /[.!]$/.exec(text)?.[0] ?? "";
    return own.length === 0 ? [] : [{ gap, text: own.join(", ").replace(/[.!]$/, "") + end }];
  });
  return out.length === 0 || left.length === 0 ? { kept } : { kept: left, out: out.join(", ") };
}
