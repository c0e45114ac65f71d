/** First sentences: what was heard, said back. `{kl}` is a clause of the member's, `{gist}` a noun phrase for what happened. */
export const mirrorLeads: readonly string[] = [
  "{Kl}.",
  "Jadi {kl}.",
  "Berarti {kl}.",
  "Dari ceritamu, {kl}.",
  "Rupanya {kl}.",
  "Begitu ya, {kl}.",
  "Ternyata {kl}.",
  "Pantas terasa berat, {kl}.",
  "Oke, {kl}.",
  "{Kl}, ya.",
  "Aku dengar {kl}.",
  "Kedengarannya {kl}.",
];

/** Opens with what is felt, where the feeling was named. */
export const feelingLeads: readonly string[] = [
  "Merasa {rasa} seperti itu pasti tidak mudah.",
  "Pantas kalau kamu {rasa}.",
  "Wajar kamu {rasa}.",
  "Tidak heran kamu {rasa} menghadapi ini.",
  "Rasa {rasaBenda} itu boleh ada, tidak perlu disembunyikan di sini.",
  "Ada rasa {rasaBenda} yang kamu bawa ke sini, dan itu boleh.",
  "Siapa pun bisa {rasa} di tempatmu.",
  "Terdengar jelas rasa {rasaBenda} itu.",
];

/** When the clause already begins with a word that joins or tells when. */
export const bareMirrorLeads: readonly string[] = [
  "{Kl}.",
  "{Kl}, ya.",
  "Oke, {kl}.",
  "Jadi {kl}.",
  "Aku baca, {kl}.",
  "Begitu ya, {kl}.",
];

/** When the clause is good or plain news rather than a burden. */
export const plainMirrorLeads: readonly string[] = [
  "{Kl}.",
  "Jadi {kl}.",
  "Oke, {kl}.",
  "Begitu ya, {kl}.",
  "Rupanya {kl}.",
  "{Kl}, ya.",
];

export const gistLeads: readonly string[] = [
  "Menghadapi {gist} itu tidak ringan.",
  "Soal {gist}, aku mulai mengerti bentuknya.",
  "{Gist} memang bisa mengisi seluruh kepala.",
  "Jadi yang sedang kamu bawa, {gist}.",
  "Terima kasih sudah menceritakan soal {gist}.",
  "Ada {gist}, dan kamu masih harus menjalani hari seperti biasa.",
  "Wajar kalau {gist} menyita tenagamu.",
];

export const twoGistLeads: readonly string[] = [
  "{Gist}, ditambah {gistLain}, pantas kalau rasanya penuh.",
  "Ada dua hal yang datang bersamaan: {gist} dan {gistLain}.",
  "{Gist} saja sudah berat, apalagi ada {gistLain}.",
  "Di satu sisi ada {gist}, di sisi lain {gistLain}.",
  "Antara {gist} dan {gistLain}, kamu seperti tidak diberi jeda.",
  "Kamu menghadapi {gist} sambil tetap memikul {gistLain}.",
];

/** Nothing definite was understood, yet something was told. */
export const plainLeads: readonly string[] = [
  "Terima kasih sudah menuliskannya.",
  "Oke, aku ikut.",
  "Baik, aku simak.",
  "Ya, teruskan saja, aku mengikuti.",
  "Pelan-pelan saja, tidak harus rapi.",
  "Aku coba pahami dulu maksudmu.",
  "Aku baca pelan-pelan ya.",
  "Oke, aku mendengarkan.",
  "Hm, aku ingin menangkapnya dengan benar.",
  "Aku membacanya baik-baik.",
  "Ya, aku mengikuti ceritamu.",
  "Aku dengarkan, lanjutkan dengan caramu.",
];

/** Short answers of a word or two, taken up by their word. */
export const wordLeads: readonly string[] = [
  "{Kata}, ya.",
  "Berarti {kata}.",
  "Oke, {kata}.",
  "\u201C{Kata}\u201D, aku pegang kata itu.",
  "Jadi {kata} yang paling terasa.",
];

/** A long story. */
export const longLeads: readonly string[] = [
  "Terima kasih sudah menceritakan sepanjang itu, pasti tidak mudah merangkainya.",
  "Banyak sekali yang kamu tampung sendiri, dan aku membacanya sampai selesai.",
  "Ceritamu panjang karena memang banyak yang terjadi.",
  "Aku baca semuanya pelan-pelan.",
];

