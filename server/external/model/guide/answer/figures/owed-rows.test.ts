import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

const begun = ["daftar utang dong", "Susun daftar utang", "Tidak ada"];
const rows =
  "paylater 1,2 jt cicilan 240rb udh telat 3 hari, koperasi 3jt cicilan 300rb, tetangga 500rb ga ada bunga";
const plain = "paylater 1,2 jt, koperasi 3jt cicilan 300rb, tetangga 500rb";
const textOf = (...texts: string[]) => last("business", texts)?.text ?? "";

describe("what is said of a debt away from its question", () => {
  test("arrears are no interest, and the order names each debt with its rupiah", () => {
    const sheet = documentOf("business", [...begun, rows, "3,4 jt sebulan", "2,5 juta", "Hitung"]);
    expect(sheet).toContain("| paylater | Rp1.200.000 | Rp240.000 | – | telat 3 hari |");
    expect(sheet).toContain("| tetangga | Rp500.000 | – | 0 | – |");
    expect(sheet).toContain("1. paylater (telat 3 hari): bayar Rp240.000");
    expect(sheet).toContain("2. koperasi: bayar Rp300.000");
    expect(sheet).toContain("3. tetangga: bayar Rp180.000");
    expect(sheet).toContain("separuh (Rp180.000) disimpan");
  });

  test("beside an answer it is noted, and the answer counts", () => {
    const led = last("business", [...begun, plain, "3,4 jt sebulan. paylater cm telat 3 hari"]);
    expect(filled(led).utang).toContain("paylater Rp1.200.000 telat 3 hari");
    expect(filled(led).masuk).toContain("3,4 jt");
    expect(led?.text).toContain("Kubetulkan: paylater");
  });

  test("arrears that were read as interest are put right", () => {
    const before = [...begun, "Paylater, 1,2jt, 240rb, 3", "3,4jt", "2,5jt"];
    const led = last("business", [...before, "Lho kok bunga 3 persen, itu telat 3 HARI"]);
    expect(filled(led).utang).toBe("Paylater Rp1.200.000 cicilan Rp240.000 telat 3 hari");
    expect(labels(led)).toContain("Hitung");
  });

  test("an instalment and arrears below the finished table change it", () => {
    const made = [...begun, plain, "3,4 jt", "2,5 juta", "Hitung"];
    const led = last("business", [
      ...made,
      "lho paylaternya kan udh telat 3 hari mbak, bunga jalan. harusnya itu dulu dong? minimal bayarnya 240rb",
    ]);
    expect(led?.document?.text).toContain("1. paylater (telat 3 hari): bayar Rp240.000");
    expect(led?.document?.text).toContain("Cicilan semua, sebulan: Rp540.000");
  });

  test("at the question about threats none of the words is lost", () => {
    const wish = `bingung bayar utang: ${plain}`;
    const led = last("business", [
      wish,
      "Susun daftar utang",
      "paylater telat 3 hari dan dc ngancam sebar data",
    ]);
    expect(filled(led).keadaan).toBe("ancaman");
  });

  test.each([
    "3,4jt tapi gajiannya telat 3 hari",
    "3,4jt, kalau paylater telat gimana?",
    "3,4 juta, belum telat kok",
    "3,4 juta, paylater belum telat",
    "3,4 jt, koperasi buka jam 8",
  ])("changes no row: %s", (text) =>
    expect(filled(last("business", [...begun, plain, text])).utang).toBe(plain),
  );
});

describe("sums that are due as a whole", () => {
  const lumps = "A 2,4jt telat 9 hari, B 1,1jt telat 3 hari, C 850rb jatuh tempo lusa. gw pegang duit 600rb";

  test("money in hand is taken out of the debts and shared out, without a question for instalments", () => {
    const texts = [...begun, lumps];
    expect(filled(last("business", texts)).pegang).toBe("Rp600.000");
    const sheet = documentOf("business", [...texts, "Hitung"]);
    expect(sheet).toContain("| C | Rp850.000 | – | – | jatuh tempo lusa |");
    expect(sheet).toContain("1. A (telat 9 hari): bayar Rp600.000, Rp1.800.000 lagi minta tempo");
    expect(sheet).toContain("2. B (telat 3 hari): belum kebagian, minta tempo untuk Rp1.100.000");
    expect(sheet).toContain("Masih belum dibayar: Rp3.750.000");
  });

  test("is asked for where it was not told", () =>
    expect(textOf(...begun, "A 2,4jt telat 9 hari, B 1,1jt telat 3 hari")).toContain(
      "yang kamu pegang sekarang",
    ));

  test("with instalments the income is asked for", () =>
    expect(textOf(...begun, rows)).toContain("Berapa uang yang masuk"));
});

