import type { ToldRow } from "./guide-told-slots.ts";

/* Messages at a question which tell more than was asked, in the words of several regions, and such as only look like it. */

const letter = { flow: "surat-lamaran" };
const leave = { flow: "izin-cuti" };
const apology = { flow: "minta-maaf" };
const talk = { flow: "obrolan-sulit" };
const family = { flow: "bilang-ke-keluarga" };
const limit = { flow: "batas-diri" };
const remark = { flow: "umpan-balik" };
const handing = { flow: "delegasi" };
const former = { bentuk: "email", perusahaan: "PT Sinar Logistik" };
const off = { bentuk: "mengambil cuti", atasan: "Pak Rudi", kapan: "jumat" };
const sorry = { untuk: "dekat" };

export const toldRows: readonly ToldRow[] = [
  {
    ...letter,
    ...{ at: "posisi", held: former },
    text: "lho kok ke pt sinar logistik, itu kan kantor lama yg mecat aku 😅 aku mau lamar ke PT Maju Bersama Retail, posisi staf admin. nama aku Rina Kurniasih, 29 th",
    has: { perusahaan: "PT Maju Bersama Retail", posisi: "staf admin", nama: "Rina Kurniasih" },
    hasNot: { posisi: "lho", perusahaan: "Sinar" },
  },
  {
    ...letter,
    ...{ at: "posisi", held: former },
    text: "perusahaannya PT Maju Bersama Retail, posisinya Staf Admin, jgn sebut sinar logistik di situ. no hp 0812 9044 3317",
    has: { perusahaan: "PT Maju Bersama Retail", posisi: "Staf Admin", kontak: "0812 9044 3317" },
  },
  {
    ...letter,
    at: "posisi",
    text: "kasir kak. nama sy asep sunandar, wa 0857-2211-9087",
    has: { posisi: "kasir", nama: "Asep Sunandar", kontak: "0857-2211-9087" },
  },
  {
    ...letter,
    at: "posisi",
    text: "dulu sy admin gudang di pt sinar logistik cakung 4 thn, kena phk. skrg mau lamar jadi staf gudang di CV Berkah Abadi",
    has: { posisi: "staf gudang", perusahaan: "CV Berkah Abadi" },
    hasNot: { perusahaan: "sinar" },
  },
  {
    ...letter,
    ...{ at: "perusahaan", held: { bentuk: "email", posisi: "kasir" } },
    text: "Toko Sinar Baru. namaku Nurhaliza Daeng, email nurhaliza.d@gmail.com",
    has: { perusahaan: "Toko Sinar Baru", nama: "Nurhaliza Daeng", kontak: "nurhaliza.d@gmail.com" },
  },
  {
    ...letter,
    ...{ at: "nama", held: { bentuk: "email", posisi: "kasir", perusahaan: "Alfamart" } },
    text: "eh salah, perusahaannya indomaret bukan alfamart. nama saya Ucok Siregar",
    has: { perusahaan: "Indomaret", nama: "Ucok Siregar" },
  },
  {
    ...letter,
    ...{ at: "nama", held: { bentuk: "wa", posisi: "kasir", perusahaan: "Alfamart" } },
    text: "Made Suartini, hp 081 338 776 120",
    has: { nama: "Made Suartini", kontak: "081 338 776 120" },
  },
  {
    ...letter,
    ...{ at: "nama", held: { bentuk: "surat", posisi: "kasir" } },
    text: "Bonar Sitanggang. posisinya jadi sopir ya bukan kasir, no wa (0813) 7766 5521",
    has: { nama: "Bonar Sitanggang", posisi: "sopir", kontak: "7766 5521" },
  },
  {
    ...leave,
    ...{ at: "alasan", held: { ...off, kapan: "jumat 17 juli" } },
    text: "cutinya jumat 17 juli smpe senin 20 juli, nikahnya di garut",
    has: { kapan: "jumat 17 juli smpe senin 20 juli", alasan: "nikah" },
    hasNot: { alasan: "juli" },
  },
  {
    ...leave,
    ...{ at: "serah", held: { ...off, alasan: "nikah" } },
    text: "lah tanggalnya salah kak, bukan jumat doang. jumat smpe senin tgl 20, 2 hari kerja kan. yg gantiin sy si yudi grup B dia udh mau",
    has: { kapan: "jumat smpe senin tgl 20", serah: "yudi grup B" },
    hasNot: { serah: "tanggalnya salah", kapan: "bukan" },
  },
  {
    ...leave,
    ...{ at: "alasan", held: off },
    text: "adek nikah. kerjaan dipegang mbak Wati, no hp 0821 3344 5566",
    has: { alasan: "adek nikah", serah: "dipegang mbak Wati", nomor: "0821 3344 5566" },
    hasNot: { alasan: "Wati" },
  },
  {
    ...leave,
    ...{ at: "alasan", held: off },
    text: "alasannya nganter bapak kontrol ke RS, tanggalnya 3 sampai 5 agustus. nama saya Yohana Mandosir",
    has: { alasan: "nganter bapak kontrol", kapan: "3 sampai 5 agustus", nama: "Yohana Mandosir" },
  },
  {
    ...leave,
    ...{ at: "kapan", held: { bentuk: "mengambil cuti", atasan: "Pak Rudi" } },
    text: "17 juli smpe senin 20 juli",
    has: { kapan: "17 juli smpe senin 20 juli" },
  },
  {
    ...leave,
    ...{ at: "kapan", held: { bentuk: "mengambil cuti", atasan: "Pak Rudi" } },
    text: "jumat s/d senin, acaranya di padang",
    has: { kapan: "jumat s/d senin" },
  },
  {
    ...leave,
    ...{ at: "kapan", held: { bentuk: "mengambil cuti", atasan: "Pak Rudi" } },
    text: "tgl 3-5. yang gantiin Arif",
    has: { kapan: "tgl 3-5", serah: "gantiin Arif" },
    hasNot: { kapan: "Arif" },
  },
  {
    ...leave,
    ...{ at: "kapan", held: { bentuk: "mengambil cuti", atasan: "Pak Rudi" } },
    text: "rebo nganti jemuah, krn simbah meninggal. nm sy tukiyem",
    has: { kapan: "rebo nganti jemuah", alasan: "simbah meninggal", nama: "Tukiyem" },
  },
  {
    ...leave,
    ...{ at: "nama", held: { ...off, alasan: "nikah", serah: "dipegang Yudi" } },
    text: "Deni. oh iya cutinya bukan jumat doang, jumat sampe minggu",
    has: { nama: "Deni", kapan: "jumat sampe minggu" },
  },
  {
    ...apology,
    ...{ at: "panggilan", held: sorry },
    text: "lho kok pasangan, ini buat ibu mertua. terus salahnya bukan makanan anakku, tapi aku mbentak ibu di depan orang",
    has: { untuk: "tua", perbuatan: "aku mbentak ibu di depan orang" },
    hasNot: { perbuatan: "makanan", panggilan: "lho" },
  },
  {
    ...apology,
    ...{ at: "panggilan", held: sorry },
    text: "kan udah tak bilang ibu mertua. yg tak lakuin itu aku mbentak ibu di depan mas rendra",
    has: { perbuatan: "aku mbentak ibu di depan mas rendra" },
    hasNot: { perbuatan: "lakuin", panggilan: "bilang" },
  },
  {
    ...apology,
    ...{ at: "panggilan", held: sorry },
    text: "Dina. aku bohong soal uang arisan",
    has: { panggilan: "Dina", perbuatan: "aku bohong soal uang arisan" },
  },
  {
    ...apology,
    ...{ at: "panggilan", held: sorry },
    text: "eh ini ke atasan, bukan pacar. namanya Pak Hendra",
    has: { untuk: "kerja", panggilan: "Pak Hendra" },
  },
  {
    ...apology,
    ...{ at: "dampak", held: { ...sorry, panggilan: "Dina", perbuatan: "aku telat" } },
    text: "kok telat sih, salahku itu aku ninggalin dia di terminal sampe malem",
    has: { perbuatan: "ninggalin" },
  },
  {
    ...talk,
    ...{ at: "topik", held: { lawan: "dekat" } },
    text: "uang belanja. pengennya tiap tanggal 1 kita hitung bareng",
    has: { topik: "uang belanja", harapan: "tiap tanggal 1 kita hitung bareng" },
  },
  {
    ...talk,
    ...{ at: "topik", held: { lawan: "dekat" } },
    text: "jam pulang. ini buat ibu mertua ya",
    has: { topik: "jam pulang", lawan: "sepuh" },
  },
  {
    ...talk,
    at: "bagaimana rasanya berhadapan",
    text: "aman kok kak, cuma dia suka diam. mintaku tiap malam minggu ngobrol tanpa hp",
    has: { harapan: "malam minggu ngobrol tanpa hp" },
  },
  {
    ...limit,
    at: "kira-kira apa yang terjadi",
    text: "kesal aja paling. jgn WA diatas jam 8 malem kecuali server down",
    has: { kalimat: "jgn WA diatas jam 8 malem kecuali server down" },
  },
  {
    ...limit,
    ...{
      at: "Kalau batas itu tetap dilanggar",
      held: { area: "waktu dan tenagaku", kalimat: "aku nggak bales WA di atas jam 8" },
    },
    text: "ga bales sampe pagi, kecuali server down ya",
    has: { kalimat: "kecuali server down" },
  },
  {
    ...family,
    ...{ at: "panggilan", held: {} },
    text: "mamak dulu. soalnye bapak tu keras. saye tu maunya DKV di politeknik, udah keterima jalur portofolio",
    has: { panggilan: "Mamak", kabar: "maunya DKV di politeknik" },
  },
  {
    ...remark,
    ...{ at: "dampak", held: { jenis: "Ada yang perlu diubah", kejadian: "telat 3x minggu ini" } },
    text: "kiriman molor sampe siang. mintanya mulai senin dtg jam 8 pas. namanya Rini",
    has: { dampak: "kiriman molor", permintaan: "mulai senin dtg jam 8 pas", nama: "Rini" },
    hasNot: { dampak: "Rini" },
  },
  {
    ...remark,
    ...{ at: "nama", held: { jenis: "Ada yang perlu diubah", kejadian: "telat 3x minggu ini" } },
    text: "Pak Yusuf. dampaknya antrean pasien numpuk di loket 2",
    has: { nama: "Pak Yusuf", dampak: "antrean pasien numpuk" },
  },
  {
    ...handing,
    at: "tugas",
    text: "laporan stok mingguan ke Dimas, mulai jumat 28 nov, setor ke aku jam 3 sore",
    has: { tugas: "laporan stok mingguan", tenggat: "jam 3 sore" },
    hasNot: { tugas: "jam 3" },
  },
  {
    ...handing,
    ...{ at: "hasil", held: { tugas: "rekap kas" } },
    text: "buku kas yang cocok sama saldo",
    has: { hasil: "buku kas yang cocok sama saldo" },
  },
  {
    ...handing,
    ...{ at: "Seberapa biasa dia mengerjakan", held: { tugas: "rekap kas", hasil: "buku kas rapi" } },
    text: "udah biasa. paling lambat tiap kamis jam 4, ini buat kang Dimas",
    has: { tenggat: "kamis jam 4", nama: "kang Dimas" },
  },
];

