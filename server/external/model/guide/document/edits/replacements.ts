import type { WordEdit } from "#server/external/model/guide/state.ts";
import { placesOf, type Span, sentenceAround, type Token, tokensOf } from "./word-places.ts";

/*
 * What stands in a document and what should stand there: "tgl 4 bukan tgl 3", "160 ganti 162", "plg = pulang", "sisa
 * tabungan salah, harusnya sisa 3 juta". A number is only exchanged where it is surely the one that is meant.
 */

const lead =
  /^(?:(?:aduh|duh|waduh|eh+|lah|loh|lho|oh|iya|ya|maaf|sori|tolong|tulung|coba|minta|mohon|terus|trus|trs|dan|sama|sm|lalu|plus|kaliyan|karo|lan|jeung|cuma|cuman|tapi|tp|ralat|koreksi|salah|itu|ini|yang|yg|juga|jg|(?:pak|bu|kak|mas|mbak|bang|min)(?=,))[ ,.:]+)+(?=\S)/i;
const tail =
  /(?:[\s,]+(?:aja|saja|sj|ya|yaa|dong|deh|kak|mas|mbak|bang|min|pak|bu|nggih|njih|gitu|semua|semuanya|juga|jg|lah|kok|tolong))+$/i;
const no = "(?:bukan|bkn|dudu|sanes)";
const into = "(?:jadi|jd|menjadi|ke|dengan|dgn|pakai|pake|sama)";

/** "A bukan B": what should stand there comes first. */
const rightFirst = new RegExp(`^(\\S.{0,60}?),? ${no} (\\S.{0,40})$`, "iu");
/** A sign says that both are words of the text. */
const signed = /^(\S.{0,60}?)\s*(?:=>|->|→|=)\s*(\S.{0,80})$/u;
/** "Yosef jadi Yosef Bria": one name for another. */
const renamed =
  /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*) (?:jadi|jd|menjadi) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,4})$/u;
/** "12 dus salah, yang benar 14 dus": what stands there is named itself. */
const named =
  /^(\S.{0,40}?)(?: (?:itu|tadi|kok|tuh))* (?:salah|keliru)(?: (?:tuh|itu|kak|mbak|mas))*[ ,]+((?:(?:(?:yg|yang) (?:benar|bener)(?:nya)?|(?:se)?harusnya|mestinya|maksudku|maksudnya|jadi|itu|kan|ya) )*)(\S.{0,60})$/iu;
/** These are read only where both sides are figures; words are exchanged by their own readers. */
const figures: readonly RegExp[] = [
  new RegExp(`^(?:ganti|ubah)(?:in|kan|nya)?\\s+(?:semua |angka |yang |yg )*(.+?)\\s+${into}\\s+(.+)$`, "iu"),
  new RegExp(`^(.+?)\\s+(?:di)?(?:ganti|ubah)(?:in|kan)?(?:\\s+${into})?\\s+(.+)$`, "iu"),
  /^(.+?)\s+(?:itu )?(?:(?:se)?harusnya|mestinya|maksudnya|jadi|jd|menjadi|dadi|dados)\s+(?:itu )?(.+)$/iu,
];
/** "Tglnya masih 3, harusnya tgl 4", "sisa tabungan salah, kan jadi sisa 3 juta". */
const wrong =
  /^(.{3,60}?)[ ,]+(?:itu |tadi |juga |jg |kok |yang |yg )*(?:salah|keliru|masih|msh)(?!\p{L})(.*)$/isu;

const numeral = "(?:rp\\.? ?)?\\d+(?:[.,:]\\d+)*(?: ?(?:rb|ribu|jt|juta|persen|%|k)(?![\\p{L}\\p{N}]))?";
const numerals = new RegExp(`(?<![\\p{L}\\p{N}.,])${numeral}`, "giu");
const onlyNumeral = new RegExp(`^${numeral}$`, "iu");
const keyed = new RegExp(`(?<!\\p{L})(\\p{L}{2,})[ :]+(${numeral})`, "giu");
const noKey = /^(?:jadi|jd|kan|itu|harusnya|seharusnya|mestinya|cuma|bukan|bkn|masih|msh|dan|atau|yang|yg)$/i;
const pronoun =
  /^(?:aku|saya|sy|gw|gue|dia|kamu|kita|kami|ini|itu|cuma|hanya|berarti|soal|karena|buat|untuk)$/i;
const calling = /(?<!\p{L})(?:di)?(?:panggil|manggil|sapa|nyapa|sapaan|nyebut)/iu;
const day = /^(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad)$/i;

const partWordsMax = 14;
const placesMax = 8;
const digit = /\d/;

