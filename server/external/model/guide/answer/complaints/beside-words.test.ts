import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

const chat = ["Tulis pesan atau surat", "Tulis pesan atau surat", "Sinta", "Chat yang santai"];

describe("what should be said, behind talk to the guide", () => {
  test.each([
    "lah bukan ini min, ini cuma cerita gw ke lu. bantuin susun kata2nya dong. intinya gw minta maaf lupa janji",
    "bukan gitu kak, bantuin rangkaiin kalimatnya dong. intinya gw minta maaf lupa janji",
    "itu kan aku curhat ke kakak. pokoknya intinya gw minta maaf lupa janji",
  ])("%s", (text) => {
    const led = last("relationships", [...chat, text]);
    expect(filled(led).inti).toBe("gw minta maaf lupa janji");
    expect(led?.text).toContain("kamu bilang ke aku");
  });

  test("stands in place of the former content below the text", () => {
    const texts = [...chat, "kita putus nyambung", "lewati", "lewati"];
    const shown = documentOf("relationships", [
      ...texts,
      "lah bukan ini min, bantuin susun dong. intinya gw minta maaf lupa janji",
    ]);
    expect(shown).toContain("Gw minta maaf lupa janji.");
    expect(shown).not.toMatch(/putus nyambung|intinya|susun/);
  });

  test("a wish stands without the refusal before it", () => {
    const texts = [...chat, "gw minta maaf", "gausah minta apa2 sih. cuma kalo dia udah siap gw pgn ketemu"];
    expect(filled(last("relationships", texts)).harapan).toContain("gw pgn ketemu");
    expect(filled(last("relationships", texts)).harapan).not.toContain("gausah");
  });

  test("a word that shall not be there goes from what was said before", () => {
    const texts = [
      ...chat,
      "gw ga dateng karena malu, gw nyesel",
      "kapan bisa ketemu. tapi jgn kasi masuk kata malu nya",
    ];
    const led = last("relationships", texts);
    expect(filled(led)).toMatchObject({ inti: "gw ga dateng, gw nyesel", harapan: "kapan bisa ketemu" });
    expect(led?.text).toContain("“karena malu” sudah kukeluarkan");
  });
});

describe("a name behind a protest", () => {
  const pay = [
    "Siapkan bicara gaji",
    "Siapkan bicara gaji",
    "Naik gaji di tempat sekarang",
    "3 juta",
    "3,5 juta",
    "3,2 juta",
    "pegang 2 cabang",
  ];
  test.each([
    "lah itu kan kerjaan semua?? teh rina, owner",
    "loh kok gitu? teh rina",
    "jgn pak/bu, manggilnya teh rina",
    "bukan pak/bu ya, panggilnya teh rina",
  ])("%s", (text) => {
    const shown = documentOf("career", [...pay, text]);
    expect(shown).toMatch(/Bicara dengan: teh rina\n/i);
    expect(shown).toContain("1. pegang 2 cabang");
    expect(shown).toContain("Selamat pagi, Teh Rina.");
  });
});
