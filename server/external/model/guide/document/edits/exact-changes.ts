import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Filled } from "#server/external/model/guide/slots.ts";
import type { WordEdit } from "#server/external/model/guide/state.ts";
import { amountsIn } from "#server/external/model/guide/values/numbers/amounts.ts";
import { withoutDouble } from "./no-double.ts";
import { placesOf, type Span, tokensOf } from "./word-places.ts";

/*
 * Changes that say exactly what stands there and what should: a quoted text for another one, the letter of a row or a
 * room, a title before a name, and one sum for another.
 */

const quotation = `(?:["“]([^"”]{1,1000})["”]|(?<![\\p{L}\\p{N}])['‘]([^'’]{1,1000})['’](?![\\p{L}\\p{N}]))`;
const verb = "(?:di)?(?:ganti|ubah|tukar|tuker)(?:in|kan|nya|en)?";
const into = "(?:jadi|jd|menjadi|dadi|ke|dengan|dgn|pakai|pake)";
const wrong =
  "(?:(?:salah|keliru|aneh|janggal|(?:ga|gak|kurang|tidak) (?:pas|enak|cocok))(?:\\s+(?:sih|banget|bgt|kak|min|bang|mas|mbak|bu|pak|ya))*,?\\s+)?";
const should = "(?:(?:se)?harusnya|mestinya|(?:yang|yg)\\s+(?:benar|bener|betul))";
const both = new RegExp(
  `${quotation}\\s*(?:(?:itu|tu|nya|tolong|mohon)\\s+)*${wrong}(?:${should}|${verb}(?:\\s+${into}|\\s+sama)?|${into}|->|=>|→|=)\\s*:?\\s*${quotation}`,
  "giu",
);
const orderedFirst = new RegExp(
  `${verb}\\s+(?:(?:kata|kalimat|tulisan|bagian|yg|yang)\\s+)*${quotation}\\s+sama\\s+${quotation}`,
  "giu",
);

/** "Ganti kalimat "A" jadi "B"", ""A" jadi "B"": all of A as it stands, for all of B as it was written. */
export function quotedExchanges(shown: string, part: string): WordEdit[] {
  const tokens = tokensOf(shown);
  const found = [...part.matchAll(both), ...part.matchAll(orderedFirst)];
  return found.flatMap(([, doubleFrom, singleFrom, doubleTo, singleTo]) => {
    const from = (doubleFrom ?? singleFrom ?? "").trim();
    const to = (doubleTo ?? singleTo ?? "").trim();
    const [place] = placesOf(tokens, from);
    return place && to !== "" ? [exactly(shown, place, from, to)] : [];
  });
}

/** Whether a message says in quotation marks what should stand in place of what, wherever that stands. */
export const isQuotedOrder = (text: string): boolean =>
  text.search(both) >= 0 || text.search(orderedFirst) >= 0;

/** A mark that was quoted goes with the words, and one that stands there already does not come twice. */
function exactly(shown: string, place: Span, from: string, to: string): WordEdit {
  const next = shown[place.to] ?? "";
  const isMarked = /[.,;:!?]$/.test(from) && from.endsWith(next) && next !== "";
  const isTwice = !isMarked && /[.,;:!?]/.test(next) && /[.,;:!?]$/.test(to);
  return withoutDouble(shown, {
    from: shown.slice(place.from, place.to + (isMarked ? 1 : 0)),
    to: isTwice ? to.replace(/[.,;:!?]+$/, "") : to,
  });
}

/** "Lorong C nya ganti D": the letter or number behind a noun, which stays. */
const lettered =
  /(?<!\p{L})(\p{L}{3,}) (\p{Lu}\d?|\d{1,2}\p{Lu}?)(?: ?nya)?(?: itu)? (?:(?:di)?(?:ganti|ubah)(?:in|kan)?(?: (?:jadi|jd|ke|dengan|dgn))?|jadi|jd|(?:se)?harusnya) (?:(\p{L}{3,}) )?(\p{Lu}\d?|\d{1,2}\p{Lu}?)(?![\p{L}\p{N}])/u;

export function letterExchanged(shown: string, part: string): WordEdit[] {
  const [, noun = "", was = "", again, letter = ""] = lettered.exec(part) ?? [];
  const isOther = again !== undefined && again.toLowerCase() !== noun.toLowerCase();
  const [place] = noun === "" || isOther ? [] : placesOf(tokensOf(shown), `${noun} ${was}`);
  if (!place || !/\p{Lu}/u.test(was + letter)) return [];
  const from = shown.slice(place.from, place.to);
  return [{ from, to: from.slice(0, from.length - was.length) + letter }];
}

