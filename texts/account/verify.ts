/**
 * The page that the link in the mail opens after sign-up. T-032 says `Anda` and T-034 says `kamu`, so our sentences beside
 * T-032 name nobody.
 */
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
  createdTitle: "Cek email dulu, ya",
  successTitle: "Email terverifikasi",
  failedTitle: "Belum terverifikasi",
  readyTitle: "Satu langkah lagi",
  ready:
    "Tekan tombol di bawah untuk memverifikasi emailmu. Kalau kamu tidak merasa mendaftar, tutup saja halaman ini.",
  press: "Verifikasi email",
  retry: "Coba lagi",
  sameBrowser: "Buka tautannya di peramban ini, supaya password langsung berlaku.",
  resendTitle: "Belum menerima emailnya?",
  resendNew: "Minta tautan baru",
  resendEmail: "Email yang didaftarkan",
  resendNext: "Lanjut",
} as const;
