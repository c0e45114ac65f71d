import type { Rule } from "./rule.ts";

/** Signs that raise an open danger; none of them says much by itself. */
export const ownEscalation: Rule[] = [
  {
    id: "open-no-waking",
    category: "plan_or_imminent",
    level: 3,
    selfOnly: true,
    patterns: ["SOON ~14 biar|supaya|agar|ben 1 NEG 2 WAKE -alarm|libur|ngantuk|berisik"],
  },
  {
    id: "open-means",
    category: "plan_or_imminent",
    level: 3,
    selfOnly: true,
    patterns: [
      "PILLS|MEANS|POISONS|BLADE|ROPE|DRUGS ~4 laci|tangan|genggam|meja|depan|samping|bantal|kasur|kamar|tas|dekat|deket|sini -dokter|KITCHEN|apotek|singkir|jauh",
      "I|udah|lagi|masih 1 pegang|genggam|simpan|nyimpen|kumpulin|beli|bawa 2 PILLS|MEANS|POISONS|BLADE|ROPE|DRUGS -dokter|KITCHEN|apotek|flu|batuk|titip",
      "udah|abis|barusan|tadi 1 SWALLOW 2 PILLS|DRUGS|POISONS|MEANS|semua|semuanya|banyak -dokter|resep|flu|batuk|vitamin|sesuai|maag|demam|panas|pusing",
      "PILLS|DRUGS|POISONS|semuanya|semua 2 udah|abis|barusan 1 SWALLOW",
      "apotek ~8 biar|supaya 1 ga 1 curiga|ketahuan|ketauan",
    ],
  },
  {
    id: "open-place",
    category: "plan_or_imminent",
    level: 3,
    selfOnly: true,
    patterns: [
      "I|udah|lagi|sekarang 3 di|atas|naik|nduwur|dhuwur 2 HIGH|genteng|tandon|talud|dermaga|bendungan|palang -LEISURE|WORK|kerja|tinggal|rumah|kos",
      "EDGE 1 DROP -LEISURE|WORK",
      "udah 1 sampe|nyampe|sampai|tiba 2 HIGH|DROP",
    ],
  },
  {
    id: "open-entrust",
    category: "plan_or_imminent",
    level: 3,
    own: true,
    patterns: ["ENTRUST 2 PERSON|CHILD -sekolah|WORK|kerja|kantor"],
  },
  {
    id: "open-farewell",
    category: "plan_or_imminent",
    level: 3,
    selfOnly: true,
    patterns: [
      "THANKS 1 SOFAR -dokter|psikolog",
      "FAREWELL -WORK|RESIGNING|kerja",
      "LETTER 3 buat|untuk 2 PERSON|semua|mereka",
      "tulis 2 LETTER",
      "jangan 1 cari|nyari|cariin 1 I",
      "FORGIVE 2 semua|semuanya|segalanya -salah",
      "tunggu|nunggu 3 tidur|sepi|berangkat|pergi",
    ],
  },
  {
    id: "open-found",
    category: "plan_or_imminent",
    level: 3,
    selfOnly: true,
    patterns: [
      "biar|supaya|ben|jangan 6 nemu|nemuin|temukan|menemukan|nemukake -WORK|kerjaan|jawaban|cara|jalan|teman|diskon|barang|kunci|alamat|lokasi|paket|solusi|jodoh|hikmah",
      "CHILD|istri|suami|ibu|orang|mereka ~4 antar|anter|suruh|ungsi|titip ~8 biar|supaya|ben 3 ga 2 liat|lihat|tau|kaget|nengok",
    ],
  },
];

/** What voices and missions lead to while a psychosis is open. */
export const mindEscalation: Rule[] = [
  {
    id: "open-command",
    category: "psychosis",
    level: 3,
    patterns: [
      "COMMAND|kongkon|kongkone|ngongkon|dikongkon|perintah|perintahnya 8 KILL|HITS|HITW|HURT|HARM|JUMP|WEAPON|BLADE|HIGH|ril|sepur|terbang|bakar|nggepuk -dokter|psikiater|perawat|KITCHEN|ibu|ayah|kereta_api",
      "harus|kudu|mesti|wajib 1 terbang|JUMP 2 dari|ke 1 HIGH",
      "I 2 harus|kudu|mesti|wajib 2 KILL|lenyapin|habisin -PEST|COMPETE|FRAME|waktu",
    ],
  },
  {
    id: "open-mind-place",
    category: "psychosis",
    level: 3,
    selfOnly: true,
    patterns: [
      "EDGE 1 DROP -LEISURE|WORK|rumah|kos",
      "I|udah|lagi|sekarang 2 di|atas|naik 1 DROP -LEISURE|WORK|rumah|kos|kerja|tinggal",
    ],
  },
];

