import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { exportTexts } from "#texts/export.ts";

/* Which letters a PDF of ours can write, and with which font file each. */

const require = createRequire(import.meta.url);

/** Files of one weight: the first one writes nearly everything, the others what it lacks. */
export const fontFiles = {
  regular: [
    require.resolve("@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff"),
    require.resolve("@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-400-normal.woff"),
    require.resolve("@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-400-normal.woff"),
  ],
  bold: [
    require.resolve("@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff"),
    require.resolve("@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-700-normal.woff"),
    require.resolve("@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-700-normal.woff"),
  ],
} as const;

/** A piece of a text that one font writes; `font` counts the files of a weight. */
export type Run = { text: string; font: number };

const graphemes = new Intl.Segmenter("id", { granularity: "grapheme" });
const isPicture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** Marks that steer the direction or the joining of letters, and control characters: none of them is a letter. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

let loaded: Promise<ReadonlySet<number>[]> | undefined;

/** Code points of each font file. Read once, at the first export: nothing at the start of the program waits for it. */
export function loadLetters(): Promise<ReadonlySet<number>[]> {
  loaded ??= import("fontkit").then(({ openSync }) =>
    fontFiles.regular.map((file) => {
      const font = openSync(file);
      return new Set("characterSet" in font ? (font as Font).characterSet : []);
    }),
  );
  return loaded;
}

/** One line of text as runs; what no font can write is replaced by words that say so. */
export function runsOf(line: string, letters: readonly ReadonlySet<number>[]): Run[] {
  const text = line.normalize("NFC").replaceAll("\t", "    ");
  const [first] = letters;
  if (first && [...text].every((letter) => first.has(letter.codePointAt(0) ?? 0))) return [{ text, font: 0 }];
  const pieces = [...graphemes.segment(text)].map(({ segment }) => letterOf(segment, letters));
  const runs: Run[] = [];
  for (const piece of withoutRepeats(pieces)) {
    const last = runs.at(-1);
    if (last?.font === piece.font) last.text += piece.text;
    else runs.push({ text: piece.text, font: piece.font });
  }
  return runs;
}

type Piece = Run & { isStandIn?: true };

/** Words of another script, or several pictograms, are replaced together. */
function withoutRepeats(pieces: Piece[]): Piece[] {
  let standIn = "";
  return pieces.filter(({ text, isStandIn }, n) => {
    if (isStandIn) {
      const isRepeat = text === standIn;
      standIn = text;
      return !isRepeat;
    }
    const next = pieces.slice(n + 1, n + 3).find((piece) => piece.text !== "");
    if (text === " " && next?.isStandIn && next.text === standIn) return false;
    if (text !== "") standIn = "";
    return true;
  });
}

/** A letter with the font that has it, if need be without its accents; else what stands in for it. */
function letterOf(letter: string, letters: readonly ReadonlySet<number>[]): Piece {
  const isPictogram = isPicture.test(letter) && !/^[©®™]$/.test(letter);
  const visible = letter.replace(unseen, "");
  if (visible === "") return { text: "", font: 0 };
  for (const form of isPictogram ? [] : [visible, visible.normalize("NFD").replace(/\p{M}/gu, "")]) {
    const font = letters.findIndex((set) => [...form].every((one) => set.has(one.codePointAt(0) ?? 0)));
    if (form !== "" && font >= 0) return { text: form, font };
  }
  return { text: isPictogram ? exportTexts.emoji : exportTexts.otherScript, font: 0, isStandIn: true };
}
