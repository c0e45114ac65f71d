/** Mails about an expert application: to the applicant, by its state, and to the operator. */
export const applicantMails = {
  received: {
    subject: "Lamaranmu kami terima",
    intro: (client: string) => [
      `Terima kasih sudah melamar sebagai expert di Alma bersama ${client}. Lamaranmu kami terima.`,
      "Tim kami akan membacanya dan mengabarimu lewat email ini. Kamu tidak perlu mengirim apa pun lagi.",
    ],
    outro: ["Kalau kamu tidak merasa melamar, abaikan saja email ini."],
  },
  accepted: {
    subject: "Lamaranmu disetujui",
    intro: (client: string) => [
      `Kabar baik: lamaranmu sebagai expert di Alma bersama ${client} disetujui.`,
      "Tim kami akan menghubungimu untuk langkah berikutnya.",
    ],
    outro: ["Selamat bergabung!"],
  },
  declined: {
    subject: "Kabar tentang lamaranmu",
    intro: (client: string) => [
      `Terima kasih sudah melamar sebagai expert di Alma bersama ${client} dan menceritakan keahlianmu.`,
      "Untuk saat ini kami belum bisa menerima lamaranmu. Data lamaranmu kami hapus 180 hari dari sekarang.",
    ],
    outro: ["Kamu boleh melamar lagi kapan saja."],
  },
} as const;

export const applicationMail = {
  subject: (id: number) => `Lamaran expert baru, nomor ${id}`,
  intro: (client: string) => `Ada lamaran expert baru lewat ${client}.`,
  outro: (id: number) => [
    `Untuk menyetujui: npm run inbox -- accept ${id}`,
    `Untuk menolak: npm run inbox -- decline ${id}`,
    "Pelamar dikabari lewat email setelah keputusan dibuat.",
  ],
  labels: {
    name: "Nama",
    email: "Email",
    phone: "No HP",
    city: "Kota",
    layanan: "Layanan",
    birth_date: "Tanggal lahir",
    experience: "Pengalaman (tahun)",
    biography: "Biografi",
    kontak: "Boleh dihubungi",
  },
  none: "tidak diisi",
} as const;

/** The daily mail to the operator about feedback; it never contains the messages themselves. */
export const feedbackMail = {
  product: "AlmaCare",
  subject: (count: number) => `${count} masukan baru dari anggota`,
  intro: "Dalam 24 jam terakhir anggota mengirim masukan:",
  count: (count: number) => `${count} pesan`,
  outro: ["Isinya hanya bisa dibaca di server: npm run inbox -- feedback"],
} as const;
