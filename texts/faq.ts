import type { Block } from "./prose.ts";

/** Facts about the client that the answers mention. */
export type FaqFacts = {
  client: string;
  /** Name of the AI provider that processes the messages, if one is set up. */
  provider: string | null;
  /** Null where nobody reads mail. */
  email: string | null;
  /** A page or chat where the client can be reached. */
  url: string | null;
  freeSeconds: number;
  freePeriod: "day" | "once";
  /** The meter does not pause by itself while a member is silent. */
  isStrict: boolean;
};

/** A link from an answer to a further page or contact. */
export type FaqLink = {
  label: string;
  to: "help" | "protocol" | "privacy" | "disclamer" | "email" | "contact" | "feedback";
};

export type FaqEntry = { id: string; question: string; answer: readonly Block[]; links?: readonly FaqLink[] };

const minutesOf = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes && `${minutes} menit`, rest && `${rest} detik`].filter(Boolean).join(" ") || "0 detik";
};

const granted = ({ client, freeSeconds, freePeriod }: FaqFacts): string =>
  `Yang sekarang berlaku di ${client}: ${minutesOf(freeSeconds)}${freePeriod === "day" ? " setiap hari" : ", satu kali untuk setiap anggota"}. Angka ini juga tampil di ruang obrolan.`;

export const faqTexts = {
  title: "Pertanyaan yang sering ditanyakan",
  shortTitle: "FAQ",
  intro: "Sebelas jawaban singkat tentang Alma: waktu gratis, cara bercerita, keamanan data, dan pembayaran.",
  moreTitle: "Belum terjawab?",
  more: "Tulis ke tim kami. Jangan sertakan cerita pribadi di email; cukup sebutkan apa yang perlu dibantu.",
  mail: "Kirim email",
  contact: "Buka halaman kontak",
  urgent: "Kalau keadaannya mendesak, jangan menunggu balasan.",
  urgentAlone: "Kalau keadaannya mendesak, ada nomor yang bisa langsung kamu hubungi.",
  help: "Lihat bantuan",
} as const;

const about = (facts: FaqFacts): FaqEntry => ({
  id: "tentang",
  question: "Apa itu Alma?",
  answer: [
    `Alma adalah teman bicara AI berbahasa Indonesia, di sini bersama ${facts.client}. Kamu menulis apa yang mengganjal; Alma mendengarkan, bertanya balik, dan membantumu menemukan satu langkah kecil.`,
    "Kamu memilih lawan bicara menurut bidangnya: perasaan, hubungan, karier, kepemimpinan, atau usaha. Semuanya persona AI, bukan manusia, dan itu selalu tertulis di samping namanya.",
  ],
});

const start = ({ isStrict }: FaqFacts): FaqEntry => ({
  id: "mulai",
  question: "Bagaimana cara memakainya?",
  answer: [
    {
      list: [
        "Daftar dengan email, lalu buka tautan yang kami kirim.",
        "Pilih expert yang bidangnya paling dekat dengan ceritamu.",
        "Kirim pesan pertamamu. Baru saat itu waktu berjalan, mulai dari 5 menit gratis yang kamu punya setiap hari.",
        "Berhenti kapan saja. Obrolanmu tetap ada di daftar obrolan.",
      ],
    },
    isStrict
      ? "Butuh berpikir dulu? Tekan Jeda. Tanpa itu waktu tetap berjalan, juga saat kamu diam."
      : "Butuh berpikir dulu? Tekan Jeda. Kalau kamu lama diam, waktu juga dijeda dengan sendirinya.",
  ],
});

const free = (facts: FaqFacts): FaqEntry => ({
  id: "gratis",
  question: "Apakah bisa dicoba gratis?",
  answer: [
    "Bisa. Ada 5 menit gratis setiap hari untuk semua expert, dan terisi lagi setiap hari pukul 00.00 WIB. Sisa hari ini tidak dibawa ke besok.",
    "Untuk mencoba, tidak perlu kartu atau data pembayaran.",
    granted(facts),
  ],
});

