import { describe, expect, test } from "vitest";
import { askedThings } from "./asked-things.ts";
import {
  askedBefore,
  asksForNext,
  asksForOther,
  behindAcceptance,
  chosenBefore,
  orderedWishes,
} from "./next-wish.ts";

const nextIn = (text: string): boolean => {
  const rest = behindAcceptance(text);
  return rest !== undefined && asksForNext(rest);
};

describe("behind words that accept a text", () => {
  test.each([
    "sudah pas deh. skrg tulisin chat buat cowokku",
    "oke sip. sekarang bikinin surat izin buat bos",
    "nah ini pas. trus tolong buatin jadwal piket",
    "itu udah bagus, abis ini tulisin pesan buat mama",
    "cocok banget kak! sekarang bikinin chat ke ibu kos",
    "suratnya udah oke. skrg bikinin cv dong",
    "alhamdulillah pas. sekalian buatin pengumuman buat warga",
    "siap makasih. skrg hitungin modal kue",
  ])("the next wish is read: %s", (text) => expect(nextIn(text)).toBe(true));

  test.each([
    "udah pas, tapi ganti namanya jadi Budi",
    "sip, bikinin lebih singkat dong",
    "bagus, bikinin versi wa nya",
    "ok tulisin ulang suratnya lebih resmi",
    "pas, tambahin juga pesan buat ibunya",
    "udah pas, nanti aku tulis pesan sendiri",
    "mantap, skrg aku kirim ke dia",
    "udah pas. tapi kalo dia marah gimana?",
    "oke, jadwalnya jam 7 aja",
  ])("a change and a question are none: %s", (text) => expect(nextIn(text)).toBe(false));
});

describe("below a text", () => {
  test.each([
    ["bikinin pesan ke dia, nanya dia masih serius, jgn keliatan marah", "Membandingkan dua pilihan"],
    ["tolong tulisin chat buat mama", "Daftar harga"],
    ["buatin daftar belanja buat besok", "Surat resign"],
  ])("a thing of another kind is another wish: %s", (text, names) =>
    expect(asksForOther(text, names)).toBe(true),
  );

  test.each([
    ["bikinin wa ke bos", "Surat resign"],
    ["bikinin pesannya lebih halus", "Pesan putus baik-baik"],
    ["bikinin tabel", "Daftar harga"],
    ["tambahin pesan buat ibu", "Surat hangat"],
    ["dia pernah bikinin pesan buat aku", "Membandingkan dua pilihan"],
  ])("the text in another form is none: %s", (text, names) => expect(asksForOther(text, names)).toBe(false));
});

describe("what was spoken of before", () => {
  test.each([
    ["trus daftar utangnya gmn?", "daftar utangnya"],
    ["chatnya mana?", "chatnya"],
    ["tadi katanya mau bikin tabel sama urutan bayar, mana?", "tabel sama urutan bayar"],
    ["skrg yg rencana konten seminggu buat hijab tadi, bisa ga?", "rencana konten seminggu buat hijab"],
  ])("is asked for by its name: %s", (text, name) => expect(askedBefore(text)).toBe(name));

  test.each([
    "gajinya gimana",
    "duitnya mana",
    "trus anaknya gimana",
    "dia katanya mau bikin surat",
    "katanya bikin usaha gampang",
    "suaminya gimana ya",
    "bosnya mana mau",
  ])("is not asked for in a question about something else: %s", (text) =>
    expect(askedBefore(text)).toBeUndefined(),
  );

  test("one of several is chosen to come first", () => {
    expect(chosenBefore("lho saya jualan hijab bukan makanan. yaudah customer dulu deh")).toBe("customer");
    for (const text of [
      "yaudah tidur dulu deh",
      "oke makan dulu ya",
      "yaudah gitu dulu deh",
      "yaudah besok dulu",
    ])
      expect(chosenBefore(text)).toBeUndefined();
  });
});

describe("two wishes in an order", () => {
  test.each([
    ["hitung dulu harganya bu, daftar harganya nanti. modalnya beras 30rb", "daftar harganya nanti"],
    ["surat izin dulu, jadwalnya belakangan aja", "jadwalnya belakangan aja"],
    ["cv dulu deh, surat lamarannya nanti", "surat lamarannya nanti"],
  ])("what is put off is kept apart: %s", (text, wish) => expect(orderedWishes(text)?.wish).toBe(wish));

  test.each([
    "suratnya nanti sore mau dikirim, bikin dulu",
    "jadwalku nanti jam 3",
    "makan dulu, kerjaannya nanti",
  ])("a time puts nothing off: %s", (text) => expect(orderedWishes(text)).toBeUndefined());
});

describe("what a first message needs first", () => {
  test.each([
    ["mau minta kurangin shift malam ke atasan, tertulis", "surat-permohonan"],
    ["mau minta pindah ke gudang, perlu surat ke hrd", "surat-permohonan"],
    ["minta ganti jadwal ke manajer lewat email", "surat-permohonan"],
    ["ada interview kamis ini, deg2an, gmn jawab kalo ditanya soal CV kosong 8 bulan", "simulasi-wawancara"],
    ["wawancara kerja lusa, gugup banget belum siap", "simulasi-wawancara"],
    ["gak bisa tidur, kepikiran utang 3 pinjol, besok gw kudu ngapain", "daftar-utang"],
    ["paylater sama cicilan motor, mana yg dibayar duluan ya", "daftar-utang"],
    ["merawat ibu yg pikun, capek sekali. adik2 saya ada 2 tapi jarang bantu", "tugas-rumah"],
    ["hitungin dulu per box nya jatuh brp", "harga-produk"],
  ])("is found: %s", (text, id) => expect(askedThings(text, []).first[0]).toBe(id));

  test.each([
    "surat izin ganti jadwal ke HRD",
    "bikin surat resign ke HRD",
    "mau minta tuker shift sama temen",
    "interview kemarin gagal, takut ga keterima lagi",
    "besok interview tapi bentrok, mau minta reschedule takut",
    "utang suami 3 tempat, aku harus gimana",
    "kakak ada utang ke aku, gimana",
    "jaga ibu di rs, adik2 gantian",
    "ongkir per kotak berapa",
    "beli per pack berapa",
  ])("is none of these: %s", (text) => expect(askedThings(text, []).first).toEqual([]));
});
