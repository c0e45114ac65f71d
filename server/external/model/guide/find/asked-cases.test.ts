import { describe, expect, test } from "vitest";
import type { Field } from "#server/external/model/guide/flow.ts";
import { labels, last } from "#server/test/guide-conversation.ts";

const offered = (field: Field, text: string): string[] =>
  last(field, [text])
    ?.choices.filter(({ id }) => id.startsWith("flow:"))
    .map(({ id }) => id.slice("flow:".length)) ?? [];

describe("wages that are owed", () => {
  test.each<[Field, string]>([
    ["career", "gaji terakhir belum dibayar, gimana nagihnya ke HRD"],
    ["career", "gaji bulan lalu blm dibayar bos, mau nagih tp ga enak"],
    ["leadership", "udah resign 2 bulan gaji terakhir belum cair juga, bikinin wa ke hrd dong"],
    ["business", "upah 3 minggu belum dikasih mandor, piye ngomonge"],
    ["career", "gajiku telat mulu, mau nanya ke atasan kapan dibayar"],
    ["career", "lembur sy bln kemarin ga dibayar, tolong susun pesannya ke admin"],
    ["wellbeing", "THR belum turun, nanya ke hrd gimana"],
    ["career", "honor ngajar 3 bulan blm cair, buatin surat ke kepala sekolah"],
    ["career", "bayaran manggung gw dr EO blm ditransfer2, wa nya gimana ya"],
    ["career", "gajih urang can dibayar dua bulan, kumaha nyarioskeunana ka bos"],
    ["career", "uang lembur ditahan owner, mau minta tp takut dipecat"],
    ["relationships", "gaji suami telat 2 bulan, bisa bantu bikin surat ke kantornya?"],
    ["career", "belum digaji 2 bulan nih gimana dong"],
    ["career", "majikan durung mbayar gajiku 2 sasi, kepiye nagihe"],
    ["career", "gajian tanggal 1 sekarang udah tgl 12 belom masuk juga, chat ke admin gmn"],
    ["wellbeing", "thr dicicil baru separo, tanya sisanya gimana"],
  ])("%s: %s", (field, text) => {
    expect(offered(field, text)[0]).toBe("menagih-gaji");
    expect(offered(field, text)).not.toContain("bicara-gaji");
  });

  test.each<[Field, string, string]>([
    ["career", "mau minta naik gaji", "bicara-gaji"],
    ["leadership", "gaji karyawan telat dibayar, mau umumin ke tim", "briefing-tim"],
    ["relationships", "temen belum bayar utang, mau nagih", "pesan-tagih"],
    ["career", "klien belum bayar fee desain, bikinin wa", "pesan-tagih"],
    ["career", "ditanya gaji terakhir pas interview jawab apa", "simulasi-wawancara"],
    ["business", "pelanggan belum transfer, tulis pesannya", "pesan-tagih"],
  ])("%s: %s is something else", (field, text, id) => expect(offered(field, text)[0]).toBe(id));
});

describe("the reason of a decision", () => {
  test.each<[Field, string]>([
    ["career", "mau nanya kenapa aku ga naik jabatan padahal udah 3 tahun, gimana nanya ke bos"],
    ["career", "kenapa gue ga dipromosiin, mau nanya langsung ke atasan"],
    ["leadership", "bos pilih orang lain jd kepala toko, sy mau nanya alesannya knp bkn sy"],
    ["career", "kontrak ga diperpanjang, mau nanya hrd alasannya apa"],
    ["wellbeing", "gw ditolak beasiswa, pengen nanya panitia kenapa ga lolos"],
    ["career", "kenapa nilai saya ga lulus, mau nanya dosen"],
    ["career", "tiba2 dimutasi ke cabang lain, pgn minta penjelasan ke pimpinan knp"],
    ["career", "pingin takon nang bos kenopo aku ora dinaikkan gajine"],
    [
      "career",
      "temen yg baru setaun naik jd leader, gue yg 4 taun enggak. mau minta kejelasan alasannya ke manager",
    ],
    ["career", "kok cuti saya ditolak terus ya, cara nanya alasannya ke spv biar sopan"],
    ["career", "lamaran internal gw ditolak, mau email hrd nanya kenapa"],
    ["career", "promosi dibatalin tiba2, pengen nanya bos kenapa tapi takut"],
    ["career", "kok namaku ga masuk daftar kenaikan, mau nanya bagian personalia kenapa"],
    ["relationships", "anak saya tidak naik kelas, ingin menanyakan alasannya ke wali kelas"],
  ])("%s: %s", (field, text) => {
    expect(offered(field, text)[0]).toBe("tanya-alasan");
    expect(offered(field, text)).not.toContain("alasan-promosi");
  });

  test.each<[Field, string, string]>([
    ["career", "mau minta naik jabatan, nyusun alasannya gimana", "alasan-promosi"],
    ["career", "udah 3 tahun ga dipromosiin, cara ngomongnya", "alasan-promosi"],
    ["career", "surat resign alasannya apa ya", "surat-resign"],
    ["relationships", "pacar mutusin, mau tanya alasannya", "pesan-putus"],
    ["career", "ga tau kenapa ditolak kerja terus pas interview", "latihan-wawancara"],
  ])("%s: %s is something else", (field, text, id) => expect(offered(field, text)).toContain(id));

  test.each([
    "ditolak gebetan, mau nanya kenapa",
    "bos nanya kenapa aku ga masuk daftar lembur, jawab apa",
    "ga tau kenapa ditolak kerja terus pas interview",
  ])("%s asks for none", (text) => expect(offered("career", text)).not.toContain("tanya-alasan"));
});

