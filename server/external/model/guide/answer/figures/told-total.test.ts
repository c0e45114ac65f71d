import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

const joko =
  "mas saya joko, jualan es kopi susu 15rb per cup. modalnya kopi 40rb susu 60rb gula aren 25rb es batu 10rb, cup 30 x 1.000. itu jadi 30 cup. untung per cup brp ya?";
const begun = ["mau hitung harga jual es kopi", "Hitung harga jual"];

describe("costs, number and price in one message", () => {
  test("the profit at that price comes after one press", () => {
    const sheet = documentOf("business", [joko, "Hitung harga jual"]);
    expect(sheet).toContain("| Modal | Rp165.000 | Rp5.500 |");
    expect(sheet).toContain("- Kopi: Rp40.000\n- Susu: Rp60.000\n- Gula aren: Rp25.000\n- Es batu: Rp10.000");
    expect(sheet).toContain("Sisa per cup: Rp9.500");
    expect(sheet).not.toContain("Sebulan");
  });

  test("prices to compare stand beside the present one, with what each asks for", () => {
    const sheet = documentOf("business", [
      `${joko} mending jual 13rb atau 14rb untungnya?`,
      "Hitung harga jual",
    ]);
    expect(sheet).toContain("| Rp15.000, hargamu sekarang | Rp9.500 | Rp285.000 |");
    expect(sheet).toContain("- Rp13.000: bedanya Rp2.000 per cup. Supaya untungnya sama, perlu laku 38 cup");
  });

  test("a rent that is included is not said to be missing, and a month stands on what is assumed", () => {
    const sheet = documentOf("business", [joko, "Hitung harga jual", "sewa lapak 300rb sebulan"]);
    expect(sheet).toContain("Biaya tetap Rp300.000 sudah termasuk.");
    expect(sheet).not.toContain("sewa tempat,");
    expect(sheet).toContain("dengan anggapan 26 hari jualan");
  });
});

describe("the sum of all ingredients", () => {
  test.each([
    "lho bahannya bukan 40rb doang mas, itu kopinya aja. total bahan 135rb. cup nya 1000 per biji",
    "bahannya semuanya 135rb mas, cup 1.000 per biji",
    "salah, total bahannya 135rb. cupnya 1000 per cup",
  ])("takes the place of one cost, also with the packaging: %s", (text) =>
    expect(filled(last("business", [...begun, "40rb", text]))).toMatchObject({
      bahan: "Rp135.000",
      kemasan: "Rp1.000",
    }),
  );

  test.each(["itu bahannya udh diganti 135 blm?", "bahannya tadi udah diganti 135rb belum?"])(
    "who asks whether it was changed to a sum gets it changed: %s",
    (text) => {
      const led = last("business", [...begun, "40rb", text]);
      expect(filled(led).bahan).toBe("Rp135.000");
      expect(led?.text).toContain("Belum, catatan bahannya masih Rp40.000. Sekarang kuganti jadi Rp135.000.");
    },
  );

  test.each(["bahannya udah masuk 135rb blm?", "total bahannya berapa?"])("is not changed by: %s", (text) =>
    expect(filled(last("business", [...begun, "40rb", text])).bahan).toBe("40rb"),
  );

  test("alone makes no line of its own, and is not split", () => {
    const led = last("business", [...begun, "40rb", "Salah. bahan 135rb bukan 40rb, tolong ganti"]);
    expect(filled(led).bahan).toBe("Rp135.000");
    expect(filled(led).rincian).toBeUndefined();
  });
});
