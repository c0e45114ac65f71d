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
  "opened-whole": [
    "Baik, {label} kita perbaiki. Tulis persis yang mau dibaca orangnya, nanti kupasang apa adanya.",
    "Silakan tulis ulang {label}, persis seperti yang mau dibaca.",
    "Tulis persisnya.",
  ],
  "opened-told": ["Tadi kamu menulis: “{quote}”.", "Tulisanmu tadi: “{quote}”."],
  "taken-literally": [
    "Sudah kuganti, persis seperti yang kamu tulis: “{quote}”.",
    "Sekarang tertulis: “{quote}”.",
    "Diganti: “{quote}”.",
  ],
  "left-as-shown": ["Oke, {label} kubiarkan seperti tadi.", "Baik, {label} tetap begitu.", "Tetap begitu."],
} as const satisfies Record<string, readonly string[]>;
