import type { Topic } from "./table-types.ts";

export const wellbeingTopics: readonly Topic[] = [
  {
    id: "anxiety",
    service: "wellbeing",
    label: "rasa cemas",
    words: "cemas:2 khawatir:2 gugup:2 tegang:1 gemetar:1 keringat:1 skenario:1",
    reflect: [
      "Rasa cemas itu sepertinya ikut ke mana-mana, bahkan saat tidak ada yang mendesak.",
      "Ada bagian dari dirimu yang terus berjaga, seolah sesuatu bisa terjadi kapan saja.",
    ],
    insight: [
      "Cemas jarang hilang karena disuruh tenang; ia lebih cepat reda kalau tahu apa yang sedang dijaganya.",
      "Yang menguras biasanya bukan kejadiannya, tapi menunggu dan membayangkannya.",
      "Tubuh sering lebih dulu tahu: dada, perut, atau tidur memberi tanda sebelum pikiran sempat menyusunnya.",
    ],
    ask: {
      story: ["Kejadian apa yang terakhir kali membuat cemasnya naik?"],
      heavy: ["Dari semua yang membuatmu cemas, mana yang paling sering kembali?"],
      trigger: [
        "Di saat seperti apa cemasnya paling terasa?",
        "Kalau diperhatikan, apa yang biasanya terjadi tepat sebelum cemas itu datang?",
      ],
      impact: ["Di badan, cemas itu paling terasa di sebelah mana?"],
      meaning: ["Kalau cemasmu bisa bicara, kira-kira apa yang sedang ia takutkan terjadi?"],
      tried: ["Selama ini, apa yang biasanya sedikit menolong saat cemas datang?"],
      better: ["Kalau cemasnya turun satu tingkat saja besok, apa yang akan bisa kamu lakukan lagi?"],
      choice: ["Cemasnya lebih dekat ke sesuatu yang sudah terjadi, atau ke yang belum tentu terjadi?"],
    },
    tips: [
      "Yang sering menolong adalah memisahkan dua hal: mana yang bisa kamu kerjakan hari ini, dan mana yang hanya bisa ditunggu. Yang pertama cukup satu langkah kecil, yang kedua ditulis lalu diberi jam sendiri untuk dipikirkan.",
    ],
    exercises: ["breathing", "worry-hour", "senses"],
  },
  {
    id: "panic",
    service: "wellbeing",
    label: "serangan panik",
    words:
      "panik:3 sesak:2 dada_sesak:3 sulit_bernapas:3 susah_bernapas:3 berdebar:2 jantung:1 napas:1 pingsan:1",
    reflect: [
      "Saat dada sesak dan jantung berdebar begitu, rasanya seperti kehilangan kendali atas badan sendiri.",
      "Panik yang datang tiba-tiba itu menakutkan, apalagi kalau tidak jelas sebabnya.",
    ],
    insight: [
      "Panik biasanya memuncak beberapa menit lalu turun sendiri, walau saat itu terasa tidak akan selesai.",
      "Sering kali yang tersisa setelahnya adalah takut panik itu datang lagi, dan takut itu ikut menambah tegang.",
      "Kalau keluhan di dada baru, kuat, atau tidak mereda, periksa ke dokter tetap langkah yang baik.",
    ],
    ask: {
      story: ["Terakhir kali itu terjadi, kamu sedang di mana dan sedang apa?"],
      trigger: ["Ada tempat atau keadaan tertentu yang lebih sering memunculkannya, menurutmu apa?"],
      impact: ["Sejak itu terjadi, hal apa yang jadi kamu hindari?"],
      meaning: ["Saat panik itu datang, pikiran apa yang paling menakutkan?"],
      tried: ["Apa yang biasanya kamu lakukan sampai paniknya turun?"],
      choice: [
        "Yang lebih mengganggu sekarang saat paniknya datang, atau rasa takut menunggu yang berikutnya?",
      ],
    },
    tips: [
      "Saat panik naik, coba jangan dilawan: tumpukan kaki ke lantai, sebutkan pelan lima benda yang terlihat, dan buang napas lebih panjang daripada saat menariknya. Ia akan turun, biasanya dalam hitungan menit.",
    ],
    exercises: ["senses", "breathing"],
  },
  {
    id: "sleep",
    service: "wellbeing",
    label: "tidur yang terganggu",
    words:
      "tidur:1 susah_tidur:3 insomnia:3 begadang:2 terjaga:2 mimpi_buruk:2 melek:2 kebangun:2 terbangun:2",
    reflect: [
      "Malam yang seharusnya jadi tempat istirahat malah jadi jam kerja bagi pikiranmu.",
      "Kalau tidur terus terganggu, esoknya semua jadi terasa lebih berat.",
    ],
    insight: [
      "Malam itu sepi, jadi hal-hal yang siang hari tertutup kesibukan mendapat giliran bicara.",
      "Makin keras berusaha tidur, biasanya makin jauh tidurnya; tubuh tidak suka dikejar.",
      "Kurang tidur membuat masalah yang sama tampak lebih besar dari ukurannya.",
    ],
    ask: {
      story: ["Biasanya apa yang berputar di kepala waktu kamu berbaring?"],
      since: ["Kira-kira sejak kapan tidurmu mulai berubah?"],
      trigger: ["Malam seperti apa yang biasanya paling susah dilewati?"],
      impact: ["Besok paginya, apa yang paling terasa dari kurang tidur itu?"],
      tried: ["Apa saja yang sudah kamu coba supaya bisa tidur?"],
      better: [
        "Kalau satu malam saja bisa tidur lebih tenang, apa yang kira-kira berbeda sebelum kamu naik ke kasur?",
      ],
      choice: ["Lebih sering susah mulai tidur, atau terbangun di tengah malam dan tidak bisa lanjut?"],
    },
    tips: [
      "Kalau sudah sekitar dua puluh menit belum tidur, lebih baik bangun sebentar, duduk di cahaya redup tanpa ponsel, lalu kembali saat mengantuk. Dan pikiran yang mengganggu bisa ditulis satu baris di kertas, supaya tidak perlu dijaga semalaman.",
    ],
    exercises: ["paper-parking", "breathing"],
  },
  {
    id: "low-mood",
    service: "wellbeing",
    label: "hari-hari yang terasa berat",
    words:
      "sedih:1 menangis:2 tangis:2 hampa:2 kosong:1 murung:2 mati_rasa:2 depresi:2 minat:1 semangat:1 autopilot:2 putus_asa:2 datar:1 menikmati:1 nangis:2",
    reflect: [
      "Sepertinya hari-harimu sedang berjalan tanpa warna, dan menjalaninya saja sudah butuh tenaga.",
      "Ada sedih yang sepertinya belum menemukan tempat untuk keluar.",
    ],
    insight: [
      "Saat hati turun, yang hilang lebih dulu biasanya minat pada hal yang dulu menyenangkan, dan itu bukan kemalasan.",
      "Hari yang hambar tetap menguras, karena menjalaninya tanpa dorongan butuh tenaga dua kali.",
      "Perasaan seperti ini tidak perlu dibuktikan berat dulu baru boleh dibicarakan.",
    ],
    ask: {
      story: ["Bagaimana biasanya satu harimu berjalan belakangan ini, dari bangun sampai malam?"],
      heavy: ["Di jam berapa biasanya rasa itu paling berat?"],
      since: ["Kapan terakhir kali kamu merasa cukup baik?"],
      impact: ["Hal apa yang dulu kamu nikmati dan sekarang tidak lagi?"],
      meaning: ["Kalau rasa berat itu punya pesan, menurutmu apa yang ingin ia sampaikan?"],
      support: ["Siapa yang tahu bahwa kamu sedang merasa begini?"],
      better: ["Kalau besok terasa sedikit saja lebih ringan, tanda kecil apa yang akan kamu lihat?"],
      choice: ["Rasanya lebih dekat ke sedih, atau lebih ke tidak merasa apa-apa?"],
    },
    tips: [
      "Saat tenaga tipis, yang menolong bukan target besar melainkan satu hal sangat kecil yang tetap dilakukan walau tidak mood: mandi, keluar kena matahari lima menit, atau membalas satu pesan. Rasa biasanya menyusul gerak, bukan sebaliknya.",
    ],
    exercises: ["tiny-thing", "three-good", "kind-letter"],
  },
  {
    id: "grief",
    service: "wellbeing",
    label: "kehilangan yang kamu alami",
    words:
      "meninggal:3 wafat:3 berpulang:3 duka:3 kehilangan:2 almarhum:3 almarhumah:3 makam:2 pemakaman:3 kepergian:2 ditinggal:1 ikhlas:1 keguguran:3",
    reflect: [
      "Kehilangan seperti itu mengubah banyak hal, bahkan bentuk hari yang biasa.",
      "Duka tidak punya jadwal, dan tidak ada keharusan untuk cepat kuat.",
    ],
    insight: [
      "Duka sering datang bergelombang: tenang beberapa hari, lalu satu benda kecil membukanya lagi.",
      "Rindu kepada orang yang sudah tidak ada itu tempatnya sayang yang belum punya alamat baru.",
      "Orang di sekitar sering sudah kembali biasa, sementara bagimu belum, dan itu bisa terasa sepi.",
    ],
    ask: {
      story: ["Seperti apa sosoknya dalam hidupmu?", "Apa yang paling sering kamu ingat tentangnya?"],
      heavy: ["Saat seperti apa kehilangan itu paling terasa?"],
      impact: ["Apa yang paling berubah dari keseharianmu sejak itu?"],
      meaning: ["Kalau masih ada yang ingin kamu sampaikan kepadanya, kira-kira apa?"],
      support: ["Siapa yang bisa kamu ajak mengenangnya tanpa disuruh cepat kuat?"],
      better: ["Kebiasaan kecil apa yang ingin kamu simpan untuk mengingatnya?"],
    },
    tips: [
      "Tidak ada cara yang benar untuk berduka. Memberi tempat kecil dan tetap, misalnya sepuluh menit malam hari untuk mengingat atau menulis, sering membuat sisanya lebih bisa dijalani.",
    ],
    exercises: ["unsent-letter", "tiny-thing"],
  },
  {
    id: "pet-loss",
    service: "wellbeing",
    label: "kepergian hewan kesayanganmu",
    words: "anabul:1 kucing:1 anjing:1 peliharaan:1 mengubur:1",
    reflect: [
      "Rumah yang biasanya ada langkah kecilnya sekarang pasti terasa sepi.",
      "Ia menemanimu setiap hari, jadi wajar kehilangannya terasa setiap hari juga.",
    ],
    insight: [
      "Orang lain mungkin menyebutnya cuma hewan, tapi yang pergi adalah teman sehari-hari.",
      "Rasa bersalah sering ikut datang setelahnya, walau kamu sudah merawatnya sebaik yang kamu bisa.",
    ],
    ask: {
      story: ["Kebiasaan kecilnya yang mana yang paling kamu ingat?"],
      heavy: ["Di jam berapa rumah paling terasa sepi tanpanya?"],
      meaning: ["Apa yang dulu ia berikan kepadamu setiap hari?"],
      support: ["Siapa di sekitarmu yang mengerti betapa berartinya ia?"],
      better: ["Bagaimana kamu ingin mengenangnya?"],
    },
    tips: [
      "Memberi tempat kecil untuk mengenangnya sering menolong: satu foto yang dipajang, atau satu surat pendek berisi terima kasih untuknya. Tidak ada batas waktu untuk sedihnya.",
    ],
    exercises: ["unsent-letter", "tiny-thing"],
  },
  {
    id: "self-worth",
    service: "wellbeing",
    label: "cara kamu melihat dirimu sendiri",
    words:
      "minder:3 percaya_diri:2 rendah_diri:3 tidak_pede:3 pede:2 jelek:1 bodoh:1 berharga:2 berguna:2 harga_diri:2 becus:2 gendut:2 gemuk:1 kurang_cukup:2 banding:1 layak:1 beban:1 malu:1 body:1 fisik:1",
    reflect: [
      "Sepertinya ada suara di dalam yang terus menilai dirimu kurang, dan ia jarang beristirahat.",
      "Berat juga ya, hidup bersama penilaian yang sekeras itu terhadap diri sendiri.",
    ],
    insight: [
      "Suara yang paling keras menilai kita sering kali dipinjam dari orang lain di masa lalu.",
      "Kita jarang bicara sekeras itu kepada teman yang mengalami hal yang sama.",
      "Nilai diri yang hanya bergantung pada hasil akan ikut jatuh setiap kali hasilnya turun.",
    ],
    ask: {
      story: ["Kejadian apa yang belakangan membuat perasaan itu muncul lagi?"],
      since: ["Sejak kapan kamu mulai memandang dirimu seperti itu?"],
      trigger: ["Di dekat siapa atau di tempat mana rasa kurang itu paling keras?"],
      meaning: ["Kalau suara yang menilaimu itu ditelusuri, terdengar seperti suara siapa?"],
      need: ["Kata apa yang sebenarnya ingin kamu dengar dari orang terdekatmu?"],
      strength: ["Apa satu hal yang pernah kamu lalui dan tidak semua orang sanggup melaluinya?"],
      better: ["Kalau kamu bisa sedikit lebih lunak pada diri sendiri, apa yang akan berubah lebih dulu?"],
      choice: ["Yang lebih sering muncul rasa tidak mampu, atau rasa tidak cukup disukai?"],
    },
    tips: [
      "Coba perhatikan kalimat yang kamu pakai untuk dirimu, lalu tanyakan apakah kamu akan mengatakannya kepada sahabat. Kalau tidak, cari versi yang tetap jujur tapi tidak menghukum.",
    ],
    exercises: ["two-columns", "kind-letter", "proof-list"],
  },
  {
    id: "overthinking",
    service: "wellbeing",
    label: "pikiran yang terus berputar",
    words:
      "overthinking:3 pikir:1 berpikir:1 memikirkan:1 berputar:2 kepala:1 menganalisis:1 skenario:2 replay:2 kepikiran:1 nethink:2 negatif:1",
    reflect: [
      "Pikiranmu sepertinya terus memutar hal yang sama tanpa sempat duduk.",
      "Kepala yang terus bekerja begitu melelahkan, padahal dari luar kamu terlihat diam.",
    ],
    insight: [
      "Berpikir berulang terasa seperti mencari jalan keluar, padahal sering hanya mengitari pintu yang sama.",
      "Otak menyukai kepastian, dan saat tidak mendapatkannya ia mengisi sendiri dengan kemungkinan terburuk.",
      "Pikiran yang ditulis biasanya lebih kecil daripada pikiran yang dibawa-bawa.",
    ],
    ask: {
      story: ["Belakangan ini, pikiran yang mana yang paling sering muncul?"],
      trigger: ["Kapan biasanya pikiran itu mulai berputar?"],
      meaning: ["Kalau pikiran itu diikuti sampai ujung, apa hal terburuk yang kamu bayangkan?"],
      impact: ["Apa yang jadi tertunda atau hilang karena kepala terus penuh?"],
      tried: ["Pernah ada saat pikiran itu berhenti sejenak; kamu sedang melakukan apa waktu itu?"],
      choice: ["Isinya lebih banyak soal yang sudah lewat, atau soal yang belum terjadi?"],
    },
    tips: [
      "Beri pikiran itu wadah: tulis persis kalimatnya, lalu tanyakan apakah ini masalah yang bisa dikerjakan atau kekhawatiran yang hanya bisa dibiarkan lewat. Yang bisa dikerjakan diberi satu langkah, yang lain diberi jam khusus supaya tidak menyebar seharian.",
    ],
    exercises: ["worry-hour", "two-columns", "paper-parking"],
  },
  {
    id: "anger",
    service: "wellbeing",
    label: "marah yang sulit ditahan",
    words:
      "emosi:2 meledak:2 ngamuk:2 mengamuk:2 temperamen:3 membentak:1 banting:2 membanting:2 marah:1 dendam:2 sabar:1 emosian:2",
    reflect: [
      "Marahnya datang cepat dan besar, lalu kamu yang harus membereskan sisanya.",
      "Sepertinya marah itu sudah lama dikumpulkan sebelum akhirnya keluar.",
    ],
    insight: [
      "Marah biasanya lapisan kedua; di bawahnya sering ada sakit, takut, atau lelah.",
      "Tubuh memberi aba-aba sebelum meledak: rahang mengeras, napas pendek, suara naik. Di situlah celah untuk berhenti.",
      "Menahan marah terus-menerus bukan berarti ia hilang, hanya menunggu celah.",
    ],
    ask: {
      story: ["Terakhir kali marahnya naik, apa yang terjadi sebelumnya?"],
      trigger: ["Hal apa yang paling cepat menyulutnya?"],
      meaning: ["Batas apa yang menurutmu dilanggar waktu itu?"],
      impact: ["Setelah marahnya lewat, biasanya apa yang tersisa di dirimu?"],
      tried: ["Apa yang pernah membantu menahan satu-dua detik sebelum keluar?"],
      choice: ["Marahnya lebih ke orang lain, atau sebenarnya ke diri sendiri?"],
    },
    tips: [
      "Begitu terasa naik, beri jarak lebih dulu: pindah ruangan, minum air, kembali setelah sepuluh menit. Setelah itu sampaikan dengan awalan aku merasa, bukan kamu selalu, supaya isinya sampai.",
    ],
    exercises: ["pause-ten", "breathing"],
  },
  {
    id: "focus",
    service: "wellbeing",
    label: "sulitnya fokus",
    words:
      "fokus:2 konsentrasi:2 menunda:3 nunda:3 prokrastinasi:3 malas:1 distraksi:2 scroll:1 produktif:2 males:1 mager:1 tunda:3",
    reflect: [
      "Kamu tahu apa yang harus dikerjakan, tapi badan dan kepala seperti tidak mau berangkat.",
      "Menunda itu melelahkan juga, karena tugasnya tetap duduk di kepala sepanjang hari.",
    ],
    insight: [
      "Menunda lebih sering soal menghindari rasa tidak enak daripada soal malas.",
      "Tugas yang kabur selalu terasa lebih besar daripada tugas yang sudah dipotong kecil.",
      "Fokus sulit datang kalau tenaga dasarnya, tidur dan jeda, sedang kosong.",
    ],
    ask: {
      story: ["Tugas apa yang paling lama kamu hindari sekarang?"],
      trigger: ["Pada titik mana biasanya kamu berhenti atau beralih?"],
      meaning: ["Kalau tugas itu dikerjakan, bagian mana yang paling tidak enak dihadapi?"],
      tried: ["Kapan terakhir kali kamu bisa fokus, dan apa yang berbeda waktu itu?"],
      step: ["Potongan sekecil apa yang bisa dikerjakan dalam sepuluh menit?"],
      choice: [
        "Yang menghalangi lebih terasa seperti lelah, takut hasilnya jelek, atau bingung mulai dari mana?",
      ],
    },
    tips: [
      "Pilih satu tugas, potong sampai bisa dimulai dalam dua menit, lalu kerjakan sepuluh menit saja dengan ponsel di ruangan lain. Setelah itu boleh berhenti; sering kali yang berat hanya memulainya.",
    ],
    exercises: ["ten-minutes", "hour-plan"],
  },
  {
    id: "burnout",
    service: "wellbeing",
    label: "kelelahan yang menumpuk",
    words: "burnout:3 kelelahan:2 remuk:1 habis:0 energi:1 drop:1 muak:1 lelah:1 capek:1 istirahat:1 jeda:1",
    reflect: [
      "Tenagamu sepertinya sudah lama dipakai tanpa sempat terisi lagi.",
      "Lelahnya bukan yang hilang setelah tidur semalam.",
    ],
    insight: [
      "Kelelahan seperti ini biasanya hasil dari banyak hal yang masing-masing terlihat wajar.",
      "Istirahat saja kadang tidak cukup kalau yang menguras tetap masuk setiap hari.",
      "Orang yang paling bertanggung jawab sering paling lambat menyadari dirinya habis.",
    ],
    ask: {
      story: ["Apa yang paling banyak memakai tenagamu belakangan ini?"],
      heavy: ["Kalau dipilih satu, mana yang paling menguras?"],
      since: ["Kira-kira sejak kapan kamu merasa terus lelah seperti ini?"],
      impact: ["Bagian hidup mana yang paling dulu kena imbasnya?"],
      tried: ["Istirahat seperti apa yang sudah kamu coba, dan apa yang kurang darinya?"],
      better: ["Kalau minggu depan tenagamu naik sedikit, itu karena apa yang berkurang?"],
      choice: ["Capeknya lebih banyak di badan, atau di hati?"],
    },
    tips: [
      "Coba lihat bukan hanya cara mengisi tenaga, tapi juga satu kebocoran yang bisa ditutup minggu ini: satu permintaan yang ditunda, satu jam tanpa pesan kerja, atau satu tugas yang dibagi.",
    ],
    exercises: ["energy-map", "tiny-thing", "breathing"],
  },
  {
    id: "loneliness",
    service: "wellbeing",
    label: "rasa sepi",
    words:
      "kesepian:3 sepi:1 sendirian:1 merantau:2 rantau:2 terasing:2 kos:1 tidak_punya_teman:3 introvert:1",
    reflect: [
      "Ada banyak orang di sekitar, tapi sepertinya belum ada yang benar-benar sampai ke kamu.",
      "Sepi yang seperti itu tidak selalu terlihat dari luar.",
    ],
    insight: [
      "Yang mengurangi sepi biasanya bukan jumlah orang, melainkan satu orang yang boleh melihat kita apa adanya.",
      "Makin lama sendiri, makin berat rasanya memulai menyapa, padahal orang lain sering menunggu hal yang sama.",
      "Sepi membuat kita menyangka tidak ada yang peduli, dan sangkaan itu ikut menjauhkan.",
    ],
    ask: {
      story: ["Kapan terakhir kali kamu merasa benar-benar ditemani?"],
      trigger: ["Di waktu apa sepi itu paling terasa?"],
      support: ["Siapa satu orang yang dulu dekat dan mungkin masih bisa disapa?"],
      need: ["Kalau ada yang duduk di sebelahmu sekarang, apa yang paling ingin kamu ceritakan?"],
      step: ["Sapaan sekecil apa yang terasa mungkin dikirim minggu ini?"],
      choice: ["Lebih terasa tidak punya teman, atau punya tapi tidak bisa cerita ke mereka?"],
    },
    tips: [
      "Mulai dari yang paling ringan: kirim satu pesan pendek kepada satu orang, misalnya mengomentari hal lama yang pernah kalian lewati. Tidak perlu bercerita berat dulu, cukup membuka pintunya.",
    ],
    exercises: ["one-message", "three-good"],
  },
  {
    id: "health",
    service: "wellbeing",
    label: "kekhawatiran soal kesehatan",
    words:
      "penyakit:2 asam_lambung:3 gerd:3 pusing_kepala:2 jantung:1 kanker:3 sakit:1 lambung:2 mual:2 kambuh:1 periksa:1 dokter:1 rumah_sakit:2 migrain:2",
    reflect: [
      "Khawatir soal badan sendiri itu menyita perhatian sepanjang hari.",
      "Saat tubuh memberi tanda yang tidak enak, wajar pikiran langsung ke mana-mana.",
    ],
    insight: [
      "Tegang yang lama memang bisa ikut terasa di perut, kepala, atau dada, tapi keluhan badan tetap perlu dilihat dokter.",
      "Mencari gejala di internet biasanya menambah takut lebih cepat daripada menambah tahu.",
    ],
    ask: {
      story: ["Apa yang kamu rasakan di badan, dan sejak kapan mulai mengganggu?"],
      tried: ["Sudah sempat diperiksa, dan apa kata dokternya?"],
      meaning: ["Dari keluhan itu, apa yang paling kamu takutkan?"],
      impact: ["Bagaimana keluhan itu mengubah hari-harimu?"],
    },
    tips: [
      "Untuk keluhan badan, langkah paling aman adalah mencatat kapan munculnya dan seberapa kuat, lalu membawanya ke dokter atau puskesmas. Aku bisa menemani bagian cemasnya, tapi tidak bisa menilai sakitnya.",
    ],
    exercises: ["breathing", "senses"],
  },
  {
    id: "habit",
    service: "wellbeing",
    label: "kebiasaan yang ingin kamu kurangi",
    words:
      "judi:3 judol:3 candu:3 kecanduan:3 rokok:2 alkohol:3 mabuk:2 minum_alkohol:3 game:2 medsos:1 media_sosial:1 belanja:1 checkout:2 scroll:1 impulsif:2 slot:2",
    reflect: [
      "Sepertinya ada tarik-menarik: satu bagian ingin berhenti, bagian lain terus kembali.",
      "Sudah bertekad lalu terulang lagi, itu bisa membuat kita kehilangan kepercayaan pada diri sendiri.",
    ],
    insight: [
      "Kebiasaan seperti itu biasanya mengerjakan sesuatu untuk kita: menenangkan, mengalihkan, atau mengisi yang kosong.",
      "Dorongan itu naik seperti ombak dan turun lagi, biasanya dalam belasan menit, kalau tidak langsung diikuti.",
      "Kambuh bukan berarti kembali ke nol; ia memberi tahu di mana celahnya.",
    ],
    ask: {
      story: ["Terakhir kali itu terulang, apa yang terjadi sebelumnya?"],
      trigger: ["Di jam atau suasana apa dorongannya paling kuat?"],
      meaning: ["Apa yang sebenarnya kamu cari saat melakukannya?"],
      tried: ["Apa yang pernah membuatmu bisa menahan, walau hanya sehari?"],
      support: ["Siapa yang bisa tahu soal ini tanpa menghakimimu?"],
      step: ["Penghalang kecil apa yang bisa dipasang supaya tidak semudah itu diakses?"],
    },
    tips: [
      "Saat dorongannya datang, coba tunda lima belas menit dan pindah tempat; sering kali puncaknya lewat. Lalu buat jalannya lebih susah: hapus aplikasi, titipkan kartu, atau minta satu orang menemani. Kalau sudah menguasai keuangan atau keseharian, konselor atau puskesmas bisa membantu tanpa menghakimi.",
    ],
    exercises: ["urge-wave", "hard-road"],
  },
  {
    id: "past",
    service: "wellbeing",
    label: "hal lama yang masih terbawa",
    words:
      "trauma:2 masa_lalu:2 masa_kecil:3 kecil:0 kenangan:1 dibully:3 bully:3 bullying:3 dirundung:3 luka:1 inner_child:3 bayang:1 terbayang:2",
    reflect: [
      "Kejadiannya sudah lewat, tapi rasanya masih ikut duduk bersamamu sampai sekarang.",
      "Luka lama sering muncul lagi di tempat yang tidak disangka.",
    ],
    insight: [
      "Yang dulu terlalu besar untuk anak sekecil itu, kadang baru sekarang mulai bisa dirasakan.",
      "Kamu tidak harus menceritakan semuanya; cukup sejauh yang terasa aman.",
      "Untuk luka yang dalam, berjalan bersama psikolog sering membuat langkahnya lebih aman.",
    ],
    ask: {
      trigger: ["Hal apa di hari ini yang biasanya membangunkan ingatan itu?"],
      impact: ["Bagaimana kejadian itu memengaruhi caramu dekat dengan orang sekarang?"],
      need: ["Apa yang dulu kamu butuhkan dan tidak kamu dapatkan waktu itu?"],
      support: ["Siapa yang sudah tahu tentang ini?"],
      strength: ["Apa yang membuatmu bisa sampai sejauh ini dengan membawa itu semua?"],
    },
    tips: [
      "Tidak perlu membuka semuanya sekaligus. Saat ingatan itu datang, coba sebutkan tanggal hari ini dan tiga benda di sekitarmu, supaya tubuh tahu bahwa kamu sekarang sudah di tempat lain.",
    ],
    exercises: ["senses", "kind-letter"],
  },
];
