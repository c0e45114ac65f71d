/** The purchase history, and the return from payment. `Anda`, since it is about money. */
export const historyTexts = {
  title: "Transaksi",
  pageTitle: "Transaksi",
  back: "Kembali ke obrolan",
  tabs: "Jenis pembelian",
  tab: {
    digital: "Produk", // T-138
    chat: "Paket", // T-139
  },
  nothing: {
    digital: "Tidak ada riwayat pembelian produk.", // T-142
    chat: "Tidak ada riwayat pembelian paket.", // T-143
  },
  nothingText: {
    digital: "Produk yang sudah Anda bayar muncul di sini.",
    chat: "Paket waktu yang sudah Anda bayar muncul di sini.",
  },
  nothingNext: {
    digital: "Lihat produk",
    chat: "Lihat paket waktu",
  },
  current: "Detail pembelian",
  orders: "Semua pesanan",
  none: "Tidak ada data pesanan", // T-141
  noMatchText: "Ubah pencarian atau status, lalu coba lagi.",
  showAll: "Tampilkan semua pesanan",
  failedTitle: "Riwayat transaksi belum bisa dimuat",
  failed: "Pesanan Anda tetap tersimpan. Periksa jaringan Anda, lalu coba lagi.",
  retry: "Coba lagi",
  search: {
    label: "Cari pesanan",
    placeholder: "Invoice atau nama isi",
    submit: "Cari",
    clear: "Hapus pencarian",
  },
  status: "Status",
  filters: {
    all: "Semua status",
    paid: "Selesai",
    pending: "Menunggu",
    expired: "Kedaluwarsa",
  },
  found: (count: number) => `${count} pesanan`,
  pages: "Halaman pesanan",
  columns: {
    invoice: "No. invoice",
    items: "Isi pesanan",
    date: "Tanggal",
    status: "Status",
    total: "Total",
  },
  show: (invoice: string) => `Lihat detail ${invoice}`,
  more: (count: number) => `+${count} lainnya`,
} as const;

/** A-120; T-140 for products, used for packages too. */
export const statusTexts = {
  paid: "Selesai", // T-140
  pending: "Menunggu",
  expired: "Kedaluwarsa",
  dikirim: "Dikirim",
  refunded: "Dana dikembalikan",
  declined: "Belum dibayar",
} as const;

export const orderTexts = {
  invoice: "No. invoice",
  date: "Tanggal",
  status: "Status",
  lines: "Isi pesanan",
  subtotal: "Total harga",
  discount: "Diskon",
  voucher: "Voucher",
  noVoucher: "Tidak ada",
  total: "Total pembayaran",
  times: (quantity: number, price: string) => `${quantity} × ${price}`,
  minutes: (minutes: number) => `${minutes} menit obrolan`,
  refunded: (when: string) => `Dana dikembalikan pada ${when}.`,
  payBefore: (when: string) => `Bayar sebelum ${when}.`,
  pay: "Lanjutkan pembayaran",
  check: "Periksa status",
  stillPending: "Belum ada pembayaran yang masuk untuk pesanan ini.",
  checkFailed: "Status belum bisa diperiksa. Periksa jaringan Anda, lalu coba lagi.",
  changed: (status: string) => `Status pesanan: ${status}`,
  cancel: "Batalkan pesanan",
  cancelTitle: "Batalkan pesanan ini?",
  cancelBody: (invoice: string) =>
    `Pesanan ${invoice} tidak bisa dibayar lagi setelah dibatalkan. Voucher yang terpakai bisa Anda gunakan kembali.`,
  cancelYes: "Ya, batalkan",
  cancelNo: "Tidak",
  cancelled: "Pesanan dibatalkan",
  cancelFailed: "Pesanan belum bisa dibatalkan. Periksa jaringan Anda, lalu coba lagi.",
  receipt: "Unduh struk",
  receiptFile: (invoice: string) => `struk-${invoice}.pdf`,
  receiptSaved: "Struk tersimpan",
  receiptNoPassword:
    "Demi keamanan, keluar dari akun, masuk lagi, lalu unduh struk dalam sepuluh menit setelahnya. Rinciannya juga sudah dikirim ke email Anda.",
  receiptFailed: "Struk belum bisa diunduh. Periksa jaringan Anda, lalu coba lagi.",
  toOwn: "Buka Produk saya",
  toConversation: "Lanjutkan obrolan",
  toConversations: "Ke daftar obrolan",
} as const;

/** What somebody returning from payment is told; never more than is known. */
export const returnTexts = {
  label: "Status pembayaran",
  asking: "Memeriksa pembayaran Anda...",
  pending: "Menunggu pembayaran",
  pendingText:
    "Kami belum menerima pembayaran Anda. Jika sudah membayar, tunggu sebentar: halaman ini berubah sendiri.",
  failing: "Status belum bisa diperiksa. Kami mencoba lagi secara otomatis.",
  paid: "Pembayaran diterima",
  free: "Pesanan selesai",
  paidChat: (minutes: number) => `${minutes} menit masuk ke saldo Anda.`,
  paidDigital: "Produk sudah ada di Produk saya.",
  refunded: "Dana dikembalikan",
  declined: "Pembayaran ditolak",
  declinedText:
    "Bank atau penyedia pembayaran menolak pembayaran ini. Pesanan Anda masih berlaku: coba cara lain, misalnya QRIS atau transfer bank.",
  payOther: "Bayar dengan cara lain",
  failed: "Pembayaran tidak berhasil",
  failedText:
    "Pesanan ini sudah berakhir. Buat pesanan baru dan pilih cara bayar lain. Jika uang Anda telanjur terpotong, pesanan ini tetap selesai begitu uangnya kami terima.",
  expired: "Pesanan tidak dibayar",
  expiredText:
    "Pesanan ini sudah berakhir. Jika Anda telanjur membayar, pesanan ini tetap selesai begitu uangnya kami terima.",
  againChat: "Pilih paket lagi",
  againDigital: "Ke keranjang",
  missing: "Pesanan tidak ditemukan",
  missingText: "Tidak ada pesanan dengan nomor ini di akun Anda.",
  leading: "Anda dibawa kembali ke obrolan yang tadi.",
  goNow: "Kembali sekarang",
  stay: "Tetap di sini",
} as const;
