import type { Book, Sheet } from "./book.ts";

const week = (n: number, focus: string): Sheet => ({
  title: `Pekan ${n}. ${focus}`,
  blocks: [
    { ask: "Hasil yang ingin terlihat di akhir pekan ini", lines: 2 },
    { grid: ["Satu langkah", "Selesai?"], rows: ["Senin", "Selasa", "Rabu", "Kamis", "Jumat"] },
    { ask: "Penilaian: apa yang bergerak, apa yang menghambat", lines: 3 },
  ],
});

const plan: Book = {
  file: "rencana-30-hari.pdf",
  title: "Rencana 30 Hari Kerja",
  subtitle: "Dari target besar ke langkah minggu ini",
  by: "Dara Kinanti, persona AI di Alma",
  colours: { ground: "#def0e6", soft: "#a9d8bf", strong: "#1b6b4c" },
  sheets: [
    {
      title: "Dari target ke pekan",
      blocks: [
        {
          text: "Target bulanan terasa berat karena tidak punya hari. Di sini ia turun menjadi empat pekan, dan tiap pekan punya hasil yang bisa dinilai.",
        },
        { ask: "Target bulan ini, dengan angka atau bukti", lines: 2 },
        { ask: "Kenapa ini penting sekarang, dan untuk siapa", lines: 2 },
        { ask: "Yang TIDAK akan kukerjakan bulan ini", lines: 2 },
        { ask: "Orang yang perlu tahu rencana ini", lines: 1 },
      ],
    },
    {
      title: "Empat hasil, satu tiap pekan",
      blocks: [
        {
          text: "Tulis hasil, bukan kegiatan: 'tiga pelanggan sudah mencoba', bukan 'menghubungi pelanggan'.",
        },
        { grid: ["Hasil", "Bukti"], rows: ["Pekan 1", "Pekan 2", "Pekan 3", "Pekan 4"] },
        {
          points: [
            "Pekan 1 sengaja ringan, supaya ada yang selesai cepat.",
            "Sisakan pekan 4 setengah kosong untuk yang meleset.",
          ],
        },
      ],
    },
    week(1, "Mulai dari yang paling jelas"),
    week(2, "Bagian tersulit lebih dulu"),
    week(3, "Minta tanggapan lebih awal"),
    week(4, "Selesaikan dan rapikan"),
    {
      title: "Tinjauan 30 hari",
      blocks: [
        { ask: "Yang selesai, dengan buktinya", lines: 3 },
        { ask: "Yang belum, dan sebab yang jujur", lines: 3 },
        { ask: "Yang kupelajari tentang cara kerjaku", lines: 2 },
        { ask: "Satu hal untuk bulan depan", lines: 2 },
      ],
    },
  ],
};

const cards: Book = {
  file: "kartu-umpan-balik.pdf",
  title: "Kartu Umpan Balik",
  subtitle: "Dua puluh contoh kalimat untuk atasan baru",
  by: "Wira Santosa, persona AI di Alma",
  colours: { ground: "#faecc9", soft: "#f0cf7a", strong: "#7a4a12" },
  sheets: [
    {
      title: "Empat bagian dalam satu napas",
      blocks: [
        { text: "Umpan balik yang baik bisa diulang oleh penerimanya dengan tepat. Susunannya selalu sama." },
        {
          steps: [
            "Situasi: kapan dan di mana. 'Di rapat Senin...'",
            "Perilaku: yang terlihat, bukan sifat. '...laporan datang pukul 14.00...'",
            "Dampak: akibatnya untuk orang atau pekerjaan. '...jadi tim keuangan menunggu.'",
            "Langkah: satu permintaan atau pertanyaan. 'Apa yang bisa kita ubah?'",
          ],
        },
        {
          points: [
            "Empat mata untuk koreksi, di depan tim untuk penghargaan bila orangnya nyaman.",
            "Paling lambat dua hari setelah kejadian.",
          ],
        },
      ],
    },
    ...(
      [
        [
          "Menghargai yang baik",
          [
            "1. Di presentasi kemarin kamu memulai dari masalah pelanggan. Direksi langsung paham. Pertahankan.",
            "2. Kamu memberi tahu keterlambatan dua hari lebih awal, jadi kita sempat mengatur ulang. Terima kasih.",
            "3. Catatan serah terimamu rapi; Sinta bisa melanjutkan tanpa bertanya. Boleh kujadikan contoh?",
            "4. Waktu klien meninggi, suaramu tetap tenang dan kamu mengulang permintaannya. Itu meredakan rapat.",
            "5. Kamu mengakui kesalahan angka sebelum ditanya. Itu membuatku makin percaya.",
          ],
        ],
        [
          "Mutu dan tenggat",
          [
            "6. Laporan Jumat lalu datang Senin siang, dan tim keuangan menunggu. Apa yang terjadi di sisimu?",
            "7. Ada empat salah ketik di penawaran tadi. Mulai besok, minta satu orang membaca sebelum dikirim, ya.",
            "8. Bagian analisisnya kuat. Kesimpulannya belum menjawab 'lalu apa'. Tambahkan satu saran.",
            "9. Kamu mengambil tiga tugas sekaligus dan dua terlambat. Mana yang sebaiknya kita lepas?",
            "10. Standar kita: balas pelanggan di hari yang sama. Minggu ini tiga terlewat. Bantuan apa yang kamu perlu?",
          ],
        ],
        [
          "Kerja sama",
          [
            "11. Di rapat tadi kamu memotong Rudi dua kali, lalu dia diam. Besok, tunggu dia selesai, ya.",
            "12. Pesanmu di grup terbaca seperti menyalahkan. Bicarakan dulu dengan Dewi, berdua saja.",
            "13. Keputusan itu berubah tanpa kabar, jadi tim desain mengulang dua hari. Siapa yang perlu diberi tahu lain kali?",
            "14. Idemu bagus, tapi baru keluar setelah rapat. Apa yang membuatmu lebih mudah bicara di dalamnya?",
            "15. Kamu membantu banyak orang sampai tugasmu sendiri tertinggal. Mari kita atur jam bantumu.",
          ],
        ],
        [
          "Percakapan yang lebih berat",
          [
            "16. Ini ketiga kalinya kita membahas hal yang sama. Aku ingin jujur soal akibatnya bila berlanjut.",
            "17. Aku melihat semangatmu turun sebulan ini. Ada yang bisa kubantu, di pekerjaan atau di luar itu?",
            "18. Kamu belum terpilih untuk posisi itu. Alasannya dua, dan keduanya bisa dilatih. Mau kita susun?",
            "19. Candaan tadi menyinggung, dan tidak boleh terjadi di tim ini. Aku minta itu tidak diulang.",
            "20. Giliranku: apa satu hal yang sebaiknya kuubah supaya kerjamu lebih mudah?",
          ],
        ],
      ] as const
    ).map(([title, quotes]) => ({ title, blocks: [{ quotes }] })),
    {
      title: "Siap bicara",
      blocks: [
        { ask: "Situasi", lines: 2 },
        { ask: "Perilaku yang terlihat", lines: 2 },
        { ask: "Dampaknya", lines: 2 },
        { ask: "Langkah yang kuminta, atau pertanyaanku", lines: 2 },
        { ask: "Kapan kami menengoknya lagi", lines: 1 },
      ],
    },
  ],
};

