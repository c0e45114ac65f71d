import { describe, expect, it } from "vitest";
import { documentOf, last } from "#server/test/guide-conversation.ts";
import { isThreatOnly, offersNothing, purchaseDaysIn } from "./customer-words.ts";

/* A customer's threat is no complaint, and what a seller refuses or fears is no offer. */

describe("a threat", () => {
  it.each([
    "katanya klo ga di refund mau kasih bintang 1",
    "mau diviralin di tiktok",
    "ngancem lapor polisi",
    "bilang mau review jelek",
    "dia mau posting di fb",
    "mau lapor ke shopee katanya",
  ])("is no complaint: “%s”", (text) => expect(isThreatOnly(text)).toBe(true));

  it.each([
    "ada noda bedak, klo ga direfund mau kasih bintang 1",
    "warnanya beda, mau diviralin",
    "kekecilan",
    "telat 3 hari terus ngancem bintang satu",
  ])("stands beside one: “%s”", (text) => expect(isThreatOnly(text)).toBe(false));
});

describe("an answer about an offer", () => {
  it.each([
    "ya ga adil lah kak klo aku refund kan udah dipake kena bedak semua ga bisa dijual lagi",
    "aku ga mau ngasih apa2 sih, dia yang salah",
    "ogah, rugi aku",
    "aku takut dia kasih bintang 1",
    "nggak rela kak, modalnya aja belum balik",
    "tidak ada, barangnya sudah dipakai",
  ])("gives nothing: “%s”", (text) => expect(offersNothing(text)).toBe(true));

  it.each([
    "voucher 25rb buat order berikutnya",
    "tukar size aja, ongkirnya dari dia",
    "ga bisa refund penuh, paling aku balikin 50 ribu",
    "takut bintang 1, jadi aku kasih gratis ongkir aja",
    "aku bersihin nodanya, gratis",
    "nanti kupikirkan",
  ])("gives something, or does not refuse: “%s”", (text) => expect(offersNothing(text)).toBe(false));
});

describe("the days of an order", () => {
  it.each([
    [
      "dia beli tgl 4 sampe tgl 7, baru komplen kemaren tgl 20",
      "dia beli tgl 4 sampe tgl 7, baru komplen kemaren tgl 20",
    ],
    [
      "katanya sobek. order tanggal 2 mei, minta refund tgl 15 mei",
      "order tanggal 2 mei, minta refund tgl 15 mei",
    ],
    ["barang diterima tgl 9", "barang diterima tgl 9"],
    ["pesennya tgl 3. dikirim tgl 4", "pesennya tgl 3, dikirim tgl 4"],
    ["checkout tgl 11", "checkout tgl 11"],
    ["dia protes tgl 30 juni", "dia protes tgl 30 juni"],
  ])("are taken from “%s”", (text, days) => expect(purchaseDaysIn(text)).toBe(days));

  it.each(["gajian tgl 25", "beli 4 potong", "minta dijawab sebelum tgl 7", "beli kemarin"])(
    "are not read in “%s”",
    (text) => expect(purchaseDaysIn(text)).toBeUndefined(),
  );
});

describe("a reply to a customer who wants the money back", () => {
  const told = [
    "customer minta refund kebaya. katanya klo ga di refund mau kasih bintang 1. dia beli tgl 4 sampe tgl 7, baru komplen kemaren tgl 20",
    "Balas pelanggan sulit",
    "kebaya",
    "ada noda bedak",
    "Voucher atau tawaran lain",
  ];
  const refused =
    "ya ga adil lah kak klo aku refund kan udah dipake kena bedak semua. tapi aku takut bintang 1";

  it("asks for the reason, which the threat is not", () =>
    expect(last("business", told.slice(0, 3))?.text).toContain("Apa alasan dia"));

  it("asks once more for an offer, and pastes no fear", () => {
    expect(last("business", [...told, refused])?.text).toContain("belum ada tawarannya");
    const text = documentOf("business", [...told, refused, "voucher 25rb"]);
    expect(text).toContain("Menurut catatan saya: Kakak beli tanggal 4 sampai tanggal 7");
    expect(text).toContain("Uangnya tidak bisa saya kembalikan.");
    expect(text).not.toMatch(/takut|adil|bintang|nanti bedak/);
  });
});
