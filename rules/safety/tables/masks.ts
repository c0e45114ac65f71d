/**
 * Figures of speech. A mask hides a concept (a word in capitals: a list in `words-*.ts`) only where the figure stands
 * (patterns: `language/patterns.ts`); the rest of the text is still judged,
 * so `hp mati, aku juga pengen mati` keeps its second half.
 */
export type Mask = { hides: string; where: string[] };

export const masks: Mask[] = [
  {
    hides: "DIE PERISH",
    where: [
      "DIE 0 CAUSES",
      "bisa 0 DIE 1 kalau",
      "DIE 0 rasa -rasanya",
      "SENSATION ~5 mau|serasa|kayak 0 DIE",
      "DIE 0 rasanya ~6 SENSATION",
      "serasa|rasanya|kayak 0 mau 0 DIE -aja|capek|sakit|hidup",
      "OBJECTS 2 DIE",
      "DIE 1 OBJECTS",
      "LOVES 1 DIE",
      "DIE 0 matian",
      "LAUGHTER ~3 DIE",
      "takut 1 DIE",
      "sampe|sampai 0 DIE",
      "DIE 2 NUM 0 kali",
      "PERSON 0 DIE -WANT",
      "DIE 0 dalam 0 arti|artian",
      "DIE 0 capek -WANT|DESIRE|BETTER|HOPE",
    ],
  },
  // An animal or a thing with its owner and its name: "kucing saya si Belang mati".
  {
    hides: "DIE PERISH",
    where: [
      "OBJECTS 0 I 4 DIE -WANT|DESIRE|BETTER|HOPE|juga|SOON|ikut|nyusul|susul|giliran",
      "OBJECTS 3 banyak|pada|semua|satu|tinggal 1 DIE -WANT|DESIRE|BETTER|HOPE|juga|SOON|ikut|nyusul|susul|giliran",
      "bandeng|udang|koi|kelinci|bebek|itik|entok|merpati|kuda|kerbau|lift|pulpen|headset|televisi|kipas|sepeda|perahu 4 DIE -WANT|DESIRE|BETTER|HOPE|juga|SOON|ikut|nyusul|susul|giliran",
    ],
  },
  // "Mati aku, besok kuis", "mampus dah gue": who is startled wishes nothing.
  {
    hides: "DIE PERISH",
    where: [
      "PERISH 0 I 0 PERISH ~9 ABSTRACT|ENDABLE -WANT|DESIRE|BETTER|HOPE|SUICIDE|LIVE|MEANS|HIGH|JUMP|biar|supaya|sekalian|kapan|kasih|minta|harusnya|kalau|ben|ndang|cuma|orang|selesai|kuat|capek|juga|nyari|NOBODY|GIVEUP",
      "PERISH 0 I ~9 ABSTRACT|ENDABLE|presentasi|sidang|audit|rapat|printer|file|telat|ketinggalan|lupa|ketauan|ketahuan|lembur|upacara -WANT|DESIRE|BETTER|HOPE|SUICIDE|LIVE|MEANS|HIGH|JUMP|biar|supaya|sekalian|kapan|kasih|minta|harusnya|kalau|ben|ndang|cuma|orang|selesai|kuat|capek|juga|nyari|NOBODY|GIVEUP",
      "PERISH 0 udah|lah|deh 0 I ~9 ABSTRACT|ENDABLE|presentasi|sidang|audit|rapat|printer|file|telat|ketinggalan|lupa|ketauan|ketahuan|lembur|upacara|deadline -WANT|DESIRE|BETTER|HOPE|SUICIDE|LIVE|MEANS|HIGH|JUMP|biar|supaya|sekalian|kapan|kasih|minta|harusnya|kalau|ben|ndang|cuma|orang|selesai|kuat|capek|juga|nyari|NOBODY|GIVEUP",
    ],
  },
  // "Lembur mulu. Mampus gue lama2": how work wears somebody out.
  {
    hides: "DIE PERISH",
    where: [
      "PERISH 0 I 0 lama|lama2|lama-lama|suwe|suwe-suwe +lembur|lemburan|shift|kerja|kerjaan|ABSTRACT|ENDABLE -DESIRE|BETTER|HOPE|LIVE|MEANS|HIGH|JUMP|biar|supaya|sekalian|kapan|kasih|minta|harusnya|ben|ndang|juga|HAPPIER !SUICIDE|NOBODY|GIVEUP|POINT|BURDEN|HITS|ABUSE|FAREWELL|SWALLOW|ILLNESS",
    ],
  },
  { hides: "DIE PERISH", where: ["LIVELY 3 DIE -WANT|DESIRE"] },
  {
    hides: "DIE PERISH",
    where: [
      "OBJECTS 3 I 0 PERISH -WANT|DESIRE|BETTER|HOPE|juga|SOON|ikut|nyusul|susul|giliran",
      "THINGS 3 PERISH -WANT|DESIRE|BETTER|HOPE|juga|SOON|ikut|nyusul|susul|giliran",
    ],
  },
  // Who has died wishes nothing: "kamar ibu yang udah meninggal".
  {
    hides: "DIE",
    where: [
      "PERSON 0 yang 0 udah|baru|ga 0 meninggal|wafat|berpulang -ENVY",
      "PERSON 0 yang 0 meninggal|wafat|berpulang -ENVY",
      "PERSON 0 I 0 yang 0 udah|baru 0 meninggal|wafat|berpulang -ENVY",
      "PERSON 0 I 0 yang|udah|baru 0 meninggal|wafat|berpulang -kalau|biar|supaya|ENVY",
      "PERSON 0 udah|baru 0 meninggal|wafat|berpulang -kalau|biar|supaya|ENVY",
      "ditinggal|ditinggalin 2 meninggal|wafat|mati",
    ],
  },
  { hides: "ASSAULT", where: ["ASSAULT.p 0 ABSTRACT -kuliah|ujian|dosen"] },
  // A time or a date is no number of pills: "jam 8 minum obat".
  { hides: "BIGNUM DOZENS", where: ["jam|pukul|pkl|tanggal|tgl 0 BIGNUM"] },
  // Somebody who is astonished at the question names no wish.
  {
    hides: "SUICIDE DIE PERISH WANT LIFE",
    where: [
      "siapa|siape|sape|sopo 1 yang|nyang 0 mau|pengen|niat|arep 1 SUICIDE|DIE -sama|bareng|ikut|ga",
      "kok|ngapain 1 jadi|malah|bahas|ngomongin|tanya|nanya 1 SUICIDE|DIE -lagi|WANT",
      "kok|malah|kenapa|ngapain ~4 ditanya|ditanye|ditakon|ditakoni 3 SUICIDE|DIE|END -lagi|cara|emang|iya|ya|beneran",
      "kok|kenapa|ngapain 2 tanya|nanya 3 SUICIDE|DIE|END +kepikiran|sumpah -lagi|cara|emang|iya|ya|niat|beneran",
      "dikira|disangka 2 mau|minta|pengen 1 SUICIDE|DIE|END -padahal|bercanda|becanda|drama|lebay|emang|beneran|biar|supaya|aja",
      "bukan 0 I 0 yang 0 mau|pengen|minta 0 SUICIDE|DIE|END",
      "NEG 0 ada 0 yang 0 mau|pengen|minta 0 SUICIDE|DIE -sama|bareng|ikut",
      "siapa|siape|sape|sopo 0 mau|pengen 1 SUICIDE|DIE -sama|bareng|ikut|ga",
      "siapa|siape|sape|sopo 1 juga 1 mau|pengen|niat 1 SUICIDE|DIE -sama|bareng|ikut|ga",
      "siapa|siape|sape|sopo 1 bicara|bilang|ngomongin|bahas 1 soal 0 SUICIDE|DIE",
      "siapa|siape|sape|sopo 1 bicara|bilang|ngomongin|bahas 0 SUICIDE|DIE",
      "sopo|siapa 0 yang 0 kate|arep 0 SUICIDE|DIE -sama|bareng|ikut|ga",
      "NEG 0 ada 2 orang|seorang 2 mau|pengen 0 SUICIDE|DIE -sama|bareng|ikut|nolong",
      "kok|kenapa|lapo|ngapain|hal ~3 tanya|nanya|nanyain|nanyakeun|takon|takok 1 soal 0 SUICIDE|DIE -lagi|cara|emang|iya|niat|beneran|kepikiran|makin|tau|ketahuan|ketauan|siapin|READY|MEANS",
      "kok|lapo 2 tanya|nanya|takon|takok 1 I 1 mau|pengen|kate|arep 0 SUICIDE|DIE -lagi|cara|emang|iya|niat|beneran|kepikiran|padahal|makin|tau|ketahuan|ketauan|siapin|READY|MEANS",
    ],
  },
  {
    hides: "SUICIDE",
    where: [
      "SUICIDE 3 palang|besi|bar|ring +WORKOUT",
      "SUICIDE ~6 WORKOUT -WANT|DESIRE|menit",
      "SUICIDE 1 karir|karier|politik|finansial|bisnis|namanya|ekonomi|reputasi|massal|sosial|profesional",
      "gol 1 SUICIDE",
      "sama 0 aja|dengan 1 SUICIDE",
      "harga|tarif|diskon 3 SUICIDE -WANT|DESIRE|I|THINK|MEANS|PILLS|POISONS|ROPE|obat|tali|racun|berapa|mana",
      "ibarat|ibaratnya|seperti 2 SUICIDE",
    ],
  },
  {
    hides: "KILL HARM HITS HITW STRUCK",
    where: [
      "KILL|HITS|HITW ~3 PEST|COMPETE",
      "KILL 0 waktu -PERSON|THEY",
      "bunuh 0 waktu +stasiun|bandara|bosen|gabut|luang|senggang|mall|kafe|cafe|perjalanan -dia|WEAPON",
      "matiin|matikan ~4 OFFABLE -dia|mereka|WEAPON",
      "habisin|habisi|abisin 3 SPENDABLE -dia|WEAPON",
      "singkirin|singkirkan|lenyapin|lenyapkan ~3 BELONGING|foto|sampah|jerawat|lemak|komentar|kebiasaan -dia|WEAPON",
      "HITS.p|HITW.p 3 migrain|vertigo",
      "KILL ~3 OBJECTS",
      "KILL 0 diri",
      "tusuk 1 dari 0 belakang",
      "KILL.p|HITS.p|HITW.p 4 ABSTRACT",
      "KILL.p|HITS.p 2 NUM",
      "ABSTRACT 2 KILL.a|HITS.a|HITW.a -WEAPON",
      "ABSTRACT 2 banget 0 KILL|HITS",
      "KILL|HITS|HITW ~6 SPORT",
      "HITS|HITW 1 meja|bola|bel|bedug|gong|drum|rata|mundur|tombol|harga|setir|tulang|kasur|bantal",
      "bakar 1 BUYABLE",
      "KILL|HITS ~3 KITCHEN",
      "tembak 3 dia|gebetan|pacar|crush|teman|mantan -WEAPON",
      "LAUGHTER ~4 KILL|HITS|HITW|HARM",
      "kayak|seperti|serasa|ibarat 2 HITS.p|HITW.p|KILL.p",
      "SENSATION ~5 KILL 1 orang -SOON|WEAPON",
      "NEARLY 1 KILL 3 LAUGHED",
      "bisa|bakal|siap|kena 1 KILL.p|HITS.p 5 LAUGHED",
      "tusuk 0 banget",
      "bakar|tembak|tusuk 1 uang|duit|semangat|jarum|jari",
    ],
  },
  {
    hides: "REVENGE HARM",
    where: [
      "balas|bales 2 MESSAGE",
      "MESSAGE 2 balas|bales",
      "balas 1 budi|kebaikan|jasa",
      "REVENGE ~8 glow|sukses|prestasi|terbaik|lulus",
    ],
  },
  {
    hides: "TOUCH",
    where: ["buka ~2 pintu|jendela|bungkus|kulkas|tutup|botol|lemari|gerbang|pagar|kado|paket|jajan|ciki"],
  },
  { hides: "CRASH", where: ["jatuh 0 cinta|hati|tempo|miskin|bangun|sakit|sayang|harga|pada"] },
  {
    hides: "CUT SCRATCH BLADE",
    where: ["CUT|SCRATCH|BLADE ~4 KITCHEN", "CUT|SCRATCH ~2 gaji|harga|kompas|antrian|biaya"],
  },
  {
    hides: "MEANS",
    where: [
      "MEANS ~2 KITCHEN|maag|sepatu|herbal|flu|batuk|jemuran|pramuka|rafia|alergi|hipertensi|cacing|jerawat",
      "MEANS ~3 kedaluwarsa|kadaluarsa|expired",
    ],
  },
  { hides: "DEATH", where: ["DEATH 1 OBJECTS"] },
  {
    hides: "LIVE",
    where: [
      "LIVE 0 kayak 1 dulu",
      "bertahan 1 di|dalam|sama 1 kantor|kerjaan|perusahaan|hubungan|pernikahan|divisi|tim|startup|kota|kampus|organisasi",
    ],
  },
  { hides: "END ALL", where: ["END 1 semua 0 revisi|laporan|cucian|kerjaan|orderan|pesanan|setrikaan"] },
  { hides: "END", where: ["END 2 ENDABLE", "ENDABLE 1 END", "END 2 sama 0 THEY|PERSON"] },
  { hides: "VANISH NOTTHERE GONE", where: ["VANISH ~5 AWAY", "NOTTHERE ~3 AWAY|WORK|rumah|kelas"] },
  {
    hides: "STRIKE HITS HITW STRUCK",
    // Unless it is the excuse for a wound.
    where: [
      "gigit|cakar|seruduk|sengat 1 PETS|ular|nyamuk|semut|tawon|lebah|monyet -bilang|katanya|ngakunya|garis|jari",
    ],
  },
  // Children at play; a grown-up who strikes is named.
  {
    hides: "HITS HITW STRIKE STRUCK",
    where: [
      "HITS|HITW|STRIKE ~8 rebutan|berebut|perosotan|antre|antri|ayunan|saling +CHILD|tk|paud|playgroup -suami|istri|ayah|ibu|pacar|mantan|guru|paman|om|WOUNDED|luka|darah|I",
      "saling 2 HITS|HITW|STRIKE +CHILD|tk|paud|playgroup -suami|istri|ayah|ibu|pacar|mantan|WOUNDED|luka|darah",
    ],
  },
  { hides: "HURT HURTING STRIKE", where: ["LAUGHED ~12 HURT|STRIKE", "LAUGHTER ~6 HURT|STRIKE"] },
  { hides: "WAKE", where: ["WAKE 1 BUILD", "WAKE ~4 RESTDAY -selamanya|masalah"] },
  // Somebody else is asleep, and the member lets them: "suamiku udah tidur, gak mau bangunin".
  {
    hides: "WAKE",
    where: ["PERSON|dia ~6 bangunin|ngebangunin|bangunkan|membangunkan|dibangunin -lagi|selamanya|FAREWELL"],
  },
  { hides: "JUMP", where: ["JUMP ~4 LEISURE", "JUMP 0 langsung", "LEISURE ~6 JUMP"] },
  {
    hides: "LIVE",
    where: [
      "LIVE 0 susah|miskin|boros|melarat|mandiri|sederhana|sehat|hemat|mewah|bersih|bahagia",
      "LIVE 0 lebih 0 lama",
      "latihan 0 napas -berhenti|lagi|selamanya|capek|hidup",
      "tarik|tarek 0 napas -selamanya|besok|hidup|capek|terakhir|ga|NEG|males|malas|lagi|biar|berhenti|DESIRE",
    ],
  },
  // How it feels, and no wish: "rasanya mau lompat dari gedung".
  {
    hides: "DESIRE WANT",
    where: ["rasanya|serasa 0 mau|pengen 2 JUMP -sekarang|ini|SOON"],
  },
  // Kept because it is a pity to throw it away.
  { hides: "PILLS", where: ["PILLS ~14 sayang 0 dibuang -I|SWALLOW|SOON|FORGIVE|FAREWELL|DIE|WANT"] },
  { hides: "GIVEUP", where: ["GIVEUP 3 ENDABLE"] },
];
