/** Sign-in, sign-up, verification, consent, sign-out. */
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
  /** The limit is named with the word (B-420). */
  promoDay: (minutes: number) => `Gratis ${minutes} menit setiap hari. Daftar, lalu langsung mulai cerita.`,
  promoOnce: (minutes: number) => `${minutes} menit pertamamu gratis. Daftar, lalu langsung mulai cerita.`,
  resend: "Kirim ulang email verifikasi",
  resent: "Email verifikasi sudah dikirim. Cek inbox dan folder spam kamu.",
  networkFailed: "Tidak bisa terhubung. Periksa koneksimu, lalu coba lagi.",
  pageTitle: "Masuk",
  noToken: "Belum bisa masuk. Coba lagi sebentar lagi.",
} as const;

export const registerTexts = {
  title: "Kenalan Sama Alma Dulu!", // T-024
  submit: "Daftar", // T-025
  toLogin: "Sudah punya akun? Masuk", // T-026
  nameShort: "Nama harus lebih dari 3 huruf", // T-027
  phoneInvalid: "No HP tidak valid", // T-028
  emailInvalid: "Email tidak valid", // T-029
  passwordShort: "Password minimal 8 karakter", // T-030
  confirmDiffers: "Konfirmasi password tidak sama dengan password", // T-031
  nameLabel: "Nama",
  phoneLabel: "No HP",
  emailLabel: "Email",
  passwordLabel: "Password",
  confirmLabel: "Konfirmasi password",
  pageTitle: "Daftar",
  intro: "Buat akunmu dulu, cukup satu menit.",
  passwordHint: "Minimal 8 karakter.",
  passwordCommon: "Password ini terlalu mudah ditebak. Pilih yang lain.",
} as const;

export const verifyTexts = {
  created:
    "Akun berhasil dibuat! Silahkan cek inbox email Anda untuk melakukan verifikasi. Jika tidak ditemukan, silahkan cek di spam.", // T-032
  tokenMissing: "Token tidak ditemukan di URL.", // T-033
  verifying: "Sedang memverifikasi email kamu...", // T-034
  manualLink: "Klik di sini jika tidak diarahkan secara otomatis", // T-035
  failed: "Verifikasi gagal.", // T-036
  crashed: "Terjadi kesalahan saat verifikasi.", // T-037
  success: "Sekarang masuk dengan email dan passwordmu, lalu mulai cerita.",
  countdown: (seconds: number) => `Kamu akan diarahkan ke halaman masuk dalam ${seconds} detik.`,
  toLogin: "Masuk",
  title: "Verifikasi email",
  createdTitle: "Cek emailmu, ya",
  successTitle: "Email terverifikasi",
  failedTitle: "Belum terverifikasi",
  retry: "Coba lagi",
  resendTitle: "Belum menerima emailnya?",
  resendNew: "Minta tautan baru",
  resendEmail: "Email yang kamu daftarkan",
  resendNext: "Lanjut",
} as const;
