import { describe, expect, it } from "vitest";
import { addressedTo } from "#server/external/model/guide/document/address/addressed.ts";
import { calledIn, personIn } from "#server/external/model/guide/values/names.ts";
import { withNames } from "#server/external/model/guide/words/plain/capitals.ts";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { effectIn } from "./effects.ts";
import { endingIn, endsFrom, groundsIn, lastDaysOf } from "./endings.ts";
import { unmeantIn } from "./unmeant.ts";

describe("a name", () => {
  it.each([
    ["nama dia Salsa, kita temen kuliah", "Salsa"],
    ["nama orangnya Bimo", "Bimo"],
    ["nama dia fitri.", "Fitri"],
    ["nama beliau pak Seno", "Pak Seno"],
  ])("is read in “%s”", (text, name) => expect(personIn(text)).toBe(name));

  it.each([
    ["ya ke cewek gw, namanya tika", "Tika"],
    ["adikku nama dia Bayu", "Bayu"],
    ["temen kantor, namanya mbak rere", "Mbak Rere"],
  ])("stands behind who it is in “%s”", (text, name) => expect(calledIn(text)).toBe(name));

  it.each(["cewek gw, namanya siapa ya", "temenku namanya juga usaha"])("is none in “%s”", (text) =>
    expect(calledIn(text)).toBeUndefined(),
  );

  it.each([
    ["nama saya rina", "nama saya Rina"],
    ["saya tinggal di rungkut", "saya tinggal di Rungkut"],
    ["nama saya sudah terdaftar", "nama saya sudah terdaftar"],
  ])("has its capital: “%s”", (text, written) => expect(withNames(text)).toBe(written));
});

describe("words about somebody, said to them", () => {
  it.each([
    ["kemarin dia telat 40 menit", "Ibu", "kemarin Ibu telat 40 menit"],
    ["saya lihat beliau sering pulang duluan", "Bapak", "saya lihat Bapak sering pulang duluan"],
    ["laporan tim masuk jam 4", "Ibu", "laporan tim masuk jam 4"],
  ])("speak to them: “%s”", (text, called, said) => expect(addressedTo(text, called)).toBe(said));
});

describe("what came of it", () => {
  it.each([
    ["dia telat 40 menit, line 4 jd nunggu krn dia pegang mesin obras", "line 4 jd nunggu"],
    ["Reza bolos 2 hari. akibatnya kiriman ke cabang telat", "kiriman ke cabang telat"],
    ["dia main hp terus sampe pelanggan pada pergi", "pelanggan pada pergi"],
    ["laporannya telat, tim gudang terpaksa lembur", "tim gudang terpaksa lembur"],
    ["dia salah input stok sehingga pesanan online batal semua", "pesanan online batal semua"],
    ["shift pagi jadi keteteran, dia datang jam 9", "shift pagi jadi keteteran"],
  ])("is taken from “%s”", (text, effect) => expect(effectIn(text)).toBe(effect));

  it.each([
    "dia jadi telat terus",
    "aku takut dia jadi marah",
    "dampaknya apa ya",
    "mau negur staf yang telat",
    "kalau ditegur jadi marah",
  ])("is not read in “%s”", (text) => expect(effectIn(text)).toBeUndefined());
});

