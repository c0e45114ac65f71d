/** Shown before the page is interactive, if its scripts did not load. Used only by the server. */
export const bootTexts = {
  stuck:
    "Halaman ini belum siap dipakai. Kami coba memuatnya lagi; yang sudah kamu tulis tetap ada, kecuali password. Darurat? Telepon 119.",
} as const;
