/** The directory of experts. Texts without an id are our own wording. */
export const expertTexts = {
  title: "Pilih teman bicaramu",
  intro: "Semua yang ada di sini adalah persona AI, masing-masing dengan bidangnya.",
  pageTitle: "Expert",
  aiLabel: "AI",
  aiHint: "Persona AI, bukan manusia",
  startChat: "Start Chat", // T-084
  startFailed: "Failed to create chat conversation. Please try again later.", // T-057
  startFailedTitle: "Obrolan belum bisa dimulai",
  empty: "Belum ada expert",
  emptyText: "Mitra ini belum memilih expert. Coba lagi nanti, ya.",
  toConversations: "Ke daftar obrolan",
  detailPageTitle: "Tentang expert",
  backToList: "Semua expert",
  aiNote: (name: string) =>
    `${name} adalah persona AI yang dilatih menurut bidangnya, bukan psikolog. Dalam keadaan darurat, telepon 119.`,
  startWith: (name: string) => `Start Chat dengan ${name}`,
  about: "Tentang",
  skills: "Keahlian",
  skillService: "Layanan",
  skillCategory: "Fokus",
  subscribe: "Subscribe", // T-085
  products: (name: string) => `Produk dari ${name}`,
} as const;

export const directoryTexts = {
  search: {
    label: "Cari expert",
    placeholder: "Nama atau topik",
    submit: "Cari",
    clear: "Hapus pencarian",
  },
  all: "All", // T-083
  chips: "Saring menurut layanan",
  pages: "Halaman expert",
  found: (count: number) => `${count} expert`,
  none: "Tidak ada expert yang cocok",
  noneText: "Coba kata lain yang lebih pendek, atau lihat semua expert.",
  showAll: "Lihat semua expert",
  failedTitle: "Pencarian belum berhasil",
  failed: "Periksa jaringanmu, lalu coba lagi.",
  retry: "Coba lagi",
  joinTitle: "Punya keahlian untuk dibagikan?",
  joinText: "Daftar sebagai expert, dan bantu lebih banyak orang lewat pengetahuanmu.",
  join: "Gabung sebagai expert",
} as const;
