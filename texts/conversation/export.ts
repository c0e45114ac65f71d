/** A conversation as a file. */
export const exportTexts = {
  persona: (name: string, service: string) => `${name} (persona AI, ${service})`,
  speaker: (name: string) => `${name} (AI)`,
  labels: { expert: "Expert", start: "Mulai", used: "Waktu terpakai", status: "Status" },
  status: { active: "Masih berlangsung", ended: "Selesai" },
  at: (day: string, time: string) => `${day}, ${time} WIB`,
  time: (time: string) => `${time} WIB`,
  help: "Pesan bantuan",
  edited: "Pesan ini sudah diubah.",
  continued: "Lanjutan jawaban sebelumnya.",
  streaming: "Jawaban ini masih ditulis saat berkas dibuat.",
  empty: "Belum ada pesan di obrolan ini.",
  closing:
    "Alma adalah AI, bukan psikolog, dan bukan layanan darurat. Kalau kamu butuh bantuan segera, telepon 119 atau datang ke IGD terdekat. Untuk dukungan psikologis, telepon 119 lalu tekan 8.",
  footer: "Ditulis bersama AI, bukan psikolog. Bantuan segera: 119.",
  page: (page: number) => `Halaman ${page}`,
  neutralTitle: "Obrolan",
  /** Placeholders for characters that the fonts of the PDF lack. */
  emoji: "[emoji]",
  otherScript: "[huruf lain]",
  standIns: "Emoji dan huruf yang tidak bisa ditulis di berkas PDF ini ada utuh di berkas teks.",
} as const;
