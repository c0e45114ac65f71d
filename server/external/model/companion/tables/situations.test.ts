import { describe, expect, test } from "vitest";
import { gistOf } from "../read/gist.ts";
import { read } from "../read/reading.ts";
import { situations } from "./situations.ts";

/** What people write, and what must be heard in it. */
const examples: readonly [string, string][] = [
  // Wellbeing
  ["gw udah seminggu ga bisa tidur", "malam-malam tanpa tidur yang cukup"],
  ["sering kebangun jam 3 pagi trs ga bisa lanjut", "tidur yang terputus di tengah malam"],
  ["tiba2 nangis di kamar mandi kantor", "tangis yang sering datang"],
  ["ga ada yang bikin seneng lagi", "hilangnya semangat untuk hal-hal yang biasa"],
  ["rasanya kosong aja tiap hari", "hari-hari yang terasa kosong"],
  ["takut banget sama masa depan", "cemas soal masa depan"],
  ["dada gw sesek tiap mau meeting", "serangan panik yang datang tiba-tiba"],
  ["kepala rasanya penuh, overthinking terus", "pikiran yang tidak mau berhenti"],
  ["aku ngerasa ga berguna di rumah ini", "perasaan tidak cukup berarti"],
  ["liat temen udah pada nikah, aku ketinggalan jauh", "rasa tertinggal dari orang lain"],
  ["minder sama badan sendiri", "tidak nyaman dengan penampilan sendiri"],
  ["nenekku meninggal minggu lalu", "kepergian nenekmu"],
  ["ga punya temen buat cerita", "rasa sendirian"],
  ["ga ada yang ngerti perasaanku", "perasaan tidak dimengerti siapa pun"],
  ["capek pura2 kuat di depan semua orang", "terus terlihat baik-baik saja di depan orang"],
  ["aku gampang banget marah akhir2 ini", "marah yang cepat meledak"],
  ["capek lahir batin kak", "lelah yang tidak hilang-hilang"],
  ["susah banget mulai, nunda terus", "sulitnya mulai dan fokus"],
  ["udah tobat tapi kambuh lagi main slot", "kebiasaan yang sulit dihentikan"],
  ["asam lambung kumat terus kalo stres", "keluhan badan yang membuatmu khawatir"],
  ["dulu sering dibully di sekolah", "luka lama yang masih terbawa"],
  ["rasanya pengen kabur dari semuanya", "keinginan menjauh dari semuanya"],
  ["aku kurang apa sih", "pertanyaan apa yang kurang darimu"],
  ["checkout terus tiap gajian, kalap", "belanja yang sulit direm"],
  // Love and family
  ["ternyata suamiku selingkuh", "perselingkuhan suamimu"],
  ["aku dibohongin terus", "kebohongan yang kamu temukan"],
  ["aku baru putus", "hubungan yang baru saja berakhir"],
  ["belum bisa move on dari mantan", "perasaan yang belum selesai pada mantanmu"],
  ["mantan ngajak balikan", "ajakan untuk kembali bersama"],
  ["dia tiba2 ngilang ga ada kabar", "dia yang menghilang tanpa kabar"],
  ["hubungan tanpa status gini bikin bingung", "perasaan yang belum jelas balasannya"],
  ["pacarku jadi cuek sekarang", "sikap pacarmu yang mendingin"],
  ["berantem terus sama pacar", "pertengkaran yang berulang"],
  ["pacarku posesif, semua dilarang", "sikap pacarmu yang membatasi"],
  ["cuma aku yang berjuang di hubungan ini, dia ga peduli", "merasa berjuang sendirian dalam hubungan"],
  ["aku cemburu liat dia deket sama temen kantornya", "cemburu yang terus muncul"],
  ["kita ldr udah 2 tahun", "hubungan jarak jauh yang kalian jalani"],
  ["ditanya kapan nikah mulu sama tante", "pertanyaan kapan menikah"],
  ["orang tua ga kasih restu", "restu yang belum didapat"],
  ["ragu mau nikah tahun depan", "keraguan menjelang menikah"],
  ["mertua ikut campur terus", "urusan dengan mertuamu"],
  ["suami ga pernah bantu apa2 di rumah", "urusan rumah yang kamu tanggung sendiri"],
  ["kepikiran mau cerai aja", "pikiran tentang perceraian"],
  ["ibu bandingin aku sama sepupu", "dibandingkan dengan orang lain oleh keluargamu"],
  ["papa maksa aku masuk kedokteran", "tuntutan ayahmu"],
  ["ibu marah terus sama aku", "sikap ibumu kepadamu"],
  ["orang tua berantem tiap malem", "pertengkaran orang tuamu"],
  ["ayah sama ibu pisah tahun lalu", "perpisahan orang tuamu"],
  ["aku tulang punggung keluarga", "peranmu menanggung keluarga"],
  ["ngurus ibu yang lagi sakit", "merawat keluarga yang sakit"],
  ["kakakku pinjam uang ga balik2", "masalah dengan kakakmu"],
  ["anakku tantrum terus", "keadaan anakmu"],
  ["aku merasa gagal jadi ibu", "rasa gagal sebagai orang tua"],
  ["temen2 pada ngejauhin aku", "teman-temanmu yang menjauh"],
  ["aku ga enakan orangnya, susah nolak", "sulitnya berkata tidak kepada orang"],
  ["mantanku dulu selingkuh, jadi trauma", "luka dari hubungan yang dulu"],
  ["liat dia jalan sama cewek lain", "melihatnya bersama orang lain"],
  ["orang2 bilang harus sabar", "nasihat orang yang terasa enteng"],
  ["dibilang anak durhaka sama ibu", "kata-kata yang merendahkanmu"],
  ["papa ga pernah belain aku", "rasanya tidak dibela"],
  ["istri gue lagi hamil", "keluarga yang ikut bergantung padamu"],
  ["suami kerja di luar kota", "suamimu yang sedang jauh"],
  ["pacarku ngajak nikah tahun ini", "ajakan menikah di tengah semua ini"],
  ["aku bentak anakku tadi pagi", "marah yang terlanjur keluar ke anakmu"],
  ["takut jadi kayak ibuku", "takut mengulang pola lama"],
  ["adikku ngurung diri di kamar", "perubahan sikap adikmu"],
  ["aku nembak dia eh ditolak", "penolakan yang baru kamu alami"],
  // Work
  ["lembur mulu tiap hari", "lembur yang terus-menerus"],
  ["kerjaan numpuk banget", "pekerjaan yang terus bertambah"],
  ["dimarahin atasan di depan klien", "dimarahi atasanmu"],
  ["bos ga pernah ngehargain kerjaan gue", "usaha yang tidak dilihat"],
  ["bos pilih kasih ke anak emasnya", "perlakuan yang tidak adil di kantor"],
  ["atasan gue micromanage", "atasan yang mengawasi sampai hal kecil"],
  ["ide gue diklaim senior", "hasil kerjamu yang diakui orang lain"],
  ["lingkungan kantor toxic parah", "suasana kerja yang tidak sehat"],
  [
    "gue yang nanggung kerjaan orang lain terus, rekan gue malas kerja",
    "bagian orang lain yang kamu kerjakan",
  ],
  ["kena phk bulan lalu", "kehilangan pekerjaan"],
  ["takut di-PHK nih", "rasa takut akan kehilangan pekerjaan"],
  ["katanya ada isu phk di kantor", "rasa takut akan kehilangan pekerjaan"],
  ["dipecat kemarin, sekarang takut ga bisa bayar kos", "kehilangan pekerjaan"],
  ["takut karena abis di-phk", "kehilangan pekerjaan"],
  ["kepikiran kalau ibu meninggal", "rasa takut akan kepergian ibumu"],
  ["kucingku mati", "kepergian hewan kesayanganmu"],
  ["anjing kesayangan aku mati ketabrak", "kepergian hewan kesayanganmu"],
  ["kangen ayah", "rindu pada ayahmu"],
  ["cemas ujian besok", "ujian yang menunggu"],
  ["takut gagal lagi kayak tahun lalu", "takut gagal"],
  ["orang tuaku pasti kecewa", "takut mengecewakan orang tua"],
  ["ibu aku masuk rumah sakit", "ibumu yang masuk rumah sakit"],
  ["udah coba ngomong ke dia tapi malah dibentak", "usahamu bicara yang malah ditepis"],
  ["suami nganggur 8 bulan", "suamimu yang sedang tidak bekerja"],
  ["ngelamar kerja ratusan tapi belum ada panggilan", "lamaran yang belum juga berbuah"],
  ["besok ada interview, grogi", "wawancara kerja yang kamu jalani"],
  ["pengen resign tapi takut", "keinginan untuk resign"],
  ["dapet dua tawaran kerja", "pilihan pekerjaan di depanmu"],
  ["stuck banget di kerjaan sekarang, bosen kerja", "arah karier yang terasa buntu"],
  ["gaji ga naik2 dari dulu", "gaji yang tidak sebanding"],
  ["takut salah terus di kantor", "rasa tidak cukup mampu di pekerjaan"],
  ["gagal promosi lagi tahun ini", "promosi yang tidak jadi milikmu"],
  ["skripsi ga kelar2", "kuliah dan tugas akhir yang macet"],
  ["deadline numpuk semua minggu ini", "tenggat dan target yang mengejar"],
  ["presentasi kemarin gue nge blank", "pengalaman kehilangan kata di depan orang"],
  ["kerjaannya dilempar ke gue semua", "pekerjaan orang lain yang dilimpahkan kepadamu"],
  // Leading
  ["gue baru jadi leader 2 bulan", "peran barumu sebagai pemimpin"],
  ["anak buah gue lebih tua semua", "wibawa yang sedang diuji di depan tim"],
  ["tim gue pada telat mulu", "tim yang tidak bergerak seperti harapan"],
  ["tim gue pada resign satu2", "anggota tim yang satu per satu pergi"],
  ["susah banget delegasi", "pekerjaan tim yang kembali ke tanganmu"],
  ["gimana negur anak buah yang telat ya", "teguran yang sulit disampaikan"],
  ["dua orang di tim lagi perang dingin", "perselisihan di dalam timmu"],
  ["harus mecat karyawan bulan ini", "keputusan berat yang menyangkut orang lain"],
  ["kejepit antara direksi sama tim", "posisimu yang terjepit antara atasan dan tim"],
  ["anggota tim membantah saya di rapat", "arahan yang tidak diindahkan"],
  // Business
  ["jualan sepi banget bulan ini", "penjualan yang menurun"],
  ["saingan banting harga terus", "persaingan yang makin ketat"],
  ["pelanggan komplain di review", "keluhan pelanggan yang kamu hadapi"],
  ["modal udah habis", "modal dan kas yang menipis"],
  ["usaha gue bangkrut", "usaha yang sedang jatuh"],
  ["partner bisnis kabur bawa uang", "perselisihan dengan rekan bisnismu"],
  ["punya ide jualan tapi bingung mulai", "ide usaha yang ingin kamu mulai"],
  ["udah bikin konten tiap hari tapi sepi", "pemasaran yang belum membuahkan hasil"],
  ["bingung nentuin harga jual", "menentukan harga"],
  ["karyawan gue nyuri uang kasir", "masalah dengan karyawanmu"],
  ["utang pinjol numpuk", "utang yang menekan"],
  ["uang abis sebelum akhir bulan", "keuangan yang seret"],
  [
    "kerja kantoran atau usaha sendiri ya, mau resign demi bisnis",
    "pilihan antara bekerja dan usaha sendiri",
  ],
  ["suami nyuruh tutup usahanya", "saran untuk menutup usahamu"],
  ["ada toko baru di sebelah, harganya lebih murah", "pesaing baru di dekatmu"],
  ["sebagian uang pinjaman dari kakak", "uang yang harus kamu pertanggungkan"],
];

