import type { QuestionKind, Service } from "./table-types.ts";

/** Questions that fit whatever is spoken of. */
export const questions: Record<
  Exclude<QuestionKind, "offer" | "after" | "safety" | "choice">,
  readonly string[]
> = {
  story: [
    "Boleh ceritakan satu kejadian yang paling membekas?",
    "Bagaimana awalnya sampai keadaannya jadi begini?",
    "Apa yang terjadi belakangan ini sampai terasa seberat ini?",
    "Kalau diputar ulang, momen mana yang paling kamu ingat?",
    "Seperti apa kejadiannya dari tempatmu berdiri?",
    "Apa yang terjadi sesudah itu?",
  ],
  heavy: [
    "Dari semua itu, bagian mana yang paling berat buatmu?",
    "Kalau dipilih satu saja, apa yang paling mengganjal sekarang?",
    "Hal mana yang paling sering kembali ke pikiranmu?",
    "Apa yang paling tidak enak dari keadaan ini?",
    "Mana yang paling ingin kamu turunkan dulu dari pundakmu?",
  ],
  since: [
    "Sejak kapan kamu mulai merasakannya?",
    "Kira-kira sudah berapa lama ini berjalan?",
    "Kapan pertama kali kamu sadar ada yang berubah?",
    "Kalau ditarik ke belakang, mulainya kira-kira kapan?",
  ],
  trigger: [
    "Di saat seperti apa ini paling terasa?",
    "Biasanya apa yang terjadi tepat sebelum rasa itu muncul?",
    "Hal kecil apa yang paling sering menyulutnya?",
    "Situasi seperti apa yang biasanya membuatnya muncul lagi?",
    "Di dekat siapa atau di tempat mana ini lebih terasa?",
  ],
  impact: [
    "Bagaimana ini memengaruhi tidur, makan, atau hari-harimu?",
    "Apa yang berubah dari keseharianmu karena ini?",
    "Di badan, rasanya paling kena di bagian mana?",
    "Hal apa yang jadi tertunda atau hilang karena ini?",
  ],
  meaning: [
    "Kalau ini terus berjalan begini, apa yang paling kamu khawatirkan?",
    "Saat itu terjadi, apa yang kamu katakan kepada dirimu sendiri?",
    "Apa yang sebenarnya sedang kamu jaga lewat semua ini?",
    "Apa yang membuat hal ini begitu penting buatmu?",
    "Kalau semua itu punya satu inti, menurutmu apa?",
    "Apa yang kejadian ini ingatkan dari hidupmu yang dulu?",
  ],
  need: [
    "Apa yang paling kamu butuhkan saat ini?",
    "Kalau ada satu hal yang dimengerti orang tentangmu, kamu ingin itu apa?",
    "Dukungan seperti apa yang akan terasa pas buatmu?",
    "Seandainya boleh meminta satu hal, kamu akan meminta apa dan kepada siapa?",
    "Apa yang belakangan ini paling kurang kamu dapatkan?",
  ],
  tried: [
    "Apa yang selama ini sudah kamu coba?",
    "Sejauh ini, apa yang sedikit menolong walau sebentar?",
    "Bagaimana biasanya kamu melewatinya?",
    "Dari cara yang pernah kamu pakai, mana yang paling tidak sia-sia?",
  ],
  support: [
    "Siapa yang tahu tentang ini selain kamu?",
    "Dengan siapa kamu biasanya paling aman bercerita?",
    "Siapa yang bisa menemanimu sedikit minggu ini?",
  ],
  strength: [
    "Apa yang membuatmu bisa bertahan sampai hari ini?",
    "Dari caramu menghadapinya, apa yang layak kamu hargai dari dirimu?",
    "Waktu melewati masa sulit yang lain, apa yang dulu menolongmu?",
    "Kalau teman dekatmu melihat ini, apa yang akan ia bilang tentang kekuatanmu?",
  ],
  better: [
    "Kalau minggu depan sedikit saja lebih ringan, apa yang terlihat berbeda?",
    "Tanda sekecil apa yang akan memberitahumu bahwa ini mulai membaik?",
    "Seperti apa satu hari yang cukup baik menurutmu sekarang?",
    "Dari nol sampai sepuluh kamu di angka berapa hari ini, dan apa yang menaikkannya satu angka?",
  ],
  step: [
    "Kalau dipilih satu langkah yang sangat kecil, apa yang terasa mungkin?",
    "Apa satu hal yang masih ada dalam kendalimu minggu ini?",
    "Mulai dari mana yang terasa paling ringan buatmu?",
    "Apa yang bisa kamu lakukan sebelum tidur malam ini supaya besok sedikit lebih lega?",
    "Siapa atau apa yang bisa membantumu memulai langkah itu?",
    "Kapan kira-kira langkah itu bisa kamu coba?",
  ],
  open: [
    "Apa lagi yang ikut terasa saat kamu menceritakannya?",
    "Bagian mana yang belum sempat kamu ceritakan?",
    "Apa yang muncul di pikiranmu setelah menuliskannya?",
    "Dari yang barusan kamu tulis, mana yang ingin kamu lanjutkan?",
    "Bagaimana rasanya membicarakan ini sekarang?",
    "Kalau kita tinggal sebentar di bagian ini, apa yang paling terasa?",
    "Apa yang ingin kamu pahami lebih jauh dari situ?",
    "Selanjutnya, apa yang paling ingin kamu lihat lebih dekat?",
    "Apa yang sebenarnya ingin kamu katakan, tapi belum menemukan kata yang pas?",
    "Kalau ada satu kalimat yang merangkum perasaanmu malam atau siang ini, bunyinya apa?",
    "Hal apa yang masih menggantung buatmu?",
    "Setelah semua yang kamu ceritakan, apa yang kini paling ingin kamu bereskan?",
  ],
};

