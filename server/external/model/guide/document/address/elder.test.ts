import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

const begin = "Susun masukan untuk anggota tim";
const answers = ["kamis datang jam 9, loket buka 7.30", "pasien antri", "mulai senin datang 7.15"];

describe("whoever leads somebody older", () => {
  test.each([
    ["mama Rosa, anggota saya yang senior, telat terus. mau negur", "Mama"],
    ["anggota tim saya bu Wiwik telat terus, mau kasih masukan", "Ibu"],
    ["mau negur Pak Darto yang sering telat", "Bapak"],
  ])("says no “kamu” to them: %s", (told, address) => {
    const text = documentOf("leadership", [told, begin, ...answers]);
    expect(text).toContain(`Ada soal pekerjaan yang mau saya bahas dengan ${address}.`);
    expect(text).not.toMatch(/\b(?:kamu|aku)\b/i);
  });

  test("who is told to be older hears respect first", () => {
    const told = ["mau negur Pak Darto yang sering telat, beliau jauh lebih tua", begin, ...answers];
    const text = documentOf("leadership", told);
    expect(text).toContain("saya menghormati pengalaman dan lamanya Pak Darto bekerja");
    expect(text).not.toMatch(/\b(?:kamu|aku)\b/i);
  });

  test("is not asked for a name that was told", () => {
    const led = last("leadership", ["mama Rosa telat terus, mau negur", begin, ...answers]);
    expect(filled(led).nama ?? led?.document?.text).toContain("Mama Rosa");
    expect(led?.document).toBeDefined();
  });

  test("the texts for what may come speak so as well", () => {
    const told = [
      "mau negur Pak Darto yang sering telat",
      begin,
      ...answers,
      "Sudah pas",
      "Dia membela diri",
    ];
    expect(documentOf("leadership", told)).toContain("Apa yang bisa Bapak lakukan mulai besok?");
  });

  test.each(["Dimas", "Rina", "Mas Joko"])("somebody else is “kamu”: %s", (name) =>
    expect(documentOf("leadership", ["mau negur anak buah yang telat", begin, ...answers, name])).toContain(
      "sama kamu",
    ),
  );
});
