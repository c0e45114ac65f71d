import { describe, expect, test } from "vitest";
import { asksIfGoesIn, questionsIn } from "./asks-guide.ts";
import { remarksIn, withoutLeadIn } from "./beside-remarks.ts";
import { joinedPieces, piecesOf } from "./pieces.ts";

/* Remarks to the guide beside words for somebody else. */

const keptOf = (text: string, isOfRequests = false) => {
  const found = remarksIn(piecesOf(text), { isOfRequests, isOfOne: true });
  return found && joinedPieces(found.kept);
};

describe("a remark beside an answer", () => {
  test.each([
    ["iki tak baleni maneh yo mas\ngajiku telat", "gajiku telat"],
    ["aku tulis ulang lagi ya kak. gajiku telat", "gajiku telat"],
    [
      "kan ada dua sih kak, telat sama kasar. yang telat dulu aja ya. senin datang jam 10",
      "senin datang jam 10",
    ],
    ["ono loro je. sing telat wae sik. senin teko jam 10", "senin teko jam 10"],
    ["soal bolos aja dulu deh. rabu kamu ga masuk", "rabu kamu ga masuk"],
    ["senin kamu datang jam 10. aku rencananya mau ngomong besok pagi", "senin kamu datang jam 10"],
    ["uang dapur sama uang sekolah, kan emang nyambung dua-duanya", "uang dapur sama uang sekolah"],
    ["gajiku telat. maaf malah curhat kak", "gajiku telat"],
  ])("%s: is left out", (text, kept) => expect(keptOf(text)).toBe(kept));

  test.each([
    "yang 500 ribu dulu aja ya, sisanya bulan depan",
    "kan ada dua orang yang jaga, kok sepi",
    "aku mau bilang ke kamu besok",
    "tolong ulangi lagi hitungannya",
    "ada dua hal yang mau saya sampaikan",
    "maaf saya telat",
  ])("%s: is an answer", (text) => expect(keptOf(text)).toBeUndefined());

  test("when it will be said may itself be said in a message", () =>
    expect(keptOf("gajiku telat. aku mau ketemu besok pagi", true)).toBeUndefined());

  test.each([
    ["yang tadi itu mi, minta bimbingan selasa", "minta bimbingan selasa"],
    ["ya sama kayak yg tadi kak, tolong dibayar", "tolong dibayar"],
    ["sing mau kuwi", "sing mau kuwi"],
    ["yang tadi pagi, kamu telat", "yang tadi pagi, kamu telat"],
    ["Yang mau ikut, daftar ke saya", "Yang mau ikut, daftar ke saya"],
  ])("%s: begins with its content", (text, rest) => expect(withoutLeadIn(text)).toBe(rest));
});

describe("a question beside an answer", () => {
  test.each([
    "itu masuk jg ga?",
    "yang kasir tadi ikut masuk ga ya",
    "itu ikut ditulis kah",
    "yg tadi dimasukin juga ga kak",
  ])("%s: asks whether it will be written", (text) => expect(asksIfGoesIn(text)).toBe(true));

  test.each(["besok masuk ga?", "kamu masuk jam 8 ga?", "bisa ikut rapat ga"])(
    "%s: asks the reader",
    (text) => expect(asksIfGoesIn(text)).toBe(false),
  );

  test.each([
    ["bayar listrik\nsisa gajiku tinggal piro kang?", "bayar listrik"],
    ["bayar listrik, bayar kos, cukup ga ya segitu?", "bayar listrik, bayar kos"],
    ["bayar listrik\nabis itu tinggal berapa teh", "bayar listrik"],
    ["tanya HRD: kapan gajian?\nbayar kos", undefined],
  ])("%s: is no thing that is to be done", (text, kept) => {
    const found = questionsIn(piecesOf(text), { may: "done", called: undefined });
    expect(found && joinedPieces(found.kept)).toBe(kept);
  });
});