/** Questions of the practical services. */
export const practical: Partial<Record<QuestionKind, readonly string[]>> = {
  story: [
    "Boleh ceritakan sedikit latar belakangnya?",
    "Sekarang keadaannya sudah sampai di mana?",
    "Siapa saja yang terlibat, dan apa yang sedang terjadi?",
  ],
  heavy: [
    "Kalau diurutkan, masalah mana yang bila selesai membuat yang lain ikut ringan?",
    "Bagian mana yang paling mendesak diputuskan?",
  ],
  meaning: [
    "Ukuran berhasil menurutmu dalam hal ini apa?",
    "Kalau tidak ada yang berubah dalam tiga bulan, apa akibatnya?",
    "Anggapan apa yang sedang kamu pegang dan belum pernah diuji?",
  ],
  tried: [
    "Pilihan apa saja yang sudah kamu pertimbangkan?",
    "Dari yang sudah dicoba, apa yang kamu pelajari?",
  ],
  strength: [
    "Apa yang sudah ada di tanganmu dan bisa dipakai sekarang?",
    "Kemampuan mana yang paling bisa kamu andalkan untuk ini?",
  ],
  step: [
    "Langkah mana yang bisa selesai dalam satu jam pertama?",
    "Dengan siapa kamu perlu bicara lebih dulu?",
    "Hasil sekecil apa yang ingin kamu lihat Jumat ini?",
  ],
  trigger: ["Apa yang berubah sejak masalah ini mulai terlihat?"],
  support: ["Siapa saja yang ikut terkena dan perlu diajak bicara?"],
  open: [
    "Informasi apa yang masih kurang supaya kamu bisa memutuskan?",
    "Risiko mana yang paling ingin kamu kecilkan dulu?",
    "Apa batas waktumu untuk hal ini?",
  ],
};

export const practicalServices: ReadonlySet<Service> = new Set<Service>(["career", "leadership", "business"]);

/** Nothing is known yet of what this is about. */
export const unclear: readonly string[] = [
  "Apa yang ingin kamu bicarakan dari situ?",
  "Hal apa dari itu yang paling mengganggumu?",
  "Bagian mana yang ingin kamu bahas lebih dulu?",
  "Supaya aku tidak salah arah, apa yang sebenarnya sedang kamu pikirkan?",
  "Apa yang kamu harapkan dari obrolan ini?",
];

/** Easier questions, for someone who does not know what to say. */
export const eitherOr: readonly string[] = [
  "Kalau dipilih yang lebih dekat, ini lebih terasa sedih, marah, atau lelah?",
  "Kira-kira ini lebih soal sesuatu yang terjadi, atau sesuatu yang kamu takutkan?",
  "Lebih enak kita bahas perasaannya dulu, atau langsung hal praktisnya?",
  "Yang lebih terasa sekarang di badan, di kepala, atau di hati?",
  "Ini lebih tentang orang lain, atau tentang dirimu sendiri?",
  "Kalau diberi angka, beratnya lebih dekat ke tiga atau ke delapan?",
];
