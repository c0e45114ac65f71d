import { describe, expect, test } from "vitest";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { partOfTime } from "./alternatives.ts";
import { amountIn } from "./amounts.ts";

const slots = flowOf("omzet-turun")?.slots ?? {};
const value = (name: string, text: string) => {
  const slot = slots[name];
  const part = slot && partOfTime(slot, text);
  return part === undefined ? undefined : amountIn(part);
};

describe("figures of other times", () => {
  test.each([
    ["skrg paling 4,2 jt. minggu kemarin malah 3,9", 4_200_000],
    ["sekarang 5jt, kemarin malah 4jt", 5_000_000],
    ["saiki paling 2,5jt, wingi malah 1,8", 2_500_000],
    ["minggu ini 3jt tapi minggu lalu 3,5jt", 3_000_000],
    ["paling 900rb. kadang cuma 700rb", 900_000],
    ["sekitar 2jt, pernah 1,5jt doang", 2_000_000],
    ["dulu 8jt, sekarang tinggal 4jt", 4_000_000],
    ["skrg mentok 6jt. bulan lalu masih 7jt", 6_000_000],
  ])("now: %s", (text, wanted) => expect(value("kini", text)).toBe(wanted));

  test.each([
    ["dulu 8jt, sekarang tinggal 4jt", 8_000_000],
    ["biasanya 6 jt. sekarang 3jt", 6_000_000],
    ["waktu rame 10jt, skrg paling 5", 10_000_000],
  ])("before: %s", (text, wanted) => expect(value("biasa", text)).toBe(wanted));

  test.each([
    "kopi 2jt, roti 1,5jt",
    "4,2 jt",
    "sekarang 4jt, warung satunya 2jt",
    "makan 1jt, kemarin bensin 200rb",
    "senin 500rb, selasa 600rb, rabu 400rb",
    "3jt sampai 4jt",
  ])("are no alternatives: %s", (text) => expect(value("kini", text)).toBeUndefined());

  test.each([
    ["sekarang mah 3 jutaan, minggu kemaren malah 2,5", 3_000_000],
    ["skrg 1,2jt lah bu, biasanya 2jt", 1_200_000],
    ["ayeuna paling 800rb, kamari mah 600rb", 800_000],
    ["minggu ini cuma 2,8 jt. minggu lalu aja masih 3,4", 2_800_000],
    ["nasi 1jt, es 500rb", undefined],
    ["sekarang 4jt, dari online 1jt", undefined],
  ])("now, or no alternative: %s, %s", (text, wanted) => expect(value("kini", text)).toBe(wanted));
});
