/** The expert application; its mails are in `texts/mail/join-mail.ts`. */
export const joinTexts = {
  title: "Gabung sebagai expert",
  intro:
    "Kamu psikolog, konselor, coach, atau praktisi bisnis? Bersama Alma, keahlianmu bisa menemani lebih banyak orang.",
  stepsTitle: "Setelah kamu mengirim",
  steps: [
    "Kami mengabarkan lewat email bahwa lamaranmu sudah diterima.",
    "Tim kami membaca lamaranmu dan mungkin menghubungimu.",
    "Keputusannya kami kirim lewat email yang sama.",
  ],
  nameLabel: "Nama lengkap",
  nameWrong: "Nama minimal 3 huruf, tanpa tautan.",
  emailLabel: "Email",
  emailWrong: "Email tidak valid",
  phoneLabel: "No HP",
  phoneHint: "Angka saja, misalnya 081234567890",
  phoneWrong: "No HP tidak valid",
  cityLabel: "Kota",
  cityChoose: "Pilih kota",
  cityWrong: "Pilih salah satu kota dari daftar.",
  serviceLabel: "Layanan",
  serviceChoose: "Pilih layanan",
  serviceHint: "Bidang yang paling kamu kuasai",
  serviceWrong: "Pilih salah satu layanan dari daftar.",
  servicesFailed: "Daftar layanan belum bisa dimuat. Isianmu tetap aman.",
  servicesRetry: "Muat lagi",
  birthLabel: "Tanggal lahir",
  birthWrong: "Isi tanggal lahir yang benar; expert berusia minimal 18 tahun.",
  experienceLabel: "Pengalaman (tahun)",
  experienceWrong: "Isi dengan angka 0 sampai 70.",
  biographyLabel: "Biografi singkat",
  biographyHint: "Keahlian dan pendekatanmu dalam satu atau dua kalimat",
  biographyWrong: "Isi biografi singkat, paling banyak 100 karakter.",
  /** Pattern of the character counter (T-093). */
  counter: (letters: number, most: number) => `${letters}/${most}`,
  contactLabel: "Bolehkah kami menghubungimu?",
  contactYes: "Ya", // T-086
  contactNo: "Tidak", // T-087
  optional: "opsional",
  missing: (names: string) => `Masih perlu diisi: ${names}`,
  ready: "Semua sudah terisi.",
  refused: "Perbaiki isian yang ditandai, lalu kirim lagi.",
  privacy:
    "Datamu disimpan terenkripsi, dipakai hanya untuk menilai lamaran ini, dan dihapus 180 hari setelah ditolak.",
  submit: "Kirim lamaran",
  success: "Berhasil", // T-091
  successFallback: "Data berhasil dikirim.", // T-092
  failure: "Gagal", // T-088
  failureRefused: "Gagal mengirim data. Silakan coba lagi.", // T-089
  failureBroken: "Terjadi kesalahan saat mengirim data. Silakan coba lagi.", // T-090
  received: "Lamaranmu kami terima. Kabar berikutnya kami kirim lewat email.",
  heard: "Lamaranmu kami terima. Sebelum lanjut, kami ingin memastikan kamu tidak sendirian.",
} as const;