export const sentences = {
  /** Guessed from what happened. */
  tentative: [
    "Mungkin ada rasa {rasaBenda} juga di sana, kalau aku tidak salah tangkap.",
    "Kedengarannya kamu merasa {rasa}, walau mungkin belum kamu sebut begitu.",
    "Aku menduga ada rasa {rasaBenda} yang ikut, tapi kamu yang paling tahu.",
    "Luruskan kalau aku keliru: sepertinya kamu merasa {rasa}.",
    "Wajar kalau kamu merasa {rasa}.",
    "Dalam keadaan begitu, siapa pun bisa merasa {rasa}.",
    "Sepertinya di bawahnya ada rasa {rasaBenda}.",
    "Masuk akal kalau ada rasa {rasaBenda} di situ.",
  ],
  /** More than one feeling was named. */
  twoFeelings: [
    "Antara {rasa} dan {rasaLain}, keduanya bisa benar sekaligus.",
    "Ada {rasa}, ada juga {rasaLain}; tidak heran kalau terasa campur aduk.",
    "Merasa {rasa} sekaligus {rasaLain} itu melelahkan.",
  ],
  denied: [
    "Aku dengar bahwa ini bukan soal {rasaTidak}, jadi aku tidak akan memaksakan kata itu.",
    "Oke, bukan {rasaTidak} yang utama di sini.",
    "Kalau bukan {rasaTidak}, berarti ada nama lain untuk rasa itu.",
  ],
  callback: [
    "Ini sepertinya masih bersambung dengan {gistLalu} yang tadi kamu ceritakan.",
    "Aku masih ingat tadi kamu menyebut {gistLalu}.",
    "Kalau disambungkan dengan {gistLalu} tadi, gambarnya makin utuh.",
    "Sebelumnya ada {gistLalu}, sekarang ini; wajar kalau terasa penuh.",
    "Tadi kamu juga cerita soal {gistLalu}, dan keduanya mungkin saling menambah.",
    "Aku jadi teringat {gistLalu} yang kamu ceritakan di awal.",
  ],
  samePerson: [
    "{Orang} muncul lagi dalam ceritamu, sepertinya ia memang ada di tengahnya.",
    "Tadi kamu juga menyebut {orang}.",
    "Sikap {orang} sepertinya punya tempat besar dalam hal ini.",
  ],
  eased: [
    "Tadi kamu datang dengan rasa {rasaLalu}, sekarang nadanya sedikit lebih ringan.",
    "Ada yang bergeser dibanding awal tadi, dan itu layak dilihat.",
    "Di awal kamu bicara soal {rasaLalu}; kalimatmu barusan terdengar berbeda.",
  ],
  shifted: [
    "Tadi yang kamu sebut rasa {rasaLalu}, sekarang ada rasa {rasaBenda} juga.",
    "Sebelumnya ada rasa {rasaLalu}, dan kini rasa {rasaBenda}; keduanya mungkin saling terkait.",
  ],
  /** Where there is work rather than pain. */
  durationPlain: [
    "Sudah {waktu}, jadi ini bukan hal sesaat.",
    "Dalam {waktu} biasanya polanya mulai kelihatan.",
    "Sudah {waktu} berjalan, cukup untuk dilihat dengan tenang.",
  ],
  duration: [
    "Sudah {waktu} membawanya, pantas kalau mulai terasa di mana-mana.",
    "Waktu {waktu} itu tidak sebentar untuk menanggung hal seperti ini.",
    "{Waktu} bukan waktu yang pendek.",
  ],
  ago: [
    "Baru {waktu} yang lalu, wajar kalau semuanya masih terasa dekat.",
    "Kejadiannya {waktu} lalu, dan badan butuh waktu lebih lama untuk menyusul.",
    "Jarak {waktu} itu masih pendek untuk hal seperti ini.",
  ],
  since: [
    "Kalau sudah sejak {waktu}, berarti ini ikut bersamamu cukup lama.",
    "Sejak {waktu} sampai sekarang, kamu sudah banyak menyesuaikan diri.",
  ],
  alone: [
    "Menyimpannya sendirian pasti menambah bebannya.",
    "Selama ini kamu menanggungnya tanpa ada yang tahu, dan itu berat.",
    "Tidak punya tempat bercerita membuat hal yang sama terasa dua kali lebih berat.",
  ],
  /** Feared, not happened. */
  feared: [
    "Itu belum terjadi, tapi membayangkannya saja sudah menyita tenaga.",
    "Yang belum pasti memang sulit dipegang, jadi pikiran mengisinya sendiri.",
    "Takut akan hal yang belum tentu datang tetap terasa nyata di badan.",
  ],
  triedHard: [
    "Kamu juga tidak diam saja; sudah ada yang kamu usahakan.",
    "Aku melihat kamu sudah berusaha, walau hasilnya belum seperti yang diharapkan.",
    "Usaha itu tetap berarti, meski jawabannya belum datang.",
  ],
  /** When something hurts. */
  normal: [
    "Perasaan seperti itu masuk akal dengan keadaan yang kamu hadapi.",
    "Tidak ada yang aneh dengan reaksimu.",
    "Kamu tidak sedang berlebihan.",
    "Apa pun yang kamu rasakan soal ini, boleh ada di sini.",
    "Kamu tidak harus menjelaskannya dengan rapi supaya layak didengar.",
    "Tidak heran kalau itu menguras.",
    "Berat juga membawa itu sambil tetap menjalani hari.",
  ],
  /** When hardly anything is told. */
  light: [
    "Tidak harus ada masalah besar untuk mulai bicara.",
    "Yang biasa-biasa pun kadang ada isinya.",
    "Santai saja, kita lihat ke mana obrolannya.",
    "Mulai dari yang remeh juga boleh.",
    "Tidak ada yang perlu dipaksakan di sini.",
    "Kadang memang begitu, susah ditunjuk apanya.",
  ],
  /** When something is told. */
  steady: [
    "Kita bisa melihatnya satu bagian dulu.",
    "Tidak perlu buru-buru mencari kesimpulan.",
    "Hal seperti ini jarang punya satu sebab saja.",
    "Aku tidak akan buru-buru memberi nasihat.",
    "Terima kasih sudah mengatakannya apa adanya.",
    "Kamu boleh ambil waktu sebanyak yang perlu.",
    "Ceritanya boleh maju mundur, aku tetap mengikuti.",
    "Pelan-pelan gambarnya mulai terlihat.",
    "Bagian ini layak dilihat lebih dekat.",
    "Yang itu juga penting.",
  ],
  practical: [
    "Mari kita lihat bagian mana yang bisa dipegang lebih dulu.",
    "Kalau diurai, biasanya ada bagian yang bisa kamu atur dan ada yang tidak.",
    "Ada baiknya kita pisahkan faktanya dari tafsirannya dulu.",
    "Sebelum mencari jalan, bagus kalau masalahnya kita persempit.",
    "Hal seperti ini biasanya lebih jelas kalau dipotong kecil.",
    "Tidak semua harus diputuskan sekarang.",
  ],
} as const;

