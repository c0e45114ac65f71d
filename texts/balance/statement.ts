import { balanceTexts } from "./balance.ts";

/** The statement of time and money. `Anda`, since it is about money. */
export const statementTexts = {
  title: balanceTexts.statement,
  intro:
    "Waktu berjalan sejak pesan Anda diterima sampai dijeda, oleh Anda atau dengan sendirinya saat Anda diam. Selama dijeda tidak ada yang dihitung. Menunggu jawaban lebih dari 3 detik dan jawaban yang terputus kami kembalikan. Waktu ditulis sebagai menit:detik.",
  now: "Saldo sekarang",
  nowUnknown: "Saldo belum bisa dimuat.",
  free: "Waktu gratis",
  paidFor: (service: string) => `Waktu berbayar, ${service}`,
  used: "Terpakai",
  returned: "Dikembalikan",
  rupiah: "Dibayar",
  sums: "Jumlah seluruhnya",
  /** Why the balance now differs from the one after the newest entry. */
  running: (signed: string) => `${signed} dari obrolan yang sedang berjalan akan dicatat di sini.`,
  notYetToday: (signed: string) =>
    `${signed} waktu gratis sudah termasuk; dicatat di sini setelah pesan pertama Anda terkirim.`,
  notWritten: (signed: string) => `${signed} akan dicatat di sini saat pesan Anda berikutnya terkirim.`,
  deletedConversation: "Obrolan yang sudah dihapus",
  conversationWith: (expert: string) => `Ngobrol dengan ${expert}`,
  fromTo: (from: string, to: string) => `${from}–${to}`,
  paused: (length: string) => `Dijeda ${length}`,
  compensation: "Kompensasi",
  reasons: {
    wait: "Kompensasi: menunggu jawaban lebih dari 3 detik",
    interrupted: "Kompensasi: jawaban terputus",
    safety: "Satu menit terakhir tidak dihitung",
  },
  freeToday: "Waktu gratis hari ini",
  freeGranted: "Waktu gratis",
  freeExpired: "Sisa waktu gratis sebelumnya hangus",
  freeReset: "Isi ulang dari mitra",
  bought: (name: string, length: string) => `${name}: ${length}`,
  timeBought: "Pembelian waktu",
  paidOrder: (name: string) => `Pembayaran: ${name}`,
  takenBack: (name: string, length: string) => `Waktu dari ${name} ditarik kembali: ${length}`,
  returnedOrder: (name: string) => `Pengembalian uang: ${name}`,
  other: "Penyesuaian",
  invoice: (number: string) => `Pesanan ${number}`,
  ofFree: "waktu gratis",
  ofPaid: "waktu berbayar",
  part: (account: string, signed: string) => `${account} ${signed}`,
  gained: (length: string) => `bertambah ${length}`,
  lost: (length: string) => `berkurang ${length}`,
  noTime: "waktu tidak berubah",
  balanceAfter: (mmss: string) => `Saldo ${mmss}`,
  amountPaid: (rupiah: string) => `dibayar ${rupiah}`,
  length: (hours: number, minutes: number, seconds: number) =>
    [hours && `${hours} jam`, minutes && `${minutes} menit`, seconds && `${seconds} detik`]
      .filter(Boolean)
      .join(" ") || "0 detik",
  toHistory: "Lihat obrolannya",
  older: "Tampilkan yang lebih lama",
  olderFailed: "Catatan yang lebih lama belum bisa dimuat. Periksa jaringan Anda, lalu coba lagi.",
  begin: "Ini catatan pertama Anda.",
  empty: "Belum ada yang dicatat",
  emptyText: "Setiap detik dan rupiah Anda akan dijelaskan di sini, mulai dari pesan pertama yang terkirim.",
  toConversations: "Ke daftar obrolan",
  failedTitle: "Rincian waktu belum bisa dimuat",
  failed: "Saldo Anda tidak berubah. Periksa jaringan Anda, lalu coba lagi.",
  retry: "Coba lagi",
} as const;
