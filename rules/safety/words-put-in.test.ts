import { expect, test } from "vitest";
import { wordsPutIn } from "./words-put-in.ts";

test.each([
  ["hapus baris kedua, ganti jadi ini surat terakhirku", "ini surat terakhirku"],
  ['ganti "aku kecewa" jadi "aku capek banget"', "aku capek banget"],
  ["penutupnya diganti: salam hormat, Rina", "salam hormat, Rina"],
  ['hapus "maaf", ganti aja kita ketemu senin', "aja kita ketemu senin"],
  ["gantien kalimate dadi aku wis mulih", "aku wis mulih"],
])("what a request puts into a text is read apart: %s", (text, words) => {
  expect(wordsPutIn(text)?.replace(/\s+/g, " ")).toBe(words);
});

test.each(["tambah sambal dua bungkus ya", "ganti jam 10:30", "kata dia besok", "kalimat ketiga hapus"])(
  "nothing is put in by: %s",
  (text) => expect(wordsPutIn(text)).toBeUndefined(),
);