function gistsIn(text: string): string[] {
  const reading = read(text);
  return reading.situations.map((found) => gistOf(found, reading));
}

describe("what happened is heard in what people write", () => {
  test.each(examples)("%s: %s", (text, gist) => {
    expect(gistsIn(text)).toContain(gist);
  });

  test("every situation has an example", () => {
    const heard = new Set(
      examples.flatMap(([text]) => read(text).situations.map((found) => found.situation)),
    );
    expect(situations.filter((row) => !heard.has(row)).map((row) => row.gist.at(-1))).toEqual([]);
  });
});

describe("what only sounds like it is not heard", () => {
  test.each([
    ["temenku resign kemarin", "keinginan untuk resign"],
    ["adikku gagal ujian", "kuliah dan tugas akhir yang macet"],
    ["kucingku mati kemarin", "kehilangan yang kamu alami"],
    ["kucingku mati gaya, lucu banget", "kepergian hewan kesayanganmu"],
    ["anjing mati gue telat", "kepergian hewan kesayanganmu"],
    ["kucingku ga mati kok", "kepergian hewan kesayanganmu"],
    ["takut di-PHK", "kehilangan pekerjaan"],
    ["kamu tuh cuma robot", "hari-hari yang terasa kosong"],
    ["gagal lagi ujiannya", "usaha yang sedang jatuh"],
    ["gajah mati meninggalkan gading", "kehilangan yang kamu alami"],
    ["rambutnya bagus, harganya murah", "menentukan harga"],
    ["aku ga lembur kok hari ini", "lembur yang terus-menerus"],
    ["aku pengen keluar dari rumah", "keinginan untuk resign"],
    ["main game cuma bunuh waktu pas nunggu rapat", "pengalaman kehilangan kata di depan orang"],
  ])("%s is not: %s", (text, gist) => {
    expect(gistsIn(text)).not.toContain(gist);
  });
});

describe("of plain daily talk nothing is made", () => {
  test.each([
    "aku ga melakukan apa-apa hari ini",
    "tadi makan nasi goreng sama temen",
    "liburan kemarin seru banget",
    "media sosial lagi ramai soal bola",
    "besok mau beli sepatu di bekasi",
    "hp aku batrenya habis, jadi chatnya kepotong",
    "weekend ini mau lompat tali sama temen gym",
    "lagi masak rendang buat keluarga",
    "nonton drakor seru sampe ketawa",
    "rumahku mati lampu dari jam 7",
  ])("%s", (text) => {
    expect(gistsIn(text)).toEqual([]);
  });
});
