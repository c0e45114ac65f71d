import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { dayAnswer, withoutParticles } from "./plain-answer.ts";

describe("an answer as it can stand in a text", () => {
  test.each([
    ["akhir bulan ini lah. eh ga deh, tgl 20 aja biar ga mepet. hari rabu klo ga salah", "tgl 20, hari rabu"],
    ["namanya sudah bener blm itu? kalo bs akhir bulan ini, tp boleh nyicil 2x kok", "akhir bulan ini"],
    ["ya sblm tgl 20 itu, paling gak tgl 18?", "tgl 18"],
    ["akhir desember, pas habis natal lah", "akhir desember, pas habis natal"],
    ["Selasa jam 9, di gudang", "Selasa jam 9, di gudang"],
    ["tgl 15 desember aja", "tgl 15 desember"],
    ["kamis depan ya kak", "kamis depan"],
    ["paling lambat lusa deh soalnya sabtu libur", "lusa"],
    ["12 Juni, eh maaf 13 Juni", "13 Juni"],
    ["kapan aja boleh", "kapan aja boleh"],
    ["tgl 20, bukan tgl 25", "tgl 20"],
    ["bukan minggu depan, minggu ini", "minggu ini"],
    ["sebelum lebaran", "sebelum lebaran"],
    ["Jumat, kalau ga bisa Sabtu", "Jumat, kalau ga bisa Sabtu"],
    [
      "Sabtu 20 Juni jam 4 sore, kalau hujan Minggu 21 Juni",
      "Sabtu 20 Juni jam 4 sore, kalau hujan Minggu 21 Juni",
    ],
    ["tgl 20. Eh bisa ga kalau tgl 25?", "tgl 20. Eh bisa ga kalau tgl 25?"],
    ["tanggal 15, salah satu temanku ulang tahun", "tanggal 15, salah satu temanku ulang tahun"],
    ["Minggu 21 Juni. Makanan sudah kami siapkan", "Minggu 21 Juni"],
    ["sebelum tgl 9, krn tgl 10 jatuh tempo ruko", "sebelum tgl 9"],
    ["kamis sore, ben malemnya iso tak kirim nang kota", "kamis sore"],
    ["rabu kan udah tak bilang", "rabu"],
    ["kalau bisa sebelum tgl 3 ya mas, mergo tgl 4 bayar sekolah", "sebelum tgl 3"],
    ["3 juta dulu sebelum lebaran", "sebelum lebaran"],
    ["uangnya balikin tgl 10 aja soale tgl 12 mau dipakai", "tgl 10"],
    ["harusnya tgl 5 tapi diundur jadi tgl 12", "tgl 12"],
    ["mestinya rabu, diganti kamis pagi", "kamis pagi"],
    ["tgl 20 atau 21 terserah", "tgl 20 atau 21 terserah"],
    ["500rb tgl 10, sisanya tgl 25", "500rb tgl 10, sisanya tgl 25"],
    ["malam minggu abis isya", "malam minggu abis isya"],
  ])("the day in “%s”", (text, day) => expect(dayAnswer(text)).toBe(day));

  test.each([
    ["ya jam 9 kurang 10 udah di toko la", "jam 9 kurang 10 udah di toko"],
    ["kan udah kubilang, si Rina yg buka rolling sendiri", "si Rina yg buka rolling sendiri"],
    ["buat bayar sewa lah", "buat bayar sewa"],
    ["tolong kabari aku ya", "tolong kabari aku ya"],
    ["lah", "lah"],
    ["Ya Allah, aku kangen Bapak", "Ya Allah, aku kangen Bapak"],
    ["ya tuhan kuatkan aku", "ya tuhan kuatkan aku"],
    ["HM Yusuf", "HM Yusuf"],
    ["Oh Ibu, jangan bentak aku lagi", "Oh Ibu, jangan bentak aku lagi"],
    ["Kan udah aku bilang jangan telat", "Kan udah aku bilang jangan telat"],
  ])("the particles around “%s”", (text, plain) => expect(withoutParticles(text)).toBe(plain));
});

const debt = ["uangku dipinjam, mau nagih", "Tulis pesan menagih uang"];

