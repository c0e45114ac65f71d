/*
 * Finished answers as somebody in an occupation may give them, by the name of the occupation and the slot of the question:
 * `minat` is why here, `lebih` is a strength with its example.
 */

type Examples = Readonly<Record<string, string>>;

const both = (minat: string, lebih: string): Examples => ({ minat, lebih });

export const occupationExamples: Readonly<Record<string, Examples>> = {
  "teller bank": both(
    "Bank ini melayani banyak pedagang pasar di sini. Saya terbiasa menghitung uang setiap hari dan tenang menghadapi antrean, jadi bisa membantu di meja depan.",
    "Saya teliti dengan uang. Waktu memegang kas koperasi, saya hitung dua kali sebelum tutup, dan enam bulan selisihnya nol.",
  ),
  "kasir atau pramuniaga": both(
    "Saya sering belanja di sini dan melihat antreannya ramai di sore hari. Saya terbiasa melayani pembeli di warung, jadi bisa membantu supaya antreannya cepat.",
    "Saya teliti dengan uang kembalian. Waktu PKL di kasir, selisih kas saya nol selama tiga bulan.",
  ),
  "perawat atau bidan": both(
    "Rumah sakit ini banyak menangani pasien anak. Saya terbiasa menjelaskan tindakan pelan-pelan kepada keluarga, dan itu yang ingin saya kerjakan di sini.",
    "Saya rapi mencatat. Waktu praktik, saya menulis tanda vital tepat jamnya, sehingga perawat berikutnya tidak perlu bertanya lagi.",
  ),
  guru: both(
    "Sekolah ini menerima murid dengan kemampuan yang beragam. Saya terbiasa mengajar kelompok kecil, jadi bisa membantu yang tertinggal.",
    "Saya sabar menjelaskan ulang. Waktu mengajar les, satu murid saya dampingi dua bulan sampai bisa membaca lancar.",
  ),
  "layanan pelanggan": both(
    "Layanan di sini dipakai orang setiap hari, jadi keluhannya pasti beragam. Saya terbiasa membalas pesan pembeli dengan tenang, dan bisa membantu mengurangi antrean keluhan.",
    "Saya tenang menghadapi orang marah. Waktu mengurus toko daring, satu pembeli yang komplain saya kabari tiap hari sampai barangnya tiba.",
  ),
  "barista atau pramusaji": both(
    "Tempat ini ramai saat makan siang. Saya terbiasa berdiri lama dan bergerak cepat, jadi bisa membantu di jam yang paling sibuk.",
    "Saya cepat menghafal pesanan. Waktu membantu katering, saya mengantar empat puluh kotak tanpa tertukar.",
  ),
  sales: both(
    "Produk ini sudah saya lihat di banyak warung. Saya terbiasa menawarkan barang dari pintu ke pintu, jadi bisa membantu menambah langganan.",
    "Saya tidak cepat menyerah. Waktu menjual pulsa, saya mendatangi sepuluh toko seminggu, dan tiga di antaranya jadi langganan.",
  ),
  housekeeping: both(
    "Hotel ini dikenal bersih. Saya terbiasa bekerja dengan urutan yang tetap, jadi bisa menjaga kamar selesai tepat waktu.",
    "Saya rapi dan jujur. Waktu bekerja di rumah kos, barang tertinggal selalu saya catat dan saya serahkan hari itu juga.",
  ),
  "akuntansi atau keuangan": both(
    "Perusahaan ini punya banyak cabang, jadi pencatatannya harus rapi. Saya terbiasa mencocokkan nota dengan rekening koran, dan itu yang bisa saya bantu.",
    "Saya teliti dengan angka. Waktu magang, saya menemukan dua nota yang tercatat ganda, lalu membetulkannya bersama atasan.",
  ),
  "staf admin": both(
    "Kantor ini mengurus banyak berkas pelanggan. Saya terbiasa mencatat barang keluar masuk dan menyimpan suratnya dengan urut, jadi bisa membantu berkas cepat ditemukan.",
    "Saya rapi mencatat. Waktu mengurus surat jalan, saya membuat daftar per tanggal, dan sejak itu tidak ada surat yang hilang.",
  ),
  "gudang atau logistik": both(
    "Gudang ini mengirim barang setiap hari, jadi hitungannya harus tepat. Saya terbiasa mengecek barang dengan surat jalan, dan bisa membantu supaya tidak ada yang tertukar.",
    "Saya teliti menghitung. Waktu bongkar barang, saya menemukan dua dus kurang sebelum sopirnya pulang, jadi langsung dicatat bersama.",
  ),
  "operator produksi": both(
    "Pabrik ini menjaga mutu barangnya. Saya terbiasa mengikuti urutan kerja dan memakai alat pelindung, jadi bisa menjaga hasilnya tetap sama.",
    "Saya disiplin. Waktu PKL di pabrik, saya tidak pernah terlambat selama tiga bulan, dan barang cacat langsung saya pisahkan.",
  ),
  "pengemudi atau kurir": both(
    "Wilayah antarnya daerah yang saya kenal. Saya terbiasa mengatur rute supaya searah, jadi kiriman bisa sampai tepat waktu.",
    "Saya hati-hati di jalan. Dua tahun membawa motor antaran, saya memeriksa rem dan ban setiap pagi, dan belum pernah ada kiriman rusak.",
  ),
  "programmer atau IT": both(
    "Aplikasi ini saya pakai sendiri, dan saya melihat halaman bayarnya sering lambat. Saya terbiasa mencari sebab dari catatan galat, jadi bisa membantu di bagian itu.",
    "Saya sabar mencari sebab. Waktu tugas akhir, satu galat saya persempit selama dua hari sampai ketemu, lalu saya tulis langkahnya untuk teman.",
  ),
  desain: both(
    "Unggahan tempat ini rapi dan warnanya tetap. Saya terbiasa bekerja dengan pedoman warna dan tenggat, jadi bisa meneruskan gayanya.",
    "Saya mau menerima masukan. Waktu membuat poster acara kampus, tiga kali saya perbaiki sesuai catatan panitia, dan selesai sehari lebih awal.",
  ),
  satpam: both(
    "Gedung ini banyak tamunya. Saya terbiasa menyapa orang dengan sopan sambil mencatat siapa yang masuk, jadi bisa menjaga pintu dengan tertib.",
    "Saya waspada dan tenang. Waktu ronda, saya melihat pintu gudang terbuka, lalu saya catat dan saya laporkan malam itu juga.",
  ),
};
