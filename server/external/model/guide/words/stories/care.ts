import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/* What a story tells by the way and is to be answered with care at once: driving without sleep, and a mother's distance. */

export type Care = "driving" | "baby";

const no = `(?:${noWords})`;
const drives =
  /\b(?:sopir|supir|driver|pengemudi|ojol|ngojol|ngojek|kurir|nyetir|nyopir|narik|menyetir|bawa (?:truk|bus|bis|mobil|travel|angkot|motor|tangki|kontainer|trailer|pikap)|nyupir|masinis|nahkoda)\b/;
const sleepless = new RegExp(
  `\\b${no} (?:bisa |iso |bs |sempat |sempet )?(?:tidur|turu|merem|tdr)\\b|\\b(?:kurang|krg|kurangan) tidur\\b|\\btidur (?:cuma|cm|cuman|paling|mung|ming|hanya) \\d|\\b(?:ngantuk|mengantuk|ketiduran|micro ?sleep|begadang)\\b`,
  "u",
);
const days =
  /\b(?:\d+|dua|tiga|empat|lima|enam|tujuh|beberapa|ber) ?(?:hari|malam|malem|dino|dinten|mlm|minggu)\b|\b(?:seminggu|berhari ?hari|sudah lama|terus|tiap malam|semalaman)\b/;
const afterBirth =
  /\b(?:lahiran|melahirkan|nglairke|babaran|sesar|caesar|nifas|asi|menyusui|nyusuin|newborn|bayi\w*|baby|orok|dedek bayi)\b/;
const distance = new RegExp(
  `\\b(?:${no}|males|malas|enggan|benci|geli|ogah|emoh) (?:banget |bgt |mau |pengen |ingin |pgn |kepengen |ada rasa |nak |tau |sama )?(?:gendong|nggendong|menggendong|pegang|megang|ngais|sentuh|nyentuh|lihat|liat|nengok|deket|dekat|nyusuin|nyusui|menyusui|sayang|cinta|ngurus|ngerasa apa apa|merasa apa apa)\\b`,
  "u",
);
/** Somebody else's child, or others who do not want to. */
const ofOthers =
  /\b(?:suami\w*|mertua\w*|kakak\w*|adik\w*|dia|keponakan\w*|tetangga\w*) (?:\S+ )?(?:ga|gak|nggak|tidak|tdk|males|malas|ndak|nda|ora) (?:\S+ )?(?:gendong|nggendong|pegang|mau)\b/;

/** What a message with those before it calls for; undefined if it is neither. */
export function careIn(text: string, told: readonly string[]): Care | undefined {
  const said = plain(text);
  const all = plain([...told, text].join(". "));
  const isDriving = (drives.test(said) || sleepless.test(said)) && drives.test(all) && sleepless.test(all);
  if (isDriving && days.test(all)) return "driving";
  const isDistant = distance.test(said) && afterBirth.test(all) && !ofOthers.test(said);
  return isDistant ? "baby" : undefined;
}
