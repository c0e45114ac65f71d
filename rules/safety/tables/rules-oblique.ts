import type { RiskCategory, RiskLevel } from "../types.ts";
import type { Rule } from "./rule.ts";

const ofOwn = { category: "ideation", level: 1, own: true } as const satisfies {
  category: RiskCategory;
  level: RiskLevel;
  own: true;
};

/**
 * What is said between the lines: too little for a card, and enough to ask once, gently. Whoever is away for a while says
 * much of it too, so the patterns refuse what names a reason, a place or a day of return.
 */
export const obliqueRules: Rule[] = [
  {
    // Who shall do it after me.
    id: "oblique-care",
    ...ofOwn,
    patterns: [
      "WHOEVER 3 CARES|urus|rawat|jaga 3 LEFTBEHIND ~6 LATERON -ABSENT",
      "LATERON 2 WHOEVER 3 CARES|urus|rawat|jaga 3 LEFTBEHIND -ABSENT",
      "LEFTBEHIND ~3 WHOEVER 3 CARES|urus|rawat|jaga 2 LATERON -ABSENT",
      "LATERON 1 LEFTBEHIND 3 WHOEVER 2 CARES|urus|rawat|jaga -ABSENT",
      "LEFTBEHIND 2 LATERON 2 WHOEVER 2 CARES|urus|rawat|jaga -ABSENT",
      "kalau 2 I 2 NOTTHERE|GOAWAY ~10 WHOEVER -TRIP|PLACED",
      "I 1 udah 0 NOTTHERE ~8 WHOEVER 2 CARES|urus|rawat|jaga -TRIP|PLACED",
      "kalau 2 I 2 NOTTHERE|GOAWAY ~6 CARES|ENTRUST 3 LEFTBEHIND|CHILD -TRIP|PLACED",
      "CHILD&MINE ~6 sama 1 PERSON 4 KEPTWELL -ABSENT",
      "CHILD ~4 lebih 1 baik|bagus|bahagia|enak|KEPTWELL 2 diasuh|sama|ikut 1 PERSON +I -TRIP|sekolah|kerja",
      "titip ~2 CHILD ~9 NEG 0 sanggup|kuat|tahan|bisa 2 CARES|urus|rawat|jaga|lanjut|lagi -ABSENT|jam",
      "titip ~8 FOREVER -ABSENT",
      "BELONGING|LEFTBEHIND ~6 cukup|buat 1 FOREVER +titip|GIVEAWAY -ABSENT",
      "PETS|kucing|anjing|burung ~5 keluarga|pemilik|majikan|rumah 0 baru +I -pindah|alergi|anakan|TRIP",
    ],
  },
  {
    id: "oblique-burial",
    ...ofOwn,
    patterns: [
      "OWNBURIAL -FICTION",
      "CHOSENFOR ~6 BURIAL +I|LATERON|bagus|cocok|apa|mana -LOSS|PERSON|opa|oma|dia",
      "CHOOSE 3 CHOSENFOR ~8 BURIAL -LOSS|PERSON|opa|oma|dia",
      "CHOOSE 3 baju|kain ~8 dimandiin|dimandikan|dikafani +LATERON -LOSS|PERSON|opa|oma|dia|bayi",
      "CHOOSE 2 makam|kuburan|liang +I -LOSS|biaya|ziarah|mobil|dia",
      "kalau|waktu 1 I 2 BURIAL -FICTION|game",
      "hari|besok|lusa|minggu 3 I 1 udah 0 BURIAL -FICTION|game",
      "ketemu|jumpa 1 di 1 HEAVEN -DECEASED|LOSS|jodoh|FRAME",
      "tahlil|tahlilan|yasin|yasinan 2 buat 1 I +LATERON|jangan",
      "LATERON ~2 foto&MINE ~9 PUTUP",
      "biaya|uang|tabungan ~4 BURYING +I|tabungan|kupisahin -PERSON|LOSS|kucing|anjing",
    ],
  },
  {
    // How long they will grieve, and who will notice.
    id: "oblique-forgotten",
    ...ofOwn,
    patterns: [
      "LATERON|juga|bakal|pasti 3 YOU|THEY|PERSON|semua 2 FORGET 2 I -janji|bayar|undang|jemput|TRIP",
      "YOU|THEY|PERSON|semua 2 LATERON|juga|bakal|pasti 3 FORGET 2 I -janji|bayar|undang|jemput|TRIP",
      "THEY|mereka|orang 2 cuma 1 GRIEVE 2 sebentar|bentar|sehari|seminggu|awalnya -wkwk|film|vaksin|suntik|hp|sekolah",
      "bakal|pasti|paling 1 GRIEVE 2 sebentar|bentar|sehari|seminggu|awalnya ~5 FORGET|biasa -wkwk|film|vaksin|suntik",
      "GRIEVE ~8 kalau 2 I 2 NOTTHERE|GOAWAY -TRIP|PLACED|mantan|wa",
      "berapa ~4 FORGET|GRIEVE ~8 I 2 NOTTHERE -TRIP|PLACED",
      "WHOEVER ~6 sadar|ngeh|tau ~4 kalau 2 I 2 NOTTHERE -TRIP|PLACED",
      "STARTLED ~6 denger|dengar|dapat|dapet 1 NEWS +jangan -TRIP|LOSS|wkwk|nikah|hamil|lamaran|promosi|pindah",
      "jangan 2 STARTLED ~6 kalau 2 I 2 NOTTHERE|GOAWAY -TRIP|PLACED",
      "BETTER 2 I 1 jadi 1 REMEMBRANCE -FRAME",
      "I 2 BETTER 1 jadi 1 REMEMBRANCE -FRAME",
      "kalau ~3 liat|lihat 2 bintang|hujan|kupu ~5 itu 0 I",
      "NEG 0 usah|perlu 1 NOTSEEK 0 I 2 pulang|lagi -TRIP|PLACED",
      "besok|LATERON 2 NEG 1 usah|perlu 1 NOTSEEK +pamit|FAREWELL|FORGIVE -TRIP|PLACED",
    ],
  },
  {
    id: "oblique-no-future",
    ...ofOwn,
    patterns: [
      "ga 2 REACH ~8 AHEAD +I|rasanya|umur|usia|kayaknya -SCARCE|TRIP",
      "AHEAD ~12 NEG 1 bakal|akan|mungkin 1 REACH -SCARCE|TRIP",
      "umur&MINE|usiaku ~4 ga 2 REACH -SCARCE",
      "NEG 1 yakin|tau 2 masih 1 ada|hidup|di +AHEAD|percuma|LATERON|besok -SCARCE|TRIP",
      "AHEAD ~4 I 2 NOTTHERE +LATERON|besok|bakal|akan|udah|depan -TRIP|PLACED|RECENT|PAST|yang",
      "AHEAD|LATERON ~8 WITHOUTME +YOU|THEY|PERSON -TRIP|PLACED|WORK|rapat|grup",
      "ga 1 beli|bikin|ngerayain|ikut 3 AHEAD ~4 FORWHAT -SCARCE|mahal|hemat|duit",
    ],
  },
  {
    id: "oblique-hoard",
    ...ofOwn,
    patterns: [
      "PILLS|DRUGS ~3 HOARD ~4 BITBYBIT -OTHERSCARE|WORK",
      "HOARD ~4 BITBYBIT ~4 PILLS|DRUGS -OTHERSCARE|WORK",
      "PILLS|DRUGS ~5 toples|botol|plastik|kotak ~3 penuh -OTHERSCARE|WORK",
      "REFILL ~8 belum|ga|NEG 3 kuminum|minum|diminum +I -anak|ibu|ayah|nenek|kakek|lupa|sembuh",
    ],
  },
  {
    // Everything is put in order, or only the time is left.
    id: "oblique-settled",
    ...ofOwn,
    patterns: [
      "tinggal 1 pamit|pamitan|dadah +CALM|beres|kelar|selesai|semua -RESIGNING|ABSENT|WORK",
      "udah 1 siap|beres 1 semua ~4 tinggal 1 nunggu|tunggu 4 tidur|berangkat|pergi|sepi|lelap -GETREADY|LEISURE",
      "tinggal 1 nunggu|tunggu 1 waktunya|giliranku|saatnya|harinya|hari +lunas|beres|tanggungan|CALM|GIVEAWAY|reset|kureset|BELONGING -panen|tayang|lahir|wisuda|buka|nikah|berangkat|hamil|rilis|launching|sidang|gajian",
      "udah 0 waktunya 2 I 1 ikut|nyusul|pamit -TRIP|game|lomba",
      "DREAM ~6 FETCH|NEAR +DECEASED|I|waktunya|mbah|siap -film|FRAME|wkwk|lucu|sekolah|artinya|gebetan|mantan|artis",
      "DECEASED 3 FETCH ~3 DREAM -wkwk|lucu",
      "DECEASED ~4 dateng|datang ~4 ngajak 0 pulang|ikut -oleh|rumah|sakit|sekolah|kampung",
      "berapa|kapan ~6 FOUND ~8 REMAINS +sendirian|sendiri|kos|kontrakan|kamar -FRAME|polisi|tikus|kucing",
      "REMAINS ~8 berapa 1 lama|hari ~3 urus|diurus|FOUND +kos|kontrakan|kamar|sendirian -klaim|akta|bank",
      "berapa 1 lama|hari 3 BREAKIN +I|kos|kamar|kontrakan",
      "WHOEVER 3 nemuin|menemukan|nemu 2 I -jodoh|TRIP|lucu",
      "asuransi ~12 BYONESELF -mobil|motor|hp|rusak|sawah",
      "BELOW 0 sana ~6 COOL -ABSENT|kolam|kebun",
      "LETTER ~2 SCHEDULED -ultah|bos|WORK|promo|jualan|iklan",
      "DEEDS ~12 biar|supaya 2 ga 1 bingung|repot|susah|ribet|rebutan +PERSON|mereka|THEY -TRIP|tamu|pembeli|notaris|jual",
      "jangan 1 salahin|salahkan|nyalahin 1 siapa|PERSON|semua ~6 keputusan&MINE|pilihan&MINE -WORK|RESIGNING|ABSENT|nikah|jurusan",
      "THANKS ~8 SOFAR ~8 I 0 GIVEUP -WORK|RESIGNING|ENDABLE|game|lomba|kelas",
      "BELONGING 1 buat ~16 ikhlas|rela|tenang|siap 1 pergi|pamit -TRIP|PLACED|WORK|RESIGNING",
      "LIFESTORY ~5 tamat|ENDS|habis|cukup -novel|wattpad|besok|lanjut",
    ],
  },
  {
    // The calm before an act: relief beside a decision, or beside an end to everything.
    id: "oblique-calm",
    ...ofOwn,
    patterns: [
      "CALM ~8 DECIDED -ABSENT|WORK|RESIGNING|ENDABLE|BIGSTEP|dia",
      "CALM ~10 ga 1 bakal|akan|bisa|perlu|usah 2 TROUBLES -ABSENT|utang|cicilan",
      "CALM ~10 moal 1 TROUBLES",
      "SOON|bentar|besok 3 ketemu|nyusul|jumpa 1 DECEASED +CALM|THANKS -ABSENT|libur|lebaran",
      "besok|SOON ~3 semua 1 udah|bakal 0 ENDS +CALM|THANKS -WORK|ENDABLE|ABSENT|ujian|sidang|urusan|wisuda",
      "besok|SOON|LATERON ~3 ga 1 FEELS 1 apa|sakit|lagi -gigi|bius|operasi|suntik|kopi|obat",
      "FORGIVE ~4 semua 0 KINSMEN ~8 CALM|ringan -puasa|lebaran|ramadan|haji|umroh|nikah|syawal",
    ],
  },
  {
    // The languages of the regions, of which reading knows too little to join them with the patterns above.
    id: "oblique-regional",
    ...ofOwn,
    patterns: [
      "kok 1 den|I 1 ga 1 ado ~8 WHOEVER",
      "engke|mun|kok ~3 I ~3 GOAWAY ~5 ulah|jan|jangan|jago|titip -TRIP",
      "I|klambi ~4 GAVE|GIVEAWAY 1 ben|biar -DECLUTTER|panuah|kebak|lawas|lama|lamo|WORK",
      "kalau 2 den|I 3 ga 1 ado +jan|jangan|amak|apak|mandeh",
      "manulih|nulih 2 surek|surat ~8 FORGIVE -RESIGNING|WORK",
      "uih|mulih|mulang 2 ka|ke|ring|ten 2 kawasa|pangeran|tuhan|hyang|widhi",
      "GAVE ~2 ALLOF ~3 BELONGING|CLOTHES -DECLUTTER|panuah|lama|lamo|promosi|WORK|ABSENT",
    ],
  },
];
