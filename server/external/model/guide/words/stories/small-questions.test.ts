import { expect, test } from "vitest";
import { leavesOpenHow } from "./small-questions.ts";

test.each([
  "kemarin bos manggil aku ke ruangannya",
  "tadi di pasar aku ketemu dia sama pacar barunya",
  "waktu itu semua orang diam",
  "akhirnya aku pulang jalan kaki",
  "semalam aku tutup toko jam 12 sendirian lagi",
  "minggu lalu adikku berangkat",
])("somebody may be asked how it was: %s", (text) => expect(leavesOpenHow(text)).toBe(true));

test.each([
  "Saya bangun terus lihat HP. saya sungkan mau telpon malam-malam",
  "tiap hari aku naik angkot dua kali",
  "suamiku kerja di kapal, jarang pulang",
  "kemarin aku jatuh dari motor, kaget dan takut banget",
  "semalam aku nangis sampai pagi",
  "tadi aku marah sama adik",
])("and not where nothing happened, or it was said: %s", (text) => expect(leavesOpenHow(text)).toBe(false));
