import type { QuestionKind, Service } from "./table-types.ts";

/** A word on an answer, by the kind of question it answers; fits whatever was said. */
export const acknowledgements: Partial<Record<QuestionKind, readonly string[]>> = {
  better: [
    "Bayangan itu memberi arah, sekecil apa pun.",
    "Berarti kamu sebenarnya tahu seperti apa bentuk lebih baik itu.",
    "Gambaran itu bisa jadi penunjuk jalan.",
  ],
  strength: [
    "Itu bukan hal kecil, walau mungkin kamu menganggapnya biasa.",
    "Aku senang kamu bisa menyebutkannya.",
    "Simpan jawaban itu, ia berguna di hari yang berat.",
  ],
  need: [
    "Kebutuhan itu wajar, dan tidak berlebihan.",
    "Sering kali yang tersulit memang mengakui apa yang kita butuhkan.",
  ],
};

export const supportYes: readonly string[] = [
  "Ada {orang} yang tahu, itu pegangan yang baik.",
  "Senang mendengar {orang} bisa jadi tempat bersandar.",
  "Berarti kamu tidak sepenuhnya sendiri, ada {orang}.",
];

export const notTried: readonly string[] = [
  "Belum ada yang dicoba juga tidak apa-apa, kadang tenaga memang habis untuk bertahan.",
  "Tidak apa-apa, kita bisa mulai dari kosong.",
  "Wajar kalau belum sempat, keadaannya memang menyita.",
];

/** Before something practical. */
export const adviceLeads: readonly string[] = [
  "Boleh, aku coba bantu dari yang kamu ceritakan.",
  "Dari ceritamu, ini satu hal yang bisa dicoba.",
  "Kalau aku ikut berpikir, begini yang terlintas.",
  "Oke, kita coba yang praktis.",
  "Tidak ada resep yang pas untuk semua orang, tapi ini sering menolong.",
  "Mari kita buat sekecil mungkin supaya bisa dijalankan.",
];

export const adviceQuestions: readonly string[] = [
  "Dari itu, bagian mana yang paling mungkin kamu coba dulu?",
  "Apa yang kira-kira akan menyulitkan saat kamu mencobanya?",
  "Bagaimana menurutmu, cocok dengan keadaanmu atau perlu disesuaikan?",
  "Kapan kira-kira waktu yang pas untuk mencobanya?",
  "Kalau itu terasa terlalu besar, bagian mana yang ingin kita perkecil?",
  "Apa yang perlu diubah supaya pas buatmu?",
];

/** Asked for advice before anything is known. */
export const adviceUnknown: readonly string[] = [
  "Boleh, dengan senang hati aku bantu pikirkan.",
  "Aku mau bantu, dan supaya tidak asal, aku perlu sedikit gambaran.",
  "Siap, tapi aku tidak ingin memberi saran kosong.",
];

export const offers: readonly string[] = [
  "Ada cara sederhana namanya {latihan}, untuk {tujuan}. Mau mencobanya sekarang?",
  "Kalau kamu mau, kita bisa coba {latihan}, untuk {tujuan}. Boleh aku jelaskan?",
  "Aku terpikir satu latihan, {latihan}, untuk {tujuan}. Mau kita coba sebentar?",
  "Mungkin {latihan} bisa menolong, untuk {tujuan}. Tertarik mencobanya?",
  "Sebelum lanjut bercerita, ada latihan singkat, {latihan}, untuk {tujuan}. Mau?",
];

export const exerciseLeads: readonly string[] = [
  "Baik, kita coba {latihan}.",
  "Oke, namanya {latihan}.",
  "Siap, ini {latihan}.",
  "Boleh, kita pakai {latihan}.",
  "Mari, {latihan} ini singkat saja.",
];

export const exerciseQuestions: readonly string[] = [
  "Kalau sudah dicoba, bagaimana rasanya?",
  "Cobalah sebentar, lalu ceritakan: apa yang kamu perhatikan?",
  "Bagian mana yang terasa paling pas, dan mana yang perlu diubah?",
  "Dari langkah itu, mana yang paling mungkin kamu lakukan hari ini?",
  "Apa yang kira-kira akan menghalangimu mencobanya?",
];

/** Given when an exercise is asked for and nothing is known that one would fit. */
export const anyExercises: readonly string[] = ["breathing", "senses", "tiny-thing", "three-good"];

