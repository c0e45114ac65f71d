/** Forgotten, reset and changed passwords. T-021 says `Anda`, so our sentences beside it name nobody. */
export const forgotTexts = {
  pageTitle: "Lupa kata sandi",
  title: "Lupa kata sandi?",
  intro: "Tidak apa-apa. Tulis email akun, kami kirim tautan untuk membuat yang baru.",
  emailLabel: "Email",
  emailInvalid: "Email tidak valid", // T-020
  submit: "Kirim tautan",
  sent: "Email reset password berhasil dikirim. Silahkan periksa inbox email Anda. Jika tidak ditemukan, silahkan cek di spam.", // T-021
  refused: "Gagal mengirim email reset", // T-022
  crashed: "Terjadi kesalahan", // T-023
  crashedNext: "Periksa koneksi, lalu kirim lagi.",
  refusedNext: "Coba kirim lagi sebentar lagi.",
  sentTitle: "Cek email dulu, ya",
  sentTo: (email: string) => `Dikirim ke ${email}`,
  /** Does not say whether the address is known, nor that a mail was held back. */
  sentHint:
    "Tautannya berlaku 60 menit. Belum masuk setelah beberapa menit? Periksa lagi alamatnya. Satu alamat menerima beberapa email saja setiap jam.",
  again: "Kirim lagi",
  sentAgain: "Permintaan diterima. Pakai email yang terbaru, ya.",
  other: "Pakai email lain",
  back: "Kembali ke halaman masuk",
} as const;

export const passwordTexts = {
  short: "Minimal 8 karakter", // T-013
  differs: "Konfirmasi password tidak cocok", // T-014
  tokenMissing: "Token tidak ditemukan. Silakan cek link dari email.", // T-015
  refused: "Gagal mengubah password", // T-016
  crashed: "Terjadi kesalahan", // T-017
  changed: "Password berhasil diubah. Silakan login kembali.", // T-018
  noToken: "Token tidak ditemukan. Silakan login dulu.", // T-019
  long: "Maksimal 128 karakter",
  crashedNext: "Periksa koneksimu, lalu simpan lagi. Isianmu masih ada.",
  refusedNext: "Coba simpan lagi sebentar lagi. Isianmu masih ada.",
  pageTitle: "Buat password baru",
  title: "Buat password baru",
  intro: "Setelah disimpan, semua perangkat keluar. Masuk lagi dengan yang baru, ya.",
  newLabel: "Password baru",
  confirmLabel: "Konfirmasi password baru",
  hint: "Minimal 8 karakter. Rangkaian beberapa kata lebih mudah diingat.",
  submit: "Simpan password",
  cancel: "Batal",
  newLink: "Minta tautan baru",
  accountOf: "Akun",
} as const;

/** The button in the profile and its dialog. `Anda`, as in the rest of the profile. */
export const changePasswordTexts = {
  open: "Ganti password",
  dialogTitle: "Ganti password",
  ask: "Demi keamanan, masukkan dulu password Anda yang sekarang.",
  currentLabel: "Password sekarang",
  next: "Lanjut",
  cancel: "Batal",
  noPassword:
    "Akun Anda belum punya password. Minta tautan lewat email untuk membuatnya, atau keluar dan masuk lagi dulu.",
  byMail: "Minta tautan lewat email",
} as const;
