import { describe, expect, test } from "vitest";
import { last, resign } from "#server/test/guide-conversation.ts";
import { isFine } from "./acceptance.ts";

const rules = [
  ...["bikin aturan kerja buat ditempel", "Tulis aturan untuk ditempel"],
  ...["Laundry Ros", "jam 7 masuk", "lewati", "lewati"],
];

describe("a document is accepted", () => {
  test.each([
    "ga jd deh udah gpp segitu. Sudah pas",
    "gajadi deh, segitu aja",
    "gausah diubah, udah pas",
    "ga usah diganti deh kak, sudah pas",
    "eh batal, biarin gitu aja",
    "biarin aja udah bagus kok",
    "gpp segitu",
    "ora sido mas, wis apik",
    "wes gitu ae, wis pas",
    "nda jadi, begitu saja sudah cukup",
    "yaudah segini aja",
  ])("%s", (text) => {
    expect(isFine(text)).toBe(true);
    const led = last("leadership", [...rules, text]);
    expect(led?.text).not.toContain("ditaruh di mana");
    expect(led?.state.done).toContain("aturan-tempel");
  });

  test.each([
    "ga pas",
    "belum cukup",
    "ga jadi",
    "ga bagus ah",
    "jangan gitu",
    "udah gitu jam 8 masuk",
    "gpp tapi ganti jamnya jadi 8",
    "ga usah pake jam",
    "ini kurang pas",
  ])("%s accepts nothing", (text) => expect(isFine(text)).toBe(false));
});

describe("places that are still open", () => {
  const named = "Masih ada yang kosong: tanggal, nama dan tanda tangan masing-masing.";

  test("are named at the end of the closing, once", () => {
    const closed = last("leadership", [...rules, "Sudah pas"]);
    expect(closed?.text.endsWith(named)).toBe(true);
    const again = last("leadership", [...rules, "Sudah pas", "Ubah tulisan tadi", "Sudah pas"]);
    expect(again?.text).not.toContain("kosong");
  });

  test("before the next question, if one comes", () => {
    const led = last("career", [
      ...resign,
      "Rina",
      "lewati",
      "PT Jaya",
      "31 Mei",
      "Tidak perlu",
      "Sudah pas",
    ]);
    expect(led?.text).toMatch(/^Masih ada yang kosong: .*\n\nAtasanmu/);
  });
});
