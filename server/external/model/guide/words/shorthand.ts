/* The commonest shorthand of chats and its words in full, for texts in a formal register and for finding words in them. */

const table = `
yang: yg | dengan: dgn dg | karena: krn karna | tidak: tdk | tahun: thn | bulan: bln | untuk: utk | bisa: bs | saya: sy
saja: aja aj | kayaknya: kynya kyknya kayanya | juga: jg | jangan: jgn | belum: blm | sudah: udah udh sdh | harus: hrs
kalau: kalo klo kl | tadi: td | sekarang: skrg skrng | dalam: dlm | orang: org | dapat: dpt | jadi: jd | terus: trs trus
banyak: byk bnyk | sebelum: sblm | setelah: stlh | kemarin: kmrn | besok: bsk | sampai: sampe smpe smpai | tetap: tetep
langsung: lgsg | masih: msh | berapa: brp | kenapa: knp | tersebut: tsb | supaya: spy | lagi: lg | padahal: pdhl
setiap: stiap | pernah: prnh | sering: srg | teman: tmn | rumah: rmh | anak: ank
masuk: msk | pulang: plg | tugas: tgs | kerja: krja krj | sekali: skali | setiap: tiap2 | malam: mlm | tempat: tmpt
selama: slama | sendiri: sndiri | jumlah: jml | nomor: nmr
`;

/** Each shorthand with its word in full. */
export const inFull: Readonly<Record<string, string>> = Object.fromEntries(
  table
    .trim()
    .split(/\n|\s+\|\s+/)
    .flatMap((entry) => {
      const [word = "", shorts = ""] = entry.split(": ");
      return shorts.split(" ").map((short): [string, string] => [short, word]);
    }),
);

const days = "senin|selasa|rabu|kamis|jumat|sabtu|minggu|besok|lusa|kemarin";
const shorts = new RegExp(
  `(?<![\\p{L}\\p{N}{.@/_-])(?:${Object.keys(inFull).join("|")})(?![\\p{L}\\p{N}}@/_-])`,
  "giu",
);
const betweenDays = new RegExp(`(?<=\\b(?:${days}) )sm(?= (?:${days})\\b)`, "gi");
/** "Sm Tegar", "sm bu Rina": together with somebody. */
const withSomebody =
  /(?<![\p{L}{])sm(?= (?:\p{Lu}\p{Ll}|(?:pak|bu|mas|mbak|kak|bang|anak|teman|temen|tim)\b))/gu;
const joining = /(?<![\p{L}{])sm(?![\p{L}}])/giu;
/** "Dr. Rina" and "dr Rina" are a title. */
const from = /(?<![\p{L}{])dr(?= [\p{Ll}\d])(?! \p{Ll}+ ?sp\.)/gu;

const cased = (found: string, word: string): string =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The text with its shorthand in full. */
export const withoutShorthand = (text: string): string =>
  text
    .replace(shorts, (found) => cased(found, inFull[found.toLowerCase()] ?? found))
    .replace(betweenDays, "dan")
    .replace(withSomebody, "dengan")
    .replace(joining, (found) => cased(found, "sama"))
    .replace(from, "dari");
