import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OwnWords } from "#rules/safety/own-words.ts";
import { AnswerText } from "./answer-text.ts";

function read(pieces: readonly string[], level: 0 | 2 = 0) {
  const answer = new AnswerText(level, new OwnWords());
  const text = pieces.map((piece) => answer.push(piece)).join("") + answer.end();
  return { text, attached: answer.attached(), blocked: answer.blocked };
}

const letter = "Kepada Pak Budi,\nSaya mengundurkan diri mulai 1 Januari.\nHormat saya, Rina\n";

describe("marks in a model's answer", () => {
  test("a text between its marks is shown and kept as a document", () => {
    const { text, attached } = read([
      "Ini drafnya.\n[[naskah: Surat resign]]\n",
      letter,
      "[[/naskah]]\nMau diubah?",
    ]);
    expect(text).toBe(`Ini drafnya.\n\n${letter}\nMau diubah?`);
    expect(attached).toEqual({ document: { title: "Surat resign", text: letter.trim() } });
    expect(text).toContain(attached?.document?.text);
  });

  test("a text whose end was not marked ends with the answer; one of a few letters is none", () => {
    expect(read(["[[naskah]]", letter]).attached).toEqual({
      document: { title: "Naskah", text: letter.trim() },
    });
    expect(read(["[[naskah: X]]Hai[[/naskah]]"]).attached).toBeUndefined();
  });

  test("choices are at most three, short, and fit to be shown", () => {
    const { text, attached } = read([
      "Mau mulai dari mana? [[pilihan: Gaji | Kamu mengidap depresi. | Jadwal | Tim | Lain]]",
    ]);
    expect(text).toBe("Mau mulai dari mana? ");
    expect(attached?.choices?.map(({ label }) => label)).toEqual(["Gaji", "Jadwal", "Tim"]);
  });

  test("what a persona may not claim may stand in a letter, and nowhere else", () => {
    const line = "Aku juga manusia, dan aku sayang kamu.";
    expect(read([`[[naskah: Surat]]${line}[[/naskah]]`]).blocked).toEqual([]);
    expect(read([line]).blocked.length).toBeGreaterThan(0);
  });

  test("a title is held to what words are held to, and marks may be written large", () => {
    const { attached, text } = read([`[[Naskah: Kamu mengidap depresi]]${letter}[[/NASKAH]]`]);
    expect(attached?.document?.title).toBe("Naskah");
    expect(text).toBe(letter);
    expect(read([`[[naskah: ${"Surat ".repeat(20)}]]${letter}`]).attached?.document?.title.length).toBe(80);
  });

  test("in a crisis a letter holds no claim either, and marks split no sentence", () => {
    expect(read(["[[naskah: A]]\nAku sudah menghubungi polisi dan ambulans."], 2).blocked).toEqual([
      "false-help",
    ]);
    expect(read(["Menurutku kamu lebih baik [[naskah: A]]mati saja.[[/naskah]]"], 2).blocked.length).toBe(1);
  });

  test("other brackets are words", () => {
    expect(read(["Isi [nama] dan [[tanggal]] dulu, lalu [x"]).text).toBe(
      "Isi [nama] dan [[tanggal]] dulu, lalu [x",
    );
  });

  test("however the answer is cut, text and document are the same", () => {
    const whole = `Ini drafnya.\n[[naskah: Surat]]\n${letter}[[/naskah]]\nMau diubah? [[pilihan: Lebih singkat | Lebih sopan]]`;
    const expected = read([whole]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), (sizes) => {
        const pieces: string[] = [];
        let at = 0;
        for (const size of sizes) {
          pieces.push(whole.slice(at, at + size));
          at += size;
        }
        expect(read([...pieces, whole.slice(at)])).toEqual(expected);
      }),
    );
  });
});
