import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

describe("a practised question of another kind than an experience", () => {
  const asked = [
    "bantu jawab pertanyaan interview kenapa resign setelah 4 bulan",
    "Susun satu cerita pengalaman",
  ];

  test("why somebody left has its own questions and a sayable answer", () => {
    expect(last("career", asked)?.text).toContain("Kenapa kamu keluar");
    const made = documentOf("career", [
      ...asked,
      "jam kerjanya berubah terus",
      "catat stok sama bikin laporan harian",
      "jam kerja yang tetap",
    ]);
    expect(made).toContain("Jam kerjanya berubah terus.");
    expect(made).toContain("Catat stok sama bikin laporan harian.");
    expect(made).not.toContain("Situasinya");
  });

  test.each([
    ["Apa kelemahanmu", "Kelemahan apa yang mau kamu sebut?"],
    ["Gaji yang diharapkan", "Berapa yang akan kamu sebut"],
    ["Kenapa melamar di sini", "Apa yang kamu tahu tentang tempatnya?"],
  ])("%s", (label, question) => {
    const begun = [
      "bisa latihan wawancara ga, posisi kasir",
      "Susun satu cerita pengalaman",
      "Pertanyaan lain",
    ];
    expect(last("career", [...begun, label])?.text).toContain(question);
  });

  test("an experience is still told as one", () => {
    const begun = [
      "bisa latihan wawancara ga, posisi kasir",
      "Susun satu cerita pengalaman",
      "Dikejar waktu",
    ];
    expect(last("career", begun)?.text).toContain("ada apa waktu itu?");
  });
});

describe("falling sales of a service", () => {
  const sums = ["2 juta", "1,2 juta", "Langganan yang kembali", "Hitung"];

  test("get a message and trials for a service", () => {
    const made = documentOf("business", [
      "servis motor gw sepi, omset turun",
      "Cari sebab omzet turun",
      "servis motor",
      ...sums,
    ]);
    expect(made).toContain("terakhir dikerjakan");
    expect(made).not.toContain("Mau saya sisihkan satu?");
  });

  test("goods keep theirs", () => {
    const texts = ["omset turun", "Cari sebab omzet turun", "ayam geprek"];
    const made = documentOf("business", [...texts, ...sums]);
    expect(made).toContain("Mau saya sisihkan satu?");
  });
});

describe("a hard talk", () => {
  const safe = "ga takut kok";
  const talk = [
    "perilaku Raka di kelas",
    "kemarin Raka dorong temannya",
    "Khawatir",
    "tolong bicarakan minggu ini",
  ];

  test("with parents of pupils has other words than one at home", () => {
    const begun = [
      "mau ngomong ke orang tua murid soal anaknya yang nakal",
      "Siapkan obrolan yang sulit",
      safe,
    ];
    const led = last("relationships", [...begun, ...talk]);
    expect(filled(led).lawan).toBe("resmi");
    expect(led?.document?.text).toContain("Bapak/Ibu");
    expect(led?.document?.text).not.toMatch(/nanti malam|Bercandanya/);
    expect(last("relationships", [...begun, ...talk, "Sudah pas"])?.text).not.toContain("sudah makan");
  });

  test("at home keeps its words, and the question about safety comes first", () => {
    const begun = ["mau ngomong serius sama suami", "Siapkan obrolan yang sulit"];
    expect(labels(last("relationships", begun))).toContain("Tegang, tapi aku aman");
    const led = last("relationships", [...begun, safe, ...talk]);
    expect(led?.document?.text).toContain("nanti malam");
  });
});

describe("a dismissal", () => {
  const begun = ["toko sepi, aku harus mecat karyawan, bantu kalimatnya dong", "Susun naskah pemberhentian"];
  const said = [
    "Rina",
    "penjualan turun sejak maret",
    "akhir bulan ini",
    "gaji penuh bulan ini",
    "kasnya selalu cocok",
  ];

  test("says the news first, asks nothing of her, and names what she gets", () => {
    const made = documentOf("leadership", [...begun, ...said]);
    expect(made.indexOf("Hari kerja terakhir")).toBeLessThan(made.indexOf("Penjualan turun"));
    expect(made).toContain("Yang tidak diminta darinya");
    expect(made).toContain("gaji penuh bulan ini");
    expect(made).not.toContain("maaf mengganggu");
  });

  test.each([
    ["mulai bulan depan kontrak kamu tidak diperpanjang", false],
    ["saya mau izin pulang lebih awal hari senin", true],
  ])("a polite message apologizes for taking time only where it dismisses nobody: %s", (news, has) => {
    const texts = ["bantu tulis pesan wa dong", "Tulis pesan atau surat", "Rina", "Pesan yang sopan"];
    const led = last("leadership", [...texts, news, "Lewati", "Lewati"]);
    expect(led?.document?.text).toContain("Rina");
    expect((led?.document?.text ?? "").includes("Mohon maaf mengganggu waktunya.")).toBe(has);
  });
});
