import { describe, expect, test } from "vitest";
import { last } from "#server/test/guide-conversation.ts";
import { storyQuestionsIn } from "./story-questions.ts";

describe("what somebody else will want is asked", () => {
  test.each([
    "dia masih mau temenan sama aku ga ya?",
    "apa pak rahman masih mau terima ka kalo baru muncul sekarang",
    "menurut kakak masih bisa dak?",
    "kira2 beliau masih mau bimbing aku nggak ya",
    "dia bakal maafin aku ga ya",
    "isih gelem nampa aku ora yo",
    "hubungan kami masih bisa ga ya",
  ])("%s", (text) => expect(storyQuestionsIn(text).asked).toEqual(["mind"]));

  test.each([
    "dia masih marah sama aku",
    "katanya dia masih mau temenan",
    "aku masih mau kerja di sini",
    "masih bisa dicicil ga hutangnya",
    "siapa yang salah menurutmu",
  ])("and not in: %s", (text) => expect(storyQuestionsIn(text).asked).not.toContain("mind"));

  test("gets an honest line about what can be done, and none about who is right", () => {
    const led = last("relationships", [
      "kak aku mau cerita dulu ya",
      "sahabatku udah 3 minggu ga bales chat, gara2 aku cerita soal keluarganya ke orang lain",
      "sekarang di kelas dia pindah duduk ke depan. menurut kakak masih bisa ga?",
    ]);
    expect(led?.text).toContain("Isi hati orang lain tidak bisa kuketahui");
    expect(led?.text).not.toContain("Siapa yang benar");
  });

  test("also beside the question what to do", () => {
    const led = last("career", [
      "Cerita dulu saja",
      "udah 6 minggu chat pak rahman ga kubales karena blm ada yang kutulis",
      "terus aku harus apa? apa beliau masih mau terima aku",
    ]);
    expect(led?.text).toMatch(/Isi (?:hati|pikirannya)/);
  });

  test("nobody is encouraged to write to somebody who was violent", () => {
    const led = last("relationships", [
      "aku mau cerita dulu",
      "dulu dia sering mukul aku waktu marah, sekarang udah pisah",
      "dia masih mau sama aku ga ya",
    ]);
    expect(led?.text).not.toContain("satu kalimat jujur");
  });
});