describe("a roster for several people", () => {
  test.each<[Field, string]>([
    ["leadership", "jadwal shift 6 orang"],
    ["career", "bikinin jadwal shift 6 orang buat desember"],
    ["business", "atur jadwal jaga 4 karyawan warung pagi sore"],
    ["leadership", "roster sif satpam 5 orang 24 jam dong"],
    ["leadership", "jadwal piket kelas 12 anak dong"],
    ["leadership", "giliran ronda rt 10 warga tiap malem, bagiin dong"],
    ["leadership", "perawat di bangsal 9 orang, shift pagi siang malam, bikinin rosternya"],
    ["business", "kasir 3 org toko buka 7 hari gimana bagi liburnya"],
    ["leadership", "tolong susunke jadwal jogo warung, wong 3"],
  ])("%s: %s", (field, text) => expect(offered(field, text)[0]).toBe("jadwal-jaga"));

  test.each<[Field, string, string]>([
    ["wellbeing", "jadwal jaga malam bikin tidurku ancur", "tidur-sif"],
    ["career", "mau tuker shift sama temen, bilang ke spv gimana", "izin-cuti"],
    ["leadership", "bagi tugas panitia 17an 9 orang", "bagi-tugas-tim"],
    ["career", "jadwal harian kuliah sambil jaga warung", "jadwal-harian"],
    ["leadership", "aturan piket buat ditempel", "aturan-tempel"],
    ["leadership", "anak buah sering telat shift pagi, gimana negurnya", "umpan-balik"],
  ])("%s: %s is something else", (field, text, id) => expect(offered(field, text)[0]).toBe(id));
});

describe("whether somebody's price leaves anything", () => {
  test.each<string>([
    "tetangga jual gorengan 1000 an, itu untung apa rugi ya",
    "disuruh jual putus 12rb per kg sama tengkulak, rugi ga kalau gitu",
    "harga segitu bathi opo tekor",
    "kalau borongan 2 juta 10 hari bathi po ra",
    "ada yg mau beli sawah bapak 120 juta, rugi ga ya",
    "kalo gw lepas motor 9 juta padahal beli 11 juta, rugi gak",
  ])("%s", (text) => expect(offered("business", text)[0]).toBe("hitungan-bebas"));

  test.each([
    ["jualan bulan ini untung apa rugi ya, omzet 8 juta belanja 6 juta", "untung-bulanan"],
    ["itungin borongan ngecat rumah dong", "penawaran-pekerjaan"],
  ])("%s is something else", (text, id) => expect(offered("business", text)[0]).toBe(id));

  test("the sum says which it is, by a button in the member's words", () => {
    const talk = ["itung dong, tengkulak nawar 5 juta, untung apa rugi", "Hitung dari angkaku"];
    const begun = labels(last("business", talk)).includes("Hitung") ? [...talk, "Hitung"] : talk;
    const led = last("business", [
      ...begun,
      "jual panen, 5 juta",
      "pupuk 2 juta, upah 3,5 juta",
      "untung apa rugi",
      "Hitung",
    ]);
    expect(led?.document?.text).toContain("Ruginya: Rp500.000");
  });
});
