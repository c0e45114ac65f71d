import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";
import { debtsIn, loanIn } from "./loans.ts";

const begun = ["daftar utang dong", "Susun daftar utang", "Tidak ada"];
const three =
  "mekaar 125rb seminggu tasih 22 minggu\nbank titil 50rb sedinten tasih 14 dinten\nmbakyu 2 juta nggak pake bunga";

describe("a debt that is paid in instalments", () => {
  test.each([
    ["mekaar 125rb seminggu tasih 22 minggu", "mekaar", 2_750_000, 541_667],
    ["mekaar, 125rb seminggu, 22 minggu", "mekaar", 2_750_000, 541_667],
    ["bank titil 50rb sedinten tasih 14 dinten", "bank titil", 700_000, 700_000],
    ["leasing motor 750rb sabulan lagi 14 bulan", "leasing motor", 10_500_000, 750_000],
    ["cicilan hp 300rb tinggal 6x lagi", "cicilan hp", 1_800_000, 300_000],
    ["shopee 400rb tinggal 2x", "shopee", 800_000, 400_000],
    ["koperasi 12 juta nyicil 600rb", "koperasi", 12_000_000, 600_000],
    ["koperasi nyicil 600rb sebulan sisa 12 juta", "koperasi", 12_000_000, 600_000],
    ["motor 600rb/bulan selama 10 bulan", "motor", 6_000_000, 600_000],
    ["mekaar 2 juta seminggunya 50rb", "mekaar", 2_000_000, 216_667],
    ["mekaar 2 juta, tiap minggu bayar 50rb", "mekaar", 2_000_000, 216_667],
    ["mekaar 2 juta 50rb seminggu", "mekaar", 2_000_000, 216_667],
    ["mekaar 50rb seminggu, sisa 2 juta", "mekaar", 2_000_000, 216_667],
    ["motor 600rb x 10 bulan", "motor", 6_000_000, 600_000],
    ["motor 600rb 10 bulan lagi", "motor", 6_000_000, 600_000],
    ["motor 600rb tinggal 10 bulan", "motor", 6_000_000, 600_000],
    ["koperasi cicil 50rb seminggu selama 12 minggu", "koperasi", 600_000, 216_667],
    ["koperasi cicil 50rb seminggu", "koperasi", undefined, 216_667],
    ["koperasi 50rb seminggu selama 3 bulan", "koperasi", undefined, 216_667],
    ["cicilan motor 750rb", "cicilan motor", undefined, 750_000],
    ["motor 750rb sebulan telat 2 bulan", "motor", undefined, 750_000],
  ])("%s", (text, name, rest, monthly) => expect(loanIn(text)).toMatchObject({ name, rest, monthly }));

  test.each([
    "mbakyu 2 juta nggak pake bunga",
    "Paylater, 2.500.000, 400rb, 3",
    "pinjol 800rb jatuh tempo tgl 5",
    "pinjol 800rb jatuh tempo 2 bulan lagi",
    "pinjol 800rb 2 minggu lagi",
  ])("an ordinary row is read as before: %s", (text) => expect(loanIn(text)).toBeUndefined());

  test("is read back with how its rest was reckoned, and calculated with", () => {
    const texts = [...begun, three, "1,8 juta", "1,2 juta"];
    const back = last("business", texts);
    expect(back?.text).toContain("mekaar sisa Rp2.750.000 dari Rp125.000 x 22, cicilan Rp541.667");
    expect(back?.text).toContain("sisa Rp5.450.000");
    expect(labels(back)).toContain("Ganti barisnya");
    const made = last("business", [...texts, "Hitung"])?.document?.text;
    expect(made).toContain("Kurangnya sebulan: Rp641.667");
    expect(made).not.toContain("tertutup");
  });

  test("for a whole term is only counted as unpaid after a yes", () => {
    const texts = [...begun, "motor 600rb/bulan selama 10 bulan, paylater 1,2jt", "3 juta", "1 juta"];
    expect(last("business", texts)?.text).toContain("Untuk motor kuhitung semua cicilannya belum dibayar.");
    expect(last("business", [...texts, "Hitung"])?.document).toBeUndefined();
    expect(last("business", [...texts, "Ya, memang begitu"])?.document?.text).toContain("Rp7.200.000");
  });

  test("without a rest is not added up without a yes", () => {
    const texts = [...begun, "motor 750rb sebulan, pinjol 2jt", "3 juta", "1 juta"];
    expect(last("business", texts)?.text).toContain("Sisa utang untuk motor belum kamu sebut");
    expect(last("business", [...texts, "Hitung"])?.document).toBeUndefined();
    expect(last("business", [...texts, "Ya, memang begitu"])?.document).toBeDefined();
  });
});

describe("debts of a first message", () => {
  test.each([
    [
      "utang kulo kathah mekaar 125 rb seminggu tasih 22 minggu kalih bank titil 50 rb sedinten tasih 14 dinten trus utang mbakyu 2 jt nggak pake bunga niku sing dibayar riyin sing pundi",
      [
        "mekaar 125 rb seminggu masih 22 minggu",
        "bank titil 50 rb sehari masih 14 hari",
        "mbakyu 2 jt nggak pake bunga",
      ],
    ],
    [
      "ulun ada 3 hutang. koperasi 12 juta nyicil 600rb, leasing motor 750rb sabulan lagi 14 bulan, warung solar 3,5jt kada babunga",
      ["koperasi 12 juta nyicil 600rb", "leasing motor 750rb sebulan lagi 14 bulan", "warung solar 3,5jt"],
    ],
  ])("%s", (text, rows) => expect(debtsIn(text)?.split("\n")).toEqual(rows));

  test("are not asked for again", () => {
    const led = last("business", [
      "ulun ada 3 hutang. koperasi 12 juta nyicil 600rb, leasing motor 750rb sabulan lagi 14 bulan, warung solar 3,5jt kada babunga",
      "Susun daftar utang",
      "Tidak ada",
    ]);
    expect(led?.text).toContain("Berapa uang yang masuk");
    expect(filled(led).utang?.split("\n")).toHaveLength(3);
  });
});

describe("a table for a month", () => {
  test("counts what is paid for a week or a day, and shows how", () => {
    const rows = "kos 900rb, arisan 50rb seminggu, motor 600rb/bulan, jajan anak 10rb sehari";
    const texts = ["bantu bikin anggaran bulanan", "Susun anggaran sebulan", "4 juta", rows, "300rb"];
    const back = last("business", texts);
    expect(back?.text).toContain("arisan Rp216.667 dari Rp50.000 seminggu");
    expect(back?.text).toContain("jajan anak Rp300.000 dari Rp10.000 sehari");
    expect(back?.text).toContain("sebulan Rp2.016.667");
  });
});
