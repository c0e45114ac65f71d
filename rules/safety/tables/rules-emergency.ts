import type { Rule } from "./rule.ts";

const unreal = "-ACTED|PETS|JEST|LAUGHED";
/** Not now, not here, or only asked about. */
const elsewhere = "-PASTONE|TREATED|NARRATED|GENERAL|LIKE|takut|trauma";
/** The same beside a call for help, where an age ("anakku 2 tahun") or fear says nothing. */
const beside = "-PASTISH|TREATED|GENERAL";
const wished = "-DESIRE|HOPE|biar|supaya|agar";
const breath = "napas|nafas|bernapas|bernafas";
const noBreath = "-lega|ikan|hamster|janin|usg|badannya|olahraga|males|malas|bikin|bilang|nyanyi|ceramah";

/**
 * Medical emergencies of somebody who is there: 119 first, and no word of a wish to die (topic "emergency", `emergency.ts`).
 * What is told of another time, feared, asked in general or meant as a joke is left out, and so is who is treated already.
 */
export const emergencyRules: Rule[] = [
  {
    id: "no-breath",
    category: "plan_or_imminent",
    level: 3,
    otherOnly: true,
    patterns: [
      "CHILD|bayiku|anakku|adikku ~2 ga 1 napas|nafas|bernapas|bernafas|gerak|bergerak -FRAME|game|lega|nonton|ikan|hamster|janin|usg|badannya|olahraga|males|malas|hidung|pilek|mampet|flu|cepet|cepat|kerja",
      "CHILD|bayi ~6 badan 1 biru -baju|lebam|memar|tanda|HITS|HITW|es|selimut|cat|FRAME|lahir",
      "CHILD|bayiku|anakku|PERSON ~2 bibir|bibirnya|muka|mukanya 1 biru|membiru|kebiruan|ungu|keunguan -es|permen|lipstik|lipstick|FRAME|game|dingin|blueberry|spidol|cat|krayon|tinta|pewarna|kutek|buah|bedak|masker",
      `PERSON|dia 2 ga 0 ${breath} ${noBreath} ${unreal}`,
      `PERSON|dia 1 ga 0 gerak|bergerak ~5 COLLAPSED ${noBreath} ${beside} ${unreal}`,
      `PERSON|dia ~8 napas|nafas 1 ga 0 ada ${noBreath} ${beside} ${unreal}`,
      `PERSON|dia 2 ga 0 bisa 0 ${breath} ${noBreath} -hidung|pilek|mampet|flu|polusi|renang|hati|capek ${beside} ${unreal}`,
    ],
  },
  {
    id: "convulsing",
    category: "plan_or_imminent",
    level: 3,
    otherOnly: true,
    patterns: [
      `PERSON|dia 3 SEIZE -otot|betis|kaki|lari|olahraga|renang|futsal|bola|lidah|rahim ${elsewhere} ${unreal}`,
      `PERSON|dia 2 lagi 0 SEIZE -otot|betis|futsal|bola ${beside} ${unreal}`,
      `PERSON|dia ~6 SEIZE +PLEA|RIGHTNOW -otot|betis|futsal|bola ${beside} ${unreal}`,
    ],
  },
  {
    id: "not-waking",
    category: "plan_or_imminent",
    level: 3,
    otherOnly: true,
    patterns: [
      `PERSON|dia 3 NOTWAKE +PLEA -SLEEPY ${beside} ${wished} ${unreal}`,
      `PERSON|dia 3 NOTWAKE ~10 COLLAPSED -kebo|kebluk|begadang|sahur|sekolah|cinta ${beside} ${wished} ${unreal}`,
      `COLLAPSED ~6 PERSON|dia 3 NOTWAKE -kebo|kebluk|begadang|sahur|sekolah|cinta ${beside} ${wished} ${unreal}`,
      `PERSON|dia ~8 dibangunin|dibangunkan|panggil|goyang|digugah 1 cuma 1 nggumam|gumam|bergumam|ngerang|mengerang|merem|ngelantur ${beside} ${unreal} -kebo|kebluk|begadang|sahur|sekolah`,
      `PERSON|dia 4 NOTWAKE 3 badan 1 panas|dingin|kaku ${beside} ${wished} ${unreal}`,
    ],
  },
  {
    id: "unconscious",
    category: "plan_or_imminent",
    level: 3,
    otherOnly: true,
    patterns: [
      `PERSON|dia 3 ga 0 sadarkan 0 diri ${elsewhere} ${unreal}`,
      `PERSON|dia 4 ga 0 sadarkan 0 diri +PLEA|RIGHTNOW ${beside} ${unreal}`,
      `PERSON|dia ~3 FAINT +PLEA|RIGHTNOW|UNAWARE|NOTWAKE|NORESPONSE -FAINTLIKE ${beside} ${unreal}`,
      `PERSON|dia ~3 FAINT ~5 darah|NOAIR -FAINTLIKE|donor|tekanan|rendah ${elsewhere} ${unreal}`,
      `PERSON|dia 3 UNAWARE 3 PLEA -cinta|salah|kesalahan|bahwa|betapa|nyakitin|kalau|udah|FAINTLIKE ${beside} ${unreal}`,
      `PERSON|dia 5 UNAWARE ~4 ga 0 napas|nafas ${beside} ${unreal}`,
      `PERSON|dia 4 UNAWARE ~8 COLLAPSED -cinta|salah|kesalahan|bahwa|betapa|nyakitin|FAINTLIKE ${beside} ${unreal}`,
      `PERSON|dia 4 UNAWARE 2 abis|habis|setelah 1 minum|nenggak|makan ${beside} ${unreal}`,
      `COLLAPSED 4 UNAWARE +PERSON|dia -cinta|salah|kesalahan|bahwa|betapa|nyakitin|FAINTLIKE ${beside} ${unreal}`,
      `PERSON|dia ~6 NORESPONSE ~4 panggil|goyang|tepuk|cubit|guncang +PLEA|COLLAPSED -wa|telepon|FAINTLIKE ${beside} ${unreal}`,
    ],
  },
  {
    id: "choking",
    category: "plan_or_imminent",
    level: 3,
    otherOnly: true,
    patterns: [
      `PERSON|dia ~5 CHOKED ~8 NOAIR ${beside} ${unreal}`,
      `PERSON|dia 3 CHOKED +PLEA ${beside} ${unreal}`,
    ],
  },
  {
    id: "swallowed-by-child",
    category: "plan_or_imminent",
    level: 3,
    otherOnly: true,
    patterns: [
      `CHILD 2 INGEST 2 HARMFULTHING|POISONS -biar|jangan|asi ${beside} ${unreal}`,
      `CHILD ~4 INGEST 2 PILLS ~3 semua|sebotol|banyak|segenggam|sepapan|nenek|kakek|mbah +PLEA -resep|sesuai ${beside} ${unreal}`,
      `PERSON|dia ~4 INGEST 2 POISONS|HARMFULTHING +salah|tuker|kira|kirain|sengaja ${beside} ${unreal} -cuka`,
      `PERSON|dia 2 keracunan +SEIZE|FAINT|UNAWARE|NOAIR|PLEA ${beside} ${unreal}`,
      `gigit|patok|pagut 1 ular +PERSON|PLEA|RIGHTNOW ${elsewhere} ${unreal} -mainan`,
    ],
  },
  {
    id: "in-accident",
    category: "plan_or_imminent",
    level: 3,
    otherOnly: true,
    patterns: [
      `PERSON|dia 2 kesetrum|tersetrum|kesengat +PLEA|NOTWAKE|UNAWARE|NORESPONSE|NOAIR ${beside} ${unreal} -lebah|tawon`,
      `PERSON|dia 2 tenggelam|kelelep|keleleb|hanyut +PLEA|NOTWAKE|UNAWARE|NORESPONSE|NOAIR ${beside} ${unreal} -kerjaan|utang|hutang|pikiran|masalah|tugas|kesedihan|lautan|hp`,
    ],
  },
  {
    id: "bleeding",
    category: "plan_or_imminent",
    level: 3,
    patterns: [
      `PERSON|dia 8 darah|pendarahan|perdarahan ~3 BLEEDHARD +MISHAP|PLEA -haid|mens|menstruasi|mimisan|donor|gusi|bawang|tinggi|HITS|HITW ${beside} ${unreal}`,
      `PERSON|dia 2 darah ~2 banyak|terus ~4 BLEEDHARD -haid|mens|menstruasi|mimisan|donor|gusi|bawang|hidung ${beside} ${unreal}`,
      `I ~3 kena|potong|jatuh|kecelakaan|tabrak|tusuk ~8 darah|pendarahan ~3 BLEEDHARD -CUT|SCRATCH|SHTERM|haid|mens|mimisan|donor ${beside} ${unreal}`,
      `BODY&MINE ~3 kena|potong|tusuk|gencet|jepit ~6 darah ~3 BLEEDHARD -CUT|SCRATCH|SHTERM ${beside} ${unreal}`,
      `PERSON|dia ~2 muntah 0 darah +PLEA|BLEEDHARD|banyak ${beside} ${unreal}`,
      `hamil|kandungan|keguguran|melahirkan|nifas ~8 darah|pendarahan|perdarahan ~3 BLEEDHARD|banyak|PLEA -normal|wajar|donor|tinggi|rendah|tekanan|kurang ${beside} ${unreal}`,
    ],
  },
  {
    id: "stroke-signs",
    category: "plan_or_imminent",
    level: 3,
    patterns: [
      `mulut|muka|wajah|bibir 2 mencong|menceng|perot|merot|miring|mleot|mengot +PLEA|SUDDEN|pelo|kebas -kaca|cermin|foto|kamera|filter|gigi|behel|masker|lukisan|gambar ${beside} ${unreal} -minggu|bulan|tahun|sejak`,
      `bilang|bicara 2 pelo|cadel +SUDDEN|PLEA +lemas|lemes|kebas|sebelah|mencong|miring|stroke|lumpuh|ibu|ayah|suami|istri|kakek|nenek ${beside} ${unreal} -minggu|bulan|tahun|sejak`,
      `sebelah|separuh|setengah|separo ~1 badan|tubuh ~3 lumpuh|lemas|lemes|kebas|mati +SUDDEN ${beside} ${unreal} -minggu|bulan|tahun|sejak`,
      `PERSON|dia ~3 stroke +SUDDEN ${beside} ${unreal} -minggu|bulan|tahun|sejak|surat|izin|jaga|rawat|ngerawat|merawat`,
      `PERSON|dia ~6 serangan 0 jantung|stroke +SUDDEN|PLEA ${beside} ${unreal} -minggu|bulan|tahun|sejak|surat|izin`,
    ],
  },
  {
    id: "heart-signs",
    category: "plan_or_imminent",
    level: 3,
    patterns: [
      `dada 4 sakit|panas|berat|tindih|tekan ~6 tembus|jalar|njalar|rambat ~3 lengan|punggung|rahang|bahu|leher|tangan|dagu -asam|lambung|gerd|maag|gym|olahraga|hati|batin|mantan|putus|kangen|panik ${beside} ${unreal} -minggu|bulan|tahun|dokter`,
      `PERSON|dia 4 dada 3 sakit|sesak ~10 keringat|keringetan|berkeringat|pucat -dadaku|bikin|asam|lambung|gerd|maag|panik|dokter ${beside} ${unreal} -minggu|bulan|tahun`,
      `PERSON|dia 3 sesak 1 napas|nafas +PLEA|biru|membiru|SUDDEN -asma|obat|bikin ${beside} ${unreal} -minggu|bulan|tahun|dokter`,
    ],
  },
  {
    // Nobody whom the reader of Indonesian knows as a person: a customer, a passer-by, "si kecil".
    id: "somebody-down",
    category: "plan_or_imminent",
    level: 3,
    others: true,
    patterns: [
      `SOMEBODY 3 SEIZE +PLEA|RIGHTNOW|depan -otot ${beside} ${unreal}`,
      `SOMEBODY 3 FAINT +PLEA|RIGHTNOW|NOAIR -FAINTLIKE ${beside} ${unreal}`,
      `SOMEBODY 3 ga 0 sadarkan 0 diri +PLEA|RIGHTNOW|depan ${beside} ${unreal}`,
      `SOMEBODY 3 NOTWAKE +PLEA -SLEEPY ${beside} ${wished} ${unreal}`,
      `SOMEBODY 3 CHOKED ~8 NOAIR|PLEA ${beside} ${unreal}`,
      `SOMEBODY ~4 UNAWARE|NORESPONSE ~10 COLLAPSED -cinta|salah|kesalahan|wa|telepon ${beside} ${unreal}`,
      `COLLAPSED|setrum|kecelakaan|tabrak ~8 UNAWARE|NORESPONSE +SOMEBODY -cinta|salah|kesalahan|wa|telepon ${beside} ${unreal}`,
      `SOMEBODY ~3 kecelakaan|tabrak|geletak ~6 UNAWARE|NORESPONSE|BLEEDHARD|FAINT +PLEA|RIGHTNOW|depan ${beside} ${unreal}`,
      `bilang|panggil|panggilin|panggilkan|butuh|minta|telepon|teleponin 1 AMBULANCE +PLEA|sekarang|RIGHTNOW -desa|proposal|donasi|iuran|usaha|beli|program|sopir|laporan|surat|lama|tagihan|biaya ${beside} ${unreal}`,
    ],
  },
];

const ids: ReadonlySet<string> = new Set(emergencyRules.map(({ id }) => id));

/** Whether a sign is that of a medical emergency. */
export const isEmergencyRule = (ruleId: string): boolean => ids.has(ruleId);
