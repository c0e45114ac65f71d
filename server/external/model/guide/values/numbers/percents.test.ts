import { expect, test } from "vitest";
import { percentSaid } from "./percents.ts";

test.each([
  ["untungnya bukan 17000 persen, kira2 40% aja", 40],
  ["40 persen kak bukan rupiah", 40],
  ["masa 900 persen. 35 persen cukup", 35],
  ["ambil 12,5%", 12.5],
  ["dua puluh persen lah", 20],
  ["bkn persen tp 5rb", undefined],
  ["30% atau 40%", undefined],
  ["17000 persen", undefined],
  ["tetangga jual 17rb", undefined],
])("%s: %s", (text, percent) => expect(percentSaid(text)).toBe(percent));