const topics: FaqEntry = {
  id: "kategori",
  question: "Topik apa saja yang bisa dibicarakan?",
  answer: [
    {
      pairs: [
        ["Kesehatan mental", "cemas, sedih, lelah, sulit tidur, atau kepala yang tidak mau diam."],
        ["Keluarga", "orang tua, pasangan, anak, dan hubungan lain yang dekat."],
        ["Karier", "pekerjaan, atasan, pindah jalur, memimpin tim, atau memulai usaha."],
        ["Lainnya", "apa pun yang belum ada namanya. Mulai saja dari kejadian terakhir."],
      ],
    },
    "Kalau semuanya bercampur, pilih yang paling berat hari ini. Yang lain bisa menyusul.",
  ],
};

const asking: FaqEntry = {
  id: "bertanya",
  question: "Bagaimana bertanya supaya jawabannya pas?",
  answer: [
    {
      list: [
        "Ceritakan satu kejadian, bukan seluruh hidupmu sekaligus.",
        "Sebutkan sejak kapan, dan apa yang sudah kamu coba.",
        "Bilang apa yang kamu perlukan: didengarkan, pilihan, atau latihan kecil.",
        "Jawabannya meleset? Katakan saja, atau minta ditulis ulang.",
      ],
    },
    "Tidak perlu runut atau rapi. 3 menit pertama di ruang obrolan gratis, jadi satu kalimat pun cukup untuk mulai.",
  ],
};

const trust: FaqEntry = {
  id: "percaya",
  question: "Apakah jawabannya bisa dipercaya?",
  answer: [
    "Jawaban disusun oleh AI, jadi bisa keliru atau kurang pas. Pakailah sebagai bahan berpikir. Untuk urusan medis, hukum, atau keuangan, tanyakan juga ke ahlinya.",
    "Setiap persona punya bidang dan aturan yang tetap: tidak mendiagnosis, tidak menyarankan obat, dan tidak mengaku manusia. Setiap jawaban diperiksa sebelum tampil, dan bagian yang dikenali tidak aman diganti. Pemeriksaan ini bisa saja melewatkan sesuatu.",
  ],
  links: [{ label: "Baca penafian", to: "disclamer" }],
};

const after: FaqEntry = {
  id: "lanjut",
  question: "Bagaimana kalau waktu gratisnya habis?",
  answer: [
    "Jawaban yang sedang ditulis tetap sampai selesai, dan obrolanmu tersimpan. Kamu bisa kembali saat 5 menit gratismu terisi lagi di hari berikutnya, atau membeli paket waktu dan melanjutkan obrolan yang sama.",
    "Kalau tanda bahaya terbaca dalam ceritamu, waktu dihentikan dulu dan kamu bisa terus bercerita tanpa biaya.",
  ],
};

const psychologist: FaqEntry = {
  id: "psikolog",
  question: "Apakah Alma menggantikan psikolog?",
  answer: [
    "Tidak. Alma adalah AI untuk refleksi dan edukasi. Alma tidak mendiagnosis, dan bukan layanan darurat.",
    "Kalau bebanmu mengganggu tidur, makan, pekerjaan, atau hubunganmu, bicarakan dengan psikolog, dokter, atau puskesmas. Alma bisa membantumu menyusun apa yang ingin kamu sampaikan kepada mereka.",
    "Kalau kamu dalam bahaya atau terpikir mengakhiri hidup, telepon 119 atau pergi ke IGD terdekat sekarang.",
  ],
  links: [
    { label: "Lihat bantuan", to: "help" },
    { label: "Protokol keselamatan", to: "protocol" },
  ],
};

