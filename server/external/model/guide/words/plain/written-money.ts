import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";

/* Sums in a text for somebody else: "150rb" is "Rp150.000". What counts people or things stays a number. */

const counted =
  /^\s?(?:orang|pcs|buah|followers?|pengikut|subscribers?|view\p{L}*|penonton|likes?|langkah|km|meter|kata|eksemplar|unit|lembar|peserta|karyawan|pelanggan|murid|siswa|kali|member|watt|mah|rupiah|setengah|kilo|kg)(?!\p{L})|^\s?\d/iu;
const ofCount = /(?:follow|view|like|langkah|lari|penonton|pengikut)\p{L}*(?: \p{L}+){0,2} $/iu;
const reach = 40;

const number = "\\d{1,6}(?:[.,]\\d{1,3})?";
const unit = "(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)";
const sum = new RegExp(
  `(?<![\\p{L}\\d.,/–-])(rp\\.? ?)?(?:(${number}) ?(?:-|–|sampai|s/d) ?)?(${number}) ?(${unit})(-?an)?(?!\\p{L})`,
  "giu",
);

function rupiahIn(digits: string, name: string): number {
  const isMillion = /^j/i.test(name);
  const isGrouped = !isMillion && /\.\d{3}$/.test(digits);
  const plain = isGrouped ? digits.replace(".", "") : digits.replace(",", ".");
  return Math.round(Number(plain) * (isMillion ? 1_000_000 : 1000));
}

/** "Sekitar" is not said twice. */
const isAboutAhead = /(?:sekitar|kira-kira|kurang lebih) $/i;

/** The text with its sums of money in rupiah. */
export const withWrittenMoney = (text: string): string =>
  text.replace(
    sum,
    (found: string, rp?: string, from?: string, digits = "", name = "", about?: string, at = 0) => {
      const behind = text.slice(at + found.length, at + found.length + reach);
      const ahead = text.slice(Math.max(0, at - reach), at);
      // "2 juta" is written well already.
      const isSpelled = rp === undefined && /^(?:ribu|juta)$/i.test(name);
      if (isSpelled || counted.test(behind) || ofCount.test(ahead)) return found;
      const isAbout = (about !== undefined || /an$/i.test(name)) && !isAboutAhead.test(ahead);
      const first = from === undefined ? "" : `${rupiahText(rupiahIn(from, name))} sampai `;
      return `${isAbout ? "sekitar " : ""}${first}${rupiahText(rupiahIn(digits, name))}`;
    },
  );
