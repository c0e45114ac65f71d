import { describe, expect, test } from "vitest";
import { commissionIn } from "#server/external/model/guide/words/commissions.ts";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

const asked = ["mau ngitung harga jual nasi ayam", "Hitung harga jual", "849rb", "0", "170rb", "110 porsi"];
const thirty = "30% ae. tapi mas, iki nggo warung opo nggo gofood? soale gofood motong 20%";
const unit = "kok kilo to mas, porsi iki. terus nek gofood motong 20% kudu didol piro";

describe("what an app keeps of a price", () => {
  test("is no profit: the answer beside it counts, and the price for the app stands below the sum", () => {
    const led = last("business", [...asked, thirty]);
    expect(filled(led).untung).toBe("30");
    expect(led?.text).toContain("Potongan gofood 20% kuingat");
    const made = last("business", [...asked, thirty, "Hitung"]);
    expect(made?.text).toContain(
      "Rp13.000 : 0,8 = Rp16.250, dibulatkan ke atas jadi Rp17.000. Kalau harganya tetap Rp13.000, yang kamu terima Rp10.400, tersisa Rp1.136 dari modalnya.",
    );
  });

  test("below the sum it changes nothing, and a percentage can be had back", () => {
    const below = last("business", [...asked, "30%", "Hitung", unit]);
    expect(below?.text).toContain("dibulatkan ke atas jadi Rp17.000");
    expect(filled(below).untung).toBe("30");
    const back = [...asked, "30%", "Hitung", "kalau untungnya 20%"];
    expect(filled(last("business", back)).untung).toBe("20");
    const restored = last("business", [...back, "wah yo malah mudun. sik, baleke 30%. ulang"]);
    expect(filled(restored).untung).toBe("30");
    expect(restored?.text).toContain("Rp13.000 per porsi");
  });

  test("what was said of it in the first message is remembered", () => {
    const first = "mau ngitung harga jual nasi ayam. lewat gofood potongannya 25%";
    const led = last("business", [first, ...asked.slice(1), "30%", "Hitung"]);
    expect(led?.text).toContain("Lewat gofood yang memotong 25%");
  });

  test("a document without it says nothing of an app", () => {
    const texts = [...asked, "30%", "Hitung"];
    expect(last("business", texts)?.text).not.toContain("supaya yang kamu terima");
    expect(documentOf("business", texts)).toContain("Sekali bikin jadi: 110 porsi\n");
    expect(labels(last("business", texts))).toEqual(["Sudah pas", "Ubah bagian ini"]);
  });

  test.each([
    ["shopee kena admin 8%, upah 70rb", 8, "shopee", "upah 70rb"],
    ["kalau di GrabFood dipotong 25 persen gimana?", 25, "grabfood", ""],
    ["untungnya 40%. komisi tokopedia 6,5%", 6.5, "tokopedia", "untungnya 40%."],
    ["50% aja soalnya aplikasinya potong 20%", 20, "aplikasinya", "50% aja"],
  ])("%s", (text, percent, app, rest) => {
    expect(commissionIn(text)).toEqual({ percent, app, rest });
  });

  test.each([
    "untung 20% di shopee",
    "30% ae",
    "potong 10% aja",
    "kasih diskon 20% buat yang lewat gofood",
    "gofood motong 3000 per porsi",
    "jualnya di gofood sama warung",
    "nek turun 5% piye",
  ])("%s says nothing of it", (text) => {
    expect(commissionIn(text)).toBeUndefined();
  });
});