export const atChoices: readonly ToldRow[] = [
  {
    ...apology,
    at: "untuk",
    text: "lho kok pasangan, ini buat ibu mertua. terus salahnya bukan makanan anakku, tapi aku mbentak ibu di depan orang",
    has: { untuk: "tua", perbuatan: "aku mbentak ibu di depan orang" },
  },
  {
    ...apology,
    at: "untuk",
    text: "ini buat ipar saya, namanya Reza. saya telat ngirim uang",
    has: { untuk: "dekat", panggilan: "Reza", perbuatan: "telat ngirim uang" },
  },
  {
    ...handing,
    ...{ at: "cara", held: { tugas: "rekap stok", hasil: "rapi" } },
    text: "udah biasa. kalau stok minus lapor aku dulu",
    has: { batas: "kalau stok minus lapor aku dulu" },
    hasNot: { cara: "minus" },
  },
  {
    ...apology,
    at: "untuk",
    text: "ini buat suamiku, aku takut dia mukul lagi kalau aku salah",
    hasNot: { untuk: "dekat" },
  },
];

export const lookAlikes: readonly ToldRow[] = [
  {
    ...leave,
    ...{ at: "serah", held: { ...off, alasan: "nikah" } },
    text: "sama Yudi",
    has: { serah: "Yudi", atasan: "Pak Rudi" },
  },
  {
    ...leave,
    ...{ at: "alasan", held: off },
    text: "nganter ibu ke RS Hermina",
    has: { alasan: "nganter ibu ke RS Hermina", atasan: "Pak Rudi", kapan: "jumat" },
  },
  {
    ...leave,
    ...{ at: "alasan", held: off },
    text: "ada acara keluarga besar, semua wajib datang",
    has: { alasan: "acara keluarga besar", kapan: "jumat" },
  },
  {
    ...letter,
    ...{
      at: "bekal",
      held: { bentuk: "email", posisi: "staf admin", perusahaan: "PT Maju Bersama", nama: "Rina" },
    },
    text: "4 thn admin gudang di PT Sinar Logistik, teliti, bisa excel",
    has: { perusahaan: "PT Maju Bersama", posisi: "staf admin", bekal: "PT Sinar Logistik" },
  },
  {
    ...letter,
    ...{ at: "perusahaan", held: { bentuk: "email", posisi: "kasir" } },
    text: "Kopi Lama Bahagia",
    has: { perusahaan: "Kopi Lama Bahagia", posisi: "kasir" },
  },
  {
    ...letter,
    ...{ at: "nama", held: { bentuk: "email", posisi: "kasir", perusahaan: "PT Maju" } },
    text: "Nama Ayu Lestari",
    has: { nama: "Ayu Lestari", perusahaan: "PT Maju" },
  },
  {
    ...apology,
    ...{ at: "perbuatan", held: { ...sorry, panggilan: "Dina" } },
    text: "aku ninggalin kamu di terminal, padahal aku udah janji sama Pak Hendra buat jemput",
    has: { panggilan: "Dina", untuk: "dekat", perbuatan: "Pak Hendra" },
  },
  {
    ...apology,
    ...{ at: "perbuatan", held: { ...sorry, panggilan: "Dina" } },
    text: "aku bilang ke ibu mertua kalau kamu boros. itu salah",
    has: { untuk: "dekat", perbuatan: "ibu mertua" },
  },
  {
    ...talk,
    ...{ at: "kejadian", held: { lawan: "dekat", topik: "jam pulang" } },
    text: "kemarin kamu bilang mau ke rumah ibu, terus baru pulang jam 11",
    has: { lawan: "dekat", topik: "jam pulang", kejadian: "rumah ibu" },
  },
  {
    ...talk,
    ...{ at: "topik", held: { lawan: "dekat" } },
    text: "bukan soal uangnya, tapi soal jujur",
    has: { topik: "jujur" },
  },
  {
    ...family,
    ...{ at: "kabar", held: { panggilan: "Mama" } },
    text: "aku mau nikah sama Rudi bulan depan, jangan kaget ya ma",
    has: { kabar: "nikah sama Rudi", panggilan: "Mama" },
  },
  {
    ...remark,
    ...{ at: "kejadian", held: { jenis: "Ada yang perlu diubah", nama: "Rini" } },
    text: "senin kamu janji ke Bu Tuti laporan masuk jam 12, jam 4 baru dikirim",
    has: { nama: "Rini", kejadian: "Bu Tuti" },
  },
  {
    ...handing,
    ...{ at: "batas", held: { tugas: "rekap kas", hasil: "rapi", cara: "Sudah terbiasa" } },
    text: "jangan hubungi pemasok sendiri, lapor ke aku dulu",
    has: { batas: "jangan hubungi pemasok sendiri", tugas: "rekap kas" },
  },
  {
    ...handing,
    at: "tugas",
    text: "jaga toko tiap sabtu sama bikin nota",
    has: { tugas: "jaga toko" },
  },
  {
    ...limit,
    ...{ at: "Sabtu pagi aku bisa bantu", held: { area: "waktu dan tenagaku" } },
    text: "hari minggu aku nggak bisa, buat keluarga",
    has: { kalimat: "hari minggu aku nggak bisa" },
  },
];
