import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";
import { linesOf } from "./row-lines.ts";

/* A member's words as sentences. */

/** The words unchanged, with a capital letter and a full stop. */
export const sentenceOf = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…)”"]$/.test(text) ? "" : ".");

/** The words as they are read aloud: shorthand in full, with capitals and full stops. */
export const readAloud = (text: string): string =>
  linesOf(withoutShorthand(text))
    .map((line) => sentenceOf(line.replace(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase())))
    .join("\n");
