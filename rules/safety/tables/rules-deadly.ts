import type { Rule } from "./rule.ts";

const harmlessRope =
  "-jemuran|ayunan|kambing|sapi|kerbau|kuda|anjing|perahu|sampan|tenda|bendera|spanduk|layangan|tanaman|pot|lampu|lukisan|foto|FRAME|LEISURE|hiasan|balon|kado|paket|pompa|proyek|mandor|lonceng|basket|tedong|syal|buah|selotip";
const ropes = "ROPE|tali|tambang|webbing|rafia";
const medicine =
  "-dokter|resep|apotek|jamu|kopi|vitamin|antibiotik|cacing|sesuai|jadwal|hari|FRAME|CARE_OF|boleh|kali";

/** Deeds and preparations in plain words: hanging, swallowing, weapons at the body, and who is found like that. */
export const deadlyRules: Rule[] = [
  {
    id: "hanging",
    category: "plan_or_imminent",
    level: 3,
    patterns: [
      `TRY 3 gantung ~8 copot|patah|putus|pedot|lepas ${harmlessRope}`,
      `TRY ~14 dahan|ranting|tali|tambang|pakunya|paku 4 patah|putus|pedot|copot +gantung|leher|lain|kuat|malam ${harmlessRope}`,
      `dahan|ranting|tali|tambang 4 patah|putus|pedot ~14 TRY +gantung|leher|lain|kuat|malam ${harmlessRope}`,
      `gantung 3 ranting|dahan 1 patah ${harmlessRope}`,
      `iket|ikat|ngiket|diiket|diikat|jerat 1 leher -dasi|syal|kerah|mukena|seragam|botol|vas|karung|plastik|PEST ${harmlessRope}`,
      `${ropes}|gantungan|selendang ~6 iket|ikat|simpul|cantol|nyangkut|sangkut|gantung|tergantung ~5 tihang|tiang|saung|palang|ring|blandar|rangka|dahan|kran|keran|jeruji|HANGPLACE +sendiri|sepi|kosong|malam|tidur|kursi|korsi|maaf|ibu|ayah|udah|pintu ${harmlessRope}`,
      `${ropes} ~4 pegang|putus|simpan|beli|bawa ~8 tunggu|nunggu|manunggu 2 PERSON|semua|orang|tidur +tidur ${harmlessRope}`,
      `beli 1 tali|tambang ~6 pilih|milih 2 pohon|tempat ${harmlessRope}`,
    ],
  },
  {
    id: "swallowed",
    category: "plan_or_imminent",
    level: 3,
    patterns: [
      `udah|tadi|baru|so|tos ~3 telan|tenggak|nelen|nenggak|talan 1 semua|segenggam|sekantong -ludah|nasi|kue|lumpia|gorengan|bakso|permen|cokelat|emosi|amarah|omongan|kritik|malu|sendiri|pahit ${medicine}`,
      `telan|tenggak|nelen|nenggak 1 semua|segenggam 1 tadi|baru -omongan|emosi ${medicine}`,
      `udah|tadi ~3 SWALLOW 1 semua +maaf|jangan|pusing|dada|ngantuk|pulang|tau ${medicine} -air|susu|teh|es|jus|kuah`,
      `PILLS|DRUGS ~5 sekotak|sepapan|sebotol|sebungkus|sekantong|segenggam|sabungkus ~5 SWALLOW ${medicine}`,
      `SWALLOW 3 PILLS|DRUGS 4 sekotak|sepapan|sebotol|sebungkus|sekantong|segenggam|sabungkus|sebanyak|sisa ${medicine}`,
      `SWALLOW 2 semua 5 p3k|kotak|botol|isi +PILLS|p3k|pel|pembersih|pusing|perih ${medicine}`,
      "POISONS 8 SWALLOW&I +SOON -FRAME|kucing|anjing|takut|KITCHEN",
      "SWALLOW|nginum 1 cairan -infus|rehidrasi|oralit|tubuh|elektrolit|isotonik|ion|FRAME|kucing|anjing",
      "cairan ~6 cuci|pencuci|pembersih|pel|aki ~12 SWALLOW|tertelan -FRAME|kucing|anjing",
      `PILLS|DRUGS ~8 tumpuk|ditumpuk|numpuk|dibuka|keluarin|dikeluarin 3 bungkus|bungkusnya|semua|piring|mangkok|mangkuk ${medicine} -harian|kotak|bubuk`,
      `PILLS|DRUGS ~6 susun|nyusun|kususun|tumpuk|jejer 4 meja|piring|mangkok|mangkuk|lantai|kasur +gelas|air|pulang|sendiri|sepi|malam ${medicine} -harian|kotak`,
      `PILLS|DRUGS ~10 habisin|abisin|ngabisin +SOON|sekaligus ${medicine} -harus|wajib`,
      "udah|abis ~1 pesen|order|checkout|beli 0 racun +besok|sampe|nunggu|malam|datang -PEST|hama|rumput|sawah|kebun|tiktok|shopee|skincare|sepatu|baju",
      `PILLS|DRUGS ~8 minggu|bulan 1 kumpul|kumpulin|simpan|nimbun ${medicine} -donasi|bpjs`,
    ],
  },
  {
    id: "weapon-at-body",
    category: "plan_or_imminent",
    level: 3,
    patterns: [
      "WEAPON|senapan 3 di|udah|dekat|nempel 1 mulut|pelipis|dagu|pangkuan|nadi|urat|leher&MINE -mainan|FRAME|game|LAUGHED|THEY|ACTOR",
      "pistol|senpi|senapan ~20 berisi|terisi|peluru -mainan|air|cat|FRAME|game|berita|polisi",
      "CUT&I ~8 lantai|dijahit +merah|darah|jahit -KITCHEN|ACCIDENT",
      "CUT|nadi|pergelangan ~8 darah 3 ga 1 berhenti|mampet -KITCHEN|ACCIDENT|FRAME",
      "darah ~3 ga 1 berhenti|mampet +CUT|BLADE|nadi|pergelangan|wastafel -KITCHEN|ACCIDENT|FRAME|haid|mimisan|donor",
      "kran|keran|katup|regulator|selang 1 gas ~3 buka|dibuka|copot|lepas +maaf|sepi|sendiri|rapat|tidur|ngantuk|ayah|ibu -kompor|masak|teknisi|bocor|tukang",
      "injak|tancap 1 gas 4 jurang|sungai|laut|tiang|tembok -FRAME|game|rem",
    ],
  },
  {
    id: "found-dying",
    category: "plan_or_imminent",
    level: 3,
    others: true,
    patterns: [
      "nemu|ketemu|temukan|kutemukan|ditemukan|pergoki ~6 gantung|ngglantung|tergantung|ngegantung +napas|leher|gudang|kamar|jeruji|ambulan -baju|jemuran|lampu|kunci|foto|FRAME|kelelawar",
      "mulut|mulutnya ~1 busa|berbusa|berbuih|babusa|babuih -anjing|kucing|PEST|sabun|gelembung|iseng|LAUGHTER|bicara|bilang|jelaskan|debat|jelasin|ceramah|ngajar|nasehatin|nasihatin|nerangin|ngomel|promosi|nawarin|odol|sikat|FRAME|teriak",
      "bilang|ngirim|krm 2 foto|lokasi|location ~6 HIGH|PILLS ~12 maaf|goodbye|suksma|off|UNREACHABLE -LEISURE|macet|kerja|WORK",
      "naik|manjat 3 HIGH|tiang|crane|sutet ~8 JUMP|malompat|malumpat|terjun -LEISURE|FRAME|kucing|PEST",
      "THEY|PERSON ~6 sayat 2 nadi|pergelangan|urat -FRAME|KITCHEN",
    ],
  },
  {
    id: "deed-done",
    category: "violence_to_others",
    level: 3,
    patterns: [
      "baru|tadi|udah|abis 1 tusuk|nusuk|bacok|mbacok|tikam|nikam|gorok|nggorok|bekap|mbekap 1 THEY|CHILD|PERSON -FRAME|game|ayam|ACTOR|daging|bawang|sayur|berita|pelaku|korban|polisi|balon|jarum|ban|boneka|vaksin|imunisasi",
      "I 1 tusuk|bacok|tikam|gorok|bekap 1 THEY|CHILD 1 sekarang -FRAME|game|ayam|daging|bawang|sayur",
      "I ~1 siram|nyiram 1 muka|mukanya|wajah|wajahnya 1 sekarang|tadi -air_putih|hujan|FRAME|game|sabun",
    ],
  },
];
