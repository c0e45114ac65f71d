import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { WordEdit } from "#server/external/model/guide/state.ts";
import { gap } from "../letter-head.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { placesOf, sentenceAround, tokensOf } from "../word-places.ts";
import { ahead, orderEnd, quotation } from "./order-words.ts";

/* Orders about words that the message quotes: the whole paragraph of them, or what the reader never said. */

const out =
  "(?:(?:di)?(?:hapus|apus|buang|coret|hilang|ilang)(?:in|kan|i|en)?|(?:jgn|jangan|ga usah|gak usah|tidak usah) (?:ada|(?:di)?(?:tulis|masuk|ikut)\\p{L}*))";
const why =
  "(?:,? (?:dobel|double|dobel2|kan|soalnya|karena|krn|sudah ada|udah ada)(?: [^.,;!?\\n]{0,40})?)?";
const paragraph = "(?:paragraf|alinea|paragrap|baris)(?:nya)?";
const paragraphs: readonly RegExp[] = [
  new RegExp(
    `${ahead}${paragraph} (?:yg |yang |di |itu )*${quotation}(?: ?(?:nya|itu|tu|tuh|juga|tolong))* ${out}${why}`,
    "iu",
  ),
  new RegExp(`${ahead}${out} ${paragraph} (?:yg |yang |di |itu )*${quotation}${why}`, "iu"),
];

/** "Itu paragraf yg '...' dihapus, dobel": everything between the empty lines around these words. */
export function paragraphOut(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const found = paragraphs.map((one) => one.exec(text)).find((one) => one !== null);
  const [said = "", double, single] = found ?? [];
  const shown = shownText(reply, active);
  const [place, ...others] = found ? placesOf(tokensOf(shown), (double ?? single ?? "").trim()) : [];
  if (!place || others.length > 0) return undefined;
  const break_ = said.toLowerCase().includes("baris") ? "\n" : "\n\n";
  const from = shown.lastIndexOf(break_, place.from);
  const end = shown.indexOf(break_, place.to);
  const whole = shown.slice(from < 0 ? 0 : from + break_.length, end < 0 ? undefined : end);
  const done = editedBy(reply, active, [{ from: whole, to: "" }]);
  return done && { active: done.active, told: [done.told], rest: text.replace(said, gap) };
}

const me = "(?:saya|sy|aku|gw|gue|sa|beta|kulo|kula|ulun|abdi)";
const them = "(?:beliau|beliaunya|dia|orangnya|pelanggan(?:nya)?|bos|bosnya|ibunya|bapaknya)";
const word = "(?:kata(?:2|-kata)?|omongan|ucapan|tulisan|kalimat|curhat(?:an)?|cerita)";
const theirs = new RegExp(
  `${ahead}${quotation}(?: ?(?:itu|tu|nya|kan|memang|emang|lho|loh))*,? (?:kan |itu )*(?:${word} ?(?:${me}|ku)(?: (?:sendiri|ke (?:kamu|mbak|mas|alma)))*(?:,? (?:bukan|bkn|dudu)(?: ${word}(?:nya)?)?(?: ${them})?)?|(?:bukan|bkn|dudu) ${word} ${them})${orderEnd}`,
  "iu",
);
const wordsMin = 2;

/** "Itu '...' kan kata-kata saya, bukan kata beliau": the sentence that begins so does not belong there. */
export function notTheirs(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", double, single] = theirs.exec(text) ?? [];
  const quote = (double ?? single ?? "").trim();
  if (said === "" || tokensOf(quote).length < wordsMin) return undefined;
  const shown = shownText(reply, active);
  const edits = placesOf(tokensOf(shown), quote).map((place): WordEdit => {
    const sentence = sentenceAround(shown, place);
    // What follows the quoted words in their sentence goes on with them.
    const isWhole = shown.slice(sentence.from, place.from).trim() === "";
    const { from, to } = isWhole ? sentence : place;
    return { from: shown.slice(from, to).replace(/[.!?]+$/, ""), to: "" };
  });
  const done = edits.length === 0 ? undefined : editedBy(reply, active, edits);
  return done && { active: done.active, told: [done.told], rest: text.replace(said, gap) };
}
