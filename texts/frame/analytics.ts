/** The consent question for analytics, on public pages if a vendor is set up. */
export const analyticsTexts = {
  label: "Statistik kunjungan",
  title: "Boleh kami menghitung kunjungan?",
  text: "Google menghitungnya untuk kami, di halaman ini saja. Cerita dan akunmu tidak ikut dikirim.",
  agree: "Boleh",
  refuse: "Tidak usah",
  change: "Ubah pilihan statistik",
} as const;
