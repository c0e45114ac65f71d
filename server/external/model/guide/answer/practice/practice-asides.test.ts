import { describe, expect, test } from "vitest";
import { practiceAside, stopsPractice } from "#server/external/model/guide/words/to-guide/practice-asides.ts";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

const begun = ["besok interview teknisi rumah sakit, mau latihan", "Latihan simulasi wawancara"];
const intro = "Nama saya Hadi, lulusan STM, 12 tahun jadi teknisi pompa di pabrik";
const second = [...begun, intro];

describe("a question for the guide where an answer is practised", () => {
  test.each([
    ["klo ditanya umur 47 aku jawab apa", ["age"]],
    ["pertanyaanku soal umur tadi belum dijawab", ["age"]],
    ["amun ditakuni kanapa nganggur setahun kayapa manjawabnya", ["gap"]],
    ["nek ditakon kenopo di phk njawabe piye", ["dismissed"]],
    ["aku orangnya gagap, kalau gugup ngomong gimana", ["nerves"]],
    ["kenapa soal dipecat ga dijawab sih", ["dismissed"]],
  ])("%s: has a frame and is not graded", (text, fears) => {
    expect(practiceAside(text)).toMatchObject({ fears, rest: "" });
    const led = last("career", [...second, text]);
    expect(led?.text).not.toMatch(/\d+ kata/);
    expect(filled(led).minat).toBeUndefined();
  });

  test("beside an answer gets its frame, and only the answer is graded and kept", () => {
    const answer = "Rumah sakitnya baru menambah gedung, dan saya biasa merawat genset besar di pabrik.";
    const led = last("career", [
      ...second,
      `${answer} tp kalau ditanya umur 47 saya jawab apa? pasti ditanya itu`,
    ]);
    expect(led?.text).toMatch(/^Soal umur/);
    expect(led?.text).toContain("Tempatnya tersebut (“Rumah sakitnya”)");
    expect(filled(led).minat).toBe(answer);
  });

  test.each([
    "pelanggan marah, saya jawab apa adanya lalu saya perbaiki",
    "waktu itu saya bingung gimana jawabnya, lalu saya tanya kepala regu",
    "saya lulusan STM umur 46 dan biasa memegang genset",
    "kelebihan saya teliti, tidak pernah menunda pekerjaan",
  ])("%s is an answer", (text) => expect(practiceAside(text)).toBeUndefined());
});

describe("“udahan” with more behind it", () => {
  test.each([
    "udahan. yang tadi itu bukan jawaban, aku lagi nanya",
    "cukup dulu, mana lembar akhirnya",
    "sudahan ah. capek, minta kalimat penolongnya",
  ])("%s: the sheet with its rescue sentences comes", (text) => {
    const sheet = documentOf("career", [...second, "biar dekat rumah dan saya suka kerja teknik", text]);
    expect(sheet).toContain("Kalimat penolong");
    expect(sheet).toContain("Boleh saya pikirkan sebentar");
    expect(sheet).toContain(intro);
  });

  test("an answer stays on it where what was asked was not stored", () => {
    const answer = "Rumah sakitnya dekat rumah saya dan gedungnya baru, jadi pasti banyak mesin yang dirawat";
    const texts = [
      ...second,
      answer,
      "pertanyaanku soal umur belum dijawab",
      "udahan. yg tadi bukan jawaban",
    ];
    expect(documentOf("career", texts)).toContain(answer);
  });

  test("what was no answer is not on it", () => {
    const texts = [
      ...second,
      "itu tempat kerjanya di mana ya sebenarnya",
      "udahan. yg barusan bukan jawaban",
    ];
    expect(documentOf("career", texts)).not.toContain("di mana ya sebenarnya");
  });

  test.each([
    "cukup sering saya lembur, jadi saya terbiasa",
    "selesai sekolah, saya langsung kerja",
    "udahan",
  ])("%s is no such stop", (text) => expect(stopsPractice(text)).toBeUndefined());
});

test("somebody who has confessed a fault gets a human line and no count", () => {
  const texts = ["mau minta maaf ke adik", "Tulis permintaan maaf", "Pasangan, teman, atau saudara", "Dek"];
  const led = last("relationships", [...texts, "aku bohong soal uang tabunganmu yang kupakai"]);
  expect(led?.text).toMatch(/^Menuliskan kesalahan sendiri tidak gampang\./);
  expect(led?.text).not.toMatch(/Semua yang kucari|kuperiksa dari panjang|lebih sulit dibantah/);
});
