import type { Piece } from "#server/external/model/guide/words/to-guide/pieces.ts";
import { deniedFirst } from "./denied-first.ts";
import { amountsIn } from "./numbers/amounts.ts";
import type { Swap } from "./swaps.ts";

/*
 * Corrections behind an answer: "3jt paling lambat Senin. eh salah, 3,5jt", "oh iya ralat, lombanya tgl 19 bukan tgl 18".
 * One thing stands for another of the same kind: a sum for a sum, a number of pots for a number of pots, a day for a day.
 */

const money = "(?:rp\\.? ?)?\\d+(?:[.,]\\d+)* ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt|miliar)(?!\\p{L})";
const months =
  "januari|jan|februari|feb|maret|mar|april|apr|mei|juni|jun|juli|jul|agustus|agu|september|sept|sep|oktober|okt|november|nov|desember|des";
const date = `(?:(?:tanggal|tgl)\\.? ?\\d{1,2}(?!\\d)(?: (?:${months})(?!\\p{L}))?|\\d{1,2} (?:${months})(?!\\p{L}))`;
const clock =
  "(?:jam|pukul|pkl|jm)\\.? ?(?:setengah )?\\d{1,2}(?:[.:]\\d{2})?(?: (?:pagi|siang|sore|malam|malem))?";
const day = "(?:hari )?(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|ahad)(?!\\p{L})";
/** A number with the word for what it counts. */
const notUnit =
  "(?:dan|atau|ato|itu|ini|aja|saja|bukan|bkn|jadi|jd|ya|deng|ding|deh|eh|yang|yg|maaf|ralat|salah|di|ke)";
const count = `\\d+(?:[.,]\\d+)*(?: (?!${notUnit}(?!\\p{L}))\\p{L}{2,}|%)?`;
const kinds = { money, date, clock, day, count };
type Kind = keyof typeof kinds;
const kindNames: readonly Kind[] = ["date", "clock", "money", "day", "count"];

const begin = "(?<![\\d.,\\p{L}])";
const anyOf = (kind: Kind): RegExp => new RegExp(`${begin}${kinds[kind]}`, "giu");

/** Something of a kind in a text. */
type Thing = { kind: Kind; text: string; from: number; to: number };

/** The things of a text, of which a more specific one comes before a plain number. */
function thingsIn(text: string): Thing[] {
  const found: Thing[] = [];
  for (const kind of kindNames)
    for (const { 0: one, index } of text.matchAll(anyOf(kind))) {
      const [from, to] = [index, index + one.length];
      if (!found.some((other) => from < other.to && other.from < to))
        found.push({ kind, text: one, from, to });
    }
  return found.toSorted((one, other) => one.from - other.from);
}

const unitOf = ({ kind, text }: Thing): string =>
  kind === "count" ? (/\p{L}+$|%$/u.exec(text)?.[0] ?? "").toLowerCase() : "";

const lead =
  "(?:(?:eh+|oh|iya|ya|oiya|oya|btw|aduh|duh|waduh|maaf|sori|sorry|bentar|tunggu|kak|kakak|mas|mbak|min|bang|bu|pak|tadi|td|itu)[ ,.:]+)*";
const wrong =
  "(?:salah(?: (?:ketik|tulis|sebut|inget|ingat|itung|hitung))?|keliru|ralat|koreksi|typo|maaf|bukan|tunggu|bentar)";
/** How a correction begins. */
const marker = new RegExp(
  `^(?:${lead}(?:ralat|koreksi|typo|maksud(?:ku|e| saya| aku| gw| gue))(?:[ ,.:]+|$)|(?:oh |oiya |aduh )?eh+[ ,.]+(?:\\p{L}+ ){0,1}?${wrong}(?:[ ,.:]+|$)|(?:maaf|sori|aduh|duh)[ ,.]+(?:salah|keliru|ralat)(?:[ ,.:]+|$))(?:(?:deng|ding|maksudku|maksudnya|harusnya|yang bener|yg bener|maaf|ralat|salah|kak|mas|mbak|min|itu|tadi|td)[ ,.:]+)*`,
  "iu",
);

/** Whether a piece begins like a correction. */
export const isMending = (piece: string): boolean =>
  marker.test(piece.trim()) || deniedFirst(piece) !== undefined;

const because =
  /^(?:(?:aku|saya|sy|sa|gue|gw|beta|ulun|awak) )?(?:baru(?:san)?|soalnya|soale|krn|karena|ternyata|lupa|td lupa|tadi lupa|kmrn|tadi salah|salah|kata|kan|nulis|ngetik|baca|lihat|liat|cek|ngecek|inget|ingat)(?!\p{L})/iu;