/** What a part of a message exchanges in the text that is shown; empty if it says no such thing surely. */
export function replacementsIn(shown: string, part: string): WordEdit[] {
  const said = part
    .trim()
    .replace(/[.!;,\s]+$/, "")
    .replace(lead, "");
  const keyedOnes = faulty(shown, said);
  const wrongly = keyedOnes.length > 0 ? keyedOnes : corrected(shown, said);
  if (wrongly.length > 0 || said.split(/\s+/).length > partWordsMax || /\?$/.test(said)) return wrongly;
  return byForm(shown, said);
}

function byForm(shown: string, said: string): WordEdit[] {
  const [, before = "", after = ""] = signed.exec(said) ?? [];
  if (after !== "") return exchanged(shown, unquoted(before), unquoted(after));
  const [, former = "", name = ""] = renamed.exec(said) ?? [];
  if (name !== "" && shown.includes(former)) return exchanged(shown, former, unquoted(name));
  const [, right = "", not = ""] = calling.test(said) ? [] : (rightFirst.exec(said) ?? []);
  if (/^(?:di)?(?:hapus|apus|buang|coret|jgn|jangan)/i.test(right)) return [];
  if (not !== "") return exchanged(shown, unquoted(not), unquoted(right));
  for (const one of figures) {
    const [, from = "", all = ""] = one.exec(said) ?? [];
    const [to = ""] = all.split(/,\s/);
    if (digit.test(from) && digit.test(to)) return exchanged(shown, unquoted(from), unquoted(to));
  }
  return [];
}

/** Whether a part exchanges words by a sign, so that it is no sentence of the text. */
export const isSigned = (part: string): boolean => signed.test(part.trim().replace(lead, ""));

const exchangedAlready = [figures[0], figures[1]].flatMap((one) => one ?? []);

/** Whether what a part asks for is so already: "tgs = tugas" or "tgs ganti tugas" in a letter that says "tugas". */
export function standsAlready(shown: string, part: string): boolean {
  const said = part
    .trim()
    .replace(/[.!;,\s]+$/, "")
    .replace(lead, "");
  const tokens = tokensOf(shown);
  const stands = (words: string) => placesOf(tokens, unquoted(words)).length > 0;
  return [signed, ...exchangedAlready].some((form) => {
    const [, before = "", after = ""] = form.exec(said) ?? [];
    return after !== "" && !stands(before) && stands(after);
  });
}

const sideWordsMax = 5;
/** Whether a clause looks as if it says what should stand in place of something, wherever that is. */
export function looksExchanged(clause: string): boolean {
  const said = clause
    .trim()
    .replace(/[.!;,\s]+$/, "")
    .replace(lead, "");
  // "..., kan 12 juta jadi sisa 3" belongs to what stands before it.
  if (/(?<!\p{L})(?:nanya|tanya|ngomong|bilang|curhat|cerita)(?!\p{L})/iu.test(said)) return false;
  if (/^(?:kan|(?:se)?harusnya|mestinya|jadi|jd|jadinya|bukan|bkn)(?!\p{L})/iu.test(said)) return false;
  if (renamed.test(said)) return true;
  const isShort = (words: string) => words !== "" && words.split(/\s+/).length <= sideWordsMax;
  const [, right = "", not = ""] = rightFirst.exec(said) ?? signed.exec(said) ?? [];
  if (isShort(right) && isShort(not)) return true;
  return figures.some((one) => {
    const [, from = "", to = ""] = one.exec(said) ?? [];
    return digit.test(from) && digit.test(to) && isShort(from) && isShort(to);
  });
}

