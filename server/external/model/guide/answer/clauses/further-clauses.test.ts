import { describe, expect, test } from "vitest";
import { answerAt, checkAt, titled } from "#server/test/guide-question.ts";

const leave = {
  ...{ atasan: "Pak Joko", bentuk: "izin tidak masuk", kapan: "Kamis 6 Agustus" },
  alasan: "mengantar ibu berobat",
};
const applying = { bentuk: "email", perusahaan: "CV Mitra Abadi", posisi: "Kasir" };
const inviting = { acara: "syukuran rumah", kepada: "tetangga blok C", waktu: "Sabtu 9 Mei" };
const handing = { tugas: "rekap absen", hasil: "tabel absen per hari" };
const leaving = { nama: "Togar Simanjuntak", jabatan: "Sopir", perusahaan: "PT Laju" };

/* By the author of the rules, beyond the messages of `clauses-at-questions.test.ts`. */
describe("further messages, read clause by clause", () => {
  test.each(
    titled([
      [
        "izin-cuti",
        "serah",
        leave,
        "shift saya ditukar sama rudi. cukup itu aja ya mbak",
        { serah: "ditukar sama rudi" },
        /cukup/,
      ],
      [
        "izin-cuti",
        "serah",
        leave,
        "sa pu kerja dipegang kaka yance, su itu saja",
        { serah: "yance" },
        /itu saja/,
      ],
      ["izin-cuti", "serah", leave, "lewatin aja ah, bingung gw", { serah: undefined }],
      [
        "izin-cuti",
        "serah",
        leave,
        "lho kok pak joko, itu bos lama ku. skrg mah ke bu tini",
        { atasan: "Bu Tini" },
        /lho|lama/,
      ],
      [
        "izin-cuti",
        "serah",
        leave,
        "tanggalnya keliru min, harusnya 7 agustus. kerjaan dipegang wawan",
        { kapan: "7 agustus", serah: "wawan" },
        /keliru/,
      ],
      [
        "izin-cuti",
        "nama",
        { ...leave, serah: "gatau ah pusing" },
        'ih kok "gatau ah pusing" ikut ketulis sih. tugas saya dititip ke mbak santi',
        { serah: "santi", nama: undefined },
        /pusing/,
      ],
      [
        "izin-cuti",
        "alasan",
        { atasan: "Pak Joko", bentuk: "izin tidak masuk", kapan: "Kamis 6 Agustus" },
        "bukan kamis, tapi jumat 7 agustus. nganter mamak ke dokter mata",
        { kapan: "jumat 7 agustus", alasan: "mamak ke dokter" },
      ],
      [
        "surat-lamaran",
        "nama",
        applying,
        "eh salah, bukan kasir tapi admin online. nama lengkap Yohanes Bao",
        { posisi: "admin online", nama: "Yohanes Bao" },
        /salah/,
      ],
      [
        "surat-lamaran",
        "nama",
        applying,
        "loh kok cv mitra abadi bang, itu kantorku yg lama. aku ngelamar ke PT Sumber Alfaria. namaku Siti Rahma",
        { perusahaan: "PT Sumber Alfaria", nama: "Siti Rahma" },
        /loh|lama/,
      ],
      [
        "surat-lamaran",
        "nama",
        applying,
        "Siti Rahma, no wa 0857 1122 3344",
        { nama: "Siti Rahma", kontak: "0857 1122 3344" },
      ],
      [
        "surat-lamaran",
        "nama",
        applying,
        "jgn tulis mitra abadi lah, perusahaannya PT Indah Jaya. nama Uda Rizal",
        { perusahaan: "PT Indah Jaya", nama: "Rizal" },
        /mitra/i,
      ],
      [
        "undangan-acara",
        "tempat",
        inviting,
        "masa tetangga blok c doang, semua warga perumahan lah. di rumah saya",
        { kepada: "warga perumahan", tempat: "rumah saya" },
        /masa|doang/,
      ],
      [
        "undangan-acara",
        "tempat",
        inviting,
        "rumah saya blok C7. suwun nggih mas",
        { tempat: "rumah saya blok C7" },
        /suwun/,
      ],
      [
        "undangan-acara",
        "tempat",
        inviting,
        "tempatnya di aula masjid. liat dulu dong undangannya",
        { tempat: "aula masjid" },
        /liat/,
      ],
      [
        "minta-maaf",
        "panggilan",
        { untuk: "dekat", perbuatan: "aku telat bayar" },
        "eh kok pasangan, ini ke mantri puskesmas yg dituakan",
        { untuk: "tua" },
        /kok/,
      ],
      [
        "minta-maaf",
        "panggilan",
        { untuk: "kerja", perbuatan: "aku telat kirim data" },
        "kok atasan sih min, ini buat adek ku. panggil Ucup",
        { untuk: "dekat", panggilan: "Ucup" },
        /kok/,
      ],
      [
        "delegasi",
        "tenggat",
        handing,
        "rabu jam 10. sama dia aku pakenya gue bukan aku",
        { tenggat: "rabu jam 10" },
        /pakenya/,
      ],
      [
        "surat-resign",
        "terakhir",
        leaving,
        "lah kok sopir, aku kan kepala armada. akhir bulan ini",
        { jabatan: "kepala armada", terakhir: "akhir bulan ini" },
        /lah kok/,
      ],
      [
        "surat-resign",
        "terakhir",
        leaving,
        "30 november 2026. brp pertanyaan lg sih",
        { terakhir: "30 november 2026" },
        /brp/,
      ],
      [
        "rencana-kesepian",
        "tempat",
        {},
        "perpus jauh, warung bising. lebih suka duduk di alun-alun",
        { tempat: "alun-alun" },
        /bising/,
      ],
      [
        "minta-maaf",
        "perbaikan",
        { untuk: "tua", panggilan: "Mama", perbuatan: "aku bohong", dampak: "menyakitkan" },
        "aku bakal jujur, jangan sampai bohong lagi",
        { perbaikan: "jangan sampai bohong lagi" },
      ],
      [
        "briefing-tim",
        "cemas",
        { perubahan: "bonus dihapus" },
        "masa bonus dihapus, padahal target naik",
        { cemas: "padahal target naik" },
      ],
      [
        "izin-cuti",
        "alasan",
        { atasan: "Pak Joko", bentuk: "izin tidak masuk", kapan: "Kamis 6 Agustus" },
        "hari kamis anak saya operasi, jadi harus nunggu di rs",
        { alasan: "anak saya operasi", kapan: "Kamis 6 Agustus" },
      ],
      [
        "surat-lamaran",
        "bekal",
        { ...applying, nama: "Siti" },
        "dua tahun jaga toko, bisa excel, ga pernah telat",
        { bekal: "ga pernah telat" },
      ],
    ]),
  )("%s", (_, one) => checkAt(one));

  test.each([
    "cobo caliak suratnyo lah",
    "lihat drafnya dong min",
    "mana sih suratnya mau baca",
    "ndelok hasile sek",
  ])("%s: the draft is shown", (text) =>
    expect(answerAt("izin-cuti", "serah", leave, text).document?.text).toContain("Pak Joko"),
  );
});
