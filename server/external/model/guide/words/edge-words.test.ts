import { describe, expect, test } from "vitest";
import { withoutDenial, withoutDoubts, withoutEcho, withoutSequence, withoutSighs } from "./edge-words.ts";

describe("sentences that only sigh or assent", () => {
  test.each([
    ["yah. yaudah. masuk jam 9 malem", "masuk jam 9 malem"],
    ["oh gitu. iya deh. di kantin", "di kantin"],
    ["ya udah deh. tgl 5", "tgl 5"],
    ["yaudah\nbesok jam 8", "besok jam 8"],
  ])("%s: go before an answer", (text, rest) => expect(withoutSighs(text)).toBe(rest));

  test.each(["yah hujan lagi. batal", "ya Allah. capek banget", "iya, aku salah", "baik hati. ramah", "ya."])(
    "%s: stays",
    (text) => expect(withoutSighs(text)).toBe(text),
  );
});

describe("a denial before what there is after all", () => {
  test.each([
    ["ga ada yg terjadi sih, cuma libur sekolah 21 des sampe 3 jan", "libur sekolah 21 des sampe 3 jan"],
    ["ga ada apa2, cuma telat 3 hari", "telat 3 hari"],
    ["nggak ada kejadian apa-apa sih. cuma anak nanya terus", "anak nanya terus"],
  ])("%s: goes", (text, rest) => expect(withoutDenial(text)).toBe(rest));

  test.each(["ga ada uang, cuma 20rb", "ga ada yang bantu, cuma aku sendiri", "ga penting sih, cuma lucu"])(
    "%s: stays",
    (text) => expect(withoutDenial(text)).toBe(text),
  );
});

describe("doubts around a short value", () => {
  test.each([
    ["hmm mungkin di kantin deh", "di kantin"],
    ["deh, 15 desember", "15 desember"],
    ["di rumah aja", "di rumah"],
    ["kayaknya jam 9", "jam 9"],
  ])("%s: go", (text, rest) => expect(withoutDoubts(text)).toBe(rest));

  test.each([
    "ya Allah",
    "Mungkin Suatu Hari",
    "diem aja",
    "mungkin aku salah ngomong sama dia",
    "kok bisa?",
  ])("%s: stays", (text) => expect(withoutDoubts(text)).toBe(text));
});

describe("words of sequence in a list", () => {
  test("go from its things", () =>
    expect(
      withoutSequence(["paling buka file bab 3 dulu", "benerin metode", "trs hp taruh luar kamar"]),
    ).toEqual(["buka file bab 3", "benerin metode", "hp taruh luar kamar"]));

  test("stay where they say something", () => {
    const items = ["paling susah bab 2", "terus terang bab 3", "sama mama ke pasar", "rumah yang dulu"];
    expect(withoutSequence(items)).toEqual(items);
  });
});

test.each([
  ["juni, juni", "juni"],
  ["ha ha", "ha ha"],
  ["kuliah, kuliah lagi", "kuliah, kuliah lagi"],
])("%s: what was written twice stands once", (text, rest) => expect(withoutEcho(text)).toBe(rest));
