import { describe, expect, test } from "vitest";
import { documentOf, last } from "#server/test/guide-conversation.ts";

const debt = [
  "temenku ngutang belum bayar, tulisin pesannya",
  ...["Tulis pesan menagih uang", "Bang Rendi", "3 juta", "buat bayar sekolah Raka"],
  ...["hari kamis tgl 21", "Boleh dicicil"],
];
const customer = [
  "pelanggan belum bayar invoice, pesannya gimana ya",
  ...["Tulis pesan menagih uang", "Slamet", "685rb", "akhir bulan ini", "Boleh dicicil"],
];
const changed = (...texts: string[]) => documentOf("relationships", [...debt, ...texts]);

describe("words of a finished document", () => {
  test.each([
    'kalimat terakhir "Aku ngomong baik-baik supaya kita tetap enak" hapus aja, kesannya ngancem',
    "bukan ditambah bang, DIHAPUS kalimat yg aku ngomong baik baik supaya kita tetap enak",
    "hapus kalimat 'aku ngomong baik-baik supaya kita tetap enak' dong",
    "“aku ngomong baik-baik” jgn ada, hapus kalimat itu",
  ])("%s: the sentence goes", (text) => {
    expect(changed()).toContain("Aku ngomong baik-baik supaya kita tetap enak.");
    expect(changed(text)).not.toContain("ngomong baik-baik");
    expect(changed(text)).toContain("Sebut saja sanggupnya berapa");
  });

  test.each([
    "bagian kalo dia marah hapus aja, abang ipar gw ga gitu",
    "yg kalo dia marah hapus",
    "jgn ada yg kalo dia marah segala deh",
    "kurang cocok, buang bagian kalau dia marah",
  ])("%s: the part with that heading goes", (text) => {
    expect(changed(text)).not.toContain("Kalau dia marah");
    expect(changed(text)).not.toContain("Aku nggak mau ribut");
    expect(changed(text)).toContain("Kalau dijawab “nanti”");
  });

  test.each(["gw cuma mau 1 chat aja bang", "pesan pertama aja deh", "cukup satu pesan aja"])(
    "%s: only the first text stays",
    (text) => {
      expect(changed(text)).toContain("Bang Rendi, apa kabar?");
      expect(changed(text)).not.toContain("Kalau seminggu tidak dijawab");
    },
  );

  test("several quoted words go in one message", () => {
    const text =
      'kalimat "Aku ngomong baik-baik supaya kita tetap enak" hapus, sm "Keperluannya:" jg jgn ditulis';
    expect(changed(text)).not.toMatch(/baik-baik|Keperluannya/);
    expect(changed(text)).toContain("buat bayar sekolah Raka");
  });

  test.each([
    ["Kak -> Pak", /Halo, Pak Slamet/],
    ["ganti Kak jadi Pak ya", /Halo, Pak Slamet/],
    ["hapus kata Kak nya semua mas", /Halo, Slamet[\s\S]*\. Terima kasih\./],
    ["jangan Kak, tulis Pak", /Halo, Pak Slamet/],
  ])("%s", (text, shown) => {
    const document = documentOf("relationships", [...customer, text]);
    expect(document).toMatch(shown);
    expect(document).not.toMatch(/\bKak\b/);
  });

  test("what was exchanged stays so after another change", () => {
    const document = documentOf("relationships", [...customer, "Kak -> Pak", "ganti tanggalnya jadi 5 Mei"]);
    expect(document).toContain("Halo, Pak Slamet");
    expect(document).toContain("5 Mei");
  });

  test("quoted words that stand nowhere are named, and nothing changes", () => {
    const led = last("relationships", [...debt, 'hapus "kamu jahat banget"']);
    expect(led?.text).toContain("“kamu jahat banget” tidak kutemukan");
    expect(led?.document).toBeUndefined();
  });

  test("jangan dihapus keeps what stands there", () => {
    expect(changed('"Aku ngomong baik-baik" jangan dihapus')).toContain("Aku ngomong baik-baik");
  });

  test("figures of a sum are reckoned and not only written", () => {
    const sum = [
      "modal 45rb jual 75rb laku 60 untungnya berapa",
      "Hitung untung sebulan",
      "Lewati",
      "Hitung",
    ];
    const document = documentOf("business", [...sum, 'ganti "75" jadi "90"']);
    expect(document).not.toContain("90");
  });

  test("a part that was taken out stays out after another change", () => {
    const out = "bagian kalau seminggu tidak dijawab hapus aja";
    expect(changed(out, "jumlahnya ganti 2 juta")).toContain("Rp2.000.000");
    expect(changed(out, "jumlahnya ganti 2 juta")).not.toContain("Kalau seminggu");
    expect(changed(out, "yang sopan ya")).not.toContain("Kalau seminggu");
  });

  test.each([
    "jangan marah ya bro, aku cuma butuh uangnya",
    "tanpa marah-marah ya",
    "jangan sampai dia marah",
    "aku ga mau kelihatan galak. Jangan nanti dia marah",
    "buang kata nggak",
    "butuh 1 pesan lagi yang lebih tegas",
  ])("no part goes for “%s”", (text) => {
    for (const heading of ["Kalau dia marah", "Kalau seminggu tidak dijawab", "Kalau dijawab “nanti”"])
      expect(changed(text)).toContain(heading);
  });

  test("of several parts only the one that was named goes", () => {
    const document = changed("hapus bagian Kalau dijawab nanti");
    expect(document).toContain("Kalau seminggu tidak dijawab");
    expect(document).not.toContain("Kalau dijawab");
  });

  test.each([
    "aku ganti nomor ya, simpan yang ini",
    "dia ganti nomor terus",
    "bukan aku tapi dia yang salah",
  ])("“%s” exchanges nothing", (text) => expect(changed(text)).toBe(changed()));

  test("a label is not exchanged for its answer", () => {
    expect(changed("keperluannya ganti bayar sekolah anak")).not.toMatch(/^bayar sekolah anak:/im);
  });

  test("words are exchanged in the answers and beside them, and only once", () => {
    const own = [...debt.slice(0, 4), "aku mau bayar kontrakan", ...debt.slice(5)];
    const once = documentOf("relationships", [...own, "ganti aku jadi gw"]);
    expect(once).not.toMatch(/\baku\b/i);
    const twice = changed("ganti aku jadi aku dan istriku", "ganti aku jadi aku dan istriku");
    expect(twice).not.toContain("istriku dan istriku");
  });

  test("exchanged words do not let a document grow without limit", () => {
    const more = `ganti gw jadi ${"gw ".repeat(49)}`;
    expect(changed("ganti aku jadi gw", more, more, more, more).length).toBeLessThan(13_000);
  });

  test("several quoted words, and particles within them, are taken as they are", () => {
    expect(changed('jangan pakai kata "ribut", tulis "berantem"')).toContain("Aku nggak mau berantem.");
    expect(changed('ganti "Kabari hari ini, ya" jadi "Kabari hari ini ya Kak"')).toContain(
      "Kabari hari ini ya Kak",
    );
    expect(changed("ganti 500 jadi 600")).not.toContain("600");
  });

  test("quoted new words end with their quotation, others go on behind a comma", () => {
    const all = changed('Ganti "aku" jadi "bapak" semua');
    expect(all).toContain("Bapak mau ngomong");
    expect(all).not.toContain("semua");
    const list = changed('"buat bayar sekolah Raka" ganti jadi uang pangkal, seragam, sama buku');
    expect(list).toContain("Uang pangkal, seragam, sama buku");
  });

  test.each([
    "bulan depan aja soalnya gajian tgl 1",
    "bulan depan saja, biar longgar kak",
    "bulan depan aja",
  ])("%s: why it is exchanged is no part of the new words", (words) => {
    const all = changed(`ganti "hari ini" jadi ${words}`);
    expect(all).toContain("Kabari bulan depan, ya");
    expect(all).not.toMatch(/soalnya|gajian|longgar/);
  });

  test("new words for a part begin behind “ganti jd”", () => {
    expect(changed("Ubah bagian ini", "Panggilan orangnya", "ganti jd Kak Vera")).toContain(
      "Kak Vera, apa kabar?",
    );
  });

  test("a long message of marks ends soon", () => {
    for (const one of ['"', "'", " ", "hapus ", "a jadi ", "ganti ", "-> "]) changed(one.repeat(2000));
  });
});
