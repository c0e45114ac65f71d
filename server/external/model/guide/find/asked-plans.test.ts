import { describe, expect, test } from "vitest";
import type { Field } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { labels, last } from "#server/test/guide-conversation.ts";
import { askedCase } from "./asked-cases.ts";

const asked = (text: string) => askedCase(plain(text));

describe("a speech", () => {
  test.each([
    "pidato pembuka 1 menit gitu, yg ngomongin kita kerja sejajar dulu, tiket bakal gw bagi rata, dan gw minta saling hargain",
    "pidato pembuka 1 menit buat meeting pertama",
    "sambutan singkat dong",
    "bikinin kata pembuka buat rapat RT",
    "tolong susun sambutan ketua panitia 17an",
    "aku disuruh kasih sambutan di acara perpisahan, bantu dong",
    "mau pidato di depan tim besok, isinya target sama libur",
    "bantu kata kata pembukaan buat arisan keluarga",
    "contoh sambutan wali murid yang sopan",
    "speech 2 menit buat farewell bos",
    "tulungono gawe sambutan pendek kanggo manten",
    "gw ditunjuk pidato pas reuni, bikinin yang santai",
    "butuh kata sambutan buat peresmian musala",
    "kata pengantar rapat perdana, 30 detik aja",
  ])("is asked for by: %s", (text) => expect(asked(text)).toBe("pidato-singkat"));

  test.each([
    "kata pembuka jualan keripik dong",
    "kata pengantar skripsi gimana nulisnya",
    "umumin ke tim kalau shift diganti, bikin briefing",
    "bosku pidatonya kepanjangan, ngantuk aku",
    "sambutan keluarga pacar dingin banget, aku harus gimana",
    "surat lamaran, kata pembuka yang bagus apa",
    "aku grogi kalau ngomong depan orang",
    "gimana ngomong ke tim soal bonus ga ada",
    "tolong bikinin naskah pengumuman libur",
    "caption pembukaan toko baru",
    "dia pidato terus tiap rapat, capek dengerin",
    "mau ngobrol berdua sama anak buah",
    "bikin undangan acara syukuran",
  ])("is not asked for by: %s", (text) => expect(asked(text)).not.toBe("pidato-singkat"));
});

describe("what a shop posts in a week", () => {
  test.each([
    "rencana konten seminggu buat hijab, senin posting apa, selasa apa",
    "jadwal posting ig buat jualan kue senin sampai minggu",
    "ide konten tiap hari buat olshop dong",
    "bikinin content plan seminggu jualan skincare",
    "tolong susun kalender konten tiktok warung kopi",
    "senin posting apa ya buat toko sepatu",
    "bahan konten mingguan buat laundry apa aja",
    "atur jadwal konten status wa katering",
    "mau bikin konten harian buat jual tanaman tapi ga tau isinya",
    "jadwal postingan 7 hari buat warung seblak",
    "rencana posting sepekan buat dagangan sambal",
    "minta ide konten senin selasa rabu buat toko bunga",
    "aku jual keripik, bikinkan content planner nya",
  ])("is asked for by: %s", (text) => expect(asked(text)).toBe("konten-seminggu"));

  test.each([
    "bikinin caption jualan keripik dong",
    "kata kata promosi buat status wa",
    "kecanduan konten tiktok tiap hari, gimana berhentinya",
    "postingan mantan tiap hari bikin sedih",
    "jadwal kerja seminggu dong",
    "rencana seminggu cari kerja",
    "cv buat posisi content planner",
    "rencana belajar seminggu",
    "deskripsi produk shopee hijab",
    "iri lihat postingan teman tiap hari",
    "interview content creator besok, jadwalnya pagi",
    "konten tiktokku dihapus, bikin keluhan ke mereka tiap hari ga dibales",
    "daftar harga hijab dong",
  ])("is not asked for by: %s", (text) => expect(asked(text)).not.toBe("konten-seminggu"));
});

