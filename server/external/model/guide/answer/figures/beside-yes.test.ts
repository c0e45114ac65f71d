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

  test("a cost is added to a table of costs, and is no new value of another part", () => {
    const budget = [
      ...["mau bikin anggaran bulanan gaji 5 juta", "Susun anggaran sebulan", "5 juta"],
      ...["kos 1 juta\nmakan 1,5 juta", "listrik 200rb"],
    ];
    expect(below(budget, "bener tp pulsa 100rb lupa")?.text).toContain(
      "pulsa Rp100.000, sebulan Rp2.600.000",
    );
    const asked = [...budget, "Ganti uang masuk sebulan"];
    expect(filled(below(asked, "bener tp pulsa 100rb lupa")).masuk).toBe("5 juta");
    const price = [
      ...["mau hitung harga jual risol", "Hitung harga jual", "385rb", "5rb", "60rb", "20", "50%"],
    ];
    expect(filled(below(price, "bener, eh minyaknya belum, 40rb")).bahan).toBe("Rp425.000");
    expect(below(price, "Ganti upah sekali bikin", "udah, itung")?.text).toContain(
      "Upah sekali bikin Rp60.000",
    );
  });

  test("a cost that a part is called after is its value, and adds to none", () => {
    const price = [
      ...["mau hitung harga jual risol", "Hitung harga jual", "385rb", "5rb", "60rb", "20", "50%"],
    ];
    expect(filled(below(price, "bener, tp upahnya 80rb kelupaan"))).toMatchObject({ bahan: "385rb" });
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
