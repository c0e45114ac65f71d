import { describe, expect, test } from "vitest";
import { type Flow, flowSchema } from "#server/external/model/guide/flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { filled, last } from "#server/test/guide-conversation.ts";
import { takenFrom, tellTaken } from "./take-facts.ts";

const flowWith = (slot: object): Flow =>
  flowSchema.parse({
    ...{ id: "contoh", field: "career", title: "Contoh", offer: "Contoh", about: "Contoh saja." },
    words: ["aa", "bb", "cc", "dd", "ee"],
    examples: ["aaa", "bbb", "ccc", "ddd", "eee", "fff"],
    slots: { isi: { label: "isinya", kind: "line", ...slot } },
    steps: [
      { ask: "Apa?", into: "isi" },
      { make: "Contoh", text: "Isinya begini: {isi}" },
      { close: "Selesai." },
    ],
  });

const taken = (slot: object, text: string) => takenFrom(flowWith(slot), [text], {}).isi;

describe("what a message has said already is taken word for word", () => {
  test.each([
    ["person", "td bos gw Bu Natalia nyuruh pegang satu proyek lagi", "Bu Natalia"],
    ["person", "aku berantem sm kakakku kak mira gara2 uang", "Kak Mira"],
    ["person", "adek awak si Tigor bawa duit awak", "Tigor"],
    ["person", "Salah satu staf saya, Yoga, terlambat tujuh kali", "Yoga"],
    ["person", "udah seminggu diem2an sama Dimas temen kos", "Dimas"],
    ["person", "kak bikinin surat resign dong", undefined],
    ["person", "pacarku di Jakarta, aku di Bandung", undefined],
    ["self", "namaku Rina Wulandari, tujuannya ke Ibu Lestiani", "Rina Wulandari"],
    ["self", "aku mau resign", undefined],
    ["company", "aku mau resign dari PT Sinar Jaya Abadi, admin gudang", "PT Sinar Jaya Abadi"],
    ["company", "mau keluar dari cv maju bersama bulan depan", "CV Maju Bersama"],
    ["role", "bikinin surat resign dong, sy operator mesin press di pabrik", "operator mesin press"],
    ["role", "lusa dipanggil interview kasir minimarket", "kasir minimarket"],
    ["role", "ke Ibu Lestiani manajer HRD", undefined],
    ["date", "hari terakhirku 31 Januari 2027", "31 Januari 2027"],
    ["date", "mulai tgl 1 bulan depan ya", "tgl 1 bulan depan"],
    ["thing", "saya jualan dimsum frozen isi 10 di bandung", "dimsum frozen isi 10"],
    ["thing", "sekali bikin 60 biji", undefined],
    [
      "news",
      "gimana bilang ke mama kalo aku udah pindah jurusan ke Desain. mereka blm tau",
      "aku udah pindah jurusan ke Desain",
    ],
    ["because", "mau minta maaf ke bos karena telat kirim laporan", "telat kirim laporan"],
    ["request", "bos nyuruh pegang satu proyek lagi padahal tim udah mepet", "pegang satu proyek lagi"],
    ["change", "buat briefing, shift diganti dari 3 jadi 2. bisa ga", "shift diganti dari 3 jadi 2"],
  ])("%s of %s is %s", (takes, text, value) => expect(taken({ takes }, text)).toBe(value));

  test("an amount and a count by the words next to them", () => {
    expect(taken({ kind: "rupiah", takes: "amount", cues: ["gajian"] }, "cicilan motor, gajian 4,6 jt")).toBe(
      "4,6 jt",
    );
    expect(
      taken({ kind: "rupiah", takes: "amount", cues: ["gajian"] }, "cicilan motor 800rb"),
    ).toBeUndefined();
    expect(taken({ kind: "number", takes: "count", cues: ["pack"] }, "400rb jadi 30 pack")).toBe("30");
  });

  test("a choice by its own words, where they mean one alone; it is told by its button", () => {
    const flow = flowOf("bicara-gaji");
    if (!flow) throw new Error("no such flow");
    const found = takenFrom(flow, ["mau minta kenaikan, sekarang 4 juta"], {});
    expect(found).toMatchObject({ urusan: "naik", dasar: "4 juta" });
    expect(tellTaken(flow, found)).toContain("“Naik gaji di tempat sekarang”");
  });

  test("what is filled in already is not taken again, and the newest message goes first", () => {
    const flow = flowWith({ takes: "person" });
    expect(takenFrom(flow, ["sama Dimas"], { isi: "Rina" })).toEqual({});
    expect(takenFrom(flow, ["sama Dimas", "eh sama Rudi"], {})).toEqual({ isi: "Rudi" });
  });
});

describe("another currency", () => {
  const wish =
    "mbak aku kerja di HK gaji 5100 dolar, kirim rumah 3000, agen 900. tolong buatkan anggaran sebulan";

  test("is said to be none that the guide reckons in, and none of its amounts is taken", () => {
    const led = last("business", [wish, "Susun anggaran sebulan"]);
    expect(led?.text).toContain("Hitunganku memakai rupiah");
    expect(filled(led)).toEqual({});
  });

  test.each(["5100 dolar", "RM 1.700", "NT 20.000", "HK$5100"])("%s is asked for in rupiah", (answer) => {
    const led = last("business", ["bikinin anggaran bulanan", "Susun anggaran sebulan", answer]);
    expect(led?.text).toContain("Itu bukan rupiah");
    expect(
      filled(last("business", ["bikinin anggaran bulanan", "Susun anggaran sebulan", answer, "9 juta"])),
    ).toMatchObject({ masuk: "9 juta" });
  });
});

describe("what is sold in a month", () => {
  const sold = (text: string) => takenFrom(flowOf("untung-bulanan") ?? flowWith({}), [text], {}).laku;

  test.each([
    ["modal 3rb jual 7rb laku 500 untungnya brp", "500"],
    ["sebulan laku kira-kira 60, jual 75rb", "60"],
    ["lakunya 40 bungkus", "40"],
  ])("%s", (text, count) => {
    expect(sold(text)).toBe(count);
  });

  test.each(["laku 20 sehari", "laku 500rb", "laku 3 hari langsung abis", "ga laku, 3 bulan sepi"])(
    "%s names no month's count",
    (text) => {
      expect(sold(text)).toBeUndefined();
    },
  );
});
