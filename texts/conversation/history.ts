/** Actions on the history of a conversation: browsing it, and saving it as a file. */
export const transcriptTexts = {
  newer: "Tampilkan pesan sesudahnya",
  loadingNewer: "Memuat pesan sesudahnya...",
  newerFailed: "Pesan sesudahnya belum termuat.",
  retry: "Coba lagi",
  toNewest: "Ke pesan terbaru",
  /** Read out by screen readers before the message that a search led to. */
  marked: "Pesan yang dicari",

  rating: "Penilaianmu",
  rated: (star: number) => `${star} dari 5 bintang`,
  toStatement: (used: string) => `${used}, lihat rinciannya`,

  save: "Simpan obrolan",
  saveText: "Pilih bentuknya. Seluruh isi obrolan ini disimpan sebagai berkas di perangkatmu.",
  saveWarning:
    "Berkas ini tidak dikunci: siapa pun yang memegang perangkatmu bisa membacanya. Hapus lagi kalau sudah tidak perlu.",
  savePdf: "PDF",
  saveAsText: "Teks",
  saved: "Obrolan disimpan di unduhanmu.",
  saveFailed: "Berkasnya belum bisa dibuat. Periksa jaringanmu, lalu coba lagi.",
  fileName: (day: string) => `obrolan-${day}`,
} as const;
