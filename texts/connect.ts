/**
 * AlmaConnect, the sister offering: presented to three groups, only with what really exists. No numbers, no partners,
 * no dates. (B-422, B-423)
 */
export const connectTexts = {
  name: "AlmaConnect", // T-155
  title: "AlmaConnect, saudara AlmaCare",
  description:
    "Untuk yang mencari teman bicara, praktisi yang mendampingi, dan komunitas yang ingin merawat anggotanya: apa yang sudah ada, dan cara menghubungi kami.",
  hero: "Mencari, mendampingi, berkumpul",
  /** The same for the PDF, where lines are few and large. */
  heroLines: ["Mencari,", "mendampingi,", "berkumpul"],
  intro: (client: string) =>
    `AlmaConnect menghubungkan tiga kelompok di sekitar AlmaCare: orang yang sedang mencari teman bicara, praktisi yang mendampingi, dan komunitas yang ingin merawat anggotanya. Di sini bersama ${client}.`,
  contact: "Hubungi kami",
  pdf: "Unduh ringkasan (PDF)",
  imageAlt: "Gambar tiga awan kecil dengan lampu hangat, dihubungkan oleh satu garis cahaya",
  filmTitle: "Lihat seperti apa rasanya",
  filmText:
    "Rekaman layar tanpa suara. Seseorang menulis bahwa kepalanya penuh pekerjaan sampai sulit tidur. Alma membalas dengan mencerminkan ceritanya, lalu bertanya satu hal. Tidak ada nama atau data orang sungguhan di dalamnya.",
  filmNote: "Diputar hanya kalau kamu menekannya, lalu berulang.",
  filmLabel: "Rekaman layar sebuah obrolan dengan Alma, tanpa suara",
  captionsLabel: "Keterangan",
  captions: {
    writes: "Seseorang menulis: kepalanya penuh kerjaan, jadi susah tidur.",
    answers: "Alma mencerminkan ceritanya, lalu bertanya satu hal.",
  },
  groupsTitle: "Untuk siapa?",
  groups: [
    {
      id: "pencari",
      icon: "seek",
      title: "Untuk yang sedang mencari",
      text: "Kamu ingin didengar, atau ingin tahu harus mulai dari mana.",
      points: [
        "Bicara dengan persona AI menurut bidangnya: perasaan, hubungan, karier, usaha.",
        "Isi skrining diri untuk mengenali apa yang sebaiknya dibicarakan dengan tenaga kesehatan.",
        "Lihat kontak bantuan kapan saja, tanpa akun dan tanpa biaya.",
      ],
      action: "Mulai bercerita",
    },
    {
      id: "praktisi",
      icon: "guide",
      title: "Untuk praktisi pendamping dan penyembuhan",
      text: "Kamu psikolog, konselor, coach, atau praktisi healing yang ingin menemani lebih banyak orang.",
      points: [
        "Kirim lamaran expert; tim kami membacanya dan menjawab lewat email.",
        "Keahlianmu menjadi dasar sebuah persona AI, yang selalu diberi label AI.",
        "Tulisan dan latihanmu bisa ditawarkan sebagai produk digital.",
      ],
      action: "Gabung sebagai expert",
    },
    {
      id: "komunitas",
      icon: "gather",
      title: "Untuk komunitas",
      text: "Komunitas, kampus, kantor, atau klinik yang ingin menyediakan tempat bercerita bagi anggotanya.",
      points: [
        "Halaman sendiri dengan nama, logo, dan warna kalian.",
        "Expert yang kalian pilih, dan waktu gratis yang kalian sediakan.",
        "Isi obrolan anggota tetap milik mereka: tidak ditampilkan kepada pengelola komunitas.",
      ],
      action: "Bicarakan dengan tim kami",
    },
  ],
  honestTitle: "Supaya jelas dari awal",
  honest: [
    "Yang menjawab di Alma adalah AI, bukan praktisi yang sedang online. Alma bukan pengganti psikolog atau dokter, dan bukan layanan darurat.",
    "Untuk bergabung sebagai komunitas belum ada pendaftaran otomatis. Tulis kepada kami, lalu kita bicarakan kebutuhannya.",
  ],
  closingTitle: "Ada yang ingin ditanyakan?",
  closing: "Ceritakan siapa kamu dan apa yang kamu bayangkan. Tim kami membalas lewat email.",
  /** Where nobody can be written to: the way is a form for members. */
  closingForm:
    "Ceritakan siapa kamu dan apa yang kamu bayangkan. Alamat email kami belum ada di sini; untuk sekarang, pesanmu sampai lewat formulir masukan, setelah kamu masuk atau mendaftar.",
  contactForm: "Pesan untuk kami dikirim lewat formulir masukan, setelah kamu masuk.",
  mailSubject: "AlmaConnect",
} as const;

/** The same as a PDF leaflet. */
export const connectPdfTexts = {
  title: (client: string) => `AlmaConnect bersama ${client}`,
  file: (username: string) => `almaconnect-${username}.pdf`,
  with: (client: string) => `Bersama ${client}`,
  steps: "Begini kelanjutannya",
  stepsOf: [
    "Tulis kepada kami: siapa kamu, siapa yang ingin kamu temani, dan apa yang sudah berjalan.",
    "Kami menjawab lewat email, menunjukkan apa yang sudah bisa dipakai, dan mengatakan apa yang belum.",
    "Kalau cocok, kita menyiapkan halaman atau persona bersama.",
  ],
  write: "Hubungi kami",
  page: "Halaman AlmaConnect",
  footer: "Teman bicara AI, bukan pengganti psikolog. Dalam keadaan darurat hubungi 119.",
} as const;
