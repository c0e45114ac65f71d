import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";

/* Remarks on an answer that will be spoken: what is there comes first, and how it is typed is not heard. */

const practice = ["besok interview kasir, mau latihan", "Latihan simulasi wawancara"];

describe("an answer for an interviewer", () => {
  test("its spelling is written out and not remarked on", () => {
    const led = last("career", [...practice, "sy Dewi lulusan smk 2021, skrg jd kasir di toko paman sy"]);
    expect(led?.text).not.toMatch(/bahasa chat|kata chat/i);
  });

  test("one with something to praise gets no count, and the praise comes first", () => {
    const led = last("career", [...practice, "saya Dewi, lulusan SMK 2021"]);
    expect(led?.text).not.toMatch(/\d+ kata|\d+ detik/);
    expect(led?.text).toMatch(/^[^.]*“lulusan”/);
  });

  test("a very long one does", () => {
    const long = Array.from({ length: 60 }, (_, at) => `saya belajar hal nomor ${at}`).join(", lalu ");
    expect(last("career", [...practice, long])?.text).toMatch(/detik/);
  });
});

describe("feedback for somebody of the team", () => {
  const told = "anak buahku yg juga temen kuliah kerjaannya berantakan akhir2 ini, gimana negurnya";
  const start = "Susun masukan untuk anggota tim";

  test("what is wrong was told, and is not asked for", () => {
    const led = last("leadership", [told, start]);
    expect(led?.text).not.toContain("Umpan balik seperti apa");
  });

  test("a name before the event is kept for its question, and not told to them", () => {
    const led = last("leadership", [told, start, "namanya fajar, dia telat kirim invoice 2 kali minggu ini"]);
    expect(filled(led)).toMatchObject({
      nama: "Fajar",
      kejadian: "kamu telat kirim invoice 2 kali minggu ini",
    });
    const other = "kemarin laporan kamu telat 2 jam. namanya salah ketik juga";
    expect(filled(last("leadership", [told, start, other])).kejadian).toBe(other);
  });

  test("is spoken, and begins as among friends", () => {
    const made = [
      "invoice ke vendor telat 2 kali minggu ini",
      "vendor berhenti kirim barang",
      "kabari aku sehari sebelumnya",
    ];
    const text = last("leadership", [told, start, ...made, "Dito"])?.document?.text;
    expect(text).toContain("Kita temen kuliah, jadi aku bilang langsung");
    expect(text).toMatch(/dari kerjaan kamu: invoice ke vendor telat[\s\S]*Akibatnya: vendor berhenti/i);
  });
});
