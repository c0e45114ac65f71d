/** The help page: public, without sign-in, balance or scripts. Numbers come from the server. */
export const helpTexts = {
  title: "Bantuan sekarang juga",
  intro: "Kamu tidak harus menghadapinya sendirian. Pilih yang paling mudah untukmu saat ini.",
  urgent: "Kalau kamu atau orang di dekatmu dalam bahaya, hubungi 119 atau pergi ke IGD terdekat sekarang.",
  listTitle: "Yang bisa dihubungi",
  call: "Telepon",
  open: "Buka",
  unavailable: "Daftar kontak belum bisa dimuat. Tetap bisa: telepon 119, atau langsung ke IGD terdekat.",
  call119: "Telepon 119",
  ambulance: "Ambulans dan darurat medis, 24 jam, gratis",
  notWatched:
    "Percakapan di Alma tidak dipantau petugas, jadi jangan menunggu kami bila keadaannya mendesak.",
  back: "Kembali bercerita",
} as const;
