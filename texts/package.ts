/** Packages of time. `Anda`, since it is about money (STYLE). */
export const packageTexts = {
  pageTitle: "Paket waktu",
  title: "Paket waktu",
  intro: "Waktu tambahan untuk mengobrol dengan expert pilihan Anda.",
  introWith: (service: string) => `Waktu tambahan untuk mengobrol di bidang ${service}.`,
  minutes: (minutes: number) => `${minutes} menit`,
  each: (price: string) => `${price} per menit`,
  buySoonTitle: "Pembelian waktu belum dibuka",
  buySoon:
    "Anda sudah bisa melihat paketnya, tetapi belum bisa membelinya di sini. Obrolan dan pesan Anda tetap tersimpan.",
  empty: "Belum ada paket waktu",
  emptyText: "Untuk expert ini belum ada paket waktu yang ditawarkan.",
  loadFailedTitle: "Paket waktu belum bisa dimuat",
  loadFailed: "Periksa jaringan Anda, lalu coba lagi.",
  retry: "Coba lagi",
  back: "Kembali ke daftar obrolan",
} as const;