/** The first small step of a plan, by what it is about. */
export const firstSteps: Record<Service, readonly string[]> = {
  wellbeing: [
    "Langkah pertama hari ini cukup satu hal kecil yang menjaga badanmu, misalnya makan teratur atau tidur setengah jam lebih awal.",
    "Langkah pertama: tulis tiga hal yang mengganggu, lalu lingkari satu yang paling bisa kamu sentuh hari ini.",
  ],
  relations: [
    "Langkah pertama: tulis satu kalimat yang paling ingin kamu sampaikan, tanpa harus langsung dikirim.",
    "Langkah pertama: pilih satu kejadian saja, dan tulis apa yang kamu harapkan berbeda lain kali.",
  ],
  career: [
    "Langkah pertama hari ini: tulis semua yang menunggu, lalu tandai satu yang akibatnya paling besar kalau tidak selesai.",
    "Langkah pertama: tulis satu hal yang ingin berubah dari pekerjaanmu, dan satu orang yang perlu kamu ajak bicara.",
  ],
  leadership: [
    "Langkah pertama minggu ini: pilih satu orang dan satu hal yang perlu dibicarakan, lalu tentukan waktunya.",
  ],
  business: [
    "Langkah pertama hari ini: tulis uang yang masuk dan yang keluar minggu ini di satu halaman, tanpa dirapikan.",
  ],
};

/** Where the plan starts. */
export const planAims: readonly string[] = [
  "Kita mulai dari {gistSemua} saja dulu, yang lain menyusul.",
  "Tujuannya kita batasi dulu ke {gistSemua}.",
];

/** What an unhappy possibility is asked about: it has not happened. */
export const fearedQuestions: readonly string[] = [
  "Apa yang belakangan ini membuatmu menduga itu bisa terjadi?",
  "Tanda apa yang membuat ketakutan itu muncul?",
  "Kalau kamu bayangkan itu terjadi, bagian mana yang paling menakutkan?",
];

/** After something heavy, when its own question has been asked. */
export const heavyQuestions: readonly string[] = [
  "Bagaimana keadaanmu sendiri sekarang?",
  "Apa yang paling kamu butuhkan malam atau hari ini?",
  "Siapa yang menemanimu melewati ini?",
];

export const afterGood: readonly string[] = [
  "Senang ada yang terasa.",
  "Bagus, berarti caranya cocok untukmu.",
  "Terima kasih sudah mencobanya sungguhan.",
  "Walau sedikit, perubahan itu nyata.",
];
export const afterHard: readonly string[] = [
  "Tidak apa-apa, tidak semua cara cocok untuk semua orang.",
  "Terima kasih sudah jujur; kalau belum pas, berarti caranya yang perlu diubah.",
  "Wajar kalau sulit di percobaan pertama.",
];
export const afterLater: readonly string[] = [
  "Boleh, coba kapan pun terasa siap.",
  "Tidak perlu buru-buru, simpan saja dulu caranya.",
  "Oke, tidak harus sekarang.",
];
export const afterQuestions: readonly string[] = [
  "Apa yang paling kamu perhatikan waktu mencobanya?",
  "Bagian mana yang ingin kamu simpan dari itu?",
  "Kalau disesuaikan sedikit, apa yang ingin kamu ubah?",
  "Kapan lagi cara itu bisa berguna buatmu minggu ini?",
  "Setelah itu, apa yang sekarang terasa paling perlu dibicarakan?",
];

export const declined: readonly string[] = [
  "Tidak apa-apa, kita simpan saja latihannya.",
  "Oke, tidak perlu sekarang.",
  "Baik, kita lanjut bicara saja.",
  "Boleh, tidak semua hal harus jadi latihan.",
];

