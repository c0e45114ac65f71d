import { describe, expect, test } from "vitest";
import type { Slot } from "#server/external/model/guide/flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { rowTexts, withoutAmount } from "#server/external/model/guide/slots.ts";
import { weigh } from "./figures.ts";
import { ownFigure } from "./own-figure.ts";

const slots = flowOf("harga-jasa")?.slots ?? {};
const slotOf = (name: string): Slot => {
  const slot = slots[name];
  if (!slot) throw new Error(`no slot ${name}`);
  return slot;
};
const figure = (name: string, text: string) => {
  const found = weigh(slotOf(name), text);
  return found.kind === "named" ? found.figure.value : found.kind;
};

describe("of several numbers in one answer the member's own counts", () => {
  test.each([
    ["harga", "7rb. sdh sy tulis td. sebelah 5rb", "Rp7.000"],
    ["harga", "toko lain 9 ribu, sy pasang 8 ribu", "Rp8.000"],
    ["harga", "bukan lah masa 12rb. harga sy 7000", "Rp7.000"],
    ["banyak", "dulu 1200an kilo skrg 700 paling", "700"],
    ["banyak", "dulu sempat 90, sekarang 40", "40"],
    ["maunya", "85 juta, tapi kemarin sudah kepakai 5 juta bayar sekolah jadi sisa 80", "Rp80.000.000"],
  ])("%s: %s", (name, text, value) => expect(figure(name, text)).toBe(value));

  test.each([
    ["harga", "7 ribu"],
    ["banyak", "sekali masak 40 porsi"],
    ["maunya", "2 juta, dulu juga segitu"],
  ])("an answer with one number stays as it is: %s, %s", (name, text) =>
    expect(ownFigure(slotOf(name), text)).toBe(text),
  );
});

describe("a list of costs", () => {
  const costs =
    "sewa 1,5jt. listrik 900rb, gaji 1 org 1,8 jt. gas 3 tabung, sabun plastik kira2 700. wifi 300";

  test("a row begins behind a full stop, also where a number stands before it", () => {
    expect(rowTexts(slotOf("biaya"), costs)).toContain("wifi Rp300.000");
  });

  test("how many there are of a thing is no amount, and is named as missing", () => {
    expect(rowTexts(slotOf("biaya"), costs)).toContain("gas 3 tabung");
    expect(withoutAmount(slotOf("biaya"), costs)).toEqual(["gas 3 tabung"]);
    expect(rowTexts(slotOf("biaya"), "gas 3 tabung 66rb")).toEqual(["gas 3 tabung Rp66.000"]);
  });
});
