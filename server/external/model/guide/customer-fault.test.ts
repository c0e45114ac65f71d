import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

/* A customer who wants the money back: whose fault it was decides what the reply says. */

const start = "Balas pelanggan sulit";
const told = [
  "pelanggan minta uang kembali, kue yang datang kurang 5 loyang dari 20. memang salah kami",
  start,
];
const reply = [...told, "kue lapis 20 loyang", "kurang 5 loyang, tamunya tidak kebagian"];

describe("where the fault is the seller's own", () => {
  const partly = documentOf("business", [...reply, "Kembalikan sebagian", "Rp400.000, ditransfer hari ini"]);

  test("it is not asked again", () =>
    expect(filled(last("business", told))).toMatchObject({ salah: "kami" }));

  test("the reply apologizes first, and says what is given back", () => {
    expect(partly).toMatch(
      /minta maaf soal kue lapis[\s\S]*kesalahan kami[\s\S]*Sebagian uangnya saya kembalikan\.\nRp400\.000/i,
    );
    expect(partly).not.toMatch(/belum bisa saya kembalikan|foto|bukti|aplikasi/);
  });

  test("a sum behind the button is kept for its question", () => {
    const text = "kembalikan sebagian saja, 5 loyang 350rb ditambah 50rb buat permintaan maaf, jadi 400rb";
    const made = documentOf("business", [...reply, text]);
    expect(made).toContain("Sebagian uangnya saya kembalikan.");
    expect(made).toContain("Rp350.000");
    expect(made).not.toContain("kembalikan sebagian saja");
  });

  test("all of it can be given back", () =>
    expect(documentOf("business", [...reply, "Kembalikan penuh"])).toMatch(
      /kesalahan kami[\s\S]*kembalikan seluruhnya/,
    ));
});

describe("where it is not", () => {
  const other = ["pembeli minta refund, katanya kekecilan, gimana balesnya", start, "kemeja batik"];

  test("it is asked, and the reply confesses nothing", () => {
    const partly = [...other, "Kembalikan sebagian", "ongkir 20rb hari Jumat"];
    expect(labels(last("business", partly))).toContain("Bukan atau belum jelas");
    const made = documentOf("business", [...partly, "Bukan atau belum jelas"]);
    expect(made).not.toMatch(/kesalahan kami|minta maaf/);
    expect(made).toContain("Sebagian uangnya saya kembalikan.");
  });

  test("a marketplace is spoken of only where one was named", () => {
    expect(documentOf("business", [...other, "Tidak dikembalikan"])).not.toMatch(/belinya lewat|aplikasi/);
    const inShop = [
      "pembeli di shopee minta refund, katanya kekecilan, gimana balesnya",
      start,
      "kemeja batik",
    ];
    expect(documentOf("business", [...inShop, "Tidak dikembalikan"])).toContain("belinya lewat shopee");
  });
});

test("what would be fair is answered with a sum", () => {
  const led = last("business", [...reply, "bingung, menurut kakak pantesnya berapa yg dibalikin?"]);
  expect(led?.text).toMatch(/jumlahnya dikali harga satuan/);
  expect(labels(led)).toContain("Kembalikan sebagian");
});

test("the customer is called as the member calls them", () => {
  const named = ["bu haji siti pelanggan saya minta uang kembali, kurang 5 loyang. salah kami", start];
  const made = documentOf("business", [
    ...[...named, "kue lapis", "kurang 5 loyang", "Kembalikan sebagian", "Rp400.000 hari ini"],
    "panggil Bu Haji Siti, jangan Kak",
  ]);
  expect(made).toContain("Bu Haji Siti, saya minta maaf");
  expect(made).not.toMatch(/\bKak(?:ak)?\b/);
});
