/**
 * Texts around the pages behind login, and of every dialog and toast; kept out of what sign-in loads. Our own wording.
 */
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
