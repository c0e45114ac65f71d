import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

/* What is said to the guide never stands in a text for somebody else, and what is meant for the reader stays. */

const letter = ["malam kak, mau tulis surat ke dosen", "Tulis pesan atau surat", "Pak Rahman"];
const polite = [...letter, "Pesan yang sopan"];
const feedback = ["kak aku mau negur anak buahku yang telat terus", "Susun masukan untuk anggota tim"];
const talk = ["kak mau ngomong sama suami soal gaji, bantuin", "Siapkan obrolan yang sulit"];
const toHusband = [...talk, "Tegang, tapi aku aman"];
const plan = [
  "mau bikin rencana langkah biar lulus",
  "Buat rencana langkah",
  "lulus tahun ini",
  "bulan depan",
];

describe("what is not to be said", () => {
  const told = "minta maaf lama tidak balas\nsemalam main game lagi\nojo disebut soal game yo kak";

  test("is in no line of the text, and the guide says so", () => {
    const led = last("relationships", [...polite, told]);
    expect(filled(led).inti).toBe("minta maaf lama tidak balas");
    expect(led?.text).toContain("“semalam main game lagi” tidak kutulis");
    const document = documentOf("relationships", [...polite, told, "mohon waktu hari Senin", "Fajar"]);
    expect(document).toContain("lama tidak balas");
    expect(document).not.toMatch(/game|disebut/i);
  });

  test("how it must not sound is left out of a list too", () => {
    const led = last("relationships", [
      ...polite,
      "iki tak baleni maneh yo\ngajiku telat 2 bulan\nmau minta kepastian\naku isin, ojo koyo ngemis yo",
    ]);
    expect(filled(led).inti).toBe("gajiku telat 2 bulan\nmau minta kepastian");
    expect(labels(led)).toContain("Masukkan juga");
  });
});

describe("remarks and forms of address", () => {
  test("a remark on the question is left out of an event", () => {
    const text = "kan ada dua sih kak, telat sama kasar. yang telat dulu aja ya. senin kamu datang jam 10";
    const led = last("leadership", [...feedback, text]);
    expect(filled(led).kejadian).toBe("senin kamu datang jam 10");
    expect(led?.text).toContain("tidak kutulis");
  });

  test("whether something goes in is answered, and leaves nothing to have back", () => {
    const event = "senin kemarin kamu datang 9.25 padahal shift jam 9";
    const led = last("leadership", [
      ...feedback,
      event,
      "antrian numpuk. yang kasir nunggu. itu ikut ditulis kah?",
    ]);
    expect(filled(led).dampak).toBe("antrian numpuk. yang kasir nunggu.");
    expect(led?.text).toContain("ikut kutulis");
    expect(labels(led)).not.toContain("Masukkan juga");
  });

  test("who speaks to the guide does not call the reader so", () => {
    const led = last("relationships", [...toHusband, "soal uang belanja itu lah kak"]);
    expect(filled(led).topik).toBe("uang belanja");
    const event = "kemarin uangnya habis kak, di situ lah kak aku kecewa";
    expect(filled(last("relationships", [...toHusband, "uang belanja", event])).kejadian).toBe(
      "kemarin uangnya habis, di situ lah aku kecewa",
    );
  });

  test.each([
    "jangan telat lagi ya Pak",
    "tolong dibalas ya bang, aku nunggu abang",
    "kasih tau aku ya mas",
    "aku nunggu kak Sari, tolong kabari ya kak",
  ])("%s: is said to the reader, and stays", (text) => {
    const led = last("relationships", [...toHusband, "uang belanja", "kemarin abang diam", "Sedih", text]);
    expect(filled(led).harapan).toBe(text);
  });

  test("a question is no step of a plan", () => {
    const led = last("career", [...plan, "baca bab 3\nketemu dosen\nabis itu cukup ga ya waktunya kang?"]);
    expect(filled(led).langkah).toBe("baca bab 3\nketemu dosen");
    expect(led?.text).toContain("cukup ga ya waktunya");
  });
});

describe("what the other must not think", () => {
  test("goes, and the sentence before it stays whole", () => {
    const text =
      "kemarin belanjaan habis. Aku nggak nyuruh dia berhenti kasih ibunya, jangan sampai dia mikir gitu";
    const led = last("relationships", [...toHusband, "uang belanja", text]);
    expect(filled(led).kejadian).toBe("kemarin belanjaan habis. Aku nggak nyuruh kamu berhenti kasih ibumu");
  });

  test("an answer begins with its content", () => {
    const led = last("relationships", [
      ...polite,
      "mau bimbingan",
      "yg tadi itu ji kak, minta waktu hari Senin",
    ]);
    expect(filled(led).harapan).toBe("minta waktu hari Senin");
  });
});
