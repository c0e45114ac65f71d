/** The second factor: its section in the profile, and the second step of the sign-in. */
export const factorTexts = {
  title: "Verifikasi dua langkah",
  intro:
    "Selain password, masuk juga butuh kode dari aplikasi autentikator di ponsel Anda. Orang yang tahu password Anda tetap tidak bisa masuk.",
  codeInvalid: "Tulis 6 angka dari aplikasi, atau 10 huruf dan angka dari kode pemulihan.",
  failed: "Pengaturan ini belum bisa dimuat. Periksa jaringan Anda, lalu coba lagi.",
  retry: "Coba lagi",
  off: "Belum aktif.",
  offHint:
    "Anda perlu aplikasi seperti Google Authenticator, Aegis, atau pengelola password di ponsel Anda. Pilihan ini tidak wajib.",
  turnOn: "Nyalakan verifikasi",
  confirmOn: "Nyalakan",
  activeSince: (day: string) => `Aktif sejak ${day}`,
  left: (count: number) =>
    count === 0 ? "Semua kode pemulihan sudah terpakai." : `Sisa kode pemulihan: ${count} dari 10.`,
  fewLeft: "Matikan lalu nyalakan lagi untuk mendapat sepuluh kode baru, selagi aplikasinya masih ada.",
  turnOff: "Matikan verifikasi",
  noPassword: "Keluar dari akun, masuk lagi, lalu ubah pengaturan ini dalam sepuluh menit setelahnya.",
  cancel: "Batal",
  setUpTitle: "Hubungkan aplikasi autentikator",
  scan: "Pindai kode QR ini dengan aplikasi autentikator.",
  sameDevice: "Aplikasinya di ponsel ini? Buka langsung, atau salin kuncinya ke aplikasi.",
  open: "Buka di aplikasi",
  qrLabel: "Kode QR untuk aplikasi autentikator. Kuncinya juga tertulis di bawah.",
  secretLabel: "Kunci:",
  copySecret: "Salin kunci",
  copied: "Sudah disalin.",
  copyFailed: "Belum bisa disalin. Pilih teksnya, lalu salin sendiri.",
  firstCode: "Kode 6 angka dari aplikasi",
  firstCodeInvalid: "Tulis 6 angka dari aplikasi.",
  codesTitle: "Simpan kode pemulihan Anda",
  codesIntro:
    "Verifikasi dua langkah sudah aktif. Kalau ponsel Anda hilang, satu kode ini menggantikan aplikasi, masing-masing satu kali. Kode ini hanya tampil sekarang.",
  codesKeep:
    "Simpan di tempat yang hanya Anda yang bisa membukanya. Tanpa aplikasi dan tanpa kode ini, akun Anda tidak bisa dibuka.",
  codesDevices: "Perangkat lain tetap masuk. Bila perlu, keluarkan di bagian Perangkat yang masuk.",
  codesLabel: "Kode pemulihan",
  download: "Unduh kode",
  copyCodes: "Salin semua",
  finish: "Sudah saya simpan",
  fileName: (client: string) => `kode-pemulihan-${client}.txt`,
  fileText: (client: string, codes: readonly string[]) =>
    [
      `Kode pemulihan akun ${client}`,
      "Satu kode untuk satu kali masuk, bila aplikasi autentikator tidak ada.",
      "",
      ...codes,
      "",
    ].join("\r\n"),
  turnOffTitle: "Matikan verifikasi dua langkah?",
  turnOffBody: "Setelah ini, password saja cukup untuk masuk. Kode pemulihan Anda tidak berlaku lagi.",
  eitherCode: "Kode dari aplikasi atau kode pemulihan",
  confirmOff: "Matikan",
  turnedOff: "Verifikasi dua langkah sudah dimatikan.",
} as const;

/** The second step of the sign-in. */
export const codeStepTexts = {
  title: "Satu langkah lagi",
  intro: "Buka aplikasi autentikator di ponselmu, lalu tulis kode 6 angkanya.",
  label: "Kode 6 angka",
  invalid: "Tulis 6 angka dari aplikasi.",
  recoveryIntro: "Tulis salah satu kode pemulihan yang dulu kamu simpan. Tiap kode hanya berlaku sekali.",
  recoveryLabel: "Kode pemulihan",
  recoveryInvalid: "Tulis 10 huruf dan angka, misalnya abcde-fghjk.",
  submit: "Masuk",
  useRecovery: "Ponselku tidak ada. Pakai kode pemulihan",
  useApp: "Pakai kode dari aplikasi",
  back: "Kembali",
  lost: (address: string) => `Kode pemulihan juga hilang? Tulis ke ${address} dari email akunmu.`,
  lostAt: (page: string) => `Kode pemulihan juga hilang? Hubungi kami lewat ${page}.`,
} as const;
