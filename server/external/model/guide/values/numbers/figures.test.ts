import { describe, expect, test } from "vitest";
import type { Slot } from "#server/external/model/guide/flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import type { Weighed } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { weigh, wordsOfOthers } from "./figures.ts";

function weighed(id: string, name: string, text: string): Weighed {
  const flow = flowOf(id);
  return weigh(slotOf(id, name), text, { others: flow && wordsOfOthers(flow, name) });
}

function slotOf(id: string, name: string): Slot {
  const slot = flowOf(id)?.slots[name];
  if (!slot) throw new Error(`no slot ${name} in ${id}`);
  return slot;
}

const labelsOf = (one: Weighed): string[] =>
  one.kind === "plain" ? [] : (one.kind === "named" ? [one.figure] : one.figures).map(({ label }) => label);

describe("an answer to a question for one number", () => {
  test.each<[string, string, string, Weighed["kind"], string[]]>([
    [
      "harga-produk",
      "bahan",
      "Beras 10 kg harganya 15.000 per kilo, ayam 12 kg 38.000, bumbu 100.000. Gas 25.000",
      "sum",
      ["Betul, Rp731.000"],
    ],
    [
      "harga-produk",
      "tenaga",
      "Saya dibantu 2 orang tetangga, masing-masing saya beri 100.000",
      "sum",
      ["Betul, Rp200.000"],
    ],
    [
      "harga-produk",
      "kemasan",
      "Kotak 1.500, sendok plastik dan tisu 300, karet dan mika sambal 200",
      "sum",
      ["Betul, Rp2.000"],
    ],
    [
      "untung-bulanan",
      "laku",
      "sehari laku 60 gelas, harga 8rb, modal kopi susu gula cup kira2 3500 segelas",
      "period",
      ["60 x 26 hari = 1.560", "60 x 30 hari = 1.800", "60 itu sebulan"],
    ],
    [
      "untung-bulanan",
      "laku",
      "lah 60 itu sehari bang bukan sebulan. gw jualan 26 hari. modal 3500",
      "period",
      ["60 x 26 hari = 1.560", "60 itu sebulan"],
    ],
    [
      "untung-bulanan",
      "modal",
      "sehari laku 60 gelas, harga 8rb, modal kira2 3500 segelas",
      "which",
      ["Rp3.500", "Rp8.000"],
    ],
    [
      "untung-bulanan",
      "tetap",
      "sewa lapak 300rb sebulan, es batu 15rb sehari, gas 22rb seminggu. sama bensin 10rb/hari",
      "sum",
      ["26 hari: Rp1.038.000", "30 hari: Rp1.138.000"],
    ],
    [
      "untung-bulanan",
      "tetap",
      "es batu 15rb sehari",
      "period",
      ["Rp15.000 x 26 hari = Rp390.000", "Rp15.000 x 30 hari = Rp450.000", "Rp15.000 itu sebulan"],
    ],
    // What is divided is read by what the divisor counts.
    [
      "harga-produk",
      "bahan",
      "180rb/24 biji",
      "division",
      ["Rp180.000 semuanya", "Rp180.000 : 24 = Rp7.500"],
    ],
    [
      "harga-produk",
      "bahan",
      "180rb / 2 hari",
      "division",
      ["Rp180.000 semuanya", "Rp180.000 : 2 = Rp90.000"],
    ],
    ["harga-produk", "kemasan", "24rb/24 biji", "sum", ["Betul, Rp1.000"]],
    ["untung-bulanan", "modal", "180rb/24 biji", "sum", ["Betul, Rp7.500"]],
    ["untung-bulanan", "modal", "180rb / 2 hari", "pieces", ["Rp180.000 itu untuk satu"]],
    ["untung-bulanan", "tetap", "sewa 6 juta/2 tahun", "named", ["Rp250.000"]],
    ["untung-bulanan", "tetap", "sewa 6 juta per tahun", "named", ["Rp500.000"]],
    ["untung-bulanan", "tetap", "sewa 6 juta setahun", "named", ["Rp500.000"]],
    ["untung-bulanan", "tetap", "sewa 6 juta dibagi 12 bulan", "named", ["Rp500.000"]],
    ["untung-bulanan", "tetap", "sewa 6 juta dibagi 12", "division", ["Rp6.000.000 : 12 = Rp500.000"]],
    [
      "untung-bulanan",
      "tetap",
      "listrik 100rb/2 minggu",
      "period",
      ["Rp50.000 x 4 minggu = Rp200.000", "Rp50.000 itu sebulan"],
    ],
    ["untung-bulanan", "tetap", "sewa 6 juta/2 tahun, listrik 100rb", "sum", ["Betul, Rp350.000"]],
    ["harga-produk", "tenaga", "2", "small", ["Rp2.000", "Rp2.000.000"]],
    ["harga-produk", "bahan", "ayam 12 kg 38.000", "sum", ["Per kg: Rp456.000", "Harga semuanya: Rp38.000"]],
    ["harga-produk", "bahan", "bahan 400rb, kemasan 1500 per pack, upah 50rb", "named", ["Rp400.000"]],
    ["bicara-gaji", "dasar", "Sekarang 14 juta, harapan 17 juta.", "named", ["Rp14.000.000"]],
    ["harga-produk", "tenaga", "upah 100rb + 150rb", "sum", ["Betul, Rp250.000"]],
    ["untung-bulanan", "tetap", "es 2 x 5rb sehari", "sum", ["26 hari: Rp260.000", "30 hari: Rp300.000"]],
    [
      "harga-jasa",
      "banyak",
      "35 kilo sehari, buka 26 hari",
      "period",
      ["35 x 26 hari = 910", "35 itu sebulan"],
    ],
    ["harga-jasa", "banyak", "5 motor sedino cak, sebulan 120an", "named", ["120"]],
    ["harga-jasa", "maunya", "20 ewu per motor cak, 120 motor yo 2,4 juta", "named", ["Rp2.400.000"]],
    // The rent of a month is divided into days, and never added to the costs of one.
    [
      "harga-produk",
      "bahan",
      "bahan 960rb sahari, gas jo bungkuih 80rb, gaji anak 90rb. sewa 1,5 juta sabulan",
      "sum",
      ["26 hari: Rp1.187.692", "30 hari: Rp1.180.000", "Tanpa yang sebulan: Rp1.130.000"],
    ],
    ["harga-produk", "bahan", "1.130.000 sahari utk 80 bungkuih", "sum", ["Betul, Rp1.130.000"]],
    // Each number has the period that stands behind it.
    [
      "daftar-utang",
      "masuk",
      "gorengan niku 60rb sedinten bersih mas bojo kulo 400rb seminggu",
      "which",
      [
        "Rp60.000 x 26 hari = Rp1.560.000",
        "Rp60.000 x 30 hari = Rp1.800.000",
        "Rp60.000 itu sebulan",
        "Rp400.000 x 4 minggu = Rp1.600.000",
        "Rp400.000 itu sebulan",
      ],
    ],
  ])("%s, %s: “%s” is asked back (%s)", (id, name, text, kind, labels) => {
    const found = weighed(id, name, text);
    expect(found.kind).toBe(kind);
    expect(labelsOf(found)).toEqual(labels);
  });

  test.each([
    ["harga-produk", "bahan", "180rb"],
    ["harga-produk", "bahan", "8kg x 42rb"],
    ["harga-produk", "bahan", "2 juta 500 ribu"],
    ["harga-produk", "bahan", "15-20 ribu"],
    ["harga-produk", "bahan", "Rp863.000"],
    ["harga-produk", "bahan", "0"],
    ["harga-produk", "kemasan", "500"],
    ["harga-produk", "jumlah", "2"],
    ["harga-produk", "jumlah", "sekitar 24 pcs"],
    ["untung-bulanan", "modal", "kira2 3500 segelas"],
    ["untung-bulanan", "modal", "45"],
    ["untung-bulanan", "laku", "1560"],
    ["untung-bulanan", "laku", "60 sebulan"],
    ["untung-bulanan", "tetap", "500rb sebulan"],
    ["target-tabungan", "bulan", "12 bulan"],
    ["harga-jasa", "harga", "saiki 110 ewu"],
    ["daftar-utang", "masuk", "sejuta setengah"],
    ["bicara-gaji", "dasar", "gaji 3,8"],
  ])("%s, %s: “%s” is taken as it is", (id, name, text) =>
    expect(weighed(id, name, text)).toEqual({ kind: "plain" }),
  );
});
