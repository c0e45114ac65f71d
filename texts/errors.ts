import { googleTexts } from "./account/google.ts";

/** Messages for refused or failed calls, one per code of `contract/errors.ts`. Each says what to do next. */
export const errorTexts = {
  malformed: "Permintaan tidak bisa dibaca. Muat ulang halaman, lalu coba lagi.",
  brokenText: "Ada karakter yang tidak bisa disimpan. Hapus karakter itu, lalu coba lagi.",
  unauthenticated: "Sesi kamu sudah berakhir. Silakan masuk lagi.",
  loginFailed: "Email atau password salah. Periksa lagi, lalu coba masuk.",
  googleInvalid: `${googleTexts.credentialInvalid}. ${googleTexts.tryAgain}`,
  googleUnverified:
    "Alamat email akun Google ini belum diverifikasi. Verifikasi dulu di Google, atau masuk dengan email dan password.",
  googleOff: "Masuk dengan Google belum tersedia di sini. Masuk dengan email dan password, ya.",
  googleOther:
    "Alamat email ini tersambung ke akun Google lain. Pilih akun Google itu, atau masuk dengan email dan password.",
  googleUnavailable:
    "Google sedang tidak bisa dihubungi. Masuk dengan email dan password, atau coba lagi sebentar lagi.",
  tooManyGuesses:
    "Terlalu banyak password salah untuk akun ini. Coba lagi paling lama 30 menit lagi. Sekarang juga bisa: buat password baru lewat 'Lupa kata sandi?', atau masuk di perangkat yang pernah kamu pakai.",
  secondFactorNeeded: "Passwordmu benar. Sekarang masukkan kode dari aplikasi autentikatormu.",
  codeWrong: "Kode salah atau sudah pernah dipakai. Tunggu kode berikutnya, lalu coba lagi.",
  tooManyCodes:
    "Terlalu banyak kode salah untuk akun ini. Coba lagi paling lama 30 menit lagi. Kalau bukan kamu yang mencoba, passwordmu diketahui orang lain: buat yang baru lewat 'Lupa kata sandi?'.",
  challengeExpired:
    "Waktu untuk memasukkan kode sudah habis. Masuk lagi dari awal, lalu masukkan kode yang baru.",
  factorChanged:
    "Verifikasi dua langkah baru saja diubah di tab atau perangkat lain. Muat ulang halaman, lalu coba lagi.",
  saldoEmpty: "Saldo Anda tidak cukup untuk memulai obrolan baru", // T-055
  emailUnverified: "Email kamu belum diverifikasi. Buka tautan di email kami, atau minta dikirim lagi.",
  passwordNeeded: "Demi keamanan, masukkan dulu password yang sekarang.",
  consentRequired: "Kami perlu persetujuanmu dulu sebelum melanjutkan.",
  signInAgain: "Untuk keamanan, keluar dari akun, masuk lagi, lalu ulangi dalam 10 menit.",
  passwordWrong: "Password salah. Periksa lagi, lalu coba sekali lagi.",
  notFound: "Data tidak ditemukan. Periksa alamatnya atau kembali ke daftar.",
  clientNotFound: "Mitra ini tidak ditemukan. Periksa alamat halamannya.",
  methodNotAllowed: "Cara memanggil alamat ini tidak dikenal.",
  conversationEnded: "Percakapan ini sudah diakhiri. Mulai obrolan baru untuk melanjutkan cerita.",
  answerInProgress: "Jawaban sebelumnya masih ditulis. Tunggu sebentar, ya.",
  messageIdReused: "Pesan ini bentrok dengan pesan lain. Muat ulang halaman, lalu kirim lagi.",
  keyReused: "Permintaan ini bentrok dengan permintaan lain. Muat ulang halaman, lalu coba lagi.",
  inProgress: "Permintaan yang sama masih diproses. Tunggu sebentar.",
  nothingToContinue: "Jawaban ini sudah selesai, tidak ada yang perlu dilanjutkan.",
  nothingToChange: "Hanya pesan terakhir yang bisa diubah. Muat ulang obrolan, lalu coba lagi.",
  idleNotDue: "Obrolan ini baru saja berlangsung. Lanjutkan kapan pun kamu siap.",
  alreadyRated: "Obrolan ini sudah Anda nilai. Penilaian pertama yang disimpan.",
  surveyAnswered:
    "Kamu sudah mengisi survei ini. Jawaban pertamamu yang tersimpan; muat ulang halaman untuk melihatnya.",
  restoreTooLate: "Obrolan ini sudah tidak bisa dikembalikan. Mulai obrolan baru bila perlu.",
  cartLineFull: "Satu produk paling banyak 99 di keranjang. Kurangi jumlahnya, lalu coba lagi.",
  poolEmpty: "Saldo client tidak cukup. Silakan hubungi admin.", // T-072
  freeTimeUsed: "Waktu gratis hari ini sudah dipakai. Waktu bisa ditambah lewat paket.",
  resetLimit: "Isi ulang hari ini sudah mencapai batasnya. Coba lagi besok atau hubungi admin.",
  srqTooSoon:
    "Skrining baru bisa diisi lagi 30 hari setelah yang terakhir. Lihat tanggalnya di halaman skrining; jawaban ini belum dikirim.",
  voucherUsed: "Voucher sudah digunakan.", // T-132
  voucherInvalid: "Voucher tidak valid.", // T-133
  voucherWrongType: "Voucher tidak berlaku untuk produk ini.", // T-135
  voucherSingle: "Voucher gratis berlaku untuk satu paket saja. Ubah jumlahnya menjadi 1, lalu coba lagi.",
  fileOnce: "Satu file cukup dibeli sekali. Ubah jumlahnya menjadi 1, lalu coba lagi.",
  totalChanged: "Harga berubah sejak halaman ini dibuka. Periksa totalnya, lalu coba lagi.",
  itemUnavailable: "Ada pilihan yang tidak tersedia lagi. Hapus pilihan itu, lalu coba lagi.",
  nothingToPay: "Tidak ada produk yang dipilih.", // T-129
  amountTooSmall: "Jumlah yang harus dibayar terlalu kecil untuk diproses. Tambah pilihan, lalu coba lagi.",
  notFree: "Produk ini tidak gratis. Tambahkan ke keranjang untuk membelinya.",
  productOwned: "Produk sudah dimiliki. Buka Produk saya untuk melihatnya.",
  planChanged:
    "Rencanamu baru saja diubah di tab atau perangkat lain. Muat ulang halaman untuk melihatnya, lalu simpan lagi.",
  tooManyOpen:
    "Masih ada tiga pesanan yang menunggu pembayaran. Selesaikan atau batalkan salah satunya di riwayat transaksi.",
  orderClosed: "Pesanan ini sudah selesai diproses. Lihat statusnya di riwayat transaksi.",
  paymentUnderWay: "Pembayaran pesanan ini sedang diproses. Tunggu sebentar, lalu periksa lagi statusnya.",
  paymentRefused:
    "Penyedia pembayaran menolak pesanan ini. Tidak ada uang yang ditarik; coba lagi sebentar lagi.",
  paymentUnavailable:
    "Penyedia pembayaran sedang tidak bisa dihubungi. Pesanan tersimpan di riwayat transaksi; coba lagi sebentar lagi.",
  notificationForged: "Tanda tangan pemberitahuan tidak cocok.",
  fileForged: "Tautan berkas ini tidak sah. Buka lagi dari Produk saya.",
  fileRevoked: "Berkas ini tidak lagi tersedia untuk akunmu. Hubungi kami bila ini keliru.",
  fileExpired: "Tautan berkas sudah kedaluwarsa. Buka lagi dari Produk saya.",
  fileRange: "Bagian berkas yang diminta tidak ada.",
  newPasswordFirst:
    "Tautan ini dibuka di peramban yang bukan tempat mendaftar. Demi keamanan, buat password baru di sini.",
  tokenInvalid: "Tautan ini sudah tidak berlaku. Minta tautan baru, lalu coba lagi.",
  tooLarge: "Data yang dikirim terlalu besar. Perkecil, lalu coba lagi.",
  unsupportedType: "Jenis data yang dikirim tidak didukung.",
  pictureType: "Format foto ini tidak didukung. Pilih foto JPG, PNG, atau GIF.",
  pictureTooLarge: "Foto ini terlalu besar. Pilih foto paling besar 5 MB dan 16 megapiksel.",
  pictureUnreadable: "Foto ini rusak atau tidak bisa dibaca. Pilih foto lain.",
  invalid: "Ada isian yang perlu diperbaiki.",
  tooManyMails:
    "Sudah beberapa email diminta untuk alamat ini. Pakai email yang terbaru, cek juga folder spam, atau minta lagi paling lama satu jam lagi.",
  tooManyRequests: "Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.",
  supportTurnsUsed:
    "Kita sudah banyak bertukar pesan dalam satu jam ini. Sambil menunggu sebentar, hubungi 119 atau orang terdekatmu, ya.",
  internal: "Terjadi kesalahan di sisi kami. Coba lagi sebentar lagi.",
  overloaded: "Layanan sedang ramai. Pesanmu belum terkirim; coba lagi sebentar lagi.",
  unavailable: "Layanan sedang tidak tersedia. Coba lagi sebentar lagi.",
  answerFailed: "Sorry, there was an error processing your message. Please try again.", // T-064
} as const;

/** Under a field whose content has no sentence of its own. */
export const fieldTexts = {
  missing: "Bagian ini masih kosong. Isi dulu, lalu coba lagi.",
  tooBig: "Isinya terlalu panjang atau terlalu besar. Kurangi, lalu coba lagi.",
  tooSmall: "Isinya terlalu pendek atau terlalu kecil. Tambah, lalu coba lagi.",
  wrong: "Isinya belum sesuai. Periksa lagi, lalu coba lagi.",
};
