/** The care landing. No claim that we cannot keep; "gratis" always with its exact limit (B-420). */
export const landingTexts = {
  title: "Teman bicara yang mendengarkan dulu",
  login: "Login", // T-152
  learnMore: "Pelajari lebih lanjut", // T-154
  hero: "Ada yang ingin kamu ceritakan?",
  promise:
    "Ketik apa yang memenuhi kepalamu. Teman bicara AI kami mendengarkan, membantumu mengurainya, lalu menemanimu memilih satu langkah kecil.",
  start: "Mulai, gratis 5 menit sehari",
  imageAlt: "Gambar seseorang duduk tenang di atas awan sambil bercerita lewat ponselnya",
  pointsTitle: "Apa adanya, dari awal",
  points: [
    {
      icon: "clock",
      title: "Gratis 5 menit setiap hari",
      text: "Konsultasi harian gratis selama 5 menit, dan terisi lagi setiap hari. Waktu berjalan saat pesan pertamamu terkirim.",
    },
    {
      icon: "bot",
      title: "Kamu tahu siapa yang menjawab",
      text: "Yang menjawab adalah AI dengan bidangnya masing-masing: perasaan, relasi, karier, usaha. Bukan psikolog, dan kami selalu bilang begitu.",
    },
    {
      icon: "lock",
      title: "Isi obrolanmu dijaga",
      text: "Percakapan disimpan terenkripsi. Tidak ada iklan atau pelacak pihak lain di ruang obrolan.",
    },
  ],
  joinTitle: "Kamu yang mendampingi orang lain?",
  joinText:
    "Psikolog, konselor, coach, atau praktisi bisnis: keahlianmu bisa menemani lebih banyak orang bersama Alma.",
  join: "Gabung Sebagai Expert", // T-153
  helpTitle: "Sedang dalam bahaya, atau terpikir mengakhiri hidup?",
  helpText:
    "Jangan menunggu jawaban di sini. Telepon 119, atau lihat siapa saja yang bisa dihubungi sekarang.",
  helpCall: "Telepon 119",
  helpMore: "Lihat bantuan",
} as const;
