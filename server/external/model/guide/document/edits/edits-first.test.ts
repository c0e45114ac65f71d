import { describe, expect, test } from "vitest";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";

/* Below a document, words that change something in it are an edit before they are anything else. */

const sorry = [
  ...["mau minta maaf ke sahabatku", "Tulis permintaan maaf", "Pasangan, teman, atau saudara", "Dina"],
  ...["aku ngomongin kamu di gudang C waktu ramai", "kamu jadi dijauhi anak kos"],
  "aku jelasin ke mereka besok",
];
const debt = [
  ...["pelanggan belum bayar invoice, pesannya gimana ya", "Tulis pesan menagih uang", "Riko"],
  ...["2 juta", "tanggal 25 Juni", "Boleh dicicil"],
];
const refusal = [
  ...["mau nolak permintaan om", "Tulis penolakan", "Om Budi", "Uang atau pinjaman", "pinjam 5 juta"],
  "cuma sempet bantu nyebarin lowongan ke teman kantor, atau nyari info kursus",
];
const home = [
  ...["bagi tugas di rumah dong", "Bagi tugas rumah", "aku, Mas Adi. Adi ini alasannya capek kerja trus"],
  ...["cucian", "aku cuci piring; Mas Adi nyapu", "Sabtu pagi"],
];
const interview = [
  ...["latihan wawancara dong", "Latihan wawancara", "kasir", "saya Rina umur 23 lulusan SMK Akuntansi"],
  ...["karena dekat rumah. dulu pernah magang di sini", "teliti", "gugup", "saya hitung ulang"],
];

const shown = (talk: readonly string[], ...texts: string[]) =>
  documentOf("relationships", [...talk, ...texts]);
const text = (talk: readonly string[], ...texts: string[]) =>
  last("relationships", [...talk, ...texts])?.text ?? "";

describe("an edit is taken for no other topic", () => {
  test.each([
    "bagian 'aku sadar' itu cukup: kamu dijauhi teman satu kos",
    'bagian "Aku sadar itu" tulis saja: kamu dijauhi teman satu kos',
    "loh kok obrolanku ikut masuk. yang 'aku sadar' diganti jadi kamu dijauhi teman satu kos",
  ])("%s", (edit) => {
    const led = last("relationships", [...sorry, edit]);
    expect(led?.document?.text).toContain("Aku sadar itu kamu dijauhi teman satu kos");
    expect(led?.text).not.toContain("Mau pindah");
  });

  test.each([
    ["masih keliru kak, 3,5jt bukan 2jt. tolong dibenerin lagi", "Rp3.500.000"],
    ["kok masih 2 juta, yang betul 2.750.000", "Rp2.750.000"],
    ["bukan 2 juta, 1,8 juta", "Rp1.800.000"],
    ["salah lagi, 2jt harusnya 1,2jt trus kirim ulang ya", "Rp1.200.000"],
  ])("%s", (edit, sum) => {
    expect(shown(debt, edit)).toContain(sum);
    expect(text(debt, edit)).not.toContain("salah tangkap");
    expect(text(debt, edit)).not.toMatch(/belum kukerjakan|belum bisa kupasang/);
  });

  test.each(["jangan pake kak, Riko aja", "jgn kak dong, Riko bae", "ga usah pakai kak, panggil Riko aja"])(
    "%s",
    (edit) => {
      expect(shown(debt)).toContain("Kak Riko");
      expect(shown(debt, edit)).not.toMatch(/\bkak\b/i);
      expect(shown(debt, edit)).toContain("Riko");
    },
  );

  test.each(["isi pesanannyo sewa tenda dua hari", "pesanannya sewa tenda dua hari"])("%s", (edit) =>
    expect(shown(debt, edit)).toContain("untuk sewa tenda dua hari"),
  );

  test.each([
    "ganti topik, sekarang soal utang bank",
    "bukan ini yang kumau, aku mau bikin surat resign",
    "sekarang soal jadwal tidurku",
    "aku juga mau bikin cv",
  ])("%s is none", (other) => expect(shown(debt, other)).toBe(shown(debt)));

  test("“Lanjutkan yang tadi” shows the document again, and what was asked of it is done", () => {
    const other = [...debt, "aku juga mau bikin cv"];
    const offered = last("relationships", other);
    if (labels(offered).includes("Lanjutkan yang tadi"))
      expect(last("relationships", [...other, "Lanjutkan yang tadi"])?.document?.text).toBe(shown(debt));
  });
});

