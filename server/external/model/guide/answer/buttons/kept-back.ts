import type { Step } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { optionMeant } from "./options.ts";

type Choosing = Extract<Step, { choose: string }>;

/** "Jangan ditulis duluan", "kalau dia yang minta baru boleh": what shall not stand in the text yet. */
const unwritten =
  /\b(?:jangan|jgn|jang|ojo|ulah|gausah|(?:ga|gak|nggak|ngga|tidak|tdk|ndak|nda|seng|kada|tak|ora) (?:usah|perlu)) (?:\S+ ){0,2}?(?:di ?)?(?:tulis|sebut|tawar|cantum|masuk|bilang|omong|kasih tau|singgung|taruh|muat)\p{L}*|\b(?:kalau|kalo|klo|nek|lamun|jika) (?:si |memang |emang |misal )?(?:dia|dianya|beliau|orangnya|ybs|deweke|anjeunna|inyo) (?:\S+ )?(?:minta|nanya|tanya|njaluk|menta|nawar)/u;
/** Somebody who is written to is no "dia", and the text does not speak of itself. */
const aside =
  /\b(?:dia|dianya|doi|beliau|orangnya|mereka|deweke|pesannya|pesane|suratnya|tulisannya|chatnya)\b/;

const sentenceWordsMin = 4;

/** Whether the buttons of a step stand for whole sentences of a text. */
export const isOfSentences = ({ options }: Choosing): boolean =>
  options.every(({ value = "" }) => value.split(" ").length >= sentenceWordsMin);

/**
 * The button for an answer that says how the text shall deal with it, or tells of the one who is written to: where
 * buttons stand for sentences, such an answer is meant for the guide and is no sentence of the text.
 */
export function keptBack({ options }: Choosing, text: string): Choosing["options"][number] | undefined {
  const said = plain(text);
  if (unwritten.test(said)) {
    const own = options.find(({ words = [] }) => words.some((word) => unwritten.test(plain(word))));
    if (own) return own;
  }
  if (!unwritten.test(said) && !aside.test(said)) return undefined;
  const clauses = text
    .split(/[,.;\n]+|\s+(?=(?:tp|tapi|soalnya|krn|karena)\b)/)
    .filter((one) => !unwritten.test(plain(one)) && !aside.test(plain(one)));
  const meant = new Set(clauses.map((one) => optionMeant(options, one)).filter((one) => one !== undefined));
  return meant.size === 1 ? [...meant][0] : undefined;
}
