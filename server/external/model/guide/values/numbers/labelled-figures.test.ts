import { describe, expect, test } from "vitest";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { figureNames } from "#server/external/model/guide/values/slot-words.ts";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { numberWords } from "./amounts.ts";
import { labelledIn } from "./labelled-figures.ts";

const flow = flowOf("untung-bulanan");
if (!flow) throw new Error("no flow");

describe("figures beside their words", () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      "3rb modal, jual 7rb, laku 520, biaya tetap 191rb",
      { modal: "3rb modal", jual: "jual 7rb", laku: "laku 520", tetap: "biaya tetap 191rb" },
      [],
    ],
    [
      "modalnya 3rb jualnya 7rb lakunya 520",
      { modal: "modalnya 3rb", jual: "jualnya 7rb", laku: "lakunya 520" },
      [],
    ],
    ["3rb modal 7rb jual", { modal: "3rb modal", jual: "7rb jual" }, []],
    ["520, tetapnya 191rb", { tetap: "tetapnya 191rb" }, ["520"]],
    ["hpp 3rb dan harganya 7rb", { modal: "hpp 3rb", jual: "harganya 7rb" }, []],
    ["sewa 300rb, listrik 100rb", {}, []],
    ["laku 7rb", {}, ["laku 7rb"]],
  ])("%s", (text, figures, bare) => {
    expect(labelledIn(flow, figureNames(flow), text)).toEqual({ figures, bare });
  });
});

describe("several figures at one question", () => {
  const untung = ["hitungin untung sebulan dong", "Hitung untung sebulan"];

  test.each([
    "3rb modal, jual 7rb, laku 520, biaya tetap 191rb",
    "modalnya 3rb jualnya 7rb lakunya 520 sewanya 191rb",
    "3rb, harga jual 7rb, laku 520, tetapnya 191rb",
    "modal 3rb; dijual 7rb; kejual 520; biaya tetap 191rb",
  ])("are all taken and not asked for again: %s", (text) => {
    const led = last("business", [...untung, text]);
    expect(led?.text).toContain(
      "Modal per barang Rp3.000; Harga jual per barang Rp7.000; Yang laku sebulan 520; Biaya tetap sebulan Rp191.000",
    );
  });

  test("a bare figure is the one that was asked for", () => {
    const led = last("business", [...untung, "3000", "8rb", "520, tetapnya 191rb"]);
    expect(filled(led)).toMatchObject({ laku: "520", tetap: "191rb" });
  });

  test("a figure that stands already is no part of another answer", () => {
    const led = last("business", [...untung, "3000", "8rb", "520", "520, tetapnya 191rb"]);
    expect(filled(led)).toMatchObject({ laku: "520", tetap: "191rb" });
  });

  test("a document never shows words in the place of a number", () => {
    const texts = [...untung, "3000", "8rb", "kayaknya sebulan laku 520 an mas", "191rb", "Hitung"];
    expect(documentOf("business", texts)).toContain("| Laku sebulan | 520 |");
  });

  test.each([
    ["520", "520"],
    ["12 bulan", "12 bulan"],
    ["120an", "120an"],
    ["20-30", "20-30"],
    ["520, tetapnya 191rb", "520"],
    ["laku 520", "520"],
    ["sebulan kira2 520 lah", "520"],
  ])("%s", (text, words) => expect(numberWords(text)).toBe(words));
});
