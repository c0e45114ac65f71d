import { describe, expect, test } from "vitest";
import { namedPrices, ownPrice, triedPrice } from "./named-prices.ts";

describe("prices of one's own to compare", () => {
  test.each<[string, number[]]>([
    ["mau naikin harga bakso dari 12 ke 14 ribu", [12_000, 14_000]],
    ["naik dari 12 ke 14 ribu", [12_000, 14_000]],
    ["es teh mau kunaikkan dari 3rb ke 4rb", [3000, 4000]],
    ["harganya mau diturunin dari 15 ke 13rb", [13_000, 15_000]],
    ["klo jual 14rb untungnya brp semangkok dibanding 12rb", [12_000, 14_000]],
    ["mending jual 10rb apa 12rb", [10_000, 12_000]],
    ["enaknya 8, 9 atau 10rb jualnya", [8000, 9000, 10_000]],
    ["kalau dijual 7500 atau 8000 untungnya gimana", [7500, 8000]],
    ["kalo tak jual 12 ewu opo 13 ewu bathine piro", [12_000, 13_000]],
    ["bandingin harga 10rb 12rb 15rb dong", [10_000, 12_000, 15_000]],
  ])("%s", (text, prices) => expect(namedPrices(text, "bakso").prices).toEqual(prices));

  test.each([
    "harga telur naik dari 24 ke 28rb",
    "bahan naik dari 200rb ke 250rb, bingung harga jual",
    "omzet turun dari 500rb ke 300rb",
    "untungnya turun dari 5rb ke 3rb",
    "sewa naik dari 500 ke 600rb",
    "tetangga jual 10rb atau 11rb",
    "modal 8rb jual 12rb untung berapa",
    "beli 5rb jual 7rb untungnya berapa",
    "beras 75rb, gas 22rb",
    "upahnya 50rb apa 60rb ya",
    "jual 12rb laku 60",
    "jualan dari jam 7 sampai 12",
    "gula 17rb sama kopi 15rb",
    "jual 100 box, dari 2rb sampe 50rb macem2",
  ])("none is named: %s", (text) => expect(namedPrices(text, "bakso").prices).toEqual([]));

  test("the rest of the message is kept", () =>
    expect(namedPrices("upahnya 50rb. mending jual 10rb apa 12rb?").rest).toEqual(["upahnya 50rb."]));

  test("one price may be tried out, or set", () => {
    expect(triedPrice("klo dijual 14rb untungnya brp")).toBe(14_000);
    expect(triedPrice("modal 14rb untungnya brp")).toBeUndefined();
    expect(ownPrice("harganya 14rb aja")).toBe(14_000);
    expect(ownPrice("tetangga jual 14rb")).toBeUndefined();
  });
});
