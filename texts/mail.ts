/** Mails, in plain text; the HTML form is laid around the same sentences. */
export const mailTexts = {
  greeting: (name: string) => `Halo ${name},`,
  footer: (client: string) => `Email ini dikirim oleh Alma bersama ${client}.`,
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
} as const;
