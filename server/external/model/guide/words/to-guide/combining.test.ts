import { describe, expect, test } from "vitest";
import { conversation, last } from "#server/test/guide-conversation.ts";
import { asksToCombine } from "./combining.ts";

describe("a question whether something more goes into the text", () => {
  test.each([
    "sekalian sm paklaringnya ya min, bs digabung 1 pesan aja?",
    "bisa ga dua2nya dimasukin",
    "boleh digabung jadi satu surat aja ga",
    "bisa disatuin di surat ini ga kak",
    "ini bisa dijadiin satu pesan?",
    "dua duanya ditulis bisa ga",
    "bisa ga masukin juga ke surat ini soal paklaring",
    "boleh sekalian di chat yang sama ga",
    "bs gak semuanya dimasukkan",
    "surat sama paklaring digabung dalam satu email bisa kah?",
    "bisa ditambahin ke naskah ini ga ya",
    "keduanya bisa ditulis ga min",
    "bisa jadi 1 surat aja ga",
    "iso digabung dadi siji surat ora? digabung satu surat iso po ora",
    "boleh dua2nya disebut ga",
  ])("%s", (text) => expect(asksToCombine(text)).toBe(true));

  test.each([
    "utang digabung jadi satu pinjaman bisa ga",
    "boleh gabung ke grup wa kantor ga",
    "uang usaha sama uang pribadi bisa digabung ga",
    "aku bisa gabung tim itu ga ya",
    "bisa kirim lewat satu email aja",
    "suratnya bisa dikirim lewat wa ga",
    "boleh ga suratnya tanpa alasan",
    "bisa dimasukin ke sekolah negeri ga ya",
    "mau digabung aja dalam satu surat",
    "dia bilang digabung satu pesan",
    "2 juta, sekalian digabung 1 pesan bisa ga",
    "rapatnya digabung satu undangan bisa ga",
    "cuti sama libur bisa digabung ga di surat izin",
    "masukin juga soal paklaring",
    "bisa dicicil 3x, tapi jgn ditulis dulu di wa nya, ntar dia ngelunjak",
    "bisa masuk kerja lagi, tulis di surat ini",
    "bisa ga kalau dia nolak",
  ])("not %s", (text) => expect(asksToCombine(text)).toBe(false));

  const resign = ["tolong bikinin surat resign", "Susun surat resign", "Dedi"];

  test("is answered with how, and the step stays", () => {
    const [before, led] = conversation("career", [
      ...resign,
      "sekalian sm paklaringnya ya min, bs digabung 1 pesan aja?",
    ]).slice(-2);
    expect(led?.text).toMatch(/^Bisa, jadi satu\./);
    expect(led?.text).toContain("“tambahkan: ”");
    expect(led?.state.flow).toEqual(before?.state.flow);
  });

  test("below the document it says what to write, and that goes in", () => {
    const made = [...resign, "bikin aja", "bisa ga dua2nya dimasukin"];
    expect(last("career", made)?.text).toMatch(/^Bisa\. Tulis “tambahkan: ”/);
    const led = last("career", [...made, "tambahkan: Saya juga mohon dibuatkan surat keterangan kerja"]);
    expect(led?.document?.text).toContain("surat keterangan kerja");
  });
});
