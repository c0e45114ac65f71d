/** The quiet line at the next visit: names nothing, so that it may be read over a shoulder. */
export const checkInTexts = {
  label: "Sapaan",
  text: "Senang kamu mampir lagi. Bagaimana keadaanmu hari ini? Kalau ingin ditemani, selalu ada yang bisa dihubungi.",
  help: "Bantuan",
  dismiss: "Tutup sapaan ini",
} as const;