describe("the turns of a family with somebody who is ill", () => {
  test.each([
    "tolong dibikin tabel senin sampai minggu, malam nya siapa paginya siapa",
    "bikinin tabel jaga ibu senin sampai minggu",
    "jadwal gantian jaga bapak di rumah sakit bertiga, tolong aturin",
    "tolong atur giliran malam jaga mama sama kakak dan adik",
    "gimana bagi malam buat nungguin bapak opname",
    "jadwal nungguin ibu di rs seminggu dong, yanto cuma sabtu",
    "bapak stroke, tolong susun jadwal siapa jaga siang siapa jaga malam",
    "minta dibuatkan giliran ngerawat nenek antara tiga saudara, senin sampai minggu",
    "buatin tabel gantian ngurus mertua yang lumpuh, malamnya dibagi",
    "perlu jadwal jagain ayah habis operasi, aku sama dua adikku",
    "bantu bagi giliran rawat ibu, Wiwik pagi senin rabu jumat, sisanya saya",
    "gawekke jadwal njaga simbah, bengi sopo awan sopo, tolong",
    "enaknya giliran jaga ortu gimana ya, kakak bisa cuma weekend",
  ])("is asked for by: %s", (text) => expect(asked(text)).toBe("giliran-keluarga"));

  test.each([
    "jadwal jaga 4 karyawan warung pagi sore",
    "jadwal shift perawat 6 orang bulan desember",
    "kakak ga mau gantian jaga ibu, aku terus yang jaga malam",
    "capek jaga bapak stroke, mau curhat",
    "bapak sakit, aku izin kerja senin bikin suratnya",
    "jadwal obat ibu pagi malam tolong dibikin",
    "giliran ronda 10 warga tiap malam",
    "jadwal piket kelas 12 anak senin sampai jumat",
    "tolong bikin jadwal harian dari bangun sampai tidur",
    "ibu sakit, biayanya dibagi gimana sama saudara",
    "bikin jadwal kontrol dokter bapak",
    "suami ga mau gantian jaga bayi",
    "jadwal jaga malam bikin tidurku ancur, gimana",
  ])("is not asked for by: %s", (text) => expect(asked(text)).not.toBe("giliran-keluarga"));
});

describe("the days until an examination", () => {
  test.each([
    "bikinin jadwal belajar sampe senin, aku kuliah sampe jam 3, sabtu minggu kosong, ujian statistik",
    "jadwal belajar sampai ujian kamis dong",
    "ujian hari kamis, tolong bikinin jadwal belajarnya",
    "4 hari lagi ujian akuntansi, jadwal belajar tiap harinya gimana",
    "susun jadwal belajar sebelum uts jumat",
    "uas matematika rabu, bagi waktu belajarnya dong",
    "tolong atur jadwal belajar buat kuis selasa",
    "jadwal belajar menjelang ujian bahasa inggris",
    "lusa ulangan biologi, bikin jadwal belajar dong",
    "ujian fisika senin depan, jadwalin belajar dari sekarang",
    "aku kerja sampe jam 5, ujian sabtu, bagiin waktu belajarku",
    "remedial kimia hari jumat, minta jadwal belajarnya",
    "gawekno jadwal sinau nganti ujian rabu",
  ])("is asked for by: %s", (text) => expect(asked(text)).toBe("jadwal-ujian"));

  test.each([
    "rencana belajar utbk 2 bulan lagi",
    "mau tes cpns tapi bingung mulai belajar dari mana",
    "skripsi ga kelar kelar, bantu bikin rencana",
    "jadwal harian dong dari bangun sampai tidur",
    "anakku ujian senin, gimana nemenin dia belajar",
    "jadwal ujian diundur ke senin, aku bingung",
    "izin ujian hari senin ke bos, bikin pesannya",
    "nilai ujianku jelek, senin remedial, malu",
    "ujian hidup ini kapan selesainya",
    "jadwal belajar bahasa inggris tiap hari",
    "habis ujian senin mau bikin jadwal olahraga",
    "takut ujian besok",
    "wawancara senin, bikinin jadwal persiapan",
  ])("is not asked for by: %s", (text) => expect(asked(text)).not.toBe("jadwal-ujian"));
});

describe("such a plan comes first among what is offered", () => {
  test.each<[Field, string, string]>([
    ["leadership", "pidato pembuka 1 menit buat meeting pertama", "Susun pidato singkat"],
    [
      "business",
      "rencana konten seminggu buat hijab, senin posting apa, selasa apa",
      "Susun konten seminggu",
    ],
    ["relationships", "bikinin tabel jaga ibu senin sampai minggu", "Susun giliran jaga"],
    [
      "wellbeing",
      "tolong dibikin tabel senin sampai minggu, malam nya siapa paginya siapa",
      "Susun giliran jaga",
    ],
    ["career", "bikinin jadwal belajar sampe senin, ujian statistik", "Susun hari menuju ujian"],
  ])("%s: %s", (field, text, button) => expect(labels(last(field, [text]))[0]).toBe(button));
});
