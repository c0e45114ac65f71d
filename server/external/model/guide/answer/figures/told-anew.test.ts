import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";

const begun = ["mau hitung harga jual dimsum frozen", "Hitung harga jual"];
const list =
  "ayam 168rb, udang 95rb, kulit 72rb, tepung bumbu 45rb, saos 40rb, gas 22rb tp itu bisa buat 2x bikin, plastik sm stiker 60rb buat 40 pack, jd modalnya brp ya per pack?";
const anew =
  "salah itu kak.. gas 11rb aja udah. ulang ya: ayam 168rb, udang 95rb, kulit 72rb, tepung bumbu 45rb, saos 40rb, gas 11rb, plastik stiker 60rb. semua itu utk 40 pack";

describe("costs that are told once more", () => {
  test("what lasts for two batches is halved, and packs for 40 pieces are divided by 40", () => {
    const led = last("business", [...begun, list]);
    expect(led?.text).toContain("- Gas: Rp22.000 : 2 kali bikin = Rp11.000");
    expect(filled(led)).toMatchObject({ bahan: "Rp431.000", kemasan: "Rp1.500" });
  });

  test("a cost that is put right leaves all others as they are", () => {
    const right =
      "gas nya cm 22rb satu tabung buat 2x bikin, jd 11rb skali bikin. plastik 60rb itu utk 40 pack semua bukan per pack";
    const led = last("business", [...begun, list, right]);
    expect(filled(led)).toMatchObject({ bahan: "Rp431.000", kemasan: "Rp1.500" });
    expect(filled(led).rincian).not.toMatch(/nya cm|skali/i);
  });

  test.each([anew, anew.replace("ulang ya:", "yg bener:"), anew.replace("ulang ya:", "dari awal lagi ya,")])(
    "a list behind such words replaces the former one, and answers nothing else: %s",
    (text) => {
      const led = last("business", [...begun, list, text]);
      // 431,000 and 40 times 1,500 are 491,000, which is 12,275 a piece.
      expect(filled(led)).toMatchObject({ bahan: "Rp431.000", kemasan: "Rp1.500", jumlah: "40" });
      expect(filled(led).tenaga).toBeUndefined();
    },
  );

  const counted = [...begun, list, anew, "50rb"];

  test("a price next door, a question and what stood before are no values", () => {
    const asked =
      "yg biasa org pake brp ya kak? skrg sy jual 18rb, tetangga jual 17rb. tp ini modal bahannya udah bener blm? td kan masih 451rb yg gas dobel itu";
    const led = last("business", [...counted, asked]);
    expect(filled(led)).toMatchObject({ bahan: "Rp431.000", jual: "Rp18.000" });
    expect(filled(led).untung).toBeUndefined();
    expect(led?.text).toContain("“tetangga jual 17rb” tidak kupasang");
    expect(led?.text).toContain("“yg biasa org pake brp ya kak”");
  });

  test.each([
    ["untungnya bukan 17000 persen, kira2 40% aja"],
    ["Pakai rupiah saja", "40 persen kak bukan rupiah. jd dijual brp per pack?"],
    ["Pakai rupiah saja", "untung 40% deh"],
  ])("a percentage is taken at either question for the profit: %s %s", (...texts) => {
    const told = texts.filter((one) => one !== undefined);
    expect(filled(last("business", [...counted, ...told]))).toMatchObject({ untung: "40" });
  });

  test("a loss larger than the price is asked about", () => {
    const led = last("business", [...counted, "jualnya 5rb"]);
    expect(led?.text).toContain("Ada biaya atau jumlah yang keliru?");
    expect(led?.text).not.toMatch(/rugi Rp/);
  });
});

describe("what pieces are packed in", () => {
  test.each([
    ["plastik 40rb isi 50", "Rp800"],
    ["mika 12rb isi 50, stiker 5rb isi 100", "Rp290"],
    ["plastik 500 per pack, stiker 200 per pack", "Rp700"],
  ])("is divided by its own pieces: %s", (text, value) =>
    expect(filled(last("business", [...begun, "491rb", text])).kemasan).toBe(value),
  );

  test("more of it is added to what stands", () => {
    const texts = [...begun, "491rb", "plastik 40rb isi 50", "stiker 15rb isi 100 lupa blm masuk"];
    expect(filled(last("business", texts)).kemasan).toBe("Rp950");
  });

  test.each(["491rb. itu udah sama plastik stiker sm gas", "491rb sudah termasuk kemasan"])(
    "may be part of the sum: %s",
    (text) => {
      const led = last("business", [...begun, text]);
      expect(filled(led)).toMatchObject({ bahan: "Rp491.000", kemasan: "0" });
    },
  );

  test("and is not where the sum lacks it", () => {
    expect(filled(last("business", [...begun, "491rb, belum termasuk plastik"])).kemasan).toBeUndefined();
  });
});
