import { describe, expect, test } from "vitest";
import { isGoodbye, leavesSoon } from "#server/external/model/guide/words/yes-no/refusals.ts";
import { labels, last } from "#server/test/guide-conversation.ts";

/* A goodbye and thanks are heard wherever they stand, and get no menu. */

describe("a goodbye", () => {
  test.each([
    "aduh bukan izin cuti kak. su, nanti sa ubah sendiri sa. makasih",
    "ya sudah nanti saya kirim sendiri, makasih ya",
    "Sudah malam, saya permisi dulu. Terima kasih banyak.",
    "oke makasih, nanti aku edit sendiri aja",
    "Saya permisi",
    "makasih ya, gue cabut dulu mau sholat",
    "Sudah larut, setelah ini saya pamit.",
  ])("%s", (text) => expect(isGoodbye(text, false)).toBe(true));

  test.each([
    "nanti aku kasih tau dia sendiri, takut marah",
    "setelah ini saya mau bicara sama dia",
    "nanti saya ubah sendiri, tapi kata2nya kurang sopan",
    "makasih, tapi bukan itu",
    "dia pamit dulu ke ibunya",
    "yang itu aja makasih",
    "aduh bukan izin cuti kak, aku mau tukar jaga. makasih",
  ])("not %s", (text) => expect(isGoodbye(text, false)).toBe(false));

  test("at an offer gets no menu", () => {
    const led = last("career", [
      "mau chat bu kepala, minta tukar jadwal jaga",
      "lho bukan begitu. ya sudah nanti saya tulis sendiri saja, makasih",
    ]);
    expect(led?.text).toMatch(/Terima kasih|Sampai nanti|Sama-sama/);
    expect(labels(led)).toEqual([]);
  });
});

describe("a goodbye beside a request", () => {
  const request = "Tolong bantu atur tidur saya. Sudah malam, setelah ini saya permisi.";

  test("is heard, and the request is answered", () => {
    const led = last("wellbeing", [request]);
    expect(labels(led)).toContain("Atur tidur malam ini");
    expect(led?.text).toContain("Sesudah itu silakan istirahat");
  });

  test.each(["habis ini mau tidur", "setelah ini saya mohon undur diri"])("%s", (text) =>
    expect(leavesSoon(text)).toBe(true),
  );
  test.each(["setelah ini saya mau ke rumah dia", "habis itu saya tidur di lantai", "ibu permisi sama guru"])(
    "not %s",
    (text) => expect(leavesSoon(text)).toBe(false),
  );
});
