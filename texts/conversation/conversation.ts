/** The list of conversations and starting a new one. */
export const conversationTexts = {
  pageTitle: "Obrolan",
  title: "Obrolanmu",
  start: "Mulai Chat", // T-042
  experts: "Pilih expert",
  empty: "Belum ada obrolan", // T-044
  emptyText: "Mulai dari satu kalimat saja. Teman bicaramu mendengarkan dulu, baru bertanya.",
  toExperts: "Pilih teman bicara",
  active: "active", // T-052
  inactive: "Inactive", // T-053
  chooseFirst: "Silakan pilih expert terlebih dahulu", // T-054
  noSaldo: "Saldo Anda tidak cukup untuk memulai obrolan baru", // T-055
  startFailed: "Failed to create chat conversation. Please try again later.", // T-056
  defaultTitle: "Unknown Title", // T-073
  defaultTopic: "Unknown Topic", // T-074
  startFailedTitle: "Obrolan belum bisa dimulai",
  emptySaldo: "Saldo kamu habis.",
  emptySaldoDay: (mmss: string) =>
    `Saldo kamu habis. Waktu gratis ${mmss} terisi lagi besok pukul 00.00 WIB.`,
  emptySaldoPool: "Saldo kamu habis. Hubungi admin mitra untuk menambah waktu.",
  held: "Kamu bisa bercerita kapan saja, gratis.",
  chooseExpert: "Mau bicara dengan siapa?",
  expertsFailed: "Daftar expert belum bisa dimuat. Periksa jaringanmu, lalu coba lagi.",
  startClose: "Tutup",
  columns: { title: "Judul", status: "Status", rating: "Penilaian", expert: "Expert", start: "Waktu mulai" },
  neutralTitle: (day: string, service: string) => `Sesi ${day}${service && ` \u00b7 ${service}`}`,
  neutralName: (service: string) => `Sesi${service && ` ${service}`}`,
  pages: "Halaman obrolan",
  loadFailedTitle: "Daftar obrolan belum bisa dimuat",
  loadFailed: "Obrolanmu tetap tersimpan. Periksa jaringanmu, lalu coba lagi.",
  retry: "Coba lagi",
  emptyPage: "Tidak ada obrolan di halaman ini.",
  firstPage: "Ke halaman pertama",
} as const;
