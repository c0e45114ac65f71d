/** The receipt of an order. */
export const receiptTexts = {
  title: "Struk pembelian",
  name: (invoice: string) => `Struk ${invoice}`,
  invoice: "Nomor pesanan",
  ordered: "Tanggal pesanan",
  paid: "Dibayar",
  status: "Status",
  states: {
    paid: "Lunas",
    dikirim: "Lunas, sudah dikirim",
    refunded: (moment: string | null) =>
      moment ? `Dana sudah dikembalikan, ${moment}` : "Dana sudah dikembalikan",
  },
  buyer: "Pembeli",
  seller: "Penjual",
  by: "Dibayar lewat",
  gateways: {
    midtrans: "Midtrans",
    simulator: "Simulasi, tanpa uang sungguhan",
    free: "Tanpa pembayaran",
  },
  each: (quantity: number, price: string) => `${quantity} × ${price}`,
  subtotal: "Total harga",
  discount: (voucher: string | null) => (voucher ? `Diskon voucher ${voucher}` : "Diskon"),
  total: "Total pembayaran",
  closing:
    "Struk ini bukti pembelian Anda dan bukan faktur pajak. Simpan untuk bertanya tentang pesanan ini.",
  standIns: "Sebagian huruf tidak bisa ditulis di berkas ini dan diganti.",
  /** At the head of each further page. */
  continued: (client: string, invoice: string) => `${client}, struk ${invoice} (lanjutan)`,
  /** On every page, so that no page is without the order that it belongs to. */
  footer: (invoice: string) => `Pertanyaan tentang pesanan: sebutkan nomor ${invoice}.`,
} as const;
