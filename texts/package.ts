/** Time packages: the plans to choose from, and their checkout. `Anda`, since it is about money. */
export const packageTexts = {
  pageTitle: "Paket waktu",
  minutes: (minutes: number) => `${minutes} menit`,
  expertWith: (name: string, service: string) => `${name} · ${service}`,
  each: (price: string) => `${price} per menit`,
  features: "Isi paket",
  badFormat: "Invalid API response format", // T-125
  missingUser: "payment: the user id is missing",
  loadFailedTitle: "Paket waktu belum bisa dimuat",
  loadFailed: "Periksa jaringan Anda, lalu coba lagi.",
  retry: "Coba lagi",
} as const;

/** */
export const planTexts = {
  title: "Pilih paket yang sesuai untuk Anda", // T-109
  intro: "Waktu tambahan untuk mengobrol. Tidak ada langganan: Anda membayar sekali untuk satu paket.",
  views: "Tampilan",
  packages: "Paket", // T-110
  perMinutes: (minutes: number) => `/ ${minutes} menit`, // T-112
  choose: "Pilih Paket", // T-113
  chooseOf: (name: string) => `Pilih Paket ${name}`,
  freeName: "FREE", // T-114
  freeMinutes: 15,
  freeDescription: "Konsultasi gratis 15 menit (1 sesi) untuk berkenalan.", // B-322
  /** B-322 where a client grants fewer minutes a day: they make up one session. */
  freeSpread: (days: number) =>
    `Konsultasi gratis 15 menit (1 sesi) untuk berkenalan, dibagi dalam ${days} hari.`,
  freeService: "Semua expert",
  freeFeatures: ["Tanpa biaya", "Tanpa kartu"],
  freeDaily: (minutes: string) => `Yang Anda terima di sini: ${minutes} setiap hari`,
  freeOnce: (minutes: string) => `Yang Anda terima di sini: ${minutes}, satu kali`,
  freeNone: "Di sini belum ada waktu gratis.",
  freeButton: "Sudah termasuk",
  freeButtonNone: "Belum tersedia",
  /** Beside a price per minute. */
  cheapest: "Terendah",
  all: "Lihat paket semua expert",
  voucherKept: (name: string) => `Voucher ${name} dipasang saat Anda memilih paket.`,
} as const;

/** */
export const packageCheckoutTexts = {
  title: "Paket waktu",
  intro: "Waktu tambahan untuk mengobrol dengan expert pilihan Anda.",
  back: "Kembali",
  expert: "Expert",
  all: "Semua", // T-117
  packages: "Pilih paket",
  quantity: "Jumlah paket",
  more: "Tambah jumlah paket",
  less: "Kurangi jumlah paket",
  freeQuantity: "Voucher gratis berlaku untuk satu paket.",
  chosen: (name: string, quantity: number) => `${name} × ${quantity}`,
  openSheet: "Ringkasan, jumlah, dan voucher",
  time: "Waktu bertambah",
  nothingChosen: "Belum ada paket yang dipilih.",
  empty: "Belum ada paket waktu",
  emptyText: "Untuk expert ini belum ada paket waktu yang ditawarkan.",
  emptyAll: "Belum ada paket waktu yang ditawarkan di sini.",
  showAll: "Lihat paket semua expert",
  toConversations: "Ke daftar obrolan",
  priceNow: (name: string, price: string) =>
    `Harga ${name} sekarang ${price} per paket. Itulah yang Anda bayar.`,
} as const;
