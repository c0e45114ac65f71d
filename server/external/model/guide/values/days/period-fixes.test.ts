import { describe, expect, test } from "vitest";
import { rowLines } from "#server/external/model/guide/values/row-lines.ts";
import { conversation, filled, labels, last } from "#server/test/guide-conversation.ts";

const laundry = [
  ...["laundry kiloan, mau hitung harga per kilo", "Hitung harga jasa"],
  "gaji 2 org 3jt total, sewa 1jt, listrik 650rb, air 200, gas dulu 900 skrg 1,2 jt, sabun pewangi plastik 1,1jt. sehari rata2 40 kilo, libur minggu",
];

describe("rows of costs", () => {
  test("what is counted for a day, and when somebody is closed, is no cost of the list", () => {
    expect(rowLines(laundry.at(-1) ?? "")).toEqual([
      ...["gaji 2 org 3jt total", "sewa 1jt", "listrik 650rb", "air 200", "gas dulu 900 skrg 1,2 jt"],
      "sabun pewangi plastik 1,1jt",
    ]);
    expect(rowLines("gas 200rb, sayur 40rb sehari")).toEqual(["gas 200rb", "sayur 40rb sehari"]);
    expect(rowLines("sewa 1jt, listrik belum tau")).toEqual(["sewa 1jt, listrik belum tau"]);
  });

  test("the sum of the month has each of them once", () => {
    const talk = [...laundry, "Lewati", "1040 kilo", "6000", "2 jt"];
    const texts = conversation("business", talk).map(
      ({ text, document }) => `${text} ${document?.text ?? ""}`,
    );
    expect(texts.join("\n")).not.toMatch(/33\.000\.000|28\.600\.000/);
    expect(texts.join("\n")).toContain("7.150.000");
  });

  test.each([
    "sabun 1,1jt sebulan bukan sehari",
    "33 juta dr mana?? sabun 1,1jt sebulan bukan sehari. yg sehari itu 40 kilonya",
    "eh yang sabun itu sebulan, bukan sehari",
  ])("%s: only its period changes, and the sum is reckoned again", (text) => {
    const daily = [...laundry.slice(0, 2), "sewa 1jt, listrik 650rb, sabun 1,1jt sehari"];
    const talk = [...daily, "Lewati", "1040 kilo", "6000", "2 jt"];
    const before = last("business", talk);
    expect(labels(before).join()).toMatch(/Hitung|Ya, memang begitu/);
    const led = last("business", [...talk, text]);
    expect(filled(led).biaya).toContain("sabun 1,1jt sebulan");
    expect(filled(led).biaya).toContain("listrik 650rb");
    expect(`${led?.text} ${led?.document?.text ?? ""}`).toContain("2.750.000");
  });
});
