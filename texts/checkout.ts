/** Texts of both checkouts. `Anda`, since it is about money. */
export const checkoutTexts = {
  summary: "Ringkasan",
  subtotal: "Subtotal",
  discount: "Potongan voucher",
  total: "Total",
  /** Follows `total`. */
  totalOf: (chosen: string) => ` · ${chosen}`,
  openSheet: "Ringkasan dan voucher",
  closeSheet: "Tutup ringkasan",
  saved: (amount: string) => `-${amount}`,
  failed: "Transaction failed: ", // T-124
  productsFailed: "Terjadi kesalahan saat memproses pembayaran.", // T-128
  nothingChosen: "Tidak ada produk yang dipilih.", // T-129
  /** A request whose response was lost may have succeeded all the same. */
  unsure:
    "Jawabannya tidak sampai, jadi pesanan Anda mungkin sudah tercatat. Menekan tombol bayar lagi tidak membuat pesanan kedua. Anda juga bisa memeriksanya di riwayat transaksi.",
  noAddress:
    "Alamat pembayarannya tidak kami terima. Pesanan Anda mungkin sudah tercatat; periksa riwayat transaksi.",
  noAnswer: "Koneksi terputus.",
  toHistory: "Lihat riwayat transaksi",
  alertTitle: "Pembayaran belum bisa dimulai",
  freeTitle: "Voucher gratis",
  freeDone: "Voucher gratis berhasil digunakan. Tekan OK untuk melanjutkan.", // T-123
  /** Above a pay button whose total is 0; the button keeps its words. */
  nothingToPay: "Tidak ada yang perlu dibayar: tombol ini langsung menyelesaikan pesanan.",
  tickFirst: "Centang dulu produk yang ingin Anda bayar.",
  packageBusy: "Loading...", // T-119
  productBusy: "Memproses...", // T-120
  packagePay: "Lanjutkan", // T-121
  productPay: "Bayar Sekarang", // T-122
} as const;
