/** Whose danger and of what kind; the server has already shown its own message and the help card. */
export type DangerKind =
  | "unknown"
  | "ideation"
  | "self-harm"
  | "victim"
  | "to-others"
  | "unreal"
  | "violence-near"
  | "someone-else";

/**
 * Words by which the kind is told apart, for the tone only: whether there is danger at all, the server decides.
 * The first row that fits counts; where none does, the words stay neutral.
 */
export const dangerSigns: readonly { kind: DangerKind; says: readonly string[] }[] = [
  {
    kind: "violence-near",
    says: [
      "murid|siswa|anak =dipukul|dipukuli|dilecehkan|disiksa",
      "=mukul|mukulin|memukuli|menyiksa|nyiksa +=istri|istrinya|anak|anaknya|ibunya|ibuku|adikku",
      "=tetangga|sebelah =mukul|mukulin|jerit|jerit-jerit|pukul",
      "@keluarga|@teman|dia|tetangga +=aku|saya|yang|bilang|ku|mau|ingin|lagi =nusuk|bacok|bunuh|tusuk|bakar +=tetangga|orang|dia|mereka|temannya",
      "@keluarga|@teman|dia =bawa +=pisau|golok|celurit|senjata",
    ],
  },
  {
    kind: "someone-else",
    says: [
      "@teman|@keluarga|@pasangan|dia|rekan|murid|tetangga =bilang|pamit|ngetik|mengetik|nulis|cerita|ngomong|mau|ingin|akan|coba =mati|bunuh_diri|bunuh|mengakhiri|hilang|ilang|menghilang|selesai|minum|lompat",
      "@teman|@keluarga|@pasangan|dia +=mau|ingin|akan|coba|mencoba +=mati|bunuh|bunuh_diri|mengakhiri|lompat",
      "@teman|@keluarga|@pasangan =pamit|=bekas =sayatan|luka",
      "=bekas|ada +=sayatan|luka =anak|adik|kakak|teman|tangan",
      "@keluarga|@teman|dia =yakin|merasa =diracun|diawasi|diikuti|disadap",
    ],
  },
  {
    kind: "victim",
    says: [
      "=dipukul|dipukulin|dipukuli|ditampar|ditendang|diperkosa|dilecehkan|diancam|digebukin|dicekik|diraba|disiksa|disekap|dianiaya|diteror|dikuntit",
      "kdrt|pelecehan|perkosa|leceh",
      "@pasangan|@ortu|@bos|dia|mantan|dc|penagih =mukul|memukul|pukul|nampar|menampar|tendang|ngancem|mengancam|ancam|siksa|meraba|raba|neror|meneror|nyekik|mencekik|menguntit",
      "<paksa =berhubungan|hubungan|tidur|intim|seks",
      "@pasangan|@ortu|tiri|om|paman =masuk =kamar|kamarku",
      "=sebar|nyebarin|menyebarkan +=foto|video",
      "=dipaksa +=pacar|suami|dia",
    ],
  },
  {
    kind: "unreal",
    says: [
      "=suara|bisikan menyuruh|suruh|panggil|perintah",
      "=suara|bisikan =nyuruh|manggil|manggil-manggil|nyuruh-nyuruh|kosong|menyuruh-menyuruh",
      "=diawasi|diikuti|dimata-matai|disadap|diracun|diguna-guna|terpilih|santet",
      "=chip|microchip =gigi|kepala|tanam|nanem|otak|badan",
      "=tv|radio|presenter|presenternya =membicarakan|kode|aku",
      "=gas|racun =ventilasi|tetangga|memasukkan|lupa",
      "=pikiran =dibaca|kedengar|kedenger|disadap|didengar +=orang",
    ],
  },
  {
    kind: "to-others",
    says: [
      "=bunuh|bacok|tusuk|nusuk|bakar|habisi|habisin|hajar|membunuh|menyakiti|nyakitin|bekap|cekik =dia|mereka|orang|bos|mertua|suami|istri|anak|bayi|bayiku|tetangga|rumahnya|tuh",
      "=ingin|mau|takut +=bunuh|membunuh|bacok|bakar|menghabisi|nyakitin|menyakiti|bekap",
      "=golok|pisau|celurit =siapin|siap|bawa",
    ],
  },
  {
    kind: "self-harm",
    says: [
      "sayat|silet|cutting|barcode|sundut",
      "=nyilet|nyayat|menyayat|cutter|cutternya|sayatan|nyundut|nyundutin|cutting",
      "=lukai|melukai|pukul|mukul|nyakitin|menyakiti +=diri|tangan|lengan|kepala|badan|sendiri",
      "=kepala =tembok|dinding",
      "self|s3lf +=harm|h4rm",
    ],
  },
  {
    kind: "ideation",
    says: [
      "mati|maot|modar|mampus|bundir|bunuh_diri|unalive|=bvnuh",
      "=mengakhiri|akhiri +=hidup|semuanya|semua",
      "~hidup|bangun",
      "=tidak +=mau|ingin|usah|kuat +=hidup|bangun|ada|lanjut",
      "=hidup =cukup|selesai|capek|lelah|buat|tinggal",
      "=kalau|jika +=aku|saya +=tidak +=ada",
      "=ingin|mau|pengen +=hilang|ngilang|menghilang|udahan|selesai|pergi +=selamanya|saja|dari",
      "=tanpa +=aku",
      "=malam|besok|ini +=aku|saya +=mau +=selesai|udahan|pergi",
      "=nabrak|tabrak|truk =harap|berharap|semoga",
      "=tempat|pesan|kali +=terakhir",
      "=tali|talinya|racun|rooftop|obatnya|lompat|loncat",
    ],
  },
];

