/** The word that a member types, so that nobody erases an account by mistake. */
export const eraseWord = "HAPUS";

/** Self-service on one's own data: sessions, consents, export, erasure. `Anda`, since it is about law and deletion. */
export const sessionTexts = {
  title: "Perangkat yang masuk",
  intro:
    "Tempat akun Anda sedang terbuka. Kami hanya menyimpan nama peramban dan sistemnya, bukan alamat IP.",
  here: "Perangkat ini",
  device: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} di ${system}` : (browser ?? system ?? "Perangkat tidak dikenal"),
  begun: (when: string) => `Masuk ${when}`,
  used: (when: string) => `Terakhir dipakai sekitar ${when}`,
  end: "Keluarkan",
  endNamed: (device: string, begun: string) => `Keluarkan ${device}, masuk ${begun}`,
  endTitle: "Keluarkan perangkat ini?",
  endBody: (device: string) =>
    `Akun Anda di ${device} langsung tertutup. Untuk membukanya lagi di sana, Anda perlu masuk kembali.`,
  endOthers: "Keluarkan semua perangkat lain",
  endOthersTitle: "Keluarkan semua perangkat lain?",
  endOthersBody: (count: number) =>
    `Akun Anda di ${count} perangkat lain langsung tertutup. Di perangkat ini Anda tetap masuk.`,
  confirm: "Ya, keluarkan",
  cancel: "Batal",
  ended: "Perangkat itu sudah dikeluarkan.",
  othersEnded: "Semua perangkat lain sudah dikeluarkan.",
  only: "Akun Anda hanya terbuka di perangkat ini.",
  failed: "Daftar perangkat belum bisa dimuat. Periksa jaringan Anda, lalu coba lagi.",
  strange: "Ada yang tidak Anda kenal? Keluarkan, lalu ganti password Anda.",
} as const;

export const consentPageTexts = {
  title: "Persetujuan Anda",
  intro: "Yang pernah Anda setujui, kata demi kata. Anda bisa menariknya semudah memberikannya.",
  names: {
    terms: "Syarat, usia 18+, dan AI bukan psikolog",
    health_data: "Data kesehatan dan perasaan",
    ai_provider: "Pengiriman ke penyedia AI",
  },
  given: (when: string) => `Disetujui ${when},`,
  version: (version: string) => `versi ${version}`,
  notGiven: "Belum disetujui",
  give: "Setujui",
  giveNamed: (name: string) => `Setujui: ${name}`,
  withdraw: "Tarik persetujuan",
  withdrawNamed: (name: string) => `Tarik persetujuan: ${name}`,
  withdrawTitle: "Tarik persetujuan ini?",
  consequences: {
    terms:
      "Tanpa persetujuan ini akun tidak bisa dipakai. Anda langsung keluar dari semua perangkat, dan diminta menyetujuinya lagi saat masuk. Data Anda tetap tersimpan; untuk menghapusnya, hapus akun Anda.",
    health_data:
      "Obrolan dan tes SRQ tidak bisa dilanjutkan sebelum Anda menyetujuinya lagi. Obrolan yang sudah ada tetap tersimpan dan bisa dibaca.",
    ai_provider:
      "Cerita Anda tidak dikirim lagi ke penyedia AI, sehingga obrolan tidak bisa dilanjutkan sebelum Anda menyetujuinya lagi. Obrolan yang sudah ada tetap tersimpan dan bisa dibaca.",
  },
  confirm: "Ya, tarik",
  cancel: "Batal",
  withdrawn: "Persetujuan sudah ditarik.",
  saved: "Persetujuan sudah dicatat.",
  history: "Riwayat",
  recordEnded: (given: string, ended: string) => `Disetujui ${given}, ditarik ${ended},`,
  failed: "Persetujuan Anda belum bisa dimuat. Periksa jaringan Anda, lalu coba lagi.",
} as const;

export const exportDataTexts = {
  title: "Unduh data Anda",
  intro:
    "Semua yang kami simpan tentang Anda dalam satu berkas: profil, persetujuan, obrolan, waktu, keranjang, dan pembelian.",
  warning:
    "Berkas ini memuat cerita Anda apa adanya dan tidak terkunci. Simpan di tempat yang hanya Anda yang bisa membukanya.",
  readable: "Untuk dibaca dan dicetak (HTML)",
  machine: "Untuk program lain (JSON)",
  legend: "Bentuk berkas",
  submit: "Unduh data",
  saved: "Data Anda sudah diunduh.",
  failed: "Data Anda belum bisa diunduh. Periksa jaringan Anda, lalu coba lagi.",
  password: "Password Anda",
  passwordHint: "Untuk memastikan ini benar Anda.",
  passwordMissing: "Isi password Anda dulu.",
  confirmTitle: "Pastikan ini Anda",
  confirmBody: "Berkas ini memuat semuanya, jadi kami perlu password Anda dulu.",
  cancel: "Batal",
  signInAgain: "Keluar dari akun, masuk lagi, lalu unduh dalam 10 menit.",
} as const;

export const eraseTexts = {
  title: "Hapus akun",
  intro:
    "Menghapus akun beserta semua isinya untuk selamanya. Tidak ada masa tunggu, dan tidak bisa dibatalkan.",
  open: "Hapus akun saya",
  dialogTitle: "Hapus akun untuk selamanya?",
  lost: "Yang langsung hilang:",
  losses: [
    "semua obrolan, penilaian, hasil tes, dan rencana aman Anda",
    "sisa waktu, termasuk waktu berbayar dan paket yang belum dipakai",
    "profil, foto, keranjang, dan akses ke produk yang dibeli",
  ],
  kept: "Yang tetap ada, tanpa nama, email, atau isi: catatan pembukuan waktu dan pembelian, serta catatan kapan persetujuan diberikan. Kami perlu menyimpannya untuk pembukuan dan bukti persetujuan.",
  after:
    "Anda keluar dari semua perangkat, lalu menerima satu email bahwa akun sudah dihapus. Dengan email yang sama Anda bisa mendaftar lagi sebagai anggota baru.",
  exportFirst: "Ingin menyimpan salinannya? Unduh data Anda dulu.",
  word: `Ketik ${eraseWord} untuk melanjutkan`,
  wordWrong: `Ketik ${eraseWord} dengan huruf besar.`,
  password: "Password Anda",
  passwordMissing: "Isi password Anda dulu.",
  signInAgain: "Untuk keamanan, keluar dari akun, masuk lagi, lalu hapus akun dalam 10 menit.",
  submit: "Hapus akun selamanya",
  cancel: "Batal",
} as const;

export const privacyTexts = { retry: "Coba lagi" } as const;
