import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

const begun = [
  ...["hitung harga jual kue dong", "Hitung harga jual"],
  "nastar 210rb jadi 6 toples, kastengel 280rb jadi 5 toples",
];
const made = [...begun, "7000", "15rb", "30rb"];
const rowsAfter = (...texts: string[]) => filled(last("business", texts)).produk;

describe("a table of products that is changed", () => {
  test.each([
    ["kastengel jadi 6 toples", "nastar, Rp210.000, 6 toples\nkastengel, Rp280.000, 6 toples"],
    ["kastengel bahannya 300rb bukan 280", "nastar, Rp210.000, 6 toples\nkastengel, Rp300.000, 5 toples"],
    ["yg nastar hapus aja", "kastengel, Rp280.000, 5 toples"],
    ["nastar sek ae", "nastar, Rp210.000, 6 toples"],
    ["nastar dulu aja, jadinya 8 toples", "nastar, Rp210.000, 8 toples"],
  ])("%s", (text, rows) => {
    expect(rowsAfter(...begun, text)).toBe(rows);
    expect(rowsAfter(...made, text)).toBe(rows);
  });

  test("is shown again at once below it", () =>
    expect(documentOf("business", [...made, "kastengel jadi 6 toples"])).toContain(
      "| Kastengel | 6 toples |",
    ));

  test.each(["kastengel pakai toples 9000", "kalau nastar jadi 8 toples gimana?", "nastar paling laku"])(
    "changes no row: %s",
    (text) =>
      expect(rowsAfter(...begun, text)).toBe("nastar, Rp210.000, 6 toples\nkastengel, Rp280.000, 5 toples"),
  );
});

describe("what is left of a pay", () => {
  test("is noted where a number from 0 to 10 is asked for", () => {
    const offers = "RS Citra di banyumanik 4,3jt sama klinik estetika di jaksel 7,5jt";
    const led = last("career", [
      ...["bingung dua tawaran kerja", "Timbang dua tawaran kerja", offers],
      "bersihnya klinik 7,5 - kos 1,8 - makan 1,5 = 4,2jt",
    ]);
    expect(led?.text).toContain(
      "Gaji Rp7.500.000 dikurangi biaya hidup Rp3.300.000: sisa Rp4.200.000 sebulan.",
    );
  });
});
