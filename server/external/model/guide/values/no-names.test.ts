import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";
import { isKinOnly, isNoName, nameBeforeKin, onlyPerson } from "./no-names.ts";

/* Who is asked for, and what is no name. */

describe("no name", () => {
  test.each([
    "tadi",
    "yg tadi kak",
    "kan udah tadi",
    "yang itu",
    "ibu masuk rs krn stroke dari kemarin",
    "soalnya anakku demam tinggi",
    "bapak lagi dirawat di rs kak",
    "karena adik kecelakaan",
  ])("%s", (text) => expect(isNoName(text)).toBe(true));

  test.each([
    "Bu Rina",
    "pak hendra",
    "Laras",
    "bos yang lagi dirawat",
    "HRD",
    "kepala ruangan bu Ratna",
    "Tadina",
    "ibu mertua",
    "Pak Budi yang kemarin opname",
  ])("but %s may be", (text) => expect(isNoName(text)).toBe(false));
});

describe("a name before what somebody is", () => {
  test.each([
    ["Laras, istri anak ibu yang nomor dua", "Laras"],
    ["laras, mantu saya", "Laras"],
    ["Dinda (temen kantor)", "Dinda"],
    ["mbak Yuni, kakak ipar", "Mbak Yuni"],
    ["namanya Riko, anak tetangga", "Riko"],
  ])("%s", (text, name) => expect(nameBeforeKin(text)).toBe(name));

  test.each(["ibu mertua", "adik, kakak", "Rina dan Dewi", "tadi, istri saya"])("%s has none", (text) =>
    expect(nameBeforeKin(text)).toBeUndefined(),
  );
});

describe("only a person", () => {
  test.each([
    ["pak hendra kak", "Pak Hendra"],
    ["ke bu Rina", "Bu Rina"],
    ["mas Dimas aja", "Mas Dimas"],
  ])("%s", (text, name) => expect(onlyPerson(text)).toBe(name));

  test.each(["besok pak", "kamis depan bu", "pak, tanggal 12", "bu guru", "lusa kak"])("not %s", (text) =>
    expect(onlyPerson(text)).toBeUndefined(),
  );
});

describe("in a letter for leave", () => {
  const begun = ["bikinin izin ga masuk kerja", "Tulis izin atau cuti"];

  test("what has happened is not greeted, and the name is asked for once more", () => {
    const led = last("career", [...begun, "ibu masuk rs krn stroke dari kemarin"]);
    expect(filled(led).atasan).toBeUndefined();
    expect(led?.text).toContain("belum terbaca sebagai nama");
  });

  test("a person is no day", () => {
    const led = last("career", [...begun, "Bu Rina", "pak hendra kak"]);
    expect(filled(led)).toMatchObject({ atasan: "Bu Rina" });
    expect(filled(led).kapan).toBeUndefined();
    expect(led?.text).toContain("“Pak Hendra” itu nama orang");
  });
});

describe("who somebody is to the member", () => {
  test.each([
    "Ini untuk anak saya yang laki2, tidak ada pilihannya",
    "ke istri saya",
    "buat adikku yg bungsu",
  ])("says not how they are called: %s", (text) => expect(isKinOnly(text)).toBe(true));

  test.each([
    "Rafi, anak saya yang laki2",
    "anak saya namanya Rafi",
    "Dek Sari",
    "istriku panggilannya Mira",
  ])("but a name does: %s", (text) => expect(isKinOnly(text)).toBe(false));
});
