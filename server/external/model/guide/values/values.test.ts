import { expect, test } from "vitest";
import { filled, last, resign } from "#server/test/guide-conversation.ts";
import { valueIn, withoutAddress } from "./values.ts";

test.each([
  ["Satpam, Pak", "Satpam"],
  ["Satpam, Pak.", "Satpam"],
  ["Kepala Kasir, kak", "Kepala Kasir"],
  ["satpam kak", "satpam"],
  ["kasir min", "kasir"],
  ["Hendro Susanto, Bu", "Hendro Susanto"],
  ["lah kan mama", "mama"],
  ["ya mama lah kan dr tadi mama", "mama"],
  ["ya mama lah", "mama"],
  ["mama loh kan udah gw bilang", "mama"],
  ["ih kan satpam", "satpam"],
  ["loh, satpam kak", "satpam"],
  ["PT Maju Jaya, mas", "PT Maju Jaya"],
  ["mama dong", "mama"],
])("%s is %s", (text, value) => expect(valueIn(text, false)).toBe(value));

test.each([
  "Pak Budi",
  "Bu",
  "Mama",
  "Kak Rina",
  "Ibu Kos",
  "ya ampun laundry",
  "Iya Laundry",
  "Pak Budi, Bu Rina",
  "toko kan jaya",
  "Kan Do Jaya",
  "jaga malam",
  "Bapak dan Ibu",
  "uang bulanan",
])("%s stays", (text) => expect(valueIn(text, true)).toBe(text));

test("of several people none is cut", () => {
  expect(valueIn("bapak, ibu, kakak", true)).toBe("bapak, ibu, kakak");
  expect(withoutAddress("mama, kakak", true)).toBe("mama, kakak");
  expect(valueIn("mama, kak", true)).toBe("mama");
});

test("a form of address at the end of a longer text is not part of it", () => {
  expect(withoutAddress("Pernah jaga gudang 2 tahun, Pak")).toBe("Pernah jaga gudang 2 tahun");
});

test("in a flow", () => {
  expect(filled(last("career", [...resign, "Hendro Susanto, Pak"])).nama).toBe("Hendro Susanto");
  expect(filled(last("career", [...resign, "Hendro", "Satpam, Pak"])).jabatan).toBe("Satpam");
  const led = last("relationships", [
    "tolong bikinin pesan",
    "Tulis pesan atau surat",
    "ya mama lah kan dr tadi mama",
  ]);
  expect(Object.values(filled(led))).toContain("mama");
});
