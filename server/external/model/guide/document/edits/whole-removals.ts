import type { WordEdit } from "#server/external/model/guide/state.ts";
import { itemsOut } from "./numbers-out.ts";
import { notForThem } from "./read-word-edits.ts";
import { isOwn, removalsIn } from "./text-removals.ts";
import { placesOf, type Span, sentenceAround, tokensOf } from "./word-places.ts";
import { sourceOf } from "./word-sources.ts";

/*
 * What goes as a whole although only a piece of it is named: a sentence of the member's by its first words, and a numbered
 * part of a sheet by its number.
 */

const quotation = /[“"]([^”"\n]{2,300})[”"]|(?<![\p{L}\p{N}])[‘']([^'’\n]{2,300})['’](?![\p{L}\p{N}])/gu;
const out = "(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|cabut)(?:in|kan|i|en|no)?";
const removing = new RegExp(`(?<!\\p{L})${out}(?!\\p{L})`, "iu");
const against =
  /(?<!\p{L})(?:jgn|jangan|ojo|ga usah|gak usah|gausah) (?:di)?(?:hapus|apus|buang|tulis|masuk|ikut|sebut)\p{L}*/iu;
const single = /(?<!\p{L})kata2?(?!\p{L})/iu;
/** Fewer words are a greeting or a name as often as the beginning of a sentence. */
const wordsMin = 3;
/** What only goes on with the words before it: "..., itu yang penting". */
const goesOn = /^,\s+(?:itu|ini|soalnya|karena|krn|biar|supaya|kan)(?!\p{L})[^,.!?\n]{0,40}[.!?]?$/iu;
const remark = /^\s+(?:btw|oh iya|oh ya|oiya|oya|ngomong2)(?!\p{L})[^.!?\n]*[.!?]?/iu;

/** "Kok "hmm paling aku bisa" ikut masuk": all of the sentence that begins so, where it is the member's own. */
export function beginningsOut(shown: string, part: string, answers: readonly string[]): WordEdit[] {
  const isOut =
    (removing.test(part) && !against.test(part)) || notForThem.test(part) || /ikut ditulis/i.test(part);
  if (!isOut || single.test(part)) return [];
  const tokens = tokensOf(shown);
  let isAny = false;
  const edits = [...part.matchAll(quotation)].flatMap(([, double, one]) => {
    const quote = (double ?? one ?? "").trim();
    const [place] = tokensOf(quote).length < wordsMin ? [] : placesOf(tokens, quote);
    const whole = place && begunBy(shown, place, answers);
    if (whole !== undefined) isAny = true;
    return whole === undefined ? sourceOf(shown, tokens, quote, false) : [whole];
  });
  return isAny ? edits.map((from) => ({ from, to: "" })) : [];
}

/** The sentence that these words begin; undefined where what follows can stand without them. */
function begunBy(shown: string, place: Span, answers: readonly string[]): string | undefined {
  const { from, to } = sentenceAround(shown, place);
  const label = /^(?:- |\d+[.)] )/.exec(shown.slice(from, place.from))?.[0] ?? "";
  const sentence = shown.slice(from + label.length, to);
  if (place.from !== from + label.length || !isOwn(sentence, answers)) return undefined;
  const behind = shown.slice(place.to, to);
  const isCut = /^\s+\p{L}/u.test(behind) || goesOn.test(behind);
  return isCut ? sentence + (remark.exec(shown.slice(to))?.[0] ?? "") : undefined;
}

const numbered = new RegExp(
  `^(?:(?:trus|terus|trs|dan|sama|yg|yang|tolong|eh) )*(?:no|nomor|nomer|poin|butir)\\.? ?(\\d{1,2})(?:nya)?(?: (?:yg|yang) (.{3,80}?))?(?: (?:itu|jg|juga|tolong|aja))* ${out}(?: (?:jg|juga|aja|saja|ya|dong|deh))*[.!]*(?:,.*)?$`,
  "isu",
);

/** "Nomor 5 hapus", "nomor 2 yg takut nangis buang": a numbered part of a sheet, or a sentence in it. */
export function sectionsOut(shown: string, part: string, answers: readonly string[]): WordEdit[] {
  const [only = "", ...more] = itemsOut(part);
  const [, nth = more.length === 0 ? only : "", what = ""] = numbered.exec(part.trim()) ?? [];
  const section = shown.split("\n\n").find((one) => nth !== "" && one.startsWith(`${nth}. `));
  const [first = "", ...lines] = section?.split("\n") ?? [];
  if (section === undefined || lines.length === 0 || /^\d+\. /.test(lines[0] ?? "")) return [];
  if (what === "") return [{ from: first, to: "", isPart: true }];
  const found = removalsIn(section, `yang ${what} hapus`, answers);
  return found?.edits.filter(({ from }) => shown.split(from).length === 2) ?? [];
}
