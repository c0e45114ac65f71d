/** What the guide says where answers are practised; part of `remarks` (remarks.ts). */
export const practiceLines = {
  /** Remarks on a practice answer: what can be counted in it. */
  "review-short": [
    "Itu kira-kira {seconds} detik; {least} sampai {most} detik lebih pas, jadi ada ruang untuk satu contoh.",
    "Baru sekitar {seconds} detik, pewawancara menunggu sampai {least} detik.",
    "Masih singkat, sekitar {seconds} detik.",
    "Baru {count} kata.",
  ],
  /** Of what an interviewer listens for, what was heard and what was not. */
  "review-parts": [
    "Terdengar “{found}”. Belum kutemukan kata untuk {missing}; kalau memang belum ada, tambahkan.",
    "“{found}” sudah ada. Yang belum kutemukan: {missing}.",
    "Ada “{found}”, belum ada kata untuk {missing}.",
    "Kurang: {missing}.",
  ],
  "review-whole": [
    "Terdengar “{found}”, dan bagian lain yang dicari juga tersebut.",
    "Semua yang dicari di sini tersebut, mulai dari “{found}”.",
    "Yang dicari tersebut, juga “{found}”.",
    "Tersebut semua.",
  ],
  "review-long": [
    "{count} kata, kira-kira {seconds} detik. Potong sampai sekitar {most} detik, mulai dari kalimat yang tidak menjawab.",
    "Panjang, {count} kata; lewat {most} detik orang mulai berhenti menyimak.",
    "Ini {count} kata, pangkas kira-kira sepertiganya.",
    "Terlalu panjang, {count} kata.",
    "{count} kata.",
  ],
  /** A weakness in what the work consists of. */
  "review-core": [
    "“{found}” itu menyentuh inti kerja {work}, yaitu {core}. Boleh jujur, tapi lebih aman pilih kekurangan lain, atau sebut apa yang sudah kamu ubah.",
    "Soal “{found}” tadi, pewawancara {work} biasanya berhenti di situ; pilih yang lain kalau ada.",
    "Masih inti kerjanya.",
  ],
  "review-again": [
    "Jawaban terakhirmu kuperiksa sekali lagi.",
    "Yang terlihat dari jawaban itu:",
    "Hasil periksanya:",
  ],
  /** The same point as before is still not found. */
  "review-still": [
    "Yang kusebut tadi masih belum kutemukan; abaikan kalau memang sudah ada.",
    "Masih belum kutemukan, tapi aku bisa luput.",
    "Itu masih belum.",
  ],
  /** The member's own answer with what it may lack, to be filled in by them. */
  "review-better": [
    "Misalnya jadi begini: “{text}”",
    "Versi yang lebih lengkap: “{text}”",
    "Bisa juga begini: “{text}”",
    "Contoh dari kalimatmu sendiri: “{text}”",
    "Jadinya: “{text}”",
  ],
  /** The member needs help with an answer: what the question wants, and an answer to fill in. */
  "practice-help": [
    "{wants} Ini kerangkanya; isi bagian dalam kurung, tekan “{use}”, atau lewati.",
    "{wants} Kerangkanya di bawah ini, tinggal isi kurungnya; “{use}” dan “Lewati” juga boleh.",
    "{wants} Coba isi kerangka ini.",
    "{wants} Kerangkanya:",
  ],
  "practice-example": [
    "Kalau sudah jadi, bunyinya bisa seperti ini: “{example}”",
    "Contoh yang sudah jadi: “{example}”",
    "Contohnya: “{example}”",
  ],
  /** The same once more at one question: some words to begin with. */
  "practice-start": [
    "Cukup sambung satu kalimat ini: “{start}”. Sisanya boleh menyusul.",
    "Sambung yang ini saja: “{start}”.",
    "Sambung: “{start}”.",
  ],
  "practice-passed": [
    "Bagian ini kulewati dulu; kurungnya bisa diisi di lembar akhir.",
    "Kita lewati dulu yang ini.",
    "Lewat dulu.",
  ],
  "practice-sample": [
    "Kerangkanya kupakai untuk bagian ini; kurungnya tinggal kamu isi.",
    "Kupakai juga yang ini, isi kurungnya nanti.",
    "Kerangkanya kupakai.",
  ],
  /** What was remarked on was no answer. */
  "practice-taken": [
    "Maaf, itu kukira jawaban. Sudah kukeluarkan, dan kita kembali ke pertanyaannya.",
    "Maaf, yang tadi juga bukan jawaban; sudah kukeluarkan.",
    "Maaf, kukeluarkan.",
  ],
  /** A remark misses what is there. */
  "practice-there": [
    "Maaf, catatan tadi hanya mencocokkan kata, jadi bisa luput. Jawabanmu tersimpan apa adanya.",
    "Maaf, itu luput dari daftarku; jawabanmu tidak berubah.",
    "Maaf, luput.",
  ],
  "practice-repeat": ["Pertanyaannya: {question}", "Sekali lagi, {question}", "{question}"],
  /** The member wants a number of questions. */
  "practice-count": [
    "Sesuai maumu, {count} pertanyaan saja; sesudahnya langsung kurangkum.",
    "Baik, jadi {count} pertanyaan.",
    "{count} pertanyaan, baik.",
  ],
  "practice-most": [
    "Pertanyaan yang kupunya di latihan ini {count}; sesudah itu kurangkum.",
    "Di sini adanya {count} pertanyaan.",
    "Adanya {count}.",
  ],
  /** What members are most afraid to be asked: a frame for the answer. */
  "fear-age": [
    "Soal umur, sebut angkanya sekali lalu pindah ke yang bisa kamu kerjakan: “Umur saya (angka), Pak/Bu. Yang saya bawa (lama) pengalaman di (bidang), dan saya terbiasa (satu hal yang dicari di sini).”",
    "Untuk umur, pakai kerangka yang tadi: angka, pengalaman, lalu satu hal yang mereka cari.",
    "Kerangka umur tadi.",
  ],
  "fear-gap": [
    "Soal lama tidak bekerja, satu kalimat lalu maju: “Sejak (bulan) saya belum bekerja tetap. Selama itu saya (yang kamu kerjakan), dan sekarang saya siap mulai.”",
    "Untuk masa menganggur, kerangkanya sama seperti tadi: sejak kapan, mengerjakan apa, siap mulai kapan.",
    "Kerangka jeda tadi.",
  ],
  "fear-dismissed": [
    "Soal berhenti dari tempat lama, cukup sebab yang benar tanpa menjelekkan siapa pun: “Saya berhenti (bulan) karena (sebabnya). Di sana saya belajar (satu hal), dan itu yang saya bawa ke sini.”",
    "Untuk berhenti kerja, kerangka tadi masih bisa dipakai: kapan, sebabnya, lalu yang kamu pelajari.",
    "Kerangka berhenti tadi.",
  ],
  "fear-nerves": [
    "Kalau gugup atau tergagap, katakan saja lalu ulangi: “Maaf, saya agak gugup, Pak/Bu. Boleh saya ulangi pelan-pelan.” Satu tarikan napas, dan mulai dari tempat dan waktunya.",
    "Untuk gugup, kalimat “Boleh saya ulangi pelan-pelan” sudah cukup.",
    "Kalimat gugup tadi.",
  ],
  /** Somebody has written down a fault of their own. */
  "review-fault": [
    "Menuliskan kesalahan sendiri tidak gampang.",
    "Itu berani ditulis apa adanya.",
    "Berani juga menulisnya.",
  ],
  /** The member has had enough of it. */
  "practice-enough": ["Baik, latihannya sampai di sini.", "Sampai di sini dulu, baik.", "Baik, cukup."],
} as const satisfies Record<string, readonly string[]>;