type DangerWords = { lead: readonly string[]; ask: readonly string[] };

/** The first answers, by kind. Whether there are thoughts of dying and whether they are safe asks the vetted message above. */
export const first: Record<DangerKind, DangerWords> = {
  unknown: {
    lead: [
      "Aku membaca ini dengan sungguh-sungguh, dan keselamatanmu yang kita dahulukan.",
      "Terima kasih sudah menuliskannya, aku ingin memastikan kamu aman.",
      "Kedengarannya ini berat dan tidak aman untuk ditanggung sendirian.",
      "Apa pun yang sedang terjadi, kamu tidak dihakimi di sini.",
    ],
    ask: [
      "Sekarang kamu sedang di rumah, atau di luar?",
      "Apa yang terjadi hari ini sampai terasa seberat ini?",
      "Sejak kapan rasanya jadi seberat ini?",
    ],
  },
  ideation: {
    lead: [
      "Terima kasih sudah mengatakannya, pasti berat menyimpan pikiran seperti itu.",
      "Kedengarannya kamu sudah sampai di titik ingin semuanya berhenti.",
      "Rasa sakitnya pasti besar sekali sampai pikiran itu datang.",
      "Aku membaca ini dengan serius, dan kamu tidak dihakimi di sini.",
    ],
    ask: [
      "Saat menulis ini, kamu sedang di rumah atau di luar?",
      "Apa yang terjadi hari ini sampai rasanya tidak tertahankan?",
      "Hal apa yang paling menyakitkan dari hari ini?",
    ],
  },
  "self-harm": {
    lead: [
      "Terima kasih sudah jujur soal ini.",
      "Melukai diri sering jadi cara terakhir menahan rasa yang terlalu besar, dan kamu tidak dihakimi di sini.",
      "Pasti ada rasa yang tidak tertahankan sebelum itu terjadi.",
    ],
    ask: [
      "Saat menulis ini, seberapa kuat dorongan itu masih terasa?",
      "Saat ini kamu sedang sendirian di kamar, atau ada orang lain di rumah?",
      "Perasaan apa yang paling ingin kamu redakan waktu itu?",
    ],
  },
  victim: {
    lead: [
      "Aku percaya ceritamu, dan itu bukan salahmu.",
      "Tidak ada alasan yang membenarkan perlakuan seperti itu kepadamu.",
      "Berani sekali kamu menceritakan ini.",
    ],
    ask: [
      "Apakah orang itu ada di dekatmu saat ini?",
      "Siapa yang rumahnya bisa kamu datangi kalau perlu pergi sebentar?",
      "Tempat mana yang paling aman yang bisa kamu datangi malam atau hari ini?",
    ],
  },
  "to-others": {
    lead: [
      "Kedengarannya marah dan sakitnya sudah di puncak.",
      "Rasa marah sebesar itu pasti punya sebab, dan aku ingin tidak ada yang terluka, termasuk kamu.",
      "Takut menyakiti orang itu menunjukkan kamu masih ingin menahan diri.",
    ],
    ask: [
      "Apakah kamu bisa menjauh dulu dari orang itu sekarang?",
      "Saat ini kamu sedang sendiri atau dekat dengannya?",
      "Siapa yang bisa menemanimu supaya kamu tidak menahan ini sendirian?",
    ],
  },
  unreal: {
    lead: [
      "Pengalaman seperti itu pasti menakutkan dan melelahkan.",
      "Kamu sepertinya terus berjaga karena hal itu, dan itu menguras sekali.",
      "Aku tidak bisa memastikan apa yang terjadi, tapi takutmu nyata.",
    ],
    ask: [
      "Beberapa malam terakhir ini, kamu sempat tidur?",
      "Sudah berapa lama kamu mengalaminya?",
      "Apakah ada yang menyuruhmu melakukan sesuatu yang berbahaya?",
    ],
  },
  "violence-near": {
    lead: [
      "Mengetahui hal seperti itu pasti membuatmu cemas, dan kamu tidak mengabaikannya.",
      "Terima kasih sudah peduli pada keselamatan orang lain, dan keselamatanmu juga penting.",
      "Keadaan seperti itu menakutkan, dan bukan tugasmu menengahi sendirian.",
    ],
    ask: [
      "Apakah kamu sendiri sedang di tempat yang aman sekarang?",
      "Apakah bahayanya sedang terjadi sekarang?",
      "Siapa orang dewasa lain yang bisa segera kamu beri tahu?",
    ],
  },
  "someone-else": {
    lead: [
      "Kamu peduli padanya, dan itu berarti sekali saat ini.",
      "Mendengar itu dari orang dekat pasti membuatmu takut.",
      "Terima kasih sudah tidak mengabaikan tandanya.",
    ],
    ask: [
      "Apakah dia sedang bersama seseorang sekarang?",
      "Apakah kamu bisa menghubungi atau mendatanginya sekarang juga?",
      "Apa yang ia katakan terakhir kali, dan apakah ia aman saat ini?",
    ],
  },
};

