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
  /** Does not say whether anybody signed up with the address. */
  resent:
    "Kalau alamat ini masih menunggu verifikasi, emailnya masuk sebentar lagi. Cek juga folder spam. Satu alamat menerima beberapa email saja setiap jam.",
  pageTitle: "Masuk",
  done: "Berhasil masuk.",
  noToken: "Belum bisa masuk. Coba lagi sebentar lagi.",
} as const;
