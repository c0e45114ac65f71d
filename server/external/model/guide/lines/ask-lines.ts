/**
 * One open question about what was told, in the form of lines.ts, for the first messages of a story. Each fits whatever was
 * told of its topic and may be left unanswered; the last line of a list is never asked.
 */
export const askLines = {
  "ask-fading": [
    "Di saat seperti itu, apa yang biasanya kamu lakukan?",
    "Dari dirinya yang dulu, apa yang masih sering muncul?",
    "Apa yang muncul?",
  ],
  /** Others have said something about it. */
  "ask-said": [
    "Waktu mendengar itu, kamu sendiri bagaimana?",
    "Sebenarnya, kamu berharap dijawab apa?",
    "Berharap dijawab apa?",
  ],
  "ask-lost": [
    "Hal kecil apa darinya yang paling sering teringat?",
    "Kapan biasanya kehilangan itu paling terasa?",
    "Kapan terasanya?",
  ],
  "ask-parted": [
    "Dari semua yang berubah sejak itu, mana yang paling terasa?",
    "Jam berapa dalam sehari yang paling berat sekarang?",
    "Mana terasanya?",
  ],
  "ask-ended": [
    "Apa yang paling terasa hilang dari hari-harimu sejak itu?",
    "Sekarang hari-harimu isinya apa?",
    "Apa yang hilang?",
  ],
  "ask-failed": [
    "Waktu tahu hasilnya, apa yang pertama terlintas?",
    "Sejak itu, siapa yang sudah kamu ajak cerita?",
    "Lalu terlintas apa?",
  ],
  "ask-quarrel": [
    "Kata-kata mana yang masih terngiang?",
    "Sebelum kejadian itu, kalian biasanya seperti apa?",
    "Yang terngiang apa?",
  ],
  "ask-seen": [
    "Dari kejadian itu, apa yang terus terulang di kepala?",
    "Sesudah itu, kamu pergi ke mana?",
    "Apa yang terulang?",
  ],
  "ask-care": [
    "Dalam sehari, bagian mana yang paling berat dijalani?",
    "Kapan terakhir kali kamu sempat untuk dirimu sendiri?",
    "Kapan beratnya?",
  ],
  "ask-alone": [
    "Biasanya kapan sepinya paling terasa?",
    "Dulu, siapa yang biasanya menemani?",
    "Kapan sepinya?",
  ],
  "ask-worn": [
    "Bagian mana dari harimu yang paling menguras?",
    "Sudah berapa lama jalannya begini?",
    "Apa yang menguras?",
  ],
  /** What is said where nothing but the words of others was told. */
  "told-said": [
    "Ucapan orang kadang lebih lama tinggal daripada kejadiannya.",
    "Kata-kata di saat begitu biasanya teringat terus.",
    "Kata-kata menempel lama.",
  ],
  "ask-open": [
    "Dari yang kamu tulis ini, bagian mana yang paling kepikiran sekarang?",
    "Kalau sekarang, bagaimana rasanya?",
    "Ada yang tahu soal ini selain kamu?",
    "Apa yang kepikiran?",
  ],
} as const satisfies Record<string, readonly string[]>;