const unquoted = (words: string): string =>
  words
    .replace(tail, "")
    .replace(/^["“'‘]+|["”'’.,]+$/g, "")
    .replace(/^(?:yang|yg|kata|tulisan) /i, "")
    .trim();

function exchanged(shown: string, not: string, right: string): WordEdit[] {
  if (not === "" || right === "" || pronoun.test(not.split(" ")[0] ?? "")) return [];
  if (onlyNumeral.test(not)) return numberExchanged(shown, not, right);
  const tokens = tokensOf(shown);
  const places = placesIn(shown, tokens, not);
  const to = shapedAs(not, right);
  if (places.length > placesMax || to === "" || digit.test(not) !== digit.test(to)) return [];
  return unique(places.map((place) => inContext(shown, tokens, withDay(shown, place, right, to))));
}

/** A number alone is looked for with the word before it first: "jam 10 bukan 9" means "jam 9". */
function numberExchanged(shown: string, not: string, right: string): WordEdit[] {
  const [to, ...others] = right.match(numerals) ?? [];
  if (to === undefined || others.length > 0) return [];
  const tokens = tokensOf(shown);
  const key = right.slice(0, right.indexOf(to)).trim().split(/\s+/).at(-1) ?? "";
  const ofKey = key === "" ? [] : placesIn(shown, tokens, `${bareWord(key)} ${not}`);
  if (ofKey.length > 0)
    return unique(ofKey.map((place) => inContext(shown, tokens, lastNumeral(shown, place, to))));
  const all = placesIn(shown, tokens, not);
  const near = key === "" ? all : all.filter((place) => isNear(shown, place, key));
  const found = near.length > 0 ? near : all;
  const isSure = found.length === 1 || not.replace(/\D/g, "").length > 2 || isSameNext(tokens, found);
  if (!isSure || found.length > placesMax) return [];
  return unique(found.map((place) => inContext(shown, tokens, { ...place, to, end: place.to })));
}

const isNear = (shown: string, place: Span, key: string): boolean => {
  const { from, to } = sentenceAround(shown, place);
  return tokensOf(shown.slice(from, to)).some(({ word }) => bareWord(word) === bareWord(key));
};

const isSameNext = (tokens: readonly Token[], places: readonly Span[]): boolean =>
  new Set(places.map(({ to }) => tokens.find((one) => one.from >= to)?.word)).size === 1;

/** `end`: where the exchanged words end; `to`: what should stand there. */
type Exchange = { from: number; end: number; to: string };

const lastNumeral = (shown: string, place: Span, to: string): Exchange => {
  const words = shown.slice(place.from, place.to);
  const last = [...words.matchAll(numerals)].at(-1);
  return { from: place.from + (last?.index ?? 0), end: place.to, to };
};

const bareWord = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})(?:nya|ku|mu|ne)$/u, "");

/** Where these words stand, and not as a piece of a larger number or as the number of an item. */
const placesIn = (shown: string, tokens: readonly Token[], phrase: string): Span[] =>
  placesOf(tokens, phrase).filter(({ from, to }) => {
    const isPiece = /\d[.,]$/.test(shown.slice(0, from)) || /^[.,]\d/.test(shown.slice(to));
    const isItem = /(?:^|\n)\s*$/.test(shown.slice(0, from)) && /^[.)] /.test(shown.slice(to));
    // "38, bukan 40" says already what it is not.
    const isDenied = new RegExp(`(?<!\\p{L})${no}\\s+$`, "iu").test(
      shown.slice(Math.max(0, from - 10), from),
    );
    return !(isPiece && digit.test(phrase)) && !isItem && !isDenied;
  });

/** The new words from where they begin like the former ones, without the name of a field before them. */
function shapedAs(not: string, right: string): string {
  const [first, second] = tokensOf(not);
  const same = second && tokensOf(right).findLast(({ word }) => word === first?.word);
  if (same) return right.slice(same.from);
  const own = right.replace(
    /^(?:(?:\p{L}{3,}(?:nya|ku|mu)|itu|adalah|tulis|ditulis|pakai|pake|jadi|jd|harusnya)\s+)+(?=\S)/iu,
    "",
  );
  // "Tgl nya 30 Juni" in place of "31 Mei" is the date alone.
  const figure = /^\d/.test(not)
    ? /(?:(?:hampir|sekitar|kira-kira|lebih dari) )?\d.*$/u.exec(own)?.[0]
    : undefined;
  if (figure !== undefined) return figure.replace(tail, "");
  const extra = tokensOf(own).length - tokensOf(not).length;
  return extra <= 3 ? own : "";
}

/** "Selasa tgl 4 bukan tgl 3" also exchanges the day of the week that stands before the date. */
function withDay(shown: string, place: Span, right: string, to: string): Exchange {
  const ahead = /(\p{L}+),? $/u.exec(shown.slice(0, place.from));
  const named =
    right
      .slice(0, right.length - to.length)
      .trim()
      .split(/\s+/)
      .at(-1) ?? "";
  const isDay = day.test(named) && day.test(ahead?.[1] ?? "");
  if (!isDay || !ahead) return { from: place.from, end: place.to, to };
  return { from: ahead.index, end: place.to, to: `${named} ${to}` };
}

/** Figures are exchanged with a word beside them, so that no other number changes with them. */
function inContext(shown: string, tokens: readonly Token[], { from, end, to }: Exchange): WordEdit {
  const own = shown.slice(from, end);
  if (!/^\D{0,2}\d[\d.,]*$/.test(own)) return { from: own, to };
  const next = tokens.find((one) => one.from >= end);
  const isNext = next !== undefined && /^ $/.test(shown.slice(end, next.from));
  if (isNext) return { from: shown.slice(from, next.to), to: `${to}${shown.slice(end, next.to)}` };
  const last = tokens.findLast((one) => one.to <= from);
  const isLast = last !== undefined && !shown.slice(last.to, from).includes("\n");
  if (!isLast) return { from: own, to };
  const ahead = shown.slice(last.from, from);
  return { from: `${ahead}${own}`, to: `${ahead}${to}` };
}

