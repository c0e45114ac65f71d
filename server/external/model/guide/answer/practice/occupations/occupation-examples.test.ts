import { describe, expect, test } from "vitest";
import { answerLengths } from "#server/external/model/guide/answer/practice/answer-lengths.ts";
import { lifted } from "#server/external/model/guide/words/plain/lifted.ts";
import { last } from "#server/test/guide-conversation.ts";
import { exampleFor, partsMissing, questionFor } from "./find-occupation.ts";

describe("an example of an answer", () => {
  test.each([
    ["admin", "berkas"],
    ["staf gudang", "surat jalan"],
    ["kasir", "antre"],
    ["operator produksi", "alat pelindung"],
    ["sopir", "rute"],
    ["guru sd", "mengajar"],
    ["perawat", "tindakan"],
    ["programmer", "galat"],
    ["sales", "langganan"],
  ])("for %s is of that work", (position, word) => expect(exampleFor(position, "minat")).toContain(word));

  test("for an unknown work there is none", () =>
    expect(exampleFor("penyiar radio", "minat")).toBeUndefined());

  test("an admin who comes from a warehouse gets no shop", () => {
    const led = last("career", [
      ...["besok wawancara, latihan dong", "Latihan simulasi wawancara", "admin"],
      ...["saya Yudi, 4 tahun kerja di gudang, melamar admin karena ingin belajar", "bantuin"],
    ]);
    expect(led?.text).toContain("menyimpan suratnya");
    expect(led?.text).not.toContain("Tokonya");
  });
});

describe("what an interviewer hears", () => {
  const second = questionFor("admin", "second");
  test.each([
    ["saya tanya tenggatnya, lalu saya urutkan dan kabari yang menunggu", []],
    ["tanya dulu tenggatnya kapan", ["mengurutkan", "mengabari yang menunggu"]],
  ])("%s", (answer, missing) => expect(second && partsMissing(second, answer)).toEqual(missing));

  test("is named with what was not found", () => {
    const led = last("career", [
      ...["besok wawancara, latihan dong", "Latihan simulasi wawancara", "admin"],
      ...["saya Yudi, 4 tahun kerja di gudang, melamar admin karena ingin belajar", "kantornya dekat"],
      "saya hitung ulang barangnya di rak",
    ]);
    expect(led?.text).toMatch(/Terdengar “hitung”. Belum kutemukan kata untuk “telusuri catatan”/);
    expect(led?.text).toMatch(/singkat|\d+ detik/);
  });
});

test("the lengths are judged", () => {
  const long = "saya ".repeat(160);
  expect(answerLengths(["saya jujur", "saya ".repeat(60), long])).toMatch(
    /Masih pendek: nomor 1; .*Terlalu panjang: nomor 3;/,
  );
  expect(answerLengths(["saya ".repeat(60)])).not.toMatch(/Masih pendek|Terlalu panjang/);
});

test.each([
  ["tanya dulu mana yang paling mendesak, kerjain itu dulu", "kerjakan itu dulu"],
  ["saya kerjain itu dulu", "saya mengerjakan itu dulu"],
])("%s", (said, written) => expect(lifted(said)).toContain(written));
