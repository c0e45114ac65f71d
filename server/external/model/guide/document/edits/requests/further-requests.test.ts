import { describe, expect, test } from "vitest";
import { below, type Made, shown } from "#server/test/guide-documents.ts";

/* Further requests below a document, by the author of the readers, beyond those of `line-requests.test.ts`. */

describe("further requests below a document", () => {
  test.each<[Made, string, RegExp, boolean]>([
    ["note", "line kurir baru delete aja bro", /Kurir baru/, false],
    ["note", "bang tolong baris terakhir yg terima kasih itu dihapus", /Terima kasih/, false],
    ["rules", "poin no 4 nya apus lah, dobel", /setrika/, false],
    ["rules", "item cek kantong gak usah, hapuskan saja", /cek kantong/, false],
    ["note", "“AC gudang rusak sejak rabu” hapus itu ya kak, udah dibenerin soalnya", /AC gudang/, false],
    ["rules", "hapusin baris lapor sebelum pulang dong min", /lapor sebelum/, false],
    [
      "feedback",
      "Minggu depan kita lihat lagi bersama, lima menit saja. yang itu buang mi",
      /Minggu depan/,
      false,
    ],
    [
      "sorry",
      "baris yg untuk memperbaikinya jadi: mulai besok aku bicara pelan sama Ibu",
      /besok aku bicara pelan sama Ibu/,
      true,
    ],
    [
      "rules",
      "baris hp disimpan ganti hp ditaruh di loker selama kerja",
      /ditaruh di loker selama kerja/i,
      true,
    ],
    ["note", "baris kurir ubah jadi kurir baru mulai antar rabu", /Kurir baru mulai antar rabu/i, true],
    ["note", "wawancara 4 des pisahin ke baris sendiri ya", /admin baru\.?\nwawancara 4 des/i, true],
    [
      "heap",
      "iki kok dadi siji kabeh, tulung dipisah dadi 3 nomer",
      /2\. HP disimpan\n3\. cek kantong/,
      true,
    ],
    ["heap", "cek kantong pecah jadi poin tersendiri kak", /\n\d\. cek kantong/, true],
    [
      "feedback",
      "bukaannya kasar pak. tambahin dulu kalimat terima kasih, makasih bapak sudah setia 18 tahun di sini",
      /Pak Hendra,[^\n]*\n*[^\n]*18 tahun di sini/i,
      true,
    ],
    ["sorry", "di penutup tambahin: semoga Ibu mau memaafkan", /Semoga Ibu mau memaafkan\./, true],
    [
      "note",
      "di bagian awal sisipkan dulu: mohon maaf mengganggu waktunya pak",
      /Anwar\.[\s\S]{0,5}Mohon maaf mengganggu/i,
      true,
    ],
    [
      "parents",
      "klo ditanya biaya tambahin: ukt nya 2,4 jt, aku kerja paruh waktu",
      /- Biayanya[^\n]*: ukt nya 2,4 jt/i,
      true,
    ],
    [
      "parents",
      "masukin jawaban soal rencana sampai selesai. lulus 2029, magang semester 6",
      /- Rencanaku[^\n]*: lulus 2029/i,
      true,
    ],
    [
      "applied",
      "ditujukan ke Klinik Sehat Sentosa ya, wa aku 0857-1234-5678",
      /HRD Klinik Sehat Sentosa[\s\S]*0857-1234-5678/,
      true,
    ],
    ["applied", "telp: +62 812 3456 7890", /\+62 812 3456 7890/, true],
    ["applied", "kepada HRD CV Karya Muda", /HRD CV Karya Muda,/, true],
    [
      "rules",
      "yang telat lebih dari 3 kali dipanggil pemilik, masukin juga ya kak",
      /6\. (?:yang )?telat lebih dari 3 kali dipanggil pemilik/,
      true,
    ],
    ["note", "baris ac udah bener kan?", /AC gudang/, true],
    ["note", "gausah dihapus baris kurirnya", /Kurir/, true],
    ["rules", "karyawan suka buang sampah di baris mesin", /buang sampah/, false],
    ["note", "aku masih pisah ranjang sama dia", /pisah ranjang/, false],
    ["sorry", "di awal pernikahan ibu baik banget", /awal pernikahan/, false],
    ["rules", "nomor 081290443317 itu siapa ya?", /081290443317/, false],
  ])("%s: %s", (which, text, pattern, isThere) => {
    if (isThere) expect(shown(which, text)).toMatch(pattern);
    else expect(shown(which, text)).not.toMatch(pattern);
  });

  test.each([
    "oke sip, yg ini udah kepake. skrg bikinin caption jualan donat dong",
    "udah pas mas. terus yg buat HRD gimana, minta keringanan jam",
    "sae pisan kang. ayeuna tulungan nyieun surat izin cuti",
    "gpp nanti aku lengkapin sendiri. lanjut bantu pesan buat mertua",
    "sudah cukup, makasih. tolong bikin naskah briefing pagi buat tim gudang",
  ])("%s", (text) => expect(below("note", text)?.state.flow?.id).not.toBe("catatan-atasan"));

  test.each([
    "oke, tapi salamnya ganti assalamualaikum",
    "siap. terus yang AC hapus aja",
    "udah bener, cuma kurang nama aku Dodi",
    "mantap, bikin versi lebih pendek dong",
  ])("%s", (text) => expect(below("note", text)?.state.flow?.id).toBe("catatan-atasan"));
});
