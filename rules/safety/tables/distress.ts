/**
 * Heavy feelings. Each entry adds its weight once; three points make level 1. No single word is enough unless it
 * is heavy by itself, since `capek` and `stres` are everyday talk.
 */
export type Weight = {
  id: string;
  points: number;
  /** Of one group only the heaviest counts: the same word must not weigh twice. */
  group?: string;
  patterns: string[];
};

export const distressFrom = 3;
/** The weight of feelings that are heavy by themselves; all others are of things that happen to most people. */
export const despair = "despair";

export const distressWeights: Weight[] = [
  {
    id: despair,
    points: 3,
    patterns: [
      "putus 0 asa",
      "HOLLOW -KITCHEN|perut",
      "NEG 1 ada|punya 1 POINT|harapan +I|hidup|MINE|rasanya",
      "I|MINE|ngerasa|merasa ~4 NEG 1 POINT -alat|aplikasi",
      "NEG 0 kuat|sanggup|tahan +I|rasanya|lagi|MINE -pedes|pedas|dingin|panas|nunggu",
      "SEEM 3 BURDEN",
      "benci ~2 sendiri|diri|badan|hidup",
      "cuma 1 jadi 1 beban",
      "WEEP ~6 EVERY|terus|sendiri|karena|tanpa|INTENSE|kamar|dapur",
      "LOSS +WEEP|berat|kehilangan|sedih|rindu|kangen|bersalah|kebayang|terpukul|belum|I",
      "PANIC -diskon",
      "NOONE",
      "DESIRE 1 kabur +EMO|berantem|ribut|cerai|orangtua|pusing",
      "LIVE 3 NEG 2 POINT",
      "POINTLESS",
      "TRAUMA",
      "udah 1 NEG 0 sanggup|kuat|tahan",
      "SUICIDE +meninggal|kehilangan",
      "TIRED 1 LIVE",
      "DESIRE 1 udahan|nyerah|menyerah 2 aja -ENDABLE",
      "hidup 2 autopilot",
      "capek 0 mental|batin|jiwa|lahir",
      "gagal 1 jadi 1 PERSON|manusia|orang",
      "jalan|semua ~3 buntu",
      "anxiety ~3 EVERY|kambuh|parah",
      "utang ~10 ga 1 tau 2 harus|gimana",
      "gelap 4 masa|depan|apa",
      "seperti|kayak 3 autopilot|robot|zombie",
    ],
  },
  {
    id: "withdrawn",
    points: 2,
    patterns: [
      "ngurung|mengurung|kurung|nutup 1 diri",
      "mogok 1 sekolah|makan|kerja",
      "jarang|ga 2 keluar 2 kamar|rumah",
      "ga 0 tau 2 harus",
    ],
  },
  {
    id: "feeling",
    points: 2,
    group: "feeling",
    patterns: [
      "SADNESS",
      "ngerasa|merasa|rasanya 4 gagal|bodoh|sendirian|sendiri|bersalah|becus|cukup|beban|hancur|capek|buntu|sesak|gelap",
      "gagal 2 jadi",
      "BODYPANIC",
      "ga 1 bisa 2 tidur +I|EMO|INTENSE|HARD",
      "takut ~2 INTENSE",
      "capek ~2 INTENSE",
      "malu ~2 INTENSE",
      "DIRE",
      "BULLY",
      "ga 2 pernah 2 cukup",
      "capek 1 jadi",
    ],
  },
  {
    id: "worn",
    points: 1,
    group: "feeling",
    patterns: [
      "capek|EMO|malu|takut|sesak|DULL|cemas|khawatir|sulit|GIVEUP",
      "NEG 1 selera|nafsu|mood|semangat",
    ],
  },
  { id: "hardship", points: 1, patterns: ["HARD"] },
  { id: "alone", points: 1, patterns: ["sendirian|sendiri|NOBODY|kesepian", "ga 1 ada 1 yang", "ga 2 SIDE"] },
  { id: "lasting", points: 1, patterns: ["EVERY|terus|DAYS"] },
  {
    id: "appetite",
    points: 1,
    patterns: [
      "NEG 2 makan|tidur|mandi|keluar",
      "makan 2 males|ga|capek",
      "tidur 2 jam|cuma",
      "mogok",
      "ngurung|mengurung|kurung 1 diri",
      "malas|males 2 berangkat|makan|ngapain",
    ],
  },
  { id: "light", points: -2, patterns: ["LAUGHED", "LAUGHTER", "CHEER"] },
  { id: "practical", points: -1, patterns: ["tips|saran|ide|cara|strategi|rekomendasi"] },
];

export const distressWords: Record<string, string> = {
  HOLLOW: "hampa kosong numb hopeless worthless empty =hollow kebas mati_rasa dead_inside ga_ngerasain_apa",
  WEEP: "nangis tangis air_mata berlinang terisak",
  LOSS: "kehilangan keguguran berduka duka ditinggal meninggal tiada wafat kepergian almarhum almarhumah grieving tutup_usia berpulang",
  PANIC: "panik panic serangan_panik anxiety_attack",
  NOONE:
    "ga_ada_yang_peduli ga_ada_yang_ngerti ga_ada_yang_sayang ga_punya_siapa ga_ada_siapa ga_ada_tempat ga_ada_yang_bisa ga_ada_satupun ga_ada_satu ga_ada_yang_mau_denger ga_ada_yang_inget ga_ada_yang_bantu ga_punya_teman",
  POINTLESS:
    "ga_berguna ga_berarti ga_berharga ga_guna ga_ada_artinya ga_ada_gunanya ga_ada_harapan useless sia_sia",
  TRAUMA: "trauma ptsd depresi depressed depression kebayang_terus bipolar burnout_parah",
  SADNESS:
    "sedih hancur patah terpuruk terpukul putus_cinta nelangsa ajur kesepian sepi lonely sendirian pilu perih remuk rapuh runtuh merana depresi frustasi frustrasi stres stress cemas gelisah overthinking insomnia overwhelmed jijik minder insecure down drop nyesek murung bersalah nyalahin kecewa berat kewalahan",
  BODYPANIC: "sesak sesek deg_degan gemeter gemetar keringet_dingin keringat_dingin berdebar jantung tremor",
  DIRE: "kritis stroke icu sekarat lumpuh diusir sebatang_kara dituntut bangkrut phk pinjol",
  BULLY:
    "bully dibully diejek dihina dicaci dimaki dikucilin dikucilkan disalahin disalahkan dimarahin direndahin dijauhin dicuekin digosipin diomongin diremehin dibandingin menyalahkan pilih_kasih",
  DULL: "jenuh bosen males malas datar lemes pusing bingung buntu galau mumet susah",
  HARD: "utang hutang phk cerai selingkuh perceraian bangkrut pecat dipecat ghosting ditinggal putus ditolak penolakan ditipu rugi cicilan sakit stroke kanker tagihan nganggur kecelakaan autis tulang_punggung berantem ribut keguguran sekolah diejek",
  CHEER:
    "untung alhamdulillah syukur happy lucu seneng senang bangga asik asyik seru enak gapapa move_on ikhlas santai",
  SEEM: "ngerasa merasa jadi cuma kerasa rasanya",
  SIDE: "bantu dukung support nemenin denger ngerti peduli",
};
