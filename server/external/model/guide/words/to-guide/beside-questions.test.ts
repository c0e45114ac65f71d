import { describe, expect, test } from "vitest";
import { questionBeside } from "./beside-questions.ts";
import { asksWhatIf, canBeAsked, isOfMind, knowerOf } from "./who-knows.ts";

describe("a question behind an answer", () => {
  test.each([
    ["14 juta, tapi kalau HRD nolak gimana ya", "14 juta", "kalau HRD nolak gimana ya"],
    ["Pak Hendra. eh bisa ga dikirim besok?", "Pak Hendra", "bisa ga dikirim besok?"],
    ["PT Maju, kapan gaji terakhir cair ya", "PT Maju", "kapan gaji terakhir cair ya"],
    ["31 Maret, tapi kalo bos ga bolehin gmn", "31 Maret", "kalo bos ga bolehin gmn"],
    ["Budi, dia bakal bayar ga ya", "Budi", "dia bakal bayar ga ya"],
    ["Wulan tapi nanti dia ketawa ga ya bacanya", "Wulan", "nanti dia ketawa ga ya bacanya"],
    ["Bu Rina, piye nek deweke nesu", "Bu Rina", "piye nek deweke nesu"],
    ["Pak Joko, upami mboten diparingi pripun", "Pak Joko", "upami mboten diparingi pripun"],
    ["HRD, kumaha lamun teu dibales", "HRD", "kumaha lamun teu dibales"],
    ["tanggal 5 bulan depan. itu kecepetan ga ya?", "tanggal 5 bulan depan", "itu kecepetan ga ya?"],
    ["besok jam 8. trus parkirnya dimana ya?", "besok jam 8", "parkirnya dimana ya?"],
    ["kalau telat gimana? jam 8", "jam 8", "kalau telat gimana?"],
    ["Sinta, wajar ga aku deg2an", "Sinta", "wajar ga aku deg2an"],
  ])("%s", (text, rest, question) => expect(questionBeside(text)).toEqual({ rest, question }));

  test.each([
    ...["4 juta kan?", "4 juta, ya gimana lagi", "4 juta, mau gmn lagi", "Sinta, ya kan", "kasir, apa ya"],
    ...["Budi. gpp kan?", "kantor, iya kan?", "2 bulan, ga tau kapan pastinya", "500rb, kok ditanya lagi?"],
    ...["diri sendiri, klise tapi ya gimana", "150 ribu, anggap sedekah", "kejelasan gue lanjut apa ganti"],
    ...[
      "kalo lewat wa aja boleh ga?",
      "12rb itu kebanyakan apa kurang ya",
      "Pak Edi, semoga beliau ga marah",
    ],
    ...[
      "31 Maret, bosku bilang boleh ga?",
      "Menanyakan kapan surat saya bisa diambil",
      "gatau kapan, minggu depan aja",
    ],
    "suamiku kalau ado sinyal, kalau dak ya ibu",
  ])("%s has none", (text) => expect(questionBeside(text)).toBeUndefined());
});

describe("who knows", () => {
  test.each([
    ["pajaknya dipotong berapa ya", "kantor pajak"],
    ["thr ku hangus ga ya", "HRD atau Disnaker"],
    ["boleh minum obat tidur ga ya", "dokter atau puskesmas"],
    ["bunganya bakal naik ga ya", "bank atau pemberi pinjamannya"],
    ["apa mesti pakai materai", "LBH atau notaris"],
    ["dia bakal bayar ga ya", undefined],
  ])("%s: %s", (question, who) => expect(knowerOf(question)).toBe(who));

  test("only the person themselves knows what they will feel or do", () => {
    expect(isOfMind("dia bakal bayar ga ya", undefined)).toBe(true);
    expect(isOfMind("kenapa sih dia ga peka", undefined)).toBe(true);
    expect(isOfMind("Sinta masih marah ga ya", "Sinta")).toBe(true);
    expect(isOfMind("bisa ga dikirim besok", "Pak Hendra")).toBe(false);
  });

  test("what may happen can be prepared for, and what is allowed can be asked", () => {
    expect(asksWhatIf("kalau dia marah gimana")).toBe(true);
    expect(asksWhatIf("piye nek deweke nesu")).toBe(true);
    expect(asksWhatIf("dia marah ga ya")).toBe(false);
    expect(canBeAsked("boleh ga lewat WA aja")).toBe(true);
    expect(canBeAsked("enak ga ya rasanya")).toBe(false);
  });
});
