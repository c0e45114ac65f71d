/** How many wrong PINs wipe the offline copy on a device. */
export const pinTriesMax = 5;

/**
 * Shown without a connection: what is the matter, whom to call, and the conversations in the offline copy. Our own
 * wording.
 */
export const offlineTexts = {
  title: "Kamu sedang tidak tersambung",
  body: "Halaman ini belum bisa dimuat. Pesan yang sudah kamu tulis di obrolan tidak hilang: tetap tersimpan di perangkat ini.",
  retry: "Coba lagi",
  backTitle: "Kamu sudah tersambung lagi",
  backBody: "Kamu bisa melanjutkan dari tempat tadi.",
  openTitle: "Baca tanpa internet",
  openBody: "Halaman ini juga terbuka saat tidak ada sinyal, langsung dari perangkat ini.",
  goOn: "Lanjutkan",
  toConversations: "Buka obrolanmu",
  helpTitle: "Butuh bantuan sekarang?",
  helpText: "Menelepon tidak memerlukan internet.",
  moreHelp: "Semua kontak bantuan",
} as const;

export const copyReaderTexts = {
  title: "Obrolan yang disimpan",
  none: "Belum ada obrolan yang disimpan di perangkat ini. Saat tersambung, kamu bisa menyalakannya di Profil.",
  locked: "Masukkan PIN untuk membacanya. Salinannya hanya ada di perangkat ini.",
  pin: "PIN 6 angka",
  open: "Buka",
  pinShort: "Isi keenam angka PIN-mu.",
  pinWrong: (left: number) =>
    `PIN-nya tidak cocok. Kamu masih bisa mencoba ${left} kali; setelah itu salinan di perangkat ini dihapus.`,
  wiped:
    "PIN tidak cocok lima kali, jadi salinan di perangkat ini sudah dihapus. Obrolanmu tetap ada di akunmu.",
  broken: "Salinan ini tidak bisa dibuka. Obrolanmu tetap ada di akunmu.",
  lock: "Kunci",
  list: "Daftar obrolan yang disimpan",
  empty: "Belum ada obrolan untuk disimpan.",
  savedAt: (when: string) => `Disimpan ${when}`,
  newestOnly: "Yang disimpan hanya 100 pesan terbaru dari obrolan ini.",
  back: "Kembali ke daftar",
  noMessages: "Belum ada pesan di obrolan ini.",
} as const;

/** The part of the profile where a member turns the offline copy on. */
export const copySettingTexts = {
  title: "Baca tanpa internet",
  intro:
    "Simpan salinan 20 obrolan terbaru di perangkat ini, masing-masing 100 pesan terakhir, agar bisa dibaca saat tidak ada sinyal.",
  facts: [
    "Salinan terkunci dengan PIN yang Anda pilih. PIN tidak dikirim ke kami, jadi kami tidak bisa memulihkannya.",
    "Salinan dihapus dari perangkat ini saat Anda keluar dari akun, sesi Anda berakhir, akun lain masuk, akun Anda dihapus, atau PIN salah lima kali.",
    "PIN melindungi dari orang yang meminjam ponsel Anda, bukan dari ahli yang menguasai perangkat Anda. Di perangkat milik bersama, sebaiknya jangan dinyalakan.",
  ],
  off: "Mati. Tidak ada obrolan yang disimpan di perangkat ini.",
  turnOn: "Nyalakan",
  unsupported: "Peramban ini belum bisa menyimpan obrolan dengan aman. Coba di Chrome versi terbaru.",
  dialogTitle: "Pilih PIN",
  dialogBody:
    "Anda memerlukannya setiap kali membaca tanpa internet. Jangan pakai PIN bank atau PIN ponsel Anda.",
  pin: "PIN 6 angka",
  again: "Ketik PIN sekali lagi",
  pinShort: "PIN terdiri dari 6 angka.",
  pinEasy: "PIN ini terlalu mudah ditebak. Pilih yang lain.",
  pinDiffers: "Kedua PIN belum sama.",
  save: "Simpan dan nyalakan",
  cancel: "Batal",
  failed: "Salinan belum bisa dibuat di perangkat ini. Pastikan masih ada ruang kosong, lalu coba lagi.",
  on: (count: number) => `Nyala. ${count} obrolan tersimpan di perangkat ini.`,
  filling: "Nyala. Obrolan Anda sedang disalin ke perangkat ini.",
  refreshed: (when: string) => `Terakhir diperbarui ${when}`,
  read: "Baca sekarang",
  turnOff: "Matikan dan hapus salinan",
  turnOffTitle: "Hapus salinan di perangkat ini?",
  turnOffBody: "Obrolan Anda tetap ada di akun Anda dan bisa dibaca selama tersambung.",
  turnOffConfirm: "Ya, hapus",
  turnedOn: "Obrolan Anda bisa dibaca tanpa internet di perangkat ini.",
  turnedOff: "Salinan di perangkat ini sudah dihapus.",
} as const;

export const installTexts = {
  title: (name: string) => `Pasang ${name} di layar utama`,
  body: "Terbuka seperti aplikasi, tanpa toko aplikasi dan tanpa memakan banyak ruang. Ikonnya terlihat oleh siapa pun yang memegang ponsel Anda.",
  install: "Pasang",
} as const;

/** Shortcuts of the installed app, from its icon on the home screen. */
export const shortcutTexts = {
  conversations: "Obrolan",
  help: "Bantuan",
} as const;
