import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

/* Texts that fit the person for whom they are, and the place where they are used. */

const hardTalk = "Siapkan obrolan yang sulit";
const safe = "Tegang, tapi aku aman";
const talk = [
  "uang seserahan",
  "minggu lalu Bapak minta 50 juta",
  "Tidak usah disebut",
  "tolong boleh 25 juta dulu",
];

describe("a hard talk with somebody older", () => {
  const asked = "mau ngomong sama calon bapak mertua soal uang 50 juta, bingung mulai ngomong";

  test("is polite, asks for time and begs", () => {
    const made = documentOf("relationships", [asked, hardTalk, safe, ...talk]);
    expect(made).toContain("Kalau Bapak berkenan, saya ingin minta waktu");
    expect(made).toMatch(/Kalau beliau keberatan[\s\S]*Kalau beliau diam[\s\S]*Kalau beliau minta waktu/);
    expect(made).not.toMatch(/\baku\b|Bercandanya|ribut|\bkamu\b/);
  });

  test("what they wrote is shown, and not the label of a button", () => {
    const text = last("relationships", [asked, hardTalk])?.text;
    expect(text).toContain("lawan bicaranya “calon bapak mertua”");
    expect(text).not.toContain("Pasangan, keluarga, teman");
  });

  test.each([
    "mau ngomong sama mertua soal cucu, takut ribut",
    "mau ngomong ke mama soal pindah kos, takut ribut",
    "takut ngomong sama om soal utang",
  ])("%s: is one", (told) => expect(filled(last("relationships", [told, hardTalk])).lawan).toBe("sepuh"));

  test.each([
    ["mau ngomong ke istri soal mertua yang ikut campur", "dekat"],
    ["mau ngomong sama suami soal ibu mertua", "dekat"],
    ["mau ngomong ke orang tua murid soal anaknya yang nakal", "resmi"],
  ])("%s: is none", (told, who) => expect(filled(last("relationships", [told, hardTalk])).lawan).toBe(who));

  test("two requests both go in, and the guide says that one is easier", () => {
    const led = last("relationships", [
      ...[asked, hardTalk, safe, ...talk.slice(0, 3)],
      "tolong uangnya boleh 25 juta dulu, sama tanggalnya diundur ke Desember",
    ]);
    expect(led?.text).toContain("satu per satu lebih mudah dijawab");
    expect(led?.document?.text).toMatch(/25 juta[\s\S]*diundur ke Desember/);
  });
});

describe("an unhappy customer of a service", () => {
  const begun = [
    "pelanggan laundry marah minta ganti 500rb",
    "Balas pelanggan sulit",
    "Barang rusak atau salah",
  ];
  const made = documentOf("business", [
    ...begun,
    "kemeja putihnya kelunturan krn kecampur, salah gw jg sih ga misahin",
    ...["Dikerjakan ulang gratis", "150rb", "ganti 500rb penuh, karena kemejanya sudah 2 tahun"],
  ]);

  test("is offered another try first, then at most a sum, and told what is not possible and why", () => {
    expect(made).toMatch(
      /mengerjakannya sekali lagi[\s\S]*paling banyak Rp150\.000[\s\S]*karena kemejanya sudah 2 tahun/,
    );
    expect(made).toContain("Kalau diancam ulasan buruk");
    expect(made).not.toMatch(/barang yang sampai|mengantar pesanan|aplikasi/);
  });

  test("never says what the owner confessed to the guide", () =>
    expect(made).not.toMatch(/salah|misahin|kecampur/));

  test("a threat is asked about first, for services too", () => {
    const led = last("business", ["pelanggan salon ngancam kasih bintang 1", "Balas pelanggan sulit"]);
    expect(labels(led)).toContain("Ya, ada ancaman");
  });

  test("goods keep their questions", () =>
    expect(last("business", ["pembeli marah kaosnya sobek", "Balas pelanggan sulit"])?.text).toContain(
      "nama barang",
    ));
});