const title = "(?:kak|kakak|mas|mbak|mba|bang|abang|pak|bapak|bu|ibu|om|tante)";
const otherTitle = new RegExp(
  `(?:tulis|pake|pakai|panggil|jadi|tapi|ganti|harusnya) (?:aja |saja )?${title}(?!\\p{L})`,
  "iu",
);
const untitled = new RegExp(
  `(?<!\\p{L})(?:jgn|jangan|ojo|jang|(?:ga|gak|nggak|dak|ndak|tidak) usah|gausah) (?:(?:di)?(?:pake|pakai|panggil|sebut|tulis|pakek)(?:in|kan)? )?(?:kata )?["“'‘]?(${title})["”'’]?(?!\\p{L})(.{0,2})`,
  "iu",
);

/** "Jangan pake kak, Deni aja": the title before the name, which stays. */
export function titlesOut(shown: string, part: string): WordEdit[] {
  const [, word, next = ""] = untitled.exec(part) ?? [];
  // "Jangan panggil Bu Rina" is about her, and "jangan Kak, tulis Pak" wants another title.
  const at = word === undefined ? -1 : part.toLowerCase().indexOf(word.toLowerCase());
  if (word === undefined || /^ \p{Lu}/u.test(next) || otherTitle.test(part.slice(at + word.length)))
    return [];
  const before = new RegExp(`(?<!\\p{L})${word} (\\p{Lu}\\p{L}*)`, "giu");
  const edits = [...shown.matchAll(before)]
    .filter(([, name = ""]) => /^\p{Lu}/u.test(name))
    .map(([from, name = ""]) => ({ from, to: name }));
  return edits.filter(({ from }, at) => edits.findIndex((one) => one.from === from) === at);
}

const sum = "(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt|miliar)(?!\\p{L}))?";
const no = "(?:bukan|bkn|dudu|sanes)";
/** The sums that stand there wrongly and rightly; `1` where the right one is said first. */
const sums: readonly { form: RegExp; right: 1 | 2 }[] = [
  { form: new RegExp(`(${sum}),? ${no} (${sum})`, "iu"), right: 1 },
  {
    form: new RegExp(`${no} (${sum}),? (?:tapi |tp |(?:yang|yg) (?:bener|benar|betul) )?(${sum})`, "iu"),
    right: 2,
  },
  {
    form: new RegExp(
      `(${sum})(?: itu)?(?: salah| keliru)?,? (?:(?:di)?ganti(?: jadi| ke)?|jadi|jd|(?:se)?harusnya|mestinya) (${sum})`,
      "iu",
    ),
    right: 2,
  },
  {
    form: new RegExp(
      `(?:masih|msh) (${sum})(?: (?:itu|aja|lho|loh))*,? (?:kan )?(?:(?:yang|yg) )?(?:betul|benar|bener|(?:se)?harusnya|mestinya)(?:nya)? (${sum})`,
      "iu",
    ),
    right: 2,
  },
  {
    form: new RegExp(
      `(?:kok|masa) (?:jadi |jd |cuma |malah )*(${sum})[?!., ]+(?:(?:kan|harusnya|seharusnya|itu|tuh|yg bener|yang bener) )*(${sum})`,
      "iu",
    ),
    right: 2,
  },
];
const million = 1_000_000;
const sumMin = 1000;

/** "3,5 juta bukan 2 juta", "masih 4,2, yang betul 3.700.000": the answer that is the wrong sum gets the right one. */
export function sumExchanged(
  flow: Flow,
  names: readonly string[],
  filled: Filled,
  part: string,
): { name: string; value: string } | undefined {
  for (const { form, right } of sums) {
    const [, one = "", other = ""] = form.exec(part) ?? [];
    const [value, former] = right === 1 ? [one, other] : [other, one];
    const [now = 0] = amountsIn(value);
    const [was] = amountsIn(former);
    if (was === undefined || now < sumMin) continue;
    const isFormer = (amount: number | undefined) =>
      amount === was || (was < sumMin && amount === Math.round(was * million));
    const [name, ...others] = names.filter(
      (slot) => flow.slots[slot]?.kind === "rupiah" && isFormer(amountsIn(filled[slot] ?? "")[0]),
    );
    if (name !== undefined && others.length === 0) return { name, value: value.trim() };
  }
  return undefined;
}

/** How many sums a message names. */
export const sumsNamed = (text: string): number =>
  [...text.matchAll(new RegExp(`(?<![\\d.,\\p{L}])${sum}`, "giu"))].filter(
    ([one]) => (amountsIn(one)[0] ?? 0) >= sumMin,
  ).length;
