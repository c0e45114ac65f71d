/** Vouchers on the screens where something is bought. `Anda`, since it is about money. */
export const voucherTexts = {
  list: "Daftar Voucher", // T-111, T-118
  label: "Kode voucher",
  apply: "Pakai",
  applyCode: "Pakai voucher",
  checking: "Memeriksa...",
  needsPackage: "Silahkan pilih paket terlebih dahulu.", // T-130
  needsProduct: "Silahkan pilih produk terlebih dahulu.", // T-136
  needsCode: "Please enter a voucher code.", // T-131
  used: "Voucher sudah digunakan.", // T-132
  invalid: "Voucher tidak valid.", // T-133
  checkFailed: "Terjadi kesalahan saat memeriksa voucher.", // T-134
  wrongType: "Voucher tidak berlaku untuk produk ini.", // T-135
  none: "Voucher tidak tersedia", // T-137
  /** Follows T-134: what the member can still do. */
  tooMany: "Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.",
  onePiece: "Voucher gratis berlaku untuk satu barang saja. Pilih satu barang dengan jumlah 1.",
  applied: (name: string) => `Voucher terpasang: ${name}`,
  free: "Gratis",
  percent: (value: number) => `Diskon ${value}%`,
  freeUpTo: (price: string) => `Untuk satu paket sampai ${price}`,
  percentUpTo: (amount: string) => `Potongan paling banyak ${amount}`,
  until: (day: string) => `Berlaku sampai ${day}`,
  usedUp: "Sudah digunakan",
  pick: (name: string) => `Pakai voucher ${name}`,
  loading: "Memuat voucher...",
} as const;
