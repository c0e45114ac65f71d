import type { Section } from "./prose.ts";

/** Facts about the client that the legal pages mention. `Anda`, since these are legal texts. */
export type LegalFacts = {
  client: string;
  provider: string | null;
  /** Where people write to: a mail address or a page; null without both, and the form of members is named. */
  contact: string | null;
  /** Whether a vendor counts visits, once the visitor has agreed. */
  hasAnalytics: boolean;
  hasGoogle: boolean;
};

export const legalTexts = {
  contents: "Isi halaman ini",
  since: "Berlaku sejak 22 November 2026",
  print: "Halaman ini bisa dicetak atau disimpan lewat menu peramban Anda.",
  questions: "Pertanyaan tentang halaman ini",
} as const;

export const disclamerTexts = {
  title: "Penafian",
  intro: "Apa yang bisa Anda harapkan dari Alma, dan apa yang tidak.",
} as const;

const machine = (facts: LegalFacts): Section => ({
  id: "ai",
  title: "Yang menjawab adalah AI",
  blocks: [
    `Semua expert di Alma bersama ${facts.client} adalah persona AI: perangkat lunak dengan bidang dan gaya bicara masing-masing. Tidak ada manusia yang menulis jawabannya, dan foto atau namanya bukan identitas seseorang yang sedang mendengarkan.`,
    "Jawaban AI bisa keliru, tidak lengkap, atau tidak cocok dengan keadaan Anda. Pakailah sebagai bahan untuk berpikir, dan putuskan sendiri.",
  ],
});

const noPsychologist: Section = {
  id: "bukan-psikolog",
  title: "Bukan pengganti psikolog atau dokter",
  blocks: [
    "Alma dibuat untuk refleksi dan edukasi. Alma tidak memberi diagnosis, pengobatan, atau layanan psikologi, dan tidak menggantikan psikolog, psikiater, dokter, ahli hukum, atau penasihat keuangan.",
    "Jangan memulai, mengubah, atau menghentikan obat karena sebuah obrolan. Kalau sedang dirawat, lanjutkan, dan bicarakan perubahannya dengan yang merawat Anda.",
  ],
};

const noEmergency: Section = {
  id: "bukan-darurat",
  title: "Bukan layanan darurat",
  blocks: [
    "Percakapan tidak dipantau petugas. Kalau Anda atau orang di dekat Anda dalam bahaya, telepon 119, pergi ke IGD terdekat, atau minta seseorang menemani.",
    "Alma mengenali sebagian tanda bahaya dalam tulisan dan menampilkan kontak bantuan, tetapi bisa saja ada yang terlewat. Cara kerjanya dan batasnya kami tulis di protokol keselamatan.",
  ],
};

const screening: Section = {
  id: "skrining",
  title: "Skrining diri bukan diagnosis",
  blocks: [
    "Hasil skrining (SRQ-29) menunjukkan apakah ada hal yang sebaiknya dibicarakan dengan tenaga kesehatan. Hasil itu bukan diagnosis, dan hanya untuk Anda: bukan untuk pemberi kerja, sekolah, atau asuransi.",
  ],
};

const products: Section = {
  id: "produk",
  title: "Produk dan tautan keluar",
  blocks: [
    "Produk digital dari expert adalah bahan bacaan dan latihan. Kami tidak menjanjikan hasil tertentu darinya.",
    "Kontak bantuan dan tautan lain membawa Anda ke layanan pihak lain. Kami memeriksa sumbernya, tetapi tidak mengelola layanannya.",
  ],
};

const age: Section = {
  id: "usia",
  title: "Untuk usia 18 tahun ke atas",
  blocks: [
    "Alma ditujukan untuk orang dewasa. Kalau usia Anda di bawah 18 tahun, bicaralah dengan orang dewasa yang Anda percaya, guru BK, atau puskesmas; kontak di halaman bantuan terbuka untuk semua usia.",
  ],
};

const outages = (facts: LegalFacts): Section => ({
  id: "ketersediaan",
  title: "Kalau layanan terganggu",
  blocks: [
    "Gangguan jaringan atau layanan AI bisa terjadi. Kalau penyedia AI tidak tersedia, Alma bawaan menggantikannya dan mengatakannya. Jawaban yang terputus dikembalikan waktunya, dan halaman bantuan tetap bisa dibuka tanpa akun.",
    `Ada yang tidak sesuai dengan halaman ini? ${
      facts.contact
        ? `Beri tahu kami di ${facts.contact}.`
        : "Beri tahu kami lewat formulir masukan, setelah Anda masuk."
    }`,
  ],
});

