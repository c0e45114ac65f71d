import { registerAsked } from "#server/external/model/guide/document/address/made-style.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import type { WordEdit } from "#server/external/model/guide/state.ts";
import { greeting } from "./greetings.ts";
import { type HeadedPart, headedParts } from "./headed-parts.ts";
import { isManner } from "./manner.ts";
import { withoutDouble } from "./no-double.ts";
import { wantsNumbersOut } from "./numbers-out.ts";
import { withoutCourtesy } from "./orders/courtesy.ts";
import { titlesThroughout } from "./orders/titles.ts";
import { isPerson } from "./own-person.ts";
import { placesOf, sentenceAround, type Token, tokensOf } from "./word-places.ts";
import { sourceOf } from "./word-sources.ts";

/*
 * Changes of words anywhere in a finished document, also in the flow's own sentences: "hapus kata 'Kak'", "ganti aku
 * jadi gw", "yang kalau dia marah hapus aja". What stands there must be named word for word, or by its heading.
 */

/**
 * `missing`: words that the member quoted and that stand nowhere. `isExplicit`: the words are quoted, or a part is named
 * by its heading, so that nothing else can be meant. `rest`: what else the message wants.
 */
export type WordEdits = { edits: WordEdit[]; missing: string[]; isExplicit: boolean; rest: string[] };

const editsMax = 12;
const wordsMax = 200;
/** Without quotation marks, fewer words do not name a sentence. */
const sentenceWordsMin = 4;
/** Words that stand in the document are sought among the last ones that were written. */
const endWordsMax = 12;
const quoted = /[“"]([^”"\n]{1,200})[”"]|(?<![\p{L}\p{N}])[‘']([^'’\n]{1,200})[’'](?![\p{L}\p{N}])/gu;
const marker = "\uE000";
/** A quotation within a message is kept aside, so that its commas and verbs are not read as the member's. */
type Marked = { text: string; quotes: string[] };

function markedIn(message: string): Marked {
  const quotes: string[] = [];
  const text = message.slice(0, 600).replace(quoted, (_, double?: string, single?: string) => {
    quotes.push((double ?? single ?? "").trim());
    return ` ${marker}${quotes.length - 1}${marker} `;
  });
  return { text, quotes };
}

const quoteAt = new RegExp(`${marker}(\\d+)${marker}`, "g");
const quotesIn = (clause: string, { quotes }: Marked): string[] =>
  [...clause.matchAll(quoteAt)].flatMap(([, nth]) => quotes[Number(nth)] ?? []);

const removing =
  /(?<!\p{L})(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|cabut|delete)(?:in|kan|lah|i)?(?!\p{L})/iu;
const against = "(?:jgn|jangan|ga usah|gak usah|nggak usah|gausah|tidak usah|ga perlu|gak perlu|tanpa)";
/** "Jangan ada yang kalau dia marah": a part of the document, and nothing that the member wants to say. */
const notToBe = new RegExp(
  `(?<!\\p{L})${against} (?:ada|(?:di)?(?:masuk|tulis|sebut|pake|pakai|muat|ikut)(?:in|kan|i|an)?)(?: lagi)? (?:yang|yg|bagian) `,
  "iu",
);
const unwantedQuote = new RegExp(`(?<!\\p{L})${against}(?!\\p{L})`, "iu");
/** Words around those that are named. */
const around = new Set(
  `kata kata2 kalimat tulisan bagian yg yang itu ada semua semuanya aja saja dong ya deh tolong coba bisa boleh ga gak kak mas
  mbak bang pak bu min terus trus eh kok sama sm jg juga tadi mau tak nya segala gitu la lah loh sih`.split(
    /\s+/,
  ),
);
const isAround = (word: string): boolean => around.has(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));

/** The words without those around them. */
function bare(words: string): string {
  const all = words.trim().split(/\s+/);
  const from = all.findIndex((word) => !isAround(word));
  const to = all.findLastIndex((word) => !isAround(word));
  return from < 0 ? "" : all.slice(from, to + 1).join(" ");
}

/** "Kata Kak nya semua mas" names one word. */
const singleWord =
  /(?<!\p{L})(?:kata|kata2) ([\p{L}\p{N}]+?)(?:ny[ao])?(?: (?:ny[ao]|semua|semuanya|aja|dong|ya|mas|mbak|kak|bang))*$/iu;

