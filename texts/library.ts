/** Bought files, and their reader. `Anda`, since they are bought. */
export const libraryTexts = {
  title: "Produk saya", // T-102
  search: {
    label: "Cari di produk Anda",
    placeholder: "Cari produk digital", // T-103
    submit: "Cari",
    clear: "Hapus pencarian",
  },
  open: "Unduh / Lihat", // T-104
  empty: "Belum Ada Pembelian", // T-105
  toHome: "Kembali ke beranda", // T-106
  noMatch: "Hasil Tidak Ditemukan", // T-107
  close: "Tutup", // T-108
  emptyText: "Produk digital yang Anda beli akan ada di sini, siap dibuka kapan saja.",
  noMatchText: (words: string) => `Tidak ada produk Anda yang cocok dengan “${words}”. Coba kata lain.`,
  showAll: "Tampilkan semua produk",
  back: "Kembali ke obrolan",
  openNamed: (name: string) => `Unduh / Lihat ${name}`,
  found: (count: number) => `${count} produk`,
  kind: (kind: string) => `Berkas ${kind.toUpperCase()}`,
  loadFailedTitle: "Produk saya belum bisa dimuat",
  loadFailed: "Periksa koneksi internet Anda, lalu coba lagi.",
  retry: "Coba lagi",
  opening: "Membuka berkas…",
  page: (page: number) => `Halaman ${page}`,
  pageOf: (page: number, pages: number) => `${page} dari ${pages}`,
  pageOfLong: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
  previous: "Halaman sebelumnya",
  next: "Halaman berikutnya",
  larger: "Perbesar",
  smaller: "Perkecil",
  download: "Unduh",
  pages: "Isi berkas",
  failedTitle: "Berkas ini belum bisa ditampilkan",
  failed: "Coba lagi, atau unduh dan buka dengan aplikasi di perangkat Anda.",
  pageFailed: "Halaman ini tidak bisa ditampilkan. Unduh berkasnya untuk membacanya.",
} as const;
