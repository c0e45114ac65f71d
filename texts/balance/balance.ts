/** The meter and the balance. They stand in the chat, so `kamu`; what is about money there names nobody. */
export const balanceTexts = {
  filled: "Waktu sudah terisi. Silakan lanjutkan obrolan.",
  notEmpty: "Saldo masih ada. Silakan lanjutkan obrolan.",
  badge: "Saldo",
  /** Label of the link to the statement; kept here so that the chat loads no further texts for it. */
  statement: "Rincian waktu",
  perService: "Saldo per layanan",
  sharedFree: (mmss: string) => `Termasuk waktu gratis ${mmss} yang berlaku untuk semua layanan.`,
  freeToday: (mmss: string) => `hari ini gratis ${mmss}`,
  freeOnce: (mmss: string) => `waktu gratis ${mmss}`,
  paused: "Waktu dijeda",
  pausedHint: "Waktu berjalan lagi saat kamu mengirim pesan.",
  held: "Waktu dihentikan sementara",
  heldHint: "Kamu tetap bisa bercerita, gratis.",
  runningHint: "Waktu berjalan selama kita mengobrol, dan dijeda sendiri kalau kamu diam.",
  clock: (label: string, mmss: string) => `${label} ${mmss}`,
  unknown: "--:--",
  idle: "Waktu mulai berjalan saat pesan pertamamu terkirim.",
  firstMinutesFree: "3 menit pertama di ruang obrolan gratis.", // B-189, A-01
  /** Follows `firstMinutesFree` and says how long it really is here. */
  freeHere: (seconds: number, period: "day" | "once") => {
    if (seconds === 0) return " Di sini belum ada waktu gratis.";
    const length = seconds < 60 ? `${seconds} detik` : `${Math.floor(seconds / 60)} menit`;
    return ` Di sini kamu punya ${length}${period === "day" ? " setiap hari" : ""}.`;
  },
  remaining: "Sisa waktu",
  pause: "Jeda",
  pauseHint: "Jeda waktu",
  lowFive: "Sisa waktu 5 menit.",
  lowOne: "Sisa waktu 1 menit. Jawaban yang sedang ditulis tetap sampai selesai.",
  continuePrompt: (partner: string) => `Obrolan kita baru mulai seru ${partner}!`, // T-065, A-78
  continueBody: "Waktu gratismu sudah terpakai. Lanjutkan, dan waktumu terisi lagi.",
  continueBodyGranted: "Waktumu sudah terpakai. Pesan yang belum terkirim tetap tersimpan.",
  continueChat: "Continue Chat", // T-066
  topUpTitle: "Waktumu sudah habis",
  topUpBody: "Tambah waktu untuk melanjutkan obrolan ini. Pesan yang belum terkirim tetap tersimpan.",
  sessionExpired: "Session expired, please login again.", // T-071
  poolEmpty: "Saldo client tidak cukup. Silakan hubungi admin.", // T-072
  resetFailed: "Waktu belum bisa diisi. Periksa jaringan, lalu coba lagi.",
  resetRefusedTitle: "Waktu belum bisa diisi",
  later: "Nanti saja",
  ok: "OK",
  cancel: "Batal",
} as const;
