import { plain } from "./commands.ts";

/* A document that was made before: "hitungan untung sebulan yg tadi mana", "balikin itungan yg tadi dong". */

const thing =
  "(?:hitungan|itungan|hitung2an|itung2an|perhitungan|tabel|hasil|dokumen|tulisan|surat|pesan|jadwal|catatan|rencana|daftar|naskah|yang|yg)(?:nya|ku)?";
const before = "(?:tadi|td|tdi|sebelumnya|barusan|semula|kemarin|kmrn|yang lama|yg lama|yang awal|yg awal)";
const recalled = new RegExp(
  `\\b${thing} (?:\\p{L}+ ){0,4}${before}\\b|\\b${before} (?:\\p{L}+ ){0,2}${thing}\\b`,
  "u",
);
const wanted =
  /\b(?:mana|kemana|balik(?:in|kan|an)?|kembali(?:in|kan)|buka(?:in|kan)?|lihat(?:in|kan)?|liat(?:in)?|tunjuk(?:in|kan)|tampil(?:in|kan)|muncul(?:in|kan)|keluar(?:in|kan)|hilang|ilang|terus(?:in|kan)|lanjut(?:in|kan)?)\b/;
const wordsMax = 18;

/** Whether a message asks to see once more what was made before. */
export function recallsMade(text: string): boolean {
  const said = plain(text);
  return said.split(" ").length <= wordsMax && recalled.test(said) && wanted.test(said);
}

/** Whether a message is about something that was made before, whatever it wants of it. */
export const namesMade = (text: string): boolean => recalled.test(plain(text));

const keptWordsMax = 16;
const keptAsked =
  /\b(?:mana|kemana|kapan)\b|\b(?:yang|yg) \p{L}+ (?:tadi|td)\b|\b\p{L}+(?:nya|ku)? (?:gmn|gimana|gimna)\b/u;

/** Whether a message may ask for what was kept for later. */
export const asksForKept = (text: string): boolean =>
  text.split(/\s+/).length <= keptWordsMax && keptAsked.test(plain(text));
