/** Mail to the operator about an order that somebody has to look at. */
export const attentionMail = {
  subject: (invoice: string) => `Pesanan perlu dilihat: ${invoice}`,
  intro: (client: string) => `Ada pesanan di ${client} yang tidak bisa diselesaikan sendiri oleh sistem.`,
  invoice: "Nomor pesanan",
  gatewayOrder: "Nomor di pembayaran",
  total: "Total bayar",
  reason: "Alasan",
  reasons: {
    amount_mismatch:
      "Jumlah yang diterima tidak sama dengan totalnya. Pesanan belum dianggap dibayar dan tidak ada yang diberikan.",
    reversed: "Bank menarik kembali pembayaran yang sudah diterima, atau pembayarannya dibatalkan.",
    refunded_spent: "Uang sudah dikembalikan, tetapi sebagian waktunya sudah terpakai.",
    partly_refunded: "Sebagian uang dikembalikan. Waktu dan file tetap ada pada anggota.",
    overpaid: "File ini sudah dimiliki lewat pesanan lain. Yang dibayar dua kali perlu dikembalikan.",
    over_redeemed:
      "Dibayar setelah vouchernya dipakai lagi. Potongannya tetap berlaku, melebihi batas voucher.",
    erased: "Akunnya sudah dihapus sebelum uangnya datang. Uang ini perlu dikembalikan.",
    gateway_away:
      "Penyedia pembayaran pesanan ini tidak dipasang lagi, jadi sistem tidak tahu apakah pesanan ini sudah dibayar. Kalau sudah, uangnya perlu dikembalikan atau pesanannya dipenuhi.",
    disputed: "Pembayar menyanggah pembayaran ini lewat banknya. Yang dibeli sudah ditarik kembali.",
  },
  outro: ["Periksa pesanan ini di halaman penyedia pembayaran."],
} as const;
