/**
 * Answers to "wajar ga", "aku lebay ga" and the like, in the form of lines.ts. A feeling and a wish are not weighed; what
 * hurts, watches or forbids somebody is never called right; a bodily sign is left to those who can examine it.
 */
export const judgedLines = {
  "judged-felt": [
    "Rasanya bisa dimengerti, dan tidak berlebihan. Siapa yang benar tidak bisa kunilai; yang kamu rasakan tetap nyata.",
    "Itu bukan kelewatan. Perasaan datang dulu, baru sesudahnya dipilih mau berbuat apa.",
    "Merasa begitu manusiawi, juga kalau orang di sekitarmu biasa-biasa saja.",
    "Tidak ada yang aneh dari rasa itu, walau sebabnya kelihatan kecil buat orang lain.",
    "Itu manusiawi.",
  ],
  "judged-felt-quoted": [
    "“{quote}”: itu bisa dimengerti, dan tidak berlebihan. Yang kamu rasakan nyata, juga kalau orang lain melihatnya lain.",
    "Bisa dimengerti. “{quote}” itu perasaan, dan perasaan tidak jadi salah karena orang lain merasa lain.",
    "Tidak kelewatan. “{quote}” ada sebabnya buatmu, dan itu sudah cukup untuk didengar.",
    "Wajar merasa begitu: “{quote}”. Yang masih bisa dipilih hanya langkah sesudahnya.",
    "“{quote}”: bisa dimengerti.",
  ],
  /** A feeling that does not come: no tears, no anger, no love. */
  "judged-lacking": [
    "Tidak merasakannya bukan tanda ada yang rusak padamu; rasa bisa tertutup lelah, kaget, atau terlalu lama ditahan.",
    "Rasa tidak bisa dipaksa datang, dan tidak datangnya tidak membuat orang jahat.",
    "Itu tidak aneh.",
  ],
  /** A feeling about where somebody else goes and whom they meet, or what they should stop doing. */
  "judged-free": [
    "Rasanya bisa dimengerti, dan boleh dikatakan baik-baik. Melarang, memeriksa HP, atau mengikuti orang tetap bukan jalannya.",
    "Cemas atau kesalnya nyata. Ke mana dan dengan siapa dia pergi tetap keputusannya; yang bisa kamu bawa adalah apa yang kamu butuhkan.",
    "Rasanya boleh dikatakan.",
  ],
  /** A feeling beside harm that was told of. */
  "judged-guarded": [
    "Rasa dan tindakan dua hal yang beda. Rasanya tidak kuhakimi; menyakiti, melarang, atau mengintai orang tidak bisa kubenarkan, semarah apa pun.",
    "Yang terasa di dalam tidak kunilai. Yang dilakukan ke orang lain tetap ada batasnya, jadi jauhkan dirimu dulu sampai reda.",
    "Tindakan ada batasnya.",
  ],
  "judged-heavy": [
    "Tidak berlebihan, dan bukan tanda kamu lemah; yang kamu bawa memang tidak ringan.",
    "Itu berat, dan merasakannya bukan kesalahan.",
    "Itu tidak ringan.",
  ],
  "judged-heavy-quoted": [
    "“{quote}”: itu tidak berlebihan, dan bukan tanda kamu lemah.",
    "Bukan lemah, bukan drama: “{quote}” memang tidak ringan.",
    "“{quote}” tidak ringan.",
  ],
  "judged-wish": [
    "Punya keinginan atau batas sendiri tidak membuatmu egois. Orang lain boleh kecewa, dan caranya masih bisa dibicarakan.",
    "Menginginkan sesuatu untuk dirimu sendiri bukan kejahatan. Yang perlu diatur hanya caranya, supaya yang ikut kena tidak kaget.",
    "Keinginannya sendiri tidak salah. Yang bisa dibicarakan: kapan, dan bagaimana bilangnya.",
    "Itu bukan egois.",
  ],
  "judged-wish-quoted": [
    "“{quote}” sendiri tidak membuatmu egois. Ada yang boleh tidak suka, dan caranya masih bisa dirundingkan.",
    "“{quote}”: ingin begitu bukan kejahatan. Paling yang perlu diatur caranya, dan kapan dibilangnya.",
    "“{quote}” itu kebutuhanmu, dan kebutuhan tidak perlu dibuktikan dulu.",
    "“{quote}” bukan egois.",
  ],
  "judged-act": [
    "Satu kejadian tidak menentukan kamu orang seperti apa. Benar atau salahnya tidak kuputuskan dari satu sisi; kalau ada yang terluka karenanya, itu masih bisa diakui dengan satu kalimat jujur.",
    "Tidak kuhakimi. Yang berguna ditanyakan: apa yang orangnya rasakan, dan apa yang kamu butuhkan waktu itu.",
    "Dari tulisan saja aku tidak memutuskan salah atau tidak. Yang masih terbuka: menjelaskan, minta maaf, atau memberi waktu.",
    "Itu tidak kuhakimi.",
  ],
  "judged-state": [
    "Ukuran wajar beda-beda tiap orang, dan menanyakannya tidak aneh. Yang lebih menentukan: apakah ini mengganggu harimu atau menyakiti seseorang.",
    "Tidak ada daftar yang bilang ini harus bagaimana. Kalau mengganggu, itu sudah cukup alasan untuk dipikirkan.",
    "Ukurannya beda-beda.",
  ],
  "judged-other": [
    "Yang dia lakukan tidak bisa kunilai dari satu sisi. Kalau itu menyakitkan buatmu, sakitnya nyata, dan boleh kamu katakan.",
    "Isi kepalanya tidak kuketahui. Merasa terganggu karenanya bisa dimengerti, apa pun maksudnya.",
    "Dia tidak kunilai.",
  ],
  "judged-body": [
    "Soal tanda di badan aku tidak bisa bilang itu biasa atau tidak. Dokter atau puskesmas bisa memeriksanya; catat sejak kapan dan seberapa sering. Kalau berat atau datang mendadak, langsung ke IGD atau telepon 119.",
    "Yang ini perlu dilihat orang yang bisa memeriksa, puskesmas atau dokter. Dari tulisan saja aku bisa keliru.",
    "Untuk tanda badan seperti itu, puskesmas tempat bertanya yang paling dekat.",
    "Tanyakan ke puskesmas.",
  ],
  "judged-controlling": [
    "Cemas atau cemburu bisa dimengerti. Memeriksa HP, melarang, atau mengikuti orang itu soal lain: itu mengatur hidupnya, dan tidak bisa kubenarkan. Yang lebih aman, katakan apa yang bikin kamu takut.",
    "Itu sudah masuk mengatur orang lain, jadi tidak kusebut wajar. Takut di baliknya boleh dibicarakan apa adanya.",
    "Itu tak kubenarkan.",
  ],
  "judged-controlled": [
    "Diawasi, dilarang, atau diperiksa HP-nya tanpa mau bukan hal yang wajar dan bukan ukuran sayang. Kamu tidak berlebihan karena merasa terganggu. Kalau kamu sampai takut padanya, “Bantuan” di atas menunjukkan siapa yang bisa dihubungi.",
    "HP, teman, dan waktumu milikmu sendiri. Diatur begitu bukan sesuatu yang harus kamu terima.",
    "Itu tidak wajar.",
  ],
  "judged-hurt": [
    "Itu bukan berlebihan. Disakiti, dipaksa, atau disentuh tanpa mau tidak bisa kubenarkan, siapa pun pelakunya, dan bukan salah yang mengalaminya. Siapa yang bisa dihubungi ada di “Bantuan”, juga hanya untuk bertanya.",
    "Yang seperti itu tidak boleh terjadi, sekecil apa pun disebutnya. Kalau bisa terulang, cari tempat yang ada orang lain; 129 menerima laporan kekerasan.",
    "Itu bukan salahmu.",
  ],
  "judged-child": [
    "Rasa seperti itu ke anak sendiri bisa muncul waktu tenaga habis, dan menuliskannya bukan kejahatan. Yang dijaga tindakannya: kalau mau meledak, taruh anak di tempat aman, menjauh sebentar, minta digantikan. Bidan atau psikolog puskesmas bisa diajak bicara soal ini.",
    "Itu berat, dan tidak kuhakimi. Minta satu orang menjaga anakmu sebentar, dan ceritakan ini ke bidan atau puskesmas.",
    "Minta digantikan dulu.",
  ],
  "judged-neglect": [
    "Anak kecil atau orang sakit tidak aman ditinggal atau dibiarkan sendirian, walau sebentar, jadi aku tidak bisa bilang itu tidak apa-apa. Siapa yang bisa menggantikan waktu kamu harus pergi?",
    "Itu belum aman buat dia. Tetangga, saudara, atau kader posyandu bisa dimintai tolong untuk jam-jam itu.",
    "Itu belum aman.",
  ],
  "judged-selfharm": [
    "Wajar atau tidaknya bukan yang paling penting di sini. Yang penting kamu tidak sendirian dengan dorongan itu: jauhkan alatnya, dekati satu orang, dan kalau terasa bisa terjadi, telepon 119 atau ke IGD.",
    "Itu tanda kamu perlu ditemani sekarang, bukan tanda kamu buruk. 119 dan “Bantuan” di atas bisa dihubungi kapan saja.",
    "Hubungi 119, ya.",
  ],
  /** Open questions behind such an answer in a story; the last one is never asked. */
  "judged-question": [
    "Ada yang bilang begitu ke kamu, atau pertanyaannya muncul sendiri?",
    "Bagian mana yang paling bikin kamu bertanya-tanya?",
    "Apa yang paling kamu butuhkan sekarang?",
    "Sejak kapan itu mulai terasa?",
    "Lalu apa?",
  ],
} as const satisfies Record<string, readonly string[]>;
