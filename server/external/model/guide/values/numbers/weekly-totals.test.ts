import { expect, test } from "vitest";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { weigh } from "./figures.ts";

const slot = flowOf("untung-bulanan")?.slots.tetap;

const weighed = (text: string) => {
  if (!slot) throw new Error("no such slot");
  return weigh(slot, text);
};

test.each([
  "itu kan sy itungnya seminggu. gas 66rb, kertas plastik 50rb, lapak 140rb. jd seminggu 256rb",
  "mingguan gas 66rb, plastik 50rb, lapak 140rb, berarti 256rb",
])("the total of a week is not taken for a month's: %s", (text) => {
  const found = weighed(text);
  expect(found.kind).not.toBe("named");
  expect("figures" in found && found.figures[0]?.label).toContain("4 minggu");
});

test.each([
  "sewa 300rb, listrik 150rb, gaji 500rb, jadi 950rb",
  "sewa 300rb, listrik 150rb, gaji 500rb, totalnya sebulan 950rb",
])("the total of a month is: %s", (text) => expect(JSON.stringify(weighed(text))).toContain("950.000"));
