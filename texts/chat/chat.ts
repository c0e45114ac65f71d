/** The chat, its states and its errors. `kamu`, short sentences, no blame, no pressure. */
export const chatTexts = {
  failed: "Sorry, there was an error processing your message. Please try again.", // T-064
  retry: "Coba lagi",
  interrupted: "Jawaban ini terputus.",
  continueAnswer: "Lanjutkan",
  stopped: "Jawaban dihentikan.",
  footNote: (note: string) => ` · ${note}`,
  stop: "Hentikan",
  edited: "· diubah",

  pageTitle: "Obrolan",
  youSay: "Kamu: ",
  theySay: (name: string) => `${name}: `,
  aiLabel: "AI",
  /** In the frame of every conversation. */
  noReplacement: "Tidak menggantikan psikolog atau dokter, bukan layanan darurat",
  aiHint: "Persona AI, bukan manusia",
  back: "Kembali",
  help: "Bantuan",
  question: "Pesanmu",
  placeholder: "Tulis ceritamu...",
  send: "Kirim",
  left: (count: number) => `${count} karakter lagi`,
  tooLong: (count: number) => `Kelebihan ${count} karakter. Bagi jadi dua pesan, ya.`,
  notStored: "Ponselmu tidak bisa menyimpan pesan. Biarkan halaman ini terbuka sampai pesannya terkirim.",

  whole: "Selengkapnya",
  fold: "Ringkas lagi",
  sending: "Mengirim...",
  waitingForNetwork: "Menunggu jaringan",
  waitingHelp: "Telepon 119",
  waitingForPrevious: "Dikirim setelah ini",
  cancelSend: "Batal kirim",
  offline: "Tidak ada jaringan. Tulis saja dulu, pesanmu disimpan dan dikirim saat ada sinyal.",
  reconnecting: "Menyambung lagi...",
  crowded: "Layanan sedang ramai. Pesanmu tersimpan dan dikirim lagi sebentar lagi.",

  editing: "Mengubah pesanmu",
  cancelEdit: "Batal ubah",

  writing: (name: string) => `${name} sedang menulis`,
  slow: "Masih disusun, sebentar lagi. Menunggu lebih dari 3 detik tidak mengurangi saldomu.",
  slowHeld: "Masih disusun, sebentar lagi. Aku tetap di sini.",
  newMessages: "Pesan baru",
  toNewest: "Ke pesan terbaru",
  toChoices: "Lihat pilihan",
  /** For a screen reader, after the words of the answer. */
  choicesBelow: (count: number) => `Ada ${count} pilihan jawaban di bawahnya.`,
  showOlder: "Tampilkan pesan sebelumnya",
  loadingOlder: "Memuat pesan sebelumnya...",
  olderFailed: "Pesan sebelumnya belum termuat.",

  showMore: "Show More", // T-058
  showLess: "Show Less", // T-059
  clues: "Contoh pembuka",
  greeting: (name: string) => `Hai, aku ${name}. Ada cerita apa hari ini?`,
  tipsToggle: "Tips bercerita",
  tipsIntro: "Tiga hal ini membantu kita langsung ke intinya:",
  tipsQuestions: [
    "Apa yang paling mengganggumu sekarang?",
    "Sudah berapa lama kamu merasakannya?",
    "Biasanya apa yang memicunya?",
  ],

  endTitle: "Akhiri Percakapan", // T-060
  endBody: "Apakah Anda yakin ingin mengakhiri sesi ini?", // T-061
  endConfirm: "Ya, akhiri sesi", // T-062
  endClose: "Tutup", // T-063
  stay: "Tetap di obrolan",
  leaveOpen: "Keluar dulu, lanjutkan nanti",
  endFailed: "Sesi belum bisa diakhiri. Periksa jaringanmu, lalu coba lagi.",

  loadFailedTitle: "Obrolan ini belum bisa dibuka",
  loadFailed: "Isinya tetap tersimpan. Periksa jaringanmu, lalu coba lagi.",
  goneTitle: "Obrolan tidak ditemukan",
  gone: "Obrolan ini tidak ada, atau sudah dihapus.",
  toList: "Ke daftar obrolan",
} as const;

/** For a member who has been silent for a while: no pressure, nothing made up. */
export const idleWords = [
  "Aku masih di sini. Tidak perlu buru-buru, lanjutkan kapan pun kamu siap.",
  "Masih mau lanjut, atau cukup dulu untuk sekarang? Dua-duanya tidak apa-apa.",
  "Kalau bingung mulai dari mana, tulis saja satu kata yang paling pas dengan perasaanmu sekarang.",
] as const;

/** Around the help card. Its first message and the contacts come from the server (texts/safety/safety.ts). */
export const helpCardTexts = {
  title: "Ada yang bisa membantumu sekarang",
  contacts: "Kontak bantuan",
  tellSomeone: "Kabari orang terdekat",
  otherServices: "Layanan lain",
  ownPlan: "Buka rencana amanku",
  shareText: "Hai, aku lagi butuh ditemani. Bisa hubungi aku sebentar?",
  /** Where somebody needs an ambulance, which a glance at a locked screen may show. */
  shareUrgent: "Tolong, darurat. Telepon aku atau datang sekarang.",
  keepTalking: "Lanjut cerita - gratis",
  safe: "Aku aman / salah paham",
  /** The message that the `safe` button sends in the conversation. */
  denial: "Aku aman, itu salah paham.",
  folded: "Oke. Kartu bantuan ini bisa dibuka lagi kapan saja.",
  quickExit: "Keluar cepat",
  button: "Bantuan",
  wholePage: "Halaman bantuan",
  open: "Buka kartu bantuan",
  notWatched: "Percakapan ini tidak dipantau petugas. Kalau keadaannya mendesak, telepon dulu.",
} as const;

/** The history of a conversation. */
export const historyTexts = {
  title: "Histori Obrolanmu", // T-079
  back: "Kembali ke Daftar Obrolanmu", // T-080
  continueText: "Obrolan kita baru mulai seru! Klik di sini untuk lanjut ke sesi berikutnya", // T-081
  continueTitle: "Lanjutkan obrolan ini?",
  continueChat: "Lanjut Chat", // T-082
  pageTitle: "Histori obrolan",
  started: "Mulai",
  used: "Waktu terpakai",
  minutes: (minutes: number, seconds: number) =>
    minutes === 0
      ? `${seconds} detik`
      : seconds === 0
        ? `${minutes} menit`
        : `${minutes} menit ${seconds} detik`,
  empty: "Belum ada pesan di obrolan ini.",
} as const;

/** Values for the console, never shown (B-217). */
export const internalTexts = {
  invalidInput: "Invalid input", // T-067
  missingToken: "Missing auth token", // T-068
  notInitialized: "Chat detail not initialized", // T-069
  ended: "Conversation has ended", // T-070
} as const;

/** What a screen reader says of the parts of an answer that have no words. */
export const markdownTexts = {
  table: "Tabel",
  open: "Belum selesai:",
  done: "Selesai:",
} as const;
