/**
 * The SRQ-29 screening. Texts without an id are our own wording: soft words, never the names of
 * the flags. The questions say `Anda`, and so does the page with them; the sentences about danger and the results say
 * `kamu`, because warmth counts for more there, and what stands between them names nobody.
 */
export const srqTexts = {
  /** Also the title of the browser tab, so it says nothing about anyone. */
  pageTitle: "Skrining diri",
  title: "Skrining diri",
  subtitle: "SRQ-29, 29 pertanyaan ya atau tidak",
  about: "Tentang skrining ini",
  aboutLines: [
    "Kuesioner SRQ-29 disusun WHO dan dipakai di puskesmas untuk melihat apakah seseorang perlu dibantu lebih lanjut.",
    "Jawab menurut yang Anda rasakan dalam 30 hari terakhir. Kalau ragu, pilih yang paling mendekati.",
    "Hasilnya bukan diagnosis. Skor tinggi tidak berarti ada gangguan; itu tanda bahwa ada baiknya bicara dengan tenaga kesehatan.",
    "Jawaban yang terkirim disimpan terenkripsi dan hanya untuk Anda. Skrining bisa diisi lagi setelah 30 hari.",
  ],
  frame: "Tentang 30 hari terakhir. Sekitar 5 menit, dan hasilnya bukan diagnosis.",
  yes: "Ya",
  no: "Tidak",
  answered: (done: number, all: number) => `${done} dari ${all} terjawab`,
  step: (n: number, all: number) => `Pertanyaan ${n} dari ${all}`,
  back: "Kembali",
  next: "Berikutnya",
  submit: "Kirim jawaban",
  toMissing: (n: number) => `Ke pertanyaan ${n}`,
  missing: (left: number) => `Masih ada ${left} pertanyaan yang belum dijawab.`,
  keys: "Tombol Y menjawab Ya, T menjawab Tidak.",
  keysSteps: "Tombol Y menjawab Ya, T menjawab Tidak, panah kiri dan kanan berpindah pertanyaan.",
  kept: "Jawaban tersimpan sementara di perangkat ini saja, paling lama 24 jam, sampai Anda mengirimnya.",
  notKept: "Perangkat ini tidak bisa menyimpan jawaban sementara. Selesaikan tanpa menutup halaman, ya.",
  forget: "Hapus jawaban",
  forgetTitle: "Hapus jawaban yang belum dikirim?",
  forgetBody: "Jawaban di perangkat ini hilang dan tidak bisa dikembalikan. Hasil lama tidak berubah.",
  forgetConfirm: "Ya, hapus",
  cancel: "Batal",
  consentTitle: "Perlu persetujuan Anda dulu",
  consentText:
    "Skrining ini memuat data kesehatan. Kami hanya memproses jawabannya kalau Anda setuju, dan persetujuan bisa ditarik kapan saja.",
  consentButton: "Baca persetujuan",
  loadFailedTitle: "Skrining belum bisa dimuat",
  loadFailed: "Periksa koneksi Anda, lalu coba lagi. Jawaban yang tersimpan di perangkat ini tidak hilang.",
  retry: "Coba lagi",
  offline:
    "Belum terkirim karena koneksi terputus. Jawaban Anda tetap tersimpan di perangkat ini. Coba lagi.",
  closedTitle: "Skrining berikutnya",
  closed: (day: string) => `Bisa diisi lagi mulai ${day}.`,
  closedWhy: "Pertanyaannya tentang 30 hari terakhir, jadi jaraknya juga 30 hari.",
} as const;

/** The confirmation before anything is sent (B-385). */
export const srqConfirmTexts = {
  title: "Kirim jawaban skrining?",
  body: "Apakah Anda yakin submit survey yang dipilih?", // T-144
  confirm: "Ya", // T-145
  cancel: "Tidak", // T-146
} as const;

/** Texts of a result: one sentence per flag, and always the last line. */
export const srqResultTexts = {
  thanks: "Terima kasih sudah mengisi",
  thanksHonest: "Terima kasih sudah jujur",
  none: "Jawabanmu saat ini tidak menunjukkan tanda yang perlu ditindaklanjuti. Kalau ada yang berubah, kamu bisa mengisi lagi bulan depan.",
  is_depresive:
    "Jawabanmu menunjukkan ada beban cemas atau sedih yang cukup banyak sebulan terakhir. Ini bukan diagnosis. Ada baiknya dibicarakan dengan psikolog, dokter, atau puskesmas.",
  is_used_psychoactive:
    "Kamu menyebut alkohol lebih banyak dari biasanya atau zat lain. Kalau ingin mengurangi, puskesmas atau konselor adiksi bisa membantu tanpa menghakimi.",
  is_psychotic_disorder:
    "Ada pengalaman yang sebaiknya segera dibicarakan dengan psikiater atau dokter, apalagi kalau terasa menakutkan atau mengganggu.",
  is_ptsd: "Sepertinya ada kejadian berat yang masih mengganggu. Psikolog atau psikiater bisa membantu.",
  /** For a yes to question 17, where "no sign" would be untrue even without any flag. */
  onlyEndingLife:
    "Kamu menyebut pikiran untuk mengakhiri hidup. Itu penting, berapa pun jawaban lainnya. Tolong bicarakan dengan psikolog, dokter, puskesmas, atau seseorang yang kamu percaya.",
  always: "Hasil ini skrining, bukan diagnosis, dan tidak menggantikan psikolog.",
  contacts: "Lihat kontak bantuan",
  close: "Tutup",
  keep: "Hasil ini tersimpan di halaman skrining.",
} as const;

