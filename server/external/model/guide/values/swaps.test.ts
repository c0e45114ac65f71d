import { describe, expect, test } from "vitest";
import { conversation, documentOf, filled, labels, last, resign } from "#server/test/guide-conversation.ts";
import { swapIn } from "./swaps.ts";

const leave = ["tolong bikinin surat izin", "Tulis izin atau cuti", "Tidak masuk", "Bu Tuti", "Senin"];
const debts = [
  ...["utangku banyak, bikin daftar utang", "Susun daftar utang", "Tidak ada"],
  "Paylater 2,5 juta cicilan 400rb\nBank 20 juta cicilan 1 juta",
];

describe("what was wrong and what is right", () => {
  test.each([
    ["eh salah, bukan Senin, Selasa", "Senin", "Selasa"],
    ["bukan Senin tapi Selasa", "Senin", "Selasa"],
    ["maksudku Selasa bukan Senin", "Senin", "Selasa"],
    ["namanya Rina bukan Rini", "Rini", "Rina"],
    ["eh yang bener Pak Budi, bukan Bu Tuti", "Bu Tuti", "Pak Budi"],
    ["Bu Tuti itu salah, harusnya Bu Tutik", "Bu Tuti", "Bu Tutik"],
    ["ganti Bu Tuti jadi Pak Budi ya", "Bu Tuti", "Pak Budi"],
    ["salah, bukan 31 Mei, 30 Juni", "31 Mei", "30 Juni"],
    ["jabatanku bukan kasir, admin", "kasir", "admin"],
    ["jabatannya bukan Kasir tapi Kepala Toko", "Kasir", "Kepala Toko"],
    ["maksudku 2 juta bukan 20", "20 juta", "2 juta"],
    ["bukan 200 ribu tapi 250", "200 ribu", "250 ribu"],
  ])("%s", (text, not, value) => expect(swapIn(text)).toMatchObject({ not, value }));

  test.each(["aku bukan pemalas", "bukan itu", "Selasa", "kenapa bukan Senin, Selasa?"])(
    "%s: nothing is read",
    (text) => expect(swapIn(text)?.not ?? "").not.toMatch(/Senin/),
  );
});

describe("in a flow", () => {
  test.each([
    "eh salah, bukan Senin, Selasa",
    "maksudku Selasa bukan Senin",
    "ganti Senin jadi Selasa",
    "eh harinya Selasa",
  ])("“%s” changes the earlier day, says so, and the question stays", (text) => {
    const led = last("career", [...leave, "anakku sakit", text]);
    expect(filled(led)).toMatchObject({ kapan: "Selasa", alasan: "anakku sakit" });
    expect(filled(led).serah).toBeUndefined();
    expect(led?.text).toContain("“Selasa”");
    expect(led?.text).toContain("pekerjaan yang kamu titipkan");
  });

  test.each(["namanya Rina bukan Rini", "namaku Rina, bukan Rini", "eh namaku Rina ding"])(
    "“%s” changes the name, and is no company",
    (text) =>
      expect(filled(last("career", [...resign, "Rini", "Kasir", text]))).toEqual({
        nama: "Rina",
        jabatan: "Kasir",
      }),
  );

  test.each([
    ["eh bentar, yang jabatan tadi salah, harusnya Kepala Toko", { nama: "Rini", jabatan: "Kepala Toko" }],
    ["jabatanku bukan kasir, admin", { nama: "Rini", jabatan: "Admin" }],
    ["nama lengkapku Rina Sari ya bukan Rini", { nama: "Rina Sari", jabatan: "Kasir" }],
  ])("“%s” is no date", (text, values) =>
    expect(filled(last("career", [...resign, "Rini", "Kasir", "PT Jaya", text]))).toEqual({
      ...values,
      perusahaan: "PT Jaya",
    }),
  );

  test("a month is not written twice, and “ke” belongs to no name", () => {
    const drafted = ["tolong bikinin surat cuti ke pak hendra tanggal 12-16 desember karena mau nikah"];
    expect(filled(last("career", [...drafted, "bukan 12-16, tapi 19-23 desember"])).kapan).toBe(
      "tanggal 19-23 desember",
    );
    expect(filled(last("career", [...drafted, "ke bu sari bukan pak hendra"])).atasan).toBe("Bu Sari");
  });

  test("a date that is moved is no name", () => {
    const asked = ["tolong bikinin surat cuti ke pak hendra tanggal 12-16", "iya", "Mau nikah", "Lewati"];
    const led = last("career", [...asked, "12-16 itu lamanya, gue mau geser ke 19-23, ke pak hendra"]);
    expect(filled(led)).toMatchObject({ kapan: "19-23" });
    expect(filled(led).nama).toBeUndefined();
    expect(filled(last("career", [...asked, "12-16 itu lamanya"])).nama).toBeUndefined();
  });

  test("a mistake that is not clear is no name of a company", () => {
    const led = last("career", [...resign, "Rini", "Kasir", "eh suratnya salah, email aja"]);
    expect(filled(led)).toEqual({ nama: "Rini", jabatan: "Kasir" });
    expect(led?.text).toContain("nama perusahaan");
  });

  test("an answer that says what it is not stays whole where words are asked for", () => {
    const asked = [
      "mau ngomong serius sama suami soal uang",
      "Siapkan obrolan yang sulit",
      "Tegang, tapi aku aman",
    ];
    const led = last("relationships", [...asked, "bukan soal uangnya, tapi soal jujur"]);
    expect(filled(led)).toMatchObject({ topik: "bukan soal uangnya, tapi soal jujur" });
  });

  test("a correction never becomes the reason in a letter", () => {
    const text = documentOf("career", [
      ...[...resign, "Rina", "Kasir", "PT Jaya", "31 Mei", "eh salah, bukan 31 Mei, 30 Juni", "Tidak perlu"],
    ]);
    expect(text).toContain("pada 30 Juni");
    expect(text).not.toMatch(/salah|31 Mei/);
  });

  test("words that stand in no answer change nothing, which is said", () => {
    const led = last("career", [...leave, "eh salah, bukan Rabu, Kamis"]);
    expect(filled(led)).toMatchObject({ kapan: "Senin" });
    expect(filled(led).alasan).toBeUndefined();
    expect(led?.text).toContain("“Rabu” tidak ketemu");
  });

  test("words that stand twice are asked about", () => {
    const led = last("business", [
      ...debts.slice(0, 3),
      "Bank 2 juta\nKoperasi 2 juta",
      "salah, bukan 2 juta, 3 juta",
    ]);
    expect(filled(led).utang).toBe("Bank 2 juta\nKoperasi 2 juta");
    expect(led?.text).toContain("lebih dari satu tempat");
    const named = last("business", [
      ...debts.slice(0, 3),
      "Bank 2 juta\nKoperasi 2 juta",
      "koperasi 3 juta bukan 2",
    ]);
    expect(filled(named).utang).toBe("Bank 2 juta\nKoperasi 3 juta");
  });

  test("of “bukan Budi tapi Andi” only Andi is entered", () => {
    expect(
      filled(
        last("relationships", ["mau ngomong ke budi", "Susun pesan buat siapa saja", "bukan Budi tapi Andi"]),
      ),
    ).toMatchObject({ kepada: "Andi" });
  });
});

