import { describe, expect, test } from "vitest";
import { conversation, filled, labels, last } from "#server/test/guide-conversation.ts";
import { workingIn } from "./workings.ts";

const risol = ["bantu hitung harga jual risol", "Hitung harga jual"];
const untung = ["hitungin untung sebulan dong", "Hitung untung sebulan"];

describe("a result beside its own working", () => {
  test.each([
    ["gas 25 + tepung 40 = 65rb", 65_000, "Rp25.000 + Rp40.000"],
    ["gas 25 karo tepung 40 dadi 65 ewu", 65_000, "Rp25.000 + Rp40.000"],
    ["bahan 300rb+gas 25rb total segitu 325rb", 325_000, "Rp300.000 + Rp25.000"],
    ["kos 800rb makan 1,2jt totalnya 2jt", 2_000_000, "Rp800.000 + Rp1.200.000"],
    ["3x 15rb jadi 45rb", 45_000, "3 x Rp15.000"],
    ["3x15rb=45rb", 45_000, "3 x Rp15.000"],
    ["10 ribu dikali 5 sama dengan 50 ribu", 50_000, "Rp10.000 x 5"],
    ["12rb x 20 biji, 240rb", 240_000, "Rp12.000 x 20 biji"],
    ["tepung 2kg@12rb=24rb", 24_000, "2 kg x Rp12.000"],
    ["ayam 2 kg x 35rb + bumbu 20rb = 90rb", 90_000, "2 kg x Rp35.000 + Rp20.000"],
    ["total 1,2jt (800+400)", 1_200_000, "Rp800.000 + Rp400.000"],
    ["1,2jt dari 800rb sama 400rb", 1_200_000, "Rp800.000 + Rp400.000"],
    ["semuanya 65rb = gas 25 + tepung 40", 65_000, "Rp25.000 + Rp40.000"],
    ["45 ribu hasil dari 3 kali 15", 45_000, "3 x Rp15.000"],
    ["gaji 4,9jt dipotong bpjs 300rb jadi 4,6jt", 4_600_000, "Rp4.900.000 - Rp300.000"],
  ])("%s", (text, value, shown) => {
    const found = workingIn(text);
    expect(found?.value).toBe(value);
    expect(found?.sum).toBe(value);
    expect(found?.shown).toBe(shown);
  });

  test.each([
    ["gas 25 + tepung 40 = 75rb", 75_000, 65_000],
    ["15rb x 26 jadi 400rb", 400_000, 390_000],
    ["12rb x 20 biji, 250rb", 250_000, 240_000],
    ["1,3jt (800+400)", 1_300_000, 1_200_000],
  ])("that does not give it: %s", (text, value, sum) =>
    expect(workingIn(text)).toMatchObject({ value, sum }),
  );

  test.each([
    "modal 20rb jual 35rb jadi untung 10rb",
    "dulu 2jt, naik 500rb, sekarang minta 3jt",
    "gaji 5jt jadi 6jt",
    "cicilan 400rb, sisa 2 juta",
    "benang Rp180.000 deng pewarna Rp70.000, jadi Rp300.000",
    "beras 5 x 12rb, jadi 30 bungkus",
    "5 x 12rb jadi 30",
    "ayam 12 x 36rb, 50rb",
    "30rb, 10rb, 20rb",
    "10rb, 20rb, 30rb",
    "15-20 ribu",
    "2 juta 500 ribu",
    "8kg x 42rb",
    "harga 8rb, 2 bungkus 15rb",
  ])("%s names none", (text) => expect(workingIn(text)).toBeUndefined());

  test("things are counted as well", () => {
    expect(workingIn("pagi 20 sore 15 jadi 35", true)).toMatchObject({ value: 35, sum: 35 });
    expect(workingIn("20 x 26 = 520", true)).toMatchObject({ value: 520, sum: 520 });
    expect(workingIn("30 tapi 5 gosong jadinya 25", true)).toBeUndefined();
  });
});