/** A trusted person and a professional, in one breath. The numbers in full are on the card. */
export const guides: readonly string[] = [
  "Tolong kabari satu orang yang kamu percaya sekarang, dan hubungi 119 atau datang ke IGD terdekat kalau dorongannya menguat.",
  "Aku AI, jadi aku ingin ada manusia di dekatmu: seseorang yang kamu percaya, dan tenaga profesional lewat 119 atau IGD.",
  "Coba kirim pesan singkat ke satu orang, cukup aku butuh ditemani, lalu hubungi petugas 119 atau IGD terdekat.",
  "Orang yang kamu percaya bisa menemani duduk, sementara petugas 119 atau dokter di IGD bisa membantu hal yang tidak bisa aku lakukan.",
  "Kamu tidak perlu menjelaskan semuanya; cukup bilang tidak aman kepada orang terdekat atau petugas 119.",
  "Petugas di kartu bantuan dan IGD tetap bisa kamu hubungi, dan akan lebih ringan kalau ada satu orang dekat yang ikut menemani.",
  "Psikolog, dokter, atau petugas 119 bisa ikut memegang ini bersamamu, begitu juga satu orang yang kamu percaya.",
];

export const urgentGuides: readonly string[] = [
  "Yang paling penting sekarang kamu tidak sendirian: minta satu orang datang menemani, dan hubungi 119 atau langsung ke IGD terdekat.",
  "Tolong pindah ke tempat yang ada orangnya, jauhkan yang bisa melukai, dan hubungi 119 atau IGD sekarang.",
  "Minta keluarga, teman, atau tetangga menemanimu ke IGD terdekat, atau telepon 119 sekarang juga.",
  "Sambil membaca ini, hubungi 119 atau minta orang terdekat mengantarmu ke IGD.",
  "Beri tahu orang yang paling dekat dengan tempatmu bahwa kamu butuh ditemani, lalu hubungi 119 atau ke IGD bersamanya.",
];

