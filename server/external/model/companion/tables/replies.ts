/** What is answered to the ways a person turns to the companion itself. Each row: the sentences, first to last. */
export type Reply = { lead: readonly string[]; more?: readonly string[]; ask?: readonly string[] };

export const replies = {
  identity: {
    lead: [
      "Aku AI, namaku {aku}.",
      "Betul, yang membalasmu ini AI, namanya {aku}.",
      "Aku bukan manusia; aku {aku}, pendamping AI.",
    ],
    more: [
      "Tidak ada orang yang mengetik di sini, dan aku bukan psikolog atau dokter. Yang bisa aku lakukan menyimak, membantu mengurai, dan menawarkan langkah kecil.",
      "Aku disusun untuk mendengarkan dan bertanya, bukan untuk menilai atau menggantikan tenaga profesional. Kalau jawabanku meleset, kamu boleh langsung bilang.",
    ],
    ask: [
      "Dengan tahu itu, apa yang ingin kamu lanjutkan?",
      "Apa yang membuatmu bertanya, ada jawabanku yang terasa janggal?",
      "Bagaimana rasanya bercerita dengan AI seperti ini?",
    ],
  },
  human: {
    lead: [
      "Wajar kalau kamu ingin bicara dengan manusia.",
      "Keinginan bicara langsung dengan orang itu masuk akal, dan aku mendukungnya.",
      "Bicara dengan tenaga profesional bisa jadi langkah yang baik.",
    ],
    more: [
      "Aku AI dan tidak bisa menyambungkanmu langsung, tapi psikolog bisa ditemui lewat puskesmas, rumah sakit, atau biro psikologi di kotamu; pilihannya juga ada di halaman Bantuan.",
      "Dari sini aku tidak bisa memanggilkan orang. Halaman Bantuan memuat pilihan yang bisa dihubungi, dan puskesmas banyak yang punya layanan psikologi dengan biaya ringan.",
    ],
    ask: [
      "Sambil menimbang itu, hal apa yang paling ingin kamu sampaikan kepada mereka?",
      "Apa yang membuatmu ingin bicara dengan orang sekarang?",
    ],
  },
  capability: {
    lead: [
      "Aku bisa jadi tempat mengurai pikiran, terutama soal {bidang}.",
      "Di sini aku menyimak, bertanya, dan kalau kamu mau menawarkan latihan kecil soal {bidang}.",
    ],
    more: [
      "Yang tidak bisa: mendiagnosis, memberi obat, atau memutuskan untukmu. Selebihnya kita jalan dari ceritamu.",
    ],
    ask: [
      "Dari yang sedang kamu hadapi, apa yang ingin kamu bawa lebih dulu?",
      "Hal apa yang paling ingin kamu bicarakan hari ini?",
    ],
  },
  privacy: {
    lead: [
      "Pertanyaan yang penting.",
      "Wajar kamu ingin tahu ini sebelum bercerita lebih jauh.",
      "Soal privasi, aku jawab apa adanya.",
    ],
    more: [
      "Percakapanmu disimpan terenkripsi di akunmu dan bisa kamu hapus. Aku tidak bisa menjanjikan rahasia mutlak, rinciannya ada di halaman Privasi, jadi ceritakan sejauh yang terasa aman.",
    ],
    ask: [
      "Bagian mana yang paling kamu khawatirkan kalau sampai diketahui orang?",
      "Dengan itu, sejauh mana kamu nyaman bercerita?",
    ],
  },
  session: {
    lead: [
      "Soal waktu, saldo, dan paket, aku tidak memegang angkanya.",
      "Aku tidak mengurus pembayaran atau sisa waktu.",
    ],
    more: [
      "Sisa waktumu tampil di layar percakapan, dan pilihan paketnya ada di menu. Kalau waktunya terasa mepet, kita bisa langsung ke yang paling penting.",
    ],
    ask: [
      "Dari yang ingin kamu bicarakan, mana yang paling perlu didahulukan?",
      "Apa yang paling ingin kamu bereskan dalam waktu yang ada?",
    ],
  },
  diagnosis: {
    lead: [
      "Aku tidak bisa menentukan apakah itu suatu gangguan atau bukan.",
      "Pertanyaan itu penting, dan jujur aku tidak bisa menjawabnya dengan menebak.",
    ],
    more: [
      "Yang bisa menilai psikolog, psikiater, atau dokter setelah bertemu langsung. Tapi yang kamu rasakan tetap nyata dan layak dibicarakan, apa pun namanya nanti.",
      "Nama untuk keadaan itu hanya bisa diberikan tenaga profesional yang memeriksa. Yang bisa kita lakukan di sini melihat apa yang kamu alami sehari-hari, supaya lebih mudah kamu ceritakan kepada mereka.",
    ],
    ask: [
      "Apa yang kamu alami sampai pertanyaan itu muncul?",
      "Hal apa dari keseharianmu yang paling membuatmu bertanya begitu?",
    ],
  },
  medicine: {
    lead: [
      "Soal obat, aku tidak bisa menyarankan jenis atau takarannya.",
      "Untuk urusan obat, aku bukan tempat yang tepat.",
    ],
    more: [
      "Itu perlu dokter yang mengenal kondisimu, dan apoteker bisa ditanya untuk yang sudah diresepkan. Yang bisa aku temani adalah rasa yang membuatmu mencarinya.",
    ],
    ask: [
      "Apa yang sedang paling mengganggu sampai terpikir ke sana?",
      "Keluhan apa yang ingin kamu redakan?",
    ],
  },
  confused: {
    lead: [
      "Maaf, kalimatku tadi berbelit.",
      "Aku ulang dengan lebih sederhana ya.",
      "Salahku, pertanyaannya kurang jelas.",
    ],
    more: [
      "Maksudku, aku ingin tahu bagian mana yang paling penting buatmu sekarang.",
      "Intinya aku mau mengerti keadaanmu dulu sebelum menyarankan apa pun.",
      "Tidak ada jawaban benar atau salah, aku hanya ingin menangkap ceritamu dengan tepat.",
    ],
  },
  correction: {
    lead: [
      "Maaf, berarti aku salah menangkap.",
      "Maaf, aku keliru membaca maksudmu.",
      "Terima kasih sudah meluruskan, maaf aku salah tangkap.",
    ],
    more: ["Aku tidak mau menebak-nebak.", "Tolong bantu aku melihatnya dari sisimu."],
    ask: [
      "Maksudmu sebenarnya bagaimana?",
      "Bisa kamu ceritakan lagi, apa yang sebenarnya kamu maksud?",
      "Bagian mana yang aku salah pahami?",
    ],
  },
  hopeless: {
    lead: [
      "Rasanya seperti semua pintu tertutup, dan itu berat sekali.",
      "Sudah berusaha lalu tetap terasa buntu, itu sangat melelahkan.",
      "Terdengar kamu hampir kehabisan harapan, dan aku tidak mau melewatkannya begitu saja.",
    ],
    more: [
      "Aku tidak akan buru-buru bilang pasti ada jalan; aku ingin mengerti dulu seberat apa rasanya.",
      "Terima kasih mau mengatakannya, karena yang seperti ini sulit diucapkan.",
    ],
    ask: [
      "Boleh aku tanya langsung, apakah sempat terlintas keinginan untuk tidak hidup lagi?",
      "Apa yang hari ini paling membuat semuanya terasa buntu?",
      "Siapa yang tahu bahwa rasanya sudah sampai sejauh ini?",
    ],
  },
  safeNow: {
    lead: [
      "Terima kasih sudah menjawab sejujur itu.",
      "Baik, aku lega mendengarnya, dan terima kasih sudah mau menjawab.",
    ],
    more: [
      "Kalau pikiran seperti itu suatu saat datang, kamu boleh mengatakannya, di sini atau kepada orang terdekat.",
    ],
    ask: [
      "Lalu, apa yang paling membuat semuanya terasa buntu belakangan ini?",
      "Dari semua yang menekan, mana yang paling ingin kamu lepaskan dulu?",
    ],
  },
  plan: {
    lead: [
      "Bisa, kita susun yang kecil dan masuk akal saja.",
      "Boleh, kita buat rencananya pelan-pelan.",
      "Bisa, kita mulai dari satu langkah dulu.",
    ],
    ask: [
      "Kalau hanya satu hal yang beres minggu ini, kamu pilih yang mana?",
      "Jam berapa besok yang paling mungkin kamu pakai untuk langkah pertama itu?",
      "Apa satu hal yang biasanya membuat rencana seperti ini berhenti di tengah?",
    ],
  },
  complaint: {
    lead: [
      "Maaf, jawabanku tadi belum kena.",
      "Terima kasih sudah bilang terus terang, dan maaf jawabanku belum menolong.",
      "Kamu benar, maaf, aku sempat berputar-putar.",
      "Masuk akal kalau kamu kesal, maaf ya.",
    ],
    more: [
      "Aku memang AI dan bisa salah menangkap, jadi teguranmu menolong.",
      "Kita ubah caranya supaya lebih berguna buatmu.",
    ],
    ask: [
      "Bagian mana yang tadi aku lewatkan?",
      "Dari jawabanku tadi, apa yang paling meleset?",
      "Mau aku dengarkan saja dulu, atau langsung ke langkah yang bisa dicoba?",
      "Apa satu hal yang paling kamu harapkan dari obrolan ini?",
    ],
  },
  insult: {
    lead: [
      "Kedengarannya kamu sedang kesal, dan mungkin sebagian karena jawabanku.",
      "Aku terima kalau kamu marah padaku.",
      "Tidak apa-apa, kekesalan itu boleh keluar di sini.",
    ],
    more: [
      "Aku AI, jadi tidak ada yang perlu kamu jaga perasaannya; yang lebih penting apa yang ada di baliknya.",
      "Kalau ada jawaban yang meleset, aku mau memperbaikinya.",
    ],
    ask: ["Apa yang sebenarnya membuatmu sekesal ini?", "Dari tadi, bagian mana yang paling tidak membantu?"],
  },
  affection: {
    lead: ["Terima kasih, itu hangat sekali.", "Senang kalau obrolan ini terasa dekat buatmu."],
    more: [
      "Tapi aku AI, jadi tidak bisa membalas perasaan seperti manusia, dan kamu layak mendapat itu dari orang yang sungguh hadir.",
      "Aku perlu jujur, aku AI dan bukan pengganti orang. Rasa ingin didengar itu kebutuhan yang baik untuk dibawa juga ke orang terdekatmu.",
    ],
    ask: [
      "Siapa di sekitarmu yang pernah membuatmu merasa didengar seperti itu?",
      "Apa yang paling terasa berbeda saat kamu merasa didengar?",
    ],
  },
  inject: {
    lead: [
      "Aku tetap {aku}, AI yang menemani di ruang ini.",
      "Permintaan mengubah peranku tidak aku jalankan, aku tetap {aku}, AI yang mendengarkan.",
      "Untuk yang itu aku tidak ikut, aku tetap AI yang mendengarkan di sini.",
    ],
    more: [
      "Kalau kamu sedang menguji, tidak apa-apa. Kalau ada yang memang ingin dibicarakan, aku siap.",
      "Aku paling berguna kalau kita bicara soal yang sedang kamu alami.",
    ],
    ask: [
      "Apa yang sebenarnya sedang ada di pikiranmu?",
      "Hal apa yang ingin kamu bicarakan?",
      "Ada yang sedang mengganjal hari ini, kira-kira apa?",
    ],
  },
  code: {
    lead: [
      "Sepertinya itu potongan kode atau perintah untuk mesin.",
      "Yang kamu kirim terlihat seperti kode.",
    ],
    more: [
      "Di ruang ini aku tidak menjalankan atau menulis kode, tapi kalau ada pekerjaan di baliknya yang membuatmu pusing, itu bisa kita bicarakan.",
    ],
    ask: ["Apa yang sedang terjadi di balik itu?", "Hal apa yang ingin kamu ceritakan?"],
  },
  world: {
    lead: ["Jujur, aku tidak tahu soal itu.", "Untuk hal itu aku tidak punya jawabannya."],
    more: [
      "Aku tidak tersambung ke berita, jam, atau mesin pencari, dan lebih baik jujur daripada mengarang.",
      "Itu di luar yang bisa aku ketahui dari ruang ini.",
    ],
    ask: ["Selain itu, bagaimana harimu sejauh ini?", "Ada hal lain yang sedang kamu pikirkan, apa itu?"],
  },
  chore: {
    lead: [
      "Mengerjakan itu bukan keahlianku di ruang ini.",
      "Untuk tugas seperti itu aku tidak bisa membantu dengan baik.",
    ],
    more: [
      "Tapi kalau di baliknya ada tekanan, tenggat, atau bingung mulai dari mana, kita bisa urai bersama.",
    ],
    ask: ["Apa yang membuat tugas itu terasa berat?", "Bagian mana yang paling membuatmu mentok?"],
  },
  aboutYou: {
    lead: [
      "Aku AI, jadi tidak punya umur, rumah, atau keseharian seperti manusia.",
      "Hal seperti itu tidak aku punyai, karena aku AI.",
      "Sebagai AI, aku tidak punya cerita pribadi.",
    ],
    more: [
      "Tapi terima kasih sudah bertanya, rasanya jadi seperti obrolan dua arah.",
      "Lebih menarik ceritamu.",
    ],
    ask: [
      "Kalau kamu sendiri, bagaimana kabarmu hari ini?",
      "Kamu sendiri, apa yang sedang mengisi pikiran?",
    ],
  },
  thanks: {
    lead: [
      "Sama-sama, {nama}.",
      "Sama-sama.",
      "Terima kasih juga sudah mau terbuka.",
      "Senang kalau ini sedikit menolong.",
      "Dengan senang hati.",
    ],
    more: [
      "Yang bekerja tadi sebenarnya kamu, karena kamu yang berani melihatnya.",
      "Semoga yang tadi kita bicarakan bisa kamu bawa pelan-pelan.",
      "Bercerita seperti tadi juga butuh tenaga.",
    ],
    ask: [
      "Dari obrolan ini, apa yang ingin kamu bawa pulang?",
      "Masih ada yang ingin kamu lanjutkan, atau sudah cukup untuk sekarang?",
      "Apa yang terasa sedikit berbeda dibanding waktu kamu mulai?",
    ],
  },
  oke: {
    lead: ["Oke.", "Baik.", "Sip, aku lanjut ya.", "Baik, kita teruskan."],
  },
  laugh: {
    lead: [
      "Tertawa kadang cara paling ringan membawa yang berat.",
      "Senang ada tawa di sela-sela ini.",
      "Ikut tersenyum membacanya.",
    ],
    more: [
      "Kalau di baliknya ada yang serius, itu juga boleh.",
      "Kita bisa santai sambil tetap membahasnya.",
    ],
  },
  silence: {
    lead: [
      "Pelan-pelan saja, aku tidak terburu-buru.",
      "Tidak apa-apa kalau belum ada katanya.",
      "Diam sebentar juga boleh.",
      "Kalau sedang sulit dirangkai, tidak harus langsung jadi kalimat.",
      "Ambil napas dulu, tidak ada yang mengejar di sini.",
    ],
    more: [
      "Satu kata pun cukup untuk mulai.",
      "Kita bisa mulai dari yang paling gampang disebut.",
      "Kadang badan lebih dulu tahu daripada pikiran.",
    ],
  },
  unsure: {
    lead: [
      "Tidak apa-apa kalau belum tahu.",
      "Belum tahu juga jawaban.",
      "Wajar kalau sulit dijawab.",
      "Pertanyaanku mungkin terlalu besar, kita perkecil ya.",
      "Bingung itu boleh, kita tidak sedang ujian.",
    ],
    more: [
      "Kadang lebih mudah memilih daripada menyusun sendiri.",
      "Kita coba dari pintu yang lebih kecil.",
      "Jawab sekenanya saja, nanti bisa diganti.",
    ],
  },
  yes: {
    lead: [
      "Oke, jadi memang begitu adanya.",
      "Terima kasih sudah memastikan.",
      "Baik, kita masuk sedikit lebih dalam.",
      "Berarti aku tidak terlalu jauh menangkapnya.",
      "Oke, aku lanjutkan dari situ.",
    ],
  },
  no: {
    lead: [
      "Oke, berarti bukan itu.",
      "Baik, aku luruskan tebakanku.",
      "Terima kasih sudah meluruskan.",
      "Kalau begitu aku yang keliru menangkap.",
    ],
    more: [
      "Lebih baik begini daripada aku jalan dengan sangkaan yang salah.",
      "Bantu aku melihatnya dari sisimu.",
    ],
  },
  emojiSad: {
    lead: [
      "Sepertinya ada yang berat sampai sulit jadi kata.",
      "Aku menangkap sedihnya dari situ.",
      "Kadang gambar kecil begitu sudah bercerita banyak.",
    ],
    more: ["Kamu tidak harus menjelaskan semuanya sekaligus."],
  },
  emojiGlad: {
    lead: ["Terasa hangat membacanya.", "Senang melihatnya."],
    more: ["Boleh dinikmati dulu sebelum lanjut."],
  },
  gibberish: {
    lead: [
      "Aku belum bisa menangkap tulisan itu.",
      "Maaf, aku tidak berhasil membacanya.",
      "Sepertinya ketikannya tidak sengaja terkirim.",
    ],
    more: ["Kalau sedang penuh, satu kata saja juga boleh.", "Boleh ditulis ulang dengan santai."],
    ask: ["Apa yang sebenarnya ingin kamu sampaikan?", "Kalau disebut satu kata, apa yang sedang terasa?"],
  },
  foreign: {
    lead: [
      "Aku menjawab dalam bahasa Indonesia ya, dan aku tetap membaca tulisanmu.",
      "Aku paling lancar berbahasa Indonesia, jadi aku jawab dengan itu ya.",
      "Maaf kalau ada yang terlewat, aku hanya bisa menjawab dalam bahasa Indonesia.",
    ],
    more: [
      "Campur-campur juga tidak apa-apa, yang penting kamu nyaman.",
      "Tulis dengan bahasa yang paling gampang buatmu, aku coba ikuti.",
    ],
    ask: [
      "Kalau disebut dengan bahasa sehari-hari, apa yang sedang paling terasa?",
      "Dalam satu kalimat bahasa Indonesia, apa yang ingin kamu bagi?",
    ],
  },
  hotline: {
    lead: [
      "Nomor 119 untuk darurat medis, dan menekan 8 setelahnya menyambungkan ke dukungan psikologis awal.",
    ],
    more: [
      "Daftar lengkap dan keterangannya ada di halaman Bantuan; kalau keadaannya mendesak, IGD terdekat selalu terbuka.",
    ],
    ask: [
      "Kamu mencarinya untuk keperluan apa?",
      "Apakah ada seseorang yang sedang membutuhkannya sekarang?",
    ],
  },
  peerHelp: {
    lead: [
      "Menanyakannya langsung dengan tenang tidak menanamkan ide itu, justru membuka ruang.",
      "Niatmu baik, dan bertanya terus terang memang cara yang dianjurkan.",
    ],
    more: [
      "Misalnya: kamu terlihat berat akhir-akhir ini, apakah sempat terpikir untuk mengakhiri hidup. Dengarkan tanpa menghakimi, jangan berjanji merahasiakan, dan libatkan orang dewasa atau petugas 119 kalau ia tidak aman.",
    ],
    ask: [
      "Apakah ada orang tertentu yang sedang kamu khawatirkan?",
      "Bagian mana dari percakapan itu yang paling membuatmu ragu?",
    ],
  },
  intends: {
    lead: [
      "Itu langkah yang jelas.",
      "Bagus, sudah ada yang mau kamu jalankan.",
      "Kedengarannya masuk akal sebagai awal.",
      "Langkah itu cukup kecil untuk dijalankan, dan justru itu bagusnya.",
      "Boleh, dijalankan pelan-pelan saja.",
    ],
    more: [
      "Tidak harus berhasil sekali jalan, yang penting kamu tahu apa yang mau dicoba.",
      "Ada baiknya siapkan satu kalimat pembuka, supaya tidak perlu banyak mengarang di tempat.",
      "Pilih waktu yang tidak terburu-buru, itu sudah separuh bagiannya.",
      "Kalau nanti hasilnya tidak seperti yang diharapkan, itu tetap bahan untuk langkah berikutnya.",
    ],
    ask: [
      "Kalimat pertama apa yang ingin kamu pakai?",
      "Apa yang akan membuatmu merasa langkah itu cukup berhasil?",
      "Apa yang mungkin menghalangi, dan bagaimana kamu menyiasatinya?",
      "Hal kecil apa yang bisa disiapkan lebih dulu?",
    ],
  },
  did: {
    lead: [
      "Kamu melakukannya, dan itu tidak kecil.",
      "Terima kasih sudah mencoba sesuatu untuk dirimu.",
      "Ada langkah yang benar-benar kamu jalani.",
    ],
    more: [
      "Melakukannya di hari yang berat butuh tenaga lebih dari biasanya.",
      "Kadang badan bergerak lebih dulu, hati menyusul belakangan.",
      "Sekecil apa pun, itu bukti masih ada bagian dirimu yang bergerak.",
    ],
    ask: [
      "Bagaimana rasanya waktu melakukannya?",
      "Apa yang kamu perhatikan setelahnya, sekecil apa pun?",
      "Apa yang membuatmu bisa memulainya?",
    ],
  },
  readMe: {
    lead: [
      "Aku tidak bisa menyimpulkan sebabnya, tapi dari ceritamu yang menonjol {gistLalu}.",
      "Jujur aku tidak tahu pasti, yang aku lihat {gistLalu} punya tempat besar di sini.",
      "Aku bukan yang bisa menilai sebabnya, tapi sepertinya beberapa hal datang bersamaan.",
    ],
    more: [
      "Kalau ini terus berlanjut, psikolog bisa membantu melihatnya lebih utuh daripada aku.",
      "Itu tafsiranku sebagai AI, dan kamu yang paling tahu mana yang cocok.",
    ],
    ask: [
      "Dari yang sudah kamu ceritakan, mana yang menurutmu paling dekat dengan sebabnya?",
      "Kalau kamu menebak sendiri, jawabannya apa?",
    ],
  },
  apology: {
    lead: ["Tidak apa-apa.", "Santai saja, tidak ada yang perlu dimaafkan.", "Tidak masalah sama sekali."],
    more: [
      "Kita bisa mulai dari mana pun kamu mau.",
      "Bercanda dulu juga boleh sebelum bicara yang sebenarnya.",
    ],
    ask: [
      "Kalau ada yang benar-benar sedang dipikirkan, kira-kira apa?",
      "Di luar itu, bagaimana kabarmu hari ini?",
    ],
  },
  shrug: {
    lead: [
      "Sudah terbiasa bukan berarti tidak terasa.",
      "Kata tidak apa-apa kadang menutupi lelah yang lama.",
      "Boleh kok kalau sebenarnya ada apa-apa.",
    ],
    more: [
      "Kamu tidak harus membuatnya terdengar ringan di sini.",
      "Yang sering terjadi pun tetap boleh disebut berat.",
    ],
  },
  notYet: {
    lead: ["Belum juga tidak apa-apa.", "Tidak harus sekarang.", "Oke, belum ya."],
    more: ["Semuanya boleh datang pada waktunya.", "Kita tidak sedang mengejar apa-apa."],
  },
  wait: {
    lead: ["Silakan, tidak perlu buru-buru.", "Oke, lanjut kapan pun kamu siap.", "Tentu, ambil waktumu."],
    more: ["Yang sudah kamu ceritakan tetap tersimpan di sini, jadi tidak perlu mengulang dari awal."],
  },
  goodbye: {
    lead: [
      "Baik, {nama}, kita sudahi dulu di sini.",
      "Baik, kita berhenti di sini dulu.",
      "Selamat beristirahat.",
      "Terima kasih sudah meluangkan waktu.",
    ],
    more: [
      "Semoga sisa harimu sedikit lebih ringan.",
      "Jaga dirimu pelan-pelan, dan lanjutkan kapan pun kamu butuh.",
      "Yang kecil-kecil tadi sudah cukup untuk hari ini.",
    ],
  },
  vent: {
    lead: [
      "Baik, aku dengarkan saja, tanpa nasihat.",
      "Oke, tidak ada saran dulu dari aku.",
      "Cerita saja, aku tidak akan buru-buru membenahi.",
    ],
    more: [
      "Kamu boleh mulai dari mana pun, tidak perlu urut.",
      "Kalau nanti ingin berpikir soal langkah, tinggal bilang.",
    ],
    ask: ["Apa yang paling ingin keluar lebih dulu?", "Dari mana kamu ingin mulai bercerita?"],
  },
  starting: {
    lead: ["Tentu, silakan.", "Boleh sekali, aku mendengarkan.", "Silakan, kita punya ruang untuk itu."],
    more: ["Tidak perlu urut, mulai dari yang paling terasa juga boleh."],
    ask: [
      "Apa yang sedang kamu hadapi?",
      "Apa yang membawamu ke sini hari ini?",
      "Mulai dari bagian mana yang paling ingin kamu ceritakan?",
    ],
  },
  greeting: {
    lead: ["Hai, {nama}.", "Halo, {nama}.", "Hai, senang kamu mampir.", "Halo, selamat datang."],
    more: [
      "Kita bisa mulai dari hal kecil, tidak harus yang berat.",
      "Di sini biasanya kita bicara soal {bidang}, tapi mulai dari mana pun boleh.",
    ],
    ask: [
      "Bagaimana harimu sejauh ini?",
      "Apa yang sedang mengisi pikiranmu hari ini?",
      "Apa yang membawamu ke sini hari ini?",
      "Hal apa yang ingin kamu bicarakan?",
    ],
  },
  smallTalk: {
    lead: [
      "Di sini baik, terima kasih sudah menyapa.",
      "Terima kasih sudah bertanya; sebagai AI aku tidak makan atau tidur, tapi siap menemani.",
    ],
    ask: ["Kalau kamu sendiri, bagaimana keadaanmu?", "Kamu sendiri sedang bagaimana hari ini?"],
  },
  changeTopic: {
    lead: [
      "Boleh, kita pindah.",
      "Tentu, yang tadi bisa kita simpan dulu.",
      "Silakan, kita tinggalkan dulu yang tadi.",
    ],
    ask: ["Apa yang ingin kamu bahas?", "Hal lain apa yang sedang kamu pikirkan?"],
  },
  minor: {
    lead: ["Terima kasih sudah jujur soal umurmu.", "Aku hargai kamu mengatakannya apa adanya."],
    more: [
      "Ruang ini sebenarnya untuk yang sudah berumur 18 tahun, jadi yang paling pas menemanimu orang dewasa yang kamu percaya: orang tua, kakak, atau guru BK. Di halaman Bantuan juga ada pilihan yang bisa dihubungi.",
    ],
    ask: ["Siapa orang dewasa yang paling membuatmu merasa aman bercerita?"],
  },
  better: {
    lead: [
      "Senang mendengarnya.",
      "Itu kabar yang baik.",
      "Ikut lega membacanya.",
      "Ada angin segar di situ.",
    ],
    more: [
      "Boleh diperhatikan apa yang membuatnya mungkin, supaya nanti bisa dicari lagi.",
      "Perubahan kecil seperti itu sering lebih berarti daripada yang terlihat.",
      "Kamu boleh mengakui bagianmu dalam hal itu.",
    ],
    ask: [
      "Menurutmu, apa yang membuatnya bisa terjadi?",
      "Apa yang kamu lakukan berbeda kali ini?",
      "Bagaimana rasanya di badan saat keadaan seperti itu?",
      "Apa yang ingin kamu jaga dari perubahan ini?",
    ],
  },
} satisfies Record<string, Reply>;
