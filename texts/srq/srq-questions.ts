/**
 * The questions of the screening, by the version that a result names: the published Indonesian SRQ-29, with its
 * numbers 1 to 29 as ids. Some copies print item 3 without "tidak", which reverses its answer. Any change of
 * wording is a new version; an old one stays as long as results name it.
 */
export const srqQuestions = {
  "srq29-2026-11": [
    "Apakah Anda sering merasa sakit kepala?",
    "Apakah Anda kehilangan nafsu makan?",
    "Apakah tidur Anda tidak nyenyak?",
    "Apakah Anda mudah merasa takut?",
    "Apakah Anda merasa cemas, tegang, atau khawatir?",
    "Apakah tangan Anda gemetar?",
    "Apakah Anda mengalami gangguan pencernaan?",
    "Apakah Anda merasa sulit berpikir jernih?",
    "Apakah Anda merasa tidak bahagia?",
    "Apakah Anda lebih sering menangis?",
    "Apakah Anda merasa sulit untuk menikmati aktivitas sehari-hari?",
    "Apakah Anda mengalami kesulitan untuk mengambil keputusan?",
    "Apakah aktivitas/tugas sehari-hari Anda terbengkalai?",
    "Apakah Anda merasa tidak mampu berperan dalam kehidupan ini?",
    "Apakah Anda kehilangan minat terhadap banyak hal?",
    "Apakah Anda merasa tidak berharga?",
    "Apakah Anda mempunyai pikiran untuk mengakhiri hidup Anda?",
    "Apakah Anda merasa lelah sepanjang waktu?",
    "Apakah Anda merasa tidak enak di perut?",
    "Apakah Anda mudah lelah?",
    "Apakah Anda minum alkohol lebih banyak dari biasanya atau apakah Anda menggunakan narkoba?",
    "Apakah Anda yakin bahwa seseorang mencoba mencelakai Anda dengan cara tertentu?",
    "Apakah ada yang mengganggu atau hal yang tidak biasa dalam pikiran Anda?",
    "Apakah Anda pernah mendengar suara tanpa tahu sumbernya atau yang orang lain tidak dapat mendengar?",
    "Apakah Anda mengalami mimpi yang mengganggu tentang suatu bencana/musibah atau adakah saat-saat Anda seolah mengalami kembali kejadian bencana itu?",
    "Apakah Anda menghindari kegiatan, tempat, orang, atau pikiran yang mengingatkan Anda akan bencana tersebut?",
    "Apakah minat Anda terhadap teman dan kegiatan yang biasa Anda lakukan berkurang?",
    "Apakah Anda merasa sangat terganggu jika berada dalam situasi yang mengingatkan Anda akan bencana atau jika Anda berpikir tentang bencana itu?",
    "Apakah Anda kesulitan memahami atau mengekspresikan perasaan Anda?",
  ],
} as const;
