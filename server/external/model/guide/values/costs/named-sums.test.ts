import { describe, expect, test } from "vitest";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { weigh } from "#server/external/model/guide/values/numbers/figures.ts";

const slots = flowOf("daftar-utang")?.slots;
const firstOf = (name: string, text: string): string | undefined => {
  const slot = slots?.[name];
  const found = slot && weigh(slot, text);
  if (found?.kind === "named") return found.figure.value;
  return found && "figures" in found ? found.figures[0]?.label : undefined;
};

describe("the costs of a month are added up", () => {
  test.each([
    ["makan 2,2jt, sekolah anak 2 org 600rb, minyak kereta 200rb", "Betul, Rp3.000.000"],
    ["mkn 1,8 kontrakan 900 motor 780 sekolah 2 anak 450 listrik pulsa 300 min", "Betul, Rp4.230.000"],
    ["dapur 1,5 kos 850 susu 2 anak 400 bensin 250", "Betul, Rp3.000.000"],
    ["makan 1jt listrik 200rb spp 3 anak 450rb", "Betul, Rp1.650.000"],
    ["beras lauk 1.200.000, kontrakan 700.000, jajan 2 bocah 300.000", "Betul, Rp2.200.000"],
    ["mangan 900 omah 500 sekolah 1,2", "Betul, Rp2.600.000"],
  ])("%s", (text, label) => expect(firstOf("pokok", text)).toBe(label));

  test.each([["makan 2jt atau 3jt"], ["gaji 5jt, makan 2jt, sisa 3jt"], ["2 juta, 2 anak"]])(
    "other figures are not: %s",
    (text) => expect(firstOf("pokok", text) ?? "").not.toMatch(/^Betul/),
  );
});

describe("gross and net are never added", () => {
  test.each([
    ["kotor 12jt an, bersih abis beli barang sama gaji si ucok paling 5jt", "Rp5.000.000"],
    ["omzet 20jt, bersihnya 6jt", "Rp6.000.000"],
    ["bersih 4,5jt. kotornya sih 9jt", "Rp4.500.000"],
    ["kotore 10jt, resike 3jt", "Rp3.000.000"],
  ])("%s", (text, value) => expect(firstOf("masuk", text)).toBe(value));
});
