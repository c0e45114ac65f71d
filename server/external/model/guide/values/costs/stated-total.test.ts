import { describe, expect, test } from "vitest";
import { statedTotal, withoutTotal } from "./stated-total.ts";

describe("a list that names its own result", () => {
  test.for([
    ["benang Rp180.000 deng pewarna Rp70.000, jadi Rp250.000 satu kain", "Rp250.000"],
    ["pisang 600.000, minyak 400.000, gas 120.000, total 1.120.000", "1.120.000"],
    ["kos 800rb makan 1,2jt totalnya 2jt", "2jt"],
    ["Rp96.000.000 dikurangi utang Rp12.000.000, jadi Rp84.000.000", "Rp84.000.000"],
    ["gaji 4,9jt dipotong bpjs 300rb jadi 4,6jt", "4,6jt"],
  ] as const)("%s", ([text, total]) => {
    expect(withoutTotal("rupiah", text)).toBe(total);
  });

  test("what follows the result may divide it, so the list stays", () => {
    const text = "belanja beras 45 ribu, ayam 76 ribu. total 121 ribu. jadi 50 mangkok";
    expect(withoutTotal("rupiah", text)).toBe("belanja beras 45 ribu, ayam 76 ribu. jadi 50 mangkok");
  });

  test("a result that the amounts do not give is no result", () => {
    for (const text of [
      "benang Rp180.000 deng pewarna Rp70.000, jadi Rp300.000",
      "modal 20rb jual 35rb jadi untung 10rb",
      "dulu 2jt, naik 500rb, sekarang minta 3jt",
      "gaji 5jt jadi 6jt",
      "cicilan 400rb, sisa 2 juta",
    ])
      expect(statedTotal(text), text).toBeUndefined();
  });

  test("rows keep what was listed, or what is left after the deductions", () => {
    expect(withoutTotal("rows", "kado 450rb, kue 180rb, total 630rb")).toBe("kado 450rb, kue 180rb");
    expect(
      withoutTotal("rows", "Pesangon Rp96.000.000, dikurangi utang koperasi Rp12.000.000, jadi Rp84.000.000"),
    ).toBe("Pesangon dikurangi utang koperasi, Rp84.000.000");
  });
});
