/**
 * The list of conversations: filters, selection, deletion, search, titles, recommendations. `Anda` where it is about
 * deletion.
 */
export const listTexts = {
  tools: "Cari dan saring obrolan",
  filters: "Saring menurut layanan dan expert",
  total: (count: number) => `${count} obrolan`,
  service: "Layanan",
  allServices: "Semua Layanan", // T-040
  expert: "Expert",
  allExperts: "Semua Expert", // T-041
  noMatch: "Tidak ada obrolan yang cocok",
  noMatchText: "Coba layanan atau expert lain, atau lihat semua obrolanmu.",
  clearFilter: "Hapus filter",
  counter: (selected: number, rows: number) => `${selected}/${rows} baris.`, // T-043
  select: "Pilih",
  selectAll: "Pilih semua",
  selectRow: (title: string) => `Pilih ${title}`,
  selected: (count: number) => `${count} dipilih`,
  clearSelection: "Batal pilih",
  stars: (star: number) => `${star} dari 5`,
  notRated: "Belum dinilai",
  rating: "Penilaian",
  recommended: "Rekomendasi Expert", // T-045
  seeAll: "Lihat Semua", // T-046
  allChip: "Semua",
  chips: "Saring rekomendasi menurut layanan",
} as const;

export const deleteTexts = {
  title: "Hapus Obrolan", // T-047
  question: "Apakah Anda yakin ingin menghapus obrolan yang dipilih?", // T-048
  confirm: "Ya, hapus", // T-049
  close: "Tutup", // T-050
  nothingSelected: "Pilih satu atau lebih obrolan terlebih dahulu", // T-051
  done: "Obrolan dihapus",
  undo: "Urungkan",
  undone: "Obrolan dikembalikan",
  failed: "Obrolan belum terhapus. Periksa jaringan Anda, lalu coba lagi.",
  undoFailed: "Obrolan belum bisa dikembalikan. Periksa jaringan Anda, lalu coba lagi.",
  undoAgain: "Coba lagi",
} as const;

export const searchTexts = {
  label: "Cari di obrolanmu",
  placeholder: "Kata atau judul",
  submit: "Cari",
  clear: "Hapus pencarian",
  results: "Hasil pencarian",
  found: (count: number) => `${count} hasil`,
  hasMore: "Masih ada hasil lain. Tambahkan kata supaya lebih tepat.",
  none: "Tidak ada yang cocok",
  noneText: "Coba kata lain yang lebih pendek, atau periksa ejaannya.",
  failedTitle: "Pencarian belum berhasil",
  failed: "Periksa jaringanmu, lalu coba lagi.",
  inTitle: "Judul cocok",
  you: "Kamu",
  said: (name: string) => `${name}:`,
} as const;

export const renameTexts = {
  action: (title: string) => `Ganti judul ${title}`,
  title: "Ganti judul",
  label: "Judul obrolan",
  hint: "Paling banyak 80 huruf. Judul terlihat oleh siapa pun yang memegang HP ini.",
  save: "Simpan",
  neutral: "Pakai judul netral",
  empty: "Tulis judulnya dulu.",
  failed: "Judul belum tersimpan. Periksa jaringanmu, lalu coba lagi.",
  saved: "Judul disimpan",
} as const;
