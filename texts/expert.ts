/** The directory of experts. Ours where no id stands. */
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
  detailPageTitle: "Tentang expert",
  backToList: "Semua expert",
  aiNote: (name: string) =>
    `${name} adalah persona AI yang dilatih menurut bidangnya, bukan psikolog. Dalam keadaan darurat, telepon 119.`,
  startWith: (name: string) => `Start Chat dengan ${name}`,
} as const;
