import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

const table = "Paylater 2,5 juta cicilan 400rb\nBank 20 juta cicilan 1 juta";
const debts = ["utangku banyak, bikin daftar utang", "Susun daftar utang", "Tidak ada", table];
const all = [...debts, "4 juta", "2 juta"];

describe("one row of a table", () => {
  test.each([
    "yang bank hapus aja",
    "hapus yang bank",
    "yang bank itu bukan utangku, utang suami",
    "bank jangan dihitung",
  ])("“%s” takes it out while the flow asks on, and while the values are read back", (text) => {
    expect(filled(last("business", [...debts, text])).utang).toBe("Paylater 2,5 juta cicilan 400rb");
    expect(last("business", [...debts, text])?.text).toContain("uang masuk sebulan");
    const back = last("business", [...all, text]);
    expect(filled(back).utang).toBe("Paylater 2,5 juta cicilan 400rb");
    expect(back?.text).not.toContain("Bank sisa");
  });

  test("“itu bukan utangku” asks which one, and takes none out before", () => {
    const led = last("business", [...debts, "itu bukan utangku, utang suamiku"]);
    expect(filled(led).utang).toBe(table);
    expect(labels(led)).toEqual(["Hapus Paylater", "Hapus Bank"]);
    expect(filled(last("business", [...debts, "itu bukan utangku, utang suamiku", "Hapus Bank"])).utang).toBe(
      "Paylater 2,5 juta cicilan 400rb",
    );
  });

  test("another sum is no agreement, and is asked about where a row has two", () => {
    const led = last("business", [...all, "yang bank 2 juta aja"]);
    expect(led?.document).toBeUndefined();
    expect(labels(led)).toEqual(["Sisa Bank jadi 2 juta", "Cicilan Bank jadi 2 juta"]);
    expect(filled(last("business", [...all, "yang bank 2 juta aja", "Sisa Bank jadi 2 juta"])).utang).toBe(
      "Paylater 2,5 juta cicilan 400rb\nBank 2 juta cicilan 1 juta",
    );
  });

  test("a sum is changed below the document", () => {
    expect(documentOf("business", [...all, "Hitung", "cicilan bank harusnya 800rb"])).toContain(
      "| Bank | Rp20.000.000 | Rp800.000 |",
    );
  });

  test("a row that is written anew keeps the others", () => {
    const led = last("business", [...all, "Ganti barisnya", "Bank 15 juta cicilan 900rb"]);
    expect(filled(led).utang).toBe("Paylater 2,5 juta cicilan 400rb\nBank 15 juta cicilan 900rb");
  });

  test.each([
    "oh iya ada lagi, utang ke kakak 1 juta",
    "tambah utang ke kakak 1 juta",
    "ada yang lupa, utang ke kakak 1 juta",
  ])("“%s” is one row more, and no income", (text) => {
    const more = `${table}\nutang ke kakak 1 juta`;
    expect(filled(last("business", [...debts, text]))).toEqual({ keadaan: "tidak", utang: more });
    expect(filled(last("business", [...all, text]))).toMatchObject({ utang: more, masuk: "4 juta" });
    expect(documentOf("business", [...all, "Hitung", text])).toContain("| utang ke kakak | Rp1.000.000 |");
  });

  test("what may be income is no row", () => {
    expect(filled(last("business", [...debts, "ada lagi dari istri 1 juta"])).utang).toBe(table);
  });

  test("an answer with a name of a row is an answer", () => {
    expect(filled(last("business", [...debts, "gaji dari bank 4 juta"]))).toMatchObject({ utang: table });
  });
});

describe("rows that are written once more", () => {
  const costs = [
    "hitung penawaran borongan",
    "penawaran harga satu pekerjaan",
    "cat pagar 20 meter",
    "cat 800rb\nkuas sama rol 120rb\nupah dua orang 500rb\nbensin 50rb",
    "30%",
    "Pak Yono",
  ];
  const before = filled(last("business", costs)).biaya ?? "";

  test.each([
    "ya itu tadi, upah tukang 600rb. yang lain tetap",
    "ganti barisnya, upah 600rb",
    "upah orang 600rb, yg lain tetep",
  ])("“%s” changes one row, and the others stay", (text) => {
    const rows = filled(last("business", [...costs, text])).biaya ?? "";
    expect(rows).toContain("600rb");
    expect(rows).not.toContain("500rb");
    expect(rows).toContain("cat 800rb");
    expect(rows).toContain("bensin 50rb");
    expect(rows.split("\n")).toHaveLength(before.split("\n").length);
  });

  test("behind a complaint, names with their sums are the new list", () => {
    const text = "lho kok hilang. cat 850rb, kuas 100rb, upah 700rb, bensin 60rb, makan 90rb";
    const rows = filled(last("business", [...costs, text])).biaya ?? "";
    expect(rows.split("\n")).toEqual(["cat 850rb", "kuas 100rb", "upah 700rb", "bensin 60rb", "makan 90rb"]);
  });
});
