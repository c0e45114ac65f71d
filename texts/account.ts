/** Sign-in. */
export const loginTexts = {
  heading: "Bagaimana kabarmu hari ini?", // T-003
  register: "Daftar", // T-004
  forgotPassword: "Lupa kata sandi?", // T-005
  submit: "Mulai Cerita", // T-006
  emailInvalid: "Email tidak valid", // T-008
  passwordShort: "Password minimal 8 karakter", // T-010
  emailLabel: "Email",
  passwordLabel: "Password",
  showPassword: "Tampilkan password",
  hidePassword: "Sembunyikan password",
  noAccount: "Belum punya akun?",
  promoTitle: "Voucher coba gratis",
  /** "Gratis" is named only together with its limit (B-420). */
  promoDay: (minutes: number) => `Gratis ${minutes} menit setiap hari. Daftar, lalu langsung mulai cerita.`,
  promoOnce: (minutes: number) => `${minutes} menit pertamamu gratis. Daftar, lalu langsung mulai cerita.`,
  resend: "Kirim ulang email verifikasi",
  resent: "Email verifikasi sudah dikirim. Cek inbox dan folder spam kamu.",
  networkFailed: "Tidak bisa terhubung. Periksa koneksimu, lalu coba lagi.",
  pageTitle: "Masuk",
  noToken: "Belum bisa masuk. Coba lagi sebentar lagi.",
} as const;
