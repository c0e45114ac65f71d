/* Sums in words, in slang and in regional words, as figures: "sejuta setengah" is 1500000, "goceng" 5000. */

const ones: Readonly<Record<string, number>> = {
  ...{ satu: 1, dua: 2, tiga: 3, empat: 4, lima: 5, enam: 6, tujuh: 7, delapan: 8, sembilan: 9 },
  ...{ siji: 1, loro: 2, rong: 2, telu: 3, telung: 3, papat: 4, patang: 4, limang: 5, dua2: 2 },
};
/** Words that count a few things, with what they count. */
export const countWords: Readonly<Record<string, number>> = { ...ones, sepuluh: 10 };
const tens: Readonly<Record<string, number>> = {
  belas: 10,
  puluh: 10,
  puluhan: 10,
  atus: 100,
  ratus: 100,
  ratusan: 100,
};
const whole: Readonly<Record<string, number>> = {
  sepuluh: 10,
  sebelas: 11,
  seratus: 100,
  satus: 100,
  sejuta: 1e6,
  seribu: 1e3,
  sewu: 1e3,
};
const big: Readonly<Record<string, number>> = {
  ribu: 1e3,
  rebu: 1e3,
  rb: 1e3,
  ewu: 1e3,
  juta: 1e6,
  jt: 1e6,
  miliar: 1e9,
};

/** Market slang, from Hokkien. */
const slang: Readonly<Record<string, number>> = {
  ...{
    gopek: 500,
    seceng: 1e3,
    cepek: 100e3,
    nopek: 200e3,
    goceng: 5e3,
    noceng: 2e3,
    ceban: 10e3,
    noban: 20e3,
  },
  ...{
    goban: 50e3,
    gocap: 50e3,
    cepeceng: 100e3,
    gopekceng: 500e3,
    cetiao: 1e6,
    setiao: 1e6,
    notiao: 2e6,
    gotiao: 5e6,
  },
};

const names = [ones, tens, whole, big].flatMap((list) => Object.keys(list));
/** Words that begin a sum; "ribu" and "juta" after figures are read with them (amounts.ts). */
const first = [...Object.keys(ones), ...Object.keys(whole), "setengah"];
const run = new RegExp(`\\b(?:${first.join("|")})(?: (?:${names.join("|")}|setengah))*\\b`, "gi");
const slangWords = new RegExp(`\\b(?:${Object.keys(slang).join("|")})\\b`, "gi");
/** "Satu" to "sembilan" alone count things, and are left as they were written. */
const isSum =
  /(?:puluh|belas|ratus|atus|ribu|rebu|\brb|ewu|juta|jt|sejuta|seratus|seribu|satus|sewu|miliar)/i;

/** "2jt 300" is 2,300,000. */
const shortMillions =
  /\b(\d{1,3}) ?(?:jt|juta) (\d{3})\b(?! ?(?:rb|ribu|k|jt|juta|pcs|orang|buah|[.,]?\d))/gi;

/** "2jt650rb" is one sum. */
const joinedMillions = /(?<![\d.,])(\d{1,3}) ?(?:jt|juta)(\d{1,3}) ?(?:rb|ribu|k)(?![\p{L}\d])/giu;

/** `last` may still become tens or hundreds, `group` thousands or millions; `unit` is the last of these. */
type Reading = { sum: number; group: number; last: number; unit: number };

const closed = ({ sum, group, last }: Reading, unit: number): Reading => ({
  ...{ sum: sum + (group + last) * unit, group: 0, last: 0 },
  unit,
});

/** Reads one more word of a sum. */
function readOn(reading: Reading, word: string): Reading {
  const { sum, group, last, unit } = reading;
  const isHalfUnit = word === "setengah" && unit > 1 && group + last === 0;
  if (isHalfUnit) return { ...reading, sum: sum + unit / 2 };
  if (word === "belas") return { ...reading, last: last + 10 };
  const times = tens[word];
  if (times !== undefined) return { ...reading, last: Math.max(last, 1) * times };
  const large = big[word];
  if (large !== undefined) return closed(reading, large);
  const value = ones[word] ?? whole[word] ?? 0.5;
  if (value >= 1e3) return { ...closed(reading, 1), sum: sum + value, unit: value };
  return { ...reading, group: group + last, last: value };
}

