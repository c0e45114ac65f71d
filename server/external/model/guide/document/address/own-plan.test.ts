import { describe, expect, test } from "vitest";
import { documentOf } from "#server/test/guide-conversation.ts";
import { callsThemselvesSaya, inSaya } from "./own-plan.ts";

describe("a plan of the member's own", () => {
  test.each([
    ["Maka aku: berhenti dulu.", "Maka saya: berhenti dulu."],
    ["Kutulis satu baris, lalu kubalik kertasnya.", "Saya tulis satu baris, lalu saya balik kertasnya."],
    ["Kamarku kubereskan, lampu kuatur.", "Kamar saya bereskan, lampu saya atur."],
    ["Kuisi lagi: yang paling kutakuti", "Saya isi lagi: yang paling saya takuti"],
    ["{laku?} dan {kurang}", "{laku?} dan {kurang}"],
    ["Buku, kursi dan kunci; kurangi kuota, kumpulkan.", "Buku, kursi dan kunci; kurangi kuota, kumpulkan."],
    ["Kubilang: “Aku lagi panik, temani aku.”", "Saya bilang: “Aku lagi panik, temani aku.”"],
  ])("%s", (words, own) => expect(inSaya(words)).toBe(own));

  test.each([
    [["saya susah tidur", "tolong bantu saya"], true],
    [["sy ga bisa tidur"], true],
    [["saya bingung, aku harus gimana"], false],
    [["gue susah tidur, saya capek"], false],
    [["susah tidur"], false],
  ])("%j says saya: %s", (texts, is) => expect(callsThemselvesSaya(texts)).toBe(is));
});

describe("a plan for the night", () => {
  const rest = ["Atur tidur malam ini", "Belum naik ke kasur", "04.30"];
  const widow =
    "Saya sudah sebulan ini susah tidur. Anak saya yang bungsu pindah ke Batam. Saya rebahan dari jam sembilan tapi baru tidur jam dua, jantung sering berdebar-debar tiap malam. Tolong buatkan rencana tidur";
  const plan = (first: string, trouble: string) =>
    documentOf("wellbeing", [first, ...rest, trouble, "Doa atau buku kertas"]);

  test("speaks as the member does, and answers what they told", () => {
    const text = plan(widow, "Naik kasur terlalu awal");
    expect(text).toContain("Saya bangun pukul 04.30");
    expect(text).not.toMatch(/\b(?:aku|kutulis|kubilang|kulihat)\b/i);
    expect(text).toContain("baru naik kalau benar-benar mengantuk");
    expect(text).toContain("Soal “rebahan dari jam sembilan”");
    expect(text).toMatch(/Soal “Anak saya yang bungsu pindah ke Batam”.*telepon tetap sesudah Isya/);
    expect(text).toMatch(/Soal “jantung sering berdebar-debar tiap malam”.*puskesmas/);
  });

  test("says nothing of what was not told", () => {
    const text = plan("aku susah tidur, anakku pindah sekolah, bantu atur tidur malam ini", "Ponsel");
    expect(text).toContain("Aku bangun");
    expect(text).not.toContain("Soal “");
  });
});
