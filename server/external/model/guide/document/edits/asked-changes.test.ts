import { describe, expect, test } from "vitest";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";

/* What a member asks to be changed in a finished document: words for words, parts by their name, and sentences. */

const chat = [
  ...["tolong bikinin pesan wa buat bos", "Tulis pesan atau surat", "Pak Anton", "Chat yang santai"],
  ...["Selasa tgl 14 barang turun 160 kardus, aku catat 160. Bu Rina yang lihat sopir itu"],
  ...["Tolong dicek dulu sebelum jam 10", "Yosef"],
];
const letter = [
  ...["tolong bikinin surat resmi buat HRD", "Tulis pesan atau surat", "Pak Rudi", "Surat resmi"],
  "saya msk lagi senin tgl 3 stlh cuti, jadwal diubah bu Endang jd shift 2 tanpa dibicarakan\nbayi saya umur 3 bln\nsuami plg 2 bln sekali",
  ...["mohon dikembalikan ke shift pagi", "Yuni Hartati"],
];
const debt = [
  ...["pelanggan belum bayar invoice, pesannya gimana ya", "Tulis pesan menagih uang", "ibu hajjah Marwah"],
  ...["3.850.000", "sebelum tgl 25, oh iya nanti tolong dicatat ya", "Boleh dicicil"],
];
const choice = [
  ...["bantu ambil keputusan dong", "Bandingkan dua pilihan", "beli mesin, tetap di sini"],
  ...["pindah ruko", "pelanggan tetap", "Lewati dulu", "parkir luas", "Lewati dulu"],
];

const below = (talk: readonly string[], ...texts: string[]) => last("relationships", [...talk, ...texts]);
const shown = (talk: readonly string[], ...texts: string[]) =>
  documentOf("relationships", [...talk, ...texts]);

describe("what stands in the document, and what should stand there", () => {
  test.each([
    ["tgl 15 bukan tgl 14", "Selasa tanggal 15 barang"],
    ["salah, rabu tgl 15 bukan tgl 14", "abu tanggal 15 barang"],
    ["160 ganti 162 ya", "turun 162 kardus, aku catat 162"],
    ["angkanya salah, 160 ganti 162", "turun 162 kardus, aku catat 162"],
    ["jam 9 bukan 10", "sebelum jam 9"],
    ["jam 10 dados jam 9 nggih, kaliyan 160 diganti 162 nggih", "turun 162 kardus"],
    ["tgl nya rabu tgl 15 dong bukan tgl 14", "tanggal 15 barang"],
    ["aduh keliru. Bu Rini bukan Bu Rina, jam 9 bukan jam 10", "Bu Rini yang lihat sopir"],
    ["Bu Rina = Bu Rini, 160 = 162", "turun 162 kardus, aku catat 162"],
    ["tglnya masih 14, harusnya rabu tgl 15", "abu tanggal 15 barang"],
    ["mas 160 kardus itu keliru, yg bener 162 kardus", "turun 162 kardus, aku catat 160"],
    ["jam 10 salah mestinya jam 9, sama Yosef jadi Yosef Bria", "sebelum jam 9.\n\nMakasih ya.\nYosef Bria"],
  ])("%s", (text, line) => expect(shown(chat, text)).toContain(line));

  test("shorthand names what the document writes in full", () => {
    const text = shown(letter, "maaf, tglnya masih 3, harusnya selasa tgl 4. trs plg = pulang");
    expect(text).toContain("lagi Selasa tanggal 4");
    expect(text).toContain("umur 3 bulan");
    expect(text).toContain("suami pulang 2 bulan");
  });

  test("a figure is found by the word before it", () => {
    const talk = [
      ...letter.slice(0, 4),
      "tabungan koperasi masih sisa 5,5jt, cicilan 2jt",
      ...letter.slice(5),
    ];
    const text = shown(talk, "sisa tabungan salah, kan 12jt jadi sisa 3,5jt");
    expect(text).toContain("tabungan koperasi masih sisa Rp3.500.000, cicilan Rp2.000.000");
  });

  test.each([
    "dia yang salah bukan aku",
    "aku nulis ini bukan karena benci",
    "jam 7 bukan jam 8",
    "umurku 40 bukan 39",
    "hasilnya 5 = lima",
    "namaku bukan itu",
    "yg datang 2 orang bukan 3 orang",
    "dia bukan marah tapi capek",
    "anak saya jadi sakit",
    "harga 160 ribu jadi 170 ribu di toko lain",
    "aku masih 3 hari di sini",
  ])("%s: nothing of it stands there, so nothing is changed or claimed", (text) => {
    const led = below(chat, text);
    expect(shown(chat, text)).toBe(shown(chat));
    expect(led?.text).not.toMatch(/sudah ku|^Yang kuganti|^Diganti/i);
  });

  test("what could not be done is named beside what was done", () => {
    const led = below(chat, "160 ganti 162, selisih 38 bukan 40. bahasanya jg masih singkat2");
    expect(led?.document?.text).toContain("turun 162 kardus");
    expect(led?.text).toMatch(/160.*162/);
    expect(led?.text).toContain("selisih 38 bukan 40");
    expect(led?.text).toContain("masih singkat2");
    expect(labels(led)[0]).not.toBe("Sudah pas");
  });
});

