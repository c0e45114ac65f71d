import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

const debtFlow = ["mau bayar utang bingung urutannya", "Susun daftar utang", "Tidak ada"];
const debts =
  "shopee pinjam sisa 3,2jt cicilan 420rb sebulan, bunganya 2,95% sebulan. terus kredit motor beat sisa 9 juta cicil 780rb msh 12 bulan. sm utang ke kakak 5jt blm ada cicilan, katanya santai aja tp aku ga enak";

describe("debts told in sentences", () => {
  test("are rows, the rate belongs to its debt, and nothing else is changed", () => {
    const held = filled(last("business", [...debtFlow, debts]));
    expect(held.keadaan).toBe("tidak");
    expect(held.utang?.split("\n")).toEqual([
      "shopee pinjam sisa 3,2jt cicilan 420rb sebulan bunga 2,95%",
      "motor beat sisa 9 juta cicil 780rb msh 12 bulan",
      "kakak 5jt",
    ]);
    // "Masih 12 bulan" is no bill of Rp12.
    expect(held.bayar).toBeUndefined();
  });

  test("a change is still found where the word for it stands by itself", () => {
    const led = last("career", [
      "tolong bikinin surat resign",
      "Susun surat resign",
      "Rina Wulandari",
      "ganti nama jadi Rini Wulandari",
    ]);
    expect(filled(led).nama).toBe("Rini Wulandari");
  });
});

describe("what is left of a wage", () => {
  const asked = [...debtFlow, "shopee 3,2jt cicilan 420rb"];

  test("is what comes in where the member says so", () => {
    const led = last("business", [...asked, "gaji 4,9 tp kepotong bpjs dll jd bersih 4,6"]);
    expect(filled(led).masuk).toBe("Rp4.600.000");
  });

  const several = [...asked, "gaji pokok 4,9 tunjangan lembur 1,2 sama bonus 0,4"];

  test("the buttons stay when an answer presses none, and a word beside a number presses it", () => {
    const before = labels(last("business", several));
    expect(labels(last("business", [...several, "apa yaa"]))).toEqual(before);
    expect(filled(last("business", [...several, "apa yaa", "yg pokok"])).masuk).toBe("Rp4.900.000");
  });

  test("a word that stands beside none presses none", () => {
    expect(filled(last("business", [...several, "yg bersih"])).masuk).toBeUndefined();
  });
});

const stall = ["untung jualan bubur sebulan", "Hitung untung sebulan"];
const bill =
  "Belanja sehari itu beras 3 kg 45 ribu, ayam 2 kg 76 ribu, bumbu sama cakwe kerupuk 60 ribu, gas 8 ribu. Jadi kira2 50 sampai 55 mangkok";
const agreed =
  "iya betul segitu. jualnya 8 ribu, tapi yang pakai ati ampela 10 ribu, ya sekitar 15 mangkok lah yang pakai";
const rent =
  "sewa tempat depan ruko 10 ribu sehari, uang kebersihan 2 ribu, terus bayar keponakan yg bantu 40 ribu sehari. jualan 26 hari sebulan";

describe("costs of a day", () => {
  test("a day's list is added up and divided by what it makes", () => {
    const led = last("business", [...stall, bill]);
    expect(labels(led).slice(0, 2)).toEqual(["Rp189.000 : 50 = Rp3.780", "Rp189.000 : 55 = Rp3.436"]);
    expect(led?.text).toContain("Rp45.000 + Rp76.000 + Rp60.000 + Rp8.000 = Rp189.000");
    expect(filled(led).laku).toBeUndefined();
  });

  test("an agreement before more words counts, and the rest goes to its questions", () => {
    const led = last("business", [...stall, bill, agreed]);
    expect(filled(led)).toMatchObject({ modal: "Rp3.780", jual: "8 ribu" });
    expect(filled(led).laku).toBeUndefined();
    expect(labels(led)).toContain("50 x 26 hari = 1.300");
  });

  test("days that were named are the only ones offered, and a cost between those of a day may be of a day", () => {
    const led = last("business", [...stall, "3780", "8rb", "1300", rent]);
    expect(labels(led).slice(0, 2)).toEqual([
      "26 hari: Rp1.302.000",
      "26 hari, semuanya sehari: Rp1.352.000",
    ]);
  });

  test("the product with which an answer ends is its sum", () => {
    const texts = [
      ...stall,
      "3780",
      "8rb",
      "1300",
      rent,
      "kebersihan 2 ribu itu juga tiap hari mas. Jadi 52 ribu kali 26",
    ];
    expect(filled(last("business", texts)).tetap).toBe("Rp1.352.000");
    const made = documentOf("business", [...texts, "Hitung"]);
    expect(made).toContain("| Untung bersih | Rp4.134.000 |");
    expect(made).toContain("| Untung bersih sehari, kalau jualan 26 hari | Rp159.000 |");
  });

  test("a product with which an answer ends does not swallow a cost of the month", () => {
    const texts = [...stall, "3780", "8rb", "1300"];
    const answer = "sewa 500 ribu sebulan. gas 20 ribu tiap hari. Jadi 52 ribu kali 26";
    expect(filled(last("business", [...texts, answer])).tetap).toBeUndefined();
  });

  test("each thing of a day's list counts with its number", () => {
    const led = last("business", [...stall, "belanja ayam 2 x 38 ribu, bumbu 20 ribu. jadi 50 mangkok"]);
    expect(labels(led)).toContain("Rp96.000 : 50 = Rp1.920");
  });

  test.each([
    "belanja ayam 40 ribu, bumbu 20 ribu seminggu. jadi 50 mangkok sehari",
    "belanja 2 hari: beras 90 ribu, ayam 152 ribu, sehari 50 mangkok",
  ])("what is for another time is not divided by the pieces of a day: %s", (text) => {
    expect(labels(last("business", [...stall, text])).join()).not.toContain(" : 50 = ");
  });

  test.each([
    ["modal 3rb, jual 7rb, laku 520", { modal: "Rp3.000", jual: "7rb" }],
    ["beras 3rb sama ayam 2rb per mangkok", {}],
  ])("%s is no list of a day", (text, held) => {
    const led = last("business", [...stall, text]);
    expect(labels(led).join()).not.toContain(" : ");
    expect(filled(led)).toMatchObject(held);
  });
});
