import { describe, expect, test } from "vitest";
import { aimIn, appointmentsIn, untilIn } from "./told-plan.ts";

describe("what is to be reached, where a plan is asked for", () => {
  test.each([
    ["masih kepikiran bab 4 blm kelar, dospem udah nanyain", "bab 4 kelar"],
    ["laporan magang belum selesai padahal senin dikumpul", "laporan magang selesai"],
    ["harus nyelesaiin revisi proposal sebelum jumat", "nyelesaiin revisi proposal"],
    ["bikinin langkah buat pindahan kos akhir bulan dong", "pindahan kos akhir bulan"],
    ["minta rencana buat ngumpulin berkas cpns sampai tgl 20", "ngumpulin berkas cpns"],
    ["skripsi durung rampung mas", "skripsi rampung"],
  ])("%s", (text, aim) => expect(aimIn(text)).toBe(aim));

  test.each([
    "bikinin rencana buat besok",
    "aku capek banget",
    "dia belum pulang",
    "nyicil utang tiap bulan",
  ])("%s: nothing", (text) => expect(aimIn(text)).toBeUndefined());
});

describe("until when", () => {
  test.each([
    ["bab 4 deadline jumat", "jumat"],
    ["jumat udah harus dikumpul", "jumat"],
    ["harus kelar hari kamis", "hari kamis"],
    ["paling lambat tgl 18 juli", "tgl 18 juli"],
    ["senin depan deadline", "senin depan"],
  ])("%s", (text, until) => expect(untilIn(text)).toBe(until));

  test.each(["besok jam 10 bimbingan", "jumat aku libur", "dari senin ga tidur"])("%s: nothing", (text) =>
    expect(untilIn(text)).toBeUndefined(),
  );
});

describe("what has its own hour", () => {
  test.each([
    ["bisa lgsg ke rencana besok ga? bsk jam 10 aku ada bimbingan bu retno", "bsk jam 10 bimbingan bu retno"],
    [
      "besok jam 7 pagi kuliah, jam 1 siang rapat himpunan",
      "besok jam 7 pagi kuliah\njam 1 siang rapat himpunan",
    ],
    ["ada bimbingan sama pak Adi kamis jam 9", "kamis jam 9 bimbingan sama pak Adi"],
  ])("%s", (text, list) => expect(appointmentsIn(text)).toBe(list));

  test.each(["udah jam 2 nih", "jam 3 pagi belum tidur", "WA jam 11 malem terus", "kerja"])(
    "%s: nothing",
    (text) => expect(appointmentsIn(text)).toBeUndefined(),
  );
});
