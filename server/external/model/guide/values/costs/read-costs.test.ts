import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batchSum, type CostPart, costOf, lineOf, lineResult, monthSum, partsIn } from "./cost-parts.ts";
import { costName, readCosts } from "./read-costs.ts";

type Shown = Record<string, [number, string?]>;

const shownOf = (text: string): Shown =>
  Object.fromEntries(
    readCosts(text, "bungkus").parts.map(({ name, amount, scale }) => [
      name,
      scale ? [amount, `${scale.count} ${scale.of}`] : [amount],
    ]),
  );

describe("several costs in one message", () => {
  test.each<[string, Shown, (number | undefined)?, number?]>([
    [
      "beras 5kg 75rb buat 60 bungkus, gue cuma bikin 40, lauk 180rb, gas 22rb buat 5 hari",
      { Beras: [75_000, "60 piece"], Lauk: [180_000], Gas: [22_000, "5 day"] },
      40,
    ],
    [
      "beras 75rb buat 60 bungkus lauk 180rb gas 22rb buat 5 hari",
      { Beras: [75_000, "60 piece"], Lauk: [180_000], Gas: [22_000, "5 day"] },
    ],
    [
      "gula 2 kg 36rb cukup buat 3 hari, susu 120rb dadi 50 cup, es batu 10rb sedino, aku gawe 30 cup",
      { Gula: [36_000, "3 day"], Susu: [120_000, "50 piece"], "Es batu": [10_000, "1 day"] },
      30,
    ],
    [
      "telur 40 butir @2500, minyak 38rb seminggu dan bumbu 15 ribu, wifi 150rb per bulan",
      { Telur: [100_000], Minyak: [38_000, "1 week"], Bumbu: [15_000], Wifi: [150_000, "1 month"] },
    ],
    [
      "ayam 120 ribu jadi 30 porsi, bumbu 30rb bt 60 porsi, plastik 500 per porsi",
      { Ayam: [120_000, "30 piece"], Bumbu: [30_000, "60 piece"], Plastik: [500, "1 piece"] },
    ],
    ["75rb beras, 180rb lauk", { Beras: [75_000], Lauk: [180_000] }],
    ["sewa kios 6jt setahun", { "Sewa kios": [6_000_000, "12 month"] }],
    ["sewa lapak 300rb sebulan, jualan 26 hari", { "Sewa lapak": [300_000, "1 month"] }, undefined, 26],
    ["gas 5 hari 22rb, beras buat 60 bungkus 75rb", { Gas: [22_000, "5 day"], Beras: [75_000, "60 piece"] }],
  ])("each has its own scale: %s", (text, parts, pieces, days) => {
    const read = readCosts(text, "bungkus");
    expect(shownOf(text)).toEqual(parts);
    expect([read.pieces, read.days]).toEqual([pieces, days]);
  });

  test.each(["jual 8rb, untung 2rb", "laku 200rb sehari", "harganya 9rb aja", "totalnya 250rb"])(
    "what is no cost is none: %s",
    (text) => expect(readCosts(text, "bungkus").parts).toEqual([]),
  );

  test("a name has neither quantities nor what leads to it", () => {
    expect(costName("oh iya beras 5kg")).toBe("Beras");
    expect(costName("terus sama bumbu dapurnya ")).toBe("Bumbu dapur");
    expect(costName("itu tadi")).toBe("");
  });
});

describe("what a cost is for one batch", () => {
  const batch = { pieces: 40, unit: "bungkus", days: 26 };
  test.each<[CostPart, number, string]>([
    [
      { name: "Beras", amount: 75_000, scale: { of: "piece", count: 60 } },
      50_000,
      "Beras: Rp75.000 : 60 bungkus x 40 = Rp50.000",
    ],
    [{ name: "Lauk", amount: 180_000 }, 180_000, "Lauk: Rp180.000"],
    [
      { name: "Gas", amount: 22_000, scale: { of: "day", count: 5 } },
      4400,
      "Gas: Rp22.000 : 5 hari = Rp4.400",
    ],
    [
      { name: "Minyak", amount: 38_000, scale: { of: "week", count: 1 } },
      6333,
      "Minyak: Rp38.000 seminggu : 6 hari = Rp6.333",
    ],
    [
      { name: "Sewa", amount: 300_000, scale: { of: "month", count: 1 } },
      11_538,
      "Sewa: Rp300.000 sebulan : 26 hari = Rp11.538",
    ],
    [
      { name: "Plastik", amount: 500, scale: { of: "piece", count: 1 } },
      20_000,
      "Plastik: Rp500 per bungkus x 40 = Rp20.000",
    ],
  ])("%o", (part, value, line) => {
    expect(costOf(part, batch)).toBe(value);
    expect(lineOf(part, batch)).toBe(line);
  });

  const name = fc.constantFrom("Beras", "Lauk pauk", "Gas", "Es batu");
  const scale = fc.option(
    fc.record({
      of: fc.constantFrom("piece" as const, "day" as const, "week" as const, "month" as const),
      count: fc.integer({ min: 1, max: 2000 }),
    }),
    { nil: undefined },
  );
  const part = fc
    .record({ name, amount: fc.integer({ min: 1, max: 50_000_000 }), scale })
    .map(({ scale: own, ...rest }): CostPart => (own ? { ...rest, scale: own } : rest));
  const batches = fc.record({
    pieces: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
    unit: fc.constantFrom("bungkus", "cup", "buah", "porsi besar"),
    days: fc.integer({ min: 1, max: 31 }),
  });

  test("the lines that are shown give back every cost, and their results make up the sum", () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), batches, (parts, made) => {
        const lines = parts.map((one) => lineOf(one, made));
        const read = partsIn(lines.join("\n"));
        expect(batchSum(read, made)).toBe(batchSum(parts, made));
        expect(monthSum(read)).toBe(monthSum(parts));
        expect(lines.reduce((sum, line) => sum + lineResult(line), 0)).toBe(batchSum(parts, made));
      }),
    );
  });

  test("no batch of any size loses a rupiah of a cost beyond rounding", () => {
    fc.assert(
      fc.property(part, batches, (one, made) => {
        const count = one.scale?.count ?? 1;
        const times =
          one.scale === undefined || (one.scale.of === "piece" && made.pieces === undefined)
            ? 1
            : {
                piece: count / (made.pieces ?? 1),
                batch: count,
                day: count,
                month: count * made.days,
                week: 0,
              }[one.scale.of];
        if (times > 0)
          expect(Math.abs(costOf(one, made) * times - one.amount)).toBeLessThanOrEqual(times / 2 + 1e-6);
      }),
    );
  });
});
