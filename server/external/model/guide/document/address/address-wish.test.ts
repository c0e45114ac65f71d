import { describe, expect, test } from "vitest";
import { conversation, documentOf, filled, last } from "#server/test/guide-conversation.ts";

const wish = ["mau negur bawahan yang telat terus", "Susun masukan untuk anggota tim"];
const told = ["Senin kemarin kamu datang jam 9", "antrean numpuk", "kabari aku kalau telat"];
const script = [...wish, ...told, "Slamet"];
const made = (...texts: string[]) => documentOf("leadership", [...script, ...texts]);

describe("how a document calls somebody", () => {
  const request =
    "Permintaannya salah itu. Harusnya: mulai Senin datang jam 8 kurang 10, kalau ada halangan WA saya sebelum jam 7. Dan jangan pakai kamu, beliau lebih tua";

  test("what is wanted of the words is no part of them", () => {
    expect(made(request)).toContain("mulai Senin datang jam 8 kurang 10, kalau ada halangan WA saya");
    expect(made(request)).toContain("bahas sama Bapak/Ibu");
    expect(made(request)).not.toMatch(/\bkamu\b|lebih tua|jangan pakai/);
  });

  test.each([
    "Lah itu 'jangan pakai kamu' ikut ketulis. Maksudnya ganti semua kamu jadi Bapak",
    "kamu ganti Bapak",
    "panggil Bapak",
    "jangan pakai kamu, panggil Bapak",
    "sapaannya Bapak, bukan kamu",
    "ganti 'kamu' jadi 'Bapak' dong",
    "jgn pake kamu ya, pakai Bapak",
  ])("%s", (text) => {
    expect(made(text)).toContain("bahas sama Bapak.");
    expect(made(text)).toContain("Slamet, ada waktu");
    expect(made(text)).not.toMatch(/\bkamu\b|ikut ketulis/);
    expect(made(text, "Lebih resmi")).toContain("saya bahas dengan Bapak.");
  });

  test("words above are put right one by one", () => {
    const text = "Masih ada 'bahas sama kamu' di atas. Tolong jadi 'bahas sama Bapak'";
    expect(made(text)).toContain("bahas sama Bapak.");
    expect(made(text)).toContain("Dari sisi kamu");
  });

  test("beside a name only the name is the answer", () => {
    const led = last("leadership", [...wish, ...told, "Pak Slamet. Sapaannya Bapak, bukan kamu"]);
    expect(filled(led).nama).toBe("Pak Slamet");
    expect(led?.document?.text).toContain("bahas dengan Bapak.");
    expect(led?.document?.text).not.toMatch(/\bkamu\b/);
  });

  test("it holds for the texts behind, but not for what is said to the member", () => {
    const texts = ["kamu ganti Bapak", "Sudah pas", "Dia membela diri"];
    expect(made(...texts)).toContain("kita bahas bagian Bapak");
    expect(made(...texts)).toContain("kembali ke permintaanmu");
  });

  test("it can be exchanged once more", () => {
    expect(made("kamu ganti Bapak", "ganti semua Bapak jadi Mas")).toContain("bahas sama Mas.");
  });

  test.each([
    "Senin kemarin kamu datang jam 9, dan jangan panggil kamu ke pelanggan",
    "kamu ganti jadwal tanpa bilang",
    "aku bilang jangan pakai motor kamu",
  ])("“%s” is an answer", (text) => {
    expect(filled(last("leadership", [...wish, text])).kejadian).toBe(text);
  });

  test("a polite version has no words of friends", () => {
    expect(made("Lebih resmi")).not.toMatch(/\b(?:Sip|Oke)\b/);
    const led = last("leadership", [...wish, ...told, "Pak Slamet", "Lebih resmi"]);
    expect(led?.text).toContain("resmi (saya, Bapak)");
  });
});