const clauseEnd = /(?<=[.!?\n;])\s+|(?<=,)\s+/;

/** What a message wants to be exchanged: "aku jadi gw", "Kak pak -> Pak", "jangan Kak, tulis Pak". */
const exchanging: readonly RegExp[] = [
  /(?<!\p{L})(?:ganti|ubah)(?:in|kan|nya)?\s+(.+?)\s+(?:(?:jadi|jd|menjadi):|(?:jadi|jd|menjadi|ke|dgn|dengan|pake|pakai)(?=\s))\s*(.+)$/isu,
  /^(.+?)\s+(?:di(?:ganti|ubah)(?:in)?(?:\s+(?:jadi|jd|sama|pake|pakai|dengan|dgn))?|(?:ganti|ubah)(?:in)?\s+(?:jadi|jd|dengan|dgn))\s+(.+)$/isu,
  /(?<!(?:dia|beliau|mereka|aku|saya|sy|gw|gue|kamu|kami) )(?<!\p{L})(?:bukan|jgn|jangan)\s+(.+?),?\s+(?:tapi|tp|tulis|pake|pakai|harusnya)\s+(.+)$/isu,
  /^(\S.{1,40}?)\s+(?:di)?ganti(?:in)?\s+([\p{L}\uE000].{1,60})$/isu,
];
const arrow = /^(?:.*:)?(.+?)\s*(?:->|→|=>)\s*(.+)$/su;
const unwanted = /(?<!\p{L})(?:bukan|jgn|jangan|kok)\s+(\S.*)$/iu;
const instead =
  /^(?:(?:tolong|coba|ya|itu|mending) )*(?:(?:di)?tulis(?:nya)?(?! ulang)|(?:di)?ganti(?:in)?(?: jadi)?|jadi(?:in|kan)?|pake|pakai|(?:se)?harusnya(?: (?:itu|jadi|ditulis|pakai|pake))?)\s+(.+)$/isu;

/** The changes that a message asks for in the text that is shown; undefined if it asks for none by their words. */
export function wordEditsIn(shown: string, message: string): WordEdits | undefined {
  const marked = markedIn(message);
  const found = new Reader(shown, marked);
  const clauses = wholeClauses(marked.text.split(clauseEnd)).map((one) =>
    one.replace(/[.,;!?\s]+$/, "").trim(),
  );
  const rest = clauses.filter((clause, at) => !found.read(clause, clauses.slice(0, at)));
  const { edits, missing, isExplicit } = found;
  if (edits.length + missing.length === 0) return undefined;
  return {
    edits: titlesThroughout(shown, edits.slice(0, editsMax)),
    missing,
    isExplicit,
    rest: wishesIn(rest),
  };
}

/** The clauses that want something of the document; what is said about it, or quoted from it, wants nothing more. */
const wishesIn = (clauses: readonly string[]): string[] =>
  clauses
    .filter(
      (clause) =>
        (wishing.test(clause) || label.test(clause) || registerAsked(clause) !== undefined) &&
        !clause.includes(marker) &&
        !notForThem.test(clause),
    )
    .map((clause) => clause.replace(/^(?:dan|terus|trus|trs|sama|lalu|oh iya|eh)[ ,]+/i, ""));

export const wishing =
  /(?<!\p{L})(?:(?:di)?(?:ganti|ubah|tambah|panggil|hapus|apus|buang)(?:in|kan|nya|i)?|manggil\p{L}*|(?:jgn|jangan)(?! (?:sampe|sampai))|harusnya|seharusnya|mestinya|tolong|bikin(?:in)?|buatin|pake|pakai|tulis(?:in)?)(?!\p{L})|(?<!\p{L})(?:bilang|sebut|tulis)(?:in|nya)? .{3,60} mana[.?! ]*$/iu;
