import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { flowOf } from "./flows.ts";

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
    expect(made).toContain("Catat stok dan membuat laporan harian.");
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

describe("what a shop posts in a week", () => {
  const begun = [
    "rencana konten seminggu buat hijab, senin posting apa, selasa apa",
    "Susun konten seminggu",
  ];

  test("has seven kinds of ideas with its own name, and nothing that was not told", () => {
    expect(filled(last("business", begun)).barang).toBe("hijab");
    const made = documentOf("business", [...begun, "TikTok", "15 menit"]);
    expect(made.match(/^\| (?:Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu) \|/gm)).toHaveLength(7);
    expect(made).toContain("“Begini hijab kalau dipakai");
    expect(made).toContain("(isi harga yang berlaku)");
    expect(made).not.toMatch(/diskon|terlaris|kata mereka/i);
  });
});

describe("a leader of former peers", () => {
  const asked = "Siapkan awal memimpin rekan";

  test("who has led for two months gets no news of it", () => {
    const begun = ["udah 2 bulan jadi leader, temen2 dulu sejajar masih ga dengerin gw", asked];
    const led = last("leadership", [...begun, "koordinator helpdesk"]);
    expect(led?.text).not.toContain("tim sudah tahu");
    const made = documentOf("leadership", [
      ...[...begun, "koordinator helpdesk"],
      ...["tiket masih rebutan", "tiket dibagi rata\nsaling menghargai"],
    ]);
    expect(made).toContain("Aku sudah beberapa waktu memimpin tim ini");
    expect(made).toContain("- tiket dibagi rata");
    expect(made).not.toMatch(/dengar kabarnya|Tugas baruku/);
  });

  test("who is about to begin still says when", () => {
    const begun = ["besok mulai jadi kepala toko, isinya temen nongkrong semua", asked, "kepala toko"];
    expect(labels(last("leadership", begun))).toContain("Sudah diumumkan");
    expect(last("leadership", [...begun, "Sudah diumumkan"])?.text).toContain("Mulai kapan");
  });
});

describe("an answer to a customer who wants the money back", () => {
  const begun = [
    "pembeli minta refund, katanya warnanya lebih gelap dari foto, gimana balesnya",
    ...["Balas pelanggan sulit", "gamis mocca"],
  ];

  test("names the customer's reason and one's own offer, and claims no check", () => {
    const made = documentOf("business", [...begun, "Voucher atau tawaran lain", "voucher Rp20.000"]);
    expect(made).toContain("Keberatan Kakak: warnanya lebih gelap dari foto");
    expect(made).toContain("Yang saya tawarkan: voucher Rp20.000");
    expect(made).not.toMatch(/sudah memeriksa|sesuai keterangan|saya cek/);
  });

  test("a refusal says no more than that", () => {
    const made = documentOf("business", [...begun, "Tidak dikembalikan"]);
    expect(made).toContain("pengembalian uang tidak bisa saya penuhi");
    expect(made).not.toMatch(/sesuai keterangan|tawarkan/);
  });
});

describe("a practised answer about years without work", () => {
  test("is followed by warm words, and by who cares for them now", () => {
    const made = documentOf("career", [
      ...[
        "latihan interview, takut ditanya kenapa 3 tahun ga kerja karena rawat ibu",
        "Latihan simulasi wawancara",
      ],
      ...[
        "kasir",
        "Waktu itu saya merawat ibu. Selama itu saya tetap mencatat kas warung. Sekarang saya siap bekerja penuh.",
      ],
    ]);
    expect(made).toContain("Siapa yang menjaga sekarang?");
    expect(made).not.toContain("Cukup itu yang bisa saya sampaikan");
  });
});

test("nothing private is to be hung up where others see it", () => {
  const text = JSON.stringify(["rencana-langkah", "rencana-kesepian"].map(flowOf));
  expect(text).not.toMatch(/tempel/i);
});
