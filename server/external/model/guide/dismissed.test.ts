import { describe, expect, test } from "vitest";
import { documentOf } from "#server/test/guide-conversation.ts";

const begin = "Urus langkah setelah PHK";
const listOf = (told: string, ...answers: string[]) =>
  documentOf("career", [told, begin, ...(answers.length > 0 ? answers : ["Baru dikabari lisan"])]);

describe("the list after a dismissal", () => {
  test.each([
    ["toko tempatku kerja tutup, mau tanya juragan soal pesangon", "Pesan untuk juragan:"],
    ["kena phk, mau kirim pesan ke hrd", "Pesan untuk hrd:"],
    ["pabrikku tutup, aku di phk", "Pesan untuk atasan atau HRD:"],
  ])("is for whom the member names: %s", (told, heading) => expect(listOf(told)).toContain(heading));

  test("has the day of the talk and the last day of work", () => {
    const text = listOf(
      "toko tempat saya kerja tutup tanggal 30, mau saya tanyakan ke bos hari senin, ini phk ya",
    );
    expect(text).toContain("Hari bicaranya: hari senin");
    expect(text).toContain("Hari kerja terakhir: tanggal 30");
  });

  test("has three figures for the labour office, and their places where they were not told", () => {
    const text = listOf("saya di phk, gaji saya 2.100.000, sudah 7 tahun kerja di toko itu");
    expect(text).toContain("Bawa tiga angka ini ke Disnaker kabupaten/kota");
    expect(text).toContain("- Gaji sebulan: 2.100.000\n- Masa kerja: 7 tahun\n- Hari kerja terakhir: (isi");
    expect(listOf("aku kena phk")).toContain("- Gaji sebulan: (isi gaji sebulan)");
  });

  test("keeps the advice of a button where more is told beside it", () => {
    const text = listOf(
      "aku kena phk",
      "baru dibilang lisan sama bos, bapak saya masih kontrol gula tiap bulan",
    );
    expect(text).toContain("kabarnya baru lisan. Langkah pertama");
    expect(text).not.toContain("kontrol gula");
  });
});
