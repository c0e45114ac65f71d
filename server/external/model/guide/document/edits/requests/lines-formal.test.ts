import { describe, expect, test } from "vitest";
import { changeOf, fieldNamed } from "#server/external/model/guide/document/edits/several-corrections.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { isContact } from "#server/external/model/guide/values/facts.ts";
import { documentOf, last } from "#server/test/guide-conversation.ts";
import { made } from "#server/test/guide-documents.ts";

/* "Nomor 2" of a list is that item, and no telephone number. */

const letter = flowOf("surat-lamaran");
const changed = (text: string) => letter && changeOf(letter, ["kontak", "nama"], text);

describe("a contact is only replaced by one", () => {
  test.each([
    "nomor 2 bikin jd bahasa formal",
    "yg nomor 2 dibikin formal aja",
    "nomor 3 jadi lebih singkat",
    "nomor dua kurang pas",
    "nomor 1 ganti jadi teliti dan rapi",
    "kontaknya jadi formal",
    "nomor terakhir bikin resmi",
  ])("and not by %s", (text) => expect(changed(text)).toBeUndefined());

  test.each([
    ["nomor hp jadi 0812 3456 7890", "0812 3456 7890"],
    ["kontaknya ganti rina@mail.com", "rina@mail.com"],
    ["nomornya 081234567890", "081234567890"],
  ])("but by %s", (text, value) => expect(changed(text)).toEqual({ name: "kontak", value }));

  test("its field is still known by its words", () =>
    expect(letter && fieldNamed(letter, ["kontak", "nama"], ["nomor"])).toBe("kontak"));

  test.each(["WA 0812-3456-789", "@lapakrina", "ig lapak.rina", "021 555 1234", "rina@toko.id"])(
    "%s",
    (text) => expect(isContact(text)).toBe(true),
  );
  test.each(["2", "2 bikin formal", "no 12", "tahun 2024", "poin kedua"])("%s is none", (text) =>
    expect(isContact(text)).toBe(false),
  );
});

const rules = [
  ...made.rules.slice(0, 3),
  "jam 8 udah di tempat. nggak boleh ngobrol kelamaan sama temen. cek kantong dulu sblm cuci. setrika dipisah. lapor sebelum pulang",
  ...made.rules.slice(4),
];

describe("one item is written formally", () => {
  const wishes = [
    "yg nomor 2 bikin jd bahasa formal",
    "nomor 2 dibikin resmi dong",
    "poin kedua jadiin formal ya kak",
    "tolong yg no 2 bahasanya resmi",
    "item 2 formalin aja",
  ];

  test.each(wishes)("%s: where it is already, the guide says so", (text) => {
    const led = last("leadership", [...rules, text]);
    expect(led?.text).toContain("sudah sebaku yang kubisa");
    expect(led?.document).toBeUndefined();
  });

  test.each(wishes)("%s: where it is not, only this line changes", (text) => {
    const typed = [...rules, "ejaanku saja"];
    const former = documentOf("leadership", typed).split("\n");
    const changed = documentOf("leadership", [...typed, text])
      .split("\n")
      .filter((line) => !former.includes(line));
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatch(/^2\. tidak boleh .*dengan teman/i);
  });
});
