/**
 * The help page: public, works without sign-in, balance or scripts, with numbers from the server. For somebody who is
 * tired, afraid or reading for another: short, no pressure.
 */
export const helpPageTexts = {
  title: "Bantuan sekarang juga",
  intro: "Kamu tidak harus menghadapinya sendirian. Pilih yang paling mudah untukmu saat ini.",
  urgent:
    "Kalau nyawa terancam, telepon 119 atau ke IGD terdekat. Kalau bahayanya dari orang lain, telepon 110.",
  listTitle: "Yang bisa dihubungi",
  unavailable: "Daftar kontak belum bisa dimuat. Tetap bisa: telepon 119, atau langsung ke IGD terdekat.",
  notWatched:
    "Percakapan di Alma tidak dipantau petugas, jadi jangan menunggu kami bila keadaannya mendesak.",
  back: "Kembali bercerita",
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