export const guidesForSomeone: readonly string[] = [
  "Tetaplah bersamanya atau minta orang lain menemaninya, tanyakan langsung dengan tenang, dan hubungi 119 atau bawa ke IGD kalau ia dalam bahaya.",
  "Jangan biarkan ia sendirian; ajak satu orang dewasa lain ikut, dan hubungi 119 atau IGD terdekat.",
  "Dengarkan tanpa menghakimi, dan libatkan keluarga serta petugas 119 atau IGD supaya kamu tidak memikulnya sendiri.",
];

export const guidesForViolenceNear: readonly string[] = [
  "Jaga jarak dan keselamatanmu dulu, lalu hubungi polisi 110; jangan menengahi sendirian.",
  "Kamu bisa melapor ke polisi 110 atau petugas SAPA di kartu tanpa harus turun tangan sendiri, dan ajak satu orang yang kamu percaya.",
  "Beri tahu orang yang kamu percaya di dekatmu dan hubungi polisi 110, supaya ada yang menangani selain kamu.",
];

export const guidesForVictim: readonly string[] = [
  "Kalau bisa, pindah ke tempat orang yang kamu percaya, dan hubungi polisi 110 atau layanan SAPA di kartu saat aman.",
  "Utamakan tempat aman dulu; orang yang kamu percaya, polisi 110, atau pendamping SAPA bisa membantu langkah berikutnya.",
  "Beri tahu satu orang yang kamu percaya, dan kalau terluka IGD bisa merawat sekaligus mencatatnya.",
];

export const guidesForUnreal: readonly string[] = [
  "Dokter atau psikiater bisa membantu memahami ini, dan akan lebih aman kalau satu orang keluarga menemanimu ke puskesmas atau IGD hari ini.",
  "Coba minta seseorang yang kamu percaya berada di dekatmu, dan temui dokter, psikiater, atau IGD secepatnya.",
  "Kurang tidur dan takut terus-menerus bisa memperberat, jadi mintalah keluarga menemanimu menemui dokter atau ke IGD.",
];

/** What the member says to it, and what is said then: the first row that fits. */
export type SafetyResponse = {
  name: string;
  longest?: number;
  says: readonly string[];
  lead: readonly string[];
};

