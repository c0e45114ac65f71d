import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";
import { numberedItems } from "./numbered-items.ts";
import { linesOf } from "./row-lines.ts";

/* Rules that somebody typed in one line, each as a line of its own: "jam 8 masuk. hp disimpan, seragam dipakai trus ...". */

const wordsMin = 2;
const itemsMin = 2;
const commaItemsMin = 3;

/** "no. 5" and "dr. Rina" end no sentence. */
const sentenceEnd = /(?<=[\p{L}\d)]{3}|\d)[.;]+\s+(?=[\p{L}\d])|\s*;\s*/u;
const dashes = /(?:^|\s)[-•*]\s+(?=\p{L})/u;
const bareNumber = /(?:^|\s)(\d{1,2})[.):]?\s+(?=\p{L})/gu;
const ordinals =
  /(?:^|[\s,.]+)(?:yang |yg )?(?:pertama|kedua|ketiga|keempat|kelima|keenam|ketujuh)(?:nya)?[\s,:]+/iu;
const comma = /,\s+|\s+(?:terus|trus|trs|lalu|habis itu|plus)\s+(?=\p{L})/u;
/** A condition and what follows from it are one rule. */
const condition =
  /^(?:(?:dan|tapi|juga)\s+)?(?:kalau|kalo|klo|kl|jika|bila|apabila|lamun|nek|yen|amun|misal|pas|waktu|setiap|tiap|yang|yg|sebelum|sblm|sesudah|setelah|selama)(?!\p{L})/iu;
const goesOn =
  /^(?:maka|langsung|ya|baru|kecuali|supaya|biar|agar|atau|kena|denda|potong|karena|krn)(?!\p{L})/iu;

const parts = (line: string, parting: RegExp): string[] =>
  line
    .split(parting)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The rules behind numbers that count on from 1: "1 jam 8 masuk 2 hp disimpan". */
function counted(line: string): string[] | undefined {
  const marks: RegExpExecArray[] = [];
  for (const mark of line.matchAll(bareNumber)) if (Number(mark[1]) === marks.length + 1) marks.push(mark);
  if (marks.length < itemsMin || marks[0]?.index !== 0) return undefined;
  return marks.map((mark, at) => line.slice(mark.index + mark[0].length, marks[at + 1]?.index));
}

/** Parts at commas, with each condition and its consequence together. */
function atCommas(line: string): string[] {
  const joined: string[] = [];
  for (const part of parts(line, comma)) {
    const before = joined.at(-1);
    const isOne = before !== undefined && before.split(/\s+/).length < wordsMin;
    const followsCondition = before !== undefined && condition.test(before) && !before.includes(",");
    if (before !== undefined && (isOne || followsCondition || goesOn.test(part)))
      joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

function rulesOfLine(line: string): string[] {
  const numbered = counted(line);
  if (numbered) return numbered;
  for (const parting of [dashes, ordinals]) {
    const found = parts(line, parting);
    // The mark of the first one may have been taken off the line already.
    if (found.length >= (line.search(parting) === 0 ? itemsMin : commaItemsMin)) return found;
  }
  const sentences = parts(line, sentenceEnd);
  if (sentences.length >= itemsMin) return sentences.flatMap((one) => byComma(one));
  return byComma(line);
}

const byComma = (line: string): string[] => {
  const found = atCommas(line);
  const isList = found.length >= commaItemsMin && found.every((one) => one.split(/\s+/).length >= wordsMin);
  return isList ? found : [line];
};

/** One rule as it is posted: shorthand in full, no full stop. */
const asRule = (text: string): string =>
  withoutShorthand(text)
    .replace(/^(?:(?:terus|lalu|dan|juga|sama)\s+)+(?=\p{L})/iu, "")
    .replace(/[\s.,;]+$/u, "");

/** The rules of an answer, one an item. */
export const ruleItems = (text: string): string[] =>
  (numberedItems(text) ?? linesOf(text).flatMap((line) => rulesOfLine(line.trim())))
    .map(asRule)
    .filter((rule) => rule !== "");
