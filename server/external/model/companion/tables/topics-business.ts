import type { Topic } from "./table-types.ts";

export const businessTopics: readonly Topic[] = [
  {
    id: "idea",
    service: "business",
    label: "ide usahamu",
    words:
      "ide:2 inovasi:3 validasi:2 mvp:3 startup:2 aplikasi:1 produk:1 rintis:2 merintis:3 peluang:2 bisnis_baru:3 buka_usaha:3 mulai_usaha:3 riset:2",
    reflect: [
      "Punya ide yang terus mengganggu pikiran itu menyenangkan sekaligus menakutkan.",
      "Sepertinya idenya sudah hidup di kepalamu, dan sekarang mencari pijakan.",
    ],
    insight: [
      "Ide jarang gagal karena jelek; lebih sering karena dibangun sebelum ada yang benar-benar membutuhkannya.",
      "Orang sopan akan memuji idemu; yang jujur adalah waktu dan uang yang mereka keluarkan.",
      "Versi pertama yang sedikit memalukan biasanya datang tepat waktu.",
    ],
    ask: {
      story: ["Idenya menyelesaikan masalah siapa?"],
      meaning: ["Apa yang membuatmu yakin masalah itu benar-benar mereka rasakan?"],
      tried: ["Siapa saja calon pengguna yang sudah kamu ajak bicara?"],
      heavy: ["Bagian mana yang paling membuatmu ragu untuk mulai?"],
      trigger: ["Sekarang mereka mengatasi masalah itu dengan cara apa?"],
      step: ["Percobaan semurah apa yang bisa kamu lakukan minggu ini?"],
      better: ["Tanda apa yang akan membuatmu yakin ide ini layak diteruskan?"],
      choice: ["Yang lebih menahanmu modal, waktu, atau takut gagal?"],
    },
    tips: [
      "Sebelum membuat apa-apa, bicara dengan lima orang yang mungkin punya masalah itu. Jangan ceritakan idenya; tanyakan kapan terakhir mereka mengalaminya, apa yang dilakukan, dan berapa yang sudah mereka keluarkan. Kalau tiga dari lima sudah mengeluarkan uang atau repot, ada sesuatu di sana.",
    ],
    exercises: ["five-talks", "small-test"],
  },
  {
    id: "capital",
    service: "business",
    label: "modal dan arus kas",
    words:
      "modal:3 investor:3 pendanaan:3 arus_kas:3 cash_flow:3 cashflow:3 kas:2 modal_usaha:3 kur:3 pitching:2 stok:1 piutang:3 supplier:1",
    reflect: [
      "Uang yang tidak berputar seirama dengan kebutuhan itu membuat tidur pun tidak tenang.",
      "Urusan modal sering jadi sunyi, karena tidak semua orang bisa diajak bicara soal itu.",
    ],
    insight: [
      "Banyak usaha yang untung di kertas tumbang karena kasnya lebih dulu kering.",
      "Modal tambahan menolong usaha yang sudah jalan; untuk yang belum, ia hanya memperpanjang tebakan.",
      "Menagih lebih cepat dan membeli lebih kecil sering setara dengan mendapat modal baru.",
    ],
    ask: {
      story: ["Sekarang kas usahamu kira-kira cukup untuk berapa lama?"],
      heavy: ["Pengeluaran mana yang paling menekan?"],
      trigger: ["Di bagian mana uangnya paling lama tertahan?"],
      tried: ["Langkah apa yang sudah kamu ambil untuk mengaturnya?"],
      step: ["Tagihan mana yang paling mungkin dipercepat minggu ini?"],
      meaning: ["Tambahan modal itu rencananya dipakai untuk apa persisnya?"],
      better: ["Kalau kas lebih longgar satu bulan saja, apa yang akan kamu bereskan dulu?"],
      choice: ["Masalahnya lebih ke uang masuk yang kurang, atau yang keluar terlalu cepat?"],
    },
    tips: [
      "Buat catatan kas tiga belas minggu: setiap minggu uang masuk yang pasti, uang keluar yang wajib, dan sisanya. Dari situ kelihatan minggu mana yang bolong, dan kamu bisa bernegosiasi dengan pemasok atau pelanggan sebelum minggunya tiba.",
    ],
    exercises: ["cash-weeks", "two-sheets"],
  },
  {
    id: "sales",
    service: "business",
    label: "penjualanmu",
    words:
      "pelanggan:2 omzet:3 jualan:2 sepi_pembeli:3 penjualan:3 pembeli:2 order:2 orderan:3 pesanan:2 laku:2 toko:1 warung:1 closing:1 repeat:2 komplain:2 kompetitor:2 saingan:2 pesaing:2 sepi:1",
    reflect: [
      "Menunggu pembeli yang tidak datang itu menggerus semangat dari hari ke hari.",
      "Angka yang turun gampang sekali terasa seperti penilaian atas diri sendiri.",
    ],
    insight: [
      "Penjualan turun biasanya karena salah satu: lebih sedikit yang datang, lebih sedikit yang jadi beli, atau lebih sedikit yang kembali. Tiap sebab beda obatnya.",
      "Pelanggan lama yang disapa sering lebih murah daripada pelanggan baru yang dicari.",
      "Mereka yang batal membeli biasanya guru terbaik, kalau sempat ditanya.",
    ],
    ask: {
      story: ["Apa yang kamu lihat dari angkanya beberapa minggu ini?"],
      since: ["Mulai kapan penurunannya terasa?"],
      trigger: ["Apa yang berubah di sekitar waktu itu, di tokomu atau di luar?"],
      heavy: ["Bagian mana yang paling turun: yang datang, yang jadi beli, atau yang kembali?"],
      tried: ["Apa saja yang sudah kamu coba untuk mengangkatnya?"],
      meaning: ["Pelanggan yang masih setia, menurutmu kembali karena apa?"],
      step: ["Pelanggan lama mana yang bisa kamu sapa hari ini?"],
      better: ["Berapa penjualan per hari yang akan membuatmu bernapas lagi?"],
      choice: ["Lebih terasa kurang orang yang tahu, atau sudah tahu tapi tidak jadi beli?"],
    },
    tips: [
      "Hubungi sepuluh pembeli lama satu per satu, tanyakan apa yang terakhir mereka beli dan apa yang membuat mereka belum kembali. Lalu tawarkan satu hal yang mudah, bukan diskon besar. Dari sepuluh percakapan itu biasanya sebabnya mulai kelihatan.",
    ],
    exercises: ["five-talks", "funnel-look"],
  },
  {
    id: "marketing",
    service: "business",
    label: "pemasaran usahamu",
    words:
      "pemasaran:3 iklan:3 konten:2 instagram:1 tiktok:1 followers:2 branding:3 promosi:1 endorse:3 influencer:3 marketplace:2 shopee:2 tokopedia:2 viral:1 posting:2 personal_branding:3",
    reflect: [
      "Sudah berteriak ke mana-mana tapi tidak ada yang menoleh, itu melelahkan.",
      "Membuat konten terus-menerus sambil mengurus usaha memang menyita tenaga.",
    ],
    insight: [
      "Pemasaran yang berbicara kepada semua orang biasanya tidak terdengar oleh siapa pun.",
      "Satu saluran yang dikerjakan sungguh-sungguh sering mengalahkan lima yang setengah-setengah.",
      "Kalimat terbaik untuk iklan biasanya sudah pernah diucapkan pelanggan, tinggal dipinjam.",
    ],
    ask: {
      story: ["Selama ini pembeli paling banyak datang dari mana?"],
      heavy: ["Bagian mana dari pemasaran yang paling menyita tenagamu?"],
      meaning: ["Kalau harus menyebut satu jenis pembeli yang paling cocok, seperti apa orangnya?"],
      tried: ["Apa yang sudah dicoba, dan mana yang sempat berhasil walau sedikit?"],
      trigger: ["Menurut pembelimu, apa alasan mereka memilihmu?"],
      step: ["Satu saluran mana yang ingin kamu pegang selama dua minggu?"],
      choice: ["Yang lebih seret membuat orang tahu, atau membuat mereka percaya?"],
    },
    tips: [
      "Pilih satu jenis pembeli dan satu saluran selama dua minggu. Kumpulkan lima kalimat asli pembeli tentang masalah mereka, jadikan lima unggahan, dan akhiri masing-masing dengan satu ajakan yang sama. Setelah itu lihat mana yang dibalas, bukan mana yang disukai.",
    ],
    exercises: ["customer-words", "five-talks"],
  },
  {
    id: "pricing",
    service: "business",
    label: "menentukan harga",
    words:
      "harga:1 margin:3 mahal:1 murah:1 diskon:2 hpp:3 untung:1 menaikkan_harga:3 banting_harga:3 perang_harga:3 tarif:2",
    reflect: [
      "Menaruh angka pada hasil kerja sendiri itu canggung, karena ikut menaruh nilai diri.",
      "Takut terlalu mahal dan takut rugi sering datang bersamaan.",
    ],
    insight: [
      "Pembeli jarang membandingkan harga dengan biayamu; mereka membandingkan dengan masalah yang selesai.",
      "Harga terlalu murah juga memberi pesan, dan pesannya sering soal mutu.",
      "Menaikkan harga ke pelanggan baru lebih dulu adalah cara uji yang paling aman.",
    ],
    ask: {
      story: ["Sekarang harganya bagaimana dibanding biaya dan waktumu?"],
      meaning: ["Apa yang membuatmu ragu menaikkannya?"],
      tried: ["Pernahkah kamu menguji harga lain, dan apa yang terjadi?"],
      trigger: ["Siapa yang biasanya menawar, dan siapa yang tidak pernah menawar?"],
      step: ["Produk mana yang paling aman untuk diuji harganya?"],
      choice: ["Kamu lebih takut kehilangan pembeli, atau lebih lelah karena untungnya tipis?"],
    },
    tips: [
      "Hitung dulu biaya per satuan termasuk waktumu, lalu uji harga baru hanya pada sepuluh pembeli berikutnya. Kalau tidak ada satu pun yang keberatan, kemungkinan harganya masih terlalu rendah.",
    ],
    exercises: ["price-test", "funnel-look"],
  },
  {
    id: "business-partner",
    service: "business",
    label: "hubungan dengan rekan bisnismu",
    words:
      "mitra:3 rekan_bisnis:3 teman_bisnis:3 kongsi:3 bagi_hasil:3 saham:2 pecah_kongsi:3 co_founder:3 patungan:2",
    reflect: [
      "Berselisih dengan rekan usaha itu rumit, karena uang dan hubungan bercampur.",
      "Memulai bersama lalu merasa berjalan sendiri itu kecewa yang dalam.",
    ],
    insight: [
      "Perselisihan rekan usaha biasanya berakar pada hal yang dulu tidak ditulis: siapa mengerjakan apa dan siapa memutuskan apa.",
      "Membahas kesepakatan saat sedang baik jauh lebih mudah daripada saat sudah panas.",
      "Menghargai jasa masa lalu dan mengatur pembagian ke depan bisa dibicarakan terpisah.",
    ],
    ask: {
      story: ["Apa yang mulai tidak berjalan antara kalian?"],
      heavy: ["Mana yang paling mengganjal: uangnya, kerjanya, atau sikapnya?"],
      tried: ["Sejauh apa hal ini sudah kalian bicarakan terbuka?"],
      meaning: ["Apa yang dulu kalian sepakati soal peran dan pembagian?"],
      need: ["Pembagian seperti apa yang menurutmu adil sekarang?"],
      step: ["Hal tertulis apa yang paling perlu kalian sepakati lebih dulu?"],
      choice: ["Kamu masih ingin melanjutkan bersama, atau sedang mencari cara berpisah baik-baik?"],
    },
    tips: [
      "Ajak duduk dengan satu lembar kertas berisi tiga kolom: siapa mengerjakan apa, siapa memutuskan apa, dan bagaimana hasil dibagi. Isi keadaan sekarang dulu, baru keadaan yang diinginkan. Untuk uang besar atau perjanjian, minta bantuan notaris atau penasihat hukum.",
    ],
    exercises: ["role-map", "talk-script"],
  },
  {
    id: "business-failure",
    service: "business",
    label: "usaha yang sedang jatuh",
    words: "bangkrut:3 tutup:1 gagal:1 rugi:2 jatuh:1 kolaps:3 pailit:3 menyerah:0",
    reflect: [
      "Melihat sesuatu yang kamu bangun sendiri goyah itu seperti kehilangan bagian dari diri.",
      "Rugi bukan cuma angka; ada waktu, harapan, dan nama yang ikut di dalamnya.",
    ],
    insight: [
      "Usaha yang gagal adalah kejadian, bukan identitas, walau di awal rasanya menyatu.",
      "Memutuskan berhenti dengan sadar berbeda dari kalah; kadang itu cara menyelamatkan yang masih bisa diselamatkan.",
      "Malu sering membuat pemilik usaha sendirian tepat saat paling butuh pandangan lain.",
    ],
    ask: {
      story: ["Bagaimana keadaan usahanya sekarang?"],
      heavy: ["Dari semuanya, apa yang paling berat: kerugiannya, malunya, atau tanggungannya?"],
      since: ["Sejak kapan mulai terasa tidak tertolong?"],
      meaning: ["Apa yang usaha itu artikan buatmu selama ini?"],
      support: ["Siapa yang tahu keadaan sebenarnya?"],
      impact: ["Kewajiban apa yang paling mendesak dalam sebulan ini?"],
      strength: ["Dari perjalanan itu, pelajaran apa yang tidak ingin kamu buang?"],
      step: ["Siapa yang perlu kamu kabari lebih dulu supaya bebannya tidak sendirian?"],
      choice: ["Kamu sedang menimbang bertahan dengan cara lain, atau menutup dengan rapi?"],
    },
    tips: [
      "Tulis tiga angka: kewajiban yang harus dibayar, uang yang bisa masuk, dan biaya kalau diteruskan tiga bulan lagi. Beri batas yang jelas, misalnya tanggal dan angka, lalu putuskan di batas itu. Bicara lebih awal dengan pihak yang kamu utangi biasanya membuka keringanan.",
    ],
    exercises: ["stop-line", "two-sheets"],
  },
  {
    id: "staff",
    service: "business",
    label: "karyawan di usahamu",
    words:
      "karyawan:1 pegawai:1 merekrut:3 rekrut:2 mencuri:2 nyuri:2 gaji_karyawan:3 kasir:2 turnover:2 training:2",
    reflect: [
      "Punya karyawan berarti ikut memikirkan hidup orang lain, dan itu tidak ringan.",
      "Saat orang yang diandalkan mengecewakan, pemilik usaha sering menanggungnya sendiri.",
    ],
    insight: [
      "Di usaha kecil, satu orang yang tidak cocok terasa di seluruh ruangan.",
      "Aturan yang hanya di kepala pemilik selalu tampak seperti aturan yang berubah-ubah.",
    ],
    ask: {
      story: ["Apa yang terjadi dengan karyawanmu?"],
      tried: ["Bagaimana kamu sudah membicarakannya dengan mereka?"],
      meaning: ["Menurutmu, mereka sudah tahu jelas apa yang kamu harapkan dari mana?"],
      step: ["Aturan mana yang paling perlu ditulis lebih dulu?"],
      better: ["Kalau satu hal dari kerja mereka membaik, mana yang paling menolong usaha?"],
      choice: ["Ini lebih soal kemampuan, soal kemauan, atau soal kejujuran?"],
    },
    tips: [
      "Tulis satu halaman berisi jam kerja, tugas harian, dan tiga hal yang tidak boleh terjadi, lalu bahas bersama sebelum diberlakukan. Teguran setelah itu jadi soal kesepakatan, bukan soal perasaan.",
    ],
    exercises: ["feedback-three", "one-on-one"],
  },
  {
    id: "money",
    service: "business",
    label: "urusan uang dan utang",
    words:
      "utang:3 pinjol:3 pinjaman_online:3 cicilan:3 bayar_utang:3 ditagih:3 penagih:3 dc:2 tabungan:1 boros:2 keuangan:2 bokek:2 kartu_kredit:3 pinjaman:2 pinjam:1 bunga:1 uang:1 kpr:2 arisan:2 menagih:2",
    reflect: [
      "Beban uang itu ikut ke mana-mana, sampai ke tempat tidur.",
      "Utang sering datang bersama malu, dan malunya membuat kita menanggung sendirian.",
    ],
    insight: [
      "Jumlah yang sudah ditulis lengkap biasanya masih menakutkan, tapi tidak lagi tak berbentuk.",
      "Menutup pinjaman dengan pinjaman lain hampir selalu memperbesar lubangnya.",
      "Penagih tidak boleh mengancam atau menyebarkan datamu; itu bisa dilaporkan.",
    ],
    ask: {
      story: ["Bagaimana keadaan keuanganmu sekarang, secara garis besar saja?"],
      heavy: ["Dari semua kewajiban itu, mana yang paling mendesak?"],
      since: ["Kapan keadaannya mulai terasa lepas kendali?"],
      support: ["Siapa yang sudah tahu soal ini?"],
      trigger: ["Awalnya uang itu dipakai untuk apa?"],
      tried: ["Apa yang sudah kamu coba untuk meringankannya?"],
      step: ["Pengeluaran mana yang paling bisa ditahan bulan ini?"],
      better: ["Kalau bulan depan sedikit lebih ringan, bagian mana yang sudah selesai?"],
      choice: ["Yang lebih menekan jumlahnya, tagihannya, atau rasa malunya?"],
    },
    tips: [
      "Tulis semua kewajiban di satu tempat: ke siapa, berapa sisanya, berapa bunganya, kapan jatuh temponya. Hubungi pemberi pinjaman lebih dulu untuk meminta keringanan sebelum jatuh tempo, dan jangan membuka pinjaman baru untuk menutupnya. Untuk pinjaman ilegal atau ancaman, ada pengaduan di OJK.",
    ],
    exercises: ["debt-sheet", "two-sheets"],
  },
];
