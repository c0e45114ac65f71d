import { describe, expect, test } from "vitest";
import { inRegister } from "#server/external/model/guide/document/address/register.ts";
import type { Register } from "#server/external/model/guide/flow.ts";
import { asSentence, plainly } from "./plain-text.ts";

/* What members type, and how it stands in a text for somebody else. */

const written = (text: string, register: Register): string => {
  const plain = asSentence(plainly(text, register));
  return register === "polite" || register === "formal" ? inRegister(plain, register, "Anda") : plain;
};

describe("a formal text", () => {
  test.each([
    [
      "paling cepet tgl 9 des aku biso mulai, jadinyo tgl 11. atau pak Hendra tim audit dulu yg bikin",
      "Paling cepat tanggal 9 Desember saya bisa mulai, jadinya tanggal 11. Atau Pak Hendra tim audit dulu yang membuat.",
    ],
    [
      "krna sblm nikah gmn klo udh dtg smpe jam 3",
      "Karena sebelum nikah bagaimana kalau sudah datang sampai jam 3.",
    ],
    [
      "ktanya klo telat lg orgnya kena sp1, sblmnya udh ditegur 2x",
      "Katanya kalau telat lagi orangnya kena SP1, sebelumnya sudah ditegur dua kali.",
    ],
    ["gaji 4,3jt, ongkos 150rb/hari", "Gaji Rp4.300.000, ongkos Rp150.000/hari."],
    ["followers naik 12k, biaya iklan 75k", "Followers naik 12k, biaya iklan Rp75.000."],
    [
      "yg ngirim laporan itu si yudi, sy cuma bantuin nyusun",
      "Yang mengirim laporan itu si Yudi, saya hanya membantu menyusun.",
    ],
    ["tlg kirimin berkasnya ya bu retno", "Tolong kirimkan berkasnya ya Bu Retno."],
    ["gantian sama Tegar, kopi sama gula habis", "Bergantian dengan Tegar, kopi dan gula habis."],
    ["harganya sama saja, ukurannya tetap sama", "Harganya sama saja, ukurannya tetap sama."],
    [
      "kerja di pt sinar logistik cakung 4 thn, kena phk",
      "Kerja di PT Sinar Logistik Cakung 4 tahun, kena PHK.",
    ],
    ["mau bayarrr bsk wkwkwk 😅", "Mau bayar besok."],
    ["untuk ibuk2 nagari2 sekitar", "Untuk ibu-ibu nagari-nagari sekitar."],
    ["kacamata pembesar). Kita cek solder tip nya", "Kacamata pembesar. Kita cek solder tipnya."],
    [
      "laporan wis tak kirim wingi, sing kurang mung nota",
      "Laporan sudah saya kirim kemarin, yang kurang hanya nota.",
    ],
  ])("%s", (text, plain) => expect(written(text, "formal")).toBe(plain));
});

describe("a text among friends keeps its register", () => {
  test.each([
    [
      "yg tak lakuin itu aku mbentak ibu di depan org",
      "Yang aku lakuin itu aku membentak ibu di depan orang.",
    ],
    ["gue capek bgt sm lo, jgn gitu dong", "Gue capek banget sama lo, jangan gitu dong."],
    ["kmrn kamu dateng jam 9 dgn alasan macet", "Kemarin kamu dateng jam 9 dengan alasan macet."],
    [
      "aku udh bilang baik2 sblmnya, kamu ga dengerin",
      "Aku udah bilang baik-baik sebelumnya, kamu nggak dengerin.",
    ],
    ["soalnye bapak tu keras. saye tu maunya DKV", "Soalnya bapak itu keras. Saya itu maunya DKV."],
    ["nastar sek ae, 6 toples", "Nastar dulu aja, 6 toples."],
    ["makasih ya bro hehe", "Makasih ya, Bro."],
    ["bsk jam 10 aku ada bimbingan bu retno", "Besok jam 10 aku ada bimbingan Bu Retno."],
    ["jangan ngomong kasar2 di depan anak2", "Jangan ngomong kasar-kasar di depan anak-anak."],
  ])("%s", (text, plain) => expect(written(text, "casual")).toBe(plain));
});

describe("names, quoted words, addresses and numbers stay", () => {
  test.each([
    "Saya bertemu dr. Sri dan Dr Ani di sana.",
    "Titip salam untuk Sm dan Ani.",
    "Film Ga Eul tayang di SCTV.",
    "Dia menulis “gpp kok, tp jgn lg” di chat.",
    "Kirim ke yg@toko.id atau bit.ly/dgn-yg.",
    "Bertemu LBH di lt2 shift2 jam 7.",
    "Lulusan S1 dan D3 dari SMP Negeri 2.",
    "Awak kapal sudah naik.",
    "Tas merek KRN dan GMN dijual.",
    "1) beli gula, 2) bayar sewa.",
    "Saya tak bisa hadir.",
    "Ukuran 2x4 meter, 12 x 5.000.",
    "Bu guru dan ibu mertua datang.",
    "Teh manis 2 gelas, nasi goreng sama saja harganya.",
  ])("%s", (text) => expect(plainly(text, "formal")).toBe(text));
});

test("a long answer is written in time that grows with its length", () => {
  const answer =
    "krna sblmnya orgnya ga mau antri trus marah2 ke bu retno, 150rb blm dibayar sm dia (katanya bsk ";
  const once = answer.repeat(10);
  plainly(once, "formal");
  const time = (text: string) => {
    const start = performance.now();
    for (let nth = 0; nth < 20; nth += 1) plainly(text, "formal");
    return (performance.now() - start) / 20;
  };
  expect(time(answer.repeat(80))).toBeLessThan(Math.max(time(once), 1) * 40);
});