describe("in a flow", () => {
  test.each([
    ["gas 25 + tepung 40 = 65rb", "65rb"],
    ["3x 15rb jadi 45rb", "45rb"],
    ["total 1,2jt (800+400)", "1,2jt"],
    ["12rb x 20 biji, 240rb", "240rb"],
    ["gas 25rb, tepung 40rb, total 65rb", "65rb"],
    ["3x15rb=45rb, 2x10rb=20rb, total 65rb", "65rb"],
  ])("the result is taken, and the guide shows how: %s", (text, value) => {
    const led = last("business", [...risol, text]);
    expect(filled(led)).toEqual({ produk: "risol", bahan: value });
    expect(led?.text).toMatch(/^Hitunganmu cocok: .+ = Rp/);
  });

  test("what the working does not give is asked about, and both are offered", () => {
    const [asked, taken] = conversation("business", [
      ...risol,
      "gas 25 + tepung 40 = 75rb",
      "Rp65.000",
    ]).slice(-2);
    expect(filled(asked).bahan).toBeUndefined();
    expect(asked?.text).toContain("Rp25.000 + Rp40.000 = Rp65.000, beda");
    expect(labels(asked).slice(0, 2)).toEqual(["Rp75.000", "Rp65.000"]);
    expect(filled(taken).bahan).toBe("Rp65.000");
  });

  test("two of them in a row are said in other words", () => {
    const led = last("business", [...risol, "gas 25 + tepung 40 = 65rb", "plastik 300 + stiker 200 = 500"]);
    expect(filled(led)).toMatchObject({ bahan: "65rb", kemasan: "500" });
    expect(led?.text).toMatch(/^Cocok, Rp300 \+ Rp200 = Rp500/);
  });

  test("beside other costs the result is one of them", () => {
    const led = last("business", [...untung, "3500", "8rb", "1500", "listrik 3 x 50rb = 150rb, sewa 500rb"]);
    expect(labels(led)[0]).toBe("Betul, Rp650.000");
  });

  test("a result for another period is reckoned on buttons", () => {
    const led = last("business", [...untung, "3500", "8rb", "30 + 25 = 55 sehari"]);
    expect(labels(led)[0]).toBe("55 x 26 hari = 1.430");
  });

  test("what several pieces cost is no cost of one", () => {
    const price = last("business", [...untung, "12rb x 20 biji, 240rb"]);
    expect(filled(price).modal).toBeUndefined();
    expect(labels(price).slice(0, 2)).toEqual(["Rp12.000", "Rp240.000"]);
    const batch = last("business", [...untung, "belanja 150rb + gas 25rb = 175rb jadi 50 porsi"]);
    expect(labels(batch)[0]).toBe("Rp175.000 : 50 = Rp3.500");
  });

  test("numbers in the unit of the question", () => {
    const led = last("career", [
      "mau minta naik gaji",
      "Siapkan bicara gaji",
      "gapok 3 + tunjangan 1,2 = 4,2",
    ]);
    expect(filled(led).dasar).toBe("Rp4.200.000");
  });

  test("nothing in the working is taken for another question", () => {
    const texts = ["mau minta naik gaji", "Siapkan bicara gaji", "4,9jt dipotong bpjs 300rb jadi 4,6jt"];
    expect(filled(last("career", texts))).toEqual({ urusan: "naik", dasar: "4,6jt" });
  });

  test.each([
    ["cat 2 x 50rb = 100rb, upah 3 x 150rb = 450rb", "cat Rp100.000 + upah Rp450.000, jumlah Rp550.000"],
    ["cat 100rb + kuas 25rb = 125rb", "cat Rp100.000 + kuas Rp25.000, jumlah Rp125.000"],
    ["lombok+bawang 95rb, ayam 100rb", "lombok+bawang Rp95.000 + ayam Rp100.000, jumlah Rp195.000"],
  ])("rows stand once: %s", (rows, sum) => {
    const job = ["itungin borongan ngecat dong", "Hitung penawaran harga", "cat rumah"];
    expect(last("business", [...job, rows, "15%", "Lewati"])?.text).toContain(sum);
  });
});
