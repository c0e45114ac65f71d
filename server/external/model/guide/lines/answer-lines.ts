/** Lines about answers that are no answer, in the form of lines.ts. */
export const answerLines = {
  /** A question beside an answer has a place in the document. */
  "beside-kept": [
    "“{quote}” kutaruh di bagian “{who}”, karena itu belum bisa kujawab dengan benar.",
    "“{quote}” ikut kucatat di “{who}”.",
    "“{quote}” kucatat.",
  ],
  /** A question beside one that has its answer, and that has none. */
  "beside-open": [
    "Untuk “{quote}” aku tidak punya jawaban yang pasti, jadi tidak kukarang.",
    "“{quote}” belum bisa kujawab dengan benar.",
    "“{quote}” belum terjawab.",
  ],
  /** Whether something more goes into the text that is made: at a question, and below it. */
  "combine-end": [
    "Bisa, jadi satu. Kita selesaikan yang ini dulu; waktu hasilnya sudah tampil, tulis “tambahkan: ” dan kalimat yang mau kamu gabungkan.",
    "Ya, bisa digabung. Sesudah hasilnya tampil, “tambahkan: ” dengan kalimatmu memasukkannya.",
    "Bisa, di akhir.",
  ],
  "combine-here": [
    "Bisa. Tulis “tambahkan: ” lalu kalimatnya, dan itu masuk ke hasil yang sama.",
    "Ya, satu saja cukup: tulis “tambahkan: ” dengan kalimatmu.",
    "“tambahkan: ” cukup.",
  ],
  /** The flow makes no text for somebody. */
  "combine-later": [
    "Di hasil yang ini belum ada tempatnya, jadi kusimpan untuk sesudahnya.",
    "Itu kusimpan untuk sesudah ini.",
    "Kusimpan dulu.",
  ],
  /** A question of the library comes once more. */
  "answer-above": [
    "Jawabannya sudah ada di atas, yang diawali “{quote}”.",
    "Yang itu masih sama, lihat “{quote}” di atas.",
    "Sudah di atas.",
  ],
  /** Below an answer, outside of a flow. */
  "answer-offer": [
    "Kalau mau kita susun sekalian, tekan tombolnya.",
    "Untuk mengerjakannya langkah demi langkah, ada tombol di bawah.",
    "Tombolnya di bawah.",
  ],
  /** What was written names nobody, no time or no place: it is not stored, and asked for once more in other words. */
  unfit: [
    "“{quote}” sepertinya kamu bilang ke aku, jadi belum kutulis. Untuk {label} cukup {kind}, misalnya “{example}”.",
    "“{quote}” juga belum kutulis. Yang ditunggu {label}: {kind} saja, seperti “{example}”.",
    "Sebut {kind}.",
  ],
  "unfit-any": [
    "“{quote}” belum mengisi {label}, jadi tidak kutulis dulu. Satu kalimat pendek cukup, boleh juga dilewati.",
    "“{quote}” belum cukup untuk {label}. Sebut satu contoh saja, atau lewati.",
    "Satu contoh saja.",
  ],
  /** What was told refuses or fears, and gives nothing. */
  "unfit-offer": [
    "Di situ belum ada tawarannya, jadi kata-kata itu tidak kutulis ke dia. Apa yang mau kamu berikan, misalnya voucher 20 ribu? Kalau tidak ada, lewati saja.",
    "Tawarannya apa?",
  ],
  /** What was told is a threat, and no complaint. */
  "unfit-complaint": [
    "“{quote}” itu ancamannya. Barangnya sendiri dia keluhkan apanya, misalnya noda atau warnanya?",
    "Keluhannya apa?",
  ],
  /** How much is still to come before the result. `title`: what it is called. */
  "steps-left": [
    "Belum sekarang: {count} pertanyaan lagi, lalu hasilnya keluar, yaitu {title}. Mau langsung? Tulis “bikin aja”.",
    "Sampai {title} jadi, tinggal {count} pertanyaan lagi.",
    "{count} pertanyaan lagi.",
  ],
  /** The member wants to see a text of which there is too little, or none. */
  "show-none": [
    "Hasilnya belum bisa kutunjukkan, karena baru tersusun sesudah pertanyaan terakhir. Jawabanmu sudah tersimpan.",
    "Yang bisa dilihat baru ada di akhir.",
    "Belum ada.",
  ],
  /** A choice that decides the way cannot be passed by. */
  "skip-none": [
    "Yang satu ini menentukan langkah berikutnya, jadi perlu satu tombol dulu, tentang {label}.",
    "Langkahnya bergantung pada {label}, jadi pilih satu tombol.",
    "Pilih satu tombol.",
  ],
  /** What was taken into a wrong place is objected to. */
  misplaced: [
    "Maaf, “{quote}” kukeluarkan dari {label}.",
    "“{quote}” tidak lagi ada di {label}, maaf.",
    "Itu kukeluarkan.",
  ],
  /** Below a script, the question what to say to a reaction is what comes next. */
  "made-reaction": [
    "Untuk itu ada kalimatnya sendiri; pilih dulu tanggapannya.",
    "Kalimat untuk itu menyusul sesudah pilihan ini.",
    "Pilih tanggapannya.",
  ],
  /** The member pleads for the words; `plea-own` fills in what they told. */
  "plea-own": [
    "Bisa begini, dari kata-katamu sendiri: “{example}”. Tekan kalau pas, atau tulis versimu.",
    "Yang paling dekat dari ceritamu tetap “{example}”; satu kata pun boleh diganti.",
    "Umpamanya “{example}”.",
  ],
  plea: [
    "Ini contohnya: “{example}”. Ganti isinya dengan punyamu, sependek itu sudah cukup.",
    "Polanya seperti “{example}”; cukup ganti isinya, atau lewati dulu.",
    "Seperti “{example}”.",
  ],
  "plea-back": [
    "Maaf, itu kubaca sebagai jawaban; sudah kukeluarkan.",
    "Maaf, yang tadi kukeluarkan lagi.",
    "Sudah kukeluarkan.",
  ],
  /** The same, where it is a question to the guide. */
  "unfit-asked": [
    "Maaf, pertanyaan “{quote}” belum bisa kujawab. Untuk {label}, {kind} sudah cukup; contohnya “{example}”.",
    "Maaf, aku tidak tahu soal “{quote}”. Kembali ke {label}: {kind}, seperti “{example}”.",
    "Cukup {kind}.",
  ],
  /** What the numbers of a scale mean, where a member compares in words. */
  "scale-read": [
    "Cara membacanya: 0 berarti {low}, 10 berarti {high}, dan 5 di tengah-tengah. Beda sedikit saja berarti 4 atau 6, tergantung ke arah mana.",
    "Kalau bedanya tipis, 4 condong ke “{low}” dan 6 condong ke “{high}”.",
    "Empat sampai enam?",
  ],
  /** After the number before was put right. */
  "scale-now": ["Sekarang angka untuk {label}.", "Tinggal angka untuk {label}.", "Angkanya sekarang?"],
  /** Asked twice in vain. */
  "unfit-left": [
    "“{quote}” tidak kutulis, dan {label} kubiarkan kosong dulu. Bisa diisi di akhir.",
    "Bagian {label} kulewati tanpa “{quote}”; di akhir masih bisa diubah.",
    "Kukosongkan dulu.",
  ],
  /** The member wants nothing there: no request, no name. */
  "unfit-none": ["Baik, {label} tidak kutulis.", "Oke, tanpa {label}.", "Oke, dikosongkan."],
  /** The member has said it before, and what was said stands already. */
  "said-before": [
    "Betul, itu sudah ada: “{value}”. Kupakai yang itu, jadi {label} tidak kutanyakan lagi.",
    "“{value}” sudah kucatat tadi, dan {label} kulewati.",
    "Sudah ada, lanjut.",
  ],
} as const satisfies Record<string, readonly string[]>;