export const responses: readonly SafetyResponse[] = [
  {
    name: "reached",
    says: [
      "=sudah|lagi|sedang|barusan =telepon|menelepon|hubungi|menghubungi|bilang|chat|kabari|mengabari|panggil|cerita =@keluarga|@teman|@nikah|pacar|119|psikolog|dokter|orang|dia|tetangga",
      "ditemani|=ditemenin|menemani",
      "@keluarga|@teman|@nikah|pacar|tetangga =di +=rumah|sini|sebelah|kamar|samping|luar",
      "=ada +@keluarga|@teman|@nikah|pacar|tetangga +=di|yang|menemani",
      "@keluarga|@teman|@nikah|pacar|dia =mau|lagi|sudah|akan +=ke_sini|datang|jalan|nyusul|otw",
      "=sudah +=di +=igd|rumah_sakit|puskesmas|rumah",
    ],
    lead: [
      "Lega mendengar ada orang di dekatmu.",
      "Ada orang bersamamu, dan itu penting sekali.",
      "Itu langkah yang berani, dan aku senang kamu melakukannya.",
      "Baik, berarti kamu tidak sendirian sekarang.",
    ],
  },
  {
    name: "calling",
    says: [
      "=aku|saya|mau|akan|oke|nanti|sebentar +=panggil|memanggil|telepon|menelepon|hubungi|menghubungi|bangunkan|chat|kabari|bilang +=dia|ibu|ayah|kakak|adik|suami|istri|teman|sahabat|119|keluarga|tetangga|ibuku|ayahku|kakakku|adikku|suamiku|istriku|temanku",
    ],
    lead: [
      "Ya, hubungi sekarang juga, pesan ini bisa menunggu.",
      "Bagus, lakukan sekarang; balasanku tidak ke mana-mana.",
      "Iya, sekarang juga. Kamu melakukan hal yang tepat.",
    ],
  },
  {
    name: "nobody",
    says: [
      "=tidak +=ada +=yang|siapa-siapa|orang|satu =dihubungi|peduli|mengerti|menemani|mau|ajak|diajak|tahu",
      "=tidak +=ada|punya +=siapa-siapa|siapa|orang|teman|keluarga|satu",
      "sendirian",
      "=sendiri +=saja|di|terus",
      "~peduli",
    ],
    lead: [
      "Merasa tidak punya siapa-siapa itu sepi sekali. Orangnya tidak harus dekat; tetangga, teman lama, atau petugas 119 juga manusia yang bisa menemani.",
      "Sepi seperti itu pasti menyakitkan. Kadang yang datang justru orang yang tidak kita duga, asal ia diberi tahu.",
    ],
  },
  {
    name: "burden",
    says: [
      "@keluarga|@teman|@nikah|pacar|dia|mereka sibuk|repot|capek|jauh",
      "=merepotkan|ngerepotin|beban|membebani|repotin|repot",
      "=tidak +=enak +=dengan|merepotkan|sama",
    ],
    lead: [
      "Takut merepotkan itu wajar, tapi banyak orang lebih memilih direpotkan daripada tidak diberi tahu. Cukup kirim satu kalimat: aku butuh kamu hari ini.",
      "Orang sibuk pun biasanya berhenti kalau tahu ini soal keselamatan. Kamu boleh mengatakannya persis begitu.",
    ],
  },
  {
    name: "ashamed",
    says: [
      "malu|aib|sungkan",
      "=dikira|dianggap|dibilang +=gila|lebay|lemah|kurang|drama|aneh|cari",
      "=takut +=dikira|dianggap|dihakimi|dimarahi|ketahuan|dibilang",
    ],
    lead: [
      "Malu seperti itu wajar. Petugas di sana sudah sering mendengar hal serupa, dan kamu bisa mulai dengan satu kalimat: aku sedang tidak aman.",
      "Takut dinilai itu masuk akal. Kamu tidak harus menceritakan semuanya, cukup bilang butuh ditemani.",
    ],
  },
  {
    name: "unanswered",
    says: [
      "~angkat|diangkat|nyambung|tersambung|dijawab|dibalas|balas|aktif|respon",
      "=sibuk|penuh|antre|antri =119|telepon|igd|psikolog",
      "119 =tidak|susah|sibuk|percuma|lama",
    ],
    lead: [
      "Berat sekali kalau tidak tersambung di saat seperti ini. Kalau belum ada jawaban, langsung ke IGD terdekat atau minta satu orang menemani ke sana.",
      "Maaf kamu harus menunggu di saat begini. Coba sekali lagi, dan sambil itu minta orang terdekat mengantarmu ke IGD.",
    ],
  },
  {
    name: "unaware",
    says: [
      "@keluarga|@teman|@nikah|pacar|mereka ~tahu",
      "=belum|tidak +=ada +=yang +=tahu",
      "=belum|tidak +=cerita|bilang",
    ],
    lead: [
      "Menyimpan ini tanpa ada yang tahu itu berat. Kamu bisa mulai dengan satu kalimat pendek: aku sedang tidak aman, temani aku.",
      "Berarti selama ini kamu memikulnya diam-diam. Tidak perlu menjelaskan semuanya, cukup bilang kamu butuh ditemani.",
    ],
  },
  {
    name: "costly",
    says: [
      "mahal|bpjs",
      "=biaya|uang =psikolog|dokter|berobat|igd|rumah_sakit|bayar",
      "~punya|ada +=uang|biaya",
    ],
    lead: [
      "Soal biaya memang nyata. Menelepon 119 tidak dipungut biaya, dan puskesmas banyak yang punya layanan jiwa dengan tarif ringan.",
    ],
  },
  {
    name: "secret",
    says: ["=jangan +=bilang|cerita|lapor|kasih", "rahasia", "=tidak +=boleh +=ada +=yang +=tahu"],
    lead: [
      "Aku tidak bisa menjanjikan ini tetap di antara kita. Aku AI, dan justru perlu ada manusia yang tahu supaya kamu tidak memikulnya sendiri.",
    ],
  },
  {
    name: "refuses",
    says: [
      "=tidak|jangan|ogah +=mau|usah|ingin|perlu|butuh +=psikolog|119|igd|dokter|rumah_sakit|bantuan|dibantu|hubungi|menghubungi|menelepon|telepon|menyuruh|suruh|disuruh|ke|orang",
      "percuma",
      "=tidak +=percaya +=psikolog|dokter|orang",
      "=jangan|berhenti|stop +=suruh|menyuruh|paksa",
    ],
    lead: [
      "Aku dengar kamu tidak ingin ke sana, dan kamu boleh kesal padaku karena terus menyebutnya. Aku menyebutnya karena keselamatanmu penting.",
      "Aku dengar kamu tidak ingin dihubungkan dengan siapa pun sekarang.",
      "Boleh menolak, aku tidak bisa memaksa. Aku tetap berharap ada satu manusia yang tahu keadaanmu.",
    ],
  },
  {
    name: "place",
    longest: 6,
    says: ["=di +=kamar|kos|kosan|kantor|jalan|atap|luar|sini|mobil|toilet|rumah|kontrakan"],
    lead: ["Terima kasih sudah memberi tahu tempatmu.", "Oke, aku tahu kamu di mana sekarang."],
  },
  {
    name: "thanks",
    longest: 8,
    says: ["terima_kasih"],
    lead: [
      "Sama-sama, dan terima kasih sudah tetap menulis.",
      "Aku yang berterima kasih karena kamu mau bicara sejauh ini.",
    ],
  },
  {
    name: "safe",
    longest: 16,
    says: [
      "aman",
      "=aku|saya +=tidak_apa-apa",
      "=tidak +=akan|sampai|niat|serius",
      "bercanda",
      "mendingan|lega",
      "=sudah +=tenang|mendingan|lega",
    ],
    lead: [
      "Terima kasih sudah menjawab, aku lega mendengarnya.",
      "Baik, aku dengar kamu aman saat ini, dan aku tetap menanyakannya karena keselamatanmu penting.",
      "Senang mendengar itu; pikiran seperti tadi bisa datang lagi, jadi ada baiknya tetap ada yang tahu.",
    ],
  },
  {
    name: "yes",
    longest: 4,
    says: ["=ya", "=masih|sering|selalu|kadang", "=kuat", "=sekarang"],
    lead: [
      "Terima kasih sudah menjawab sejujur itu.",
      "Itu jawaban yang berat untuk diucapkan, terima kasih sudah mengatakannya.",
      "Kamu berani mengatakannya apa adanya.",
    ],
  },
];