/** R-14, B-427 */
export const disclamerSections = (facts: LegalFacts): readonly Section[] => [
  machine(facts),
  noPsychologist,
  noEmergency,
  screening,
  products,
  age,
  outages(facts),
];

export const privacyPageTexts = {
  title: "Kebijakan privasi",
  intro:
    "Cerita Anda adalah milik Anda. Di sini tertulis apa yang kami simpan, untuk apa, berapa lama, dan cara mengambil atau menghapusnya.",
} as const;

const counted = ({ hasAnalytics }: LegalFacts): string =>
  hasAnalytics
    ? "Google menghitung kunjungan di sebagian halaman depan, hanya kalau Anda menyetujuinya di halaman itu. Di halaman obrolan, skrining, bantuan, dan semua halaman setelah masuk tidak pernah."
    : "Tidak ada penghitung kunjungan dari pihak lain yang dipasang.";

const processors = ({ provider, hasGoogle }: LegalFacts): (readonly [string, string])[] => [
  [
    "Penyedia AI",
    provider
      ? `Isi obrolan, ringkasannya, dan nama Anda di profil dikirim ke ${provider} untuk menyusun jawaban. Penyedia ini bisa berada di luar Indonesia. Pengiriman hanya terjadi setelah Anda menyetujuinya secara terpisah.`
      : "Tidak ada. Jawaban disusun oleh Alma bawaan di server kami sendiri.",
  ],
  [
    "Penyedia pembayaran",
    "Kalau Anda membayar lewat Midtrans, Midtrans menerima nama, email, nomor HP, daftar barang, dan jumlahnya. Data kartu atau rekening Anda isi di halaman mereka dan tidak pernah sampai ke kami.",
  ],
  ...(hasGoogle
    ? ([
        [
          "Google",
          "Hanya kalau Anda memilih masuk dengan Google. Kami menerima nama, email, dan nomor akun Google Anda.",
        ],
      ] as const)
    : []),
  [
    "Pembuat browser atau ponsel",
    "Hanya kalau Anda memakai mikrofon atau meminta jawaban dibacakan: suara atau teksnya bisa diproses di layanan mereka. Kami tidak menyimpan suara Anda.",
  ],
  [
    "Penyedia email",
    "Mengantar email kami, juga lamaran expert ke tim yang membacanya. Isi obrolan tidak pernah kami kirim lewat email.",
  ],
];

const collected = (facts: LegalFacts): Section => ({
  id: "a",
  title: "Informasi yang dikumpulkan",
  blocks: [
    {
      pairs: [
        [
          "Akun",
          "Nama, email, nomor HP bila diisi, dan foto bila Anda mengunggahnya. Kata sandi hanya disimpan dalam bentuk yang tidak bisa dibaca kembali.",
        ],
        [
          "Cerita Anda",
          "Pesan dan jawaban, judul dan ringkasan obrolan, penilaian, hasil skrining, survei, dan masukan. Untuk lamaran expert: isi formulirnya.",
        ],
        [
          "Waktu dan pembelian",
          "Waktu yang dipakai dan dikembalikan, keranjang, voucher, pesanan, dan produk yang Anda miliki.",
        ],
        ["Persetujuan", "Apa yang Anda setujui, versi katanya, dan kapan diberikan atau ditarik."],
        [
          "Perangkat yang masuk",
          "Nama browser dan sistemnya, serta kapan dipakai. Alamat IP tidak kami simpan bersama akun; kami memakainya sesaat untuk membatasi percobaan yang berlebihan. Pada unduhan berkas yang tersimpan hanya sidik tersandinya.",
        ],
        [
          "Tanda keselamatan",
          "Kalau sebuah tulisan menunjukkan bahaya: waktunya, tingkatnya, dan jenisnya. Kata-kata Anda tidak ikut dicatat di sana.",
        ],
        [
          "Jumlah kunjungan",
          "Berapa kali halaman depan dibuka per hari, tanpa mengenali siapa pun dan tanpa topiknya. Halaman bantuan dan protokol keselamatan tidak ikut dihitung.",
        ],
        [
          "Di perangkat Anda",
          "Tanda masuk, pilihan tampilan, pesan yang belum terkirim, isian skrining yang belum dikirim (paling lama 24 jam), dan halaman bantuan supaya terbuka tanpa jaringan. Hanya kalau Anda menyalakannya: salinan obrolan terbaru, terkunci dengan PIN Anda. Pakai mode penyamaran bila perangkatnya dipakai bersama.",
        ],
      ],
    },
    `Kami tidak meminta lokasi, kontak, atau galeri Anda. ${counted(facts)}`,
  ],
});

