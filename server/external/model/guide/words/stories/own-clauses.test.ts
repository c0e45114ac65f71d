import { describe, expect, test } from "vitest";
import { ownClauses, tellsReaction, twoClauses } from "./own-clauses.ts";

describe("what is quoted of a story is the member's own load", () => {
  test.each([
    [
      'tiap hari aku bangun jam 4, masak, pulang jam 7 mlm msh cuci piring bekas dari PAGI. suamiku wfh. dia bilang "lah kan aku juga kerja". pengen ngamuk',
      "pengen ngamuk",
    ],
    [
      "30 orang tua baca semua. Yang bikin nyesek tuh dak ada satu pun yang belain aku",
      "Yang bikin nyesek tuh dak ada satu pun yang belain aku",
    ],
    [
      "Kepala sekolah juga cuma bilang sabar. Rasanya kayak sendirian aja gitu ngadepinnya",
      "Rasanya kayak sendirian aja gitu ngadepinnya",
    ],
    ['senior aku bilang "udah biasa, minum kopi". aku malah ngerasa bersalah', "aku malah ngerasa bersalah"],
    ["kemarin order fiktif lagi, 72rb ditanggung sendiri", "72rb ditanggung sendiri"],
    [
      "Anak bapak tiga, lebaran kemarin tidak ada yang pulang. Katanya tiket mahal",
      "lebaran kemarin tidak ada yang pulang",
    ],
    ["skrg mangkoknya msh ada isinya", "skrg mangkoknya msh ada isinya"],
    [
      "Tadi wali murid marahin saya di grup WA, katanya aku ga becus",
      "Tadi wali murid marahin saya di grup WA",
    ],
  ])("%s", (text, quote) => expect(ownClauses(text)[0]).toBe(quote));

  test.each([
    'dia bilang "lah kan aku juga kerja"',
    "katanya aku ga becus ngajar",
    "mama bilang aku perhitungan",
    "tetangga sebelah baru beli mobil lagi",
    "suamiku kerja di luar kota, pulangnya sebulan sekali",
    "udah 2 tahun",
    "gw pgn nonjok sumpah wkwk",
    "aku pengen mati aja rasanya",
    "karena aku capek banget",
  ])("%s: nothing", (text) => expect(ownClauses(text)).toEqual([]));

  test("two clauses stand in the order in which they were told", () =>
    expect(
      twoClauses("aku bangun jam 4 tiap hari, suamiku tidur. aku capek banget sumpah kak, capek banget aku"),
    ).toEqual(["aku bangun jam 4 tiap hari", "capek banget aku"]));

  test("words of an earlier message are not quoted again", () =>
    expect(ownClauses("aku capek banget", ["tadi juga, aku capek banget"])).toEqual([]));
});

test.each([
  ["Kepala sekolah juga cuma bilang sabar", true],
  ["aku cerita ke suami, dia malah bilang ya udah pindah aja", true],
  ['orang rumah bilang "kan cuma kucing", trs ketawa', true],
  ["aku duduk di motor setengah jam", false],
])("%s tells how somebody reacted: %s", (text, expected) => expect(tellsReaction(text)).toBe(expected));