/** Someone is there or on the way. */
export const guidesBesideSomeone: readonly string[] = [
  "Tetaplah di ruangan yang ada orangnya, dan kalau dorongannya menguat minta dia mengantarmu ke IGD atau menelepon 119.",
  "Biarkan dia duduk di dekatmu dulu, dan rencanakan bersama kapan menemui dokter atau psikolog.",
  "Kamu bisa bilang kepadanya persis seperti yang kamu tulis di sini, lalu minta dia menemanimu ke IGD atau puskesmas.",
  "Kalau terasa memberat lagi, minta dia yang menelepon 119, supaya kamu tidak harus melakukannya sendiri.",
  "Jangan lepas dulu dari orang itu malam atau siang ini, dan temui dokter atau psikolog bersamanya begitu bisa.",
];

export const questionsBesideSomeone: readonly string[] = [
  "Apa yang ingin kamu katakan kepadanya lebih dulu?",
  "Bantuan apa yang paling kamu butuhkan darinya sekarang?",
  "Apa yang bisa membuat beberapa menit ke depan terasa lebih aman buatmu?",
  "Bagaimana rasanya setelah ada yang tahu?",
  "Kalau pikiran itu datang lagi, tanda apa yang bisa kamu berikan kepadanya?",
  "Kapan kalian bisa pergi menemui dokter atau psikolog bersama?",
  "Apa yang bisa kalian lakukan berdua sampai keadaan ini lebih reda?",
];

