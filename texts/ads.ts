/**
 * The eight ad pages, one question each. What happens in a talk is said, no result is promised, nothing is diagnosed,
 * and who answers is named.
 */
export const adTexts = {
  card1: {
    title: "Susah fokus waktu kerja",
    headline: "Lagi susah fokus waktu kerja?",
    intro: "Ceritakan apa saja yang berebut tempat di kepalamu.",
    aboutTitle: "Pikiran ke mana-mana itu melelahkan",
    about:
      "Kadang terlalu banyak hal minta diperhatikan bersamaan. Menuliskannya satu per satu membantu melihat mana yang mau kamu pegang dulu.",
  },
  card2: {
    title: "Sudah liburan, masih capek",
    headline: "Sudah coba healing, kok masih capek?",
    intro: "Mungkin ada yang ikut terbawa pulang. Mau cerita?",
    aboutTitle: "Istirahat tidak selalu soal tempat",
    about:
      "Ada lelah yang tetap tinggal walau badan sudah berhenti bekerja. Di sini kamu bisa bercerita pelan-pelan tentang apa yang belum sempat dibicarakan.",
  },
  card3: {
    title: "Cemburu tanpa tahu sebabnya",
    headline: "Cemburu, tapi bingung alasannya?",
    intro: "Tidak harus langsung paham. Mulai dari kejadian terakhir.",
    aboutTitle: "Perasaan boleh datang duluan, alasannya menyusul",
    about:
      "Coba urai apa yang terjadi, apa yang kamu rasakan, dan apa yang sebenarnya kamu butuhkan, sebelum membicarakannya dengan dia.",
  },
  card4: {
    title: "Sulit tenang tanpa dia",
    headline: "Baru tenang kalau dia membalas?",
    intro: "Ceritakan hubunganmu, dari sisimu sendiri.",
    aboutTitle: "Dekat itu baik, kamu juga perlu ruang",
    about:
      "Bercerita membantu membedakan mana kebutuhanmu, mana kebiasaan kalian berdua, dan batas apa yang ingin kamu jaga.",
  },
  card5: {
    title: "Overthinking target bulanan",
    headline: "Target bulanan terus berputar di kepala?",
    intro: "Keluarkan dulu semuanya, baru pilih satu.",
    aboutTitle: "Angka yang besar bisa dipecah",
    about:
      "Tulis apa yang sudah berjalan, apa yang mandek, dan apa yang di luar kendalimu. Dari situ kita cari satu langkah untuk minggu ini.",
  },
  card6: {
    title: "Ragu mengeksekusi ide",
    headline: "Idenya ada, tapi belum berani mulai?",
    intro: "Ceritakan idemu, sementah apa pun.",
    aboutTitle: "Langkah pertama tidak harus sempurna",
    about:
      "Teman bicara AI kami mendengarkan idemu, bertanya balik, dan membantumu menyusun percobaan kecil yang bisa kamu lakukan lebih dulu.",
  },
  card7: {
    title: "Semua terasa kacau bersamaan",
    headline: "Rasanya semua kacau barengan?",
    intro: "Tidak perlu runut. Mulai dari yang paling berat hari ini.",
    aboutTitle: "Satu hal dulu, yang lain menunggu",
    about:
      "Kerja, rumah, hubungan: kalau datang bersamaan, sulit melihat ujungnya. Pilih teman bicara menurut bidangnya, lalu urai satu bagian saja.",
  },
  card8: {
    title: "Inner work sebelum inner peace",
    headline: "Sudah siap kenalan lagi dengan dirimu?",
    intro: "Beri waktu beberapa menit untuk mendengar diri sendiri.",
    aboutTitle: "Mulai dari pertanyaan yang kecil",
    about:
      "Apa yang kamu rasakan, sejak kapan, dan apa yang kamu perlukan? Teman bicara AI kami bertanya satu per satu, kamu yang menentukan arahnya.",
  },
} as const;

export const adCommonTexts = {
  honestTitle: "Siapa yang menjawab?",
  honest:
    "Persona AI untuk refleksi dan edukasi, bukan psikolog dan bukan pengganti bantuan profesional. Kamu bisa berhenti kapan saja.",
  urgentTitle: "Sedang dalam bahaya?",
  urgent: "Jangan menunggu jawaban di sini. Telepon 119 sekarang, atau lihat bantuan lain.",
  call: "Telepon 119",
  more: "Lihat bantuan",
  emailInvalid: "Format email salah", // T-009
} as const;
