/** The end of a session: what was told, one small step, a warm word. */
export const closing = {
  oneThing: [
    "Hari ini kamu bercerita tentang {gist}.",
    "Kita tadi membicarakan {gist}.",
    "Yang kamu bawa hari ini: {gist}.",
  ],
  twoThings: [
    "Hari ini kamu bercerita tentang {gist} dan {gistLain}.",
    "Kita tadi menyentuh dua hal: {gist}, juga {gistLain}.",
    "Yang kamu bawa hari ini {gist}, dan bersamanya {gistLain}.",
  ],
  manyThings: [
    "Banyak yang kamu bawa hari ini: {gist}, {gistLain}, dan {gistKetiga}.",
    "Tadi kamu bercerita tentang {gist}, {gistLain}, lalu {gistKetiga}.",
  ],
  topicOnly: ["Hari ini kita membicarakan {topik}.", "Tadi kamu membuka cerita soal {topik}."],
  nothing: [
    "Hari ini kita baru mulai saling menyapa, dan itu juga awal.",
    "Obrolan kita baru sebentar, tapi kamu sudah mau membuka pintu.",
  ],
  feeling: [
    "Kamu menyebutnya {rasa}.",
    "Rasa yang kamu sebut: {rasa}.",
    "Di dalamnya ada rasa {rasa}, seperti yang kamu katakan.",
  ],
  feelings: ["Kamu menyebutnya {rasa}, juga {rasaLain}.", "Rasa yang kamu sebut: {rasa} dan {rasaLain}."],
  time: ["Itu sudah berjalan {waktu}.", "Semuanya sudah kamu jalani {waktu}."],
  eased: ["Menjelang akhir, kamu bilang sedikit lebih {rasa}."],
  ownStep: ["Langkah kecil yang kamu sebut sendiri: {kl}.", "Kamu juga sudah menyebut langkahmu: {kl}."],
  step: [
    "Satu langkah kecil sampai kita bertemu lagi: {latihan}, untuk {tujuan}.",
    "Kalau mau membawa satu hal kecil, coba {latihan}, untuk {tujuan}.",
    "Cukup satu hal dulu setelah ini: {latihan}.",
  ],
  plainStep: [
    "Satu langkah kecil setelah ini: minum air, berdiri sebentar, dan beri dirimu lima menit tanpa layar.",
    "Kalau mau membawa satu hal kecil, ceritakan sedikit dari ini kepada satu orang yang kamu percaya.",
  ],
  farewell: [
    "Terima kasih sudah mempercayakan ceritanya.",
    "Terima kasih sudah bercerita apa adanya.",
    "Pelan-pelan saja, tidak harus sekaligus.",
    "Lain waktu kita bisa mulai dari sini lagi.",
  ],
  someone: [
    "Semoga ada satu orang dekat yang bisa kamu ajak bicara hari ini.",
    "Akan baik kalau hari ini kamu juga menghubungi satu orang yang kamu percaya.",
  ],
  /** Asked for in the middle of a talk. */
  summaryAsk: [
    "Apakah itu sudah pas, atau ada yang ingin kamu ubah?",
    "Bagian mana dari rangkuman itu yang paling ingin kamu lanjutkan?",
    "Ada yang aku lewatkan dari situ?",
  ],
  summaryLead: ["Aku coba rangkum.", "Baik, ini yang aku tangkap sejauh ini.", "Oke, aku rangkai pendek."],
} as const;
