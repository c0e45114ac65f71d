/** What the guide says about numbers; part of `lines` (lines.ts). */
export const figureLines = {
  /** A list of costs and its sum, to be confirmed. */
  "figures-sum": [
    "Untuk {label} kuhitung begini: {working}. Kalau cocok, tekan jumlahnya.",
    "Hitungan {label} yang baru: {working}. Tekan jumlahnya kalau sudah pas.",
    "Kubaca lagi jadi: {working}.",
    "Begini? {working}.",
  ],
  /** A number for a day where the question is about a month. */
  "figures-period": [
    "Yang ditanya {label}, sedangkan angkamu untuk waktu yang lain. Mana hitungan yang benar?",
    "Angka itu belum sama waktunya dengan {label}. Tekan yang cocok, atau tulis sendiri.",
    "Waktunya masih beda; pilih hitungannya.",
    "Yang mana?",
  ],
  /** "2" for rupiah. */
  "figures-small": [
    "Angka sekecil itu untuk {label} biasanya ribuan atau jutaan. Yang mana?",
    "Supaya {label} tidak keliru, tekan yang kamu maksud atau tulis lengkap dengan ribu atau juta.",
    "Ribu atau juta?",
  ],
  /** Several numbers that are no list. */
  "figures-which": [
    "Ada beberapa angka di situ, dan untuk {label} aku perlu satu saja. Angka mana yang benar?",
    "Belum ada yang kucatat. Tekan angka untuk {label}, atau tulis satu angka.",
    "Satu angka saja untuk {label}, yang lain kutanyakan sesudah ini.",
    "Angka yang mana?",
  ],
  /** One of several numbers stands beside the words of the question, the others beside those of other questions. */
  "figures-named": [
    "Untuk {label} kuambil {value}; angka yang lain kutanyakan kalau perlu.",
    "Yang kucatat untuk {label}: {value}.",
    "Kucatat {value}.",
  ],
  "figures-own": [
    "Tulis satu angka saja untuk {label}.",
    "Silakan ketik {label} yang benar.",
    "Tulis angkanya.",
  ],
  /** An answer with several numbers that could not be settled. */
  "figures-left": [
    "Bagian {label} kubiarkan kosong dulu, supaya tidak salah ambil.",
    "Untuk {label} juga kukosongkan; bisa diisi di akhir.",
    "Itu kukosongkan.",
  ],
  /** A number from an earlier message, above the question to which it may belong. */
  "figures-earlier": [
    "Tadi kamu menulis “{quote}”. Tekan hitungan yang cocok, atau tulis angka lain.",
    "Ada juga “{quote}” di tulisanmu sebelumnya.",
    "Tadi: “{quote}”.",
  ],
  /** All values before a calculation. */
  "read-back": [
    "Sebelum dihitung, ini angka yang kupakai: {list}.",
    "Sekarang angkanya jadi: {list}.",
    "Setelah diganti: {list}.",
    "Angkanya: {list}.",
  ],
  "read-back-ask": ["Sudah benar semua?", "Kalau begini, sudah pas?", "Benar?"],
  "read-back-unclear": [
    "Tekan “Hitung” kalau sudah benar, atau bagian yang mau diganti.",
    "Pilih “Hitung” atau satu bagian.",
    "Hitung?",
  ],
  /** Where no turn is left for a question. */
  "read-back-told": ["Kuhitung dengan angka ini: {list}.", "Hitungan ini memakai: {list}.", "Angka: {list}."],
  "read-back-small": [
    "{label} tidak sampai seratus rupiah. Apa kurang ribu atau juta?",
    "Masih sekecil itu?",
  ],
  "read-back-zero": ["{label} masih nol. Memang begitu?", "{label} nol?"],
} as const satisfies Record<string, readonly string[]>;