/** Ways of answering a question about their own case, honestly. */
export const answers = {
  decide: [
    "Antara {a} dan {b}, aku tidak bisa memilihkan, tapi bisa membantu menimbang.",
    "{A} atau {b}, dua-duanya punya harga, dan kamu yang paling tahu mana yang sanggup dibayar.",
    "Pilihan {a} atau {b} itu tidak harus dijawab malam ini.",
  ],
  decideMore: [
    "Coba bayangkan dirimu setahun lagi di masing-masing pilihan, dan perhatikan mana yang membuat dadamu lebih longgar.",
    "Tulis apa yang kamu dapat, apa yang kamu lepas, dan mana yang masih bisa dibalik kalau keliru.",
    "Kadang yang menolong bukan mencari pilihan terbaik, tapi pilihan yang paling bisa kamu jelaskan kepada dirimu sendiri nanti.",
  ],
  decideAsk: [
    "Kalau tidak ada yang akan menilai, kamu condong ke mana?",
    "Apa yang paling kamu takutkan dari masing-masing pilihan?",
    "Syarat apa yang harus ada supaya salah satunya terasa aman?",
  ],
  normal: [
    "Menurutku wajar, melihat apa yang sedang kamu hadapi.",
    "Tidak, itu tidak berlebihan.",
    "Reaksi seperti itu manusiawi.",
    "Wajar sekali, dan kamu tidak aneh karena merasakannya.",
  ],
  blame: [
    "Menurutku kamu tidak salah karena merasa seperti ini, apalagi dengan {gistSemua}.",
    "Kalau yang kamu maksud perasaanmu, menurutku itu tidak salah; soal tindakan, aku baru mendengar sedikit dan tidak mau menghakimi.",
    "Dari yang kamu ceritakan, aku tidak melihat orang jahat, aku melihat orang yang sedang kesulitan dan masih mau bertanya.",
  ],
  blameMore: [
    "Rasa bersalah sering datang kepada orang yang peduli, bukan hanya kepada yang keliru.",
    "Kalaupun ada bagian yang ingin kamu perbaiki, itu tidak membuat semuanya jadi salahmu.",
  ],
  blameAsk: [
    "Bagian mana yang membuatmu merasa salah?",
    "Apakah rasa salah itu datang dari dirimu, atau dari ucapan seseorang?",
    "Kalau sahabatmu yang mengalami ini, apa yang akan kamu katakan kepadanya?",
  ],
  mindread: [
    "Aku tidak bisa tahu isi hati orang lain, dan menebaknya bisa menyesatkanmu.",
    "Yang tahu persis hanya orangnya sendiri.",
    "Jujur aku tidak tahu alasannya, karena yang terlihat baru dari sisimu.",
  ],
  mindreadMore: [
    "Yang bisa kita pegang adalah apa yang sudah dilakukan dan bagaimana itu terasa buatmu.",
    "Biasanya lebih menolong melihat pola tindakannya daripada kata-katanya.",
    "Kalau jawabannya penting, kadang memang perlu ditanyakan langsung, di waktu yang tenang.",
  ],
  mindreadAsk: [
    "Tanda apa yang paling membuatmu bertanya begitu?",
    "Kalau boleh bertanya langsung kepadanya, kalimat pertamamu apa?",
    "Jawaban seperti apa yang paling kamu takutkan?",
  ],
  whyMe: [
    "Pertanyaan kenapa aku itu biasanya muncul saat sudah terlalu lelah menanggung.",
    "Aku tidak punya jawaban kenapa ini terjadi padamu, dan tidak adil kalau aku mengarangnya.",
    "Rasanya memang tidak adil, dan kamu boleh bilang begitu.",
  ],
  should: [
    "Aku tidak bisa menjawab harus atau tidak untukmu, tapi bisa membantu menimbangnya.",
    "Tidak ada keharusan yang perlu diputuskan hari ini.",
    "Jawabannya milikmu, dan boleh berubah seiring waktu.",
  ],
  shouldAsk: [
    "Kalau jawabannya ya, apa yang perlu ada lebih dulu?",
    "Apa yang kamu bayangkan terjadi pada dirimu di masing-masing jawaban?",
    "Siapa yang paling kamu pikirkan saat menimbang ini?",
  ],
  canI: [
    "Aku tidak bisa meramal, tapi dari ceritamu ada tanda bahwa kamu belum berhenti berusaha.",
    "Kapan persisnya aku tidak tahu; yang seperti ini biasanya berubah sedikit demi sedikit, bukan sekaligus.",
    "Kemungkinannya ada, dan biasanya dimulai dari hal yang lebih kecil daripada yang kita bayangkan.",
  ],
  unknown: [
    "Jujur aku belum tahu jawabannya.",
    "Aku tidak mau mengarang jawaban untuk itu.",
    "Aku belum punya cukup gambaran untuk menjawabnya dengan baik.",
  ],
  unknownMore: [
    "Kita bisa melihatnya bersama dari yang sudah kamu ketahui.",
    "Ceritakan sedikit lagi keadaannya, supaya aku tidak asal.",
  ],
  noMaterial: [
    "Untuk sekarang aku belum punya materi yang benar-benar pas dengan ceritamu.",
    "Saat ini tidak ada bahan yang bisa aku tawarkan untuk itu.",
  ],
} as const;

/** `{produk}` fits what is spoken of and was asked for or is timely. */
export const productLines: readonly string[] = [
  "Kalau kamu suka belajar sendiri, ada \u201C{produk}\u201D yang membahas ini; lihat saja kalau terasa perlu.",
  "Sebagai pelengkap, ada \u201C{produk}\u201D yang searah dengan pembicaraan kita, tanpa keharusan.",
  "Ada juga \u201C{produk}\u201D kalau nanti kamu ingin bahan yang lebih lengkap.",
];

/** Asked for, and named earlier in the talk. */
export const productAgain: readonly string[] = [
  "Yang tadi aku sebut, \u201C{produk}\u201D, memang membahas itu.",
  "Untuk itu masih sama, \u201C{produk}\u201D yang paling dekat.",
];
