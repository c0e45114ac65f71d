/**
 * How the guide receives a story, in the form of lines.ts. It says what it read and leaves room; it names no feeling
 * that was not written, asks nothing where nothing is to be known, and does not pretend to understand.
 */
export const listenLines = {
  "listen-begin": [
    "Silakan, tulis saja apa adanya. Aku program, jadi tidak menilai dan tidak menyela.",
    "Silakan, mulai dari mana saja.",
    "Silakan, tulis saja.",
  ],
  listen: [
    "“{quote}”. Terima kasih sudah menuliskannya di sini.",
    "Pelan-pelan saja, tidak ada yang harus rapi atau urut.",
    "“{quote}”. Itu boleh diceritakan sepanjang yang kamu mau.",
    "Ruang ini masih punyamu; teruskan atau berhenti sebentar, dua-duanya boleh.",
    "“{quote}”. Yang seperti ini memang tidak selesai dalam satu kalimat.",
    "Aku tidak bisa merasakannya seperti manusia, tapi ceritanya boleh kamu tulis sampai habis.",
    "“{quote}”. Tidak perlu buru-buru mencari jalan keluarnya di sini.",
    "Tulis saja yang masih tersisa, sependek apa pun.",
    "“{quote}”. Kalau masih ada sambungannya, aku di sini.",
    "Tidak semua harus dijelaskan; yang penting buatmu saja.",
    "“{quote}”. Terima kasih sudah mempercayakannya pada tulisan.",
    "Boleh diulang juga kalau ada yang ingin kamu katakan lagi.",
    "“{quote}”. Sejauh ini belum ada yang perlu diputuskan.",
    "Ceritanya sudah panjang, dan tidak apa-apa kalau belum selesai.",
    "Kalau nanti mau dirangkum jadi catatan, tinggal bilang.",
    "Aku masih di sini selama kamu mau menulis.",
    "Teruskan saja.",
  ],
} as const satisfies Record<string, readonly string[]>;
