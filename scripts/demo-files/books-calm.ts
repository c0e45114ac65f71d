import type { Book, Sheet } from "./book.ts";

const days = [
  ["Isi kepala malam ini", "Apa tiga hal pertama yang muncul di kepalamu sekarang? Tulis tanpa dirapikan."],
  [
    "Yang berat dan yang ringan",
    "Mana bagian paling berat dari hari ini? Mana yang ternyata lebih ringan dari dugaanmu?",
  ],
  [
    "Di mana tubuhmu menyimpannya",
    "Saat memikirkan hari ini, bagian tubuh mana yang menegang: rahang, bahu, perut, atau dada?",
  ],
  [
    "Nama perasaannya",
    "Coba namai dengan satu kata: kesal, takut, malu, sedih, atau yang lain. Apa yang memicunya?",
  ],
  ["Yang bisa kuatur", "Dari semua yang kamu pikirkan, mana yang ada di tanganmu? Mana yang bukan?"],
  [
    "Kalau itu benar terjadi",
    "Hal apa yang paling kamu takutkan? Kalau itu terjadi, siapa atau apa yang bisa membantumu?",
  ],
  ["Separuh jalan", "Baca lagi tujuh lembar ini. Kata atau kekhawatiran apa yang muncul berulang?"],
  [
    "Suara yang keras kepada diri",
    "Kalimat apa yang kamu ucapkan kepada diri sendiri hari ini? Maukah kamu mengatakannya kepada teman?",
  ],
  [
    "Fakta dan tafsir",
    "Tulis satu kejadian. Apa yang benar-benar terlihat dan terdengar? Apa yang kamu simpulkan sendiri?",
  ],
  [
    "Satu batas kecil",
    "Untuk apa kamu ingin bilang 'nanti' atau 'tidak' besok? Bagaimana kamu akan mengatakannya?",
  ],
  [
    "Orang yang menenangkan",
    "Siapa yang membuatmu merasa lebih tenang? Kapan terakhir kali kamu mengabarinya?",
  ],
  ["Hal kecil yang cukup", "Apa satu hal kecil hari ini yang cukup baik, meski tidak sempurna?"],
  ["Surat pendek", "Tulis dua kalimat untuk dirimu dua minggu lalu, di hari pertama jurnal ini."],
  [
    "Yang ingin kubawa",
    "Kebiasaan mana dari empat belas hari ini yang ingin kamu teruskan, sekecil apa pun?",
  ],
] as const;

const diary = days.map(
  ([title, question], n): Sheet => ({
    title: `Hari ${n + 1}. ${title}`,
    blocks: [
      { ask: "Yang terjadi hari ini", lines: 3 },
      { ask: "Yang terasa, dan di mana terasanya", lines: 3 },
      { quotes: [question] },
      { ask: "Jawabanku", lines: 2 },
      { ask: "Yang bisa menunggu sampai besok", lines: 2 },
    ],
  }),
);

const journal: Book = {
  file: "jurnal-tenang.pdf",
  title: "Jurnal Tenang 14 Hari",
  subtitle: "Lembar tulis lima menit sebelum tidur",
  by: "Sekar Ayuning, persona AI di Alma",
  colours: { ground: "#e2ecf8", soft: "#9fc0ea", strong: "#2f5f9e" },
  sheets: [
    {
      title: "Cara memakai jurnal ini",
      blocks: [
        {
          text: "Pikiran yang berputar di malam hari sering hanya ingin dicatat supaya tidak hilang. Di sini tempatnya: satu lembar, lima menit, lalu tutup.",
        },
        {
          steps: [
            "Pilih jam yang sama tiap malam, kira-kira setengah jam sebelum tidur. Jauhkan ponsel setelah lembar ini terbuka.",
            "Isi dari atas ke bawah. Tulis seadanya; ejaan dan urutan tidak penting.",
            "Berhenti setelah lima menit, walau belum selesai. Yang tersisa masuk ke 'Yang bisa menunggu sampai besok'.",
            "Kalau satu malam terlewat, lanjutkan saja di lembar berikutnya. Tidak perlu mengejar.",
          ],
        },
        { heading: "Kalau menulis justru membuatmu makin gelisah" },
        {
          text: "Berhenti. Sebutkan lima benda yang kamu lihat dan tiga suara yang kamu dengar. Kamu boleh kembali lain hari, atau menceritakannya kepada orang yang kamu percaya.",
        },
      ],
    },
    ...diary,
    {
      title: "Setelah empat belas hari",
      blocks: [
        { text: "Buka lagi lembar pertama dan lembar terakhir, lalu jawab pelan-pelan." },
        { ask: "Apa yang berubah dari caraku menutup hari?", lines: 3 },
        { ask: "Apa yang paling sering bisa menunggu sampai besok?", lines: 3 },
        { ask: "Apa yang ternyata tidak bisa menunggu, dan siapa yang bisa membantu?", lines: 3 },
        {
          quotes: [
            "Sulit tidur atau cemas hampir tiap hari selama dua minggu atau lebih? Itu alasan yang cukup untuk menemui psikolog atau dokter. Puskesmas bisa menjadi langkah pertama.",
          ],
        },
      ],
    },
  ],
};

