import { describe, expect, test } from "vitest";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { answerAt, checkAt, type Held, heldBy, titled } from "#server/test/guide-question.ts";

const leave: Held = {
  ...{ atasan: "Bu Ratna", bentuk: "mengambil cuti", kapan: "Jumat 17 Juli" },
  alasan: "menikah",
};
const applying: Held = { bentuk: "email", perusahaan: "PT Sinar Logistik" };
const sorry: Held = { untuk: "dekat", perbuatan: "soal makanan anakku" };
const inviting: Held = { acara: "kerja bakti", kepada: "warga RT 05", waktu: "Minggu 12 Mei" };
const handing: Held = {
  tugas: "laporan stok",
  hasil: "tabel lengkap",
  batas: "belanja di atas 500rb tanya dulu",
};
const leaving: Held = { nama: "Rina Wulandari", jabatan: "Staf Gudang" };

const without = (held: Held, name: string): Held =>
  Object.fromEntries(Object.entries(held).filter(([one]) => one !== name));

describe("what stands beside an answer is no part of it", () => {
  test.each(
    titled([
      ["izin-cuti", "serah", leave, "dititip ke dina. udah itu aja", { serah: "dititip ke dina" }, /itu aja/],
      [
        "izin-cuti",
        "serah",
        leave,
        "laporan dipegang fajar, udah segitu aja kak",
        { serah: "laporan dipegang fajar" },
        /segitu/,
      ],
      ["izin-cuti", "serah", leave, "skip aja deh kak yg ini, ga penting", { serah: undefined }],
      ["izin-cuti", "serah", leave, "udah ah lewati. aku maunya cepet jadi", { serah: undefined }],
      [
        "undangan-acara",
        "tempat",
        inviting,
        "balai desa. makasih ya kak",
        { tempat: "balai desa" },
        /makasih/,
      ],
      ["undangan-acara", "tempat", inviting, "masih berapa pertanyaan lagi", { tempat: undefined }],
      [
        "delegasi",
        "tenggat",
        handing,
        "kamis tgl 16 jam 3 dekat line 4. oh iya sama beliau saya pakainya saya bukan aku, kan lebih tua",
        { tenggat: "kamis tgl 16" },
        /beliau|pakainya|lebih tua/,
      ],
      [
        "delegasi",
        "tenggat",
        handing,
        "kamis tgl 16 jam 3. udah itu aja",
        { tenggat: "kamis tgl 16 jam 3" },
        /itu aja/,
      ],
      [
        "delegasi",
        "tenggat",
        handing,
        "jumat sore, pakai saya ya jangan aku",
        { tenggat: "jumat sore" },
        /pakai/,
      ],
      [
        "surat-resign",
        "perusahaan",
        leaving,
        "PT Sinar Jaya. trus suratnya kapan jadi?",
        { perusahaan: "PT Sinar Jaya" },
        /kapan/,
      ],
      [
        "surat-resign",
        "perusahaan",
        leaving,
        "PT Sinar Jaya, liat dulu dong hasilnya",
        { perusahaan: "PT Sinar Jaya" },
        /liat/,
      ],
      [
        "rencana-kesepian",
        "tempat",
        {},
        "Masjid dekat rumah bisa, tapi saya sungkan ditanya-tanya ibu pengajian soal cerai. Lebih enak jalan sore di Manahan",
        { tempat: "jalan sore di Manahan" },
        /pengajian/,
      ],
      [
        "rencana-kesepian",
        "tempat",
        {},
        "kafe sih bisa tapi mahal, enakan duduk di taman kampus",
        { tempat: "taman" },
        /mahal/,
      ],
    ]),
  )("%s", (_, one) => checkAt(one));

  test("the register is changed where the member says which word for themselves", () => {
    const led = answerAt(
      "delegasi",
      "tenggat",
      handing,
      "kamis jam 3. sama beliau saya pakainya saya bukan aku",
    );
    expect(led.state.flow?.register).toBe("polite");
  });
});

describe("the draft is shown where the member wants to see it", () => {
  test.each([
    "mana coba liat",
    "coba liat dulu suratnya dong kak",
    "liatin dulu hasilnya gimana",
    "delok sek to mas surate",
    "tingali heula atuh suratna",
    "caliak lah dulu suratnyo",
    "tunjukin drafnya",
    "mau lihat drafnya dulu boleh?",
  ])("%s", (text) => {
    const led = answerAt("izin-cuti", "serah", leave, text);
    expect(heldBy(led).serah ?? "").toBe("");
    expect(led.document?.text).toContain("Bu Ratna");
    expect(led.state.flow?.at).toBe(
      flowOf("izin-cuti")?.steps.findIndex((one) => "into" in one && one.into === "serah"),
    );
  });
});