/** Who is speaking, said once, in the first answer. */
export const introductions: readonly string[] = [
  "Aku {aku}, AI yang menemani di ruang ini, jadi ceritakan sejauh yang nyaman saja.",
  "Oh ya, aku {aku}. Aku AI, bukan manusia, tapi aku menyimak dengan sungguh-sungguh.",
  "Kenalkan, aku {aku}, pendamping AI; di sini kamu boleh bicara apa adanya.",
  "Sebelum lanjut, aku {aku}, AI yang akan menyimak dan bertanya pelan-pelan.",
  "Aku {aku}, pendamping AI, bukan manusia, dan kita bisa jalan pelan-pelan.",
];

export const shortIntroductions: readonly string[] = [
  "Aku {aku}, AI yang menemani di sini.",
  "Kenalkan, aku {aku}, pendamping AI.",
  "Oh ya, aku {aku}, dan aku AI.",
];

/** Of another service than the expert's: listened to all the same. */
export const elsewhere: readonly string[] = [
  "Bidangku lebih ke {bidang}, jadi untuk {topik} nanti ahli {layananLain} bisa lebih dalam; sekarang ceritakan saja dulu.",
  "Aku biasanya menemani soal {bidang}, tapi ini jelas ikut memengaruhimu, jadi boleh kita bicarakan; ahli {layananLain} juga ada kalau ingin lebih dalam.",
  "Untuk {topik}, ahli {layananLain} bisa jadi teman bicara yang lebih pas nanti; di sini aku tetap mendengarkan.",
];

/** After a word about the companion itself. */
export const backTo: readonly string[] = [
  "Kalau sudah cukup, kita bisa kembali ke {gistLalu}.",
  "Tadi kita sedang di {gistLalu}, itu masih aku ingat.",
  "Kita lanjutkan lagi soal {gistLalu} kalau kamu mau.",
];

/** In place of a question, for someone who asked to be heard only. */
export const invitations: readonly string[] = [
  "Teruskan saja, aku mengikuti.",
  "Kalau masih ada yang ingin keluar, tulis saja.",
  "Tidak perlu dijawab, aku cuma ingin kamu tahu ini terbaca.",
  "Boleh lanjut, boleh juga berhenti sebentar di sini.",
  "Aku dengarkan sampai kamu merasa cukup.",
  "Tulis apa pun yang terasa, tidak perlu rapi.",
  "Aku di bagian mendengarkan saja dulu.",
];
