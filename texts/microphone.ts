/** The microphone's button; what it says once it is pressed stands in voice.ts and is fetched with it. */
export const microphoneTexts = {
  speak: "Bicara",
  finish: "Selesai bicara",
  loadFailed: "Mikrofon belum bisa dibuka. Periksa jaringanmu, lalu tekan lagi.",
} as const;
