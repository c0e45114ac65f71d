/** Google sign-in. */
export const googleTexts = {
  button: "Pakai Google ID kamu biar lebih mudah", // T-007
  scriptFailed: "Failed to load the Google 3P Authorization JavaScript Library.", // T-011
  credentialInvalid: "JWT provided is invalid", // T-012
  tryAgain: "Coba sekali lagi, atau masuk dengan email dan password.",
  dialogTitle: "Masuk dengan Google",
  dialogText: "Tekan tombol Google di bawah, lalu pilih akunmu. Kami hanya menerima nama dan alamat emailmu.",
  waiting: "Menyiapkan Google...",
  inApp:
    "Google tidak mengizinkan masuk dari dalam aplikasi ini. Buka halaman ini di Chrome atau Safari, atau masuk dengan email di atas.",
  openChrome: "Buka di Chrome",
  or: "atau",
} as const;
