import type { Exercise } from "./table-types.ts";

export const exercises: readonly Exercise[] = [
  {
    id: "breathing",
    name: "napas empat-enam",
    aim: "menurunkan tegang di badan",
    steps:
      "Duduk dengan kedua telapak kaki menyentuh lantai. Tarik napas lewat hidung sampai hitungan empat, lalu hembuskan pelan lewat mulut sampai hitungan enam. Ulangi delapan kali, dan kalau pikiran melayang cukup kembali ke hitungan.",
  },
  {
    id: "senses",
    name: "latihan lima indra",
    aim: "kembali ke tempatmu sekarang saat kepala mulai berlari",
    steps:
      "Lihat sekeliling dan sebutkan pelan lima benda, lalu empat hal yang bisa disentuh, tiga bunyi, dua bau, dan satu rasa di lidah. Tidak perlu cepat. Tujuannya memberi tahu badan bahwa saat ini kamu ada di sini.",
  },
  {
    id: "worry-hour",
    name: "daftar khawatir lima belas menit",
    aim: "memberi wadah pada pikiran yang menyebar",
    steps:
      "Pilih satu jam tetap, misalnya pukul tujuh malam, dan siapkan selembar kertas. Setiap khawatir yang muncul siang hari ditulis satu baris saja, lalu ditunda sampai jam itu. Di jamnya, beri tanda mana yang bisa dikerjakan dan tulis satu langkahnya, sisanya dicoret.",
  },
  {
    id: "paper-parking",
    name: "parkir pikiran di kertas",
    aim: "mengistirahatkan kepala sebelum tidur",
    steps:
      "Satu jam sebelum tidur, tulis semua yang berputar di kepala tanpa dirapikan. Di samping tiap baris, tulis besok atau bukan urusanku malam ini. Tutup kertasnya dan taruh di luar kamar, seperti memarkir sesuatu yang bisa diambil lagi pagi hari.",
  },
  {
    id: "tiny-thing",
    name: "gerakan lima menit",
    aim: "menggerakkan hari tanpa menunggu semangat",
    steps:
      "Pilih satu hal yang selesai dalam lima menit: mandi, merapikan meja, atau berdiri di luar kena udara. Lakukan walau tidak mood, lalu beri nilai rasa sebelum dan sesudahnya dari nol sampai sepuluh. Kita cuma mau lihat, bukan mau berhasil besar.",
  },
  {
    id: "three-good",
    name: "tiga hal kecil hari ini",
    aim: "melatih mata melihat yang masih ada",
    steps:
      "Malam ini tulis tiga hal kecil yang tidak buruk, sekecil kopi yang pas atau pesan yang ramah. Di tiap hal, tambahkan satu kata kenapa itu bisa terjadi. Bukan untuk menutupi yang berat, hanya supaya yang berat tidak sendirian di halaman.",
  },
  {
    id: "kind-letter",
    name: "surat untuk sahabat",
    aim: "melunakkan suara yang menilaimu",
    steps:
      "Bayangkan sahabatmu mengalami persis yang kamu alami. Tulis empat kalimat untuknya: apa yang kamu lihat, kenapa itu wajar, apa yang kamu hargai darinya, dan satu hal kecil yang kamu harapkan untuknya. Lalu baca lagi dengan namamu sendiri.",
  },
  {
    id: "unsent-letter",
    name: "surat yang tidak dikirim",
    aim: "mengeluarkan yang belum sempat terucap",
    steps:
      "Tulis kepada orangnya tanpa disaring: yang kamu rindukan, yang membuatmu sakit, dan yang ingin kamu tanyakan. Beri waktu lima belas menit saja. Setelah itu simpan atau sobek, karena tujuannya mengeluarkan, bukan mengirim.",
  },
  {
    id: "two-columns",
    name: "dua kolom pikiran",
    aim: "memisahkan kenyataan dari kesimpulan",
    steps:
      "Tulis satu pikiran yang paling mengganggu di atas kertas. Di kolom kiri isi bukti yang mendukungnya, di kolom kanan bukti yang tidak cocok dengannya. Terakhir, tulis satu kalimat baru yang memuat keduanya dengan adil.",
  },
  {
    id: "proof-list",
    name: "daftar bukti",
    aim: "mengimbangi rasa tidak mampu dengan kenyataan",
    steps:
      "Tulis lima hal yang pernah kamu selesaikan dalam setahun ini, sekecil apa pun. Di sampingnya, sebut kemampuan apa yang dipakai. Simpan di tempat yang mudah dibuka, lalu tambah satu baris setiap Jumat.",
  },
  {
    id: "pause-ten",
    name: "jeda sepuluh menit",
    aim: "memberi ruang sebelum marah keluar",
    steps:
      "Sepakati dengan dirimu satu tanda tubuh, misalnya rahang mengeras. Begitu tanda itu muncul, ucapkan aku butuh sepuluh menit, lalu pindah tempat dan minum air. Kembali setelah itu dan mulai dengan kalimat aku merasa, bukan kamu selalu.",
  },
  {
    id: "ten-minutes",
    name: "sepuluh menit pertama",
    aim: "membuka tugas yang terasa berat",
    steps:
      "Taruh ponsel di ruangan lain dan buka satu tugas saja. Setel waktu sepuluh menit dan kerjakan bagian yang paling gampang, sejelek apa pun. Setelah bunyi, kamu boleh berhenti atau lanjut sepuluh menit lagi.",
  },
  {
    id: "hour-plan",
    name: "rencana satu jam",
    aim: "memilih yang pertama dari yang banyak",
    steps:
      "Tulis semua yang menunggu, lalu tandai satu yang kalau tidak selesai hari ini ada akibatnya. Beri ia satu jam tanpa pesan dan tanpa rapat. Sisanya tulis kapan dilihat lagi, supaya tidak ikut menagih di kepala.",
  },
  {
    id: "energy-map",
    name: "peta tenaga",
    aim: "melihat ke mana tenagamu pergi",
    steps:
      "Bagi kertas jadi dua: yang mengisi dan yang menguras. Tulis kegiatan tiga hari terakhir di salah satunya. Lalu pilih satu dari yang menguras untuk dikurangi sedikit, dan satu dari yang mengisi untuk diberi dua puluh menit minggu ini.",
  },
  {
    id: "one-message",
    name: "satu pesan ringan",
    aim: "membuka pintu tanpa harus bercerita berat",
    steps:
      "Pilih satu orang yang dulu terasa hangat. Kirim pesan pendek yang tidak menuntut, misalnya: tadi aku lewat tempat kita biasa makan, jadi ingat kamu. Apa pun balasannya, kamu sudah membuka pintunya.",
  },
  {
    id: "urge-wave",
    name: "menunggu ombak",
    aim: "melewati dorongan tanpa mengikutinya",
    steps:
      "Saat dorongan datang, catat jamnya dan beri nilai nol sampai sepuluh. Pindah tempat, minum air, dan tunggu lima belas menit sambil memperhatikan naik turunnya. Biasanya setelah itu nilainya turun, dan kamu bisa memilih lagi.",
  },
  {
    id: "hard-road",
    name: "membuat jalannya lebih susah",
    aim: "menolong diri di saat lemah",
    steps:
      "Pilih satu penghalang yang bisa dipasang hari ini: menghapus aplikasi, menitipkan kartu, atau membatasi jam. Lalu beri tahu satu orang bahwa kamu sedang mencoba. Saat kuat kita memasang pagar, supaya saat lemah ada yang menahan.",
  },
  {
    id: "talk-script",
    name: "naskah bicara tiga kalimat",
    aim: "menyampaikan hal sulit tanpa menyerang",
    steps:
      "Susun tiga kalimat: apa yang terjadi, apa yang kamu rasakan, dan satu permintaan yang jelas. Contohnya: kemarin pesanku tidak dibalas sampai malam; aku merasa tidak penting; bisa kita saling kabar sebelum tidur. Ucapkan sekali, lalu beri waktu dia menjawab.",
  },
  {
    id: "needs-list",
    name: "daftar kebutuhan",
    aim: "tahu apa yang sebenarnya kamu minta",
    steps:
      "Tulis tiga hal yang harus ada supaya kamu merasa aman dalam hubungan, dua hal yang bisa dirundingkan, dan satu hal yang tidak bisa. Baca lagi besok pagi sebelum membicarakannya. Daftar itu bukan ancaman, hanya peta.",
  },
  {
    id: "decision-grid",
    name: "kisi keputusan",
    aim: "melihat pilihan dengan lebih adil",
    steps:
      "Buat kolom untuk tiap pilihan, dan baris untuk tiga hal yang paling penting bagimu. Beri nilai satu sampai lima di tiap kotak, lalu lihat jumlahnya. Perhatikan juga reaksimu saat melihat hasilnya, karena kecewa atau lega itu juga jawaban.",
  },
  {
    id: "fair-share",
    name: "papan pembagian tugas",
    aim: "membuat pekerjaan rumah terlihat",
    steps:
      "Tulis semua pekerjaan rumah seminggu di kartu kecil, termasuk yang hanya dipikirkan. Gelar bersama pasangan dan pindahkan kartu satu per satu sampai terasa adil. Mulai dengan dua kartu saja, dan lihat lagi minggu depan.",
  },
  {
    id: "boundary-line",
    name: "kalimat batas",
    aim: "berkata cukup tanpa memutus hubungan",
    steps:
      "Siapkan satu kalimat yang hangat dan pasti: aku sayang kalian, dan aku hanya bisa sampai di sini. Isi dengan batas yang nyata, misalnya jumlah, jam, atau topik. Latih di depan kaca dua kali, lalu pakai di kejadian yang paling ringan dulu.",
  },
  {
    id: "load-list",
    name: "daftar beban",
    aim: "membuat pekerjaanmu terlihat oleh orang lain",
    steps:
      "Tulis semua tugas yang kamu pegang, perkiraan jamnya, dan siapa yang meminta. Jumlahkan, lalu bandingkan dengan jam kerjamu seminggu. Bawa ke atasan dengan satu pertanyaan: dari ini, mana yang boleh mundur atau pindah.",
  },
  {
    id: "say-no",
    name: "tidak yang sopan",
    aim: "menolak tugas tambahan tanpa merusak hubungan",
    steps:
      "Pakai susunan: hargai, jelaskan, tawarkan. Contohnya: terima kasih sudah percaya; minggu ini aku memegang dua laporan; aku bisa bantu mulai Senin, atau mana yang sebaiknya kutunda. Kalimat terakhir itu yang memindahkan pilihan ke mereka.",
  },
  {
    id: "fact-notes",
    name: "catatan kejadian",
    aim: "punya pegangan yang tenang saat perlu bicara",
    steps:
      "Setiap ada kejadian, tulis tanggal, apa yang diucapkan, siapa yang ada, dan dampaknya ke pekerjaan. Tiga baris saja, tanpa penilaian. Setelah dua minggu biasanya polanya terlihat, dan pembicaraan dengan atasan atau HRD jadi lebih kuat.",
  },
  {
    id: "two-sheets",
    name: "dua lembar",
    aim: "memisahkan yang mendesak dari yang jauh",
    steps:
      "Lembar pertama untuk tiga bulan ke depan: uang masuk, uang keluar yang wajib, dan yang bisa ditahan. Lembar kedua untuk arah setelahnya: dua pilihan yang ingin dicoba. Kerjakan lembar pertama hari ini, lembar kedua akhir pekan.",
  },
  {
    id: "cv-three",
    name: "tiga kata kunci CV",
    aim: "membuat lamaranmu lebih terbaca",
    steps:
      "Ambil satu lowongan dan tandai tiga kata yang diulang di syaratnya. Pastikan ketiganya muncul di sepertiga atas CV, masing-masing dengan satu bukti berangka. Kirim versi itu hanya untuk lowongan itu.",
  },
  {
    id: "small-test",
    name: "percobaan dua minggu",
    aim: "menguji pilihan tanpa harus loncat",
    steps:
      "Tulis satu hal yang paling tidak pasti dari pilihanmu. Rancang percobaan terkecil untuk mengetahuinya dalam dua minggu, dengan biaya yang rela hilang. Sebelum mulai, tulis juga hasil seperti apa yang akan membuatmu lanjut atau berhenti.",
  },
  {
    id: "three-stories",
    name: "tiga cerita wawancara",
    aim: "menjawab dengan bukti, bukan hafalan",
    steps:
      "Pilih tiga kejadian: saat kamu menyelesaikan masalah, bekerja dengan orang sulit, dan pernah gagal. Untuk masing-masing tulis keadaannya, tugasmu, yang kamu lakukan, dan hasilnya, satu kalimat tiap bagian. Ucapkan keras-keras di bawah dua menit.",
  },
  {
    id: "raise-script",
    name: "naskah minta kenaikan",
    aim: "membicarakan gaji dengan tenang",
    steps:
      "Kumpulkan tiga hasil berangka dari setahun ini dan satu kisaran gaji posisi serupa. Minta waktu khusus, lalu ucapkan: tanggung jawabku bertambah ini dan ini, aku ingin membicarakan penyesuaian ke kisaran sekian. Setelah itu berhenti bicara dan dengarkan.",
  },
  {
    id: "one-on-one",
    name: "obrolan berdua tiga puluh menit",
    aim: "mendengar yang tidak terucap di rapat",
    steps:
      "Jadwalkan berdua, tiga puluh menit, tanpa laptop. Tanyakan tiga hal: apa yang berjalan baik, apa yang menghambatmu, dan apa yang bisa aku bereskan. Catat satu janji darimu dan tepati dalam seminggu, karena itu yang membangun percaya.",
  },
  {
    id: "role-talk",
    name: "percakapan peran",
    aim: "meluruskan hubungan setelah peran berubah",
    steps:
      "Ajak bicara berdua dan akui canggungnya: peranku berubah dan mungkin ini tidak enak buat kita berdua. Lalu sebut dua hal yang tetap sama dan satu hal yang akan berbeda. Tutup dengan bertanya apa yang ia butuhkan darimu.",
  },
  {
    id: "delegation-ladder",
    name: "tangga delegasi",
    aim: "melepas tugas sedikit demi sedikit",
    steps:
      "Ada lima anak tangga: kerjakan persis begini, usulkan dulu, putuskan lalu kabari, putuskan sendiri, dan miliki sepenuhnya. Pilih satu tugas dan satu orang, sebut anak tangganya dengan jelas. Naikkan satu tingkat kalau dua kali berjalan baik.",
  },
  {
    id: "three-causes",
    name: "tiga sebab",
    aim: "mencari akar turunnya kinerja",
    steps:
      "Untuk satu orang, tanyakan pada dirimu: apakah ia tahu jelas hasil yang diharapkan, apakah ia sanggup, dan apakah ia melihat gunanya. Beri tanda mana yang paling lemah. Kalau tidak jelas, perjelas; kalau tidak sanggup, latih; kalau tidak mau, bicarakan.",
  },
  {
    id: "feedback-three",
    name: "masukan tiga kalimat",
    aim: "menegur tanpa melukai",
    steps:
      "Sebut kejadian yang kamu lihat, lalu dampaknya, lalu bertanya. Misalnya: dua laporan terakhir masuk lewat tenggat; tim lain jadi menunggu; apa yang menghambat dan apa yang kita ubah. Pilih tempat berdua, dan biarkan ia menjawab sampai selesai.",
  },
  {
    id: "three-chairs",
    name: "tiga kursi",
    aim: "melihat perselisihan dari semua sisi",
    steps:
      "Tulis tiga paragraf pendek: satu sebagai orang pertama, satu sebagai orang kedua, satu sebagai pekerjaan itu sendiri. Di tiap paragraf mulai dengan yang aku jaga adalah. Biasanya titik temunya muncul di paragraf ketiga.",
  },
  {
    id: "role-map",
    name: "lembar siapa-apa",
    aim: "menjernihkan peran yang tumpang tindih",
    steps:
      "Buat tiga kolom: pekerjaan, siapa mengerjakan, siapa memutuskan. Isi keadaan sekarang dulu dengan jujur, lalu lingkari yang kosong atau dobel. Bahas hanya yang dilingkari, satu per satu.",
  },
  {
    id: "look-back",
    name: "melihat dari enam bulan ke depan",
    aim: "menemukan risiko sebelum memutuskan",
    steps:
      "Bayangkan enam bulan lagi keputusan itu ternyata gagal. Tulis lima sebab yang paling mungkin. Pilih dua yang bisa kamu cegah dari sekarang, dan jadikan itu syarat sebelum melangkah.",
  },
  {
    id: "five-talks",
    name: "lima percakapan pelanggan",
    aim: "tahu apa yang benar-benar dibutuhkan orang",
    steps:
      "Pilih lima orang yang mungkin punya masalah itu. Jangan tawarkan apa-apa; tanyakan kapan terakhir mereka mengalaminya, apa yang mereka lakukan, dan berapa yang sudah dikeluarkan. Catat kata-kata mereka persis, karena pola biasanya muncul di percakapan keempat.",
  },
  {
    id: "cash-weeks",
    name: "kas tiga belas minggu",
    aim: "melihat minggu yang bolong sebelum tiba",
    steps:
      "Buat tiga belas kolom, satu untuk tiap minggu. Isi uang masuk yang pasti, uang keluar yang wajib, lalu sisanya. Lingkari minggu pertama yang minus, dan hubungi satu pihak yang bisa digeser sebelum minggu itu.",
  },
  {
    id: "funnel-look",
    name: "melihat corong",
    aim: "menemukan di mana pembeli hilang",
    steps:
      "Tulis tiga angka minggu ini: berapa yang melihat, berapa yang bertanya, berapa yang membeli. Bandingkan dengan bulan lalu. Perbaiki satu saja, yaitu yang turunnya paling besar.",
  },
  {
    id: "customer-words",
    name: "meminjam kata pelanggan",
    aim: "membuat pesan yang didengar",
    steps:
      "Kumpulkan lima pesan asli dari pembeli tentang alasan mereka membeli. Pilih satu kalimat yang paling sering berulang. Pakai kalimat itu apa adanya sebagai pembuka unggahanmu minggu ini, lalu lihat mana yang dibalas.",
  },
  {
    id: "price-test",
    name: "uji sepuluh pembeli",
    aim: "mengetahui harga yang pantas tanpa berjudi",
    steps:
      "Pilih satu produk dan naikkan sedikit hanya untuk sepuluh pembeli baru berikutnya. Catat siapa yang keberatan dan apa katanya. Kalau hampir tidak ada, harga lamamu mungkin terlalu rendah.",
  },
  {
    id: "stop-line",
    name: "garis henti",
    aim: "memutuskan dengan sadar, bukan karena lelah",
    steps:
      "Tulis satu tanggal dan satu angka: kalau sampai tanggal itu angkanya belum tercapai, kamu berhenti atau mengubah cara. Beri tahu satu orang yang kamu percaya. Setelah garisnya ada, tenagamu bisa dipakai untuk mencoba, bukan untuk ragu.",
  },
  {
    id: "debt-sheet",
    name: "satu lembar utang",
    aim: "membuat yang menakutkan jadi berbentuk",
    steps:
      "Tulis semua kewajiban di satu lembar: kepada siapa, sisanya, bunganya, jatuh temponya. Tandai yang bunganya paling tinggi dan yang paling mendesak. Hubungi satu pemberi pinjaman minggu ini untuk meminta keringanan, sebelum jatuh tempo.",
  },
];

export const exerciseById: ReadonlyMap<string, Exercise> = new Map(exercises.map((row) => [row.id, row]));
