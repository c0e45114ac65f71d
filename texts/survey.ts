/** The survey of how the app is used: four questions in our own wording. */
export const surveyTexts = {
  title: "Survei pengalaman",
  intro: "Empat pertanyaan singkat, kurang dari satu menit. Jawabanmu membantu kami memperbaiki Alma.",
  privacy: "Jawabanmu disimpan terenkripsi dan dibaca sebagai rangkuman, bukan per orang.",
  question: (no: number, of: number) => `Pertanyaan ${no} dari ${of}`,
  answered: (count: number, of: number) => `${count} dari ${of} terjawab`,
  submit: "Kirim jawaban",
  sent: "Terima kasih! Jawabanmu sudah kami terima.",
  goingOn: "Sebentar lagi kamu kembali ke daftar obrolan.",
  goNow: "Ke daftar obrolan sekarang",
  resultsTitle: "Jawabanmu",
  resultsIntro: "Kamu sudah mengisi survei ini, terima kasih. Jawabannya tidak bisa diubah lagi.",
  outOfFive: (answer: number) => `${answer} dari 5`,
  failedTitle: "Survei belum bisa dimuat",
  failed: "Kami belum bisa melihat apakah kamu sudah mengisinya. Periksa koneksimu, lalu coba lagi.",
  retry: "Coba lagi",
  confirm: {
    title: "Kirim jawaban", // T-147
    body: "Apakah Anda yakin?", // T-147
    confirm: "Ya, kirim", // T-148
    cancel: "Tidak", // T-149
  },
} as const;

/** B-401: possible obstacles, offered by questions 2 and 4. */
const troubles = [
  "Tidak ada kendala",
  "Akses lambat",
  "Fitur sulit ditemukan",
  "Jawaban terlalu lama",
  "Jawaban sulit dipahami",
] as const;

/** B-400, B-401: the questions in order. A scale names its two ends. */
export const surveyQuestions = [
  {
    no: 1,
    kind: "scale",
    text: "Seberapa mudah Alma dipakai?",
    low: "Sangat sulit",
    high: "Sangat mudah",
  },
  {
    no: 2,
    kind: "options",
    text: "Kendala apa yang paling sering kamu temui?",
    options: troubles,
  },
  {
    no: 3,
    kind: "scale",
    text: "Seberapa membantu jawaban yang kamu terima?",
    low: "Tidak membantu",
    high: "Sangat membantu",
  },
  {
    no: 4,
    kind: "options",
    text: "Kendala mana yang paling ingin kamu lihat kami perbaiki lebih dulu?",
    options: troubles,
  },
] as const;

export const surveyErrors = {
  incomplete: "Jawab keempat pertanyaan dengan salah satu pilihannya, lalu kirim lagi.",
} as const;
