import { describe, expect, test } from "vitest";
import { includesPacking } from "./included.ts";
import { readCosts } from "./read-costs.ts";
import { listAnew } from "./told-anew.ts";

describe("a list that is told once more", () => {
  test.each([
    ["salah semua itu. ulang ya: beras 75rb, lauk 180rb", "beras 75rb, lauk 180rb"],
    ["tak baleni yo, gula 36rb, susu 120rb", "gula 36rb, susu 120rb"],
    ["kita hitung ulang aja: kain 300rb, benang 20rb", "kain 300rb, benang 20rb"],
    ["dari awal lagi deh, kopi 90rb, susu 60rb", "kopi 90rb, susu 60rb"],
    ["loh kok jd segitu. rincian yg bener: kayu 200rb, cat 80rb", "kayu 200rb, cat 80rb"],
    ["yang bener: ubi 50rb, minyak 38rb", "ubi 50rb, minyak 38rb"],
  ])("stands behind such words: %s", (text, list) => expect(listAnew(text)?.list).toBe(list));

  test.each(["gas 11rb yang bener", "tolong diulang", "ayam 168rb, udang 95rb", "daftar belanja 200rb"])(
    "other words begin none: %s",
    (text) => expect(listAnew(text)).toBeUndefined(),
  );
});

describe("costs for several batches", () => {
  test.each([
    ["gas 22rb bisa buat 2x bikin", 2],
    ["minyak 60 ribu dipake 3 kali goreng", 3],
    ["mentega 45rb cukup buat 4 adonan", 4],
    ["ragi 12rb untuk dua kali masak", 2],
    ["cetakan 90rb tahan 10 kali pakai", 10],
    ["santan bubuk 30rb utk 2 resep", 2],
  ])("are divided by them: %s", (text, count) =>
    expect(readCosts(text, "pack").parts[0]?.scale).toEqual({ of: "batch", count }),
  );

  test.each([
    ["gas 22rb buat 5 hari", { of: "day", count: 5 }],
    ["plastik 60rb utk 40 pack bukan per pack", { of: "piece", count: 40 }],
    ["es batu 10rb buat 2x sehari", { of: "day", count: 1 }],
    ["ayam 168rb", undefined],
  ])("and nothing else is: %s", (text, scale) =>
    expect(readCosts(text, "pack").parts[0]?.scale).toEqual(scale),
  );

  test.each([
    ["gas 20rb, telur 50rb. semua itu utk 40 pack", 40],
    ["tepung 30rb, gula 20rb, semuanya jadi 25 toples", 25],
  ])("all of a list may be for so many pieces: %s", (text, pieces) =>
    expect(readCosts(text, "pack")).toMatchObject({ pieces, isForAll: true }),
  );
});

test.each([
  ["itu udah sama plastik stiker", true],
  ["sdh termasuk mika", true],
  ["wis karo bungkus", true],
  ["belum termasuk plastik", false],
  ["udah sama kakak saya", false],
  ["udah termasuk plastik?", false],
])("%s: packing is part of the sum: %s", (text, isPart) => expect(includesPacking(text)).toBe(isPart));