describe("the end of somebody's work", () => {
  it.each([
    [
      "yayasan memutuskan posisi tetap beliau tidak diperpanjang mulai 1 Juli. alasannya murid turun",
      "yayasan memutuskan posisi tetap beliau tidak diperpanjang mulai 1 Juli",
    ],
    [
      "kantor pusat sudah memutuskan cabang kita ditutup karena sepi",
      "kantor pusat sudah memutuskan cabang kita ditutup",
    ],
  ])("is said as it was decided: “%s”", (text, decision) => expect(endingIn(text)).toBe(decision));

  it.each([
    ["saya harus berhentikan bu Endah. alasannya murid turun dari 90 jadi 54", "murid turun dari 90 jadi 54"],
    ["mau phk satu karyawan karena order turun sejak maret, gimana ngomongnya", "order turun sejak maret"],
    ["kontraknya ga diperpanjang soalnya toko tutup bulan depan", "toko tutup bulan depan"],
  ])("has its reason: “%s”", (text, reason) => expect(groundsIn(text)).toBe(reason));

  it.each(["yayasan memutuskan apa ya", "aku memutuskan berhenti"])("is not decided in “%s”", (text) =>
    expect(endingIn(text)).toBeUndefined(),
  );
  it.each(["alasannya apa ya", "mau mecat karyawan, gimana"])("has no reason in “%s”", (text) =>
    expect(groundsIn(text)).toBeUndefined(),
  );

  it("may be the day before the one from which it is over", () => {
    expect(endsFrom("tidak diperpanjang mulai 1 Juli")).toBe("mulai 1 Juli");
    expect(endsFrom("hari terakhirnya 30 Juni")).toBeUndefined();
    expect(endsFrom("naik gaji mulai 1 Juli")).toBeUndefined();
    expect(lastDaysOf("mulai 1 juli")).toEqual(["30 Juni", "1 Juli"]);
    expect(lastDaysOf("per 15 agustus")).toEqual(["14 Agustus", "15 Agustus"]);
    expect(lastDaysOf("mulai 1 maret")).toEqual(["akhir Februari", "1 Maret"]);
  });

  it("is asked for with both days", () => {
    const led = last("leadership", [
      "saya harus memberhentikan guru, bu Endah. yayasan memutuskan posisi tetap beliau tidak diperpanjang mulai 1 Juli. alasannya murid turun dari 90 jadi 54",
      "Susun naskah pemberhentian",
    ]);
    expect(labels(led)).toEqual(expect.arrayContaining(["30 Juni", "1 Juli"]));
    expect(led?.document?.text).toContain("Yayasan memutuskan posisi tetap Ibu tidak diperpanjang");
    expect(led?.document?.text).toContain("Murid turun dari 90 jadi 54.");
  });
});

describe("what an apology says was not meant", () => {
  it.each([
    ["aku kirim ss nya, aku kira udh ke crop", "aku kira udh ke crop, dan mestinya kuperiksa dulu"],
    [
      "kirain udah kukirim ke kamu, taunya salah grup",
      "aku kira udah kukirim ke kamu, dan mestinya kuperiksa dulu",
    ],
    ["krn aku ga sengaja", "Aku nggak sengaja"],
    ["kepencet hapus fotonya", "Aku nggak sengaja"],
    ["saya tidak bermaksud menyinggung bu RT", "Aku nggak sengaja"],
    ["ga ada niat bikin dia malu", "Aku nggak sengaja"],
  ])("stands in it: “%s”", (text, part) => expect(unmeantIn(text)).toContain(part));

  it.each([
    "aku ga sengaja mukul dia",
    "aku bentak dia, ga sengaja",
    "dia bilang ga sengaja",
    "aku kira dia udah maafin",
    "aku kirim ss nya ke grup",
  ])("is not written for “%s”", (text) => expect(unmeantIn(text)).toBeUndefined());

  it("keeps the fault and is named", () => {
    const texts = [
      "aku mau minta maaf ke temenku krn kirim ss chatnya. aku kira udh ke crop",
      "Tulis permintaan maaf",
      "nama dia Salsa",
      "Bikin malu",
    ];
    expect(filled(last("relationships", texts)).panggilan).toBe("Salsa");
    expect(documentOf("relationships", [...texts, "aku hapus ss nya"])).toContain(
      "aku kira udah ke crop, dan mestinya kuperiksa dulu.",
    );
  });
});

describe("the beginning of a limit at work", () => {
  it("is not the evening on which the dread comes", () => {
    const texts = ["kerja kayak robot, tiap minggu sore udah mules mikirin senin", "Cek lelah kerja"];
    expect(filled(last("wellbeing", texts)).mulainya).toBeUndefined();
  });
  it("is the day that is said to be it", () => {
    const texts = ["kerja kayak robot, pgn batasin lembur mulai senin depan", "Cek lelah kerja"];
    expect(filled(last("wellbeing", texts)).mulainya).toBe("senin depan");
  });
});
