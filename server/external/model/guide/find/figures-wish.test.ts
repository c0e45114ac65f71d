import { describe, expect, test } from "vitest";
import { labels, last } from "#server/test/guide-conversation.ts";
import { figuresFlow } from "./figures-wish.ts";

const debts =
  "adakami sisa 1,45jt jatuh tempo tgl 5 bayar lunas, easycash 980rb tgl 8 lunas jg, kredit pintar 2,1jt cicilan 700rb telat 12 hari, kakak 1,5jt";

describe("a message full of figures", () => {
  test.each([
    [debts, "daftar-utang"],
    ["utang ke koperasi 3jt cicil 300rb, paylater 1,2jt telat 5 hari, ke mbak 500rb", "daftar-utang"],
    ["pinjol ada dua, akulaku 800rb sm kredivo 1,3 juta, jatuh tempo semua minggu ini", "daftar-utang"],
    ["Kartu kredit sisa 6 juta. Leasing motor 850rb sebulan. Rentenir 2jt.", "daftar-utang"],
    ["kartu kredit 4.500.000 tgl 12, shopee paylater 760.000 tgl 1", "daftar-utang"],
    ["bahan nastar 210rb jadi 6 toples, gas 15rb", "harga-produk"],
    ["sekali bikin 60rb dapet 22 bungkus, plastiknya 5rb", "harga-produk"],
    ["gaji 3,6jt. kos 700rb, makan 1,2jt, kirim ibu 500rb, bensin 200rb", "anggaran-bulanan"],
    ["penghasilan suami 4 juta, listrik 300rb, spp anak 250rb, belanja dapur 1,5jt", "anggaran-bulanan"],
    ["omzet sebulan 12jt, bahan 6jt, sewa 1,5jt, gaji karyawan 2jt", "untung-bulanan"],
  ])("%s: %s", (text, id) => expect(figuresFlow(text)).toBe(id));

  test.each([
    "gaji 3jt, dia minta 500rb buat beli tas, aku kesel",
    "temen utang ke saya 2jt, adiknya 500rb, ga dibayar2 sampai telat sebulan",
    "dulu utang pinjol 5jt sama bank 10jt, skrg udah lunas semua alhamdulillah",
    "kemarin jatuh dari motor, servis 350rb, berobat 200rb",
    "dia kasih aku 100rb terus 200rb lagi",
    "dua tawaran, yang satu gaji 4,3jt yang satu 7,5jt",
    "pelanggan belum bayar 450rb sama 300rb, tempo seminggu",
    "aku punya utang banyak, capek",
  ])("%s: none", (text) => expect(figuresFlow(text)).toBeUndefined());
});

describe("the reckoning that figures ask for", () => {
  test("begins where it was offered, and no story is made of them", () => {
    const led = last("business", ["saya pusing sekali soal utang pinjol, tiap hari ditelpon", debts]);
    expect(led?.state.listening).toBe(false);
    expect(led?.state.flow?.id ?? labels(led)[0]).toMatch(/daftar-utang|Susun daftar utang/);
  });

  test("is offered in a story", () => {
    const story = ["aku mau cerita dulu, boleh?", "pusing banget, tiap hari ditelpon penagih"];
    expect(labels(last("business", [...story, debts]))).toContain("Susun daftar utang");
  });
});