const tail =
  /(?:[ ,]+(?:aja|saja|ya|kak|deng|ding|deh|dong|min|mas|mbak|maksudku|maksudnya|(?:yang|yg) (?:bener|benar|betul)))+[.!]*$/i;
const clausesOf = (text: string): string[] =>
  text
    .split(/,\s+|;\s+|(?<=\d[^,.]*)\s+(?=(?:jadi|jd) )/)
    .map((one) => one.trim().replace(/[.!]+$/, ""))
    .filter((one) => one !== "");

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** "Lombanya tgl 19 bukan tgl 18": two things of one kind. */
function exchangeIn(clause: string): Swap | undefined {
  const [, ahead = "", behind = ""] = /^(.+?),? (?:bukan|bkn|dudu|sanes) (.+)$/i.exec(clause) ?? [];
  const [value, not] = [thingsIn(ahead).at(-1), thingsIn(behind)[0]];
  if (!value || !not || value.to !== ahead.length || not.from !== 0) return undefined;
  const isOne = value.kind === not.kind || (value.kind === "count" && not.kind === "money");
  const isBare = not.kind === "count" && value.kind === "money";
  if (!(isOne || isBare)) return undefined;
  return swapOf(not.text, value.text, ahead.slice(0, value.from));
}

/** "485rb bukan 495", without a word for the mistake. */
export const unmarkedExchange = (clause: string): Swap | undefined =>
  exchangeIn(
    clause
      .trim()
      .replace(/[.!]+$/, "")
      .replace(tail, ""),
  );

const unitOfMoney = / ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)$/i;
/** The unit of an amount, also of one in full: "4,2" beside "3.700.000" counts millions. */
function unitLike(value: string): string {
  const amount = amountsIn(value)[0] ?? 0;
  const isWhole = /^(?:rp\.? ?)?\d{1,3}(?:[.,]\d{3})+$/i.test(value.trim());
  return unitOfMoney.exec(value)?.[0] ?? (isWhole ? (amount >= 1e6 ? " juta" : " ribu") : "");
}

/** A number without a unit has that of the other one. */
function swapOf(wrongOne: string, value: string, where: string): Swap {
  const isBare = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(wrongOne);
  const not = isBare ? wrongOne + unitLike(value) : wrongOne;
  return { not, value, where: where.trim(), isSure: true, isMistake: true };
}

const calledWrong =
  /^(.*?)(?:(?:yg|yang) )?(\S*\d\S*(?: (?:ribu|rb|juta|jt))?) (?:(?:td|tadi|itu|tu|kmrn) )*(?:salah|keliru)$/i;
/** "Jumlahnya masih 4,2 itu, yg betul 3.700.000". */
const calledStale =
  /^(.*?)\b(?:masih|kok|tetap|tetep)(?: (?:masih|tetap|tetep|tertulis|ditulis))* (\S*\d\S*(?: (?:ribu|rb|juta|jt))?)(?: (?:itu|tu|aja|sih|ya))*$/i;
const rightOne =
  /\b(?:harusnya|seharusnya|mestinya|(?:yang|yg) (?:bener|benar|betul)(?:nya)?|jadi(?:nya)?|jd) (.+)$/i;

/** "Modal yang 300 tadi keliru, ..., harusnya 280rb". */
function calledWrongIn(clauses: readonly string[]): Swap | undefined {
  const readIn = (one: string) => calledWrong.exec(one) ?? calledStale.exec(one);
  const at = clauses.findIndex((one) => readIn(one) !== null);
  const [, where = "", not = ""] = readIn(clauses[at] ?? "") ?? [];
  const behind = clauses.slice(at + 1).flatMap((one) => rightOne.exec(one)?.[1] ?? []);
  const value = thingsIn(behind.at(-1) ?? "")[0];
  return at < 0 || !value ? undefined : swapOf(not, value.text, where);
}

/** "Bukan Senin, Rina jaga paginya hari Selasa": what is denied, and the only thing of its kind in the next clause. */
function deniedThing(clauses: readonly string[]): Swap | undefined {
  for (const [at, clause] of clauses.entries()) {
    const denied = /^(?:bukan|bkn|dudu|sanes) (.+)$/i.exec(clause.replace(tail, ""))?.[1] ?? "";
    const [not, ...more] = thingsIn(denied);
    if (!not || more.length > 0 || not.text.length < denied.trim().length) continue;
    const [value, ...others] = thingsIn(clauses[at + 1] ?? "").filter(({ kind }) => kind === not.kind);
    const bare = ({ text }: Thing): string => text.replace(/^hari /i, "");
    if (value && others.length === 0) return swapOf(bare(not), bare(value), "");
  }
  return undefined;
}

