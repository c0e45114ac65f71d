/** The AlmaCare landing page. No claim that we cannot keep; "gratis" always with its exact limit (B-420). */
export const landingTexts = {
  title: "Teman bicara yang mendengarkan dulu",
  faq: "FAQ", // T-151
  login: "Login", // T-152
  learnMore: "Pelajari lebih lanjut", // T-154
  join: "Gabung Sebagai Expert", // T-153

  hero: "Ada yang ingin kamu ceritakan?",
  promise:
    "Ketik apa yang memenuhi kepalamu. Teman bicara AI kami mendengarkan dulu, bertanya pelan-pelan, lalu menemanimu memilih satu langkah kecil.",
  trust: "Dijawab persona AI, bukan psikolog. Obrolan disimpan terenkripsi dan tidak dijual.",
  imageAlt: "Gambar seseorang duduk tenang di atas awan, bercerita lewat ponselnya di bawah bulan",

  partnersTitle: "Hadir bersama mitra",
  partnersStop: "Hentikan gerak",

  howTitle: "Dari kepala yang penuh ke satu langkah kecil",
  steps: [
    {
      title: "Pilih teman bicara",
      text: "Masing-masing punya bidangnya. Bingung pilih siapa? Mulai saja dari yang paling berat hari ini.",
    },
    {
      title: "Tulis apa adanya",
      text: "Tidak perlu runut dan tidak perlu rapi. Bahasa sehari-hari, singkatan, setengah kalimat: semuanya dibaca.",
    },
    {
      title: "Pilih satu langkah",
      text: "Kamu ditanya satu hal pada satu waktu, sampai terlihat apa yang bisa kamu lakukan lebih dulu. Keputusannya tetap milikmu.",
    },
  ],
  glimpseTitle: "Contoh percakapan",
  glimpseName: "Sekar",
  glimpseRole: "Persona AI",
  glimpseClock: "Sisa waktu",
  glimpseTime: "04:12",
  glimpse: [
    { mine: true, text: "kerjaan numpuk tapi dari tadi aku cuma scroll hp" },
    {
      mine: false,
      text: "Kedengarannya capek, dan mungkin agak kesal juga sama diri sendiri. Yang paling menekan sekarang yang mana?",
    },
    { mine: true, text: "laporan. bukanya aja males" },
    { mine: false, text: "Kalau malam ini cuma membuka filenya lima menit, itu terasa mungkin nggak?" },
  ],

  fieldsTitle: "Mau cerita soal apa?",
  fieldsText: "Pilih yang paling dekat. Di dalam obrolan kamu tetap boleh membicarakan apa saja.",
  fields: [
    {
      key: "mind",
      name: "Kesehatan Mental",
      says: "“Badan istirahat, kepala nggak.”",
      text: "Menamai yang terasa, mengurai yang kusut, mencari jeda.",
    },
    {
      key: "love",
      name: "Cinta & Relasi",
      says: "“Aku harus ngomong ke dia, tapi mulai dari mana?”",
      text: "Membaca pola, menjaga batas, menyiapkan percakapan yang sulit.",
    },
    {
      key: "work",
      name: "Karier",
      says: "“Bertahan, pindah, atau mulai dari nol?”",
      text: "Menimbang pilihan dan memecah target yang terlalu besar.",
    },
    {
      key: "lead",
      name: "Kepemimpinan",
      says: "“Baru jadi atasan, semua mata ke aku.”",
      text: "Memberi umpan balik, membagi beban, mengambil keputusan.",
    },
    {
      key: "idea",
      name: "Inovasi Bisnis",
      says: "“Idenya ada. Beraninya yang belum.”",
      text: "Menguji ide kecil-kecilan sebelum keluar modal.",
    },
  ],

  whoTitle: "Siapa yang menjawab?",
  whoText:
    "Persona AI, masing-masing dengan bidang dan gaya bicaranya. Tanya saja, mereka akan bilang bahwa mereka AI.",
  whoLabel: (name: string, field: string) => `${name}, persona AI untuk ${field}`,
  does: "Yang bisa kamu harapkan",
  doesList: [
    "Ceritamu didengar dulu sebelum ada saran",
    "Satu pertanyaan pada satu waktu",
    "Kontak manusia di layar saat keadaanmu terasa berat",
  ],
  doesNot: "Yang tidak kami lakukan",
  doesNotList: [
    "Memberi diagnosis, obat, atau tafsir tes",
    "Menggantikan psikolog, dokter, atau orang terdekatmu",
    "Menjual isi obrolanmu, atau memakainya untuk iklan",
  ],

  benefitsTitle: "Yang kamu dapat sebagai anggota",
  benefits: [
    {
      key: "fair",
      title: "Waktu yang bisa diperiksa",
      text: "Jam berjalan setelah pesan pertamamu terkirim, dan bisa dijeda. Jawaban yang gagal atau terlalu lama ditunggu dikembalikan waktunya. Setiap detik ada rinciannya.",
    },
    {
      key: "sealed",
      title: "Tersimpan terenkripsi",
      text: "Isi obrolan dienkripsi sebelum disimpan. Semuanya bisa kamu unduh atau hapus kapan saja.",
    },
    {
      key: "stay",
      title: "Tidak diputus saat genting",
      text: "Kalau tanda bahaya terbaca, jam berhenti, kontak bantuan muncul, dan obrolan tetap terbuka. Saldo habis pun tidak menutupnya.",
    },
  ],
  /** B-420: the free minutes of a client that grants them daily, then of one that grants them once. */
  benefitDay: (minutes: number) => ({
    title: `Gratis ${minutes} menit setiap hari`,
    text: `Konsultasi harian gratis selama ${minutes} menit, terisi lagi setiap hari. Tanpa kartu, dan tidak ada yang ditagih diam-diam.`,
  }),
  benefitOnce: (minutes: number) => ({
    title: `${minutes} menit pertama gratis`,
    text: `Konsultasi pertama gratis selama ${minutes} menit. Tanpa kartu, dan tidak ada yang ditagih diam-diam.`,
  }),

  pricesTitle: "Butuh waktu lebih lama?",
  pricesText:
    "Beli menit saat diperlukan. Sekali bayar, tanpa langganan. Harga ini sama dengan yang ada di halaman pembayaran.",
  priceMinutes: (minutes: number) => `${minutes} menit`,
  priceEach: (price: string) => `${price}/menit`,
  priceFreeDay: "setiap hari",
  priceFreeOnce: "satu kali",
  priceFreeName: "Gratis",
  priceFor: (minutes: string, field: string) => minutes + (field && ` · ${field}`),
  priceProduct: (name: string, minutes: number) => `Paket ${name}, ${minutes} menit obrolan`,

  reviewsTitle: "Kata mereka yang sudah mencoba",
  reviewsNone:
    "Belum ada ulasan yang bisa kami tampilkan, dan kami tidak mengarangnya. Sudah mencoba? Ceritakan pengalamanmu lewat survei singkat.",
  reviewsAsk: "Tulis ulasan",

  signInTitle: "Sudah punya akun? Lanjutkan ceritamu.",
  signInText: "Obrolan dan sisa waktumu masih di tempat yang sama.",
  noScript:
    "Formulir masuk ini memerlukan JavaScript. Nyalakan JavaScript di peramban kamu, lalu muat ulang. Yang di bawah ini bisa dipakai tanpa itu.",

  helpTitle: "Sedang dalam bahaya, atau terpikir mengakhiri hidup?",
  helpText:
    "Jangan menunggu jawaban di sini. Telepon 119, atau lihat siapa saja yang bisa dihubungi sekarang.",
  helpCall: "Telepon 119",
  helpMore: "Lihat bantuan",

  joinTitle: "Kamu yang mendampingi orang lain?",
  joinText:
    "Psikolog, konselor, coach, atau praktisi bisnis: keahlianmu bisa menemani lebih banyak orang bersama Alma.",

  closing: "Mulai dari satu kalimat saja.",
  closingText: "Tidak harus runut. Tidak harus tahu dulu masalahnya apa.",

  navigation: "Navigasi",
  footerExplore: "Jelajahi",
  footerTrust: "Kepercayaan",
  footerReach: "Hubungi",
  footerProtocol: "Protokol keselamatan",
  footerPrivacy: "Privasi",
  footerDisclamer: "Disclaimer",
  footerHelp: "Bantuan sekarang juga",
  footerSite: (client: string) => `Situs ${client}`,
} as const;
