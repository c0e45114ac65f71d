/**
 * Answers to "apa ini wajar" behind what has shaken somebody (words/stories/usual-questions.ts), in the form of lines.ts:
 * a plain yes, and when somebody should look at it. They hold no "kamu", which is too familiar for older people.
 */
export const usualLines = {
  "usual-grief": [
    "Wajar. Duka tidak punya batas waktu, dan menangis lagi sesudah berbulan-bulan pun wajar; biasanya datang bergelombang, lama-lama makin jarang. Kalau berbulan-bulan hari-hari sulit dijalani, dokter puskesmas atau psikolog bisa diajak bicara.",
    "Ya, masih wajar. Tiap orang berduka dengan waktunya sendiri, dan orang di sekitar sering mengira lebih cepat selesai.",
    "Ya, itu wajar.",
  ],
  "usual-parted": [
    "Wajar. Sesudah berpisah, rindu dan sedih naik turun, dan bisa muncul lagi di tempat atau tanggal tertentu tanpa berarti mulai dari nol. Kalau tidur, makan, atau kerja terganggu berminggu-minggu, dokter puskesmas atau psikolog bisa diajak bicara.",
    "Ya, itu wajar; tidak ada ukuran waktu yang sama untuk semua orang.",
    "Ya, itu wajar.",
  ],
  "usual-child": [
    "Wajar. Rumah yang mendadak sunyi sesudah anak pergi bisa terasa seperti kehilangan, walau kepergiannya kabar baik. Kalau hampir tiap hari menangis sampai lewat dua minggu, dokter puskesmas atau psikolog bisa diajak bicara.",
    "Ya, wajar. Tiap hari bertahun-tahun ada yang diurus, lalu berhenti.",
    "Ya, itu wajar.",
  ],
  "usual-accident": [
    "Wajar. Sesudah kejadian seperti itu, takut, kaget, atau terbayang lagi bisa bertahan beberapa minggu, lalu biasanya makin jarang. Kalau lewat sebulan belum berkurang, atau jalan dan kerja jadi dihindari, dokter puskesmas atau psikolog bisa membantu.",
    "Ya, wajar. Tubuh masih berjaga-jaga, walau bahayanya sudah lewat.",
    "Ya, itu wajar.",
  ],
  "usual-worn": [
    "Wajar. Badan dan kepala yang terus dipakai memang begitu, dan itu bukan malas. Kalau dua minggu cukup istirahat tetap sama, atau tidur dan makan ikut terganggu, periksalah ke dokter puskesmas.",
    "Ya, wajar; tenaga orang ada batasnya.",
    "Ya, itu wajar.",
  ],
  /** A sign of the body behind such a thing. */
  "usual-body": [
    "Susah hati memang bisa terasa sampai ke badan, jadi pertanyaannya tidak berlebihan. Yang terasa di badan tetap perlu diperiksa di puskesmas, apalagi kalau sudah berhari-hari: ceritakan sejak kapan dan seberapa sering. Kalau dada nyeri, sesak, atau mau pingsan, langsung ke IGD atau telepon 119.",
    "Yang terasa di badan sebaiknya diperiksa dulu di puskesmas, supaya jelas sebabnya. Susah hatinya bisa diceritakan di sana juga.",
    "Periksakan ke puskesmas.",
  ],
} as const satisfies Record<string, readonly string[]>;
