import { describe, expect, test } from "vitest";
import { conversation, documentOf, filled, last } from "#server/test/guide-conversation.ts";

const begun = ["bantu bandingin dua pilihan dong, tabunganku cuma 12 juta", "Bandingkan dua pilihan"];
const options = ["beli motor bekas 9 juta", "sewa motor 15 juta setahun"];
const points = ["bisa dipakai lama", "takut mogok", "motornya baru, ganti kalau rusak", "kudu ngutang"];

describe("two options side by side", () => {
  test("have what is gained and what is heavy of each", () => {
    const text = documentOf("wellbeing", [...begun, ...options, ...points]);
    expect(text).toMatch(/PILIHAN 1[\s\S]*- bisa dipakai lama\nYang hilang atau berat:\n- takut mogok/);
    expect(text).toMatch(/PILIHAN 2[\s\S]*ganti kalau rusak\nYang hilang atau berat:\n- kudu ngutang/);
  });

  test("have the money that is left of each, where sums were given", () => {
    const text = documentOf("wellbeing", [...begun, ...options, ...points]);
    expect(text).toContain("Uangnya: 12 juta − Rp9.000.000 = Rp3.000.000");
    expect(text).toContain("Uangnya: 12 juta − Rp15.000.000 = −Rp3.000.000");
  });

  test.each([
    [begun, ["kuliah 2 tahun di kota", "kerja di toko"]],
    [["bandingin dua pilihan dong", begun[1] ?? ""], options],
  ])("reckon nothing from other numbers, or without money: %j", (before, two) =>
    expect(documentOf("wellbeing", [...before, ...two, ...points])).not.toContain("Uangnya"),
  );

  test("the day of the decision is taken from the message", () => {
    const told = ["bandingin dua pilihan, harus jawab paling lambat rabu", begun[1] ?? ""];
    expect(documentOf("wellbeing", [...told, ...options, ...points])).toContain(
      "Kuputuskan paling lambat: rabu",
    );
  });

  test("a question beside an answer stands under what is still to be asked", () => {
    const asked = [...begun, "beli motor bekas 9 juta. motor segitu masih bagus ga ya?"];
    expect(last("wellbeing", asked)?.text).toContain("Yang masih perlu kutanyakan".toLowerCase());
    const text = documentOf("wellbeing", [...asked, ...options.slice(1), ...points]);
    expect(text).toMatch(/Yang masih perlu kutanyakan sebelum memutuskan: .*segitu masih bagus nggak ya/);
    expect(filled(last("wellbeing", asked)).satu).toBe("beli motor bekas 9 juta");
  });

  test("what decides and what would be regretted is asked behind the page", () => {
    const leds = conversation("wellbeing", [
      ...begun,
      ...options,
      ...points,
      "Sudah pas",
      "duit",
      "Pilihan kedua",
    ]);
    expect(leds.at(-1)?.document?.text).toContain("Yang paling menentukan setahun ini: uang dan kepastian");
  });
});
