import { expect, test } from "vitest";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { partOfTime } from "./alternatives.ts";
import { amountIn } from "./amounts.ts";

const value = (text: string) => {
  const slot = flowOf("omzet-turun")?.slots.kini;
  const part = slot && partOfTime(slot, text);
  return part === undefined ? undefined : amountIn(part);
};
test.each([
  ["sekarang mah 3 jutaan, minggu kemaren malah 2,5", 3_000_000],
  ["skrg 1,2jt lah bu, biasanya 2jt", 1_200_000],
  ["ayeuna paling 800rb, kamari mah 600rb", 800_000],
  ["minggu ini cuma 2,8 jt. minggu lalu aja masih 3,4", 2_800_000],
  ["nasi 1jt, es 500rb", undefined],
  ["sekarang 4jt, dari online 1jt", undefined],
])("%s: %s", (text, wanted) => expect(value(text)).toBe(wanted));