describe("a child's holiday", () => {
  const asked = "mau nulis pesan ke mantan istri soal anak liburan natal nginep di rumahku";
  const begun = [
    asked,
    "Tulis pesan soal anak",
    "Kaku, tapi aman",
    "Ibu Dito",
    "22 sampai 26 Desember, aku jemput",
  ];

  test("asks who fetches and what the other gets, and comes back to nothing a month later", () => {
    const made = documentOf("relationships", [...begun, "malam Natal video call", "Jumat ini"]);
    expect(made).toMatch(
      /liburan anak[\s\S]*aku jemput[\s\S]*malam Natal video call[\s\S]*paling lambat Jumat ini/,
    );
    expect(made).not.toMatch(/sekolah dan kesehatan|sebulan kemudian/);
  });

  test("a deadline that was not told is left out", () =>
    expect(documentOf("relationships", [...begun, "Lewati", "Lewati"])).not.toMatch(
      /paling lambat|Buat kamu/,
    ));

  test("school stays school", () =>
    expect(
      filled(last("relationships", ["pesan ke mantan suami soal sekolah anak", "Tulis pesan soal anak"]))
        .urusan,
    ).toBe("sekolah dan kesehatan anak"));
});

describe("a raise asked for by e-mail", () => {
  const made = documentOf("career", [
    ...["minta naik gaji lewat email ke pak Budi", "Tulis permintaan gaji", "5 juta"],
    ...["udah 3 tahun kerja, target tercapai tiap bulan, pegang 2 klien baru", "Lewati"],
  ]);

  test("has a subject and its reasons apart, and nothing to print or to sign", () => {
    expect(made).toMatch(/^Subjek: /);
    expect(made).toMatch(/1\. .*3 tahun kerja\n2\. Target tercapai tiap bulan\n3\. Pegang 2 klien baru/);
    expect(made).not.toMatch(/di tempat|tanda tangan|cetak/);
  });
});

describe("an offer that is turned down", () => {
  const button = "Tulis penolakan tawaran kerja";

  test.each([
    "tulisin penolakan buat hrd",
    "bikinin pesan nolak tawaran kerja",
    "mengundurkan diri dari proses seleksi",
    "mau nolak offering letter",
    "mau mundur dari proses rekrutmen, bilang ke hrd gimana",
  ])("%s: has a text of its own", (text) => expect(labels(last("career", [text]))).toContain(button));

  test.each([
    "kerjaan ditolak hrd, sedih",
    "nolak tawaran lembur dari bos gimana",
    "tolong bikinin surat resign",
  ])("%s: is something else", (text) => expect(labels(last("career", [text]))).not.toContain(button));

  test("names the post, thanks, and leaves the door open without a reason", () => {
    const made = documentOf("career", [
      "tulisin penolakan buat hrd",
      button,
      "Masih seleksi",
      "staf gudang",
      "Bu Ratna",
      "Dewi",
    ]);
    expect(made).toMatch(
      /Bu Ratna[\s\S]*posisi staf gudang[\s\S]*tidak melanjutkan[\s\S]*di lain waktu[\s\S]*Dewi$/,
    );
    expect(made).not.toContain("karena");
  });
});

describe("tasks that the guide shall divide", () => {
  const begun = ["bagi tugas panitia 17an", "Bagi tugas tim atau panitia", "17an RT", "Dimas, Sari, Tia"];

  test("are a proposal, in the order told, without the chairman's own advice", () => {
    const told = "kamu aja yg bagiin. duit, konsumsi, lomba. Dimas jangan pegang duit";
    const made = documentOf("leadership", [...begun, told, "17 Agustus", "Grup chat tiap malam"]);
    expect(made).toMatch(/baru usulan[\s\S]*- Sari: duit\n- Dimas: konsumsi\n- Tia: lomba/);
    expect(made).not.toContain("Ketuanya memegang");
  });

  test("stay open where none was told", () =>
    expect(
      documentOf("leadership", [...begun, "kamu aja yg bagiin", "17 Agustus", "Grup chat tiap malam"]),
    ).toContain("- Dimas: (isi tugas)"));

  test.each(["undangan rapat pertama", "bikinin undangan rapat pertama panitia"])(
    "%s: is an invitation",
    (text) => expect(labels(last("leadership", [text]))[0]).toBe("Siapkan rapat singkat"),
  );
});

