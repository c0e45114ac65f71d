import { describe, expect, test } from "vitest";
import { conversation, documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

/* Who a text is for, where it was told before the flow asked. */

const start = "Tulis permintaan maaf";

describe("who an apology is for", () => {
  test.each([
    ["aku mau minta maaf ke suami, tapi bingung mulainya", "dekat"],
    ["bikinin pesan pendek buat anak perempuanku dong, aku mau minta maaf", "anak"],
    ["mau minta maaf sama anak magang di timku", "kerja"],
    ["pengen minta maaf ke ibu kos, kemarin lupa bayar listrik", "tetangga"],
    ["mau minta maaf ke kepala ruangan krn telat datang", "kerja"],
    ["semalem aku bentak anakku, mau minta maaf ke dia. wa buat anakku ya", "anak"],
  ])("%s", (text, untuk) => {
    const led = last("relationships", [text, start]);
    expect(filled(led)).toMatchObject({ untuk });
    expect(led?.text).not.toContain("untuk siapa?");
  });

  test.each([
    ["bukan mau minta maaf ke suami, cuma bingung sama diri sendiri. nyesel"],
    ["mau minta maaf ke suami biar dia ga mukul lagi"],
    ["mau minta maaf ke kakak sama ke ibu"],
    ["nyesel udah bohong, mau minta maaf"],
    ["suamiku bentak anakku terus, aku mau minta maaf ke suami"],
  ])("is asked for after: %s", (text) =>
    expect(filled(last("relationships", [text, start])).untuk).toBeUndefined(),
  );

  test("the button for it is no answer to the next question", () => {
    const told = ["mau minta maaf ke sahabatku", start];
    const [before, led] = conversation("relationships", [...told, "Pasangan, teman, atau saudara"]).slice(-2);
    expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
    expect(filled(last("relationships", [...told, "Tania"]))).toMatchObject({ panggilan: "Tania" });
  });
});

describe("an apology to one's own child", () => {
  const told = ["mau minta maaf ke anakku", start, "Dito"];

  test("is short, without a condition, and names its writer as the child does", () => {
    const text = documentOf("relationships", [
      ...told,
      "Ayah",
      "aku lupa jemput kamu sampai sore",
      "aku jemput tepat waktu",
    ]);
    expect(text).toContain("Dito, Ayah minta maaf.");
    expect(text).toContain("Ayah lupa jemput kamu sampai sore.");
    expect(text).toContain("Ayah jemput tepat waktu.");
    expect(text).not.toMatch(/\baku\b|kalau/i);
  });

  test("says aku where nobody told a title", () => {
    const text = documentOf("relationships", [...told, "Lewati", "aku bohong soal uang jajan", "Lewati"]);
    expect(text).toContain("Dito, aku minta maaf.");
  });

  test("has the title changed below it, in all places", () => {
    const made = [...told, "Ayah", "aku lupa jemput kamu", "Lewati", "saya-nya ganti jadi Bapak aja"];
    const text = documentOf("relationships", made);
    expect(text).toContain("Dito, Bapak minta maaf.");
    expect(text).not.toContain("Ayah");
  });

  test("a promise with a condition is named", () =>
    expect(
      last("relationships", [...told, "Ayah", "aku marah-marah", "aku balikin HP tapi nilaimu harus naik"])
        ?.text,
    ).toContain("maafnya ada harganya"));
});

test("somebody who does not feel safe has the last button", () =>
  expect(labels(last("relationships", ["nyesel, mau minta maaf", start])).at(-1)).toBe(
    "Aku merasa tidak aman dengannya",
  ));
