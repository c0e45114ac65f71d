import { describe, expect, test } from "vitest";
import { dueIn, isWithoutInterest, joinedDues, withoutDue } from "./dues.ts";

describe("when a debt is to be paid", () => {
  test.each([
    ["paylater 1,2 jt cicilan 240rb udh telat 3 hari", "telat 3 hari", -3],
    ["A 2,4jt telat 9 hari", "telat 9 hari", -9],
    ["bank 5jt nunggak sebulan", "telat 1 bulan", -30],
    ["spaylater 1,5 juta telat seminggu", "telat 1 minggu", -7],
    ["easycash 500rb lewat tempo 4 hari", "telat 4 hari", -4],
    ["bank 5jt nunggak 3 kali", "telat 3 kali", -90],
    ["kredivo 700rb 5 hari telat", "telat 5 hari", -5],
    ["mekaar 125rb seminggu masih 20 minggu telat 2 minggu", "telat 2 minggu", -14],
    ["shopee 900rb udah telat", "telat", -1],
    ["pinjol 1jt jatuh tempo kemarin", "telat 1 hari", -1],
    ["C 850rb jatuh tempo lusa", "jatuh tempo lusa", 2],
    ["akulaku 700rb jatuh tempo besok", "jatuh tempo besok", 1],
    ["pinjol 800rb jatuh tempo 5 hari lagi", "jatuh tempo 5 hari lagi", 5],
    ["pinjol 800rb 2 minggu lagi", "jatuh tempo 2 minggu lagi", 14],
    ["pinjol 800rb jatuh tempo tgl 5", "jatuh tempo tgl 5", undefined],
  ])("%s", (text, shown, days) => {
    expect(dueIn(text)).toMatchObject({ text: shown });
    expect(dueIn(text)?.days).toBe(days);
    expect(withoutDue(text)).not.toMatch(/telat|tempo|lagi/);
  });

  test.each([
    "bank 2jt belum telat",
    "koperasi 3jt cicilan 300rb takut telat",
    "paylater 1jt kalau telat kena denda",
    "ga pernah telat bayar bank 2jt",
    "koperasi 3jt cicilan 300rb",
    "motor 600rb 10 bulan lagi",
    "cicilan 50rb seminggu 12 minggu lagi",
    "cicilan hp 300rb tinggal 6x lagi",
    "mekaar 125rb seminggu masih 22 minggu",
    "tenor 3 bulan 800rb",
    "motor 600rb x 10 bulan",
    "bank 5 juta bunga 3% sebulan",
    "Paylater, 2.500.000, 400rb, 3",
    "kakak 1 juta",
    "utang telatan 500rb",
  ])("says no such thing: %s", (text) => {
    expect(dueIn(text)).toBeUndefined();
    expect(withoutDue(text)).toBe(text);
  });

  test("behind a comma it belongs to the debt before it", () => {
    expect(joinedDues("paylater 1,2jt, telat 3 hari, koperasi 3jt")).toBe(
      "paylater 1,2jt telat 3 hari, koperasi 3jt",
    );
    expect(joinedDues("paylater 1,2jt, koperasi 3jt telat 3 hari")).toBe(
      "paylater 1,2jt, koperasi 3jt telat 3 hari",
    );
  });

  test.each([
    "tetangga 500rb ga ada bunga",
    "kakak 1jt tanpa bunga",
    "mbakyu 2 juta nggak pake bunga",
    "bunganya 0",
  ])("no interest is known to be none: %s", (text) => expect(isWithoutInterest(text)).toBe(true));
  test.each(["bunga 3%", "bunga 0,5% sebulan", "gatau bunganya berapa", "bank 2 juta", "bunga jalan terus"])(
    "is not read from: %s",
    (text) => expect(isWithoutInterest(text)).toBe(false),
  );
});
