import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";

const begun = ["hitung harga risol", "Hitung harga jual"];
/** 180,000 + 40 x 500 + 60,000 for 40 pieces: 6,500 each. */
const costs = [...begun, "180rb", "500", "60rb", "40"];

const sheetOf = (...texts: string[]) => last("business", texts)?.document?.text ?? "";
const textOf = (...texts: string[]) => last("business", texts)?.text ?? "";

describe("a profit in rupiah instead of a percentage", () => {
  test.each([
    "mau ambil 2rb aja sebiji",
    "2rb per biji untungnya, bukan persen",
    "2rb aja",
    "ndak ngerti persen. untungnya 2rb per biji aja",
  ])("for each piece: %s", (text) => {
    const sheet = sheetOf(...costs, text, "Hitung");
    expect(sheet).toContain("Modal ditambah untung Rp2.000 per buah: Rp8.500");
    expect(sheet).not.toContain("%: ");
  });

  test.each(["pengen bersih 100rb", "untung semuanya 100rb", "untung 100rb sehari"])("in all: %s", (text) => {
    const sheet = sheetOf(...costs, text, "Hitung");
    expect(sheet).toContain("Modal ditambah untung Rp100.000 dibagi 40 buah: Rp9.000");
    expect(sheet).toContain("tersisa Rp100.000 setelah modal");
  });

  test("a button leads to it, and an amount above the cost is a price", () => {
    expect(labels(last("business", costs))).toContain("Pakai rupiah saja");
    expect(textOf(...costs, "Pakai rupiah saja")).toContain("berapa rupiah per buah");
    const told = last("business", [...costs, "Pakai rupiah saja", "9rb"]);
    expect(filled(told)).toMatchObject({ jual: "Rp9.000" });
    expect(told?.text).toContain("Kalau Rp9.000 itu untungnya");
  });

  test("a percentage takes its place again", () => {
    const texts = [...costs, "2rb per biji aja", "Hitung", "Sudah pas", "Coba persen lain", "100"];
    expect(sheetOf(...texts)).toContain("Harga jual, dibulatkan ke atas: Rp13.000");
    expect(sheetOf(...texts)).not.toContain("Modal ditambah untung Rp2.000");
  });

  test.each(["50%", "50", "150"])("a percentage stays one: %s", (text) =>
    expect(filled(last("business", [...costs, text])).untung_satuan).toBeUndefined(),
  );

  test("it may be told at any question, and the wage stays the wage", () => {
    const led = last("business", [...begun, "180rb", "500", "60rb. untungnya mau 2rb per biji"]);
    expect(filled(led)).toMatchObject({ untung_satuan: "Rp2.000" });
    expect(filled(led).tenaga).toContain("60rb");
    const wage = last("business", [...begun, "180rb", "500", "pengen bersih 100rb"]);
    expect(filled(wage).untung_semua).toBeUndefined();
  });
});

