import { describe, expect, test } from "vitest";
import { labels, last } from "#server/test/guide-conversation.ts";
import { twoWishesIn } from "./two-wishes.ts";

const two: readonly [string, string][] = [
  ["pgn bisa tidur lebih enak sama mau minta maaf ke istriku", "sama mau minta maaf ke istriku"],
  ["tolong bikinin cv sama minta surat lamaran juga", "sama minta surat lamaran juga"],
  ["mau hitung harga jual kue, terus bikinin caption promosinya", "terus bikinin caption promosinya"],
  ["tolong susun jadwal seminggu, abis itu bikinin pesan ke bos", "abis itu bikinin pesan ke bos"],
  ["mau minta izin cuti sm bikin surat resign", "sm bikin surat resign"],
  ["mau nolak pinjaman adik, habis itu mau nagih utang temen", "habis itu mau nagih utang temen"],
  [
    "tolong buatin email lamaran ke PT Maju posisi admin, sama ringkasan cv nya sekalian",
    "sama ringkasan cv nya sekalian",
  ],
  [
    "bantu kato2 buat nolak pak Hendra, samo kato2 buat nyerahke laporan stok ke Dimas",
    "samo kato2 buat nyerahke laporan stok ke Dimas",
  ],
  ["bikinin surat resign dong, sekalian pesan pamit ke grup kantor", "sekalian pesan pamit ke grup kantor"],
];
const one: readonly string[] = [
  "bingung mau kerja dulu sama mau kuliah",
  "suamiku minta cerai dan mau bawa anak",
  "aku mau minta maaf dan mau jelasin semuanya ke istri",
  "saya mau makan sama mau tidur",
  "pengen nulis surat ke mama dan mau bilang makasih",
  "bos nyuruh lembur terus minta laporan malam itu juga",
  "mau hitung harga jual es teh sama es jeruk",
  "tolong bikinin pesan buat ibu dan bapak kos",
  "bikinin email buat kirim cv sama surat lamaran",
  "aku udah kirim cv sama surat lamaran tapi ga dibales",
  "tolong bikinin pesan ke Rini soal jadwal sama daftar stok",
];

describe("two wishes of one message", () => {
  test.each(two)("%s", (text, wish) => {
    expect(twoWishesIn(text)?.wish).toBe(wish);
  });

  test.each(one)("%s is one wish", (text) => {
    expect(twoWishesIn(text)).toBeUndefined();
  });

  test("both are named, and the second is kept", () => {
    const led = last("wellbeing", [two[0]?.[0] ?? ""]);
    expect(led?.text).toContain("1. “pgn bisa tidur lebih enak”\n2. “mau minta maaf ke istriku”");
    expect(labels(led)[0]).toBe("Atur tidur malam ini");
    expect(led?.state.later).toEqual(["sama mau minta maaf ke istriku"]);
  });

  test("a wish that only its verb names is kept too", () => {
    const led = last("career", [
      "dapet dua tawaran kerja, cikarang sama klaten. harus mutusin besok, abis itu nulis penolakannya jg",
    ]);
    expect(labels(led)[0]).toBe("Timbang dua tawaran kerja");
    expect(led?.state.later).toEqual(["abis itu nulis penolakannya jg"]);
  });
});
