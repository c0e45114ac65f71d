import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";

/* What figures count, what they are for, and figures of other questions beside an answer. */

const price = ["mau hitung harga jual bibit cabai", "Hitung harga jual"];
const made = [...price, "495rb", "500 perak"];

describe("a number with a unit that is no money", () => {
  test.each([
    ["75rb aja utk 60 bibit", "Rp75.000"],
    ["90rb buat 40 polybag", "Rp90.000"],
    ["120rb untuk 3 peti", "Rp120.000"],
  ])("%s: the amount is taken, and the number of goods is none", (text, sum) => {
    const led = last("business", [...made, text]);
    expect(labels(led).filter((label) => /^(?:Rp)?\d+$/.test(label))).toEqual([]);
    expect(filled(led).tenaga).toContain(text.split(" ")[0]);
    const noted = last("business", [...made, text, "100 pot. upahnya udah dicatat belum?"]);
    expect(noted?.text).toContain(`“${sum}”`);
  });

  test("what two people get may be for each, so it is asked", () => {
    const led = last("business", [...made, "50rb untuk 2 orang"]);
    expect(filled(led).tenaga ?? "").not.toBe("2");
  });

  test.each([
    ["satu dus isi 5 kena 2.500", "Rp2.500 : 5 = Rp500"],
    ["sepaket isinya 10 itu 12rb", "Rp12.000 : 10 = Rp1.200"],
  ])("%s: a pack is divided where the cost of one is asked for", (text, label) => {
    expect(labels(last("business", [...price, "495rb", text]))).toContain(label);
  });
});

describe("what is owed", () => {
  const debt = ["pelanggan belum bayar, mau nagih", "Tulis pesan menagih uang", "Bu Sinta"];

  test("how many things were worked on is no sum", () => {
    const led = last("relationships", [...debt, "cuci karpet 12 lembar sama sofa 3 set"]);
    expect(filled(led).jumlah ?? "").toBe("");
    expect(labels(led).join()).not.toMatch(/12|3/);
  });

  test.each([
    "6.200.000. eh keliru, orangnya sudah DP 700 bulan lalu. jadi sisanya 5.500.000",
    "6,2 juta, udah masuk 700rb, jadi tinggal 5,5 juta",
  ])("%s: what is left counts, as the two amounts before it give it", (text) => {
    expect(filled(last("relationships", [...debt, text])).jumlah).toBe("Rp5.500.000");
  });

  test("the button of the flow is no answer in it", () => {
    const led = last("relationships", [...debt.slice(0, 2), "Tulis pesan menagih uang"]);
    expect(filled(led).siapa ?? "").toBe("");
  });
});

describe("the sum of a list that the member names", () => {
  const list = "beli dari penangkar 340rb dapat 80 pot, solar 25rb, pupuk 45rb";
  test.each(["kan tinggal dijumlah, 340 + 25 + 45 jadi 410rb. buat 80 pot", "totalnya 410rb kak", "= 410rb"])(
    "%s: is the answer",
    (text) => {
      const led = last("business", [...price, list, text]);
      expect(filled(led).bahan).toBe("Rp410.000");
    },
  );

  test("another sum is another answer", () => {
    const led = last("business", [...price, list, "jadi 300rb aja"]);
    expect(filled(led).bahan ?? "").not.toBe("Rp410.000");
  });
});

describe("a figure of another question", () => {
  test.each([
    "loh upahku belum keisi. 80rb. marginnya 50% deh",
    "tenaganya tadi kelewat, 80rb. 50% aja",
    "upah kelupaan. itu 80rb ya. 50%",
  ])("%s: goes to the one that was passed by, and the rest answers", (text) => {
    const led = last("business", [...made, "Lewati", "100", text]);
    expect(filled(led)).toMatchObject({ tenaga: "80rb", untung: "50" });
    expect(led?.text).toContain("“80rb”");
  });

  test("what was wrong is exchanged where it stands", () => {
    const led = last("business", [...made, "80rb", "100 pot, 485rb bukan 495"]);
    expect(filled(led)).toMatchObject({ bahan: "485rb", tenaga: "80rb" });
    expect(led?.text).toContain("485rb");
  });

  test("what stands nowhere changes nothing", () => {
    const led = last("business", [...made, "80rb", "100 pot, 700rb bukan 600rb"]);
    expect(filled(led)).toMatchObject({ bahan: "495rb", tenaga: "80rb" });
  });
});
