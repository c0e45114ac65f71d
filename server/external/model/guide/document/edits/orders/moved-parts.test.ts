import { describe, expect, test } from "vitest";
import { documentOf, last } from "#server/test/guide-conversation.ts";

const sheet = [
  ...["besok aku interview", "Latihan simulasi wawancara", "kasir", "saya Wulan, lulusan SMK"],
  ...[
    "tokonya dekat rumah dan saya suka melayani",
    "jujur dan teliti",
    "pernah menemukan selisih kas 50 ribu",
  ],
  "saya gampang gugup",
];
const made = (...texts: string[]): string => documentOf("career", [...sheet, ...texts]);
const partOf = (shown: string, nth: number): string =>
  shown.split("\n\n").find((one) => one.startsWith(`${nth}. `)) ?? "";

describe("numbered parts in each other's place", () => {
  test("what is moved goes on with what stays, and takes the place of what moves away", () => {
    const text = "byk yg ketuker. posisi: kasir toko. no 4 itu pindahin ke no 3, no 5 itu hrsnya no 4";
    const shown = made(text);
    expect(shown).toContain("Posisi: kasir toko\n");
    expect(partOf(shown, 3)).toMatch(/Jujur dan teliti\. .*selisih kas/);
    expect(partOf(shown, 4)).toContain("gampang gugup");
    expect(last("career", [...sheet, text])?.text).not.toContain("ketuker");
  });

  test.each(["no 3 sama no 4 tuker", "tukar no 3 sama 4 dong"])("%s", (text) => {
    const shown = made(text);
    expect(partOf(shown, 3)).toContain("selisih kas");
    expect(partOf(shown, 4)).toContain("ujur dan teliti");
  });

  test("parts that are only spoken of stay", () => {
    expect(made("no 2 udah pas, no 4 juga bagus menurutku")).toBe(made());
  });
});

describe("what stands behind the new words", () => {
  test.each(["duh takut bgt ngeblank", "deg2an bgt"])("%s is no part of them", (felt) => {
    const texts = [...sheet, `no 1 ganti: saya Wulan, pernah magang di toko. ${felt}`];
    expect(documentOf("career", texts)).toContain("Saya Wulan, pernah magang di toko.\n");
    expect(last("career", texts)?.text).toContain(`“${felt}” tidak kutulis`);
  });

  test.each(["hehe", "makasih ya kak"])("%s is no part of them", (aside) => {
    expect(made(`no 1 ganti: saya Wulan. ${aside}`)).toContain("Saya Wulan.\n");
  });

  test("a fear that is told to the reader is", () => {
    const shown = made(
      "no 4 ganti: saya dulu gampang gugup. saya takut salah hitung, jadi saya cek dua kali",
    );
    expect(partOf(shown, 4)).toContain("takut salah hitung");
  });
});