const unique = (edits: readonly WordEdit[]): WordEdit[] =>
  edits.filter(({ from, to }, at) => from !== to && edits.findIndex((other) => other.from === from) === at);

const faultWord = /(?<!\p{L})(?:salah|keliru)(?!\p{L})/iu;
const shouldBe =
  /(?<!\p{L})(?:(?:se)?harusnya|mestinya|jadi|bukan|bkn|(?:yang|yg) (?:benar|bener))(?!\p{L})/iu;

/** Where a figure is looked for: at the words that are quoted, or in the part that is named. */
function zonesOf(shown: string, what: string): (Span & { isQuoted: boolean })[] {
  const [, quoted = ""] = /["“'‘]([^"”'’]{3,})["”'’]/u.exec(what) ?? [];
  const places = quoted === "" ? [] : placesOf(tokensOf(shown), quoted);
  if (places.length > 0) return places.map((place) => ({ ...place, isQuoted: true }));
  return [{ ...sectionNamed(shown, what), isQuoted: false }];
}

type Keyed = { key: string; number: string; from: number; end: number; start: number };

const keyedIn = (text: string): Keyed[] =>
  [...text.matchAll(keyed)]
    .filter(([, key = ""]) => !noKey.test(key))
    .map(({ 0: all, 1: key = "", 2: number = "", index }) => ({
      key: bareWord(tokensOf(key)[0]?.word ?? key),
      number: number.toLowerCase(),
      start: index,
      from: index + all.length - number.length,
      end: index + all.length,
    }));

/** "... salah, harusnya tgl 4": the one figure with the same word before it gets the new number. */
function faulty(shown: string, said: string): WordEdit[] {
  const [, what = "", rest = ""] = wrong.exec(said) ?? [];
  if (rest === "" || !digit.test(rest) || !(faultWord.test(said) || shouldBe.test(rest))) return [];
  const named = new Set((`${what} ${rest}`.match(numerals) ?? []).map((one) => one.toLowerCase()));
  const zones = zonesOf(shown, what);
  for (const { key, number, start } of keyedIn(rest).toReversed()) {
    const others = keyedIn(shown).filter(
      (one) =>
        one.key === key &&
        one.number !== number &&
        zones.some(({ from, to }) => one.start >= from && one.end <= to),
    );
    const told = others.filter((one) => named.has(one.number));
    const found = told.length > 0 ? told : others;
    if (new Set(found.map((one) => one.number)).size !== 1) continue;
    const tokens = tokensOf(shown);
    const ahead = rest.slice(0, start).trim().split(/\s+/).at(-1) ?? "";
    return unique(
      found.map((one) => {
        const quoted = zones.find(({ from, to, isQuoted }) => isQuoted && one.start >= from && one.end <= to);
        // The same figure may stand elsewhere, where nothing was found wrong.
        if (quoted)
          return {
            from: shown.slice(quoted.from, one.end),
            to: `${shown.slice(quoted.from, one.from)}${number}`,
          };
        const word = shown.slice(one.start, one.from);
        const to = `${word}${number}`;
        return inContext(
          shown,
          tokens,
          withDay(shown, { from: one.start, to: one.end }, `${ahead} ${to}`, to),
        );
      }),
    );
  }
  return [];
}

function corrected(shown: string, said: string): WordEdit[] {
  const [, what = "", should = "", right = ""] = named.exec(said) ?? [];
  const [from, to] = [unquoted(what), unquoted(right.split(/,\s/)[0] ?? "")];
  const isSure = digit.test(from) ? digit.test(to) : should.trim() !== "";
  return isSure && to.split(/\s+/).length <= sideWordsMax ? exchanged(shown, from, to) : [];
}

const section = /(?<!\p{L})(?:pilihan|bagian|opsi|hari|minggu|pesan|poin) (?:ke ?)?\d{1,2}(?!\d)/iu;

/** The paragraph whose first line begins with what is named: "pilihan 1". */
function sectionNamed(shown: string, words: string): Span {
  const name = section.exec(words)?.[0].toLowerCase();
  const whole = { from: 0, to: shown.length };
  if (name === undefined) return whole;
  const from = shown.toLowerCase().search(new RegExp(`^${name}(?!\\d)`, "mu"));
  if (from < 0) return whole;
  const end = shown.indexOf("\n\n", from);
  return { from, to: end < 0 ? shown.length : end };
}
