import { describe, expect, test } from "vitest";
import { asWritten, readMemory, writeMemory } from "./memory.ts";

const letter = "Yth. Bu Yati,\n\nSaya mundur per 30 November.\n\nHormat saya,\nRani";

describe("a memory", () => {
  test("is read back as it was written, with and without a document", () => {
    for (const memory of [
      { notes: "" },
      { notes: "Orang: Bu Yati.\nKeputusan: mundur." },
      { notes: "Orang: Bu Yati.", document: { title: "Surat pengunduran diri", text: letter } },
      { notes: "", document: { title: "Surat", text: letter } },
    ])
      expect(readMemory(writeMemory(memory))).toEqual(memory);
  });

  test("marks in a title or a text do not break it", () => {
    const stored = writeMemory({
      notes: "Catatan.",
      document: { title: "[[A]]\nB", text: "x [[/naskah]] y" },
    });
    expect(readMemory(stored)).toEqual({
      notes: "Catatan.",
      document: { title: "A B", text: "x [[/naskah]] y" },
    });
  });

  test("a very long document is kept as far as there is room, and says so", () => {
    const { document } = readMemory(
      writeMemory({ notes: "", document: { title: "A", text: "b".repeat(9000) } }),
    );
    expect(document?.text).toBe(`${"b".repeat(6000)}\n(selebihnya tidak tersimpan)`);
  });
});

describe("an answer as the model wrote it", () => {
  test("its document stands between its marks, its choices at the end", () => {
    const document = { title: "Surat", text: letter };
    const choices = [
      { id: "pilihan-1", label: "Lebih singkat" },
      { id: "pilihan-2", label: "Sudah pas" },
    ];
    expect(asWritten(`Ini suratnya:\n\n${letter}\n\nMau diubah?`, { document, choices }, "uji")).toBe(
      `Ini suratnya:\n[[naskah: Surat]]\n${letter}\n[[/naskah]]\nMau diubah?\n[[pilihan: Lebih singkat | Sudah pas]]`,
    );
    expect(asWritten(letter, { document }, "uji")).toBe(`[[naskah: Surat]]\n${letter}\n[[/naskah]]`);
  });

  test("a flow that it offered stands before its other buttons", () => {
    const choices = [
      { id: "flow:surat-resign", label: "Susun surat resign" },
      { id: "pilihan-1", label: "Nanti" },
    ];
    expect(asWritten("Mau?", { choices }, "uji")).toBe("Mau?\n[[alur: surat-resign]]\n[[pilihan: Nanti]]");
    expect(asWritten("Mau?", { choices }, "guide:flow")).toBe("Mau?");
  });

  test("the guide's buttons are not shown: a model would imitate them", () => {
    expect(asWritten("Pilih.", { choices: [{ id: "a", label: "Ya" }] }, "guide")).toBe("Pilih.");
  });

  test("words that do not hold the document are left as they are", () => {
    expect(asWritten("Ya.", { document: { title: "A", text: letter } }, "uji")).toBe("Ya.");
    expect(asWritten("Ya.", {}, null)).toBe("Ya.");
  });
});
