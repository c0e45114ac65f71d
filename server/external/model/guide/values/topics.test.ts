import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";
import { reasonBeside } from "./numbers/scale.ts";
import { topicsIn } from "./topics.ts";
import { bothIn } from "./two-names.ts";

describe("what is listed in a wish", () => {
  test.each([
    ["tanya hrd misalnya pajaknya, BPJS, dan kapan dibayarkan", "pajaknya\nBPJS\nkapan dibayarkan"],
    [
      "laporan buat bos, isinya stok sudah dihitung, selisihnya dua kardus",
      "stok sudah dihitung\nselisihnya dua kardus",
    ],
  ])("%s", (text, topics) => expect(topicsIn(text)).toBe(topics));

  test.each(["misalnya besok aku telat", "kayak gini, gimana ya"])("none in %s", (text) =>
    expect(topicsIn(text)).toBeUndefined(),
  );
});

describe("two ways between which somebody stands", () => {
  test.each([
    ["bukan dua tawaran, melainkan pulang kampung atau tetap di kota", "pulang kampung atau tetap di kota"],
    ["ditawari pensiun dini, atau saya bisa tetap kerja", "pensiun dini atau tetap bekerja"],
    ["pensiun muda apa bertahan dulu ya", "pensiun muda atau bertahan"],
  ])("%s", (text, ways) => expect(bothIn(text)).toBe(ways));
});

test.each([
  ["1, karena sif malam berat", "sif malam berat"],
  ["8 soalnya dekat rumah.", "dekat rumah"],
  ["4. Temannya baik", "Temannya baik"],
  ["5 saja", ""],
  ["7", ""],
])("the reason beside a rating: %s", (text, reason) => expect(reasonBeside(text)).toBe(reason));

test.each([
  ["buat rina lah kak, sahabatku. manggilnya rin aja", "Rin"],
  ["buat salsa, manggilnyo “sal” bae", "Sal"],
  ["ke temenku, biasa dipanggil Jo", "Jo"],
])("how somebody is called at the choice before is not asked again: %s", (text, name) => {
  const led = last("relationships", [
    "aku mau minta maaf karena aku lupa janji",
    "Tulis permintaan maaf",
    text,
    "Pasangan, teman, atau saudara",
  ]);
  expect(filled(led).panggilan).toBe(name);
});