describe("a card for calm", () => {
  const begun = ["Tenangkan badan dulu", "Atur napas", "Sudah", "Turun sedikit", "tangan gemetar"];

  test("for a presentation has what can be done in front of a class, and three days of practice", () => {
    const made = documentOf("wellbeing", ["jumat presentasi di kelas, tangan gemetar, deg degan", ...begun]);
    expect(made).toMatch(/tangan mulai gemetar[\s\S]*Jari kaki[\s\S]*dua tangan[\s\S]*Hari 3:/);
    expect(made).not.toMatch(/cuci gelas|Punggung bersandar/);
  });

  test("asks where it comes, where nothing says so", () => {
    const told = ["lagi cemas bantu tenang", ...begun];
    expect(labels(last("wellbeing", told))).toContain("Berdiri di depan orang");
    expect(documentOf("wellbeing", [...told, "Di rumah", "Lewati"])).toContain("cuci gelas");
  });
});

describe("a schedule for sleep after a night shift", () => {
  test("has clock times around the errand, and a remedy for each disturbance", () => {
    const made = documentOf("wellbeing", [
      "jadwal tidur abis shift malam, pulang jam 8, masuk jam 9 malam, jam 2 siang jemput anak",
      ...["Jadwal tidur sesudah sif", "tetangga berisik, sama hp", "Tidak ada"],
    ]);
    expect(made).toMatch(/09\.00–13\.15 tidur utama\n- 14\.00 jemput anak\n- 18\.00–19\.30/);
    expect(made).toMatch(/- Suara:[\s\S]*- Ponsel: .*di luar kamar/);
  });
});

describe("steps of a plan", () => {
  const begun = ["bikinin rencana langkah dong", "Buat rencana langkah", "skripsi selesai", "jumat"];

  test("have days up to the deadline", () => {
    const made = documentOf("career", [...begun, "cari judul\nbaca jurnal", "Malam", "Menunda-nunda"]);
    expect(made).toMatch(/1\. cari judul\n2\. baca jurnal\nHarinya: nomor 1 Kamis, nomor 2 Jumat\./);
  });

  test.each(["gw bingung mulai dr mana"])("%s: brings first steps to choose from, and is no step", (text) => {
    const led = last("career", [...begun, text]);
    expect(led?.text).toContain("Bingung di awal itu biasa");
    expect(filled(led).langkah).toBeUndefined();
  });

  test("a step about a beginning is one", () =>
    expect(filled(last("career", [...begun, "mulai dari bab 1 dulu"])).langkah).toBe(
      "mulai dari bab 1 dulu",
    ));
});

describe("two offers", () => {
  const begun = ["bandingin dua tawaran kerja", "Timbang dua tawaran kerja"];

  test.each([
    [
      "PT Sinar di bekasi gajinya 6 juta tp kos disana 2jt. koperasi deket rumah 4 juta",
      "PT Sinar di bekasi",
    ],
    ["yang satu gojek, yang satu koperasi", "Gojek"],
    ["1. gojek 2. koperasi simpan pinjam", "Gojek"],
  ])("%s: are asked about by their names", (told, name) =>
    expect(last("career", [...begun, told])?.text).toContain(`“${name}”`),
  );

  test("the cost of living is subtracted, and one question stands below the table", () => {
    const made = documentOf("career", [
      "keterima di dua tempat, gojek 6 juta kos sm makan disana 2jt lebih, sama koperasi 4 juta",
      ...["Timbang dua tawaran kerja", "gojek sama koperasi", "7", "5", "5", "5", "Sama penting"],
    ]);
    expect(made).toContain("sisa kurang dari Rp4.000.000 sebulan");
    expect(made).toContain("Yang tidak tertangkap angka");
  });
});

describe("a resignation", () => {
  const begun = [
    ...[
      "mau resign, one month notice, hari terakhir 31 Desember 2026",
      "Susun surat resign",
      "Dewi",
      "Kasir",
    ],
    ...["PT Maju", "Tidak perlu"],
  ];

  test("says until when the letter has to be handed in", () => {
    const led = last("career", begun);
    expect(led?.text).toContain("paling lambat 30 November 2026");
    expect(led?.document?.text).not.toContain("30 November");
    expect(led?.document?.text).toContain("31 Desember 2026");
  });

  test("goes to whoever is named later", () => {
    expect(documentOf("career", begun)).toContain("Yth. Bapak/Ibu Pimpinan");
    expect(documentOf("career", [...begun, "kepada bu Rina ya"])).toContain("Yth. Bu Rina");
  });
});
