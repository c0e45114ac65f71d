import { describe, expect, test } from "vitest";
import type { Slot } from "#server/external/model/guide/flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { rowTexts, withoutAmount } from "#server/external/model/guide/slots.ts";
import { last } from "#server/test/guide-conversation.ts";
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

test("of two times the one that is asked for counts", () => {
  const of = flowOf("omzet-turun")?.slots ?? {};
  const [then, now] = [of.biasa, of.kini];
  if (!then || !now) throw new Error("no slots for the two weeks");
  const told = "sekitar 4,2 jt. dulu 7,2";
  expect([ownFigure(now, told), ownFigure(then, told)]).toEqual(["sekitar 4,2 jt", "dulu 7,2"]);
  expect(ownFigure(then, "dulu sehari 1,2 jt sekarang paling 700")).toBe("dulu sehari 1,2 jt");
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

describe("where the figures are read back", () => {
  const told = [
    "tolong hitungin harga jasa laundry per kilo",
    "Hitung harga jasa",
    "sewa 1,5 jt, gas 3 tabung, gaji 1 jt",
    "1000 per kilo",
    "500",
    "7rb",
    "2 juta",
  ];

  test("a cost without an amount is asked about, and gets it by its name", () => {
    const asked = last("business", told);
    expect(asked?.text).toContain("gas 3 tabung belum ada rupiahnya");
    expect(last("business", [...told, "gas 3 tabung 22rb = 66rb"])?.text).toContain("gas 3 tabung Rp66.000");
    expect(last("business", [...told, "gasnya 66.500"])?.text).not.toContain("Sekarang angkanya: Rp66");
  });

  test("whoever asks for the sum gets it, and no other flow", () => {
    const led = last("business", [...told, "gas 66 ribu", "sudah bener, langsung hitung saja"]);
    expect(led?.document?.text).toContain("Modal tiap kilo");
    const repeated = last("business", [...told, "gas 66 ribu", "hrganya 7000, langsung hitung saja"]);
    expect(repeated?.document?.text).toContain("Modal tiap kilo");
  });
});
