import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { exportTexts } from "#texts/conversation/export.ts";

/* Which characters a generated PDF can contain, and which font file has each. */

const require = createRequire(import.meta.url);

/** Font files per weight: the first covers nearly everything, the others what it lacks. */
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

/** A piece of text in one font; `font` is the index of the file within its weight. */
export type Run = { text: string; font: number };

const graphemes = new Intl.Segmenter("id", { granularity: "grapheme" });
const isPicture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** Direction marks, joiners and control characters; none of them is visible. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

let loaded: Promise<ReadonlySet<number>[]> | undefined;

/** Returns the code points of each font file, read at the first export so that the program's start does not wait. */
export function loadLetters(): Promise<ReadonlySet<number>[]> {
  loaded ??= import("fontkit").then(({ openSync }) =>
    fontFiles.regular.map((file) => {
      const font = openSync(file);
      return new Set("characterSet" in font ? (font as Font).characterSet : []);
    }),
  );
  return loaded;
}

/** Splits one line of text into runs; a character that no font has is replaced by words that say so. */
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

/** Replaces a sequence of unsupported words or pictograms with a single stand-in. */
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

/** Returns a character with a font that has it, without accents if necessary, or else its stand-in. */
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
