import { describe, expect, test } from "vitest";
import { last } from "#server/test/guide-conversation.ts";
import { behindNone } from "./none-of-these.ts";

describe("none of the buttons, and an answer of one's own", () => {
  test.each([
    [
      "bukan itu semua min, yg bikin brenti ya paniknya. takut jatoh lg",
      "yg bikin brenti ya paniknya. takut jatoh lg",
    ],
    ["ga ada yg cocok. anak sakit terus tiap mau mulai", "anak sakit terus tiap mau mulai"],
    ["bukan semuanya kak, mertua yg selalu nyela", "mertua yg selalu nyela"],
    ["nggak ada satupun, aku keburu ngantuk", "aku keburu ngantuk"],
    ["dudu kabeh, bojoku sing ora oleh", "bojoku sing ora oleh"],
    ["bukan dua2nya, gue lupa terus", "gue lupa terus"],
  ])("%s", (text, own) => expect(behindNone(text)).toBe(own));

  test.each([
    "bukan itu semua",
    "bukan itu, aku mau surat",
    "ga ada uang, semua dipakai suami",
    "bukan semuanya kak, maksudnya apa?",
    "semua itu, apalagi malam",
  ])("not: %s", (text) => expect(behindNone(text)).toBeUndefined());

  test("is taken as the answer to an obstacle, and the plan goes on", () => {
    const answers = [
      "Buat rencana langkah",
      "balik narik ojol",
      "bulan depan",
      "latihan keliling komplek",
      "Pagi",
    ];
    const led = last("career", [...answers, "bukan itu semua min, yg bikin brenti ya paniknya"]);
    expect(led?.state.flow?.id).toBe("rencana-langkah");
    expect(led?.document?.text).toContain("paniknya");
  });
});
