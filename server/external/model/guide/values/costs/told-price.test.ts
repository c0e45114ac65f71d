import { describe, expect, test } from "vitest";
import { toldPrice } from "./told-price.ts";

describe("the price at which a member sells", () => {
  test.each([
    ["mas saya joko, jualan es kopi susu 15rb per cup. modalnya kopi 40rb", 15_000],
    ["jualan es teh 5rb per gelas, untung ga ya?", 5000],
    ["aku jual risol 3rb per biji", 3000],
    ["harga jualnya 12rb", 12_000],
    ["saya dagang bakso 10rb/mangkok", 10_000],
    ["modal krupuk 20rb, dijual 8rb per bungkus", 8000],
    ["harganya 20rb per box", 20_000],
    ["jualan dimsum 15.000 per porsi", 15_000],
    ["mau hitung harga jual es kopi, jual 15rb per cup", 15_000],
  ])("%s", (text, value) => expect(toldPrice(text, "cup")?.value).toBe(value));

  test.each([
    "mau jual 15rb per cup",
    "jual brp ya, modal 10rb per cup",
    "tetangga jual 12rb per cup",
    "kalau jual 14rb per cup?",
    "mau naikin harga jual dari 12rb ke 14rb",
    "jualan laku 20 cup",
    "bahan jualan 50rb per box",
    "omzet jualan 300rb sehari",
    "bingung mau dijual 8rb atau 9rb",
    "jualan nasi box, modal 10rb per box",
    "jualan 26 hari",
    "jualan sejak 2020",
    "harga jual berapa ya kalau modal 5rb",
    "pengen untung 5rb per cup",
    "beli kopi 40rb per kilo buat jualan",
  ])("is not told by: %s", (text) => expect(toldPrice(text, "cup")).toBeUndefined());
});