export const victimEscalation: Rule[] = [
  {
    id: "open-arrival",
    category: "violence_victim",
    level: 3,
    selfOnly: true,
    patterns: [
      "dia|suami|ACTOR 1 udah|barusan|lagi|sekarang|mau 2 dateng|datang|pulang|balik|nyampe|sampe|masuk|naik|depan|bawah|luar -maaf|nangis|minggu|kemarin",
      "udah|barusan|lagi|sekarang 1 di 1 depan|bawah|luar|teras|gerbang|pintu|tangga|gang",
      "gedor|dobrak|nggedor|gedor2|ngegedor 2 pintu|kamar|pager|pagar|terus",
      "dia|suami|ACTOR ~4 gedor|dobrak|nggedor|gedor2",
      "dia|suami|ACTOR 3 jalan|arah|otw|menuju|nyusul 1 sini|kesini|pulang|rumah|kos -kemarin|dulu",
      "suara|bunyi|denger|dengar|kedengeran 2 motor|motornya|mobil|mobilnya|langkah|langkahnya",
      "motor|motornya|mobil|mobilnya|langkahnya 2 bunyi|denger|dengar|kedengeran|kedengaran|depan|berenti|berhenti",
      "dia|suami|ACTOR ~4 WEAPON|BLADE|parang -dulu|kemarin|minggu",
      "I ~3 HIDEFROM 3 kamar|wc|lemari|dapur|kolong|mandi -nangis|mulu|terus",
      "dia|suami|ACTOR 2 lagi|sekarang 1 ngamuk|mabok|mabuk|kalap|teriak|banting|HITS",
    ],
  },
  {
    // A deadline behind a threat.
    id: "open-ultimatum",
    category: "violence_victim",
    level: 3,
    selfOnly: true,
    patterns: [
      "kalau|lek|sampe|sampai 6 ga 2 bayar|balik|pulang|nurut|transfer|kasih|datang|dateng|buka|keluar 8 KILL|HITS|HITW|HARM|kaki|sikil|tangan|nyawa|mati|habis|rumah +malam|magrib|maghrib|besok|jam|sore|sekarang|siang",
    ],
  },
];

/** Who did it, said while a medical emergency is open and nothing of it was told yet. */
export const attackRules: Rule[] = [
  {
    id: "open-attack",
    category: "violence_victim",
    level: 2,
    otherOnly: true,
    patterns: ["DIDIT ~3 ACTOR|dia", "ACTOR|dia ~3 DIDIT", "ACTOR|dia ~4 TEMPER -tolong|nangis|bola|I"],
  },
];

export const angerEscalation: Rule[] = [
  {
    id: "open-weapon",
    category: "violence_to_others",
    level: 3,
    patterns: [
      "WEAPON|BLADE ~4 tangan|pegang|genggam|bawa|siap|tas|pinggang|jok -KITCHEN|dapur|titip|singkir|buang",
      "I|udah|lagi|sekarang 3 depan|jalan|menuju|otw|sampe|nyampe 3 rumahnya|kosnya|kantornya|rumah|sana",
      "dia|orangnya|CHILD 2 udah|lagi|sekarang 2 depan|samping|sini|sebelah|HITS|cekik|bekap",
      "tangan 2 di|udah 2 leher|lehernya",
    ],
  },
];

/** Who takes a denial back: "yang tadi kubilang nggak ada pikiran itu, aku bohong". */
export const retractRules: Rule[] = [
  {
    id: "retract",
    category: "ideation",
    level: 2,
    selfOnly: true,
    patterns: [
      "NEG 2 ada 2 pikiran|niat|rencana ~6 bohong -bos|suami|istri|ibu|ayah|PERSON",
      "bohong 2 soal|tadi|waktu ~4 aman|gapapa|baik|pikiran|niat -bos|PERSON",
      "tadi 3 bilang ~4 aman|gapapa|baik ~4 bohong -bos|PERSON",
    ],
  },
];

/**
 * Denials of an earlier danger; `denial-soft` and `reassurance` have words that people may also say while in danger.
 */
