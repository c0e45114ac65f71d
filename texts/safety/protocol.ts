import type { Section } from "#texts/prose.ts";

/**
 * The published protocol of the crisis layer: what it does, what it does not do, and its limits. Honesty comes first.
 */
export const protocolTexts = {
  title: "Protokol keselamatan",
  intro:
    "Kadang cerita di Alma menyentuh hal yang berbahaya. Halaman ini menjelaskan, apa adanya, apa yang kami lakukan saat itu terjadi, dan apa yang tidak bisa kami lakukan.",
  since: "Versi 22 November 2026",
  contents: "Isi halaman ini",
  now: "Kamu sedang membutuhkannya sekarang?",
  nowText: "Tidak perlu membaca ini dulu. Telepon 119, atau lihat siapa yang bisa dihubungi.",
  call: "Telepon 119",
  help: "Lihat bantuan",
  contactsId: "kontak",
  contactsTitle: "Kontak yang kami tampilkan",
  checked: (day: string) => `Sumber tertulis kontak ini terakhir kami baca ${day}.`,
  dialled: "Setiap nomor sudah dicoba dengan menelepon.",
  notDialled:
    "Nomornya belum kami coba satu per satu dengan menelepon. Kalau tidak tersambung, langsung ke IGD terdekat.",
  contactsUnknown: "Daftarnya belum bisa dimuat. Yang selalu ada: 119, dan IGD terdekat.",
  report: "Laporkan lewat email",
  /** Where nobody reads mail. */
  reportOtherwise: "Laporkan kepada kami",
  reportSubject: "Protokol keselamatan: ada yang terlewat",
} as const;

/** `contact`: a mail address or a page to write to; null without both, and the form of members is named. */
type ProtocolFacts = { client: string; contact: string | null };

const recognised: Section = {
  id: "dikenali",
  title: "Apa yang dikenali",
  blocks: [
    "Setiap pesan diperiksa sebelum AI menjawab. Yang dicari adalah tanda bahwa kamu atau orang lain bisa terluka:",
    {
      list: [
        "keinginan mati atau menghilang, juga yang dikatakan setengah bercanda,",
        "rencana, pamitan, atau bahaya yang sedang terjadi,",
        "menyakiti diri sendiri, atau dorongan untuk itu,",
        "kekerasan dari orang lain, atau rasa takut akan menyakiti seseorang,",
        "suara atau keyakinan yang menakutkan dan menyuruhmu berbuat sesuatu,",
        "beban berat yang berulang dalam satu hari.",
      ],
    },
    "Pemeriksaan berlaku untuk obrolan, pertanyaan ke-17 skrining diri, masukan, dan lamaran expert. Ia mengenali bahasa sehari-hari, singkatan, dan beberapa kata daerah, dan membaca beberapa pesan pendek yang berurutan sebagai satu kalimat.",
    "Jawaban AI juga diperiksa sebelum tampil. Kalimat yang memuat cara melukai, diagnosis, saran obat, atau nomor telepon karangan diganti.",
  ],
};

const happens: Section = {
  id: "terjadi",
  title: "Apa yang terjadi saat itu",
  blocks: [
    {
      pairs: [
        [
          "Pesan dan kartu bantuan lebih dulu",
          "Sebelum kata pertama AI, muncul pesan yang sudah kami siapkan dan kartu berisi siapa yang bisa dihubungi. Keduanya tidak bergantung pada AI, jadi tetap muncul saat layanan AI terganggu.",
        ],
        [
          "Waktu berhenti",
          "Saldo tidak berkurang selama 6 jam setelah tanda terakhir, atau 24 jam bila bahayanya dekat. Kamu bisa terus bercerita, gratis, sampai 30 pesan per jam. Saldo yang habis tidak menutup obrolan.",
        ],
        [
          "Tidak ada tawaran",
          "Produk, ajakan membeli, dan permintaan penilaian tidak tampil, juga sehari sesudahnya.",
        ],
        [
          "Obrolan tidak ditutup",
          "Tidak ada yang dikunci, ditegur, atau dilaporkan karena ceritamu. AI diminta bertanya dengan lembut dan mengajakmu menghubungi orang yang kamu percaya.",
        ],
        [
          "Judul menjadi netral",
          "Judul yang dibuat dari isi obrolan dihapus, supaya tidak terbaca di daftar obrolanmu.",
        ],
        [
          "Keluar cepat",
          "Kalau ada kekerasan, kartu bantuan punya tombol yang langsung mengganti layar dengan halaman cuaca.",
        ],
      ],
    },
    'Kartu yang keliru bisa kamu tutup dengan "Aku aman / salah paham". Tidak ada akibatnya untuk akunmu.',
  ],
};

const doesNot = (facts: ProtocolFacts): Section => ({
  id: "tidak",
  title: "Apa yang tidak dilakukan",
  blocks: [
    {
      list: [
        "Tidak ada petugas yang memantau percakapan secara langsung. Alma bukan layanan darurat.",
        "Kami tidak menelepon siapa pun atas namamu, dan tidak mengirim bantuan ke tempatmu.",
        `Kami tidak memberi tahu keluarga, atasan, kampus, ${facts.client}, atau expert.`,
        "Kami tidak mendiagnosis. Kartu bantuan berarti kami peduli, bukan bahwa ada yang salah denganmu.",
      ],
    },
    "Yang dicatat hanya waktu, tingkat, dan jenis tandanya, tanpa kata-katamu. Catatan itu ikut terhapus bersama akunmu, dan paling lama disimpan 12 bulan. Kamu bisa melihatnya di unduhan datamu.",
  ],
});

const limits: Section = {
  id: "batas",
  title: "Batasnya",
  blocks: [
    "Pemeriksaan ini memakai aturan bahasa, bukan pengertian manusia. Sindiran yang sangat halus, bahasa lain, atau hal yang tidak ditulis bisa terlewat. Kadang juga ia muncul padahal tidak perlu.",
    "Karena itu jangan mengandalkan Alma untuk menyadari bahaya. Kalau kamu merasa tidak aman, hubungi seseorang lebih dulu, apa pun yang tampil di layar.",
  ],
};

const reviewed: Section = {
  id: "tinjauan",
  title: "Siapa yang sudah meninjau",
  blocks: [
    "Protokol dan kalimat bantuannya disusun dan diuji tim kami. Keduanya belum ditinjau oleh psikolog atau psikiater. Begitu tinjauan itu selesai, nama peninjau dan tanggalnya kami tulis di sini.",
  ],
};

const missed = (facts: ProtocolFacts): Section => ({
  id: "lapor",
  title: "Kalau ada yang terlewat",
  blocks: [
    `Bantuan tidak muncul saat seharusnya, muncul saat tidak perlu, atau nomornya salah? Tulis ${
      facts.contact ? `ke ${facts.contact}` : "lewat formulir masukan, setelah kamu masuk"
    }. Cukup sebutkan tanggal, jam, dan apa yang kamu harapkan; tidak perlu menyalin isi ceritamu.`,
    "Laporan tidak dibaca setiap saat. Kalau keadaannya mendesak, telepon 119 dulu.",
  ],
});

export const protocolSections = (facts: ProtocolFacts): readonly Section[] => [
  recognised,
  happens,
  doesNot(facts),
  limits,
  reviewed,
  missed(facts),
];
