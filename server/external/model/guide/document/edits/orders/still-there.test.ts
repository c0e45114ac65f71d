import { describe, expect, test } from "vitest";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";

const letter = [
  ...["mau tulis pesan ke kepala ruangan", "Tulis pesan atau surat", "Bu Wati", "Pesan yang sopan"],
  ...["saya tukar sif Kamis dengan Dewi. Dewi sudah bersedia", "minta Ibu setujui tukar sif ini", "Lina"],
];
const made = (...texts: string[]): string => documentOf("career", [...letter, ...texts]);
const told = (...texts: string[]): string => last("career", [...letter, ...texts])?.text ?? "";

describe("what stands there still", () => {
  test.each([
    "masih kamis tu kak. harusnya jumat",
    "kok masih tertulis Kamis? yang benar Jumat",
    "lho masih kamis mbak, hrsnya jumat. masa kirim begitu ke ibu",
  ])("%s", (text) => {
    expect(made(text)).toContain("sif Jumat dengan Dewi");
    expect(told(text)).not.toContain("masa kirim");
  });

  test.each(["saya masih jaga Kamis, harusnya gimana", "masih bingung kak. harusnya gimana"])(
    "%s changes nothing",
    (text) => expect(made(text)).toBe(made()),
  );

  test("quoted words without new ones are asked for", () => {
    expect(told('"sudah bersedia" juga ganti')).toContain("“sudah bersedia” aku perlu kalimat gantinya");
  });

  test("an example in place of quoted words that are found wrong", () => {
    const shown = made('yg "minta Ibu setujui" kaku. yg sopan dong, mohon persetujuan begitu');
    expect(shown).toContain("Mohon persetujuan tukar sif ini");
  });

  test("such quoted words begin no other flow", () => {
    const led = last("career", [...letter, 'yg "minta ibu setujui tukar sif" aneh, kayak minta izin cuti']);
    expect(led?.state.flow?.id).toBe("tulis-pesan");
  });
});

describe("the time of day of a greeting", () => {
  test.each([
    "selamat siang juga, ini sudah malam",
    "kok selamat siang, ini kan malam",
    "selamat malam aja, ini udah malam",
  ])("%s", (text) => expect(made(text)).toMatch(/^Selamat malam, Bu Wati/));

  test("what is only said to the guide changes nothing", () => {
    expect(made("selamat siang kak, ini sudah bagus")).toBe(made());
  });
});

describe("one of several clauses", () => {
  test("is put right, and why is no order", () => {
    const text = "eh bentar aku salah, Jumat bukan Kamis, yg satu itu gara2 aku lupa. trs Desi bukan Dewi";
    expect(made(text)).toContain("sif Jumat dengan Desi");
    expect(told(text)).not.toContain("bentar");
  });
});

describe("a paragraph that is named by its words", () => {
  test.each(['itu paragraf yg "minta ibu setujui" dihapus, dobel', 'hapus paragraf "minta ibu setujui"'])(
    "%s",
    (text) => {
      expect(made(text)).not.toMatch(/setujui|tukar sif ini/);
      expect(made(text)).toContain("Dewi sudah bersedia");
    },
  );

  test("goes before a wish that was kept is offered", () => {
    const kept = [...letter.slice(0, -1), "Lina. trus saya mau latihan ngomongnya juga, saya suka gugup"];
    const texts = [...kept, 'paragraf yg "minta ibu setujui" dihapus. terus latihan ngomongnya mana?'];
    expect(documentOf("career", texts)).not.toContain("setujui");
    expect(last("career", texts)?.state.flow?.id).toBe("tulis-pesan");
    expect(labels(last("career", texts))).toContain("Siapkan obrolan yang sulit");
  });
});

test("a goodbye with a denial before it is a goodbye", () => {
  const led = last("career", [...letter, "aduh bukan cuti kak. su, nanti sa ubah sendiri sa. makasih"]);
  expect(led?.state.flow).toBeUndefined();
  expect(labels(led)).toContain("Ubah tulisan tadi");
});
