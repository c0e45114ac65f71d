/**
 * The member's own account: name, phone, password, and the headings of the rest of the page. Our own wording.
 */
export const profileTexts = {
  title: "Profil",
  nav: "Bagian di halaman ini",
  formTitle: "Data diri",
  nameLabel: "Nama",
  phoneLabel: "No HP",
  emailLabel: "Email",
  emailHint: "Dipakai untuk masuk, tidak bisa diubah di sini.",
  save: "Simpan perubahan",
  saved: "Profil berhasil disimpan.",
  failedTitle: "Profil belum bisa dimuat",
  failed: "Periksa koneksimu, lalu coba lagi.",
  retry: "Coba lagi",
  chooseAgain: "Pilih foto berformat JPG, PNG, atau GIF.",
  passwordTitle: "Kata sandi baru",
  passwordSection: "Kata sandi",
  passwordSectionIntro:
    "Belum punya kata sandi, atau ingin membuat yang baru di halaman tersendiri? Setelah itu kamu masuk lagi di semua perangkat.",
  passwordIntro:
    "Isi hanya bila ingin menggantinya. Setelah disimpan, perangkat lain akan keluar dan kamu tetap masuk di sini.",
  currentLabel: "Password sekarang",
  newLabel: "Password baru",
  confirmLabel: "Konfirmasi password baru",
  currentWrong: "Password yang sekarang tidak cocok. Periksa lagi, lalu simpan.",
  noPassword:
    "Akunmu belum punya kata sandi. Keluar dan masuk lagi, lalu buat kata sandi dalam sepuluh menit setelahnya.",
} as const;

/** The member's own picture. */
export const avatarTexts = {
  uploaded: "Foto profil berhasil di‑upload.", // T-039
  failed: "Upload gagal, coba lagi.", // T-038
  removed: "Foto profil sudah dihapus.",
  heading: "Foto profil",
  add: "Pilih foto",
  change: "Ganti foto",
  remove: "Hapus foto",
  hint: "JPG, PNG, atau GIF. Hanya kamu yang bisa melihatnya.",
  dropHint: "Bisa juga seret foto ke sini.",
  dropNow: "Lepaskan foto di sini",
  tooLarge: "Foto ini terlalu besar. Pilih foto paling besar 30 MB.",
  cropTitle: "Atur foto profil",
  cropIntro: "Geser foto dan atur besarnya sampai pas di dalam kotak.",
  cropArea: "Bagian foto yang dipakai. Geser foto dengan tombol panah.",
  zoom: "Perbesar",
  save: "Simpan foto",
  again: "Coba lagi",
  cancel: "Batal",
  sending: "Mengirim foto",
  removeTitle: "Hapus foto profil?",
  removeBody: "Foto langsung hilang dari server kami. Kamu bisa memasang foto lain kapan saja.",
  removeConfirm: "Ya, hapus",
} as const;
