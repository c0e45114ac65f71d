/* Things that a member numbers within one line: "1. tanya dulu. 2. hapus fotonya. 3. kirim boleh". */

const itemsMin = 2;
const number = /(^|\s)(\d{1,2})[.)]\s*(?=\p{L})/gu;

/** The numbered things without their numbers; undefined if the line is no such list. */
export function numberedItems(text: string): string[] | undefined {
  const written = text.trim();
  if (written.includes("\n")) return undefined;
  const isBegun = /^1[.)]\s*\p{L}/u.test(written);
  const marks = [...written.matchAll(number)].filter(
    ({ index }) => isBegun || index === 0 || /[.!?;:,]$/.test(written.slice(0, index)),
  );
  // The number of the first thing may have been left out with what stood around the answer.
  const first = isBegun ? 1 : 2;
  const isCounted = marks.every(([, , nth], at) => Number(nth) === first + at);
  if (!isCounted || marks.length < itemsMin) return undefined;
  const head = written.slice(0, marks[0]?.index);
  const items = marks.map((mark, at) => written.slice(mark.index + mark[0].length, marks[at + 1]?.index));
  return [head, ...items].map((one) => one.replace(/[\s.,;]+$/, "").trim()).filter((one) => one !== "");
}

/** A full stop or semicolon between two things; those of an abbreviation or a figure end nothing. */
const ended =
  /(?<!(?:^|[\s.(])(?:no|jl|jln|dr|drs|bpk|yth|pt|cv|dll|dsb|rp|jam|a\.n|u\.p))[.;!]+\s+(?=[\p{L}\d])/giu;
const itemWordsMax = 14;

/** The things of one line that full stops or semicolons part, of which there are at least so many. */
export function sentenceItems(text: string, atLeast: number): string[] | undefined {
  const written = text.trim();
  if (written.includes("\n")) return undefined;
  const items = written.split(ended).map((one) => one.replace(/[\s.,;]+$/, "").trim());
  const isList = items.every((one) => one !== "" && one.split(/\s+/).length <= itemWordsMax);
  return items.length >= atLeast && isList ? items : undefined;
}
