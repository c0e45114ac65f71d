import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OwnWords } from "#rules/safety/own-words.ts";
import type { DocumentPart } from "#server/external/model/model.ts";
import { AnswerText } from "./answer-text.ts";

const flows = [{ id: "surat-resign", title: "Surat pengunduran diri", offer: "Susun surat" }];

function read(pieces: readonly string[], level: 0 | 2 = 0) {
  const answer = new AnswerText(level, new OwnWords(), flows);
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

  test("a flow that may be offered becomes a button; another one is ignored, and no mark of either is shown", () => {
    const { text, attached } = read([
      "Mau dituntun? [[alur: surat-",
      "resign]] [[pilihan: Susun surat | Nanti]]",
    ]);
    expect(text).toBe("Mau dituntun?  ");
    expect(attached?.choices).toEqual([
      { id: "flow:surat-resign", label: "Susun surat" },
      { id: "pilihan-1", label: "Nanti" },
    ]);
    expect(read(["Ya. [[alur: buat-bom]]"])).toEqual({ text: "Ya. ", attached: undefined, blocked: [] });
  });

  test("a label that the gate refuses is told like words that it refuses; the member's own number passes", () => {
    expect(read(["Ya. [[pilihan: Kamu mengidap depresi. | Nanti]]"]).blocked).toEqual(["diagnosis"]);
    const own = new AnswerText(0, new OwnWords(["nomorku 0813-9427-6605"]));
    own.push("Pakai yang mana? [[pilihan: Telepon 0813-9427-6605 | Telepon 0811-2233-4455]]");
    expect(own.attached()?.choices?.map(({ label }) => label)).toEqual(["Telepon 0813-9427-6605"]);
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

describe("a document that a model writes by a tool", () => {
  const write = (answer: AnswerText, ...parts: DocumentPart[]) =>
    parts.map((part) => answer.document(part)).join("");
  const closed = { text: "", title: "Surat", isEnd: true } as const;

  test("is shown while it comes, on lines of its own, and kept as a document", () => {
    const answer = new AnswerText(0, new OwnWords());
    let text = answer.push("Ini drafnya.");
    text += write(answer, { text: letter.slice(0, 30), title: "Surat resign" });
    expect(text).toContain("Kepada Pak Budi,\n");
    text += write(answer, { text: letter.slice(30) }, closed) + answer.push("Mau diubah?") + answer.end();
    expect(text).toBe(`Ini drafnya.\n\n${letter}\n\nMau diubah?`);
    expect(answer.attached()).toEqual({ document: { title: "Surat resign", text: letter.trim() } });
  });

  test("may be all of the answer, and may get its title last", () => {
    const answer = new AnswerText(0, new OwnWords());
    const text = write(answer, { text: letter, title: "" }, closed) + answer.end();
    expect(text).toBe(letter);
    expect(answer.attached()).toEqual({ document: { title: "Surat", text: letter.trim() } });
  });

  test("passes the same gate: words, title, and no mark of ours within it is shown", () => {
    const answer = new AnswerText(2, new OwnWords());
    const text =
      write(answer, {
        text: `[[naskah: A]]${letter}Aku sudah menghubungi polisi. [[pilihan: Ya]]`,
        title: "Kamu mengidap depresi",
      }) +
      write(answer, closed) +
      answer.end();
    expect(text).not.toMatch(/\[\[|menghubungi polisi/);
    expect(answer.blocked).toEqual(["false-help", "diagnosis"]);
    expect(answer.attached()?.document?.title).toBe("A");
  });

  test("that is cut is kept as far as it came", () => {
    const answer = new AnswerText(0, new OwnWords());
    write(answer, { text: letter, title: "Surat" });
    answer.end();
    expect(answer.attached()?.document?.text).toBe(letter.trim());
  });
});
