/** Speaking in the chat: what the microphone does, who hears it, and what can go wrong. */
export const dictationTexts = {
  askTitle: "Bicara, jadi tulisan",
  askBody:
    "Suaramu diubah jadi tulisan oleh pembuat browser atau ponselmu (misalnya Google atau Apple), bukan oleh Alma. Alma tidak menyimpan suaramu. Tulisannya masuk ke kotak pesan dan baru terkirim kalau kamu menekan Kirim.",
  askStart: "Mulai bicara",
  askCancel: "Batal",

  title: "Mikrofon",
  starting: "Menyiapkan mikrofon...",
  listening: "Mendengarkan",
  goOn: "Lanjut bicara",
  silence: (seconds: number) => `Atur waktu hening, ${seconds} detik`,
  silenceTitle: "Berhenti sendiri kalau hening selama",
  seconds: (seconds: number) => `${seconds} detik`,

  stopped: "Berhenti mendengarkan. Baca dulu tulisanmu sebelum dikirim.",
  stoppedBySilence: (seconds: number) => `Berhenti setelah hening ${seconds} detik.`,
  heardNothing:
    "Belum ada suara yang terdengar. Dekatkan ponsel ke mulutmu atau cari tempat yang lebih tenang, lalu tekan lagi.",

  unsupported: "Browser ini belum bisa mendengar suara. Pakai mikrofon di papan ketikmu.",
  inApp:
    "Browser di dalam aplikasi ini belum bisa mendengar suara. Buka Alma di Chrome atau Safari, atau pakai mikrofon di papan ketikmu.",
} as const;

/** By the browser's error code; each says what to do. */
export const dictationErrors = {
  network:
    "Jaringan terputus, jadi suaramu belum bisa diubah jadi tulisan. Periksa jaringanmu, lalu tekan lagi.",
  "no-speech": dictationTexts.heardNothing,
  aborted:
    "Rekaman terhenti, mungkin karena mikrofon dipakai aplikasi lain. Tutup aplikasi itu, lalu tekan lagi.",
  "audio-capture": "Mikrofon tidak ditemukan. Pasang atau aktifkan mikrofonmu, lalu tekan lagi.",
  "not-allowed":
    "Mikrofon belum diizinkan. Tekan ikon di sebelah alamat situs, pilih Izin, nyalakan Mikrofon, lalu tekan lagi.",
  "service-not-allowed":
    "Pengubah suara di perangkat ini sedang mati. Nyalakan Dikte di pengaturan ponselmu, atau pakai mikrofon di papan ketikmu.",
  "language-not-supported":
    "Browser ini belum mengenal bahasa Indonesia lewat suara. Pakai mikrofon di papan ketikmu.",
  other: "Rekaman terhenti. Tekan lagi untuk melanjutkan, atau pakai mikrofon di papan ketikmu.",
} as const;
