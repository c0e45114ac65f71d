import { expect, test } from "vitest";
import { slowDayIn } from "./slow-days.ts";

test.each<[string, number, string]>([
  ["sehari laku 60 mangkok, klo ujan cuma 40", 40, "sehari laku 60 mangkok"],
  ["60 porsi, kalau sepi 35", 35, "60 porsi"],
  ["kalau lagi sepi cuma 20", 20, ""],
  ["tanggal tua cuma laku 25 bungkus. plastik 300", 25, "plastik 300"],
])("what is sold on a bad day: %s", (text, count, rest) => expect(slowDayIn(text)).toEqual({ count, rest }));

test.each(["klo ujan sewa tenda 50rb", "hujan terus 3 hari ini", "sepi banget", "40 porsi", "kalau sepi 2x"])(
  "no such number: %s",
  (text) => expect(slowDayIn(text)?.count).not.toBe(50_000),
);
