import { describe, expect, test } from "vitest";
import { documentOf, last } from "#server/test/guide-conversation.ts";

/* Items that a member wants out by their numbers, and the numbers themselves. */

const plan = [
  ...[
    "tolong bikin rencana langkah buat pindahan",
    "Buat rencana langkah",
    "pindahan kos selesai akhir bulan",
  ],
  ...["cari kardus\npilah baju\npesan mobil bak\nbeli lakban\nsewa truk besar"],
  ...["Malam", "Menunda-nunda"],
];
const below = (...texts: string[]) => last("career", [...plan, ...texts]);
const shown = (...texts: string[]) => documentOf("career", [...plan, ...texts]);
const numbered = "Langkahnya\n1. cari kardus\n2. pilah baju\n3. pesan mobil bak\n4. beli lakban\n";

describe("an item that goes by its number", () => {
  test.each([
    "hapus nomor 5",
    "hapus no 5, itu cuma nanya",
    "buang nomer 5 ya kak, soalnya itu aku bertanya",
    "langkah 5 dicoret aja",
    "coret nomor terakhir",
    "tolong hapuskan poin 5. itu pertanyaanku ke kamu",
  ])("“%s” goes alone, and the others keep their numbers", (text) => {
    expect(shown(text)).toBe(shown().replace("5. sewa truk besar\n", ""));
    expect(shown(text)).toContain(numbered);
  });

  test("a question beside it is named as not done", () => {
    const led = below("hapus nomor 5, itu cuma nanya. 500 ribu kurang 200 ribu sisa berapa?");
    expect(led?.text).toContain("500 ribu kurang 200 ribu");
    expect(led?.document?.text).toContain(numbered);
    expect(led?.document?.text).not.toContain("5. ");
  });

  test.each(["buang no 2 sama 5", "hapus nomor 2, 5", "nomor 2 dan nomor 5 dihapus"])(
    "“%s”: each of several goes by the number that it has now",
    (text) => {
      expect(shown(text)).toContain("Langkahnya\n1. cari kardus\n2. pesan mobil bak\n3. beli lakban\n\n");
      expect(below(text)?.text).toContain("nomor 2, 5 dihapus");
    },
  );

  test.each(["hapus nomor 9", "buang no 2 sama 9"])("“%s”: nothing goes that is not there", (text) => {
    expect(shown(text)).toBe(shown());
    expect(below(text)?.text).not.toMatch(/sudah ku/i);
  });
});

describe("the numbers before all items", () => {
  test.each(["hapus semua nomornya", "angka 1 2 3 nya hilangin"])(
    "“%s”: go, also before later items",
    (text) => {
      expect(shown(text)).toContain("Langkahnya\ncari kardus\npilah baju\n");
      const later = shown(text, "ganti langkah: cari kardus\nlipat baju\ntitip kucing");
      expect(later).toContain("Langkahnya\ncari kardus\nlipat baju\ntitip kucing\n");
    },
  );
});
