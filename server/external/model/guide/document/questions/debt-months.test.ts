import { describe, expect, test } from "vitest";
import { inOrder, monthsOf, monthsTogether } from "#server/external/model/guide/values/costs/owed.ts";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";

const debts = (rows: string, income = "gaji 4,5 juta") => [
  "mau bikin daftar utang biar kelihatan semua",
  ...["Susun daftar utang", "Tidak ada", rows, income, "2,8 juta", "Hitung"],
];
const three = debts("Shopee 2,4 juta cicilan 400rb bunga 2,95%\nKredivo 1,2jt cicilan 200rb\nkakak 1 juta");
const soto = [
  "mau hitung untung jualan soto sebulan",
  ...["Hitung untung sebulan", "6rb", "12rb", "1352", "2 juta", "Hitung"],
];
const below = (made: readonly string[], ...texts: string[]) => last("business", [...made, ...texts]);

describe("how long debts take", () => {
  test.each(["jadi berapa lama lunas semua bang", "berapa lama lunasnya semua?", "kapan lunas semuanya ya"])(
    "%s: the months at the instalments, and with what is left",
    (text) => {
      const led = below(three, text);
      expect(led?.text).toContain("Shopee: 7 bulan\n- Kredivo: 6 bulan\n- kakak: belum ada cicilannya");
      expect(led?.text).toContain("Rp1.100.000 sebulan ditambahkan ke Shopee dulu");
      expect(led?.text).toContain("semua lunas dalam 3 bulan");
      expect(led?.text).toContain("Anggapannya:");
    },
  );

  test("is answered after the flow is over, and not in the same words twice", () => {
    const led = below(three, "berapa lama lunasnya semua?", "Sudah pas", "kapan lunas semuanya ya");
    expect(led?.text).toContain("paling cepat 3 bulan");
  });

  test("says where nothing is left, and where an instalment pays no interest off", () => {
    const led = below(
      debts("Pinjol 5 juta cicilan 100rb bunga 10%\nBank 12jt cicilan 2jt"),
      "berapa lama lunas",
    );
    expect(led?.text).toContain("belum menutup bunganya");
    expect(led?.text).toContain("Tiap bulan masih kurang Rp400.000");
  });

  test("interest of a year is no interest of a month", () => {
    const led = below(debts("Bank 12 juta cicilan 1 juta bunga 12% per tahun"), "berapa lama lunas semua");
    expect(led?.text).toContain("Bank: 1 tahun 1 bulan");
  });

  test("what cannot be paid is said first, also when it is asked again", () => {
    const short = debts("Bank 6 juta cicilan 1 juta", "gaji 2 juta");
    const led = below(short, "berapa lama lunas semua");
    expect(led?.text.indexOf("masih kurang")).toBeLessThan(led?.text.indexOf("lunas dalam") ?? 0);
    expect(below(short, "berapa lama lunas semua", "kapan lunas semuanya ya")?.text).toMatch(/kurang/i);
  });

  test("the order names the debt that comes first", () => {
    expect(documentOf("business", three)).toContain("di daftarmu Shopee, bunga 2,95% sebulan");
    const plain = debts("Bank 2,4 juta cicilan 400rb\nkakak 1 juta cicilan 100rb");
    expect(documentOf("business", plain)).toContain("di daftarmu kakak, sisa Rp1.000.000");
  });

  test("interest is added before an instalment, and what becomes free goes on to the next", () => {
    const one = { name: "A", rest: 1_000_000, monthly: 300_000, rate: 5 };
    const other = { name: "B", rest: 600_000, monthly: 100_000, rate: 0 };
    expect(monthsOf(one)).toBe(4);
    expect(monthsOf({ ...one, monthly: 50_000 })).toBeUndefined();
    expect(monthsTogether([other, one], 0)).toBe(5);
    expect(monthsTogether([other, one], 400_000)).toBe(3);
    expect(inOrder([other, one]).map(({ name }) => name)).toEqual(["A", "B"]);
  });
});

describe("the sum of a month for a day", () => {
  const question = "jadi sehari untung bersihnya berapa mas?";

  test("is asked about by the days of work, and then told with its working", () => {
    const buttons = ["26 hari: Rp235.077 sehari", "30 hari: Rp203.733 sehari"];
    expect(labels(below(soto, question))).toEqual(buttons);
    expect(below(soto, question, buttons[0] ?? "")?.text).toContain("Rp6.112.000 : 26 hari = Rp235.077");
    expect(below(soto, question, "25 hari")?.text).toContain("Rp6.112.000 : 25 hari = Rp244.480");
  });

  test("is told at once where the days are known", () => {
    expect(below(soto, "untung bersihnya sehari berapa kalau 26 hari")?.text).toContain("= Rp235.077");
    expect(below(soto, question, "26 hari", "omzetnya sehari berapa?")?.text).toContain(
      "Rp16.224.000 : 26 hari = Rp624.000",
    );
  });

  test("what else is asked about is answered beside it", () => {
    const led = below(soto, `${question} terus yang pakai ati ampela 15 mangkok 10 ribu itu belum masuk ya`);
    expect(led?.text).toContain("“yang pakai ati ampela 15 mangkok 10 ribu” tidak ada di hitungan ini");
    expect(labels(led)).toContain("26 hari: Rp235.077 sehari");
  });

  test.each(["lakunya jadi 60 sehari", "sehari-hari aku jualan sendiri"])("“%s” asks for none", (text) =>
    expect(labels(below(soto, text))).not.toContain("26 hari: Rp235.077 sehari"),
  );
});