describe("what is asked for beside a change", () => {
  test.each([
    ["salamnya kurang, jam 10 ganti jam 9, notanya dua rangkap", ["salamnya kurang", "notanya dua rangkap"]],
    ["kurang sopan ah, tulung dialusin. jam 10 ganti jam 9", ["tulung dialusin"]],
    ["jam 10 ganti jam 9, selisih 38 bukan 40", ["selisih 38 bukan 40"]],
    ["jam 10 ganti jam 9. alamat gudangnya hilang", ["alamat gudangnya hilang"]],
  ])("%s: it is named", (text, open) => {
    const led = below(chat, text);
    expect(led?.document?.text).toContain("sebelum jam 9");
    for (const one of open) expect(led?.text).toContain(one);
  });

  test.each(["jam 10 ganti jam 9, soalnya rapatnya maju", "aduh salah semua, jam 10 ganti jam 9 ya mbak"])(
    "%s: a reason is not",
    (text) => expect(below(chat, text)?.text).not.toMatch(/belum kukerjakan|belum bisa kupasang/),
  );

  test("nothing that should be done is printed", () => {
    const document = shown(chat, "tambah: aku siap bantu. trs hapus kalimat Bu Rina, jam 10 jadi jam 9");
    expect(document).toContain("Aku siap bantu.");
    expect(document).toContain("sebelum jam 9");
    expect(document).not.toMatch(/hapus|jadi|Bu Rina/);
    expect(shown(chat, "hapus bagian sopir, bukan notanya")).not.toMatch(/hapus|bagian/);
  });
});

describe("parts by their number or their label", () => {
  test("one item of a numbered letter, also behind a complaint", () => {
    const text =
      "aduh no 1 jd dobel2. ganti no 1 aja: saya masuk kembali hari Selasa tanggal 4, plg = pulang, bln = bulan";
    expect(below(letter, text)?.text).not.toMatch(/belum kukerjakan|belum bisa/);
    expect(shown(letter, text)).toContain("1. saya masuk kembali hari Selasa tanggal 4\n2. bayi saya");
  });

  test.each([
    ["nomer 2: bayi saya 3 bulan", "1. saya masuk lagi Senin tanggal 3 setelah cuti"],
    ["no 2 ganti: bayi saya 3 bulan, no 3 hapus", "2. bayi saya 3 bulan\n\n"],
    ["no 1 hapus, no 3 hapus", "1. bayi saya umur 3 bulan\n\n"],
    ["poin 2 dihapus aja, no 3 ganti: suami merantau", "2. suami merantau\n\n"],
  ])("%s", (text, line) => expect(shown(letter, text)).toContain(line));

  test("a label with new words for one item leaves the others", () => {
    const text =
      "yang mau disampaikan: saya masuk kembali selasa tanggal 4 setelah cuti, jadwal saya diubah bu Endang menjadi shift 2 tanpa dibicarakan. yg lain tetap, cuma plg = pulang";
    const document = shown(letter, text);
    expect(document).toContain("1. saya masuk kembali Selasa tanggal 4 setelah cuti, jadwal saya diubah");
    expect(document).toContain("2. bayi saya umur 3 bulan");
    expect(document).toContain("3. suami pulang");
    expect(document).not.toMatch(/yang lain tetap|tanggal 3/);
  });

  test("a label and its new words in sentences of their own", () => {
    const text =
      "Yang mau disampaikan. Selasa barang turun 162 kardus. Selisihnya 38, bukan 40. Mohon dicek dulu suratnya";
    const document = shown(chat, text);
    expect(document).toContain(
      "Selasa barang turun 162 kardus. Selisihnya 38, bukan 40. Mohon dicek dulu suratnya",
    );
    expect(document).not.toContain("160");
  });

  test("an open place below a heading", () => {
    const text = "yg berat pilihan 2 hrs ngutang 6jt sama ongkos pindahan";
    const [first = "", second = ""] = shown(choice, text).split("PILIHAN 2");
    expect(second).toContain("Yang hilang atau berat:\nHrs ngutang 6jt sama ongkos pindahan");
    expect(first).toContain("Yang hilang atau berat:\n(isi");
  });

  test("a label in another form of the word, and a reminder that is no part of the value", () => {
    expect(shown(choice, "tanggale: jumat, kan udah tak bilang")).toContain("paling lambat: jumat");
    expect(shown(choice, "tanggale: jumat, kan udah tak bilang")).not.toContain("bilang");
  });
});

