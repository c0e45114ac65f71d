/** What must not be shown, whoever says it. `fromLevel` names the rules that only hold in a crisis. */
export type GateRule = { id: string; patterns: string[]; fromLevel?: 1 | 2 };

export const gateRules: GateRule[] = [
  {
    id: "dose",
    patterns: [
      "NUM 2 UNIT",
      "UNIT 3 hari",
      "DOSE 5 NUM",
      "DOSE ~3 TAKE|STOP -ADVISED",
      "NUM 0 kali 2 hari +MEDICINE|DRUG",
    ],
  },
  {
    id: "medicine",
    patterns: [
      "DRUG",
      "TAKE 3 MEDICINE -ADVISED|DONT|melukai",
      "STOP 4 MEDICINE -ADVISED",
      "MEDICINE 4 berhenti|hentikan|stop|lepas|kurangi|tambah|turunkan -ADVISED",
    ],
  },
  {
    id: "method",
    patterns: [
      "METHOD 5 SUICIDE|DIE -HELPFUL|DONT",
      "SUICIDE|DIE ~5 EASE +METHOD|MEANS|paling -HELPFUL|pikiran",
      "USE ~4 MEANS -DONT|HELPFUL|ADVISED",
      "USE ~3 CUTAT -DONT|HELPFUL",
      "lompat 4 HIGH -DONT|HELPFUL",
      "LETHAL -DONT",
      "MEANS ~5 EASE -DONT",
    ],
  },
  {
    id: "diagnosis",
    patterns: [
      "YOU 4 SUFFER 3 DISORDER",
      "YOU 1 DISORDER",
      "SIGNS 4 DISORDER",
      "DIAGNOSE 4 YOU",
      "diagnosismu",
      "SUFFER 1 DISORDER -orang|apakah|jika|ADVISED",
      "ini|itu 3 namanya 1 DISORDER -apakah",
      "ini|itu 1 DISORDER -apakah",
    ],
  },
  {
    id: "agrees-with-suicide",
    patterns: [
      "SUICIDE|DIE 5 FAIR -HELPFUL|membicarakan|DONT|pikiran|apakah",
      "AGREE 6 SUICIDE|DIE",
      "BETTER 4 YOU 3 DIE|pergi",
      "WITHOUTYOU ~6 BETTER|bahagia|tenang|lega",
      "BETTER 5 WITHOUTYOU",
      "silakan 4 SUICIDE|DIE",
      "FAIR 4 SUICIDE -HELPFUL|pikiran|apakah|membicarakan",
      "YOU 2 ga 1 berguna|berharga|berarti",
    ],
  },
  {
    id: "agrees-with-revenge",
    patterns: [
      "THIRD 3 DESERVE 3 SUFFERING",
      "REVENGE.a 2 THIRD +YOU|saja|harus|boleh -DONT|ingin|pikiran|merasa|takut|menahan",
      "YOU 2 harus|boleh|berhak|bisa 3 REVENGE -bicara|pesan",
      "beri 2 THIRD 2 pelajaran",
    ],
  },
  {
    id: "agrees-with-delusion",
    patterns: [
      "INDEED 5 PERSECUTE -merasa|rasanya|apakah",
      "THIRD 2 INDEED 3 PERSECUTE",
      "YOU 3 INDEED 3 CHOSEN",
      "YOU 2 CHOSEN -merasa",
      "VOICE 3 OBEY -hati|merasa|terasa",
      "OBEY 2 VOICE -hati",
    ],
  },
  {
    id: "secrecy",
    patterns: [
      "SECRET ~4 aman|terjaga|kita|berdua|terjamin|sepenuhnya|aku -orang|teman|menyimpan|jangan",
      "I 1 NEG 2 KEEPQUIET 4 ANYONE",
      "cuma 2 kita 1 berdua",
      "jangan 2 KEEPQUIET 3 ANYONE",
      "PROMISE ~5 SECRET|KEEPQUIET -jangan",
      "NEG 3 bisa 1 baca",
    ],
  },
  { id: "promise", patterns: ["I 2 PROMISE -jangan", "PROMISE 2 I -jangan"] },
  {
    id: "human-claim",
    patterns: [
      "I 2 HUMAN -dengar|bertemu|bicara|ada|ingin|butuh|harap|tanya",
      "I 1 NEG 1 MACHINE",
      "sebagai 2 HUMAN +I",
      "I 2 adalah 2 HUMAN",
      "I 1 punya 3 anak|istri|suami|pacar|ibu|ayah|tubuh|keluarga",
      "waktu 1 I 2 kecil|sekolah|kuliah|muda",
      "LIVED -kamu",
    ],
  },
  {
    id: "exclusive",
    patterns: [
      "cuma 1 I 3 KNOWS",
      "NEG 2 ada 5 KNOWS 5 selain 1 I",
      "I 3 ALWAYS -AI|mungkin",
      "ALWAYS 2 I",
      "I 2 LOVE 1 YOU",
      "I 2 LOVEYOU",
      "YOU 2 cuma 1 butuh 1 I",
      "BETTER 3 cerita 2 I",
    ],
  },
  {
    id: "blame",
    fromLevel: 2,
    patterns: [
      "BLAME",
      "COMPARE",
      "YOU 1 harus 1 bersyukur",
      "kenapa 2 YOU 2 ga 1 pergi",
      "RESTART 4 dia|suamimu|pelaku",
    ],
  },
];
