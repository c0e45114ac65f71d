import type { Rule } from "./rule.ts";

/** Hearing, seeing or believing what others do not. */
export const mindRules: Rule[] = [
  {
    id: "command-voice",
    category: "psychosis",
    level: 3,
    patterns: [
      "VOICE ~5 COMMAND -INNER|BOSS|FRAME|PERSON|kebayang",
      "VOICE 2 COMMAND 3 HURT|HARM|KILL|DIE|JUMP|SUICIDE -INNER|BOSS|FRAME",
    ],
  },
  {
    id: "voices",
    category: "psychosis",
    level: 2,
    patterns: [
      "VOICE ~6 CALLS +UNSEEN -INNER|tetangga|FRAME",
      "VOICE ~5 UNSEEN -SOUNDS|INNER|BOSS|FRAME|kebayang",
      "HEAR ~6 VOICE +UNSEEN|ONLYME -INNER|FRAME",
      "HEAR ~3 suara 0 suara -FRAME|INNER|kosan|motor|tetangga|burung",
      "suara 0 suara ~5 CALLS -INNER|tetangga|FRAME|kosan|sebelah",
      "HEAR ~8 ngomongin +UNSEEN|kosong|dinding|tembok",
      "bisik 4 telinga|kuping|kepala",
    ],
  },
  {
    id: "seen-by-me-only",
    category: "psychosis",
    level: 2,
    patterns: [
      "SEE 2 orang|sosok|bayangan 2 NEG 1 ada",
      "jin|makhluk|sosok|entitas 4 ajak|ngajak|suruh|nyuruh|bilang|bisik 3 I -FRAME",
      "SEE ~6 APPARITION +ONLYME|bilang|ngikutin -FRAME|film",
      "ONLYME 4 SEE -FRAME",
      "bilang|ngobrol|bicara 3 yang 1 NEG 0 keliatan|kelihatan|ada",
    ],
  },
  {
    id: "watched",
    category: "psychosis",
    level: 2,
    patterns: [
      "AGENT ~6 WATCH +I|MINE|PERSON -FRAME|berita|pajak",
      "ada 0 yang 1 WATCH.a 1 I 5 DEVICE|hp|tv|tembok|kamera -BOSS|WORK|FRAME",
      "WATCH.p ~6 DEVICE|AGENT +INBODY|semua|mereka +I -bisa|BOSS|WORK|FRAME",
      "WATCH.p +chip|semua -BOSS|WORK|orangtua",
      "DEVICE 4 INBODY +mereka|MIND -FRAME|bisa",
      "ada 1 DEVICE 1 di 1 INBODY&MINE",
      "PLANT ~5 DEVICE +INBODY|MIND|I -FRAME|rumah",
    ],
  },
  {
    id: "mind-open",
    category: "psychosis",
    level: 2,
    patterns: [
      "MIND ~4 MINDACT.p +BYOTHERS|DEVICE -PRETEND|buku|musik|cocok",
      "MINDACT ~3 pikiran|otak 1 I +BYOTHERS -PRETEND|kamu|cocok",
      "BYOTHERS 5 MINDACT 2 MIND +I|MINE -PRETEND|kamu|FRAME|psikolog|cocok",
      "MIND ~6 kedengeran|bocor|kesiar|disiarin +BYOTHERS",
      "MINDACT.p|MOVED.p 2 AGENT|DEVICE +I -PRETEND|FRAME",
      "MOVED|MINDACT.a 1 BODY&MINE 3 jauh|remote",
      "MOVED.p ~5 jauh|mereka|remote|orang +BODY",
    ],
  },
  {
    id: "message-for-me",
    category: "psychosis",
    level: 2,
    patterns: [
      "REFERENCE ~8 CODE +ABOUTME|ONLYME|I -PRETEND|nonton",
      "REFERENCE 2 ngomongin|nyindir|ngawasin 0 I -PRETEND|lagu|artis|iklan|akun",
      "REFERENCE ~5 ngomongin|nyindir|ngawasin 2 I -PRETEND|lagu|artis|iklan",
      "plat ~10 CODE +I|buat",
    ],
  },
  {
    id: "chosen",
    category: "psychosis",
    level: 2,
    patterns: [
      "I 3 CHOSEN +MISSION|SLEEPLESS|ONLYME|jangan -PRETEND|FRAME",
      "I 2 nabi|messias|mahdi|titisan|rasul -PRETEND|FRAME|umat",
      "SLEEPLESS ~16 MISSION|CHOSEN -PRETEND",
      "dapet|dapat|nerima|terima 1 wahyu -FRAME",
    ],
  },
  {
    id: "poisoned",
    category: "psychosis",
    level: 2,
    patterns: [
      "FOOD ~5 POISON.p -basi|FRAME|kucing",
      "PERSON|mereka|orang 5 POISON.a 3 FOOD|I -FRAME|kucing",
      "POISON.p 2 PERSON|mereka -FRAME|kucing",
      "gas|asap|racun|zat 5 GASWAY +PERSON|mereka|THEY",
      "racun ~5 FOOD 3 PERSON",
    ],
  },
  {
    id: "plot",
    category: "psychosis",
    level: 2,
    patterns: [
      "semua 2 orang ~4 sekongkol|bersekongkol|komplotan|kongkalikong 6 I -FRAME|bisnis",
      "PLOT ~8 KILL|celaka|hancur|singkirin +I -FRAME|kantor|bisnis",
      "AGENT ~8 semua +I -FRAME|berita|asuransi|properti",
      "semua 4 orang|teman 8 komplotan|agen|AGENT -FRAME",
      "orang|ada 3 dalam|di 1 tembok|dinding|plafon",
    ],
  },
  {
    id: "changed",
    category: "psychosis",
    level: 2,
    patterns: [
      "PERSON 7 ganti|digantiin|diganti 1 orang|robot|kembaran|alien +bukan -WORK|FRAME",
      "PERSON 4 ganti|diganti|digantiin 2 robot|alien|kembaran|kloning -FRAME|WORK",
      "PERSON 4 REPLACED +bukan|mirip|asli|palsu|robot -WORK|FRAME",
      "cermin|muka|wajah|bayangan 3 bukan 0 I",
      "wajah|muka ~3 cermin 2 bukan 1 BODY&MINE",
      "cermin|muka|wajah ~6 REPLACED +bukan|I -filter|FRAME|skincare",
      "ORGAN ~3 ROT -apel|buah|FRAME",
    ],
  },
  {
    id: "talks-alone",
    category: "psychosis",
    level: 2,
    otherOnly: true,
    patterns: [
      "TALKALONE -anak|bayi|wkwk|imajinasi",
      "TALKALONE +EVERY -boneka|mainan|wkwk|imajinasi|umur|lucu",
      "TALKALONE 2 TALKALONE -boneka|mainan|wkwk|imajinasi|umur",
    ],
  },
];