const you = "(?:kamu|km|kau|lu|lo|elu|situ|anda|sampeyan|ente|panduan|bot)";
/** "Itu aku ngomong ke kamu", "itu buat kamu", "kok ikut masuk": words that are no part of the text for somebody else. */
export const notForThem = new RegExp(
  [
    `(?<!\\p{L})(?:buat|untuk|utk|ke|kepada|sama) ${you}(?!\\p{L})`,
    "(?<!\\p{L})bukan (?:buat|untuk|utk|ke) (?:\\p{L}+ )?(?:(?:di)?(?:kirim|tulis|masuk)\\p{L}*|dia|surat|pesan|orang)",
    "(?<!\\p{L})(?:kok|knp|kenapa|malah|masa|ngapain)(?!\\p{L}).{0,20}(?:ikut|masuk|ketulis|tertulis|kebawa|ditulis|dimasukin)",
    "(?<!\\p{L})(?:ikut|ikutan) (?:masuk|ketulis|tertulis|kebawa|tercatat)(?!\\p{L})",
  ].join("|"),
  "iu",
);

const asksMore = new RegExp(
  `${removing.source}|${against}|(?<!\\p{L})(?:ganti|ubah|tulis|pake|pakai)|->|→`,
  "iu",
);

/** "Yg ga berubah: gaji pokok, bpjs": a part before a colon, and what belongs there. */
const label = /^[\p{L} ]{3,40}:\s/u;

/** "X ganti jadi teliti, cepat, pernah magang": the commas belong to the new words. */
function wholeClauses(parts: readonly string[]): string[] {
  const clauses: string[] = [];
  for (const part of parts) {
    const last = clauses.at(-1);
    const isList =
      last !== undefined &&
      /,\s*$/.test(last) &&
      (/\b(?:jadi|jd|menjadi)[\s:]/i.test(last) || label.test(last));
    if (isList && !asksMore.test(part)) clauses[clauses.length - 1] = `${last} ${part}`;
    else clauses.push(part);
  }
  return clauses;
}

/** Whether a message wants only the first of several texts. */
const onlyFirst =
  /\b(?:cuma|cukup|hanya)\b.{0,20}\b(?:1|satu|se)[ -]?(?:chat|pesan|wa|bubble|teks)\b(?! lagi)|\b(?:1|satu) (?:chat|pesan|wa|bubble|teks) (?:aja|saja|doang)\b|\b(?:pesan |yang |yg |teks )(?:pertama|paling atas)(?:nya)? (?:aja|saja|doang)\b/i;

const greetingWordsMax = 8;

/** A pronoun alone is exchanged only where the message begins with the request: "ganti aku jadi gw". */
const pronoun = /^(?:aku|saya|gw|gue|dia|kamu|kita|kami|ini|itu|yang|yg|tidak|nggak)$/i;

/** Reads a message clause by clause. */
class Reader {
  readonly edits: WordEdit[] = [];
  readonly missing: string[] = [];
  isExplicit: boolean;
  readonly #shown: string;
  readonly #marked: Marked;
  readonly #tokens: Token[];
  /** How many changes were read so far; one that was known already counts too. */
  #count = 0;

  constructor(shown: string, marked: Marked) {
    this.#shown = shown;
    this.#marked = marked;
    this.#tokens = tokensOf(shown);
    this.isExplicit = marked.quotes.length > 0 || /->|→|=>/.test(marked.text);
  }

