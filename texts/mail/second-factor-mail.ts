const button = "Ini bukan aku";
const nothing = "Kalau itu kamu, tidak ada yang perlu dilakukan.";

/** Mails about the second factor. */
export const factorMailTexts = {
  on: {
    subject: "Verifikasi dua langkah dinyalakan",
    intro: (client: string) => [
      `Mulai sekarang, masuk ke akunmu di Alma bersama ${client} juga butuh kode dari aplikasi autentikator.`,
      nothing,
      "Kalau bukan kamu, segera buat kata sandi baru di sini, lalu hubungi kami supaya verifikasi itu bisa dimatikan:",
    ],
    button,
  },
  off: {
    subject: "Verifikasi dua langkah dimatikan",
    intro: (client: string) => [
      `Masuk ke akunmu di Alma bersama ${client} sekarang cukup dengan password. Kode pemulihan yang lama tidak berlaku lagi.`,
      nothing,
      "Kalau bukan kamu, segera buat kata sandi baru di sini, lalu nyalakan lagi verifikasinya di profilmu:",
    ],
    button,
  },
  recovery: (left: number) => ({
    subject: "Kode pemulihan dipakai",
    intro: (client: string) => [
      `Akunmu di Alma bersama ${client} baru saja dibuka dengan kode pemulihan. Kode itu tidak berlaku lagi.`,
      left === 0
        ? "Tidak ada kode pemulihan yang tersisa. Matikan lalu nyalakan lagi verifikasi dua langkah di profilmu untuk mendapat kode baru."
        : `Sisa kode pemulihanmu: ${left}.`,
      nothing,
      "Kalau bukan kamu, segera buat kata sandi baru di sini. Semua perangkat akan keluar:",
    ],
    button,
  }),
  guessed: {
    subject: "Ada yang mencoba masuk ke akunmu",
    intro: (client: string) => [
      `Seseorang memasukkan password akunmu di Alma bersama ${client} dengan benar, lalu berkali-kali salah menulis kode verifikasi. Orang itu belum berhasil masuk.`,
      "Kalau itu bukan kamu, passwordmu diketahui orang lain. Buat kata sandi baru di sini:",
    ],
    button: "Buat kata sandi baru",
  },
} as const;