describe("numbers", () => {
  test("a number takes the unit of the one it replaces", () => {
    expect(filled(last("business", [...debts, "maksudku 2 juta bukan 20"])).utang).toContain(
      "Bank 2 juta cicilan 1 juta",
    );
  });

  test("a number goes to the answer that its words name, not to the newest one", () => {
    const led = last("business", [...debts, "4 juta", "2 juta", "eh gajiku 3 juta deng"]);
    expect(filled(led)).toMatchObject({ masuk: "3 juta", pokok: "2 juta" });
    const cost = last("business", [
      ...["bantu hitung harga jual risol", "Hitung harga jual", "risol mayo", "400rb", "30"],
      "eh bahannya 450rb deng",
    ]);
    expect(filled(cost)).toMatchObject({ bahan: "450rb" });
    expect(filled(cost).kemasan).toBeUndefined();
  });

  test("while the values are read back, and below the document", () => {
    const texts = [...debts, "4 juta", "2 juta"];
    expect(last("business", [...texts, "bank maksudku 2 juta bukan 20"])?.text).toContain(
      "Bank sisa Rp2.000.000",
    );
    expect(documentOf("business", [...texts, "Hitung", "bank maksudku 2 juta bukan 20"])).toContain(
      "| Bank | Rp2.000.000 | Rp1.000.000 |",
    );
  });
});

describe("after an offer, before its flow begins", () => {
  const laundry =
    "usaha laundry kiloan, sebulan biaya listrik air 900 ribu, gas 400 ribu, sewa 1,5 juta. tolong hitungin harga yang bener";

  test("what was told is put right, and the offer stays", () => {
    const [, led, begun] = conversation("business", [
      laundry,
      "eh gasnya 450 ribu kak bukan 400, barusan lihat nota",
      "Hitung harga jasa",
    ]);
    expect(led?.text).toBe("Kubetulkan: “450 ribu”, bukan “400 ribu”. Tombol di bawah masih berlaku.");
    expect(labels(led)).toContain("Hitung harga jasa");
    expect(filled(begun).biaya).toContain("gas 450 ribu");
  });

  test("a number that stands in two places changes nothing", () => {
    const [, led] = conversation("business", [laundry.replace("1,5 juta", "400 ribu"), "450 ribu bukan 400"]);
    expect(led?.text).not.toContain("Kubetulkan");
  });
});

test("“dari 14 ke 18 juta” is what it is now and what is asked for", () => {
  const led = last("career", [
    "Kamis ada 1 on 1 sama lead gue Mbak Nadia, mau minta naik gaji dari 14 ke 18 juta. 2 tahun ga naik. tolong susunin omongannya",
    "Siapkan bicara gaji",
  ]);
  expect(filled(led)).toMatchObject({ dasar: "14 juta", target: "18 juta", kepada: "Mbak Nadia" });
});
