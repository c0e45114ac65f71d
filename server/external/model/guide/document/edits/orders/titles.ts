import type { WordEdit } from "#server/external/model/guide/state.ts";
import { tokensOf } from "../word-places.ts";

/* A form of address stands in a text in two lengths, "Halo, Kak" and "Yang Kakak sampaikan": both are exchanged at once. */

const pairs: readonly (readonly [string, string])[] = [
  ["kak", "kakak"],
  ["pak", "bapak"],
  ["bu", "ibu"],
  ["mbak", "mba"],
  ["bang", "abang"],
  ["dek", "adek"],
];

/** Whether words are one form of address and nothing else. */
export const isTitle = (words: string): boolean => pairs.some((pair) => pair.includes(words.toLowerCase()));

/** Where a form of address stands that belongs to no name: "Kak" is the reader, and "Kak Rina" may be somebody else. */
function isAlone(shown: string, title: string): boolean {
  const there = tokensOf(shown).filter(({ written }) => written === title);
  return there.length > 0 && there.every(({ to }) => !/^ \p{Lu}/u.test(shown.slice(to)));
}

/** These exchanges of words, and the same for the other length of a form of address. */
export function titlesThroughout(shown: string, edits: readonly WordEdit[]): WordEdit[] {
  return edits.flatMap((edit) => {
    const from = edit.from.toLowerCase();
    const other = pairs.find((pair) => pair.includes(from))?.find((one) => one !== from);
    const isMissed =
      other !== undefined &&
      edit.to !== "" &&
      isAlone(shown, other) &&
      !edits.some((one) => one.from.toLowerCase() === other) &&
      !tokensOf(edit.to).some(({ written }) => written === other);
    if (!isMissed) return [edit];
    return [edit, { from: other.charAt(0).toUpperCase() + other.slice(1), to: edit.to }];
  });
}

/** The other length of a form of address: "Bapak" for "pak". */
export const otherLength = (title: string): string | undefined =>
  pairs.find((pair) => pair.includes(title.toLowerCase()))?.find((one) => one !== title.toLowerCase());
