/** Said before the page is alive, where its scripts did not come. Read by the server alone. */
export const bootTexts = {
  stuck:
    "Halaman ini belum siap dipakai. Kami coba memuatnya lagi; yang sudah kamu tulis tetap ada, kecuali kata sandi. Darurat? Telepon 119.",
} as const;