describe("a month in which not all can be paid", () => {
  const debts =
    "adakami sisa 1,45jt jatuh tempo tgl 5 bayar lunas, easycash 980rb tgl 8 lunas jg, kredit pintar 2,1jt cicilan 700rb telat 12 hari, kakak 1,5jt";
  const made = [...begun, debts, "3,6jt", "2,45jt", "Hitung"];

  test("is said first, with what is missing, what is paid in full and who is called before which day", () => {
    const led = last("business", made);
    expect(led?.text).toMatch(/^Bulan ini kurang Rp1\.980\.000/);
    const sheet = led?.document?.text ?? "";
    expect(sheet).toMatch(/^Kurang Rp1\.980\.000/);
    expect(sheet).toContain("Dibayar penuh:\n1. kredit pintar (telat 12 hari): bayar Rp700.000");
    expect(sheet).toContain(
      "2. adakami (jatuh tempo tgl 5): Rp1.450.000 belum cukup uangnya. Tawarkan Rp450.000 dulu",
    );
    expect(sheet).toContain(
      "3. easycash (jatuh tempo tgl 8): belum kebagian, minta tempo untuk Rp980.000, hubungi sebelum tgl 8",
    );
    expect(sheet).not.toMatch(/disimpan|semua cicilan bulan ini tertutup/);
  });

  test("several bills in one message change every row that is named", () => {
    const led = last("business", [
      ...made,
      "tagihan bulan ini adakami 1jt easycash 500rb kredit pintar 600rb",
    ]);
    expect(led?.text).toContain("Kubetulkan: adakami");
    expect(led?.document?.text).toContain("Kurang Rp950.000");
  });

  test.each([
    ["easycash sisa 500rb", "| easycash | Rp500.000 | – |"],
    ["adakami boleh dicicil 300rb sebulan", "| adakami | Rp1.450.000 | Rp300.000 |"],
  ])("%s", (text, row) => expect(last("business", [...made, text])?.document?.text).toContain(row));

  test.each(["adakami boleh dicicil 300rb ga?", "kalau adakami dicicil 300rb gimana"])(
    "changes no row: %s",
    (text) => expect(filled(last("business", [...made, text])).utang).toBe(debts),
  );

  test("where all are paid off, what is left is kept, and goes to no debt", () => {
    const two = "adakami 1,45jt jatuh tempo tgl 5, easycash 980rb tgl 8";
    const sheet = documentOf("business", [...begun, two, "5jt", "2jt", "Hitung"]);
    expect(sheet).toContain("Semua utang di tabel lunas bulan ini. Lebihnya, Rp570.000, disimpan");
    expect(sheet).not.toContain("separuh");
  });

  test("bills that stand already change nothing, and nothing is said to be changed", () => {
    const led = last("business", [
      ...made,
      "tagihan bulan ini adakami 1,45jt easycash 980rb kredit pintar 700rb",
    ]);
    expect(led?.text).toContain("Di tabel sudah tercatat: adakami");
    expect(led?.text).not.toMatch(/Kuhitung ulang|Kubetulkan/);
  });

  test("everything in the first message is asked for only once more, by its read-back", () => {
    const told = `bingung bayar utang pinjol. adakami 1,45jt jatuh tempo tgl 5, easycash 980rb tgl 8, kredit pintar 2,1jt cicilan 700rb telat 12 hari, kakak 1,5jt. gaji 3,6jt, buat hidup 2,45jt`;
    const led = last("business", [told, "Susun daftar utang", "Tidak ada"]);
    expect(labels(led)[0]).toBe("Hitung");
    expect(led?.text).toContain("kredit pintar sisa Rp2.100.000");
  });
});

describe("a bill that nobody has named", () => {
  const asked = [
    ...begun,
    "shopee 1,2jt telat 3 hari, koperasi 3jt cicilan 300rb, tetangga 500rb",
    "3,4 jt",
    "2,5 juta",
  ];

  test("is asked for once, by name", () => {
    expect(textOf(...asked)).toContain("Tagihan bulan ini untuk shopee belum kamu sebut");
    expect(textOf(...asked, "Ganti barisnya", "Tidak jadi ganti")).not.toContain("belum kamu sebut");
  });

  test.each(["shopee 240rb", "240rb", "tagihan shopee 240rb"])("takes it at the read-back: %s", (text) =>
    expect(documentOf("business", [...asked, text, "Hitung"])).toContain(
      "1. shopee (telat 3 hari): bayar Rp240.000",
    ),
  );

  test.each(["belum tau, hitung aja", "gatau. itung dulu aja"])("may stay open: %s", (text) =>
    expect(last("business", [...asked, text])?.document?.text).toContain("tagihannya belum disebut"),
  );

  test("leaves it open whether all is covered", () => {
    const led = last("business", [...asked, "Hitung"]);
    expect(led?.text).toContain("jadi belum bisa dibilang tertutup");
    expect(led?.document?.text).not.toContain("disimpan");
  });
});
