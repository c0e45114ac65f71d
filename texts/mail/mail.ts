/** Mails in plain text; the HTML form uses the same sentences. */
export const mailTexts = {
  greeting: (name: string) => (name ? `Halo ${name},` : "Halo,"),
  footer: (client: string) => `Email ini dikirim oleh Alma bersama ${client}.`,
  open: "Buka",
  linkBelow: "Kalau tombolnya tidak bisa ditekan, salin alamat ini ke peramban kamu:",
  verify: {
    subject: "Verifikasi email kamu",
    intro: (client: string) =>
      `Terima kasih sudah mendaftar di Alma bersama ${client}. Buka tautan ini untuk memverifikasi email kamu:`,
    button: "Verifikasi email",
    outro: "Tautan ini berlaku 24 jam. Kalau kamu tidak merasa mendaftar, abaikan saja email ini.",
  },
  alreadyRegistered: {
    subject: "Kamu sudah punya akun",
    intro: (client: string) =>
      `Ada yang mencoba mendaftar di Alma bersama ${client} dengan email ini, padahal akunmu sudah ada. Kalau itu kamu, masuk saja di sini:`,
    button: "Masuk",
    outro: "Kalau bukan kamu, abaikan saja email ini. Akunmu tetap aman.",
  },
  reset: {
    subject: "Buat kata sandi baru",
    intro: (client: string) =>
      `Ada yang meminta kata sandi baru untuk akunmu di Alma bersama ${client}. Kalau itu kamu, buat kata sandi barumu di sini:`,
    button: "Buat kata sandi baru",
    outro: [
      "Tautan ini berlaku 60 menit dan hanya bisa dipakai sekali. Kalau kamu memintanya beberapa kali, pakai email yang terbaru.",
      "Kalau bukan kamu yang meminta, abaikan saja email ini. Kata sandimu tidak berubah.",
    ],
  },
  /** For an account created without a password, for example through Google. */
  firstPassword: {
    subject: "Buat kata sandi untuk akunmu",
    intro: (client: string) =>
      `Akunmu di Alma bersama ${client} belum punya kata sandi. Buat satu di sini supaya kamu juga bisa masuk dengan email:`,
    button: "Buat kata sandi",
    outro: [
      "Tautan ini berlaku 60 menit dan hanya bisa dipakai sekali. Kalau kamu memintanya beberapa kali, pakai email yang terbaru.",
      "Kalau bukan kamu yang meminta, abaikan saja email ini. Akunmu tetap aman.",
    ],
  },
  passwordChanged: {
    subject: "Kata sandimu diubah",
    intro: (client: string) => [
      `Kata sandi akunmu di Alma bersama ${client} baru saja diubah. Demi keamanan, perangkat lain yang masih masuk sudah dikeluarkan.`,
      "Kalau itu kamu, tidak ada yang perlu dilakukan.",
      "Kalau bukan kamu, segera buat kata sandi baru di sini, lalu ganti juga kata sandi emailmu:",
    ],
    button: "Ini bukan aku",
    outro: [],
  },
  googleLinked: {
    subject: "Akunmu tersambung ke Google",
    intro: (client: string) =>
      `Mulai sekarang akunmu di Alma bersama ${client} bisa dibuka dengan akun Google beralamat email ini. Passwordmu tetap berlaku. Kalau bukan kamu yang menyambungkan, buat password baru di sini:`,
    button: "Buat password baru",
    outro: "Kalau ini memang kamu, tidak ada yang perlu dilakukan.",
  },
  /** When Google was linked without a session that was confirmed just now. */
  googleTakesOver: {
    subject: "Akunmu sekarang dibuka dengan Google",
    intro: (client: string) => [
      `Mulai sekarang akunmu di Alma bersama ${client} dibuka dengan akun Google beralamat email ini.`,
      "Demi keamanan, password lamanya tidak berlaku lagi, semua perangkat sudah dikeluarkan, dan persetujuanmu akan ditanyakan sekali lagi.",
      "Kalau masih ingin masuk dengan email dan password, buat password baru di sini:",
    ],
    button: "Buat password baru",
    outro: "Kalau bukan kamu yang masuk, amankan dulu akun Google kamu, lalu buat password baru.",
  },
  /** Stands in for a name that cannot be used. */
  nameless: "Teman Alma",
  dataExported: {
    subject: "Data kamu baru saja diunduh",
    intro: (client: string) =>
      `Salinan lengkap data akunmu di Alma bersama ${client} baru saja diunduh. Kalau itu kamu, tidak perlu melakukan apa-apa.`,
    button: "Lihat perangkat yang masuk",
    outro:
      "Kalau bukan kamu, keluarkan perangkat yang tidak kamu kenal, lalu ganti passwordmu sekarang juga.",
  },
  erased: {
    subject: "Akun kamu sudah dihapus",
    intro: (client: string) =>
      `Akunmu di Alma bersama ${client} sudah dihapus beserta semua obrolan dan sisa waktunya. Ini email terakhir dari akun itu. Kalau suatu saat ingin kembali, kamu bisa mendaftar lagi:`,
    button: "Daftar",
    outro:
      "Kalau bukan kamu yang menghapusnya, segera amankan emailmu dan hubungi kami. Butuh bantuan segera? Hubungi 119.",
  },
} as const;
