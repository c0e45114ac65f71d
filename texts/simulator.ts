/** The page of the payment simulator, which stands in for the payment provider if none is set up. */
export const simulatorTexts = {
  title: (invoice: string) => `Pembayaran ${invoice} (simulasi)`,
  provider: "Simulator Pembayaran",
  simulation: "Ini simulasi. Tidak ada uang sungguhan yang berpindah, apa pun yang Anda pilih di sini.",
  amount: "Jumlah yang dibayar",
  seller: "Dibayarkan kepada",
  order: "Nomor pesanan",
  items: "Rincian",
  item: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
  deadline: (moment: string) => `Bayar sebelum ${moment}`,
  left: {
    days: (days: number, hours: number) => `Sisa waktu ${days} hari ${hours} jam`,
    hours: (hours: number, minutes: number) => `Sisa waktu ${hours} jam ${minutes} menit`,
    minutes: (minutes: number) => `Sisa waktu ${minutes} menit`,
    last: "Sisa waktu kurang dari satu menit",
  },
  methods: "Cara bayar",
  qris: {
    name: "QRIS",
    about: "Pindai dengan aplikasi bank atau dompet digital apa pun",
    detail: "Gambar ini contoh dan tidak bisa dipindai.",
  },
  va: {
    name: "Virtual account",
    about: "Transfer dari bank mana pun",
    detail: (number: string) => `Nomor contoh: ${number}`,
  },
  ewallet: {
    name: "Dompet digital",
    about: "GoPay, ShopeePay, DANA, atau OVO",
    detail: "Di pembayaran sungguhan, aplikasi dompet Anda terbuka di sini.",
  },
  notForAmount: "Tidak tersedia untuk jumlah ini",
  pay: "Bayar",
  others: "Mainkan hasil lain",
  fail: "Pembayaran ditolak",
  expire: "Biarkan kedaluwarsa",
  back: (seller: string) => `Kembali ke ${seller}`,
  denied: "Percobaan terakhir ditolak. Pesanan ini masih bisa dibayar sampai batas waktunya.",
  paid: {
    title: "Pesanan ini sudah dibayar",
    says: "Tidak perlu membayar lagi. Lihat pesanan Anda di riwayat transaksi.",
  },
  refunded: {
    title: "Pembayaran ini sudah dikembalikan",
    says: "Lihat rinciannya di riwayat transaksi.",
  },
  expired: {
    title: "Waktu pembayaran sudah habis",
    says: "Pesanan ini tidak bisa dibayar lagi, dan tidak ada uang yang ditarik. Buat pesanan baru bila masih perlu.",
  },
  cancelled: {
    title: "Pesanan ini sudah dibatalkan",
    says: "Tidak ada uang yang ditarik. Buat pesanan baru bila masih perlu.",
  },
  unknown: {
    title: "Halaman pembayaran ini tidak ada",
    says: "Periksa lagi alamatnya, atau buka pembayaran dari riwayat transaksi.",
  },
  foreign: {
    title: "Permintaan ini datang dari situs lain",
    says: "Tidak ada yang diubah. Buka halaman pembayaran dari riwayat transaksi, lalu coba lagi.",
  },
  malformed: {
    title: "Pilihan ini tidak dikenal",
    says: "Tidak ada yang diubah. Kembali ke halaman sebelumnya, lalu coba lagi.",
  },
  trouble: {
    title: "Simulator sedang tidak bisa dihubungi",
    says: "Coba lagi sebentar lagi. Pesanan Anda tetap tersimpan.",
  },
} as const;