export const denialRules: Rule[] = [
  {
    id: "denial",
    category: "distress",
    level: 1,
    patterns: [
      "salah 1 paham|tangkap|ngerti|kira|sangka|arti|mengerti|faham|pikir|duga|anggap|nangkep",
      "jangan 2 anggap|dianggap|pikir|mikir 2 serius|beneran|gitu|begitu|jauh|macam",
      "NEG|bukan 2 gitu|begitu|gituan|kesitu|sana|situ|kesana 2 maksud|maksudku|maksudnya|arah|arahnya",
      "NEG|bukan 1 maksud|maksudku|maksudnya",
      "maksud|maksudku|maksudnya 2 bukan|NEG",
      "maksudku|maksudnya|maksud 3 doang|aja|cuma|hanya|game|film|tugas|kerjaan|kuis|ujian",
      "maksud|maksudku|maksudnya 3 dalam 0 arti|artian",
      "doang|aja|hanya|cuma 1 maksud|maksudku|maksudnya",
      "I 1 aman",
      "astaghfirullah|astagfirullah|astaga|naudzubillah|amit-amit 2 NEG",
      "ya 0 NEG 0 lah|dong|mas|mbak|kak|bang",
      "NEG 1 ada 1 bahaya",
      "NEG 0 marah 1 sama 1 siapa|siapa2|siapa-siapa",
      "NEG 0 mas|mbak|bang|pak|bu|kak|min|dok 1 cuma|hanya",
      "NEG 2 mau|pengen|niat|maksud|bakal|akan|WANT 2 DIE|SUICIDE|HURT|mati|susul",
      "NEG 2 ada 2 pikiran|niat|rencana|kepikiran|keinginan|dorongan",
      "NEG 2 THINK|kepikiran|niat 3 DIE|SUICIDE|gitu|gituan|begitu|situ|sana|kesitu|kesana|mati|segitunya",
      "NEG 2 sampe|sampai|separah 2 gitu|begitu|situ|sana|segitunya|DIE|SUICIDE",
      "siapa 1 yang 0 mau|pengen|niat 1 bunuh|mati",
      "FICTION ~6 NEG 2 aku|diri|beneran|sungguhan|nyata -WANT|DESIRE",
      "NEG 1 pernah 1 bilang|ngomong|nulis|ngetik|cerita|nyebut 1 gitu|begitu|gituan|itu|apa-apa",
      "NEG 1 bilang|ngomong|nulis|ngetik|nyebut 1 gitu|begitu|gituan",
      "NEG 1 bilang|ngomong|nulis|menulis|ngetik|nyebut|menyebut|cerita|bermaksud 5 DIE|SUICIDE|mati|mengakhiri|akhiri|bundir -WANT",
      "NEG 1 pikir|berpikir|mikir|memikirkan|mikirin|terpikir|berniat 3 DIE|SUICIDE|mati|mengakhiri|akhiri|bundir",
      "kok|ngapain 1 jadi|malah|bahas|ngomongin|tanya|nanya 1 bunuh|mati -lagi|WANT",
    ],
  },
  {
    id: "denial-soft",
    category: "distress",
    level: 1,
    patterns: [
      "bukan 0 gitu|begitu|itu",
      "aman 1 kok|kak|aja|sih",
      "cuma|hanya 1 mau|pengen|minta 1 nulis|tulis|bikin|buat|kirim|ngirim|itung|hitung|nanya|tanya|cerita|tidur",
      "kok|kenapa|knp|ngapain 1 jadi|malah|ada 1 gitu|begitu|gini|begini|kesitu|polisi|darurat|bantuan",
      "kok|kenapa|knp|ngapain 1 ditanya|ditanyain|nanya|tanya 2 gitu|begitu|gini|begini|mati|mati2|polisi|aman",
      "kok|kenapa|knp 1 polisi|darurat|119|110",
      "lebay|kiasan|ungkapan|perumpamaan|hiperbola|majas|EXAGGERATE",
      "cuma|hanya|just 2 bercanda|canda|guyon|kiasan|ungkapan|istilah|ngeluh|curhat|bete|kesel|capek|lelah|kangen|kecewa|sedih|game",
      "JOKE|guyon|gojek -NEG",
      "I 1 baik-baik|baik2|oke|gapapa|fine 1 aja|kok|saja|kak",
      "game 2 game",
      "itu|ini|oh|ya 2 FICTION -abis|habis|terakhir|sebelum|makin|WANT",
      "lagi 1 nonton|nobar|syuting|main -abis|habis|terakhir|sebelum|makin|WANT",
      "FICTION 1 kak|bang|mas|mbak|kok|bu|pak -abis|habis|terakhir|sebelum|makin|WANT",
      "peran&MINE|perannya -terakhir",
      "peran 0 aku -terakhir",
      "NEG 0 ada 2 yang 1 bawa|pegang 1 WEAPON|BLADE",
      "NEG 2 HITS|HITW|THREAT|ABUSE|kasar|main_tangan",
    ],
  },
  {
    // Counts for a feeling only (`denial.ts`), and without a word of what comes after it.
    id: "reassurance",
    category: "distress",
    level: 1,
    patterns: [
      "NEG 0 usah|perlu 1 khawatir|kuatir|cemas|panik|takut -abis|habis|lagi|selamanya|ENTRUST|FORGIVE|THANKS|SOON|malam|besok|nanti",
      "jangan 1 khawatir|kuatir|cemas|panik -abis|habis|lagi|selamanya|ENTRUST|FORGIVE|THANKS|SOON|malam|besok|nanti",
    ],
  },
];
