import { questionMax } from "./question.ts";

/* A document that a member changes as a whole in the message box, and sends. */

/** The line that the app puts before such a text; whoever reads the message knows by it what follows. */
export const ownTextIntro = "Pakai teksku ini:";

/** A document's text for the message box, without the marks of Markdown that only make letters bold or slanted. */
export const editableText = (text: string): string =>
  text
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, "")
    .replace(/[*_`]+/g, "")
    .trim();

/** Room for what the member adds. */
const additionMax = 500;

/**
 * Whether a member can change a document in the message box. A table cannot be changed well as plain text, and its sums
 * would no longer be reckoned; a longer text could not be sent.
 */
export const isEditable = (text: string): boolean =>
  !/^[ \t]*\|/m.test(text) && ownTextIntro.length + editableText(text).length <= questionMax - additionMax;

const intro =
  /^\s*(?:(?:tolong|coba|kak|oke|nih|ini) )*(?:pakai|pake|pakek|ganti(?: semua(?:nya)?)?(?: dengan| jadi| sama)?|ini)(?: aja)? teks ?(?:ku|saya|aku|gue|gw)?(?: (?:ini|aja|saja|yang ini|yg ini|yang baru|yg baru|yang sudah kuubah))*\s*:\s*(?=\S)/i;

/** The text behind the line by which a member hands over a whole text; undefined if there is no such line. */
export function ownTextBehind(message: string): string | undefined {
  const found = intro.exec(message);
  return found ? message.slice(found[0].length).trim() : undefined;
}