describe("quoted words for quoted words", () => {
  const old = "Keuanganku sudah ada posnya semua, dan aku nggak meminjamkan uang lagi ke siapa pun.";
  test.each([
    `ganti kalimat "${old}" jadi "Gajiku pas buat bayar kos."`,
    `"${old}" jadi "Gajiku pas buat bayar kos."`,
    `kalimat “${old}” tolong diganti dengan “Gajiku pas buat bayar kos.”`,
    `"${old}" -> "Gajiku pas buat bayar kos."`,
    `ganti kalimat "${old}" sama "Gajiku pas buat bayar kos."`,
  ])("%s", (edit) => {
    expect(shown(refusal, edit)).toContain("aku nggak bisa. Gajiku pas buat bayar kos.\n");
    expect(shown(refusal, edit)).not.toContain("posnya");
  });

  test("words that stand nowhere change nothing, and are no other topic", () => {
    const edit = 'ganti kalimat "uangnya buat modal" jadi "uangnya buat sekolah"';
    expect(shown(refusal, edit)).toBe(shown(refusal));
    expect(text(refusal, edit)).toContain("uangnya buat modal");
    expect(text(refusal, edit)).not.toContain("Mau pindah");
  });

  test.each([
    ["yang diminta 5 juta ganti jadi 7 juta", "Ini jawabanku soal pinjam 7 juta"],
    ["yang diminta pinjam diubah jadi minta", "Ini jawabanku soal minta 5 juta"],
    ["trus yang diminta 5 juta diganti 6 juta aja", "Ini jawabanku soal pinjam 6 juta"],
  ])("within a part: %s", (edit, line) => {
    expect(shown(refusal, edit)).toContain(line);
    expect(shown(refusal, edit)).not.toMatch(/ganti|ubah/);
  });

  test("a command is never the new text, even where its words stand nowhere", () =>
    expect(shown(refusal, "yang diminta 9 juta ganti jadi 7 juta")).not.toMatch(/ganti jadi/));

  test.each(["gudang C nya ganti D", "gudang C jadi gudang D", "sama gudang C nya diganti D ya"])(
    "%s",
    (edit) => {
      expect(shown(sorry, edit)).toContain("gudang D waktu");
      expect(shown(sorry, edit)).not.toContain("gudang C");
    },
  );
});

describe("parts by the words that the document prints", () => {
  test.each([
    "yang ikut tulis saja: aku, Mas Adi",
    "yang ikut: aku, Mas Adi",
    "tolong yang ikut cukup aku, Mas Adi. itu aja",
  ])("%s", (edit) => expect(shown(home, edit)).toMatch(/Yang ikut: aku, Mas Adi\n/));

  test("two labels get two new contents", () => {
    const edit =
      "permintaannya, bukan uang tapi waktu. sama yg bisa kubantu cukup nemenin om ke bank hari Senin";
    expect(shown(refusal, edit)).toContain("Kali ini waktuku nggak cukup");
    expect(shown(refusal, edit)).toContain("\n\nNemenin om ke bank hari Senin\n");
    expect(shown(refusal, edit)).not.toContain("lowongan");
  });

  test.each(["yang ikut senang semua", "aku sadar itu salah", "yang bisa kubantu apa ya"])(
    "%s names no new content",
    (other) => expect(shown(home, other)).toBe(shown(home)),
  );
});

describe("what goes as a whole", () => {
  test.each([
    'kok "cuma sempet bantu" ikut masuk',
    'loh yang "cuma sempet bantu" kok ikut ditulis',
    'hapus "cuma sempet bantu"',
  ])("%s", (edit) => {
    expect(shown(refusal, edit)).not.toMatch(/cuma sempet|kursus/);
    expect(shown(refusal, edit)).toContain("Ini jawabanku soal pinjam 5 juta");
  });

  test("a word that is called a word goes alone", () =>
    expect(shown(refusal, 'hapus kata "cuma"')).toMatch(/^sempet bantu nyebarin/im));

  test("the flow's own sentence stays where only its first words are to go", () =>
    expect(shown(refusal, 'hapus "Aku bilang langsung"')).toContain("bisa cari jalan lain"));

  test.each([
    "itu yg Adi alasannya capek kerja trus jangan ditulis",
    "yang alasannya capek kerja trus jangan ditulis, nanti dia marah",
  ])("%s", (edit) => {
    expect(shown(home, edit)).not.toContain("capek kerja");
    expect(shown(home, edit)).toContain("Mas Adi");
    expect(text(home, edit)).not.toMatch(/belum kukerjakan/);
  });

  test("a request without content is not named beside what was done, but the fault that was told is", () => {
    const edit =
      'kok "cuma sempet bantu" ikut masuk. terus ini masih bilang soal uang terus. tolong dibenerin';
    expect(text(refusal, edit)).not.toContain("“tolong dibenerin”");
    expect(text(refusal, edit)).toContain("masih bilang soal uang");
  });
});

describe("sums", () => {
  test.each([
    "sekarang yang utang: koperasi 1.250.000, sekolah 2,4 juta, warung 860rb. uangku sekarang 1,6 juta",
    "aku punya cicilan motor 900rb, listrik 300rb, uangku tinggal 1,6 juta. mana dulu ya",
  ])("%s", (other) => expect(shown(debt, other)).toBe(shown(debt)));

  test.each(["uangnya 1,6 juta bukan 2 juta", "uangnya jadi 1,6 juta"])("%s is about it", (edit) =>
    expect(shown(debt, edit)).toContain("Rp1.600.000"),
  );
});

describe("numbered parts", () => {
  const sheet = (...texts: string[]) => documentOf("career", [...interview, ...texts]);

  test.each(["nomor 4 hapus", "no 4 dihapus aja, itu keluhanku", "yang nomor 4 buang dong"])("%s", (edit) => {
    expect(sheet(edit)).not.toContain("Kekurangan");
    expect(sheet(edit)).toContain("3. Khas kasir");
    expect(sheet(edit)).toContain("5. Khas kasir");
  });

  test.each(["nomor 2 yg pernah magang buang jg", "no 2 yang pernah magang tolong hapus"])("%s", (edit) => {
    expect(sheet(edit)).not.toContain("magang");
    expect(sheet(edit)).toContain("2. Kenapa di sini\nKarena dekat rumah.");
  });

  test("two of them in one message", () => {
    const edit = "nomor 5 hapus, itu keluhanku. nomor 2 yg pernah magang buang jg";
    expect(sheet(edit)).not.toMatch(/magang|5\. /);
    expect(sheet(edit)).toContain("4. Kekurangan");
  });
});
