import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { productPricesText, reckoned, roundedPrice, sumIn } from "./product-prices.ts";

const cakes =
  "nastar sekali adonan 210rb jadi 6 toples. kastengel 280rb jadi 5 toples, putri salju 150rb jadi 6 toples";
const begun = ["hitung harga jual kue kering dong", "Hitung harga jual"];

describe("a table of several products", () => {
  const sum = fc.integer({ min: 0, max: 5_000_000 });
  const row = fc.record({
    name: fc.constant("nastar"),
    cost: fc.integer({ min: 1000, max: 5_000_000 }),
    count: fc.integer({ min: 1, max: 500 }),
  });

  test("reckons each batch from its own costs alone", () => {
    fc.assert(
      fc.property(row, sum, sum, sum, (product, packing, fuel, work) => {
        const found = reckoned(product, { packing, fuel, work });
        expect(found?.total).toBe(product.cost + fuel + work + packing * product.count);
        expect((found?.each ?? 0) * product.count).toBeCloseTo(found?.total ?? 0, 2);
      }),
    );
  });

  test("no price is below what it is rounded from", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 5_000_000 }), (value) => roundedPrice(value) >= value));
  });

  test("a missing figure is left open", () =>
    expect(
      productPricesText("nastar 210rb jadi 6 toples\nsagu keju 90rb", { packing: 0, fuel: 0, work: 0 }),
    ).toContain("| Sagu keju | (isi) | (isi) | (isi) | (isi) | (isi) |"));

  test("sums of one answer are added", () =>
    expect(sumIn("toplese 6500 sama stiker 500, podo kabeh")).toBe(7000));
});

describe("several products where one is reckoned", () => {
  test("become a row each, and the rest is asked once for all", () => {
    const sheet = documentOf("business", [...begun, cakes, "7rb", "15rb", "Lewati"]);
    expect(sheet).toContain("| Nastar | 6 toples | Rp267.000 | Rp44.500 | Rp58.000 | Rp67.000 |");
    expect(sheet).toContain("| Kastengel | 5 toples | Rp330.000 | Rp66.000 | Rp86.000 | Rp99.000 |");
    expect(sheet).toContain("| Putri salju | 6 toples | Rp207.000 | Rp34.500 | Rp45.000 | Rp52.000 |");
    expect(sheet).not.toMatch(/655|640|buah/);
  });

  test("told in the first message, they are not asked for", () => {
    const led = last("business", [
      `aku jual kue kering, pengen tau harga jualnya. ${cakes}`,
      "Hitung harga jual",
    ]);
    expect(led?.state.flow?.id).toBe("harga-beberapa");
    expect(led?.text).toContain("Kalau kemasannya sama");
  });

  test("a protest beside the packaging is no cost", () => {
    const led = last("business", [
      ...[...begun, cakes],
      "lho kok dijumlah mbak, kan beda2 kuene. aku pengen harga per toples masing2. toplese 6500 sama stiker 500, podo kabeh",
    ]);
    expect(led?.text).toContain("toplese Rp6.500; stiker Rp500");
    expect(led?.text).not.toContain("lho kok");
  });

  test("one product alone stays where it is", () =>
    expect(last("business", [...begun, "nastar bahannya 210rb jadi 6 toples"])?.state.flow?.id).toBe(
      "harga-produk",
    ));
});

describe("costs that replace what was told", () => {
  test.each([
    "yo wis nastar sek ae, 6 toples. bahane 210rb tambah gas 15rb, bukan 655rb",
    "bahannya 210rb, gas 15rb, bukan 655rb",
    "nastar dulu aja, bahan 210rb sama gas 15rb",
  ])("%s", (text) => {
    const led = last("business", [...begun, "655rb", text]);
    expect(filled(led).bahan).toBe("Rp225.000");
  });

  test("what was not told as wrong is added to", () =>
    expect(filled(last("business", [...begun, "200rb", "oh iya lupa gas 15rb"])).bahan).toBe("Rp215.000"));
});
