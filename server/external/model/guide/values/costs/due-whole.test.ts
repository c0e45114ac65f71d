import { describe, expect, test } from "vitest";
import { debtsIn } from "./debt-lines.ts";
import { billOf, isUnbilled } from "./owed.ts";

/** The bills of this month in thousands, "?" where a lender's bill is not known. */
const bills = (text: string) =>
  debtsIn(text)
    .map((debt) => (isUnbilled(debt) ? "?" : String(billOf(debt) / 1000)))
    .join(" ");

describe("what is to be paid of debts this month", () => {
  test.each([
    ["adakami sisa 1,45jt jatuh tempo tgl 5 bayar lunas, easycash 980rb tgl 8 lunas jg", "1450 980"],
    ["adakami 1,45jt jatuh tempo tgl 5, easycash 980rb tgl 8, kakak 1,5jt", "1450 980 0"],
    ["akulaku 700rb jatuh tempo besok, koperasi 3jt cicilan 300rb jatuh tempo tgl 10", "700 300"],
    ["pinjol rupiah cepat 1,2jt harus lunas tgl 12", "1200"],
    ["indodana 850rb, jatuh tempo tanggal 3 desember", "850"],
    ["kredivo 2jt, bayar lunas", "2000"],
    ["easycash 900rb kudu lunas tgl 7; mekaar 125rb seminggu masih 20 minggu", "900 541.667"],
    ["julo 1,1jt jatuh tempo minggu depan\nteman kantor 400rb", "1100 0"],
    ["ada pundi 600rb lunas sekaligus tgl 15, bude 1jt tgl 20", "600 1000"],
    ["bank 5jt cicil 500rb tgl 5", "500"],
    ["gopay pinjam 1,8jt dibayar full tgl 1", "1800"],
    ["shopee pinjam 500rb jatuh tempo lusa, spaylater 900rb cicilan 150rb", "500 150"],
  ])("%s: %s", (text, wanted) => expect(bills(text)).toBe(wanted));

  test.each([
    ["shopee 1,2jt telat 3 hari, koperasi 3jt cicilan 300rb", "? 300"],
    ["bank 2jt belum lunas", "?"],
    ["koperasi 3jt tiap tgl 5", "?"],
    ["kartu kredit 4jt biar cepat lunas", "?"],
    ["kredivo 3jt pengen lunas tahun ini", "?"],
    ["kakak 1,5jt, tetangga 500rb", "0 0"],
    ["koperasi 3jt cicilan 300rb jatuh tempo tgl 5", "300"],
    ["utang ke bos 2jt belum lunas", "0"],
  ])("%s is not due as a whole: %s", (text, wanted) => expect(bills(text)).toBe(wanted));

  test.each([
    ["uang teman 750rb jatuh tempo tgl 6 lunas, kredit pintar 1,3jt cicilan 430rb", "750 430"],
    ["tunaiku 2,4 juta jatuh tempo tgl 25, dana cicil 600rb tgl 28", "2400 600"],
    ["pinjol singa 1 jt hrs lunas bulan ini", "1000"],
    ["bank emok 80rb seminggu masih 15 minggu, pinjol 500rb jatuh tempo hari ini", "346.667 500"],
    ["lazpaylater 640rb, tgl 11, lunas", "640"],
    ["gadai emas 2jt jatuh tempo tgl 30", "2000"],
    ["koperasi kampus 1,5jt blm jatuh tempo", "?"],
    ["motor 12jt cicilan 780rb tiap tgl 9", "780"],
    ["kredivo 1,1jt udah mau lunas", "?"],
  ])("%s: %s, due as a whole or not", (text, wanted) => expect(bills(text)).toBe(wanted));
});
