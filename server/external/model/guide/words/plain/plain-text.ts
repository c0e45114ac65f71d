import type { Register } from "#server/external/model/guide/flow.ts";
import { withCallings, withNames, withSentenceStarts } from "./capitals.ts";
import { withoutChatMarks } from "./chat-marks.ts";
import { fullVerb } from "./chat-verbs.ts";
import { withDoubled } from "./doubled.ts";
import { inIndonesian } from "./regional.ts";
import { spelledOut } from "./spelled-out.ts";
import { casedLike, withWords } from "./words-apart.ts";
import { withWrittenMoney } from "./written-money.ts";

/*
 * The member's words as a careful person would send them: shorthand, regional words, doubled words and sums are written out,
 * and laughter and stray marks are left out. Quoted words, names and addresses stay. The register stays too.
 *
 * Several functions write out words. Which one does what:
 *
 * | function                             | what it changes                                          | where                        |
 * |--------------------------------------|----------------------------------------------------------|------------------------------|
 * | spelledOut (spelled-out.ts)          | shorthand and slips                                      | plans of the member's own    |
 * | withoutShorthand (../shorthand.ts)   | that, and "sm" before a person is "dengan"               | reading, and parts of texts  |
 * | readAloud (values/sentence.ts)       | that, with capitals and full stops                       | what is said aloud           |
 * | plainly (here)                       | spelledOut; regional and doubled words, verbs, sums,     | texts for somebody else      |
 * |                                      | names; laughter and stray marks                          |                              |
 * | lifted (lifted.ts)                   | casual words and verbs, nothing of the above             | polite texts, last           |
 * | inRegister (document/address)        | for polite texts withoutShorthand, lifted and "you"      | another register             |
 * | spokenText (document/written.ts)     | inRegister, as a document and its reader want it         | whole documents              |
 */

/** "Mbentak" is "membentak" among friends too. */
const withFullVerbs = (text: string): string =>
  withWords(
    text,
    ({ word, low }) => {
      const verb = fullVerb(low);
      return verb === undefined ? undefined : casedLike(word, verb);
    },
    { isQuoteKept: true },
  );

/** An answer in plain Indonesian, of whatever register. */
export function plainly(text: string, register: Register, keepsPictures = false): string {
  if (text.trim() === "") return text;
  const spelled = withDoubled(spelledOut(withoutChatMarks(text, keepsPictures)));
  const written = withWrittenMoney(withFullVerbs(inIndonesian(spelled, register)));
  return withCallings(withNames(written))
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[.,;!?](?!\.))/g, "")
    .trim();
}

const stopFrom = 3;

/** A sentence with its capital and its full stop. */
export function asSentence(text: string): string {
  const started = withSentenceStarts(text.charAt(0).toUpperCase() + text.slice(1));
  const isWhole = started.split(/\s+/).length >= stopFrom && /[\p{L}\p{N}%]$/u.test(started);
  // "Matikah" and "mati kah" ask.
  return isWhole ? `${started}${/kah$/u.test(started) ? "?" : "."}` : started;
}
