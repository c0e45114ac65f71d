import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

/* Messages below a document that put several things right at once, in words as members write them. */

const application = [
  ...["tolong bikinin surat lamaran kerja lewat wa", "Tulis surat lamaran", "operator jahit"],
  ...["toko kain", "Wati Lestari", "teliti, malu kalau ditanya"],
];
const feedback = [
  ...["aku mau negur anak buahku yang telat terus", "Susun masukan untuk anggota tim"],
  ...[
    "senin kemarin kamu datang 9.25 padahal shift jam 9",
    "antrian numpuk. gw jadi kelihatan sok bos di depan dia",
  ],
  ...["datang jam 8.50, kabari sebelum jam 8.30 kalau ada apa-apa. jangan bohong lagi", "Dimas"],
];
const briefing = [
  ...["mau umumin perubahan ke tim gudang, bikinin naskah briefing", "Susun briefing tim", "lembur dihapus"],
  ...["senin depan", "order turun", "uang lembur hilang", "ke saya sesudah apel"],
];
const refusal = [
  ...["adikku minta uang terus, mau nolak", "Tolak pinjaman atau permintaan", "Wan"],
  ...["15 juta", "Memberi sedikit"],
];
const interview = [
  ...["mau latihan simulasi wawancara apoteker", "Latihan simulasi wawancara"],
  ...["Saya Dewi dari Kediri, tiga tahun kerja di toko bangunan", "Tokonya dekat rumah dan aku suka stok"],
  ...["aku kurang percaya diri, lagi belajar", "aku teliti, waktu di toko menemukan selisih stok", "Lewati"],
];

const below = (talk: readonly string[], text: string) => last("career", [...talk, text]);

