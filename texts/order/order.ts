/** What the server says about orders. `Anda`, since it is about money. */
export const orderTexts = {
  made: "Pesanan dibuat. Lanjutkan ke pembayaran.",
  free: "Pesanan selesai tanpa pembayaran.",
  paid: "Pesanan ini sudah dibayar.",
  otherEmail: "Email ini bukan email akun yang sedang masuk. Muat ulang halaman, lalu coba lagi.",
  tooMany: "Satu pilihan paling banyak 99. Kurangi jumlahnya, lalu coba lagi.",
  tooDear: "Jumlah pesanan ini terlalu besar untuk satu pembayaran. Bagi menjadi beberapa pesanan.",
  discountItem: (code: string) => (code ? `Potongan ${code}` : "Potongan"),
} as const;

/** The receipt mail. */
export const receiptMail = {
  subject: (invoice: string) => `Pembayaran diterima, ${invoice}`,
  intro: (client: string) =>
    `Terima kasih. Pembayaran Anda untuk Alma bersama ${client} sudah kami terima, dan yang Anda beli sudah bisa dipakai.`,
  invoice: "Nomor pesanan",
  paidAt: "Dibayar",
  line: (name: string, quantity: number) => (quantity > 1 ? `${name} ×${quantity}` : name),
  discount: (code: string) => (code ? `Potongan ${code}` : "Potongan"),
  total: "Total bayar",
  button: "Lihat pesanan",
  outro: "Kalau Anda tidak merasa membeli ini, balas email ini atau hubungi kami.",
} as const;
