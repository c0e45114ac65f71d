import type { Situation } from "./table-types.ts";

export const businessSituations: readonly Situation[] = [
  {
    topic: "sales",
    says: [
      "@usaha =sepi|turun|menurun|lesu|anjlok|seret|mati",
      "omzet|penjualan|order|pesanan =turun|menurun|anjlok|sepi|drop|seret|tinggal",
      "~=laku",
      "~closing",
      "pelanggan =hilang|pergi|berkurang|kabur|pindah|sepi|tidak|sedikit",
      "sepi +=pembeli|pelanggan|order|jualan",
      "sepi_pembeli",
    ],
    gist: ["penjualan yang menurun"],
    feel: "anxious",
    reflect: [
      "Menunggu pembeli yang tidak datang itu menggerus semangat hari demi hari.",
      "Angka yang turun gampang sekali terasa seperti penilaian atas dirimu.",
    ],
    ask: ["Mulai kapan penurunannya terasa, dan apa yang berubah di sekitar waktu itu?"],
  },
  {
    topic: "sales",
    says: [
      "pesaing|saingan|kompetitor =murah|banyak|baru|banting|ambil|sebelah|muncul|tiru|meniru|jiplak",
      "perang_harga|banting_harga",
    ],
    gist: ["persaingan yang makin ketat"],
    feel: "stressed",
    reflect: [
      "Saat pesaing menekan harga, rasanya semua yang kamu bangun jadi ikut murah.",
      "Bersaing dengan yang lebih besar atau lebih murah itu melelahkan kalau aturannya terasa tidak sama.",
    ],
    ask: ["Pelanggan yang tetap memilihmu, menurutmu bertahan karena apa?"],
  },
  {
    topic: "sales",
    says: [
      "pelanggan =marah|komplain|kecewa|ribet|rewel|maki|bintang|review",
      "komplain|bintang_satu|=review +=jelek|buruk",
    ],
    gist: ["keluhan pelanggan yang kamu hadapi"],
    feel: "stressed",
    reflect: [
      "Keluhan pelanggan terasa pribadi kalau usahanya memang kamu bangun sendiri.",
      "Satu ulasan buruk bisa menutup puluhan yang baik di kepala kita.",
    ],
    ask: ["Dari keluhan itu, bagian mana yang menurutmu memang ada benarnya?"],
  },
  {
    topic: "capital",
    says: [
      "modal =habis|kurang|minim|seret|pas-pasan|tipis|terbatas",
      "=cari|butuh|kurang +modal",
      "~punya|ada|cukup +modal",
      "kas|cash_flow|arus_kas =seret|kering|minus|habis|tipis|macet|kacau",
      "=cari +investor|modal|pendanaan",
      "investor =tolak|menolak|mundur|tidak|hilang|ghosting",
    ],
    gist: ["modal dan kas yang menipis"],
    feel: "anxious",
    reflect: [
      "Kas yang menipis membuat setiap keputusan terasa seperti taruhan.",
      "Sulit berpikir jauh kalau minggu depan saja belum pasti cukup.",
    ],
    ask: ["Dengan kas sekarang, kira-kira usahamu bisa bertahan berapa lama?"],
  },
  {
    topic: "business-failure",
    says: [
      "bangkrut|kolaps|pailit",
      "@usaha gagal|tutup|rugi|bangkrut|jatuh|hancur",
      "rugi =terus|besar|juta|banyak|bulan|puluhan|ratusan",
      "=tutup|menutup +@usaha|atau|lanjut",
      "gagal =usaha|bisnis|jualan|toko|warung",
    ],
    gist: ["usaha yang sedang jatuh"],
    feel: "sad",
    reflect: [
      "Melihat sesuatu yang kamu bangun sendiri goyah itu seperti kehilangan bagian dari diri.",
      "Rugi bukan cuma angka; ada waktu, harapan, dan nama yang ikut di dalamnya.",
    ],
    ask: ["Dari semuanya, apa yang paling berat: kerugiannya, malunya, atau tanggungannya?"],
  },
  {
    topic: "business-partner",
    says: [
      "@mitra =bohong|curang|kabur|malas|hilang|tidak|ribut|bertengkar|beda|kecewa|kerja|serakah|bawa|tipu|lepas|egois",
      "konflik|bertengkar|ribut|beda =dengan|sama +@mitra",
      "=dibawa|bawa|membawa +=kabur|lari =modal|uang|mitra",
      "pecah_kongsi|kongsi",
      "bagi_hasil|=bagi +=hasil =tidak|adil|ribut|beda|bagaimana|gimana",
    ],
    gist: ["perselisihan dengan rekan bisnismu"],
    feel: "disappointed",
    reflect: [
      "Berselisih dengan rekan usaha itu rumit, karena uang dan hubungan bercampur.",
      "Memulai bersama lalu merasa berjalan sendiri itu kecewanya dalam.",
    ],
    ask: ["Mana yang paling mengganjal sekarang: uangnya, kerjanya, atau sikapnya?"],
  },
  {
    topic: "idea",
    says: [
      "=punya|ada|dapat +ide|=ide",
      "ide =bisnis|usaha|aplikasi|produk|startup|jualan",
      "=mau|ingin|pengen|rencana|niat +=mulai|buka|bikin|membuat|bangun|rintis|merintis +@usaha",
      "=bingung|takut|ragu +=mulai|memulai =usaha|bisnis|jualan",
      "mulai|buka +@usaha =takut|bingung|ragu|dari|apa|gimana|bagaimana|modal",
    ],
    gist: ["ide usaha yang ingin kamu mulai"],
    feel: "confused",
    reflect: [
      "Ada ide yang menarik-narikmu, dan ada juga yang menahanmu untuk mulai.",
      "Memulai sesuatu sendiri itu menggairahkan sekaligus menakutkan.",
    ],
    ask: ["Ide itu sebenarnya menyelesaikan masalah siapa?"],
  },
  {
    topic: "marketing",
    says: [
      "konten|iklan|posting|promosi =sepi|tidak|gagal|capek|rugi|boncos|bingung|views|mahal|nol|sia-sia|hasil",
      "followers|views =sedikit|turun|tidak|segitu|stuck",
      "=bingung|cara|susah +=promosi|pemasaran|jualan|memasarkan|iklan",
      "~ada|banyak =yang =tahu|kenal|lihat +=produk|toko|usaha|jualan",
    ],
    gist: ["pemasaran yang belum membuahkan hasil"],
    feel: "frustrated",
    reflect: [
      "Sudah membuat banyak konten tapi sepi, itu menguras karena tenaganya nyata dan hasilnya tidak kelihatan.",
      "Rasanya seperti berteriak di ruangan yang kosong.",
    ],
    ask: ["Selama ini, pembeli yang sungguhan paling banyak datang dari mana?"],
  },
  {
    topic: "pricing",
    says: [
      "harga =takut|bingung|tentukan|menentukan|berapa|kemahalan|kemurahan",
      "=takut|bingung|ragu|susah =harga",
      "menaikkan_harga|=menaikkan|naikin|naikkan +harga",
      "margin =tipis|kecil|habis",
      "<tawar",
    ],
    gist: ["menentukan harga"],
    feel: "confused",
    reflect: [
      "Menaruh angka pada hasil kerja sendiri itu canggung, karena ikut menaruh nilai diri.",
      "Takut kemahalan dan takut rugi datang bersamaan, jadi harganya tergantung di tengah.",
    ],
    ask: ["Apa yang membuatmu paling ragu menyentuh harga itu?"],
  },
  {
    topic: "staff",
    says: [
      "karyawan|pegawai|kasir =curi|mencuri|berbohong|resign|keluar|malas|telat|susah|korupsi|resign|mengundurkan_diri|bolos|nyolong",
      "=susah|sulit +=cari|dapat +karyawan",
      "<curi",
    ],
    gist: ["masalah dengan karyawanmu"],
    feel: "disappointed",
    reflect: [
      "Di usaha yang kecil, satu orang yang tidak beres terasa di semua sudut.",
      "Dikecewakan orang yang kamu beri kepercayaan itu dobel: usahanya kena, hatinya juga.",
    ],
    ask: ["Apa yang sudah kamu bicarakan dengannya sejauh ini?"],
  },
  {
    topic: "money",
    says: [
      "utang =banyak|numpuk|menumpuk|tumpuk|juta|bayar|belum|lunas|teman|bank|keluarga|orang_tua",
      "pinjol|pinjaman_online",
      "<tagih",
      "~bayar|lunas +=utang|cicilan|kontrakan|kos|tagihan",
      "cicilan =banyak|numpuk|macet|telat|belum|kpr|motor|bulan",
      "penagih|dc",
    ],
    gist: ["utang yang menekan"],
    feel: "stressed",
    reflect: [
      "Beban utang ikut ke mana-mana, sampai ke tempat tidur.",
      "Utang sering datang bersama malu, dan malu itu membuat kita menanggungnya sendirian.",
    ],
    ask: ["Dari semua kewajiban itu, mana yang paling mendesak?"],
  },
  {
    topic: "money",
    says: [
      "uang|tabungan =habis|kurang|pas-pasan|minus|tipis|abis",
      "gaji +=habis|pas-pasan|minus",
      "~punya|cukup|ada +uang",

      "biaya|kebutuhan =naik|banyak|tinggi|hidup|sekolah",
    ],
    gist: ["keuangan yang seret"],
    feel: "anxious",
    reflect: [
      "Saat uang seret, hampir semua keputusan kecil jadi terasa besar.",
      "Menghitung terus apakah cukup itu melelahkan, walau tidak ada yang melihatnya.",
    ],
    ask: ["Pengeluaran mana yang paling menekan bulan ini?"],
  },
  {
    topic: "idea",
    says: [
      "resign|mengundurkan_diri|keluar =demi|untuk|buat|bisnis|usaha|fokus +@usaha|bisnis",
      "kerja =sambil +@usaha|jualan|bisnis",
      "=karyawan|kerja|kantoran =atau =usaha|bisnis|wirausaha",
    ],
    gist: ["pilihan antara bekerja dan usaha sendiri"],
    feel: "confused",
    reflect: [
      "Meninggalkan gaji tetap untuk sesuatu yang belum pasti itu wajar membuat ragu.",
      "Di satu sisi ada rasa aman, di sisi lain ada yang ingin kamu bangun sendiri.",
    ],
    ask: ["Seberapa jauh usahamu sudah terbukti ada pembelinya?"],
  },
  {
    topic: "business-failure",
    says: [
      "=suruh|menyuruh|nyuruh|disuruh|saranin|bilang +=tutup|berhenti|menyerah|udahan|cari",
      "@keluarga|@nikah =suruh|menyuruh|bilang +=tutup|berhenti|menyerah",
    ],
    gist: ["saran untuk menutup usahamu"],
    feel: "unheard",
    reflect: [
      "Mendengar kata tutup dari orang terdekat bisa terasa seperti semua usahamu tidak dilihat.",
      "Mungkin maksudnya melindungi, tapi yang sampai ke kamu seperti tidak dipercaya.",
    ],
    ask: ["Saat mendengar itu, apa yang paling ingin kamu jawab?"],
  },
  {
    topic: "sales",
    says: [
      "=ada|buka|muncul =toko|warung|saingan|pesaing|kompetitor|outlet =baru|sebelah|dekat|depan|murah",
      "=harganya|mereka|dia|sebelah +=lebih +=murah",
    ],
    gist: ["pesaing baru di dekatmu"],
    feel: "anxious",
    reflect: [
      "Pesaing baru dengan harga lebih murah membuat yang sudah kamu bangun terasa diuji ulang.",
      "Wajar kalau muncul rasa terancam saat ada yang datang dengan harga lebih rendah.",
    ],
    ask: ["Pelanggan yang tetap memilihmu, menurutmu bertahan karena apa?"],
  },
  {
    topic: "money",
    says: ["=uang|modal =pinjam|pinjaman|utang|gadai", "=sebagian|semua +=uang +=pinjaman|utang"],
    gist: ["uang yang harus kamu pertanggungkan"],
    feel: "stressed",
    reflect: [
      "Kalau di dalamnya ada uang pinjaman, yang menekan bukan cuma hitungannya.",
      "Hitungannya jadi lebih berat karena ada pihak lain yang menunggu.",
    ],
    ask: ["Kepada siapa kewajiban itu terasa paling berat?"],
  },
];
