import { describe, expect, test } from "vitest";
import { isOpenAnswer } from "#server/external/model/guide/words/to-guide/commands.ts";
import { isFine } from "#server/external/model/guide/words/yes-no/acceptance.ts";
import { documentOf, filled, last, resign } from "#server/test/guide-conversation.ts";
import { pressed } from "./pressed-button.ts";

const choice = (label: string, at: number) => ({ id: `one:${at}`, label });
const choices = ["Susun surat resign", "Siapkan bicara gaji", "Lanjutkan yang tadi"].map(choice);

describe("a sentence presses a button", () => {
  test.each([
    ["boleh deh yang nomor 2", "Siapkan bicara gaji"],
    ["yang pertama aja ya kak", "Susun surat resign"],
    ["ya udah yang ketiga aja deh", "Lanjutkan yang tadi"],
    ["oke pilih nomor 1 dulu ya", "Susun surat resign"],
    ["ya udah lanjut aja deh", "Lanjutkan yang tadi"],
    ["aku mau surat resign aja kak", "Susun surat resign"],
    ["yuk siapkan bicara gaji dulu ya min", "Siapkan bicara gaji"],
    ["mending yang kedua deh", "Siapkan bicara gaji"],
    ["susun aja deh", "Susun surat resign"],
  ])("%s: %s", (text, label) => expect(pressed(choices, text)?.label).toBe(label));

  test.each([
    "aku udah lanjut kuliah aja deh tahun depan",
    "yang pertama ngajak ribut tuh dia kak",
    "pilihan pertamaku dulu jurusan hukum",
    "aku mau ngomong soal gaji sama bos tapi takut dipecat",
    "dua anakku masih kecil kak",
    "boleh kerja dari rumah dua hari seminggu",
    "mau resign tapi belum ada tabungan",
    "udah tiga bulan gajiku telat",
    "aku mau cerita",
    "kak saya capek",
  ])("%s presses none", (text) => expect(pressed(choices, text)).toBeUndefined());
});

test.each(["skip dulu aja", "ya udah lewatin aja dulu deh", "belum tau, skip dulu ya kak"])(
  "%s passes the question by",
  (text) => expect(isOpenAnswer(text)).toBe(true),
);
test.each(["skip dulu sarapan tiap pagi bikin aku lemes", "kosongin lemari sama cuci gorden kamar belakang"])(
  "%s is an answer",
  (text) => expect(isOpenAnswer(text)).toBe(false),
);

test.each(["ya udah lanjut aja deh", "oke deh udah pas kok", "sip makasih ya kak"])(
  "%s accepts a document",
  (text) => expect(isFine(text)).toBe(true),
);

describe("in a conversation", () => {
  test("an offer is begun and a question passed by in a whole sentence", () => {
    expect(last("career", ["bikinin surat resign dong", "ya udah lanjut aja deh"])?.state.flow?.id).toBe(
      "surat-resign",
    );
    expect(filled(last("career", [...resign, "skip dulu aja", "Kasir"])).jabatan).toBe("Kasir");
  });

  test("a document is accepted, and nothing of it is changed", () => {
    const made = [...resign, "Rina", "Kasir", "PT Jaya", "31 Mei", "Tidak perlu"];
    expect(documentOf("career", [...made, "ya udah lanjut aja deh"])).not.toContain("ya udah");
  });
});