const purposes = (facts: LegalFacts): Section => ({
  id: "b",
  title: "Tujuan penggunaan",
  blocks: [
    {
      list: [
        "Menjawab cerita Anda dan menampilkan hasil skrining kepada Anda.",
        "Menghitung waktu, memproses pesanan, dan menjelaskan setiap detik dan rupiah di Rincian waktu.",
        "Menjaga akun Anda, dan mengirim email yang diperlukan: verifikasi, kata sandi, struk, penghapusan akun.",
        "Mengenali tanda bahaya dan menampilkan bantuan. Pemeriksaan ini berjalan otomatis; tidak ada petugas yang membaca.",
        "Membaca masukan dan lamaran yang Anda kirimkan kepada tim.",
      ],
    },
    "Kami tidak menjual data Anda, tidak memakainya untuk iklan, dan tidak memberikannya kepada pemberi kerja, sekolah, atau asuransi. Isi obrolan dan hasil skrining tidak ditampilkan kepada mitra maupun expert.",
    "Yang ikut memproses, masing-masing hanya untuk keperluannya:",
    { pairs: processors(facts) },
    "Data kesehatan dan perasaan hanya diproses dengan persetujuan terpisah. Anda bisa menariknya di halaman Profil; obrolan dan skrining lalu berhenti sampai Anda menyetujuinya lagi.",
  ],
});

const protection: Section = {
  id: "c",
  title: "Perlindungan data",
  blocks: [
    "Pesan, judul, ringkasan, hasil skrining, survei, masukan, dan lamaran dienkripsi oleh aplikasi (AES-256-GCM) sebelum masuk ke basis data, dengan kunci tersendiri untuk setiap mitra. Kuncinya ada di server kami, karena di sanalah jawaban disusun. Foto profil tidak dienkripsi dengan cara ini.",
    "Kata sandi disimpan dengan Argon2id. Catatan teknis kami tidak memuat isi tulisan, kata sandi, atau tanda masuk. Halaman obrolan, skrining, bantuan, dan semua halaman setelah masuk tidak memuat apa pun dari pihak lain.",
    "Berapa lama disimpan:",
    {
      pairs: [
        [
          "Obrolan",
          "Selama akun Anda ada. Obrolan yang Anda hapus langsung tersembunyi, bisa dibatalkan selama 10 detik, lalu isinya hilang untuk selamanya setelah 30 hari.",
        ],
        ["Skrining, survei, masukan, profil", "Sampai akun Anda dihapus."],
        ["Perangkat yang masuk", "30 hari tanpa dipakai, paling lama 90 hari."],
        ["Tautan di email", "Dihapus 7 hari setelah masa berlakunya."],
        ["Catatan unduhan dan kata sandi yang salah", "90 hari."],
        ["Lamaran expert yang ditolak", "180 hari."],
        ["Tanda keselamatan", "12 bulan, tanpa teks; lebih cepat bila akun dihapus."],
        ["Pembukuan dan bukti persetujuan", "Tetap disimpan, setelah akun dihapus tanpa nama atau email."],
        ["Salinan cadangan", "Paling lama 35 hari."],
      ],
    },
    "Yang bisa Anda lakukan sendiri di halaman Profil, kapan saja:",
    {
      list: [
        "melihat dan mengeluarkan perangkat yang masuk,",
        "membaca dan menarik setiap persetujuan,",
        "mengunduh semua data Anda, untuk dibaca dan untuk program lain,",
        "memperbaiki data diri, dan menghapus akun seketika tanpa masa tunggu.",
      ],
    },
    "Kalau terjadi kegagalan pelindungan data, Anda kami kabari lewat email akun paling lambat 3 x 24 jam, sebagaimana diwajibkan Undang-Undang Nomor 27 Tahun 2022.",
  ],
};

const changes = (facts: LegalFacts): Section => ({
  id: "d",
  title: "Perubahan kebijakan",
  blocks: [
    "Tanggal di atas menunjukkan kapan halaman ini terakhir berubah. Kalau yang berubah adalah hal yang Anda setujui, kami meminta persetujuan Anda lagi sebelum melanjutkan; persetujuan lama tidak diperluas diam-diam.",
    `Pertanyaan, permintaan, atau keberatan tentang data Anda: tulis ${
      facts.contact ? `ke ${facts.contact}` : "lewat formulir masukan, setelah Anda masuk"
    }. Kalau jawaban kami belum memadai, Anda juga bisa mengadu kepada Kementerian Komunikasi dan Digital.`,
  ],
});

/** R-15, B-428: four sections, lettered in this order. They state what `own-tables.ts` and the jobs do. */
export const privacySections = (facts: LegalFacts): readonly Section[] => [
  collected(facts),
  purposes(facts),
  protection,
  changes(facts),
];
