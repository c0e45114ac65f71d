/** What the guide says in a danger, beside its dialogues; part of `lines` (lines.ts). */
export const dangerLines = {
  /** Below a vetted message whose question the buttons answer. */
  "danger-begin": [
    "Pilih satu tombol, atau tulis dengan kata-katamu sendiri.",
    "Cukup satu tombol; kalau mau menulis panjang, boleh.",
    "Pilih jawabannya.",
  ],
  /** The danger was seen in another conversation, so nothing here says why the guide asks. */
  "danger-elsewhere": [
    "Di obrolanmu yang lain tadi ada yang membuatku khawatir, jadi itu dulu yang kutanyakan. Sesudahnya kita ke tulisanmu ini.",
    "Ini dulu, ya.",
  ],
  /** Makes sure of a denial at level 3, whose dialogues assume a danger and have no words for it. */
  "danger-sure": [
    "Supaya aku tidak keliru: apakah tadi memang bukan tentang bahaya, untukmu atau orang lain? Kalau memang ada bahaya, pilih yang sesuai di bawah.",
    "Satu hal saja, supaya aku tidak salah: apakah benar tidak ada yang dalam bahaya sekarang? Kalau ada, pilih yang sesuai di bawah.",
    "Kupastikan: bukan bahaya?",
  ],
  /** In danger, the text fits no button: it is stored, and the question is repeated. */
  "danger-heard": [
    "Tulisanmu kusimpan. Supaya aku tidak menebak, jawab satu ini dulu.",
    "Itu sudah terbaca di sini. Satu pertanyaan ini masih perlu jawaban.",
    "Teruskan menulis sebanyak yang kamu mau. Yang ini kutanyakan sekali lagi.",
    "Satu ini dulu.",
  ],
  /** The same in a medical emergency, where somebody is being helped while they read. */
  "emergency-heard": [
    "Pilih satu tombol saja, sambil tetap menolong.",
    "Tetap menolong. Cukup satu tombol.",
    "Satu tombol saja.",
  ],
  /** The first message says that somebody does not breathe, so what to do comes before any question. */
  "emergency-first": ["Kerjakan ini lebih dulu.", "Ini dulu."],
  /**
   * Added to a turn in danger that names no help, always the same; the second one if the danger comes from a person.
   */
  "danger-life": ["Bantuan: 119, IGD."],
  "danger-person": ["Bantuan: 110, 129."],
  /** The member describes a danger in their own words: shown before the next question. */
  "danger-told": [
    "Terima kasih sudah mengatakannya.",
    "Tidak gampang menuliskan itu, dan sekarang sudah tertulis di sini.",
    "Yang kamu tulis kubaca dengan serius.",
    "Terima kasih.",
  ],
  /** The member denied a level 3. */
  "danger-denied": [
    "Baik, aku berhenti menanyakan itu, dan maaf kalau aku salah membaca. 119 dan tombol “Bantuan” tetap ada kapan pun kamu perlu. Kita lanjut dari yang kamu tulis sebelum itu.",
    "Oke, tidak kutanyakan lagi. Kalau ternyata ada yang berat, telepon 119 atau tekan “Bantuan”. Ceritamu yang tadi boleh diteruskan.",
    "Baik. Bantuan: 119.",
  ],
  /** The dialogue has nothing more to say, but the danger is still there. */
  "danger-stay": [
    "Tulis terus di sini kalau itu menolong, dan tetaplah di dekat orang lain. Kalau belum ditangani petugas, telepon 119 sekarang.",
    "Setiap tulisanmu tersimpan. Lebih penting lagi ada yang menemanimu; telepon 119 sekarang kalau tidak ada siapa-siapa.",
    "Aku program dan tidak bisa melihat keadaanmu. Telepon 119 lagi kalau perlu, atau minta orang di dekatmu meneleponkan.",
    "Kalau ada yang berubah, tulis di sini. Petugas belum datang: telepon 119 sekarang.",
    "Hubungi lagi orang yang kamu percaya, atau telepon 119.",
    "Bantuan: 119, IGD.",
  ],
  /** A danger was denied and the denial confirmed, so it is over. */
  cleared: [
    "Baik, maaf aku salah menangkap. Tombol “Bantuan” tetap ada di atas kalau sewaktu-waktu perlu. Kita lanjut dari yang tadi kamu ceritakan.",
    "Maaf, sekali lagi aku salah menangkap. Kita lanjutkan yang tadi.",
    "Maaf, kita lanjut.",
  ],
  /** A danger that was only guessed is denied: the conversation goes on at once. */
  believed: [
    "Maaf, aku salah baca barusan. Kita lanjut, ya. Kalau ternyata ada yang membuatmu tidak aman, tulis saja, atau tekan “Bantuan”; 119 juga bisa ditelepon.",
    "Oke, itu salahku, maaf. Kita teruskan. Kalau nanti ada yang terasa tidak aman, tulis saja di sini; 119 dan tombol “Bantuan” tetap ada.",
    "Maaf, lanjut ya.",
  ],
  /** The same after a medical emergency, which may have been a real one. */
  "emergency-over": [
    "Baik, dan maaf kalau aku salah membaca. Siapa yang sempat sakit mendadak tetap perlu diperiksa, walau kelihatannya sudah biasa lagi; 119 selalu bisa dihubungi. Kita lanjut dari ceritamu sebelum ini.",
    "Oke, kita lanjut. Kalau keadaannya berubah lagi, 119 dan IGD tetap ada.",
    "Baik, kita lanjut.",
  ],
  /** Risk level 0 or 1 in the middle of a flow with an uncertain danger: asks nothing, so that the flow goes on. */
  doubt: [
    "Kalau ada yang lebih berat di balik ini, tulis saja kapan pun; tombol “Bantuan” juga selalu ada di atas.",
    "Bantuan tetap ada.",
  ],
} as const satisfies Record<string, readonly string[]>;
