import { describe, expect, test } from "vitest";
import { amountIn } from "#server/external/model/guide/values/numbers/amounts.ts";
import { livingIn } from "./living.ts";
import { debtsIn } from "./loans.ts";

describe("what a month costs", () => {
  test.each([
    ["gaji 3,6jt, buat hidup 2,45jt", 2_450_000],
    ["gajiku 4 juta, kos 800rb, makan 1,2jt, bensin 200rb", 2_200_000],
    ["penghasilan 3jt pengeluaran 2,1jt", undefined],
    ["penghasilan 3jt, pengeluaran 2,1jt", 2_100_000],
    ["kebutuhan pokok 2jt sebulan, gaji 3jt", 2_000_000],
    ["income 5jt. kontrakan 1jt dan makan 1,5jt", 2_500_000],
    ["biaya hidup sebulan 1,9 juta", 1_900_000],
    ["belanja dapur 1,5jt, listrik 250rb, sekolah anak 400rb", 2_150_000],
    ["makan 50rb sehari, kos 700rb", undefined],
    ["kos 800rb", undefined],
    ["kontrakan nunggak 1jt, gaji 3jt", undefined],
    ["utang warung makan 500rb, koperasi 1jt", undefined],
  ])("%s: %s", (text, wanted) => {
    const found = livingIn(text);
    expect(found === undefined ? undefined : amountIn(found)).toBe(wanted);
  });

  test.each([
    [
      "adakami 1,45jt jatuh tempo tgl 5, easycash 980rb tgl 8. gaji 3,6jt, buat hidup 2,45jt",
      "adakami 1,45jt jatuh tempo tgl 5\neasycash 980rb tgl 8",
    ],
    [
      "gaji 4jt, kos 800rb, makan 1jt, shopee 900rb cicilan 300rb, kakak 1jt",
      "shopee 900rb cicilan 300rb\nkakak 1jt",
    ],
    ["pinjol 1jt, kontrakan nunggak 600rb, gaji 3jt", "pinjol 1jt\nkontrakan nunggak 600rb"],
    ["kredit pintar 2,1jt cicilan 700rb, koperasi 1jt", "kredit pintar 2,1jt cicilan 700rb\nkoperasi 1jt"],
  ])("is no debt: %s", (text, wanted) => expect(debtsIn(text)).toBe(wanted));
});
