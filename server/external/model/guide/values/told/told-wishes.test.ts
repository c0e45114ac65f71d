import { describe, expect, it } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { expiryIn, permanenceIn } from "./contracts.ts";
import { namedLater } from "./named-later.ts";

describe("a permanent position that is asked for beside the pay", () => {
  it.each([
    ["pgn minta ke owner jd karyawan tetap sm naik gaji", "diangkat menjadi karyawan tetap"],
    ["ini bukan cuma gaji ya, sm jd karyawan tetap jg", "diangkat menjadi karyawan tetap"],
    ["mau minta diangkat jadi guru tetap di sekolah", "diangkat menjadi guru tetap"],
    ["pengen naik gaji sekalian jadi pegawai tetap", "diangkat menjadi pegawai tetap"],
    ["saya ingin diangkat menjadi staff permanen bulan ini", "diangkat menjadi staf tetap"],
    ["aku mau minta status karyawan tetap ke pak bos", "diangkat menjadi karyawan tetap"],
    ["pengin jadi perawat tetap, gajinya juga naik", "diangkat menjadi perawat tetap"],
  ])("is taken from “%s”", (text, wish) => {
    expect(permanenceIn(text)).toBe(wish);
  });

  it.each([
    "aku udah jadi karyawan tetap 3 tahun, mau minta naik gaji",
    "temenku yg karyawan tetap gajinya 4jt",
    "temenku minta jadi karyawan tetap",
    "mau minta naik gaji, gaji masih tetap dari dulu",
    "pengen gajiku tetap segitu aja",
    "kalau jadi karyawan tetap gajinya berapa ya",
  ])("is not read in “%s”", (text) => {
    expect(permanenceIn(text)).toBeUndefined();
  });
});

describe("when a contract ends", () => {
  it.each([
    ["kontrak aku abis 2 minggu lagi. pgn minta ke owner", "2 minggu lagi"],
    ["kontrakku habis akhir bulan ini", "akhir bulan ini"],
    ["pkwt saya berakhir tanggal 31 desember", "tanggal 31 desember"],
    ["kontraknya selesai bulan depan", "bulan depan"],
    ["kontrak kerja saya mau habis 3 bulan lagi", "3 bulan lagi"],
    ["kontrak gw abis tgl 15", "tgl 15"],
  ])("is taken from “%s”", (text, day) => {
    expect(expiryIn(text)).toBe(day);
  });

  it.each([
    "kontrakan aku abis 2 minggu lagi",
    "kontrak aku diperpanjang 2 minggu lagi",
    "temenku kontraknya habis bulan depan",
    "gaji abis 2 minggu lagi",
  ])("is not read in “%s”", (text) => {
    expect(expiryIn(text)).toBeUndefined();
  });
});

describe("a name that is told by itself", () => {
  const cues = ["bos", "owner", "atasan", "hrd"];
  it.each([
    [["mau minta naik gaji ke owner", "namanya teh rina, gaji 2,6jt"], "Teh Rina"],
    [["bos aku pelit", "nama dia pak Gunawan"], "Pak Gunawan"],
    [["ngomong ke atasan gimana ya", "oh iya, namanya mbak tutik kak"], "Mbak Tutik"],
    [["mau ngadep hrd. nama beliau bu ratna."], "Bu Ratna"],
    [["ke ownernya", "nama ownernya koh Aming"], "Koh Aming"],
    [["ke bosku", "namanya wulan"], "Wulan"],
  ])("belongs to whoever was spoken of: %s", (texts, name) => {
    expect(namedLater(texts, cues)).toBe(name);
  });

  it.each([
    [["mau naik gaji", "namanya teh rina"]],
    [["bos aku nyuruh lembur, anakku sakit, namanya rafa"]],
    [["ke bos", "nama saya rina"]],
    [["ke bos", "namanya tadi"]],
    [["ke bos", "namanya juga usaha"]],
  ])("is nobody's in %s", (texts) => {
    expect(namedLater(texts, cues)).toBeUndefined();
  });
});

const begun = ["kontrak aku abis 2 minggu lagi. pgn minta ke owner jd karyawan tetap sm naik gaji"];

describe("a talk about pay", () => {
  it("does not ask what was told before it began", () => {
    const led = last("career", [...begun, "namanya teh rina, gaji 2,6jt, pgnnya 3jt"]);
    expect(filled(led)).toMatchObject({ kepada: "Teh Rina", dasar: "2,6jt", target: "3jt" });
    expect(led?.text).toContain("Paling rendah berapa");
  });

  it("says at a question for a number what it takes beside it", () => {
    const led = last("career", [
      ...begun,
      "Siapkan bicara gaji",
      "ini bukan cuma gaji ya, sm jd karyawan tetap jg",
    ]);
    expect(led?.text).toContain("Itu ikut kucatat: permintaan selain gaji “diangkat menjadi karyawan tetap”");
  });

  const told = [...begun, "namanya teh rina, gaji 2,6jt, pgnnya 3jt", "2,8jt"];
  it("says the permanent position and the end of the contract", () => {
    const text = documentOf("career", [...told, "megang stok opname tiap minggu\nga pernah bolos setaun"]);
    expect(text).toContain("Selain gaji, saya ingin diangkat menjadi karyawan tetap.");
    expect(text).toContain("Kontrak saya habis 2 minggu lagi");
  });

  it.each([
    ["ngajarin 2 anak baru sampe bisa buka toko sendiri", false],
    ["megang stok opname tiap minggu dari maret", false],
    ["nambah 3 menu baru yang laris", false],
    ["cicilan motor 900rb", true],
    ["2 anak saya mau masuk sekolah", true],
    ["kontrakan naik jadi 1,2jt", true],
    ["cicilan motor 900rb, tapi saya juga pegang 2 cabang", false],
  ])("finds only a need in “%s”: %s", (reason, isNeed) => {
    const text = last("career", [...told, reason])?.text ?? "";
    expect(text.includes("belum urusan kerja")).toBe(isNeed);
  });
});
