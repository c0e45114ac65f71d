/* A letter with a doubtful answer, for tests about answers that are shown as they will stand. */

export const letter = [
  "mau tulis surat ke kepala sekolah",
  "Tulis pesan atau surat",
  "Bu Ratna",
  "Surat resmi",
];
export const toEnd = ["mohon izin dua hari", "Sari"];
export const notSo = "Bukan begitu";
export const keep = "Biarkan begitu";
export const mixed = "anak saya sakit tiga hari. duh bingung aku kak nulisnya";
export const opened = [...letter, mixed, notSo];
