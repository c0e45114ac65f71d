/** Lines for a flow that was the wrong one, and for words beside the new words of a part (lines.ts says how lists are used). */
export const belowLines = {
  /** A question stood behind words that were added to a text. */
  "asked-beside": [
    "“{question}” tidak kutulis di situ. Itu pertanyaan untukku, dan belum bisa kuhitung dari tulisan ini.",
    "“{question}” tidak ikut kutulis, dan belum bisa kujawab.",
    "Pertanyaannya tidak kutulis.",
  ],
  /** The member says that the flow is not what was meant. */
  "wrong-flow": [
    "Maaf, aku salah tangkap; ini bukan yang kamu cari.",
    "Maaf, keliru lagi di aku.",
    "Maaf, salah lagi.",
  ],
  /** The money was no loan. */
  "origin-changed": [
    "Maaf, keliru: ini {origin}, bukan pinjaman. Pesannya kutulis ulang dari awal.",
    "Oke, {origin}. Pesannya kuganti.",
    "Pesannya kuganti.",
  ],
  "origin-taken": [
    "Maaf, keliru: uangnya {origin}, bukan dipinjam. Semuanya kutulis ulang.",
    "Oke, uangnya {origin}. Kata-katanya kusesuaikan.",
    "Kata-katanya kusesuaikan.",
  ],
  "answers-kept": [
    "Jawabanmu untuk {title} tidak hilang.",
    "Yang sudah kamu jawab tersimpan.",
    "Jawabanmu tersimpan.",
  ],
  "wrong-offer": [
    "Dari tulisanmu, ini yang lebih dekat. Betul yang ini?",
    "Mungkin yang ini maksudmu; kalau bukan, tulis saja soalnya apa.",
    "Barangkali ini?",
  ],
  /** Nothing says what is meant instead. */
  "wrong-asked": [
    "Sebenarnya ini soal apa? Satu atau dua kata sudah cukup, atau cerita dulu.",
    "Jadi ini tentang apa? Boleh satu kata saja.",
    "Soal apa sebenarnya?",
  ],
  /** An order says what is wrong, and not what shall stand there instead. */
  /** The form for both stands there, and nothing says which it is. */
  "reader-uncalled": [
    "“Pak/Bu” masih di situ, karena aku belum tahu beliau dipanggil apa. Tulis panggilannya, misalnya “manggilnya Teh Rina”.",
    "Panggilannya apa? Begitu kamu tulis, “Pak/Bu” kuganti di semua kalimat.",
    "Dipanggil apa?",
  ],
  "words-needed": [
    "Untuk “{what}” aku perlu kalimat gantinya. Tulis saja di sini, misalnya: ganti “...” jadi “...”.",
    "“{what}” masih kubiarkan, karena gantinya belum ada. Kalimatmu sendiri yang paling pas.",
    "Gantinya “{what}”?",
  ],
  /** What the member feels is said beside an order; it does not go into the text. */
  "felt-beside": [
    "“{quote}” tidak kutulis di situ. Wajar kok merasa begitu, dan tidak harus hilang dulu untuk bisa jalan.",
    "“{quote}” kubaca, dan kubiarkan di antara kita saja.",
    "Rasa itu wajar.",
  ],
  /** The member gives a change up. */
  "edit-kept": [
    "Oke, tidak jadi diubah. Tulisannya tetap seperti tadi.",
    "Baik, bagian itu kubiarkan.",
    "Tetap seperti tadi.",
  ],
  "place-dropped": [
    "Oke, kalimat tadi tidak kutaruh di mana-mana; tulisannya tetap begitu.",
    "Baik, yang barusan tidak ikut ditulis.",
    "Tidak ikut ditulis.",
  ],
  /** The member is tired or at a loss: below a document, at its parts, and at the new words of one. */
  "made-tired": [
    "Pelan-pelan saja. Tulisannya sudah tersimpan, dan tidak ada yang harus diubah sekarang.",
    "Istirahat dulu juga boleh; tulisannya menunggu di sini.",
    "Pelan-pelan saja.",
  ],
  "parts-tired": [
    "Tidak harus diubah sekarang, pelan-pelan saja. Tekan satu bagian yang paling mengganjal, atau biarkan dulu.",
    "Wajar kalau capek. Satu bagian saja sudah cukup, sisanya boleh dibiarkan.",
    "Boleh dibiarkan saja.",
  ],
  "edit-tired": [
    "Wajar kalau pusing, pelan-pelan saja. Untuk {label} satu kalimat seadanya sudah cukup, dan boleh juga dibiarkan seperti tadi.",
    "Tidak harus ketemu sekarang. {label} yang lama masih bisa dipakai.",
    "Boleh dibiarkan dulu.",
  ],
  "edit-tired-example": [
    "Wajar kalau pusing, tidak perlu dipikir sendirian. Contoh untuk {label}: “{example}”. Boleh ditiru, boleh juga dibiarkan seperti tadi.",
    "Tidak apa-apa belum ketemu; {label} bisa seperti “{example}”, atau tetap yang lama.",
    "Misalnya “{example}”.",
  ],
  /** A complaint or a question at the parts of a document. */
  "parts-complaint": [
    "Maaf jadi ribet. Cukup tekan satu bagian, atau biarkan seperti tadi.",
    "Maaf, kuringkas: satu tombol saja, atau tidak usah diubah.",
    "Maaf ya.",
  ],
  "parts-asked": [
    "Itu tidak bisa kupilihkan, maaf. Tekan bagian yang menurutmu paling mengganjal; kalau sudah cukup, biarkan saja.",
    "Soal itu pilihanmu sendiri. Tekan satu bagian, atau biarkan.",
    "Terserah kamu.",
  ],
  /** A question at the new words of a part, which has no answer. */
  "edit-asked": [
    "Jawaban pastinya tidak kupunya, maaf. Tulis {label} seadanya dengan kata-katamu, atau biarkan seperti tadi.",
    "Itu aku tidak tahu. Satu kalimat pendek untuk {label} sudah cukup.",
    "Aku tidak tahu.",
  ],
  "edit-asked-example": [
    "Jawaban yang pasti aku tidak punya, maaf. Sebagai gambaran, {label} bisa seperti “{example}”; yang lama juga boleh dibiarkan.",
    "Soal itu aku tidak tahu; {label} misalnya “{example}”.",
    "Misalnya “{example}”.",
  ],
  /** Other words for the guide where the new words of a part are awaited. */
  "edit-aside": [
    "Sepertinya “{quote}” untukku, jadi belum kutulis. Ketik {label} yang baru, atau biarkan seperti tadi.",
    "“{quote}” belum kutulis. Yang kutunggu {label} yang baru.",
    "Itu belum kutulis.",
  ],
  /** Beside what was not done: the member can do it without the guide. */
  "left-own": [
    "Atau tekan “Ubah sendiri” di bawah teks dan ketik langsung.",
    "Bisa juga lewat “Ubah sendiri” di bawah teks, ketik langsung di situ.",
    "Lewat “Ubah sendiri”.",
  ],
  /** The member wants milder words than their own; the guide chooses none for them. */
  "no-softer": [
    "Kata-katamu belum bisa kuhaluskan sendiri, jadi belum ada yang berubah. Pilih bagiannya, lalu tulis versi yang lebih pelan.",
    "Memilih kata yang lebih halus masih bagianmu. Mana yang mau kamu tulis dengan lebih pelan?",
    "Bagian yang mana?",
  ],
  /** A message wants a change that was not understood, so that nothing has changed yet. */
  "part-unread": [
    "Belum ada yang berubah, karena belum kutangkap bagian mana yang dimaksud. Pilih bagiannya, ya.",
    "Masih belum kutangkap, jadi belum kuubah. Yang mana?",
    "Bagian yang mana?",
  ],
  /** Two wishes of one message. */
  "two-wishes": [
    "Kubaca {count} hal:\n{list}\nKita mulai dari nomor 1, yang lain kucatat. Tulis “yang kedua” kapan saja kalau mau ke sana.",
    "Jadi {count} hal:\n{list}\nNomor 1 dulu, yang lain menyusul.",
    "{list}",
  ],
  /** The wishes of a message that names several, above their buttons. */
  "several-wishes": [
    "Yang kubaca {count} hal:\n{list}\nPilih yang mau dikerjakan dulu; yang lain tetap kucatat.",
    "Ada {count} hal yang kubaca:\n{list}\nMana yang dulu?",
    "{list}",
  ],
  /** When the turn of a wish that waits comes, at a question of another flow. */
  "wish-when": [
    "Tinggal {count} pertanyaan lagi di sini, sesudah itu “{quote}”. Kalau mau ke sana sekarang, tekan “{offer}”.",
    "Masih {count} pertanyaan, lalu “{quote}”; tombol “{offer}” membawamu ke sana sekarang.",
    "Lagi {count} pertanyaan.",
  ],
  "wish-when-next": [
    "Sesudah yang ini, langsung “{quote}”. Tombol “{offer}” untuk yang mau sekarang juga.",
    "“{quote}” tepat sesudah ini; tombol “{offer}” membawamu ke sana sekarang.",
    "Tepat sesudah ini.",
  ],
  /** A wish that waits begins before its turn. */
  "wish-go": [
    "Kita ke “{quote}” sekarang. Yang tadi kusimpan, dan bisa dilanjutkan sesudahnya.",
    "Sekarang “{quote}”; yang tadi menunggu.",
    "Kita ke sana.",
  ],
  /** Another wish that is asked about in the middle of a flow. */
  "wish-after": [
    "Sesudah ini kita kerjakan “{quote}”; sudah kucatat. Yang ini kita selesaikan dulu.",
    "“{quote}” giliran berikutnya, sesudah ini.",
    "“{quote}” sesudah ini.",
  ],
  /** The text in view cannot be used where the member is. */
  unfitting: [
    "Maaf, yang itu tidak cocok dengan keadaanmu, dan belum kuanggap jadi. Tekan “Ubah bagian ini” dan tulis apa yang bisa kamu lakukan di sana, atau ambil yang lain di bawah.",
    "Baik, itu tidak bisa dipakai di sana. Ubah bagiannya dengan kata-katamu, atau pilih yang lain.",
    "Ubah bagiannya saja.",
  ],
  /** A question whether to begin something new, beside a reckoning. */
  venture: [
    "Itu pertanyaan tersendiri, jadi angkanya tidak kucampur ke {title}. Jadi atau tidaknya bisa kita uji kecil dulu, atau kita timbang dua pilihannya.",
    "Angka yang itu tidak kumasukkan ke {title}. Mau diuji kecil, atau ditimbang?",
    "Tidak kucampur.",
  ],
  "venture-apart": [
    "Betul, yang itu di luar {title}. Rencana barunya bisa diuji kecil-kecilan, atau kita bandingkan dua pilihannya.",
    "Itu di luar {title}; tinggal pilih diuji kecil atau ditimbang.",
    "Ditimbang dulu?",
  ],
  /** An answer was taken for another wish. */
  "misread-wish": [
    "Maaf, itu kukira permintaan lain. Kucatat sebagai jawabanmu.",
    "Maaf, salah tangkap. Itu kucatat sebagai jawaban.",
    "Kucatat sebagai jawaban.",
  ],
  "addition-open": [
    "Itu tidak kutambahkan. Ketik kalimat tambahannya, atau biarkan seperti tadi.",
    "Yang kutunggu kalimat tambahannya; boleh juga tidak jadi.",
    "Tambahannya apa?",
  ],
} as const satisfies Record<string, readonly string[]>;
