/** Lines about an answer that is shown as it will stand, in the form of lines.ts. `noun`: what the text is called. */
export const shownLines = {
  "as-printed": [
    "Di {noun} nanti berdiri: “{quote}”. Kalau keliru, tekan “Bukan begitu”.",
    "Di {noun} akan tertulis: “{quote}”.",
    "Begini bunyinya di {noun}: “{quote}”.",
    "Yang akan dibaca: “{quote}”.",
    "Tertulis: “{quote}”.",
  ],
  /** The text stands right below. */
  "as-printed-here": [
    "Jawabanmu barusan berdiri sebagai “{quote}”. Kalau keliru, tekan “Bukan begitu”.",
    "Jawaban terakhirmu kutulis “{quote}”.",
    "Kutulis: “{quote}”.",
  ],
  /** The answer is opened again. `told`: the message from which it was taken. */
  "opened-parts": [
    "Baik, kita betulkan {label}. Tekan satu kalimat kalau itu saja sudah cukup, atau tulis persis yang mau dibaca orangnya; itu kupasang apa adanya.",
    "Oke, {label} kubuka lagi. Pilih satu kalimat, atau tulis kata-kata yang harus berdiri di situ.",
    "Pilih atau tulis.",
  ],
  "opened-whole": [
    "Baik, kita betulkan {label}. Tulis persis yang mau dibaca orangnya; itu kupasang apa adanya.",
    "Oke, {label} kubuka lagi. Tulis kata-kata yang harus berdiri di situ.",
    "Tulis persisnya.",
  ],
  "opened-told": ["Tadi kamu menulis: “{quote}”.", "Tulisanmu tadi: “{quote}”."],
  "taken-literally": [
    "Sudah kuganti, persis seperti yang kamu tulis: “{quote}”.",
    "Sekarang berdiri: “{quote}”.",
    "Diganti: “{quote}”.",
  ],
  "left-as-shown": ["Oke, {label} kubiarkan seperti tadi.", "Baik, {label} tetap begitu.", "Tetap begitu."],
} as const satisfies Record<string, readonly string[]>;
