import { describe, expect, test } from "vitest";
import { last } from "#server/test/guide-conversation.ts";
import { awaitedIn } from "./longed-for-words.ts";

const story = ["aku mau cerita aja", "baru lahiran 4 bulan, capek banget"];

describe("a sentence that a member wishes to be told", () => {
  test.each([
    ["pengennya sih ada yg blg 'km udah bener kok'", "km udah bener kok"],
    ["aku cuma pengen ada yang bilang kamu hebat", "kamu hebat"],
    ["pengen suamiku bilang makasih ya sayang", "makasih ya sayang"],
    ["andai ada orang yg bilang “gapapa, istirahat dulu”", "gapapa, istirahat dulu"],
    ["butuh ada yg ngomong ke aku kalo aku udah cukup baik", "aku udah cukup baik"],
    ["kangen mama bilang gapapa nduk", "gapapa nduk"],
    ["pengene ono sing ngomong wis apik kok", "wis apik kok"],
    ["hayang aya nu bilang teu nanaon geulis", "teu nanaon geulis"],
    ["berharap ada satu orang yang bilang kamu ga salah", "kamu ga salah"],
    ["mau banget ada yg bilang: kerja bagus", "kerja bagus"],
  ])("%s: %s", (text, sentence) => {
    expect(awaitedIn(text)).toBe(sentence);
    const led = last("wellbeing", [...story, text]);
    expect(led?.text).toBe(
      `Kalimat yang kamu tunggu: “${sentence}”. Kutulis di sini supaya bisa kamu baca lagi.`,
    );
    expect(led?.state.told).toContain(text);
  });

  test.each([
    "aku mau bilang ke mama kalo aku capek",
    "pengen bilang makasih ke suami",
    "ada yang bilang aku lebay",
    "mau ada yang bantu",
    "aku ga mau ada yang bilang aku lari dari tanggung jawab",
    "minggu depan mau masak jengkol dia bilang bau",
    "dia bilang aku gendut",
    "pengen dia bilang apa adanya soal itu ke orang tuanya dan ke aku juga karena aku capek sekali menunggu",
  ])("%s wishes for none", (text) => expect(awaitedIn(text)).toBeUndefined());

  test.each([
    "pengen ada yg bilang 'kamu memang beban'",
    "pengen ada yang bilang 'udah nyerah aja'",
    "butuh ada yg bilang ke aku 'kamu boleh pergi'",
    "pengen orang2 bilang kamu pantas disakiti",
    "pengen ada yang bilang ini semua salahku",
    "pengen dia berhenti bilang aku bodoh banget",
    "seandainya dia ga bilang ke aku kamu perempuan murahan",
    "nunggu suami bilang kamu boleh keluar rumah",
    "andai bapak ngomong kalau sakitnya udah parah",
    "mau ada orang yang nulis surat lamaran buat saya",
  ])("is not written down where it harms, or is none: %s", (text) => expect(awaitedIn(text)).toBeUndefined());
});