/** What a piece puts right: `swap` names what was wrong, `value` only what is right. */
export type Mending = { swap?: Swap; value?: string; others: string[] };

/** Reads a correction; undefined if the piece is none, or says nothing that can be exchanged. */
export function mendingIn(piece: string): Mending | undefined {
  const denied = deniedFirst(piece);
  if (denied) return denied;
  const isMarked = isMending(piece);
  const own = piece
    .trim()
    .replace(marker, "")
    .replace(/[.!]+$/, "");
  const clauses = clausesOf(own);
  if (!isMarked) return undefined;
  const called = calledWrongIn(clauses);
  if (called) return { swap: called, others: [] };
  const deniedOne = deniedThing(clauses);
  if (deniedOne) return { swap: deniedOne, others: [] };
  for (const [at, clause] of clauses.entries()) {
    const others = clauses.filter((_, nth) => nth !== at);
    const swap = exchangeIn(clause.replace(tail, ""));
    if (swap) return { swap, others };
    const bare = clause
      .replace(tail, "")
      .replace(/^(?:jadi|jd|itu|(?:yang|yg) (?:bener|benar|betul)|harusnya) /i, "");
    const [only, ...more] = thingsIn(bare);
    if (at === 0 && only && more.length === 0 && only.from === 0 && only.to === bare.length)
      return { value: bare, others };
  }
  return undefined;
}

/** `not` in its place within a text, exchanged for `value`; undefined if it stands there not exactly once. */
function exchangedOnce(text: string, not: string, value: string): string | undefined {
  const pattern = new RegExp(
    `${begin}${escaped(not).replace(/^(?:tanggal|tgl)(?:\\\.)? ?/i, "(?:tanggal|tgl)\\.? ?")}(?![\\p{L}\\d]|[.,]\\d)`,
    "giu",
  );
  const found = [...text.matchAll(pattern)];
  const [place] = found;
  if (!place || found.length > 1) return undefined;
  return text.slice(0, place.index) + value + text.slice(place.index + place[0].length);
}

/** The one thing in a text for which another can stand; undefined if there are none or several. */
function aloneIn(text: string, value: string): Thing | undefined {
  const [own] = thingsIn(value);
  if (!own) return undefined;
  const alike = thingsIn(text).filter((one) => one.kind === own.kind);
  const exact = alike.filter((one) => unitOf(one) === unitOf(own));
  // "41 wong" may stand for a bare 42, and a bare 41 for "42 anggota".
  const loose = alike.filter((one) => unitOf(one) === "" || unitOf(own) === "");
  const [only, ...others] = exact.length === 1 ? exact : loose;
  return others.length === 0 ? only : undefined;
}

/** The one thing in a text for which a value alone can stand. */
export function thingLike(text: string, value: string): string | undefined {
  const [own, ...others] = thingsIn(value);
  const isAlone =
    own !== undefined && others.length === 0 && own.from === 0 && own.to === value.trim().length;
  return isAlone ? aloneIn(text, value)?.text.replace(/^hari /i, "") : undefined;
}

/** A correction that was carried out within an answer. `told`: what was said beside it and is no part of the answer. */
export type Mended = { pieces: Piece[]; not: string; value: string; told: string[] };

/** Puts right what stands before a correction in the same answer; undefined if nothing there is surely meant. */
export function mendedHere(before: readonly Piece[], { swap, value, others }: Mending): Mended | undefined {
  const whole = before.map(({ text }) => text).join("\n");
  const thing = value === undefined ? undefined : aloneIn(whole, value);
  const not = swap?.not ?? thing?.text;
  if (not === undefined) return undefined;
  const bare = value ?? swap?.value ?? "";
  // "41" for "42 anggota" leaves what is counted.
  const unit = thing && unitOf(thing) !== "" && !/\p{L}|%/u.test(bare) ? not.replace(/^[\d.,]+/, "") : "";
  const right = bare + unit;
  const told = others.filter((one) => because.test(one));
  const goesOn = others.filter((one) => !because.test(one));
  const at = before.findIndex(({ text }) => exchangedOnce(text, not, right) !== undefined);
  const places = before.filter(({ text }) => text.toLowerCase().includes(not.toLowerCase()));
  if (at < 0 || places.length > 1) return undefined;
  const pieces = before.map((piece, nth) =>
    nth === at ? { ...piece, text: exchangedOnce(piece.text, not, right) ?? piece.text } : piece,
  );
  const further = goesOn.length === 0 ? [] : [{ gap: ", ", text: goesOn.join(", ") }];
  return { pieces: [...pieces, ...further], not, value: right, told };
}
