/** The microphone button; what it says once pressed is in dictation.ts, which is fetched then. */
export const microphoneTexts = {
  speak: "Bicara",
  finish: "Selesai bicara",
  loadFailed: "Mikrofon belum bisa dibuka. Periksa jaringanmu, lalu tekan lagi.",
} as const;
