/** Actions on a document of a conversation. */
export const documentTexts = {
  /** Label of its buttons, for screen readers. */
  tools: (title: string) => `Dokumen: ${title}`,
  copy: "Salin dokumen",
  copied: "Tersalin",
  copyFailed: "Belum tersalin. Tekan lama teksnya, lalu pilih salin.",
  save: "Simpan PDF",
  change: "Ubah sendiri",
  saving: "Menyiapkan...",
  saveFailed: "PDF belum bisa dibuat. Coba lagi sebentar.",
  standIns: "Beberapa huruf diganti karena tidak ada di fon dokumen ini.",
  choices: "Pilihan jawaban",
  askModel: "Coba lagi dengan AI",
  startTimer: "Mulai",
  stopTimer: "Berhenti",
  timerOver: "Selesai. Pelan-pelan saja.",
  round: (n: number, all: number) => `Putaran ${n} dari ${all}`,
};
