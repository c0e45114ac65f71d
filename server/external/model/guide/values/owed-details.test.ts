import { describe, expect, test } from "vitest";
import { documentOf, last } from "#server/test/guide-conversation.ts";

/* A letter for unpaid wages has a place for a last day and a number of the employee, which nobody is asked for. */

const begun = (told: string) => [
  told,
  "Tanyakan gaji yang belum dibayar",
  ...["Uang lembur", "bulan November", "2,4 juta", "Lewati", "Bu Ratna bagian HRD", "Dedi Kurniawan"],
];

describe("what is told is printed", () => {
  const text = documentOf(
    "career",
    begun("lembur ga dibayar, mau nanya ke admin. nik saya 2019-0457, deadline jumat 12 desember"),
  );
  test("the number of the employee", () => expect(text).toContain("2019-0457"));
  test("the last day", () => expect(text.toLowerCase()).toContain("paling lambat jumat 12 desember"));
});

test("without them the letter stays as it is, and asks nothing more", () => {
  const told = begun("lembur ga dibayar, mau nanya ke admin");
  const text = documentOf("career", told);
  expect(text).toContain("(isi tanggal)");
  expect(text).not.toMatch(/NIK|isi nomor/);
  expect(last("career", told)?.document).toBeDefined();
});

test("a promise of theirs is no last day of one's own", () => {
  const text = documentOf("career", begun("lembur ga dibayar, katanya paling lambat tanggal 5"));
  expect(text).toContain("(isi tanggal)");
});
