import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { caredForIn, careSharedIn, gapIn, warningIn } from "./told-cases.ts";

/* Cases that lead a flow another way from its first step. */

describe("years without work", () => {
  test.each([
    "saya nganggur 2 tahun habis pabrik tutup",
    "udah 5 thn gak kerja karena anak",
    "takut ditanya kenapa lama ndak kerja",
    "vakum tiga tahun, wingi ngurus simbah",
    "berhenti kerja buat merawat mama",
    "ada jeda kerja 18 bulan di cv ku",
    "4 tahun kada bekerja, umaku garing",
  ])("%s", (text) => expect(gapIn(text)).toBe("kenapa sempat tidak bekerja"));

  test.each([
    "belum pernah kerja sama sekali",
    "pengalaman kerja 6 tahun di gudang",
    "kerja 2 tahun lalu pindah cabang",
    "mau berhenti kerja bulan depan",
    "sudah 3 kali interview gagal",
  ])("not %s", (text) => expect(gapIn(text)).toBeUndefined());

  const begun = [
    "bantu latihan wawancara kerja, saya nganggur 3 tahun dan itu yang paling saya takutkan",
    "Latihan simulasi wawancara",
    "admin gudang",
  ];

  test("come first in the practice, with their own checks and a sheet", () => {
    expect(last("career", begun)?.text).toContain("Kenapa sempat tidak bekerja?");
    const led = last("career", [
      ...begun,
      "Saya merawat ayah. Selama itu saya tetap jualan, sekarang siap penuh.",
    ]);
    expect(led?.text).toContain("“merawat”");
    expect(led?.document?.text).toContain("Saya merawat ayah.");
    expect(last("career", [...begun, "saya di rumah saja waktu itu soalnya"])?.text).toContain(
      "saya siap mulai",
    );
  });

  test("an interview without them begins with the introduction", () =>
    expect(
      last("career", ["simulasi interview dong", "Latihan simulasi wawancara", "kasir"])?.text,
    ).toContain("perkenalkan diri"));
});

describe("a practised question is passed by", () => {
  const begun = ["simulasi interview dong", "Latihan simulasi wawancara", "kasir"];

  test.each([
    ["lewat aja yang ini. maunya latihan kekurangan", "Kalau kekuranganmu apa?"],
    ["skip dulu, aku mau yang kelebihan", "Sebutkan kelebihanmu"],
    ["lewati ya. latih yang kenapa sempat tidak kerja", "Kenapa sempat tidak bekerja?"],
  ])("%s", (text, question) => {
    const led = last("career", [...begun, text]);
    expect(led?.text).toContain(question);
    expect(filled(led).diri ?? "").toBe("");
  });

  test("and an answer that speaks of a way is an answer", () =>
    expect(
      filled(last("career", [...begun, "lewat magang saya belajar kasir, nama saya Tono lulusan SMK"])).diri,
    ).toContain("Tono"));
});

describe("the care of a parent that is shared", () => {
  test.each([
    ["mau bagi giliran jaga bapak", "bapak"],
    ["gantian jaga ibu yang sakit sama adik", "ibu"],
    ["kakak ga mau rawat nenek", "nenek"],
    ["ayahku stroke, cuma aku yang jaga tiap malam", "bapak"],
    ["mamak lumpuh, saudara ndak ada yg ngurus mamak", "ibu"],
  ])("%s", (text, who) =>
    expect([careSharedIn(text), caredForIn(text)]).toEqual(["jaga orang tua yang sakit", who]),
  );

  test.each([
    "bagi piket kos lima orang",
    "suami ga pernah bantu nyuci",
    "jadwal jaga satpam malam",
    "ngurus anak sendirian terus",
    "bapak kos minta bersihin dapur",
  ])("not %s", (text) => expect(careSharedIn(text)).toBeUndefined());

  test("names the parent and no chores in the sheet", () => {
    const text = documentOf("relationships", [
      "ayah stroke, tolong bikin pembagian jaga ayah sama kakak adik",
      "Bagi tugas rumah",
      "aku, Mas Hadi, Lina",
      "malam",
      "aku: malam Senin sampai Rabu; Lina: makan siang; Mas Hadi: biaya kontrol",
      "Minggu sore",
    ]);
    expect(text).toContain("giliran jaga bapak");
    expect(text).not.toContain("tugas rumah");
  });
});

describe("a warning letter that is handed over", () => {
  test.each([
    "HRD minta SP1",
    "mau nyerahin surat peringatan",
    "SP 2 untuk Dodi",
    "dia mau di SP",
    "teguran tertulis pertama",
  ])("%s", (text) => expect(warningIn(text)).toBe("surat peringatan"));
  test.each(["bayar spp anak", "spesial 2 orang", "mau negur staf telat", "peringatan hari ibu"])(
    "not %s",
    (text) => expect(warningIn(text)).toBeUndefined(),
  );

  const texts = ["besok saya harus menyerahkan SP1 ke Pak Gito, mandor paling tua, tolong naskahnya"];

  test("is said in the script, which is formal", () => {
    const text = documentOf("leadership", [...texts, "Susun masukan untuk anggota tim"]);
    expect(text).toContain("Hari ini saya serahkan SP1");
    expect(text).toContain("artinya sudah menerima");
    expect(text).not.toMatch(/\bSip\b|\baku\b/i);
  });

  test.each([
    ...texts,
    "mau obrolan empat mata sama anak buah, SP1 nya sudah dicetak dan saya yang menyerahkan",
    "ngobrol berdua sama staf soal teguran tertulis dari HRD",
  ])("never as a talk without a reason: %s", (text) => {
    const led = last("leadership", [text]);
    expect(labels(led)).not.toContain("Siapkan obrolan empat mata");
    expect(`${led?.text} ${led?.document?.text ?? ""}`).not.toContain("Nggak ada masalah apa-apa");
  });
});

describe("being asked to stand surety", () => {
  const texts = [
    "mau nolak permintaan om, dia minta aku jadi penjamin pinjaman bank. dulu pas sekolah om yang bantu bayar uang pangkal",
    "Tolak pinjaman atau permintaan",
    "Om Herman",
    "tanda tangan penjamin",
    "Tidak ada",
  ];

  test("has its own sentences, thanks for the help of then, and no note within the letter", () => {
    const text = documentOf("relationships", texts);
    expect(text).toContain("Soal jadi penjamin, aku nggak bisa.");
    expect(text).toContain("bantu bayar uang pangkal");
    expect(text).not.toContain("Yang diminta:");
    expect(text).not.toContain("meminjamkan uang");
  });

  test.each([
    ["tante mau pinjam uang 2 juta, nolaknya gimana", "uangnya"],
    ["sepupu mau pinjam nama buat kredit motor, aku mau nolak", "meminjamkan nama"],
  ])("%s", (text, part) =>
    expect(documentOf("relationships", [text, "Tolak pinjaman atau permintaan"])).toContain(part),
  );
});