/** Question 17 and what follows it; works without a connection. */
export const srqSafetyTexts = {
  panel: "Untuk yang menjawab Ya",
  message:
    "Terima kasih sudah jujur. Pikiran seperti itu pasti berat, dan kamu tidak harus menanggungnya sendirian. Kamu boleh berhenti di sini, bicara dengan seseorang dulu, atau lanjut kapan pun kamu siap.",
  /** Above a result, once the answers are sent. */
  lead: "Terima kasih sudah jujur. Pikiran seperti itu pasti berat, dan kamu tidak harus menanggungnya sendirian. Bicara dengan seseorang bisa meringankan, dan ada yang bisa dihubungi sekarang juga.",
  imminent:
    "Keselamatanmu yang paling penting sekarang. Tolong telepon 119 atau pergi ke IGD terdekat, dan minta satu orang yang kamu percaya menemanimu. Jauhkan dulu benda atau obat yang bisa melukaimu.",
  followUp: "Apakah saat ini kamu punya rencana atau merasa bisa melakukannya?",
  followUpHint: "Boleh dilewati. Jawaban ini tidak ikut disimpan.",
  yes: "Ya",
  no: "Tidak",
  unsure: "Tidak yakin",
  skip: "Lewati",
  thanksNo: "Terima kasih sudah menjawab. Kontak di atas tetap bisa dihubungi kapan saja.",
  thanksSkip: "Tidak apa-apa. Kontak di atas tetap bisa dihubungi kapan saja.",
  supportFailed:
    "Obrolan belum bisa dibuka. Periksa koneksi, lalu coba lagi; nomor di atas tetap bisa ditelepon.",
} as const;

/** Past results and their course over time. */
export const srqHistoryTexts = {
  title: "Hasil sebelumnya",
  empty: "Belum ada hasil",
  emptyText: "Setelah Anda mengirim jawaban, hasilnya muncul di sini.",
  calm: "Tidak ada tanda yang perlu ditindaklanjuti",
  heed: "Ada yang baik dibicarakan",
  open: "Lihat hasil",
  all: "Lihat semua hasil",
  fill: "Isi skrining",
  newer: "Lebih baru",
  older: "Lebih lama",
  pages: "Halaman hasil",
  page: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
  failed: "Hasil sebelumnya belum bisa dimuat. Coba lagi.",
  retry: "Coba lagi",
  trend: "Dari waktu ke waktu",
  trendText: "Jumlah jawaban Ya pada pertanyaan 1 sampai 20. Makin rendah, makin ringan.",
  trendTable: "Lihat sebagai tabel",
  day: "Tanggal",
  count: "Jawaban Ya",
  countOf: (count: number) => `${count} dari 20`,
  trendLabel: (first: string, last: string, from: number, to: number) =>
    `Grafik: dari ${from} jawaban Ya pada ${first} menjadi ${to} pada ${last}.`,
} as const;

/** One past result. */
export const srqDetailTexts = {
  pageTitle: "Hasil skrining",
  title: "Hasil skrining",
  conclusion: "Kesimpulan",
  answers: "Lihat jawaban",
  back: "Kembali ke skrining",
  failedTitle: "Hasil belum bisa dimuat",
  failed: "Periksa koneksi, lalu coba lagi.",
  goneTitle: "Hasil tidak ditemukan",
  gone: "Hasil ini tidak ada, atau bukan milik akun ini. Buka daftar hasil di halaman skrining.",
} as const;

/** Errors of single fields of a submission. */
export const srqFieldTexts = {
  incomplete: "Semua 29 pertanyaan perlu dijawab, masing-masing satu kali.",
  flagDiffers: "Nilai ini tidak sesuai dengan jawabannya. Muat ulang halaman, lalu kirim lagi.",
} as const;

/** For the console only (B-397, B-473). */
export const srqInternalTexts = {
  missingToken: "SRQ availability: missing token",
} as const;
