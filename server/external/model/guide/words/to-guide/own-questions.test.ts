import { describe, expect, test } from "vitest";
import { isOwnQuestion } from "./own-questions.ts";

describe("what only the guide can be asked", () => {
  test.each([
    "ini gk kependekan kali kan bang suratnya?",
    "suratnya kepanjangan ga ya",
    "klo sy ndak lapor kena sanksi ndak ya?",
    "apa aku harus nyebut alkoholnya langsung ya?",
    "kata2ku itu masuk ji kah",
    "nanya dulu apa langsung bilang?",
    "bisa langsung tak copas?",
    "ini nanti hasilnya bisa sy kirim ke WA grup jg kan?",
    "kalimatku tadi kasar ga sih",
    "bahasanya terlalu formal ga ya?",
    "aku bakal dipecat ga ya kalo jujur",
    "mending jujur atau diem aja ya?",
  ])("%s: is for the guide", (text) => expect(isOwnQuestion(text)).toBe(true));

  test.each([
    "kapan bisa ketemu?",
    "kamu bisa jaga mama hari sabtu?",
    "apa saya boleh bimbingan hari senin?",
    "surat permohonan saya sudah masuk belum pak?",
    "suratnya bisa saya kirim ke mana?",
    "hasil lab anak saya sudah keluar belum?",
    "kalau telat bayar kena denda berapa pak?",
    "bajunya kependekan ga?",
    "kenapa kamu tidak bilang kalau telat?",
    "pesan saya sudah dibaca belum?",
  ])("%s: may be asked of the reader", (text) => expect(isOwnQuestion(text)).toBe(false));
});
