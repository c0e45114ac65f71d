/** Moving between the pages of a list. Our own wording. */
export const pagesTexts = {
  previous: "Sebelumnya",
  next: "Berikutnya",
  page: (page: number) => `Halaman ${page}`,
} as const;
