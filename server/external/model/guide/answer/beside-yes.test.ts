import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";

const debts = [
  "mau bikin daftar utang biar kelihatan semua",
  ...["Susun daftar utang", "Tidak ada"],
  "Shopee 2,4 juta cicilan 400rb\nKredivo 1,2jt cicilan 200rb\nkakak 1 juta",
  ...["gaji 4,5 juta", "2,8 juta"],
];
const soto = [
  "mau hitung untung jualan soto sebulan",
  "Hitung untung sebulan",
  "6rb",
  "12rb",
  "55",
  "2 juta",
];
const below = (made: readonly string[], ...texts: string[]) => last("business", [...made, ...texts]);

describe("what stands beside a yes in the read-back", () => {
  test("is changed, told and read back again: a cell of a row and one more cost", () => {
    const led = below(debts, "bener, tp bunga shopee nya 2,95% kok ilang? oh ya token listrik 150 lupa");
    expect(led?.document).toBeUndefined();
    expect(led?.text).toContain("Shopee sisa Rp2.400.000, cicilan Rp400.000, bunga 2,95");
    expect(led?.text).toContain("Rp150.000 untuk token listrik");
    expect(led?.text).toContain("Kebutuhan pokok sebulan Rp2.950.000");
    expect(labels(led)).toContain("Hitung");
  });

  test.each([
    ["55 itu sehari mas bukan sebulan! 52 mangkok sehari kali 26 hari", "1352"],
    ["52 mangkok sehari kali 26 hari", "1352"],
    ["bener, tapi lakunya 60 sehari x 25 hari", "1500"],
  ])("a product for the month is reckoned: %s", (text, value) =>
    expect(filled(below(soto, text)).laku).toBe(value),
  );

  test("a number for a day is asked about with its working", () => {
    expect(labels(below(soto, "iya tp 55 itu sehari"))).toContain("55 x 26 hari = 1.430");
    expect(filled(below(soto, "iya tp 55 itu sehari", "55 x 26 hari = 1.430")).laku).toContain("1.430");
  });

  test("a cost that was forgotten is added, another value is exchanged", () => {
    expect(filled(below(soto, "betul, tapi sewa 300rb belum masuk")).tetap).toBe("Rp2.300.000");
    expect(filled(below(soto, "udah bener. tp harga jualnya 13rb deng")).jual).toBe("13rb");
  });

  test("what cannot be changed is named, and nothing is reckoned", () => {
    const led = below(soto, "bener, tp kok banyak banget ya biayanya?");
    expect(led?.document).toBeUndefined();
    expect(led?.text).toContain("“kok banyak banget ya biayanya”");
    expect(labels(led)).toContain("Hitung");
  });

  test.each(["bener semua mas", "udah bener, hitung", "iya pas", "betul, lanjut aja"])(
    "a yes alone goes on: %s",
    (text) => expect(below(soto, text)?.document).toBeDefined(),
  );

  test("no line of a table that was never shown is quoted", () =>
    expect(below(debts, "bunga shopee nya mana ya?")?.text).not.toContain("di tulisan tadi ada"));
});