function figureOf(words: readonly string[]): number {
  const { sum, group, last, unit } = words.reduce(readOn, { sum: 0, group: 0, last: 0, unit: 1 });
  const rest = group + last;
  // In "sejuta dua ratus" the hundreds are thousands, because nobody names single rupiah after a million.
  if (unit < 1e6 || rest === 0) return sum + rest;
  return sum + rest * (rest < 10 ? 1e5 : 1e3);
}

/** Amounts, periods and what counts them, as several regions write them. */
const regional: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?)(?:ewu|èwu|rewu|riba|ribo|rebuan|ewonan)\b/gi, "ribu"],
  [/(?<=\d ?)(?:jute|jeti)\b/gi, "juta"],
  [/\b(?:yuto|yuta)\b/g, "juta"],
  [/\b(?:sajuta|sakyuto|seyuto)\b/gi, "sejuta"],
  [/\b(?:saribu|sarebu|sakewu)\b/gi, "seribu"],
  [/\bsaratus\b/gi, "seratus"],
  [/\bsatengah\b/gi, "setengah"],
  [
    /\b(?:sedinten|sadinten|sakdinten|sedino|sakdino|sedina|sakdina|sahari|saari|sapoe|sapoé|sehari2)\b/gi,
    "sehari",
  ],
  [/\b(?:saminggu|sakminggu|sepekan|sapekan|sakpekan)\b/gi, "seminggu"],
  [/\b(?:sabulan|sakwulan|sewulan|sawulan|sesasi|saksasi|sasasih|sasih)\b/gi, "sebulan"],
  [/(?<=(?:\d|per|tiap|setiap|saben|saban|unggal) ?)(?:dinten|dino|dina|poe|poé|ari)\b/gi, "hari"],
  [/(?<=(?:\d|per|tiap|setiap|saben|saban|unggal) ?)(?:wulan|sasi)\b/gi, "bulan"],
  [/(?<=(?:\d|per|tiap|setiap) ?)(?:bungkuih|bungkusan)\b/gi, "bungkus"],
  [/\b(?:tasih|isih|taksih|keneh|kareh)(?= )/gi, "masih"],
];

const inStandardWords = (text: string): string =>
  regional.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);

/** The text with its sums in figures, and with its units and periods in standard words; everything else stays. */
export const withFigures = (text: string): string =>
  inStandardWords(text)
    .replace(slangWords, (word) => String(slang[word.toLowerCase()] ?? word))
    .replace(run, (found) => (isSum.test(found) ? String(figureOf(found.toLowerCase().split(" "))) : found))
    .replace(/\b(\d{1,3}) ?(?:jt|juta) (?:se)?tengah\b/gi, (_, count: string) =>
      String((Number(count) + 0.5) * 1e6),
    )
    .replace(joinedMillions, (_, count: string, rest: string) =>
      String(Number(count) * 1e6 + Number(rest) * 1e3),
    )
    .replace(shortMillions, (_, count: string, rest: string) =>
      String(Number(count) * 1e6 + Number(rest) * 1e3),
    );

const companies: Readonly<Record<string, number>> = {
  ...{
    berdua: 2,
    bertiga: 3,
    berempat: 4,
    berlima: 5,
    berenam: 6,
    bertujuh: 7,
    berdelapan: 8,
    seorang: 1,
    sendiri: 1,
  },
};
const counts = new RegExp(
  `\\b(?:${[...Object.keys(ones), ...Object.keys(companies), "sepuluh", "sebelas"].join("|")})\\b`,
  "gi",
);

/** "Tiga anak" and "kami bertiga" with their count as a figure, where a count is asked for and none stands in figures. */
export function withCountInFigures(text: string): string {
  const found = [...text.matchAll(counts)];
  if (/\d/.test(text) || found.length !== 1) return text;
  return text.replace(counts, (word) => {
    const key = word.toLowerCase();
    return String(ones[key] ?? companies[key] ?? whole[key] ?? word);
  });
}