const safe = (facts: FaqFacts): FaqEntry => ({
  id: "data",
  question: "Apakah ceritaku aman?",
  answer: [
    "Percakapan, judulnya, hasil skrining, survei, dan masukanmu disimpan terenkripsi. Isinya tidak dibagikan tanpa izinmu, tidak dijual, dan tidak dipakai untuk iklan. Di ruang obrolan tidak ada pelacak pihak lain.",
    facts.provider
      ? `Supaya bisa menjawab, isi obrolan diproses oleh ${facts.provider}, penyedia AI yang bisa berada di luar Indonesia. Itu hanya terjadi setelah kamu menyetujuinya, dan persetujuannya bisa ditarik kapan saja.`
      : "Jawaban disusun oleh Alma bawaan di server kami sendiri; isi obrolan tidak dikirim ke penyedia AI lain.",
    "Kuncinya ada di server kami, karena di sanalah jawabanmu disusun. Kalau kamu memakai mikrofon, suaramu diubah menjadi tulisan oleh pembuat browser atau ponselmu.",
    "Di halaman Profil kamu bisa mengunduh semua datamu atau menghapus akunmu.",
  ],
  links: [{ label: "Baca kebijakan privasi", to: "privacy" }],
});

/** Where to write to the team: members always have the feedback form. */
const writing = ({ email, url }: FaqFacts): string => {
  if (email) return `Tulis ke ${email}`;
  return url ? "Tulis lewat halaman kontak kami" : "Tulis lewat formulir masukan";
};

const liveChat = ({ client, email, url }: FaqFacts): string => {
  if (url)
    return "Untuk live chat dengan tim, buka halaman kontak kami. Yang menjawab di sana adalah tim, bukan persona AI.";
  const missing = email ? "Live chat dengan tim" : "Email dan live chat dengan tim";
  return `${missing} belum ada di ${client}. Obrolan di aplikasi dijawab oleh persona AI, jadi untuk bantuan tim pakailah ${email ? "email" : "formulir itu"}.`;
};

const contactLinks = ({ email, url }: FaqFacts): FaqLink[] => [
  ...(email ? [{ label: "Kirim email", to: "email" } as const] : []),
  ...(url ? [{ label: "Buka halaman kontak", to: "contact" } as const] : []),
  ...(email || url ? [] : [{ label: "Buka formulir masukan", to: "feedback" } as const]),
];

const contact = (facts: FaqFacts): FaqEntry => ({
  id: "kontak",
  question: "Bagaimana menghubungi tim lewat email atau live chat?",
  answer: [
    `${writing(facts)}${facts.email || facts.url ? "" : ", setelah kamu masuk"}. Sebutkan nomor pesanan kalau soal pembayaran, dan jangan sertakan cerita pribadi.`,
    liveChat(facts),
  ],
  links: contactLinks(facts),
});

const paying = (facts: FaqFacts): FaqEntry => ({
  id: "bayar",
  question: "Bagaimana pembayaran, masa berlaku waktu, dan pengembalian dana?",
  answer: [
    {
      pairs: [
        [
          "Pembayaran",
          "Paket waktu dan produk digital dibayar sekali, tidak ada langganan. Cara bayar yang tersedia tampil di halaman pembayaran. Pesanan yang belum Anda bayar berakhir sendiri setelah 24 jam.",
        ],
        [
          "Masa berlaku",
          "Waktu yang Anda beli tidak punya tanggal kedaluwarsa dan berlaku untuk expert paket itu. Yang hangus hanya sisa waktu gratis di akhir hari. Kalau akun dihapus, sisa waktu ikut hilang.",
        ],
        [
          "Waktu yang kembali sendiri",
          "Menunggu jawaban lebih dari 3 detik dan jawaban yang terputus dikembalikan ke saldo Anda. Semuanya tercatat di Rincian waktu.",
        ],
        [
          "Pengembalian dana",
          `${writing(facts)} dengan nomor pesanan Anda, juga kalau Anda terbayar dua kali. Tim memeriksanya satu per satu; tidak ada pengembalian otomatis. Kalau dana dikembalikan, waktu atau berkas dari pesanan itu ditarik kembali.`,
        ],
      ],
    },
  ],
});

/**
 * The eleven answers (B-424, B-425, A-20). `gratis` always with its limit: 5 minutes a day, and once 3 minutes, as the
 * specification has it (B-426), next to what the client really grants. `Anda` where it is about money.
 */
export const faqEntries = (facts: FaqFacts): readonly FaqEntry[] => [
  about(facts),
  start(facts),
  free(facts),
  topics,
  asking,
  trust,
  after,
  psychologist,
  safe(facts),
  contact(facts),
  paying(facts),
];
