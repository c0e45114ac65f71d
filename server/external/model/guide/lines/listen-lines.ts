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
  "listen-quoted": [
    "“{quote}”. Terima kasih sudah menuliskannya di sini.",
    "“{quote}”. Itu boleh diceritakan sepanjang yang kamu mau.",
    "“{quote}”. Kalimat itu kusimpan persis seperti kamu menulisnya.",
    "“{quote}”. Tidak perlu buru-buru mencari jalan keluarnya di sini.",
    "“{quote}”. Kalau ada sambungannya, boleh ditulis kapan saja.",
    "“{quote}”. Terima kasih sudah mempercayakannya pada tulisan.",
    "“{quote}”. Dari situ tidak ada yang harus diputuskan sekarang.",
    "“{quote}”. Teruskan saja.",
  ],
  /** The same, where nothing is quoted. */
  listen: [
    "Pelan-pelan saja, tidak ada yang harus rapi atau urut.",
    "Ruang ini masih punyamu; teruskan atau berhenti sebentar, dua-duanya boleh.",
    "Aku tidak bisa merasakannya seperti manusia, tapi ceritanya boleh kamu tulis sampai habis.",
    "Boleh panjang, boleh juga satu kata saja.",
    "Kamu yang menentukan mana yang mau diceritakan.",
    "Tulisanmu tersimpan di atas, kata-katanya tidak kuubah.",
    "Ceritanya tidak harus selesai hari ini.",
    "Tidak apa-apa kalau ceritanya melompat-lompat.",
    "Kalau nanti mau dirangkum jadi catatan, tinggal bilang.",
    "Lanjutkan dari bagian mana pun.",
    "Teruskan saja.",
  ],
} as const satisfies Record<string, readonly string[]>;
