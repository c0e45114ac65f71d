/** What pages behind login have around them, and every dialog and message; kept out of what sign-in loads. Ours. */
export const themeTexts = {
  label: "Tampilan",
  system: "Otomatis",
  light: "Terang",
  dark: "Gelap",
} as const;

export const dialogTexts = {
  close: "Tutup",
  messages: "Pesan",
  closeMessage: "Tutup pesan",
  ok: "OK",
} as const;

export const logoutTexts = {
  title: "Keluar dari akun?",
  body: "Obrolanmu tetap tersimpan. Kamu bisa masuk lagi kapan saja.",
  confirm: "Ya, keluar",
  cancel: "Batal",
  offline: "Belum bisa keluar karena koneksi terputus. Coba lagi.",
} as const;