describe("what puts an earlier answer right goes there", () => {
  test.each(
    titled([
      [
        "izin-cuti",
        "serah",
        leave,
        "lah tanggalnya salah kak, bukan jumat doang. jumat smpe senin tgl 20, 2 hari kerja kan. yg gantiin sy si yudi grup B dia udh mau",
        { kapan: "jumat smpe senin tgl 20", serah: "yudi grup B" },
        /salah|doang|hari kerja kan/,
      ],
      [
        "izin-cuti",
        "nama",
        { ...leave, serah: "mana coba liat" },
        'waduh ngaco kak masa "mana coba liat" masuk ke surat. kerjaan dipegang yudi grup B',
        { serah: "yudi grup B", nama: undefined },
        /coba liat|ngaco/,
      ],
      [
        "izin-cuti",
        "alasan",
        without(leave, "alasan"),
        "salah kak bosnya, bukan bu ratna tapi pak hendri",
        { atasan: "Pak Hendri", alasan: undefined },
      ],
      [
        "izin-cuti",
        "alasan",
        without(leave, "alasan"),
        "lho kok bu ratna sih, aku mau ke pak hendri. alasannya nganter ibu kontrol",
        { atasan: "Pak Hendri", alasan: "nganter ibu kontrol" },
        /lho/,
      ],
      [
        "surat-lamaran",
        "posisi",
        applying,
        "lho kok ke pt sinar logistik, itu kan kantor lama yg mecat aku 😅 aku mau lamar ke PT Maju Bersama Retail, posisi staf admin. nama aku Rina Kurniasih, 29 th",
        { perusahaan: "PT Maju Bersama Retail", posisi: "staf admin", nama: "Rina Kurniasih" },
        /mecat|lho/,
      ],
      [
        "surat-lamaran",
        "posisi",
        applying,
        "perusahaannya PT Maju Bersama Retail, posisinya Staf Admin, jgn sebut sinar logistik di situ. no hp 0812 9044 3317",
        { perusahaan: "PT Maju Bersama Retail", posisi: "Staf Admin", kontak: "0812 9044 3317" },
        /sinar|jgn/i,
      ],
      [
        "surat-lamaran",
        "posisi",
        applying,
        "eh itu kan tempat kerjaku yg lama. yg kulamar CV Berkah Jaya, posisi kasir",
        { perusahaan: "CV Berkah Jaya", posisi: "kasir" },
        /lama/,
      ],
      [
        "surat-lamaran",
        "posisi",
        applying,
        "masa pt sinar logistik, itu bekas kantorku bang. lamarnya ke CV Harapan",
        { perusahaan: "CV Harapan", posisi: undefined },
      ],
      [
        "surat-lamaran",
        "posisi",
        applying,
        "bukan pt sinar logistik, tapi PT Kalbe",
        { perusahaan: "PT Kalbe", posisi: undefined },
      ],
      [
        "minta-maaf",
        "panggilan",
        sorry,
        "lho kok pasangan, ini buat ibu mertua. terus salahnya bukan makanan anakku, tapi aku mbentak ibu di depan orang",
        { untuk: "tua", perbuatan: "aku mbentak ibu", panggilan: undefined },
        /lho kok/,
      ],
      [
        "minta-maaf",
        "panggilan",
        sorry,
        "lho kok ke pasangan kak, ini buat bos saya",
        { untuk: "kerja" },
        /lho/,
      ],
      [
        "minta-maaf",
        "panggilan",
        sorry,
        "kok jadi ke pasangan, maksudku ke guru anakku",
        { untuk: "tua" },
        /kok/,
      ],
      [
        "undangan-acara",
        "tempat",
        inviting,
        "eh bukan warga rt 05 doang, semua warga rw 02. kumpul di pos ronda",
        { kepada: "rw 02", tempat: "pos ronda" },
        /doang/,
      ],
      [
        "undangan-acara",
        "tempat",
        inviting,
        "masa minggu sih, kan sabtu. tempatnya di balai desa",
        { waktu: "sabtu", tempat: "balai desa" },
        /masa/,
      ],
      [
        "surat-resign",
        "perusahaan",
        leaving,
        "loh kok staf gudang, aku kan kepala gudang. PT Sinar Jaya",
        { jabatan: "kepala gudang", perusahaan: "PT Sinar Jaya" },
        /loh/,
      ],
      [
        "surat-resign",
        "perusahaan",
        leaving,
        "namaku rina wulansari bukan wulandari. PT Sinar Jaya",
        { nama: "Wulansari", perusahaan: "PT Sinar Jaya" },
      ],
    ]),
  )("%s", (_, one) => checkAt(one));

  test("words that are rejected without others leave their slot, and it is asked for again", () => {
    const led = answerAt(
      "izin-cuti",
      "nama",
      { ...leave, serah: "mana coba liat" },
      'lah masa "mana coba liat" ikut ditulis. jgn dong',
    );
    expect(heldBy(led).serah ?? "").toBe("");
    expect(led.text).toContain("pekerjaanmu dipegang siapa");
  });

  test("only the rejected words leave a longer answer", () => {
    const held = { ...leave, serah: "laporan harian dipegang Dita, mana coba liat" };
    const led = answerAt("izin-cuti", "nama", held, 'kok "mana coba liat" ikut masuk. namaku Sari Dewi');
    expect(heldBy(led)).toMatchObject({ serah: "laporan harian dipegang Dita", nama: "Sari Dewi" });
  });

  test("the draft is shown again with what was put right", () => {
    const led = answerAt(
      "surat-lamaran",
      "posisi",
      applying,
      "lho kok pt sinar logistik, aku mau lamar ke PT Maju Bersama. posisinya kasir",
    );
    expect(led.document?.text).toContain("PT Maju Bersama");
  });
});

