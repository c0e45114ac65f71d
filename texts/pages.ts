/** Moving between the pages of a list. Ours. */
export const pagesTexts = {
  previous: "Sebelumnya",
  next: "Berikutnya",
  page: (page: number) => `Halaman ${page}`,
} as const;
