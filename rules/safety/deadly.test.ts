import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";

const levelOf = (text: string) => assess(text, { atMs: 0 }).textLevel;

describe("deeds and preparations in plain words", () => {
  it.each([
    ["kemarin nyoba gantung tapi pakunya copot", "kemarin nyoba gantung lukisan tapi pakunya copot"],
    [
      "kemarin beta gantung, ranting patah, besok pake pohon lain",
      "kemarin beta gantung ayunan, ranting patah",
    ],
    ["udah ngiket leher di dapur tapi keburu ade bangun", "udah ngiket leher kambing di kandang"],
    [
      "kain gendongan udah saya iket ke palang, rumah sepi",
      "kain ayunan udah saya iket ke palang, rumah sepi",
    ],
    ["baru telan segenggam kak", "baru telan segenggam kacang, itu cemilan ala dokter"],
    [
      "sudah saya minum semuanya, jangan bilang ibu",
      "sudah saya minum semuanya sesuai resep, jangan khawatir",
    ],
    ["obat sekotak sudah saya minum", "obat sekotak sudah saya minum tiap hari sesuai jadwal"],
    ["aku minum cairan pembersih", "aku minum cairan elektrolit"],
    ["obat tidur, tiga minggu saya kumpulin", "obat kedaluwarsa kukumpulin buat dibuang ke puskesmas"],
    ["sisa obatnya 60 butir, malem ini kuhabisin", "antibiotiknya 10 butir, malem ini harus habis"],
    ["udah pesen racun, besok sampe", "udah pesen pupuk, besok sampe"],
    ["Besok subuh saat semua tidur saya akan mengakhiri semuanya", "Besok saya akan mengakhiri kontrak itu"],
    ["udah kukumpulin obat 40 butir di kamar", "mbah ngumpulin obat sisa di toples, katanya sayang dibuang"],
    ["senapan dinas su di mulut", "pistol mainan si adek di mulut, digigit terus"],
    ["pistol kakek di meja kerja. sudah berisi", "pistol air si adek di meja. sudah berisi"],
    ["barusan kuiris, darahnya ga berhenti", "barusan ngiris bawang, darahnya ga berhenti keluar"],
    ["ketemu temen gantung di gudang, masih napas", "ketemu kelelawar gantung di gudang"],
    ["dia tergeletak, mulutnya berbusa", "dia ngajar sampai mulutnya berbusa"],
    [
      "si utuh naik jembatan katanya handak malompat",
      "si meong naik atap katanya handak malompat, kucing nakal",
    ],
  ])("%s: level 3, but no card for: %s", (danger, harmless) => {
    expect(levelOf(danger)).toBe(3);
    expect(levelOf(harmless)).toBeLessThan(2);
  });
});
