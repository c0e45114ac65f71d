/** The rest of the help page: for somebody who is tired, afraid, or reads for another. Short, nothing that presses. */
export const helpPageTexts = {
  leave: "Keluar cepat",
  now: "Sedang dalam bahaya?",
  sayTitle: "Bingung mau bilang apa?",
  say: "Cukup ini: \u201cSaya butuh bantuan. Saya ada di ...\u201d Kalau berat, minta orang di dekatmu yang bicara.",
  personTitle: "Menelepon terasa terlalu berat?",
  person: "Kabari satu orang yang kamu percaya. Pesannya sudah kami tuliskan; kamu yang memilih penerimanya.",
  message: "Hai, aku lagi butuh ditemani. Bisa hubungi aku sebentar?",
  sms: "Kirim SMS",
  whatsapp: "Kirim WhatsApp",
  othersTitle: "Layanan lain, balasannya bisa lama",
  caringTitle: "Kamu mengkhawatirkan orang lain?",
  caring: [
    "Temani dia, atau minta seseorang berada di dekatnya.",
    "Tanyakan dengan tenang apakah ia berpikir mengakhiri hidup. Bertanya tidak membuatnya lebih buruk.",
    "Jauhkan benda atau obat yang bisa melukainya.",
    "Kalau bahayanya dekat, telepon 119 dan sebutkan tempatnya, atau antar dia ke IGD.",
  ],
  safeTitle: "Sambil menunggu",
  safe: [
    "Pindah ke tempat yang ada orang lain.",
    "Menjauh dari benda atau obat yang bisa melukaimu.",
    "Rasakan kedua kakimu di lantai. Hembuskan napas pelan, lebih panjang dari saat menariknya.",
  ],
  protocol: "Apa yang Alma lakukan saat ada tanda bahaya",
} as const;
