import { describe, expect, test } from "vitest";
import { amountIn, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { compute, holds } from "./compute.ts";
import { type Flow, flowSchema } from "./flow.ts";
import { flowOf } from "./flows.ts";
import { amountOf, fill, fits, numbersOf } from "./slots.ts";

describe("amounts as people write them", () => {
  test.each([
    ["2,5 juta", 2_500_000],
    ["Rp2.500.000", 2_500_000],
    ["500rb", 500_000],
    ["500 ribu", 500_000],
    ["50k", 50_000],
    ["1.250.000", 1_250_000],
    ["100pcs", 100],
    ["24 pcs", 24],
    ["150.000rupiah", 150_000],
    ["500ribuan", 500_000],
    ["5 jutaan", 5_000_000],
    ["2 juta 500 ribu", 2_500_000],
    ["2jt500rb", 2_500_000],
    ["15-20 ribu", 15_000],
    ["0,125", 0.125],
    ["-200rb", -200_000],
    ["minus 500 ribu", -500_000],
    ["kira-kira 12 bulan", 12],
    ["gatau", undefined],
  ])("%s is %s", (text, value) => expect(amountIn(text)).toBe(value));

  test("and as we write them", () => {
    expect(rupiahText(1_250_000)).toBe("Rp1.250.000");
    expect(rupiahText(-500)).toBe("−Rp500");
  });
});

describe("products of sums", () => {
  test.each([
    ["8kg x 42rb", 336_000],
    ["3 x 15.000", 45_000],
    ["2 box @ 35rb", 70_000],
    ["sewa 500rb/bulan x 3 bulan", 1_500_000],
    ["500rb x 3", 1_500_000],
    ["1,5 kg x 40rb", 60_000],
    ["2x15rb", 30_000],
    ["3 orang x 5 hari x 100rb", 1_500_000],
    ["12 × Rp2.500", 30_000],
    ["3 kali 25 ribu", 75_000],
    ["tiga ratus ribu x 2", 600_000],
    ["beras 8kg x 42rb, telur 2 x 30rb, gas 22rb", 418_000],
    ["kotak 10 x 15 cm 200rb", 200_000],
    ["15rb per porsi", 15_000],
    ["2 kali seminggu, 50rb", 50_000],
    ["xl 50rb", 50_000],
  ])("%s is %s rupiah", (text, value) => expect(amountOf(text)).toBe(value));

  test("bare numbers are counted in the unit of their slot", () => {
    expect(amountOf("3 x 15", "ribu")).toBe(45_000);
    expect(amountOf("2 x 5", "juta")).toBe(10_000_000);
  });

  test("stand in a row beside their name", () => {
    const flow = flowOf("anggaran-bulanan");
    if (!flow) throw new Error("no such flow");
    const written = { wajib: "beras 8kg x 42rb\ngas, 2 x 22.000\nsewa 500rb" };
    expect(numbersOf(flow, written, {})("wajib.jumlah")).toBe(336_000 + 44_000 + 500_000);
    expect(fill(flow, "{wajib}", written, {})).toContain("| beras | Rp336.000 |");
  });
});

describe("sums", () => {
  const numbers = (name: string) => ({ bahan: 50_000, isi: 10 })[name];

  test.each([
    ["bahan / isi", 5000],
    ["(bahan + 10000) * 2 - 1", 119_999],
    ["thousands(bahan * (1 + 10/100))", 55_000],
    ["thousands(bahan + 1)", 51_000],
    ["min(isi, 3) + max(isi, 3)", 13],
    ["-isi", -10],
    ["bahan / 0", undefined],
    ["bahan / entah", undefined],
  ])("%s", (sum, value) => expect(compute(sum, numbers)).toBe(value));

  test.each(["1 +", "(1", "1 2", "bahan isi", "entah(", "a;b"])("%s is none", (sum) => {
    expect(() => compute(sum, numbers)).toThrow();
  });

  test("conditions compare numbers and words; what is open holds nowhere", () => {
    const words = (name: string) => (name === "jenis" ? "Surat resmi" : "");
    expect(holds("isi >= 10", numbers, words)).toBe(true);
    expect(holds("isi < 10", numbers, words)).toBe(false);
    expect(holds("jenis = Surat resmi", numbers, words)).toBe(true);
    expect(holds("entah < 5", numbers, words)).toBe(false);
  });
});

describe("documents", () => {
  const flow: Flow = flowSchema.parse({
    ...{ id: "utang", field: "business", title: "Daftar utang", offer: "Daftar", about: "Daftar utang." },
    words: ["aa", "bb", "cc", "dd", "ee"],
    examples: ["utang 1", "utang 2", "utang 3", "utang 4", "utang 5", "utang 6"],
    slots: {
      nama: { label: "namamu", kind: "line", optional: true },
      barang: { label: "barang", kind: "list" },
      utang: {
        label: "utang",
        kind: "rows",
        columns: [
          { name: "siapa", label: "Kepada", kind: "line" },
          { name: "sisa", label: "Sisa", kind: "rupiah" },
          { name: "bunga", label: "Bunga", kind: "number" },
        ],
      },
    },
    steps: [
      { ask: "Apa?", into: "nama" },
      { make: "Daftar", text: "{nama} {barang} {utang}" },
      { close: "Selesai." },
    ],
  });

  test("open slots say what belongs there; a line that asks `{slot?}` goes", () => {
    expect(fill(flow, "Nama: {nama}\nSalam, {nama?}\nTamat", {}, {})).toBe("Nama: (isi namamu)\nTamat");
    expect(fill(flow, "Salam, {nama?}", { nama: "Rina" }, {})).toBe("Salam, Rina");
  });

  test("lists are lines, numbered or inline", () => {
    const filled = { barang: "1. gula\n- kopi; teh" };
    expect(fill(flow, "{barang}", filled, {})).toBe("- gula\n- kopi\n- teh");
    expect(fill(flow, "{barang|numbered}", filled, {})).toBe("1. gula\n2. kopi\n3. teh");
    expect(fill(flow, "{barang|inline}", filled, {})).toBe("gula, kopi, teh");
  });

  test.each([
    "BCA, 2,5 juta, 2\nPinjol A, 400rb, 10",
    "BCA 2,5juta 2\nPinjol A 400rb 10",
    "BCA | 2500000 | 2\nPinjol A,400rb,10",
  ])("rows are a table in the wanted order, however they are written: %s", (utang) => {
    const slot = flow.slots.utang;
    expect(slot && fits(slot, utang)).toBe(true);
    expect(fill(flow, "{utang|table by bunga desc}", { utang }, {})).toBe(
      "| Kepada | Sisa | Bunga |\n| --- | --: | --: |\n| Pinjol A | Rp400.000 | 10 |\n| BCA | Rp2.500.000 | 2 |",
    );
    const numbers = numbersOf(flow, { utang }, {});
    expect([numbers("utang.sisa"), numbers("utang.count")]).toEqual([2_900_000, 2]);
  });

  test("a number that was left out of a row is open, a row without one is not read", () => {
    const slot = flow.slots.utang;
    expect(fill(flow, "{utang}", { utang: "Bank, 10jt" }, {})).toContain("| Bank | Rp10.000.000 | – |");
    expect(slot && fits(slot, "banyak banget")).toBe(false);
  });

  test("several rows in one line, each with a name and an amount", () => {
    const utang = "motor sisa 9,6jt (800rb/bln), Kredivo sisa 3,2jt (540rb/bln), bude 2jt ga ada tempo";
    expect(fill(flow, "{utang}", { utang }, {})).toContain("| Kredivo | Rp3.200.000 | 540.000 |");
    expect(numbersOf(flow, { utang }, {})("utang.count")).toBe(3);
  });

  test("a list in one line, and sentences with a capital letter and a full stop", () => {
    const barang = "gula pasir, kopi bubuk, teh celup";
    expect(fill(flow, "{barang}", { barang }, {})).toBe("- gula pasir\n- kopi bubuk\n- teh celup");
    expect(fill(flow, "{barang|sentences}", { barang: "aku telat\nmaaf ya!" }, {})).toBe(
      "Aku telat.\nMaaf ya!",
    );
    expect(fill(flow, "{barang}", { barang: "Tutup buku, sampai tanggal 5" }, {})).toBe(
      "- Tutup buku, sampai tanggal 5",
    );
  });

  test.each([
    ["tepung 24.000, isian 78.000, gas 8.000", 110_000],
    ["sekarang 14 juta, harapan 17 juta", 14_000_000],
    ["bahan 400rb, kemasan 1500 per pack, upah 50rb", 400_000],
  ])("the amount of %s is %s", (text, value) => expect(amountOf(text)).toBe(value));

  const costs: Flow = { ...flow, slots: { biaya: { ...flowSlot(), kind: "rows" } } };

  test.each([
    ["gas 12 tabung 22rb\nsewa 1,5 jt", "| gas 12 tabung | Rp22.000 |"],
    ["gaji 2 orang, 1,6 jt seorang", "| gaji 2 orang | Rp3.200.000 |"],
  ])("of two numbers in a row of costs the one with a unit of money counts: %s", (biaya, row) => {
    expect(fill(costs, "{biaya}", { biaya }, {})).toContain(row);
  });
});

function flowSlot() {
  return {
    label: "biaya",
    optional: false,
    columns: [
      { name: "nama", label: "Biaya", kind: "line" as const },
      { name: "jumlah", label: "Jumlah", kind: "rupiah" as const },
    ],
  };
}
