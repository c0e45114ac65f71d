/** What stands under an answer; loaded with the first answer. `kamu`, calm, no pressure. */
export const answerTexts = {
  tools: "Untuk jawaban ini",
  copy: "Salin jawaban",
  copied: "Tersalin",
  copyFailed: "Belum bisa disalin. Tekan lama pada jawabannya, lalu pilih Salin.",
  thumbUp: "Jawaban ini membantu",
  thumbDown: "Jawaban ini kurang membantu",
  thumbFailed: "Tandamu belum tersimpan. Periksa jaringanmu, lalu tekan lagi.",
  redo: "Tulis ulang",
  manner: "Singkatkan atau sederhanakan",
  shorter: "Lebih singkat",
  simpler: "Lebih sederhana",
  edit: "Ubah",
  editLabel: "Ubah pesan ini",
  version: (number: number, count: number) => `Versi ${number} dari ${count}`,
  previousVersion: "Versi sebelumnya",
  nextVersion: "Versi berikutnya",
} as const;

/** Rating of a conversation in stars (B-237 to B-240). */
export const ratingTexts = {
  title: "Bagaimana obrolan ini menurutmu?",
  star: (star: number) => `${star} dari 5 bintang`,
  worst: "Kurang membantu",
  best: "Sangat membantu",
  askTitle: "Simpan penilaian?",
  ask: "Apakah Anda yakin ingin memberikan rating ini?", // T-075
  confirm: "Ya, simpan",
  cancel: "Batal",
  saving: "Menyimpan...",
  saved: "Penilaian telah disimpan!", // T-076
  successTitle: "Terima kasih",
  success: "Pengisian penilaian berhasil", // T-077
  failed: "Penilaianmu belum tersimpan. Periksa jaringanmu, lalu coba lagi.",
  retry: "Coba lagi",
  afterLow:
    "Terima kasih sudah jujur. Kalau mau, minta jawaban terakhir ditulis ulang, atau mulai obrolan baru kapan saja.",
} as const;

/** A product that an answer recommends, marked as an offer. */
export const offerTexts = {
  badge: "Penawaran",
  label: (name: string) => `Penawaran: ${name}`,
  add: "Tambah ke keranjang",
  addTitle: "Keranjang",
  toCart: "Lihat keranjang",
  failed: "Produk ini belum masuk keranjang. Periksa jaringan, lalu coba lagi.",
  retry: "Coba lagi",
} as const;
