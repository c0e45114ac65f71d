/**
 * The eight ad pages, one question each. They say what happens in a conversation and who answers; they promise no
 * result and diagnose nothing.
 */
export const adTexts = {
  card1: {
    title: "Susah fokus waktu kerja",
    headline: "Lagi susah fokus waktu kerja?",
    intro: "Ceritakan apa saja yang berebut tempat di kepalamu.",
    aboutTitle: "Pikiran ke mana-mana itu melelahkan",
    about:
      "Kadang terlalu banyak hal minta diperhatikan bersamaan. Menuliskannya satu per satu membantu melihat mana yang mau kamu pegang dulu.",
    things: [
      {
        title: "Keluarkan semua yang berisik",
        text: "Tulis apa saja yang minta diperhatikan, tanpa diurutkan dulu.",
      },
      {
        title: "Pilih satu untuk setengah jam ke depan",
        text: "Kamu ditanya mana yang paling mendesak, lalu memilih satu.",
      },
      {
        title: "Susun pesan untuk yang ditunda",
        text: "Ada yang harus menunggu? Siapkan kalimat singkatnya di sini.",
      },
    ],
  },
  card2: {
    title: "Sudah liburan, masih capek",
    headline: "Sudah coba healing, kok masih capek?",
    intro: "Mungkin ada yang ikut terbawa pulang. Mau cerita?",
    aboutTitle: "Istirahat tidak selalu soal tempat",
    about:
      "Ada lelah yang tetap tinggal walau badan sudah berhenti bekerja. Di sini kamu bisa bercerita pelan-pelan tentang apa yang belum sempat dibicarakan.",
    things: [
      {
        title: "Bedakan capek badan dan capek pikiran",
        text: "Kapan terakhir kamu benar-benar berhenti, dan apa yang tetap jalan di kepala?",
      },
      {
        title: "Temukan yang ikut terbawa pulang",
        text: "Urusan yang menggantung, pesan yang belum dibalas, hal yang belum terucap.",
      },
      {
        title: "Pilih jeda yang muat di hari biasa",
        text: "Bukan liburan berikutnya. Satu hal kecil untuk besok.",
      },
    ],
  },
  card3: {
    title: "Cemburu tanpa tahu sebabnya",
    headline: "Cemburu, tapi bingung alasannya?",
    intro: "Tidak harus langsung paham. Mulai dari kejadian terakhir.",
    aboutTitle: "Perasaan boleh datang duluan, alasannya menyusul",
    about:
      "Coba urai apa yang terjadi, apa yang kamu rasakan, dan apa yang sebenarnya kamu butuhkan, sebelum membicarakannya dengan dia.",
    things: [
      {
        title: "Pisahkan kejadian dan bayangan",
        text: "Apa yang kamu lihat, apa yang kamu bayangkan: diurai satu per satu.",
      },
      { title: "Cari yang sebenarnya kamu butuhkan", text: "Kabar, kepastian, atau didengar dulu?" },
      { title: "Siapkan cara bicaranya", text: "Kalimat pembuka yang jujur dan tidak menuduh." },
    ],
  },
  card4: {
    title: "Sulit tenang tanpa dia",
    headline: "Baru tenang kalau dia membalas?",
    intro: "Ceritakan hubunganmu, dari sisimu sendiri.",
    aboutTitle: "Dekat itu baik, kamu juga perlu ruang",
    about:
      "Bercerita membantu membedakan mana kebutuhanmu, mana kebiasaan kalian berdua, dan batas apa yang ingin kamu jaga.",
    things: [
      {
        title: "Lihat apa yang terjadi saat menunggu",
        text: "Apa yang kamu pikirkan, kamu lakukan, dan apa yang sebentar melegakan.",
      },
      {
        title: "Bedakan kebutuhan dan kebiasaan",
        text: "Mana yang penting buatmu, mana yang terbentuk begitu saja.",
      },
      {
        title: "Coba satu ruang untuk dirimu",
        text: "Satu jam, satu kegiatan, satu orang lain untuk disapa.",
      },
    ],
  },
  card5: {
    title: "Overthinking target bulanan",
    headline: "Target bulanan terus berputar di kepala?",
    intro: "Keluarkan dulu semuanya, baru pilih satu.",
    aboutTitle: "Angka yang besar bisa dipecah",
    about:
      "Tulis apa yang sudah berjalan, apa yang mandek, dan apa yang di luar kendalimu. Dari situ kita cari satu langkah untuk minggu ini.",
    things: [
      { title: "Pecah angkanya", text: "Dari target sebulan menjadi apa yang bisa selesai minggu ini." },
      { title: "Letakkan yang di luar kendalimu", text: "Dicatat dulu, supaya tidak terus berputar." },
      {
        title: "Siapkan laporan yang jujur",
        text: "Susun cara menyampaikan apa yang mandek dan apa rencanamu.",
      },
    ],
  },
  card6: {
    title: "Ragu mengeksekusi ide",
    headline: "Idenya ada, tapi belum berani mulai?",
    intro: "Ceritakan idemu, sementah apa pun.",
    aboutTitle: "Langkah pertama tidak harus sempurna",
    about:
      "Teman bicara AI kami mendengarkan idemu, bertanya balik, dan membantumu menyusun percobaan kecil yang bisa kamu lakukan lebih dulu.",
    things: [
      {
        title: "Ceritakan idemu mentah-mentah",
        text: "Siapa yang butuh, kapan, dan apa yang mereka pakai sekarang.",
      },
      { title: "Ucapkan takutnya", text: "Takut gagal, dinilai, rugi: yang disebut jadi bisa ditimbang." },
      { title: "Rancang percobaan kecil", text: "Sesuatu yang bisa kamu uji minggu ini tanpa modal besar." },
    ],
  },
  card7: {
    title: "Semua terasa kacau bersamaan",
    headline: "Rasanya semua kacau barengan?",
    intro: "Tidak perlu runut. Mulai dari yang paling berat hari ini.",
    aboutTitle: "Satu hal dulu, yang lain menunggu",
    about:
      "Kerja, rumah, hubungan: kalau datang bersamaan, sulit melihat ujungnya. Pilih teman bicara menurut bidangnya, lalu urai satu bagian saja.",
    things: [
      { title: "Tumpahkan dulu", text: "Kerja, rumah, hubungan, uang. Urutannya tidak penting." },
      { title: "Lihat mana yang paling mendesak", text: "Yang bisa menunggu boleh menunggu." },
      { title: "Pilih satu hal untuk hari ini", text: "Cukup satu, yang sanggup kamu lakukan." },
    ],
  },
  card8: {
    title: "Inner work sebelum inner peace",
    headline: "Sudah siap kenalan lagi dengan dirimu?",
    intro: "Beri waktu beberapa menit untuk mendengar diri sendiri.",
    aboutTitle: "Mulai dari pertanyaan yang kecil",
    about:
      "Apa yang kamu rasakan, sejak kapan, dan apa yang kamu perlukan? Teman bicara AI kami bertanya satu per satu, kamu yang menentukan arahnya.",
    things: [
      { title: "Mulai dari satu pertanyaan", text: "Misalnya: apa yang sering kamu tunda untuk dirasakan?" },
      { title: "Kenali polanya", text: "Kapan hal itu muncul lagi, dan apa yang biasanya kamu lakukan." },
      { title: "Tulis apa yang ingin kamu ubah", text: "Dengan kata-katamu sendiri, sekecil apa pun." },
    ],
  },
} as const;

export const adCommonTexts = {
  trust: "Dijawab persona AI, bukan psikolog. Obrolan disimpan terenkripsi dan tidak dijual.",
  thingsTitle: "Yang bisa kamu lakukan di sini",
  signIn: "Sudah punya akun?",
  honestTitle: "Siapa yang menjawab?",
  honest:
    "Persona AI untuk refleksi dan edukasi, bukan psikolog dan bukan pengganti bantuan profesional. Kamu bisa berhenti kapan saja.",
  urgentTitle: "Sedang dalam bahaya?",
  urgent: "Jangan menunggu jawaban di sini. Telepon 119 sekarang, atau lihat bantuan lain.",
  call: "Telepon 119",
  more: "Lihat bantuan",
  emailInvalid: "Format email salah", // T-009
} as const;