describe("prices that the member compares", () => {
  test("what each of them leaves stands in a table, without a percentage", () => {
    const sheet = sheetOf(...costs, "klo jual 8rb untungnya brp dibanding 10rb", "Hitung");
    expect(sheet).toContain("| Rp8.000 | Rp1.500 | Rp60.000 |");
    expect(sheet).toContain("| Rp10.000 | Rp3.500 | Rp140.000 |");
    expect(sheet).not.toContain("Modal ditambah untung");
    expect(sheet).not.toContain("(isi");
  });

  test("beside a profit in rupiah both stand", () => {
    const both = "untung 2rb per biji sama mau tau kalau jual 8rb atau 10rb";
    const sheet = sheetOf(...costs, both, "Hitung");
    expect(sheet).toContain("| Rp10.000 | Rp3.500 | Rp140.000 |");
    expect(sheet).toContain("Harga jual, dibulatkan ke atas: Rp8.500");
  });

  test("one price may be tried, and who does not know percentages is asked in rupiah", () => {
    const sheet = sheetOf(...costs, "klo sy jual 8rb untungnya brp", "Hitung");
    expect(sheet).toContain("| Rp8.000 | Rp1.500 | Rp60.000 |");
    for (const text of ["ga ngerti persen", "ndak paham persen2an mas", "bingung aku kalau persen"])
      expect(textOf(...costs, text), text).toContain("berapa rupiah per buah");
  });

  test("they may have been named before the flow, and a slow day is reckoned for each", () => {
    const texts = [
      "mau naikin harga bakso dari 12 ke 14 ribu, bingung rugi ga",
      "Hitung harga jual",
      "daging sm tepung bumbu kira2 450rb sehari, gas 25rb, mie sama sayur 60. eh sama es batu 10rb",
      "Betul, Rp545.000",
      "kebanyakan makan di tempat pake mangkok. yg bungkus plastik paling 500. oh iya sehari laku 60 mangkok, klo ujan cuma 40",
      "100rb",
    ];
    const sheet = sheetOf(...texts, "Hitung");
    expect(sheet).toContain("| Modal | Rp675.000 | Rp11.250 |");
    expect(sheet).toContain("| Rp12.000 | Rp750 | Rp45.000 |");
    expect(sheet).toContain("| Rp14.000 | Rp2.750 | Rp165.000 |");
    expect(sheet).toContain("- Mie & sayur: Rp60.000");
    expect(sheet).toContain("- Es batu: Rp10.000");
    // 40 x 14,000 less 645,000 and 40 bags of 500.
    expect(sheet).toContain("di harga Rp14.000 tersisa −Rp105.000");
  });
});

describe("costs that were misread before", () => {
  const wish = "mau hitung harga nasi box";
  const list =
    "hitung dulu harganya bu, daftar harganya nanti. modalnya beras 2kg 30rb, ayam 2kg 76rb, sayur 25rb, box 20 x 1,5rb, gas 10rb. jadi 20 box";
  const anew = "bahan kok 10rb? bahannya beras 30 ayam 76 sayur 25 jd 131rb. boxnya 1500 per biji, gas 10rb";
  const wanted =
    "upah saya sendiri 50rb aja. eh bahannya tadi udah diganti 131rb blm? untungnya mau 5rb per box";

  test("a list in the wish itself is taken whole", () => {
    const led = last("business", [wish, list]);
    expect(filled(led)).toMatchObject({ bahan: "Rp141.000", kemasan: "Rp1.500", jumlah: "20", wadah: "box" });
    expect(filled(led).rincian).toContain("Beras: Rp30.000\nAyam: Rp76.000\nSayur: Rp25.000\nGas: Rp10.000");
  });

  test("the list told anew takes the place of one sum, and what it names is not asked again", () => {
    const led = last("business", [wish, "Hitung harga jual", "10rb", anew]);
    expect(filled(led)).toMatchObject({ bahan: "Rp141.000", kemasan: "Rp1.500" });
    expect(led?.text).toContain("- Sayur: Rp25.000");
    expect(led?.text).toContain("Berapa upah");
  });

  test("a wage, a question about what is noted and a profit in one message", () => {
    const led = last("business", [wish, list, anew, wanted]);
    expect(led?.text).toContain("Sudah masuk, bahannya tercatat Rp141.000 (Beras: Rp30.000");
    const sheet = sheetOf(wish, list, anew, wanted, "Hitung");
    expect(sheet).toContain("| Modal | Rp221.000 | Rp11.050 |");
    expect(sheet).toContain("Harga jual, dibulatkan ke atas: Rp16.050 per box");
  });

  test("what is not noted is said not to be", () =>
    expect(textOf(...begun, "180rb", "bahannya udah diganti 200rb blm?")).toContain(
      "Belum, catatan bahannya masih Rp180.000",
    ));

  test("a wage at the question for the packaging is no packaging", () => {
    const led = last("business", [...begun, "180rb", "upah saya sendiri 50rb aja"]);
    expect(filled(led)).toMatchObject({ tenaga: "Rp50.000" });
    expect(filled(led).kemasan).toBeUndefined();
  });
});