describe("letters", () => {
  const letter = ["tolong bikinin pesan ke ibu mertuaku soal foto anak", "Tulis pesan atau surat"];
  const points =
    "1. tolong tanya dulu sebelum upload foto dede di fb. 2. foto dede pas mandi minta dihapus ya ma. 3. kirim di grup keluarga boleh banget";
  const polite = [...letter, "ke ibu mertuaku", "Pesan yang sopan", points, "Lewati", "Rani"];
  const sent = (...texts: string[]) => documentOf("relationships", [...polite, ...texts]);

  test.each([
    ["ke ibu mertuaku, aku manggilnya mama", "Mama"],
    ["ke adik2 saya di grup wa keluarga", "adik-adik"],
    ["buat temen2 kantor", "temen-temen kantor"],
    ["untuk Bu Rina", "Bu Rina"],
    ["Pak RT", "Pak RT"],
  ])("%s: for %s", (text, name) => {
    expect(filled(last("relationships", [...letter, text])).kepada).toBe(name);
  });

  test("numbers within a line go, and each thing is a sentence or an item", () => {
    expect(sent()).toContain("di fb.\nFoto dede pas mandi minta dihapus ya ma.\nKirim di grup");
    expect(sent()).not.toMatch(/\d\. /);
    const formal = documentOf("relationships", [
      ...[...letter, "ke ibu mertuaku", "Surat resmi", points, "Lewati", "Rani"],
    ]);
    expect(formal).toContain("\n2. foto dede pas mandi minta dihapus ya ma\n");
  });

  test("numbers that count nothing stay", () => {
    const text = "saya datang jam 1. Lalu pulang jam 2. Besok saya libur";
    const document = documentOf("relationships", [
      ...[...letter, "ke ibu mertuaku", "Pesan yang sopan", text, "Lewati", "Rani"],
    ]);
    expect(document).toContain("datang jam 1. Lalu pulang jam 2. Besok");
  });

  test("several wishes in one complaint are all done", () => {
    const text =
      "kok 'ibu mertua saya', harusnya assalamualaikum ma. trus angka 2 3 nya masih nempel. kaku bgt lagi kaya surat RT wkwk, santai aja deh";
    expect(sent(text)).toMatch(/^Assalamualaikum ma\./);
    expect(sent(text)).toContain("Makasih banyak");
    expect(sent(text)).not.toMatch(/nempel|kaku|Selamat siang/);
  });

  test("the member's words survive another register", () => {
    const text = "ganti 'Selamat siang, ibu mertua saya' jadi 'Assalamualaikum Ma'";
    expect(sent(text, "Lebih santai")).toMatch(/^Assalamualaikum Ma\./);
    expect(sent(text, "Lebih santai", "Lebih resmi")).toMatch(/^Assalamualaikum Ma\./);
    expect(sent(text, "Lebih santai")).toContain("Makasih banyak");
  });

  test("only what asks for something apologizes for it", () => {
    const news = (text: string) =>
      documentOf("relationships", [...letter, "Bu Rina", "Pesan yang sopan", text, "Lewati", "Rani"]);
    expect(news("lamaran ibu tidak lolos seleksi")).not.toContain("mengganggu");
    expect(news("saya minta izin pulang cepat")).toContain("Mohon maaf mengganggu waktunya.");
  });

  test.each(["yang tadi lebih bagus, balikin", "balikin yang tadi", "balikin dong"])(
    "%s: the version before",
    (text) => {
      expect(sent("ganti 'Rani' jadi 'Rani Dewi'", text)).toBe(sent());
      expect(sent("Lebih santai", text)).toBe(sent());
    },
  );

  test("what is asked back in the words is no wish to undo", () => {
    const leds = conversation("relationships", [
      ...polite,
      "Lebih santai",
      "balikin foto yang kemarin ya ma",
    ]);
    expect(leds.at(-1)?.document?.text ?? "").not.toContain("Selamat siang");
  });
});