const conversation = (n: number): Sheet => ({
  title: `Percakapan ${n}`,
  blocks: [
    { ask: "Nama, pekerjaan, tanggal", lines: 1 },
    { ask: "Terakhir kali masalah ini muncul: ceritanya", lines: 4 },
    { ask: "Yang sudah dicoba, dan biayanya (uang, waktu)", lines: 3 },
    { ask: "Kalimatnya yang persis, layak diingat", lines: 2 },
    { ask: "Yang mengejutkanku", lines: 2 },
  ],
});

const customers: Book = {
  file: "lima-percakapan.pdf",
  title: "Lima Percakapan Pelanggan",
  subtitle: "Uji idemu sebelum keluar modal",
  by: "Lestari Wulandari, persona AI di Alma",
  colours: { ground: "#d9eef0", soft: "#9fd3d8", strong: "#17626b" },
  sheets: [
    {
      title: "Sebelum bertanya",
      blocks: [
        {
          text: "Calon pelanggan itu sopan: hampir semua ide akan dibilang bagus. Yang jujur adalah cerita tentang apa yang sudah mereka lakukan.",
        },
        {
          points: [
            "Bicarakan hidup mereka, bukan idemu.",
            "Tanyakan kejadian terakhir, bukan 'apakah kamu akan'.",
            "Dengarkan delapan bagian, bicara dua bagian.",
            "Minta izin mencatat, dan simpan nama mereka baik-baik.",
          ],
        },
        { ask: "Dugaanku: siapa mengalami masalah apa", lines: 2 },
        { ask: "Apa yang akan membuatku berubah pikiran", lines: 2 },
        { ask: "Lima orang yang akan kuajak bicara", lines: 3 },
      ],
    },
    {
      title: "Daftar pertanyaan",
      blocks: [
        { heading: "Membuka" },
        { points: ["Ceritakan hari kerjamu yang biasa, dari pagi.", "Bagian mana yang paling merepotkan?"] },
        { heading: "Menggali" },
        {
          points: [
            "Kapan terakhir kali itu terjadi? Ceritakan dari awal.",
            "Apa yang kamu lakukan waktu itu? Lalu?",
            "Cara apa saja yang sudah kamu coba? Kenapa berhenti?",
            "Berapa uang atau waktu yang habis untuk itu sebulan?",
            "Siapa lagi yang terkena dampaknya? Siapa yang memutuskan membeli?",
          ],
        },
        { heading: "Menutup" },
        {
          points: [
            "Apa yang seharusnya kutanyakan, tapi belum?",
            "Siapa dua orang lain yang sebaiknya kuajak bicara?",
            "Boleh aku kembali setelah ada contoh untuk dicoba?",
          ],
        },
      ],
    },
    ...[1, 2, 3, 4, 5].map(conversation),
    {
      title: "Apa kata lima orang itu",
      blocks: [
        { grid: ["Masalah nyata?", "Sudah bayar?", "Mau lanjut?"], rows: ["1", "2", "3", "4", "5"] },
        { ask: "Yang muncul tiga kali atau lebih", lines: 2 },
        {
          points: [
            "Tiga orang atau lebih punya masalah nyata dan sudah mengeluarkan uang: buat contoh kecil.",
            "Kurang dari itu: ubah dugaan, lalu ulangi. Modalmu masih utuh.",
          ],
        },
      ],
    },
  ],
};

export const workBooks: readonly Book[] = [plan, cards, customers];
