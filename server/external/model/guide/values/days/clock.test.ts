import { describe, expect, test } from "vitest";
import { clockIn, clockText, endIn, lengthIn, spanIn, withoutTimes } from "./clock.ts";

const shown = (at: number | undefined) => at && clockText(at);

test.each([
  ["jam 5 pagi", "05.00"],
  ["5.30", "05.30"],
  ["setengah 6", "05.30"],
  ["jam setengah 7 malam", "18.30"],
  ["jam 9 malem", "21.00"],
  ["habis subuh", "05.00"],
  ["jam 1 siang", "13.00"],
  ["jam 12 malam", "00.00"],
  ["jam 7 lewat 15", "07.15"],
  ["6", "06.00"],
])("%s is %s", (text, time) => expect(shown(clockIn(text))).toBe(time));

test.each(["gatau", "2 jam", "30 menit", "anak 2"])("%s is no time", (text) =>
  expect(clockIn(text)).toBeUndefined(),
);

test.each([
  ["kerja 8 sampai 5", "08.00", "17.00"],
  ["kuliah jam 10-12", "10.00", "12.00"],
  ["rapat 1-3 siang", "13.00", "15.00"],
  ["ngajar jam 7 - 9 malam", "19.00", "21.00"],
  ["sif 15.00-23.00", "15.00", "23.00"],
  ["jemput anak jam 2", "14.00", undefined],
  ["ngaji habis magrib", "18.15", undefined],
])("%s is from %s to %s", (text, from, until) => {
  const span = spanIn(text, 5 * 60);
  expect([shown(span?.from), shown(span?.until)]).toEqual([from, until]);
});

describe("the end of a day", () => {
  test.each([
    ["10", 300, "22.00"],
    ["jam 11 malam", 300, "23.00"],
    ["jam 1", 600, "01.00"],
    ["jam 8 pagi", 15 * 60, "08.00"],
  ])("%s after %i is %s", (text, begin, end) => {
    const at = endIn(text, begin) ?? 0;
    expect([clockText(at), at > begin]).toEqual([end, true]);
  });
});

test.each([
  ["olahraga 30 menit", 30, "olahraga"],
  ["belajar 1,5 jam", 90, "belajar"],
  ["nyuci sejam", 60, "nyuci"],
  ["kuliah 08.00-12.00", undefined, "kuliah"],
  ["baca 2 bab", undefined, "baca 2 bab"],
])("%s takes %s minutes, and is %s", (text, minutes, what) =>
  expect([lengthIn(text), withoutTimes(text)]).toEqual([minutes, what]),
);
