/**
 * The member's own account: name, phone, password, and the headings of the rest of the page. Our own wording.
 * `Anda` throughout, since most of the page is about law and deletion.
 */
export const profileTexts = {
  title: "Profil",
  groups: { account: "Akun", care: "Untuk Anda", privacy: "Data dan privasi" },
  formTitle: "Data diri",
  hints: {
    form: "Nama, nomor HP, dan email",
    password: "Mengganti atau membuat password",
    factor: "Kode dari aplikasi di ponsel Anda, selain password",
    sessions: "Tempat akun Anda sedang terbuka",
    screening: "Hasil sebelumnya dan skrining berikutnya",
    plan: "Langkah dan orang yang membantu di saat berat",
    consents: "Yang pernah Anda setujui, dan cara menariknya",
    offline: "Salinan obrolan di perangkat ini",
    exported: "Semua data Anda dalam satu berkas",
    erased: "Menghapus akun beserta semua isinya",
  },
  nameLabel: "Nama",
  phoneLabel: "No HP",
  emailLabel: "Email",
  emailHint: "Dipakai untuk masuk, tidak bisa diubah di sini.",
  save: "Simpan perubahan",
  saved: "Profil berhasil disimpan.",
  failedTitle: "Profil belum bisa dimuat",
  failed: "Periksa koneksi Anda, lalu coba lagi.",
  retry: "Coba lagi",
  chooseAgain: "Pilih foto berformat JPG, PNG, atau GIF.",
  passwordTitle: "Password",
  passwordIntro: "Setelah disimpan, perangkat lain akan keluar dan Anda tetap masuk di sini.",
  passwordSave: "Simpan password",
  passwordSaved: "Password berhasil disimpan.",
  passwordForgotten: "Lupa, atau belum punya password?",
  passwordByMail: "Minta tautan lewat email",
  currentLabel: "Password sekarang",
  newLabel: "Password baru",
  confirmLabel: "Konfirmasi password baru",
  currentWrong: "Password yang sekarang tidak cocok. Periksa lagi, lalu simpan.",
  noPassword:
    "Akun Anda belum punya password. Keluar dan masuk lagi, lalu buat password dalam sepuluh menit setelahnya.",
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
  hint: "JPG, PNG, atau GIF. Hanya Anda yang bisa melihatnya.",
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
  removeBody: "Foto langsung hilang dari server kami. Anda bisa memasang foto lain kapan saja.",
  removeConfirm: "Ya, hapus",
} as const;
