import type { Led } from "#server/external/model/guide/lead.ts";
import { documentOf, last } from "./guide-conversation.ts";

const note = [
  ...["bikinin catatan pendek buat bosku", "Tulis catatan untuk atasan", "Pak Anwar"],
  "laporan stok mingguan beres hari jumat, rekrut 1 admin baru, wawancara 4 des\nAC gudang rusak sejak rabu\nkurir baru masuk senin",
  ...["teknisi sudah dipanggil", "mohon ikut wawancara"],
];
const rules = [
  ...["bikinin aturan kerja buat ditempel di laundry", "Tulis aturan untuk ditempel", "Berkah Laundry"],
  "jam 8 sudah di tempat. HP disimpan saat melayani. cek kantong sebelum cuci. setrika dipisah per pelanggan. lapor sebelum pulang",
  ...["telat 15 menit potong 10rb", "WA malam sebelumnya"],
];
const heap = [
  ...rules.slice(0, 3),
  "jam 8 sudah di tempat, HP disimpan, cek kantong sebelum cuci pakaian milik pelanggan yang baru datang",
  ...rules.slice(4),
];
const feedback = [
  ...["mau negur anak buah yang telat terus", "Susun masukan untuk anggota tim"],
  ...["Senin sampai Rabu bapak datang jam 9, padahal buka jam 8", "pelanggan nunggu di depan"],
  ...["mulai besok datang jam 8", "Pak Hendra"],
];
const sorry = [
  ...["mau minta maaf ke ibu mertua", "Tulis permintaan maaf", "Orang tua atau yang dituakan", "Ibu"],
  ...["aku membentak Ibu di depan orang", "Menyakitkan", "aku akan bicara pelan"],
];
const applied = [
  ...["bantu bikin email lamaran kerja", "Tulis surat lamaran", "Staf Admin", "Lewati dulu"],
  ...["Rina Kurniasih", "4 tahun admin gudang; teliti"],
];
const parents = [
  ...["gimana bilang ke mamak kalau aku mau kuliah DKV", "Siapkan bicara ke keluarga"],
  ...[
    "Marah atau sedih, tapi aku aman",
    "Kuliah atau pekerjaan",
    "Mamak",
    "aku mau kuliah DKV di politeknik",
  ],
  "Restu",
];
/** What a member writes to get each of these documents. */
export const made = { note, rules, heap, feedback, sorry, applied, parents };
export type Made = keyof typeof made;

/** The guide's answer to a message below this document. */
export const below = (which: Made, text: string): Led | undefined =>
  last("leadership", [...made[which], text]);
/** This document as it is printed after these messages. */
export const shown = (which: Made, ...texts: string[]): string =>
  documentOf("leadership", [...made[which], ...texts]);
