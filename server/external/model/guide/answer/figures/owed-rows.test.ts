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
