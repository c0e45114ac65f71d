import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import type { Field } from "#server/external/model/guide/flow.ts";
import { lead } from "#server/external/model/guide/lead.ts";
import { emptyState } from "#server/external/model/guide/state.ts";

const offered = (text: string, field: Field): string[] =>
  lead(emptyState, { text, field, riskLevel: 0, risk: noRisk, isClosing: false })
    .choices.filter(({ id }) => id.startsWith("flow:"))
    .map(({ id }) => id.slice("flow:".length));

describe("a wish in the words of many registers finds its flow", () => {
  test.each<[Field, string, string]>([
    ["wellbeing", "tidur", "tiap malem kebangun jam 2 trs ga bs bobo lg"],
    ["wellbeing", "simpan-khawatir", "kepala rasanya kayak tab browser kebuka 50"],
    ["wellbeing", "surat-duka", "bapakku seda 40 dino wingi, omah dadi sepi tenan"],
    ["wellbeing", "rencana-kesepian", "beta baru kerja di Surabaya kaka, malam minggu pasti sendiri di kos"],
    ["wellbeing", "tidur-sif", "jaga malam terus bikin jam tidur ancur"],
    ["wellbeing", "ubah-kebiasaan", "susah banget ninggalin rokok"],
    ["wellbeing", "tanya-ahli", "mau konsul ke psikolog pake bpjs itu alurnya gmn ya"],
    ["relationships", "minta-maaf", "habis ngebentak mamah di telpon, pgn minta maap lewat wa"],
    [
      "relationships",
      "pesan-tagih",
      "duit 2,5jt dipinjem sahabat dr maret, tiap ditanya ngeles. tulisin wa nya",
    ],
    [
      "relationships",
      "tolak-pinjaman",
      "ipar mau pinjem 10jt lagi padahal yg lama blm lunas, aku ga enak nolak",
    ],
    ["relationships", "pesan-soal-anak", "mantan istri telat terus anter anak, mau wa dia tapi ntar ribut"],
    ["relationships", "tugas-rumah", "suami pulang kerja main hp, aku yang masak nyuci ngasuh semua"],
    ["relationships", "obrolan-sulit", "bojoku meneng wae saben tak jak ngomong serius, piye carane"],
    [
      "relationships",
      "surat-hangat",
      "udah 2 taun ga tegur sapa sama adik, pgn mulai nyambung lagi lewat pesan",
    ],
    ["career", "jadwal-harian", "bantu aku bikin rutinitas pagi"],
    ["career", "jadwal-harian", "kuliah sambil jaga warung, tolong aturin jamnya dari bangun sampe tidur"],
    ["wellbeing", "hadapi-takut", "gimana kalau kemungkinan terburuknya kejadian, siapin plan b dong"],
    ["career", "surat-resign", "pengin mundur seko gawean, layange piye ya"],
    ["career", "simulasi-wawancara", "pura2 jadi user dong, aku mau interview admin"],
    ["career", "cv-satu-halaman", "blm ada pengalaman kerja, riwayat hidup diisi apaan"],
    ["career", "izin-cuti", "mau izin ga masuk bsk, anak demam. wa ke bos gmn"],
    ["career", "rencana-belajar", "bab 4 mandek 5 bulan, dospem udah nyariin"],
    ["career", "alasan-promosi", "pengen naik jadi spv, nyiapin apa buat ngomong ke manajer"],
    ["leadership", "umpan-balik", "anak buah sering main hp pas jam kerja, gimana negurnya"],
    ["leadership", "bagi-tugas-tim", "17an kurang 2 minggu, panitianya 9 orang, bagi kerjaan dong"],
    ["leadership", "briefing-tim", "harus umumin ke tim kalau bonus tahun ini ga ada"],
    ["leadership", "aturan-tempel", "bikinin tata tertib kos putri"],
    ["leadership", "bilang-tidak-ke-atasan", "bos minta gw ambil projek ke 4, pdhl tim gw cm 3 org"],
    ["business", "harga-produk", "teh ngitung hpp seblak kumaha"],
    ["business", "harga-jasa", "les privat sd ke rumah, bingung kasih harga"],
    ["business", "kas-empat-minggu", "laundry gw 4 mgg ke dpn bakal seret kyknya. saldo skrg 3,2 jt"],
    ["business", "daftar-harga", "bikinin list harga catering buat dikirim ke pelanggan"],
    ["business", "teks-promosi", "tolong captionin jualan donat kentang buat ig"],
    ["business", "kesepakatan-usaha", "mau kongsi sama adik ipar, biar ga ribut di belakang tulis aturannya"],
    ["business", "target-tabungan", "pengen umroh 2 taun lagi butuh 35jt, sebulan nyisihin brp"],
    ["business", "anggaran-bulanan", "gaji 4,5 tapi tgl 15 udah abis"],
    ["business", "surat-keluhan", "indihome mati 5 hari, mau komplain resmi"],
  ])("%s, %s: %s", (field, flow, text) => expect(offered(text, field)).toContain(flow));
});

describe("what has no flow of its own is offered what can be done of its kind", () => {
  test.each<[Field, string, string]>([
    ["relationships", "tulis-pesan", "bikinin ucapan belasungkawa buat rekan kantor"],
    ["career", "tulis-pesan", "email terima kasih abis interview"],
    ["business", "tulis-pesan", "surat penawaran ke sekolah"],
    ["wellbeing", "rencana-langkah", "bantu aku bikin rencana pindahan"],
    ["career", "rencana-langkah", "pengen switch career jadi data analyst, mulai gimana"],
    ["relationships", "dua-pilihan", "nikah sekarang atau nunggu mapan"],
    ["career", "dua-pilihan", "mending lanjut kerja di sini apa buka usaha sendiri"],
  ])("%s, %s: %s", (field, net, text) => expect(offered(text, field)).toContain(net));

  test.each(["berapa kurs dolar hari ini", "siapa presiden pertama indonesia"])("%s finds no flow", (text) =>
    expect(
      offered(text, "wellbeing").filter(
        (id) => !["tulis-pesan", "rencana-langkah", "dua-pilihan"].includes(id),
      ),
    ).toEqual([]),
  );
});

describe("what is not meant finds nothing", () => {
  test("the words after “bukan” at the beginning of a clause", () => {
    expect(offered("mau bagi tugas panitia, bukan jadwal belajar", "leadership")).not.toContain(
      "rencana-belajar",
    );
  });

  test("a word is no form of another one that it only looks like", () => {
    expect(offered("aku lagi di rumah nih", "career")).not.toContain("kena-phk");
    expect(offered("salah satu staf saya teladan", "relationships")[0]).not.toBe("minta-maaf");
  });
});