describe("what should go, by what it holds", () => {
  test("several things in one message, and another name", () => {
    const text =
      "weh salah itu, malu kalau terkirim. hapus yg 'oh iya' sama yg soal nyicil. jangan juga pakai ancaman tahan pesanan, trus panggil Bu Hajjah bukan Kak";
    const document = shown(debt, text);
    expect(document).not.toMatch(/oh iya|dicatat|cicil|tahan|Kak\b|bukan/);
    expect(document).toContain("Halo, Bu Hajjah.");
    expect(document).toContain("sebelum tanggal 25.");
  });

  test.each([
    "yg aku catat sama kalimat sopir itu dibuang aja",
    "hapus kalimat soal sopir sama yg aku catat",
    "kalimat sopir itu hapus. trus 'aku catat 160' jg jgn ditulis",
  ])("%s: both go", (text) => {
    expect(shown(chat, text)).toContain("barang turun 160 kardus");
    expect(shown(chat, text)).not.toMatch(/sopir|catat/);
  });

  test("one of two that is clear goes, and the other is asked for or named", () => {
    const text = "hapus yg lihat sopir sama yg soal gaji lembur";
    const led = below(chat, text);
    expect(led?.document?.text).not.toContain("sopir");
    expect(led?.text).toContain("soal gaji lembur");
  });

  test("a clause by its words, with the reason behind it", () => {
    const text = "kalimat Bu Rina yg lihat sopir itu hapus sj, nanti kesannya menuduh";
    expect(shown(chat, text)).not.toContain("sopir");
    expect(shown(chat, text)).toContain("aku catat 160");
  });

  test("the only question among the answers", () => {
    const talk = [
      ...chat.slice(0, 5),
      "Tolong dicek dulu ya. Boleh minta waktu besok siang?",
      ...chat.slice(6),
    ];
    const text = "lah yg itu jgn dimasukin, itu nanya ke kamu. sama kalimat soal sopir jg hapus, malu aku";
    expect(shown(talk)).toContain("Boleh minta waktu besok siang?");
    expect(shown(talk, text)).not.toMatch(/besok siang|sopir/);
    expect(shown(talk, text)).toContain("Tolong dicek dulu ya.");
  });

  test("where two sentences may be meant, both are buttons, and a press takes one out", () => {
    const talk = [
      ...chat.slice(0, 4),
      "Truk datang 160 kardus. Bu Rina catat 160. Nota ada",
      ...chat.slice(5),
    ];
    const led = below(talk, "hapus yg soal 160");
    expect(led?.document).toBeUndefined();
    expect(labels(led)).toEqual(
      expect.arrayContaining(["Hapus “Truk datang 160 kardus.”", "Hapus “Bu Rina catat 160.”"]),
    );
    const after = shown(talk, "hapus yg soal 160", "Hapus “Bu Rina catat 160.”");
    expect(after).toContain("Truk datang 160 kardus. Nota ada");
    expect(after).not.toContain("Bu Rina");
  });

  test("a subject takes its whole sentence, and what only goes on with it", () => {
    const talk = [
      ...chat.slice(0, 4),
      "barang kurang. boleh dicicil 2x, nanti dulu. kalau dia minta baru",
      ...chat.slice(5),
    ];
    const document = shown(talk, "yg soal cicilan jgn ditulis ya");
    expect(document).toContain("Barang kurang.");
    expect(document).not.toMatch(/cicil|minta baru/i);
  });

  test.each([
    "jangan lupa dibalas ya",
    "jangan sampai dia tersinggung",
    "aku udah hapus nomornya",
    "aku buang waktu saja",
    "hapus yg soal bonus akhir tahun",
    "yg 160 jangan dihapus",
  ])("%s: nothing goes", (text) =>
    expect(shown(chat, text)).toContain("160 kardus, aku catat 160. Bu Rina yang lihat"),
  );
});

describe("a change that was wrong, and words that are none of the text", () => {
  test("who finds it worse may have the former text back", () => {
    const led = below(chat, "jam 9 bukan jam 10", "lah kok jd kacau begini");
    expect(labels(led)[0]).toBe("Kembalikan yang tadi");
    expect(shown(chat, "jam 9 bukan jam 10", "eh malah jd kacau, balikin dong")).toBe(shown(chat));
    const back = shown(chat, "jam 9 bukan jam 10", "lah kok jd kacau begini", "Kembalikan yang tadi");
    expect(back).toBe(shown(chat));
    expect(labels(below(chat, "lah kok jd kacau begini"))).not.toContain("Kembalikan yang tadi");
  });

  test.each([
    "tulung dibenerin sing luwih alus",
    "bahasane masih disingkat2 lho bu",
    "kok dipinjam, itu bayaran jahitan",
    "mohon diperbaiki susunannya",
  ])("%s: a request is not offered as content", (text) =>
    expect(labels(below(chat, text))).not.toContain("Tambahkan di akhir"),
  );

  test("what else is wanted beside another register is named", () => {
    const led = below(chat, "kok 160, itu bukan punya kami. tulung diganti sing lebih resmi");
    expect(JSON.stringify(led)).toMatch(/belum kukerjakan: “kok 160/);
    expect(labels(led)).not.toContain("Tambahkan di akhir");
  });

  test.each(["sampaikan salam juga buat bu Rina", "titip salam buat bu Rina"])("%s may be content", (text) =>
    expect(labels(below(chat, text))).toContain("Tambahkan di akhir"),
  );
});