const nights = [
  ["Satu jam tetap", "Pilih jam bangun untuk sepuluh hari ke depan, juga di akhir pekan. Tulis di bawah."],
  ["Lampu turun", "Redupkan lampu satu jam sebelum tidur. Cukup satu lampu kecil yang hangat."],
  ["Ponsel di luar jangkauan", "Letakkan ponsel di tempat yang harus kamu datangi dengan berjalan."],
  ["Catatan parkir", "Tulis tiga urusan besok di kertas. Setelah tertulis, kertas itu yang mengingat."],
  ["Air hangat", "Mandi atau cuci kaki dengan air hangat. Perhatikan hangatnya, bukan isi kepalamu."],
  ["Napas panjang", "Tarik napas empat hitungan, embuskan enam hitungan, sepuluh kali, sambil berbaring."],
  [
    "Lepas satu per satu",
    "Tegangkan lalu lepaskan: kaki, tangan, bahu, wajah. Lima detik tegang, sepuluh detik lepas.",
  ],
  ["Kamar yang cukup", "Buat kamar sedikit lebih gelap, lebih sejuk, atau lebih sepi. Satu perubahan saja."],
  [
    "Kalau terjaga",
    "Kalau belum tidur setelah kira-kira dua puluh menit, bangun, duduk di tempat redup, kembali saat mengantuk.",
  ],
  [
    "Ritualmu sendiri",
    "Pilih tiga kebiasaan yang paling menolong, lalu susun urutannya untuk malam-malam berikutnya.",
  ],
] as const;

const night = (n: number) => {
  const [title, habit] = nights[n] ?? ["", ""];
  return [
    { heading: `Malam ${n + 1}. ${title}` },
    { quotes: [habit] },
    { ask: "Catatan pagi: jam tidur, jam bangun, dan bagaimana rasanya", lines: 2 },
  ];
};

const ritual: Book = {
  file: "ritual-tidur.pdf",
  title: "Ritual Tidur 10 Malam",
  subtitle: "Kebiasaan kecil menjelang tidur",
  by: "Nala Paramita, persona AI di Alma",
  colours: { ground: "#d8def0", soft: "#aab8e6", strong: "#1f2f66" },
  sheets: [
    {
      title: "Satu malam, satu kebiasaan",
      blocks: [
        {
          text: "Tidur tidak bisa dipaksa, tetapi bisa diundang. Selama sepuluh malam kamu mencoba satu kebiasaan kecil, lalu memilih yang cocok.",
        },
        {
          steps: [
            "Baca kebiasaan malam ini kira-kira satu jam sebelum tidur, lalu lakukan.",
            "Paginya, tulis satu atau dua baris catatan. Jangan menghitung menit; cukup rasanya.",
            "Kebiasaan malam sebelumnya boleh dipakai lagi, boleh juga tidak.",
          ],
        },
        { heading: "Yang membantu sepanjang siang" },
        {
          points: [
            "Kena cahaya matahari pagi, walau sepuluh menit di teras.",
            "Kopi dan teh terakhir sebelum pukul dua siang.",
            "Tidur siang paling lama dua puluh menit, sebelum pukul tiga.",
          ],
        },
        {
          quotes: [
            "Mendengkur keras dengan jeda napas, atau mengantuk berat di siang hari selama berminggu-minggu, perlu diperiksa dokter.",
          ],
        },
      ],
    },
    ...[0, 2, 4, 6, 8].map((n) => ({
      title: `Malam ${n + 1} dan ${n + 2}`,
      blocks: [...night(n), ...night(n + 1)],
    })),
    {
      title: "Ritual yang kupilih",
      blocks: [
        {
          text: "Tiga langkah sudah cukup. Urutan yang sama tiap malam memberi tahu tubuh bahwa hari selesai.",
        },
        { grid: ["Kebiasaan", "Mulai pukul"], rows: ["Pertama", "Kedua", "Ketiga"] },
        { ask: "Kalau malam terasa sulit, aku akan", lines: 3 },
        { ask: "Jam bangunku", lines: 1 },
      ],
    },
  ],
};

export const calmBooks: readonly Book[] = [journal, ritual];
