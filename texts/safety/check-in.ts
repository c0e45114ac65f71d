/** The quiet line at the next visit: it names nothing, so that others may read it over the member's shoulder. */
export const checkInTexts = {
  label: "Sapaan",
  text: "Senang kamu mampir lagi. Bagaimana keadaanmu hari ini? Kalau ingin ditemani, selalu ada yang bisa dihubungi.",
  help: "Bantuan",
  dismiss: "Tutup sapaan ini",
} as const;
