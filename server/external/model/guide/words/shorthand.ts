import { writtenOut } from "./written-out.ts";

/* The commonest shorthand of chats and its words in full, for texts in a formal register and for finding words in them. */

const table = `
yang: yg | dengan: dgn dg | karena: krn karna | tidak: tdk | tahun: thn | bulan: bln | untuk: utk | bisa: bs | saya: sy
saja: aja aj | kayaknya: kynya kyknya kayanya | juga: jg | jangan: jgn | belum: blm | sudah: udah udh sdh | harus: hrs
kalau: kalo klo kl | tadi: td | sekarang: skrg skrng | dalam: dlm | orang: org | dapat: dpt | jadi: jd | terus: trs trus
banyak: byk bnyk | sebelum: sblm | setelah: stlh | kemarin: kmrn | besok: bsk | sampai: sampe smpe smpai | tetap: tetep
langsung: lgsg | masih: msh | berapa: brp | kenapa: knp | tersebut: tsb | supaya: spy | lagi: lg | padahal: pdhl
setiap: stiap tiap2 | pernah: prnh | sering: srg | teman: tmn | rumah: rmh | anak: ank | tanggal: tgl tggl | masuk: msk
tugas: tgs | sekali: skali | tolong: tlg | bahwa: bhw | kepada: kpd | tentang: ttg | datang: dtg | kerja: krj krja
kantor: kntr | tempat: tmpt | malam: mlm malem | minggu: mgg | beberapa: bbrp | semua: smua smw | habis: hbs | lewat: lwt
dulu: dlu | punya: pny | lebih: lbh | menurut: mnrt | bagaimana: gmn gmna bgmn | jumlah: jml | kasih: ksh
selama: slama | sendiri: sndiri | nomor: nmr | atau: ato atw | depan: dpn | bilang: blg blng | keluarga: klrg | perusahaan: prshn | pelajaran: pljrn | sehingga: shg shngga | seperti: spt sprti | sudah: sdah
bukan: bkn | memang: emg mmg | setengah: stgh stngh | berangkat: brgkt | dari: dri | maksud: mksd mksud | dekat: dkt
benar: bnr | sakit: skt | selalu: sll slalu | hanya: hny | mungkin: mgkn mngkn | cepat: cpt | jalan: jln
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

/** In small letters "smp" before a time is "sampai"; otherwise it may be the school. */
const upTo =
  /(?<!\p{L})(?<!(?:lulus\p{L}*|tamat\p{L}*|ijazah|sekolah|kelas|guru|siswa|sd|dari|di) )smp(?= (?:jam|tgl|tanggal|hari|besok|lusa|malam|pagi|siang|sore|sekarang|bulan|bayi|selesai|lunas|senin|selasa|rabu|kamis|jumat|sabtu|minggu|\d{1,2}[.:]\d)(?!\p{L}))|(?<=\d )smp(?= \d)/gu;
/** "LBH" and "BHW" in capitals are names. */
const isName = (found: string): boolean => /^\p{Lu}{3,}$/u.test(found);

const cased = (found: string, word: string): string =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The text with its shorthand in full. */
export const withoutShorthand = (written: string): string =>
  writtenOut(written)
    .replace(upTo, "sampai")
    .replace(shorts, (found) => (isName(found) ? found : cased(found, inFull[found.toLowerCase()] ?? found)))
    .replace(betweenDays, "dan")
    .replace(withSomebody, "dengan")
    .replace(joining, (found) => cased(found, "sama"))
    // "3 th", "th 2024".
    .replace(/(?<=\d )th(?![\p{L}.])|(?<!\p{L})th(?= (?:19|20)\d\d)/gu, "tahun")
    .replace(from, "dari");

const consonants = /(?<![\p{L}\p{N}@./_-])[bcdfghjklmnpqrstvwxyz]{3,5}(?![\p{L}\p{N}@/_-])/gu;
const units = /^(?:ltr|pcs|pkt|btl|mnt|dkk|dll|dsb|dst|hmm|hmmm|pph|ppn|btn|www)$/;

/** Shorthand that is left in a text because it may mean several words, each once: "plg". */
export const shorthandLeft = (text: string): string[] => [
  ...new Set((withoutShorthand(text).match(consonants) ?? []).filter((word) => !units.test(word))),
];
