import { describe, expect, test } from "vitest";
import { conversation, documentOf, labels, last } from "#server/test/guide-conversation.ts";

/* Requests to somebody who has to agree: a creditor who shall wait, and the place where one works. */

describe("more time from a creditor", () => {
  test.each([
    "mau minta tempo ke toko bangunan, bayarnya mundur seminggu",
    "cicilan koperasi bulan ini belum bisa bayar, tulisin pesan minta keringanan",
    "aku nunggak spp anak, mau nyuwun tempo ke sekolah",
    "utang bahan ke juragan ikan jatuh tempo besok, gimana bilangnya biar boleh mundur",
    "telat bayar kontrakan, ngomong ke yang punya gimana",
  ])("%s: has a message of its own", (text) =>
    expect(labels(last("business", [text]))).toContain("Tulis pesan minta tempo"),
  );

  test.each([
    "pelangganku minta tempo lagi, gimana nolaknya",
    "temen ngutang 2 juta ga balik, nagihnya gimana",
    "mau bikin jadwal jatuh tempo semua utangku dan urutannya",
  ])("%s: means something else first", (text) =>
    expect(labels(last("business", [text]))[0]).not.toBe("Tulis pesan minta tempo"),
  );

  const begun = ["mau minta tempo ke bu Siti 2 juta", "Tulis pesan minta tempo"];
  const answers = ["2 juta", "hari Sabtu", "Tidak usah", "500 ribu hari Jumat", "tanggal 20"];

  test("thanks, says what is owed, what comes first and when the rest", () => {
    const text = documentOf("business", [begun[0] ?? "", begun[1] ?? "", ...answers]);
    expect(text).toMatch(
      /Terima kasih selama ini[\s\S]*Rp2\.000\.000[\s\S]*500 ribu hari Jumat[\s\S]*tanggal 20/,
    );
    expect(text).toContain("jadi saya kabari dari sekarang");
  });

  test("gives a reason in one line of its own or in none", () => {
    const [, , , ...rest] = answers;
    const told = ["2 juta", "hari Sabtu", "Bayaran ke saya belum masuk", ...rest.slice(0)];
    const text = documentOf("business", [...begun, ...told]);
    expect(text).toContain("Pembayaran yang saya tunggu mundur dari rencana.");
    expect(documentOf("business", [...begun, ...answers])).not.toMatch(/mundur dari rencana|mendadak/);
  });
});

describe("a letter to the place where one works", () => {
  const begun = [
    "mau bikin surat permohonan ke HRD balik ke shift pagi",
    "Susun surat permohonan atau keberatan",
  ];
  const answers = [
    "Bapak Damar",
    "1 Juni sy msk lagi sesudah cuti\n3 Juni jadwal diubah tanpa dibicarakan",
    "minta balik ke shift pagi sampai Desember",
    "Sari Dewi, analis, nomor karyawan 0417",
  ];

  test("has a subject, numbered facts, one request and a signature", () => {
    const text = documentOf("career", [...begun, ...answers]);
    expect(text).toContain("Perihal: Permohonan balik ke shift pagi");
    expect(text).toContain(
      "1. 1 Juni saya masuk lagi sesudah cuti\n2. 3 Juni jadwal diubah tanpa dibicarakan",
    );
    expect(text).toContain("Untuk itu saya mohon balik ke shift pagi sampai Desember.");
    expect(text).toMatch(/Hormat saya,\n\n\(tanda tangan\)\n\nSari Dewi, analis, nomor karyawan 0417$/);
  });

  test.each([
    "dimutasi mendadak ke cabang jauh, mau nulis surat keberatan ke manajemen",
    "kena sp1 padahal ga salah, bikin surat tanggapannya",
    "habis lahiran jadwalku diubah jadi malam, mau surat resmi ke pimpinan",
  ])("%s: is offered it", (text) =>
    expect(labels(last("career", [text]))).toContain("Susun surat permohonan atau keberatan"),
  );

  test.each(["kata manajer kalau keberatan resign aja", "aku disuruh tanda tangan sekarang juga"])(
    "%s: sign nothing, have it in writing, and ask those who are not the employer",
    (beside) => {
      const told = `mau bikin surat keberatan ke HRD soal jadwal diubah, ${beside}`;
      const led = last("career", [told, "Susun surat permohonan atau keberatan"]);
      expect(led?.text).toMatch(
        /angan tanda tangan apa pun di tempat.*Disnaker kabupaten\/kota atau serikat pekerja/,
      );
    },
  );

  test("a question about rights goes to who is not the employer", () => {
    const asked = "Pak Damar, di uu ada hak menyusui waktu kerja ga ya";
    expect(last("career", [...begun, asked])?.text).toContain("Disnaker kabupaten/kota atau serikat pekerja");
  });

  test("then comes what to say when one is called in", () => {
    const leds = conversation("career", [...begun, ...answers, "Sudah pas"]);
    expect(leds.at(-1)?.document?.text).toContain("Boleh saya bawa pulang dan baca dulu");
  });
});
