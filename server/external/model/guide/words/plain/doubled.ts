import { isVerbStem } from "./chat-verbs.ts";
import { spelledOut } from "./spelled-out.ts";
import { casedLike, withWords } from "./words-apart.ts";

/* Words that are doubled by a figure: "baik2" is "baik-baik", "ditanya2" is "ditanya-tanya". */

const doubled = /^(\p{L}{2,}?)2((?:an|nya|in|kan|i)?)$/u;
/** Behind these the figure counts: "lt2", "shift2". */
const numbered =
  /^(?:rt|rw|lt|no|km|cm|mm|co|so|kelas|kls|shift|lantai|bab|line|grup|semester|hari ke|termin|tahap|ke|ber|gate|pos|blok|level|tipe|type|part|sp|nomor|jam|tgl|rp|idr|pukul|hal|ayat|pasal|nik|versi|covid|mp|pp|uu|gol|juz|eps|season)$/;
const prefix = /^(me(?:ng|ny|m|n)?|ber|ter|di|se|ke)(\p{L}{3,})$/u;

function doubledWord(low: string, ending: string): string {
  const [, before = "", stem = ""] = prefix.exec(low) ?? [];
  const again = before !== "" && isVerbStem(stem) ? stem : low;
  // "Ibuk2" and "tmn2" are doubled in full.
  const full = again === low ? spelledOut(low).replace(/^ibuk$/, "ibu") : low;
  return `${full}-${again === low ? full : again}${ending}`;
}

/** The text with its doubled words in full. */
export const withDoubled = (text: string): string =>
  withWords(
    text,
    ({ word, low }) => {
      const [, stem = "", ending = ""] = low.includes("2") ? (doubled.exec(low) ?? []) : [];
      if (stem === "" || numbered.test(stem) || /^\p{Lu}+\d/u.test(word)) return undefined;
      return casedLike(word, doubledWord(stem, ending));
    },
    { isQuoteKept: true },
  );
