import { describe, expect, test } from "vitest";
import { documentOf, last } from "#server/test/guide-conversation.ts";

const sorry = [
  ...["mau minta maaf lewat WA", "Tulis permintaan maaf", "Pasangan, teman, atau saudara", "Dimas"],
  ...["aku marahin dia di depan temannya", "Bikin malu", "aku tanya baik-baik dulu"],
];
const made = (...texts: string[]): string => documentOf("relationships", [...sorry, ...texts]);

describe("words for a relative in place of 'I'", () => {
  test.each([
    "aku sama saya nya ganti Ibu",
    "ganti semua aku jadi Ibu ya",
    "jangan pakai aku, Ibu aja gitu",
    "trus aku ganti jadi ibu",
  ])("%s", (text) => {
    const shown = made(text);
    expect(shown).toMatch(/^Dimas, Ibu mau minta maaf/);
    expect(shown).not.toMatch(/\b(?:aku|saya)\b|salahku/i);
    expect(shown).toContain("salah Ibu");
  });

  test("a sentence about oneself is no order", () => {
    expect(made("sejak aku jadi ibu aku gampang marah")).not.toMatch(/^Dimas, Ibu/);
  });
});

describe("a deed that is missed", () => {
  const texts = [
    "aku nya ganti Ibu, terus yang aku bilang dia pemalas itu belum ada, itu yang paling aku sesali",
  ];

  test("stands beside the other one, said to the reader", () => {
    const shown = made(...texts);
    expect(shown).toMatch(/Ibu minta maaf karena .*, dan Ibu bilang kamu pemalas/);
    expect(last("relationships", [...sorry, ...texts])?.text).not.toContain("belum kukerjakan");
  });

  test("that stands there already is not written twice", () => {
    expect(made("yang aku marahin dia di depan temannya belum ada")).not.toMatch(/marahin .*marahin/);
  });
});
