import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { figuresIn } from "#server/external/model/guide/answer/figures/figures-in.ts";
import { flowOf } from "./flows.ts";
import { type Led, lead } from "./lead.ts";
import { fits, numbersOf, rowTexts } from "./slots.ts";
import { emptyState, guideStateSchema } from "./state.ts";

/** Plays a conversation with the flow that reckons from the member's own figures. */
function conversation(...texts: string[]): Led[] {
  let state = emptyState;
  return ["Hitung dari angkaku", ...texts].map((text) => {
    const led = lead(state, { text, field: "business", riskLevel: 0, risk: noRisk, isClosing: false });
    state = guideStateSchema.parse(JSON.parse(JSON.stringify(led.state)));
    return led;
  });
}

const last = (...texts: string[]) => conversation(...texts).at(-1)?.text ?? "";

describe("a sum of the member's own figures", () => {
  test("rent of three kiosks for a year, less its costs, shared among three children", () => {
    const text = last(
      "3 kios x 1.250.000 x 12 bulan",
      "Pemeliharaan Rp3.300.000 dan PBB Rp1.200.000",
      "Dibagi rata",
      "tiga anak",
      "Hitung",
    );
    expect(text).toContain("Rp45.000.000");
    expect(text).toContain("Yang dibagi: Rp40.500.000");
    expect(text).toContain("Tiap bagian: Rp13.500.000");
  });

  test("how long a severance lasts after a debt, from a result that the member named", () => {
    const text = last(
      "Pesangon Rp96.000.000, dikurangi utang koperasi Rp12.000.000, jadi Rp84.000.000",
      "Lewati",
      "cukup berapa bulan",
      "5.600.000",
      "Hitung",
    );
    expect(text).toContain("Sisanya: Rp84.000.000");
    expect(text).toContain("Cukup untuk: 15 bulan");
  });

  test("when a purchase has paid for itself", () => {
    const text = last("2 motor @ 18 juta", "belum ada", "kapan balik modal", "2.750.000", "Hitung");
    expect(text).toContain("Modal seluruhnya: Rp36.000.000");
    expect(text).toContain("penuh di bulan ke-14");
  });

  test("each table has a button of its own to change it", () => {
    const read = conversation("arisan, 12 x 100rb", "konsumsi, 150rb", "sisanya aja").at(-1);
    const labels = read?.choices.map(({ label }) => label) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe("rows of amounts", () => {
  const flow = flowOf("hitungan-bebas");
  const slot = flow?.slots.masuk;

  test.for([
    ["vila 1,8jt makan 900rb bensin 350", 3, 3_050_000],
    ["2 motor @ 18 juta", 1, 36_000_000],
    ["12 x 100rb", 1, 1_200_000],
    ["3 kios x 1.250.000 x 12 bulan", 1, 45_000_000],
    ["beras 3 kg 45 ribu", 1, 45_000],
    ["gas 12 tabung 22rb", 1, 22_000],
    ["kontrakan 700rb sebulan", 1, 700_000],
    ["tabungan 27jt sama emas 10 juta", 2, 37_000_000],
  ] as const)("%s", ([text, rows, sum]) => {
    if (!flow || !slot) throw new Error("no such flow");
    expect(fits(slot, text)).toBe(true);
    expect(rowTexts(slot, text)).toHaveLength(rows);
    expect(numbersOf(flow, { masuk: text }, {})("masuk.jumlah")).toBe(sum);
  });

  test("an amount alone is no row", () => {
    if (!slot) throw new Error("no such slot");
    for (const text of ["5 juta", "500.000", "3 bulan", "2 juta sebulan"])
      expect(fits(slot, text), text).toBe(false);
  });

  test("a count in words is a number where one is asked for, and only there", () => {
    const orang = flow?.slots.orang;
    expect(figuresIn(orang, "kami bertiga")).toBe("kami 3");
    expect(figuresIn(orang, "dua atau tiga")).toBe("dua atau tiga");
    expect(figuresIn(flow?.slots.cara, "tiga anak")).toBe("tiga anak");
  });
});
