import { describe, expect, test } from "vitest";
import { conversation, documentOf, last } from "#server/test/guide-conversation.ts";

/* The member's words in documents that somebody else will read. */

const leave = [
  ...["tolong bikinin izin cuti ke bos", "Tulis izin atau cuti", "kang Dedi", "senin sm rabu"],
  ...["ada kuliah krn kelas karyawan dr kampus, bs 2 thn", "gantian sm Tegar, dia udah mau", "Neng Rani"],
];

describe("a letter", () => {
  test("has the member's spelling back where they want it", () => {
    const led = last("career", [...leave, "ejaanku saja"]);
    expect(led?.document?.text).toContain("senin sm rabu");
    expect(led?.text).toContain("ejaannya kembali seperti ketikanmu");
  });

  test("is written out again where tidier words are asked for", () => {
    const led = last("career", [...leave, "ejaanku saja", "rapikan bahasanya"]);
    expect(led?.document?.text).toContain("karena kelas karyawan dari kampus");
  });

  test("names what tidying changed, or that nothing is left to tidy", () => {
    const led = last("career", [...leave, "rapikan bahasanya"]);
    expect(led?.text).not.toMatch(/singkatan/i);
    expect(led?.text).toMatch(/sudah rapi|susunan kalimatnya/);
  });
});

test("rules on a wall are written out", () => {
  const talk = [
    ...["bikinin aturan kerja buat laundry", "Susun aturan yang bisa ditempel", "Laundry Bersih"],
    "dtg jam 7 pas\nbaju pelanggan dicek sblm dicuci\nklo ga masuk kabari H-1",
  ];
  const made = conversation("leadership", talk)
    .map(({ document }) => document?.text ?? "")
    .join("\n");
  expect(made).not.toMatch(/\b(?:dtg|sblm|klo)\b/);
});

test("a script for a friend keeps its register", () => {
  const script = [
    ...["aku mau negur anak buahku yang telat terus", "Susun masukan untuk anggota tim"],
    ...["kmrn kamu dateng jam 9 dgn alasan macet", "antrian numpuk", "dateng jam 8 aja", "Dimas"],
  ];
  expect(documentOf("leadership", script)).toContain("dateng jam 8 aja");
});