describe("what only looks like it is the answer", () => {
  test.each(
    titled([
      [
        "surat-lamaran",
        "posisi",
        applying,
        "admin gudang di PT Sinar Logistik",
        { posisi: "admin gudang", perusahaan: "PT Sinar Logistik" },
      ],
      ["surat-lamaran", "posisi", applying, "Staf Admin", { posisi: "Staf Admin" }],
      [
        "surat-lamaran",
        "bekal",
        { ...applying, posisi: "Kasir", nama: "Rina" },
        "teliti, bukan tipe pemarah, lulusan SMK",
        { bekal: "bukan tipe pemarah" },
      ],
      [
        "minta-maaf",
        "perbuatan",
        { untuk: "dekat", panggilan: "Sari" },
        "aku bentak dia, bukan cuma sekali, di depan teman",
        { perbuatan: "bukan cuma sekali" },
      ],
      [
        "minta-maaf",
        "perbaikan",
        { ...sorry, panggilan: "Sari", dampak: "menyakitkan" },
        "aku ga akan bentak lagi, bukan janji doang",
        { perbaikan: "bukan janji doang" },
      ],
      ["undangan-acara", "tempat", inviting, "balai desa, yg sebelah masjid itu", { tempat: "balai desa" }],
      [
        "undangan-acara",
        "pesan",
        { ...inviting, tempat: "pos ronda" },
        "bawa sapu, jangan lupa topi, minum disediakan",
        { pesan: "jangan lupa topi" },
      ],
      [
        "briefing-tim",
        "cemas",
        { perubahan: "uang makan malam dihapus" },
        "kok uang makan malam dihapus, kan dulu janji tetap",
        { cemas: "dulu janji tetap" },
      ],
      [
        "briefing-tim",
        "sebab",
        { perubahan: "shift malam dihapus" },
        "pesanan malam turun, bukan salah tim",
        { sebab: "bukan salah tim" },
      ],
      [
        "izin-cuti",
        "alasan",
        without(leave, "alasan"),
        "anak sulung saya wisuda, bukan bolos ya bu",
        { alasan: "anak sulung saya wisuda" },
      ],
      [
        "izin-cuti",
        "alasan",
        without(leave, "alasan"),
        "tanggalnya mepet, saya mesti nganter ibu operasi",
        { alasan: "nganter ibu operasi", kapan: "Jumat 17 Juli" },
      ],
      [
        "delegasi",
        "batas",
        without(handing, "batas"),
        "jangan ubah harga, jangan lewat vendor lain",
        { batas: "jangan lewat vendor lain" },
      ],
      [
        "delegasi",
        "hasil",
        { tugas: "laporan stok" },
        "tabelnya lengkap, tinggal aku liat lalu kirim",
        { hasil: "tinggal aku liat" },
      ],
    ]),
  )("%s", (_, one) => checkAt(one));
});