describe("several things put right in one message below a document", () => {
  test("each field gets its value, and what was complained of is gone", () => {
    const text =
      "ya ampun parah. posisinya PRAMUNIAGA. yg malu2 itu hapus. kelebihannya: 8 tahun kerja garmen, teliti, tau jenis kain";
    const led = below(application, text);
    expect(filled(led)).toMatchObject({ posisi: "pramuniaga" });
    expect(led?.document?.text).toContain("posisi pramuniaga");
    expect(led?.document?.text).toContain("- tahu jenis kain");
    expect(led?.document?.text).not.toMatch(/malu|PRAMUNIAGA|parah/);
    expect(led?.text).toMatch(/posisi yang dilamar.*kelebihan/);
    expect(led?.text).not.toContain("belum kukerjakan");
  });

  test("command words are no part of a value, and a place behind a role is the place to work", () => {
    const text =
      "kok posisi sama nama tokonya masih salah. ganti jd: posisi pramuniaga di toko kain pasar johar";
    const led = below(application, text);
    expect(filled(led)).toMatchObject({
      posisi: "pramuniaga",
      perusahaan: "toko kain pasar johar",
      nama: "Wati Lestari",
    });
  });

  test("a name and a clause that should go", () => {
    const text =
      "wkwkwk Dr Training siapa anjir. nama dia Rian. trus yg gw kelihatan sok bos jgn dimasukin lah, itu curhatan gw bukan buat dibacain";
    const led = below(feedback, text);
    expect(filled(led)).toMatchObject({ nama: "Rian", dampak: "antrian numpuk" });
    expect(led?.text).toContain("nama panggilannya “Rian”");
    expect(led?.text).toContain("dihapus");
  });

  test("a new text, and another one up to the words that are quoted", () => {
    const text =
      "akibatnya ganti: jam 9 antrian numpuk, anak2 lain jd nutupin kerjaan lo. permintaannya sampe 'sebelum jam 8.30' aja, sisanya buang";
    const values = filled(below(feedback, text));
    expect(values).toMatchObject({
      dampak: "jam 9 antrian numpuk, anak2 lain jd nutupin kerjaan lo",
      permintaan: "datang jam 8.50, kabari sebelum jam 8.30",
    });
  });

  test.each(["kelebihan sama kekurangan ketuker", "tuker kelebihan sama kekurangannya dong"])(
    "%s: the two parts change places, and what else is wanted is named",
    (text) => {
      const wish = `${text}. tolong bikinin jawaban soal nganggur 2 tahun`;
      const led = below(interview, wish);
      expect(filled(led)).toMatchObject({
        lebih: "aku teliti, waktu di toko menemukan selisih stok",
        kurang: "aku kurang percaya diri, lagi belajar",
      });
      expect(led?.text).toContain("jawaban soal nganggur 2 tahun");
    },
  );

  test.each([
    ["yg ga berubah: gaji pokok, bpjs, shift", "“Yang nggak berubah: gaji pokok, bpjs, shift.”"],
    ["yang nggak berubah gaji pokok sama shift", "“Yang nggak berubah: gaji pokok sama shift.”"],
  ])("%s: the open place behind these words is filled", (text, line) =>
    expect(below(briefing, text)?.document?.text).toContain(line),
  );

  test("an open place is filled beside quoted words that should go, and the rest is named", () => {
    const text =
      'kok "uang lembur hilang" ditulis mentah, hapus. tolong rapiin, yg ga berubah: gaji pokok, bpjs, shift';
    const led = below(briefing, text);
    expect(led?.document?.text).toContain("Yang nggak berubah: gaji pokok, bpjs, shift.");
    expect(led?.document?.text).not.toContain("uang lembur hilang");
    expect(led?.text).toContain("tolong rapiin");
  });

  test.each([
    ["(isi jumlah) itu 1 juta mbak, sekali ini aja", "Aku bisa kasih 1 juta, sekali ini, bukan pinjaman"],
    ["jumlahnya 1 juta", "Aku bisa kasih 1 juta, bukan pinjaman"],
    ["sy kasih nya 1 jt sekali aja", "Aku bisa kasih 1 jt sekali, bukan pinjaman"],
  ])("%s: the place in brackets gets it", (text, line) => {
    const led = last("relationships", [...refusal, text]);
    expect(led?.document?.text).toContain(line);
    expect(led?.document?.text).not.toContain("(isi jumlah)");
  });

  test.each([
    ["utk ibu gmn ngomongnya", "Telepon Ibu lebih dulu"],
    ["kartu keluarganya gmn bikinnya", "kartu keluarganya gmn bikinnya"],
  ])(
    "a place in brackets is filled, and a question beside it is answered or named as open: %s",
    (asks, says) => {
      const text = `(isi jumlah) itu 1 juta mbak, sekali ini aja. trs ${asks}`;
      const led = last("relationships", [...refusal, text]);
      expect(led?.document?.text).toContain("kasih 1 juta, sekali ini");
      expect(led?.text).toContain(says);
    },
  );

  test("how somebody is called, and a place that is open", () => {
    const text = 'kok "Wan makasih" aneh. panggilannya Wawan aja. terus sy kasih nya 1 jt sekali aja';
    const led = last("relationships", [...refusal, text]);
    expect(led?.document?.text).toContain("Wawan, makasih");
    expect(led?.document?.text).toContain("kasih 1 jt sekali");
  });

  test("a sentence that is named by one of its words goes", () => {
    const talk = [...feedback.slice(0, 4), "kabari aku kalau telat. kenapa ada nomor 110 terus", "Dimas"];
    expect(documentOf("leadership", [...talk, "hapus kalimat 110 nya"])).not.toContain("110");
  });

  test.each([
    "posisinya bagus tapi tokonya jauh",
    "kelebihanku sama kekuranganku seimbang",
    "ya ampun parah banget sih",
    "kenapa harus pakai CV?",
  ])("%s: nothing is changed", (text) =>
    expect(documentOf("career", [...application, text])).toBe(documentOf("career", application)),
  );

  test("what is gone already is not named as open, nor is what only says why", () => {
    const text = "kok posisi sama tokonya salah. yg malu2 itu hapus. posisinya kasir, tokonya Toko Jaya";
    const gone = [...application, "yg malu itu hapus"];
    const led = below(gone, text);
    expect(filled(led)).toMatchObject({ posisi: "kasir", perusahaan: "Toko Jaya" });
    expect(led?.text).not.toMatch(/belum kukerjakan|belum bisa kupasang/);
  });

  test("the button for another part asks which one, whatever the parts are called", () => {
    expect(below(briefing, "Ubah bagian ini")?.text).toContain("Bagian mana");
    expect(filled(below(application, "Nama lengkap")).nama).toBe("Wati Lestari");
  });

  test.each([
    [
      "namanya salah woy, Wati Lestari Ningsih. tokonya Toko Subur, trs posisi kasir",
      { nama: "Wati Lestari Ningsih", perusahaan: "Toko Subur", posisi: "kasir" },
    ],
    ["ganti nama toko jadi Toko Subur sama posisinya kasir", { perusahaan: "Toko Subur", posisi: "kasir" }],
    ["tokonya ganti jd Subur, posisinya tetep", { perusahaan: "Subur", posisi: "operator jahit" }],
    ["nama saya Wati aja, jangan pake Lestari", { nama: "Wati" }],
    ["posisi sama nama tokonya ketuker", { posisi: "toko kain", perusahaan: "operator jahit" }],
    ["kelebihannya kurang: bisa komputer", { bekal: "teliti, malu kalau ditanya, bisa komputer" }],
    ["eh posisinya salah. tokonya udah bener", { posisi: "operator jahit", perusahaan: "toko kain" }],
  ])("%s", (text, values) => expect(filled(below(application, text))).toMatchObject(values));

  test("a change that another reader knows is told beside the fields, and none is lost", () => {
    const led = below(feedback, "panggilannya Mas Dim, trus hapus kalimat terakhir");
    expect(filled(led).nama).toBe("Mas Dim");
    expect(led?.text).toContain("hapus kalimat terakhir");
    expect(led?.document?.text).not.toContain("Minggu depan kita lihat lagi");
  });

  test("where only one part is understood, the others are named", () => {
    const led = below(application, "posisinya kasir. aku anak ketiga dari lima bersaudara");
    expect(filled(led).posisi).toBe("kasir");
    expect(led?.text).toContain("aku anak ketiga dari lima bersaudara");
  });

  test("a long message ends soon", () => {
    for (const one of ["posisinya ", "hapus ", "(isi ", "kelebihan sama ", ". ", ", jd "])
      below(application, one.repeat(1500));
  });
});
