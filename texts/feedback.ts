/** Feedback to the management. */
export const feedbackTexts = {
  title: "Masukan untuk manajemen",
  intro: "Ada yang bisa kami perbaiki, atau yang kamu suka? Tulis apa adanya.",
  label: "Pesanmu",
  placeholder: "Misalnya: aku ingin bisa mengatur ukuran huruf",
  /** Pattern of the character counter (T-150). */
  counter: (letters: number, most: number) => `${letters}/${most}`,
  full: "Sudah 500 karakter. Yang lebih dari itu tidak ikut tersimpan.",
  privacy: "Dibaca oleh tim kami, disimpan terenkripsi. Bukan tempat untuk keadaan darurat.",
  submit: "Kirim masukan",
  sent: "Terima kasih, masukanmu sudah kami terima.",
  heard: "Masukanmu sudah kami terima. Sebelum lanjut, kami ingin memastikan kamu tidak sendirian.",
  toConversations: "Ke daftar obrolan",
  blank: "Tulis pesanmu dulu, paling banyak 500 karakter.",
} as const;