  /** Whether the clause was understood as a change. */
  read(clause: string, earlier: readonly string[]): boolean {
    const was = this.#count;
    if (clause === "") return true;
    if (onlyFirst.test(clause)) this.#keepFirst();
    if (wantsNumbersOut(clause)) this.#takeOutNumbers();
    if (this.#exchange(clause, earlier.at(-1) ?? "")) return true;
    this.#takeOutIn(clause, earlier);
    return this.#count > was;
  }

  #takeOutIn(clause: string, earlier: readonly string[]): void {
    const before = earlier.at(-1) ?? "";
    const removal = removing.exec(clause);
    const quotes = quotesIn(clause, this.#marked);
    const isMore = removing.test(before) && quotes.length > 0 && bare(clause.replace(quoteAt, " ")) === "";
    if (removal) {
      this.#remove(clause, earlier, removal);
      return;
    }
    const isAgainst = quotes.length > 0 && unwantedQuote.test(clause) && !instead.test(clause);
    if (isMore || isAgainst) for (const quote of quotes) this.#takeOut(quote, clause);
    else if (notForThem.test(clause)) this.#takeOutQuoted(quotes.length > 0 ? [clause] : earlier);
    else if (notToBe.test(clause))
      this.#takeOutPart(clause.slice(clause.search(notToBe)).replace(notToBe, ""));
  }

  /** "Kok “...” ikut masuk? itu kan aku nanya ke kamu. hapus dong": the last words that were quoted. */
  #takeOutQuoted(clauses: readonly string[]): void {
    const last = clauses.findLast((one) => quotesIn(one, this.#marked).length > 0) ?? "";
    for (const quote of quotesIn(last, this.#marked)) this.#takeOut(quote, last);
  }

  /** The numbers stay out, whatever items the text gets later. */
  #takeOutNumbers(): void {
    this.isExplicit = true;
    this.#count += 1;
    this.edits.push({ from: "", to: "", isNumbers: true });
  }

  #keepFirst(): void {
    for (const part of headedParts(this.#shown).slice(1)) this.#editPart(part);
  }

  #editPart({ heading }: HeadedPart): void {
    this.isExplicit = true;
    this.#count += 1;
    this.edits.push({ from: heading, to: "", isPart: true });
  }

  #edit(from: string, to: string): void {
    this.#count += 1;
    const known = this.edits.find((one) => one.from === from);
    if (known && to !== "") known.to = to;
    if (from !== "" && from !== to && !known) this.edits.push(withoutDouble(this.#shown, { from, to }));
  }

  #remove(clause: string, earlier: readonly string[], { index, 0: verb }: RegExpExecArray): void {
    if (new RegExp(`${against}\\s*$`, "i").test(clause.slice(0, index))) return;
    const quotes = quotesIn(clause, this.#marked);
    const [ahead, behind] = [clause.slice(0, index), clause.slice(index + verb.length)];
    const isBehind = bare(behind) !== "" || singleWord.test(behind.trim());
    const isAhead = bare(ahead) !== "" || singleWord.test(ahead.trim());
    if (quotes.length === 0 && !isAhead && !isBehind) {
      this.#takeOutQuoted(earlier);
      return;
    }
    for (const quote of quotes) this.#takeOut(quote, clause);
    if (quotes.length > 0) return;
    for (const phrase of (isBehind ? behind : ahead).split(/\s+(?:sama|sm|dan|&)\s+/i))
      this.#takeOutUnquoted(phrase);
  }

  #takeOut(phrase: string, clause: string): void {
    // A word for a person is exchanged, but never left out everywhere: no sentence would stand without it.
    if (isPerson(phrase)) return;
    const isWhole = /\bkalimat\b/i.test(clause);
    const found = sourceOf(this.#shown, this.#tokens, phrase, isWhole);
    const isMissing = found.length === 0 && !this.#takeOutPart(phrase);
    if (isMissing) this.#count += 1;
    if (isMissing && !this.missing.includes(phrase)) this.missing.push(phrase);
    for (const from of found) this.#edit(from, "");
  }

  /** Words without quotation marks: a single word after "kata", a sentence by its beginning, or a part by its heading. */
  #takeOutUnquoted(written: string): void {
    const word = singleWord.exec(written.trim());
    if (!word && this.#takeOutPart(written)) return;
    const phrase = word?.[1] ?? bare(written);
    const count = tokensOf(phrase).length;
    const isWord = word !== null;
    if (isPerson(phrase)) return;
    if (!isWord && count < sentenceWordsMin) return;
    const places = placesOf(this.#tokens, phrase);
    if (!isWord && places.length !== 1) return;
    for (const from of sourceOf(this.#shown, this.#tokens, phrase, !isWord)) this.#edit(from, "");
  }

  /** The one part whose heading has all these words, as they are written or by their stems. */
  #takeOutPart(words: string): boolean {
    const parts = headedParts(this.#shown).slice(1);
    const sought = tokensOf(bare(words)).map(({ word }) => word);
    const byWords = parts.filter(({ heading }) =>
      hasAll(
        tokensOf(heading).map(({ word }) => word),
        sought,
      ),
    );
    const stems = vocabulary().stems(bare(words));
    const byStems = parts.filter(({ heading }) => hasAll(vocabulary().stems(heading), stems));
    const [part, ...others] = byWords.length > 0 ? byWords : byStems;
    if (!part || others.length > 0) return false;
    this.#editPart(part);
    return true;
  }

  #exchange(clause: string, before: string): boolean {
    const value = instead.exec(clause)?.[1];
    const named = quotesIn(before, this.#marked);
    const what = named.length > 0 ? named[0] : unwanted.exec(before)?.[1];
    // "Ganti dong" says nothing of what should stand there.
    if (value !== undefined && bareValue(value) !== "" && what !== undefined && named.length < 2)
      return this.#replace(what, value) || (named.length === 1 && this.#missed(what));
    const [, ahead = "", behind = ""] = arrow.exec(clause) ?? [];
    if (behind !== "" && this.#replace(this.#unmarked(ahead), behind, endWordsMax)) return true;
    return exchanging.some((pattern, nth) => this.#exchangeBy(pattern, nth, clause));
  }

  /** Words that were quoted and stand nowhere are named. */
  #missed(what: string): boolean {
    this.#count += 1;
    if (!this.missing.includes(what)) this.missing.push(what);
    return true;
  }

  #exchangeBy(pattern: RegExp, nth: number, clause: string): boolean {
    const [, from = "", by = ""] = pattern.exec(clause) ?? [];
    const isLast = nth === exchanging.length - 1;
    const isLoose = (nth > 0 && pronoun.test(bare(from))) || (isLast && bare(by) === "");
    const [quote, ...more] = quotesIn(from, this.#marked);
    const what = quote !== undefined && more.length === 0 ? quote : this.#unmarked(from);
    if (by === "" || isLoose || isManner(bareValue(by))) return false;
    const isOrder = quote !== undefined && quotesIn(by, this.#marked).length === 1;
    return this.#replace(what, by) || (isOrder && this.#missed(quote));
  }

  /** `shorterBy`: how many words before those that stand in the document may be left out. */
  #replace(what: string, by: string, shorterBy = 0): boolean {
    const isQuoted = quotesIn(by, this.#marked).length === 1 && bare(by.replace(quoteAt, " ")) === "";
    const to = isQuoted ? (quotesIn(by, this.#marked)[0] ?? "") : bareValue(this.#unmarked(by));
    const from = this.#foundIn(what.replace(/ nya$/, ""), shorterBy);
    if (from === undefined || to === "") return false;
    const isTwice = placesOf(this.#tokens, from).length > 1;
    // Of several open places none may get what belongs to one of them.
    if (isTwice && /^isi$/i.test(from)) return false;
    // What stands there more than once is no single answer.
    if (isTwice) this.isExplicit = true;
    this.#edit(greeting.test(to) ? this.#greetingWith(from) : from, to);
    return true;
  }

  /** The whole greeting in which these words stand: another greeting does not stand behind it. */
  #greetingWith(from: string): string {
    const [place] = placesOf(this.#tokens, from);
    const { from: start, to: end } = place ? sentenceAround(this.#shown, place) : { from: 0, to: 0 };
    const sentence = this.#shown.slice(start, end).replace(/[.,!]+$/, "");
    return greeting.test(sentence) && tokensOf(sentence).length <= greetingWordsMax ? sentence : from;
  }

  /** These words as they stand in the document, or their longest end: of "yg mau tak ganti Kak pak" it is "Kak pak". */
  #foundIn(what: string, shorterBy: number): string | undefined {
    const words = what.trim().split(/\s+/).slice(-endWordsMax);
    for (let at = 0; at < words.length && at <= shorterBy; at += 1) {
      const phrase = words.slice(at).join(" ");
      const [place] = placesOf(this.#tokens, phrase);
      if (!place) continue;
      // "Keperluannya: ..." is a label, whose answer is meant.
      if (this.#shown[place.to] === ":" && this.#marked.quotes.length === 0) return undefined;
      const isCut = /(?:…|\.\.+)$/.test(phrase);
      return this.#shown.slice(place.from, isCut ? sentenceAround(this.#shown, place).to : place.to);
    }
    return undefined;
  }

  #unmarked = (words: string): string =>
    words.replace(quoteAt, (_, nth: string) => this.#marked.quotes[Number(nth)] ?? "").trim();
}

const hasAll = (own: readonly string[], sought: readonly string[]): boolean =>
  sought.length > 0 && sought.every((word) => own.includes(word));

const bareValue = (words: string): string =>
  withoutCourtesy(
    words
      .replace(/^[“"'‘]|[”"'’]$/g, "")
      .replace(/\s+(?:aja|saja|sj|wae|ae)[ ,]+(?:soalnya|soale|kan|krn|karena|biar)\s.*$/i, ""),
  )
    .trim()
    .slice(0, wordsMax);
