import type { Field } from "#server/external/model/guide/flow.ts";

/*
 * The first three messages of people who tell something and ask for nothing, invented: divorce, retirement, quarrels, grief for
 * people and pets, shame, exams, loneliness and work, in the words of several regions.
 */
export const firstStories: readonly [Field, string, string, string][] = [
  [
    "relationships",
    "baru resmi cerai bulan lalu. sidangnya cuma 15 menit, 11 tahun selesai segitu aja",
    "anak2 ikut aku, tapi tiap maghrib si kecil nanya papa kapan pulang",
    "aku jawab papa kerja. trus aku masuk kamar mandi, nangis",
  ],
  [
    "wellbeing",
    "Saya pensiun Maret kemarin. Sekarang tiap pagi bangun jam 5 terus bingung mau apa",
    "Istri masih jualan di pasar. Saya jaga rumah, nonton tv",
    "Dulu di kantor saya dipanggil pak kepala. Sekarang tukang galon saja tidak tahu nama saya",
  ],
  [
    "relationships",
    "abis berantem hebat sama kakak soal rumah peninggalan ibu. dia bilang gw cuma numpang hidup",
    "padahal 3 tahun terakhir ibu sakit gw yg nyuapin. dia dateng lebaran doang",
    "skrg grup keluarga sepi, ga ada yg belain gw",
  ],
  [
    "wellbeing",
    "Kucingku mochi mati tadi subuh. 9 tahun sama aku dari jaman kos",
    "orang rumah bilang yaelah cuma kucing",
    "tempat makannya masih di dapur, aku ga sanggup mindahin",
  ],
  [
    "career",
    "td presentasi di depan direksi aku blank total. slide ke 3 lsg ga bisa ngomong",
    "atasanku yg nerusin. abis itu ga ada yg ngomong sama aku di lift",
    "pengen rasanya ga masuk besok",
  ],
  [
    "wellbeing",
    "aku ga lulus sbmptn lagi, ini yg kedua. temen2 udah pada ospek",
    "mama ga marah tp semalem aku denger dia nangis di dapur",
    "aku pura2 tidur",
  ],
  [
    "wellbeing",
    "sdh 4 bln di kota ini blm punya tmn. plg kerja lgsg kamar",
    "wkt sakit kmrn aku ke klinik naik ojek sendiri, duduk di antrian sendiri",
    "pas ditanya siapa yg jemput aku bilang kakak. padahal ga ada",
  ],
  [
    "career",
    "kerja di gudang shift malam udah 2 taun, badan remuk bang",
    "pulang pagi anak udah berangkat sekolah. ketemu cuma hari minggu",
    "kemarin dia gambar keluarga, gw ga ada di gambarnya",
  ],
  [
    "relationships",
    "iya berat mbak. 23 tahun nikah, ternyata dia punya rumah lain di Bekasi",
    "Yang bikin nyesek itu temen2 arisan RT sekarang kok kayak menjauh, padahal bukan aku yang salah",
    "saya nangis sendiri mbak",
  ],
  [
    "relationships",
    "Mas, aku iki wis setaun ngrawat bapak stroke. sedulurku papat, ra ono sing teko",
    "wingi bapak nesu, piringe dibuang. aku meneng wae",
    "aku kesel mas",
  ],
  [
    "wellbeing",
    "ambo malu bana ka rang kampuang, baliak marantau indak mambao apo2",
    "amak indak batanyo, tapi tetangga tiok hari batanyo bilo barangkek liak",
    "ambo di kamar se kini",
  ],
  [
    "wellbeing",
    "sa pu mama meninggal tahun lalu, sa tra sempat pulang. tiket mahal",
    "skrg tiap dengar lagu gereja itu sa menangis",
    "kaka di rumah su tra pernah cerita tentang mama lagi",
  ],
  [
    "relationships",
    "aku ketahuan boong soal kerjaan sm istri. udh 2 bln nganggur tp tiap pagi tetep pake kemeja",
    "dia ga marah, dia cuma diem trus naro bekal di meja kayak biasa",
    "bekalnya ga kumakan. rasanya ga pantes",
  ],
  [
    "career",
    "usaha katering saya tutup minggu lalu. 6 karyawan, yang paling lama 12 tahun",
    "Bu Yati malah yang nenangin saya waktu saya kasih pesangon",
    "saya gak bisa lihat dapurnya",
  ],
  [
    "leadership",
    "jadi ketua panitia 17an, ternyata semua kerjaan jatuh ke gue. pas rapat yg dateng 3 orang",
    "bapak2 malah komplain konsumsinya. gue pulang naik motor sambil nangis anjir",
    "besok udah ada rapat lagi",
  ],
  [
    "wellbeing",
    "skripsiku ditolak lagi sama dosbing, katanya ulang dari bab 2",
    "temen sekos udh wisuda semua, tinggal aku sama ibu kos",
    "tiap bapak telpon aku bilang lancar",
  ],
  [
    "relationships",
    "pacarku mutusin lewat chat pas aku lg di IGD nungguin adek",
    "dia bilang capek sama drama keluargaku",
    "aku baca chatnya di kursi tunggu",
  ],
  [
    "wellbeing",
    "anak pertama kuliah di luar kota, rumah jd sepi bgt. kamarnya masih kuberesin tiap hari",
    "suami bilang aku lebay",
    "kmrn aku masak porsi 4, padahal tinggal bertiga",
  ],
  [
    "wellbeing",
    "aku gendut katanya. di kondangan kemarin tante2 bahas badanku di depan semua orang",
    "mamaku malah ikut ketawa",
    "abis itu aku ga mau foto keluarga",
  ],
  [
    "business",
    "lapak saya kena gusur hari selasa. gerobak diangkut",
    "saya jualan di situ dari jaman belum nikah, 14 tahun",
    "anak nanya kok bapak di rumah, saya bilang libur",
  ],
  [
    "career",
    "gw ketauan salah transfer ke supplier 18 juta. uangnya balik sih tp skrg tiap transaksi diawasin",
    "yg nyesek, anak magang yg gw ajarin yg disuruh ngecek kerjaan gw",
    "gw diem aja",
  ],
  [
    "relationships",
    "sahabatku dari SMA nikah minggu kemarin dan aku ga diundang. tau dari story",
    "aku scroll semua fotonya sampe jam 2. semua anak geng ada",
    "aku like juga fotonya, biar keliatan ga kenapa2",
  ],
  [
    "wellbeing",
    "Anjing saya Bruno disuntik mati hari Sabtu karena ginjalnya. Saya yang tanda tangan",
    "Dia lihat saya terus waktu itu",
    "saya masih bangun jam 5 mau ngajak jalan",
  ],
  [
    "wellbeing",
    "tiga kali ikut cpns gagal terus, umur udah 34",
    "di rumah mertua ditanya mulu kapan kerja tetap, padahal aku ngojek tiap hari",
    "istriku belain aku di depan bapaknya, abis itu di motor dia diem",
  ],
  [
    "career",
    "uleh PHK kak, 9 tahun di bank. kada sempat pamitan, langsung disuruh serahkan kartu",
    "kawan sebelah meja kada wani melihat ke ulun",
    "ulun bawa pulang tanaman di meja haja",
  ],
  [
    "relationships",
    "ibu saya pikun mulai tahun ini. kemarin dia panggil saya pakai nama adiknya yang sudah meninggal",
    "saya jawab saja, iya bu",
    "dia bilang terima kasih sudah datang",
  ],
  [
    "wellbeing",
    "gue habis operasi angkat rahim. dokter bilang udah bersih tp gue ngerasa kosong",
    "suami baik, mertua yg nanya mulu soal cucu kedua",
    "gue senyum aja tiap ditanya",
  ],
  [
    "wellbeing",
    "Saya ndak enak hati. Kemarin pas takziah saya ketawa kelepasan, istri almarhum melihat",
    "Saya sudah minta maaf ke adiknya, katanya ndak apa2",
    "tapi kepikiran terus",
  ],
  [
    "relationships",
    "anak bujangku ga mau ngomong sama aku sejak aku nikah lagi",
    "sekamar doang dia, makan nunggu aku pergi",
    "tadi dia ulang tahun 17, kadoku masih di meja",
  ],
  [
    "career",
    "Guru honorer kak, 12 taun. P3K ga lolos lagi, yg lolos malah yg baru 3 taun",
    "murid2 bikin kartu semangat buat saya",
    "saya baca di parkiran",
  ],
];
