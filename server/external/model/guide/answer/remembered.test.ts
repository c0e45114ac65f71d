import { describe, expect, test } from "vitest";
import { conversation, filled, last, resign } from "#server/test/guide-conversation.ts";

const letter = [
  ...resign,
  "Rina Wulandari",
  "Kasir",
  "PT Jaya",
  "31 Mei",
  "Tidak perlu",
  "Sudah pas",
  "Sudah",
];
const debts = [
  ...["utangku banyak, bikin daftar utang", "Susun daftar utang", "Tidak ada"],
  ...["Paylater 2,5 juta cicilan 400rb", "4 juta", "2 juta", "Hitung", "Sudah pas"],
];

describe("what was answered in one flow", () => {
  test("a name is not asked for in the next letter, which is said; the company is", () => {
    const led = last("career", [...letter, "sekarang bikinin surat lamaran", "Tulis surat lamaran"]);
    expect(filled(led)).toEqual({ nama: "Rina Wulandari" });
    expect(led?.text).toContain("nama lengkap “Rina Wulandari”");
  });

  test("a corrected name is remembered corrected", () => {
    const all = [...letter.slice(0, 7), "namanya Rina Wulan bukan Rina Wulandari", "Sudah pas", "Sudah"];
    const led = last("career", [...all, "sekarang bikinin surat lamaran", "Tulis surat lamaran"]);
    expect(filled(led)).toEqual({ nama: "Rina Wulan" });
  });

  test("an income that two flows ask for by the same words is taken over", () => {
    const led = last("business", [...debts, "bikinin anggaran bulanan dong", "Susun anggaran sebulan"]);
    expect(filled(led)).toMatchObject({ masuk: "4 juta" });
    expect(led?.text).toContain("uang masuk sebulan “4 juta”");
  });

  test("the name below a letter to the family is none for an employer", () => {
    const texts = ["mau nulis surat hangat buat anakku", "Tulis surat hangat", "bikin aja"];
    const begun = conversation("career", [
      ...texts,
      "namanya Ibu",
      "Sudah pas",
      "surat resign",
      "Susun surat resign",
    ]);
    expect(filled(begun.at(-1)).nama).toBeUndefined();
  });
});

test("a name that was said long before a flow is not asked for, and has no full stop", () => {
  const texts = [
    "namaku Rina Wulandari.",
    "aku kerja jadi kasir",
    "aku bosan di sana",
    "bosku galak",
    "capek",
  ];
  const led = last("career", [...texts, "tolong bikinin surat resign", "Susun surat resign"]);
  expect(filled(led).nama).toBe("Rina Wulandari");
});