/** When nothing of the above was said. */
export const stillHere: readonly string[] = [
  "Aku membaca semuanya, dan aku ingin kamu tetap aman.",
  "Yang kamu rasakan itu berat, dan tidak harus ditanggung sendirian.",
  "Terima kasih masih mau menuliskannya.",
  "Pelan-pelan saja, aku membaca setiap kalimatmu.",
  "Aku mengerti ini melelahkan.",
  "Kamu tidak perlu terlihat kuat di sini.",
  "Bertahan sambil menahan rasa seperti itu tidak mudah.",
  "Apa pun yang kamu rasakan sekarang boleh disebut di sini.",
];

/** Something else was brought up: work, an exercise, a product. */
export const laterFor: readonly string[] = [
  "Soal {topik} bisa kita bicarakan lagi nanti; sekarang aku ingin memastikan kamu aman dulu.",
  "Aku dengar soal {topik} juga, dan itu tidak hilang. Keselamatanmu yang kita dahulukan.",
];

/** In turn, never one twice. */
export const safetyQuestions: readonly string[] = [
  "Siapa yang bisa menemanimu sekarang, walau hanya lewat telepon?",
  "Apa yang membuat menghubungi seseorang terasa sulit saat ini?",
  "Sekarang kamu sedang di mana, dan adakah orang di dekatmu?",
  "Apa yang sampai hari ini masih menahanmu untuk tetap bertahan?",
  "Apa yang bisa membuat satu jam ke depan sedikit lebih aman buatmu?",
  "Kalimat pertama apa yang mungkin bisa kamu kirim ke orang itu?",
  "Bagaimana perasaanmu sekarang dibanding waktu kamu mulai menulis tadi?",
  "Apa satu hal yang bisa kamu lakukan sekarang supaya tidak sendirian?",
  "Siapa yang dulu pernah membuatmu merasa ditolong?",
  "Tempat mana yang membuatmu merasa paling aman malam atau siang ini?",
  "Kalau pikiran itu datang lagi, siapa yang akan kamu hubungi lebih dulu?",
  "Apa yang paling kamu butuhkan dari orang yang menemanimu nanti?",
];

export const safetyQuestionsForSomeone: readonly string[] = [
  "Siapa lagi yang bisa kamu ajak menemaninya?",
  "Apa yang membuatmu ragu untuk menghubungi keluarganya atau bantuan?",
  "Bagaimana keadaanmu sendiri saat menanggung kabar ini?",
  "Apa yang bisa kamu lakukan dalam satu jam ke depan supaya ia tidak sendirian?",
];

/** Distress, not danger: someone beside the companion. */
export const someoneNear: readonly string[] = [
  "Kalau ada satu orang yang kamu percaya, hari ini mungkin waktu yang baik untuk mengabarinya.",
  "Semoga ada orang dekat yang juga tahu keadaanmu, supaya kamu tidak menanggungnya sendiri.",
  "Kamu tidak harus kuat sendirian; satu orang yang bisa dipercaya sudah banyak artinya.",
  "Ada baiknya satu orang terdekatmu tahu bahwa hari-harimu sedang seperti ini.",
  "Bercerita ke satu orang yang aman buatmu bisa mengurangi sedikit bebannya.",
];

/** The same, of those whose work it is; once in a talk. */
export const helperNear: readonly string[] = [
  "Kalau makin berat, psikolog atau puskesmas bisa menemani lebih dari yang bisa aku lakukan.",
  "Selain di sini, psikolog di puskesmas memang ada untuk mendengarkan hal seperti ini.",
];
