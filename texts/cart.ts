/** The cart. `Anda`, since it is about money. */
export const cartTexts = {
  added: "Produk berhasil ditambahkan ke keranjang", // T-078
  title: "Keranjang Saya", // T-126
  pageTitle: "Keranjang",
  open: "Buka keranjang",
  openWith: (count: number) => `Buka keranjang, ${count} barang`,
  empty: "Keranjang Anda Kosong", // T-127
  emptyText: "Produk yang Anda tambahkan saat mengobrol dengan expert muncul di sini.",
  toConversations: "Ke daftar obrolan",
  loadFailedTitle: "Keranjang belum bisa dimuat",
  loadFailed: "Isi keranjang Anda tetap tersimpan. Periksa jaringan Anda, lalu coba lagi.",
  retry: "Coba lagi",
  from: (expert: string) => `Dari ${expert}`,
  quantity: (product: string) => `Jumlah ${product}`,
  more: (product: string) => `Tambah ${product}`,
  less: (product: string) => `Kurangi ${product}`,
  remove: (product: string) => `Hapus ${product} dari keranjang`,
  removed: "Produk dihapus dari keranjang",
  undo: "Urungkan",
  oneIsEnough: "Satu sudah cukup: berkasnya bisa Anda buka berkali-kali.",
  each: (price: string) => `${price} per buah`,
  before: "Harga semula",
  tickGroup: (expert: string) => `Pilih semua dari ${expert}`,
  tick: (product: string) => `Pilih ${product}`,
  subtotalOf: (count: number) => `Subtotal (${count} barang)`,
  about: (message: string, products: string[]) => `${message} (${products.join(", ")})`,
  signIn: "Masuk",
} as const;

export const priceTexts = {
  free: "FREE", // T-158
} as const;