describe("what stands in the message", () => {
  test.each([
    ["tunangan sy, namanya Baiq Wina, panggilnya Win aja", "Win"],
    ["kakakku, namanya Nur Aini", "Nur Aini"],
    ["pak slamet. dia tetangga deket rumah lho", "pak slamet"],
  ])("somebody's name in “%s”", (text, name) => {
    const led = last("relationships", [...debt, "Keluarga", text]);
    expect(Object.values(filled(led))).toContain(name);
  });

  test("a detailed answer stands in place of a button's sentence", () => {
    const answers = ["Rendi", "3 juta", "buat sekolah", "tgl 21"];
    const text = "boleh, 2x aja maks. 1,5 tgl 21 sisanya bulan depan";
    const document = documentOf("relationships", ["temenku ngutang", debt[1] ?? "", ...answers, text]);
    expect(document).toContain("tanggal 21? Boleh, 2x aja maks. 1,5 tgl 21 sisanya bulan depan.");
  });

  test("a detailed change of a choice is taken, and what changes nothing is not called changed", () => {
    const answers = [
      "temenku ngutang",
      debt[1] ?? "",
      "Rendi",
      "3 juta",
      "buat sekolah",
      "tgl 21",
      "Boleh dicicil",
    ];
    const change = ["Ubah bagian ini", "Soal mencicil"];
    const own = "boleh dicicil, minimal 3 juta dulu sebelum tgl 18, sisanya januari gpp";
    const changed = documentOf("relationships", [...answers, ...change, own]);
    expect(changed).toContain("Boleh dicicil, minimal 3 juta dulu sebelum tgl 18");
    expect(last("relationships", [...answers, ...change, "Boleh dicicil"])?.text).toContain(
      "Tidak ada yang berubah",
    );
  });

  test("a name with a title has no second one before it, and order and account have their places", () => {
    const bill = [
      "pelanggan belum bayar invoice",
      "Tulis pesan menagih uang",
      "Pak Slamet",
      "685rb",
      "akhir bulan ini",
    ];
    const document = documentOf("relationships", [
      ...bill,
      "Boleh dicicil",
      "rekeningnya jadi BRI 3055 a.n. Darsum",
    ]);
    expect(document).toContain("Halo, Pak Slamet.");
    expect(document).toContain("Rekeningnya BRI 3055 a.n. Darsum.");
  });

  test("a tone asked for beside another change is taken with it", () => {
    const bill = [
      "pelanggan belum bayar invoice",
      "Tulis pesan menagih uang",
      "Rina",
      "685rb",
      "akhir bulan ini",
    ];
    const text = "jgn terlalu formal bang, tanggalnya jadi 5 mei";
    const document = documentOf("relationships", [...bill, "Boleh dicicil", text]);
    expect(document).toMatch(/\baku\b/i);
    expect(document).toContain("5 Mei");
    const more = "yang sopan ya, sama tolong kasih tau aku nunggu di rumah sampai jam 9 malam";
    const led = last("relationships", [...bill, "Boleh dicicil", more]);
    expect(led?.text).toContain("mau ditaruh di mana");
  });

  test.each([
    "eh tadi uangnya 2 juta, bukan 1,5 juta",
    "yang 2 baris tadi maksudnya apa ya kak",
    "aku ga tau deh, udah 3 kali dia bohong",
  ])("what is no answer to a button does not stand in the message: %s", (text) => {
    const answers = ["temenku ngutang", debt[1] ?? "", "Rendi", "1,5 juta", "buat sekolah", "tgl 21"];
    const document = documentOf("relationships", [...answers, text]);
    expect(document.toLowerCase()).not.toContain(text.slice(0, 12).toLowerCase());
  });

  test("whom one would call is not whom one writes to", () => {
    const wish = "mau nagih utang temen 2 juta, kalau ga bayar aku panggil polisi";
    expect(last("relationships", [wish, debt[1] ?? ""])?.text).not.toContain("polisi, apa kabar");
  });
});

test.each([
  ["akhir bulan ini lah. eh ga deh, tgl 20 aja", "tgl 20"],
  ["akhir bulan ini", "akhir bulan ini"],
  ["jumat depan", "jumat depan"],
])("a day until which the money shall be back: “%s”", (answer, day) => {
  const begun = [
    "temenku ngutang belum bayar, gimana nagihnya",
    "Tulis pesan menagih uang",
    "Teman atau rekan",
  ];
  const asked = last("relationships", [...begun, "Riko", "1,5 juta", "bayar sewa"]);
  expect(asked?.text).toContain("Paling lambat kapan uangnya harus kembali?");
  const next = last("relationships", [...begun, "Riko", "1,5 juta", "bayar sewa", answer]);
  expect(next?.state.flow?.filled.batas).toBe(day);
});
