import { expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { greetedAs, recipientIn } from "./recipients.ts";

const leave = ["buatin surat izin cuti ke bos", "Tulis izin atau cuti"];

test.each([
  ["kepada temen sebangkuku, Dinda", "Dinda"],
  ["pak RT 05", "pak RT 05"],
  ["mbak admin", "mbak admin"],
  ["bu kepala sekolah", "bu kepala sekolah"],
  ["kakak saya, Rina", "kakak saya, Rina"],
])("%s: is taken as %s", (text, name) => expect(recipientIn(text).name).toBe(name));

test.each([
  ["bu Rina HRD PT Busana Makmur", "Bu Rina"],
  ["pak Budi Santoso, kepala gudang", "Pak Budi Santoso"],
  ["ke bu Sri, dosen pembimbing", "Bu Sri"],
  ["Bu Ratna bagian HRD", "Bu Ratna"],
  ["pak RT 05", undefined],
  ["bu guru wali kelas 3", undefined],
  ["mbak admin", undefined],
  ["kak Dina temenku", undefined],
])("%s: is greeted as %s", (text, name) => expect(greetedAs(text)).toBe(name));

test("a name with its section behind the reader is the signature", () => {
  const led = last("career", [...leave, "bu Rina HRD PT Busana Makmur. nama sy Yuni bagian sewing line 4"]);
  expect(filled(led)).toMatchObject({
    atasan: "bu Rina HRD PT Busana Makmur",
    nama: "Yuni, bagian sewing line 4",
  });
});

test("a title behind the name stands in the signature of a letter", () => {
  const answers = ["bu Rina HRD PT Busana Makmur", "senin 3 hari", "anak sakit", "gantian sm Tegar"];
  const letter = documentOf("career", [...leave, ...answers, "Hasan, Kepala Sekolah SD Harapan"]);
  expect(letter).toContain("Hormat saya,\nHasan, Kepala Sekolah SD Harapan");
  expect(letter).toContain("Selamat pagi, Bu Rina.");
  expect(letter).toContain("Yth. Bu Rina HRD PT Busana Makmur");
});
