/** The frame around every page: header, menu, footer, errors. Texts without an id are our own wording. */
export const frameTexts = {
  menu: "Menu", // T-002
  openMenu: "Buka menu",
  closeMenu: "Tutup menu",
  skip: "Langsung ke isi",
  loading: "Memuat...",
  networkFailed: "Tidak bisa terhubung. Periksa koneksimu, lalu coba lagi.",
  product: "AlmaCare",
  poweredBy: (client: string) => `Didukung oleh AlmaCare bersama ${client}.`,
  copyright: (year: number) => `© ${year} AlmaCare`,
  honest: "Teman bicara AI, bukan pengganti psikolog. Dalam keadaan darurat hubungi 119.",
  help: "Butuh bantuan sekarang?",
  description: (client: string) =>
    `Teman bicara AI berbahasa Indonesia dari AlmaCare bersama ${client}. Untuk refleksi dan edukasi; bukan pengganti psikolog.`,
  needsScript: "Halaman ini memerlukan JavaScript. Nyalakan JavaScript di peramban kamu, lalu muat ulang.",
} as const;

export const crashTexts = {
  title: "Ada yang tidak beres di sisi kami",
  body: "Ceritamu tidak hilang. Muat ulang halaman ini, atau kembali ke beranda.",
  offlineTitle: "Koneksimu sedang terputus",
  offlineBody: "Periksa jaringanmu, lalu coba lagi.",
  retry: "Coba lagi",
  home: "Kembali ke beranda",
} as const;

export const notFoundTexts = {
  title: "Halaman tidak ditemukan", // T-001
  body: "Alamat ini tidak ada, atau halamannya sudah dipindah.",
  home: "Kembali ke beranda",
  userTitle: "Pengguna tidak ditemukan",
  userBody: "Tidak ada yang cocok dengan alamat ini. Periksa lagi tautannya, atau kembali ke beranda.",
} as const;
