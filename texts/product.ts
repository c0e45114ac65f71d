/** Digital products of experts. `Anda`, since it is about money. Texts without an id are our own wording. */
export const productTexts = {
  listTitle: "Daftar Produk", // T-094
  search: {
    label: "Cari produk",
    placeholder: "Cari produk...", // T-095
    submit: "Cari",
    clear: "Hapus pencarian",
  },
  notFound: "Produk tidak ditemukan!", // T-096
  notFoundText: "Coba kata lain yang lebih pendek, atau lihat semua produk.",
  showAll: "Lihat semua produk",
  none: "Tidak ada produk yang ditemukan.", // T-097
  noneText: "Expert ini belum menawarkan produk.",
  toExperts: "Lihat expert lain",
  from: (expert: string) => `Dari ${expert}`,
  pages: "Halaman produk",
  found: (count: number) => `${count} produk`,
  failedTitle: "Produk belum bisa dimuat",
  failed: "Periksa jaringan Anda, lalu coba lagi.",
  retry: "Coba lagi",
  backToExpert: (expert: string) => `Tentang ${expert}`,
  backToList: "Daftar produk",
  pageTitle: "Produk",
  before: "Harga semula",
  now: "Harga sekarang",
  add: "Tambahkan Keranjang", // T-098
  added: "Produk berhasil ditambahkan ke keranjang", // T-078
  toCart: "Lihat keranjang",
  addFailed: "Produk belum masuk keranjang. Periksa jaringan Anda, lalu coba lagi.",
  quantity: "Jumlah",
  more: "Tambah jumlah",
  less: "Kurangi jumlah",
  oneIsEnough: "Satu sudah cukup: berkasnya bisa Anda buka berkali-kali.",
  detail: "Detail Produk", // T-099
  others: "Produk Lainnya", // T-100
  seeAll: "Lihat semua", // T-101
  unit: (unit: string) => `Berkas ${unit}`,
  take: "Ambil gratis",
  taken: "Produk ada di Produk saya",
  takeFailed: "Produk belum bisa diambil. Periksa jaringan Anda, lalu coba lagi.",
  owned: "Anda sudah memiliki produk ini.",
  toOwn: "Buka Produk saya",
} as const;
