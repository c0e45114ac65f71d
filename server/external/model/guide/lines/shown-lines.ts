/** Lines about an answer that is shown as it will stand, in the form of lines.ts. `noun`: what the text is called. */
export const shownLines = {
  "as-printed": [
    "Di {noun} nanti tertulis begini: “{quote}”. Kalau kurang pas, tekan “Bukan begitu”.",
    "Di {noun} jadinya: “{quote}”.",
    "Begini bunyinya di {noun}: “{quote}”.",
    "Yang akan dibaca: “{quote}”.",
    "Tertulis: “{quote}”.",
  ],
  /** The text stands right below. */
  "as-printed-here": [
    "Jawabanmu barusan kutulis begini: “{quote}”. Belum sesuai? Tekan “Bukan begitu”.",
    "Jawaban terakhirmu kutulis “{quote}”.",
    "Kutulis: “{quote}”.",
  ],
  /** The answer is opened again. `told`: the message from which it was taken. */
  "opened-parts": [
    "Baik, kita betulkan {label}. Tekan satu kalimat kalau itu saja sudah cukup, atau tulis persis yang mau dibaca orangnya; itu kupasang apa adanya.",
    "Oke, {label} kubuka lagi. Pilih satu kalimat, atau tulis sendiri kata-katanya.",
    "Pilih atau tulis.",
  ],
  "opened-several": [
    "Oke, kita rapikan {label}. Tekan kalimat yang mau dibuang, satu per satu, atau tulis persis yang mau dibaca orangnya; itu kupasang apa adanya.",
    "Tekan yang mau dibuang dari {label}, atau tulis ulang sendiri.",
    "Buang atau tulis.",
  ],
  "opened-whole": [
    "Baik, {label} kita perbaiki. Tulis persis yang mau dibaca orangnya, nanti kupasang apa adanya.",
    "Silakan tulis ulang {label}, persis seperti yang mau dibaca.",
    "Tulis persisnya.",
  ],
  "opened-told": ["Tadi kamu menulis: “{quote}”.", "Tulisanmu tadi: “{quote}”."],
  /** Nothing was changed in the words. */
  "taken-literally": [
    "Sudah kuganti, persis seperti yang kamu tulis: “{quote}”.",
    "Sekarang tertulis: “{quote}”.",
    "Diganti: “{quote}”.",
  ],
  /** Only the spelling of the words was written out. */
  "taken-spelled": [
    "Sudah kuganti dengan kata-katamu, cuma ejaannya yang kurapikan: “{quote}”.",
    "Kata-katamu kupasang, cuma ejaannya kurapikan: “{quote}”.",
    "Ejaannya kurapikan: “{quote}”.",
  ],
  "taken-anew": [
    "Sudah kuganti. Sekarang tertulis begini: “{quote}”.",
    "Setelah diganti jadinya: “{quote}”.",
    "Diganti jadi: “{quote}”.",
  ],
  /** The answer was changed as the member wanted, and is still open. */
  "cut-shown": [
    "Sudah. Sekarang tertulis: “{quote}”. Kalau sudah sesuai, tekan “Sudah pas”.",
    "Oke, jadinya begini: “{quote}”. Sudah sesuai? Tekan “Sudah pas”.",
    "Sekarang jadi: “{quote}”.",
  ],
  /** A request that cannot be carried out. `quote`: its words, as in the two below. */
  "request-shown": [
    "“{quote}” kubaca sebagai permintaan, jadi tidak kutulis dan belum ada yang berubah. Tulis kata-kata persisnya, atau tekan tombol di bawah. Kalau itu memang kalimatnya, kirim lagi di antara tanda kutip.",
    "“{quote}” belum bisa kukerjakan, jadi belum ada yang berubah. Tulis kata-kata persisnya (pakai tanda kutip kalau itu memang kalimatnya), atau tekan tombol.",
    "Belum bisa: “{quote}”.",
  ],
  /** A request beside the new words. */
  "order-left": [
    "“{quote}” kubaca sebagai pesan untukku, jadi tidak ikut kutulis.",
    "“{quote}” tidak ikut kutulis, karena sepertinya untukku.",
    "Bukan isi: “{quote}”.",
  ],
  /** Other words beside a request that was carried out. */
  "beside-order": [
    "“{quote}” tidak kutulis. Kalau itu kalimat barunya, kirim sendiri saja.",
    "“{quote}” juga belum kutulis; kirim sendiri kalau perlu.",
    "“{quote}” tidak kutulis.",
  ],
  "left-fitting": ["Sip, {label} sudah pas.", "Oke, {label} begitu.", "Sip."],
  "left-as-shown": ["Oke, {label} kubiarkan seperti tadi.", "Baik, {label} tetap begitu.", "Tetap begitu."],
} as const satisfies Record<string, readonly string[]>;
