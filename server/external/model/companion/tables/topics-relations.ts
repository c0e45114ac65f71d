import type { Topic } from "./table-types.ts";

export const relationTopics: readonly Topic[] = [
  {
    id: "partner",
    service: "relations",
    label: "hubunganmu dengan pasangan",
    words:
      "pacar:1 pasangan:2 hubungan:1 bertengkar:1 toxic:1 posesif:2 tunangan:2 toxic_relationship:3 red_flag:2 silent_treatment:3 didiamkan:1 cuek:1 komunikasi:1 suami:1 istri:1 pacaran:1",
    reflect: [
      "Hubungan yang dekat memang tempat kita paling mudah terluka, karena di sana kita paling terbuka.",
      "Sepertinya ada yang mengganjal antara kalian, dan belum menemukan kata yang pas.",
    ],
    insight: [
      "Pertengkaran yang berulang jarang soal topiknya; biasanya soal merasa tidak didengar atau tidak penting.",
      "Diamnya seseorang bisa berarti banyak hal, dan otak kita cenderung memilih arti yang paling menyakitkan.",
      "Dua orang bisa sama-sama lelah dan sama-sama merasa paling berusaha.",
    ],
    ask: {
      story: ["Kejadian terakhir yang paling membekas antara kalian seperti apa?"],
      heavy: ["Dari yang terjadi, bagian mana yang paling menyakitkan buatmu?"],
      trigger: ["Biasanya kalian mulai berselisih saat membahas apa?"],
      since: ["Sejak kapan suasananya mulai berubah?"],
      need: [
        "Apa yang sebenarnya ingin kamu dengar darinya?",
        "Hal apa yang paling kamu butuhkan dari hubungan ini sekarang?",
      ],
      meaning: ["Saat dia bersikap begitu, apa yang kamu artikan tentang dirimu?"],
      tried: ["Bagaimana biasanya kamu menyampaikannya, dan apa jawabannya?"],
      better: ["Kalau minggu depan hubungan kalian sedikit lebih hangat, apa yang kelihatan berbeda?"],
      choice: ["Yang lebih kamu rasakan sekarang ingin diperbaiki, atau ingin dimengerti dulu?"],
    },
    tips: [
      "Pilih waktu saat kalian sama-sama tidak lapar, lelah, atau di tengah ribut. Mulai dari satu kejadian, sebut perasaanmu, lalu satu permintaan yang jelas, misalnya: waktu pesanku tidak dibalas seharian, aku merasa tidak penting; bisa tidak kita saling kabar sebelum tidur.",
    ],
    exercises: ["talk-script", "needs-list"],
  },
  {
    id: "jealousy",
    service: "relations",
    label: "rasa cemburu",
    words: "cemburu:3 curiga:2 posesif:1 stalking:2 insecure:1",
    reflect: [
      "Cemburu itu tidak nyaman, apalagi kalau kamu sendiri tidak ingin merasakannya.",
      "Sepertinya ada rasa takut tergantikan di sana.",
    ],
    insight: [
      "Cemburu sering meminta kepastian, dan kepastian yang diminta terus-menerus jarang benar-benar menenangkan.",
      "Ada beda antara tanda yang nyata dan bayangan yang dibangun rasa takut, dan keduanya bisa terasa sama kuat.",
    ],
    ask: {
      story: ["Kejadian apa yang memunculkan cemburu itu?"],
      meaning: ["Kalau ditelusuri, apa yang paling kamu takutkan hilang?"],
      trigger: ["Hal kecil apa yang paling cepat membuatnya muncul?"],
      need: ["Kepastian seperti apa yang akan cukup buatmu?"],
      choice: ["Cemburunya lebih karena sesuatu yang kamu lihat, atau karena sesuatu yang kamu bayangkan?"],
      tried: ["Pernahkah itu kamu bicarakan dengannya, dan bagaimana jadinya?"],
    },
    tips: [
      "Pisahkan dulu apa yang benar-benar kamu lihat dan apa yang kamu simpulkan. Lalu sampaikan kebutuhannya, bukan tuduhannya: aku butuh merasa tenang, boleh kita sepakati apa yang membuat kita sama-sama nyaman.",
    ],
    exercises: ["two-columns", "talk-script"],
  },
  {
    id: "breakup",
    service: "relations",
    label: "perpisahan itu",
    words: "putus:3 diputuskan:3 mantan:1 move_on:3 balikan:2 berpisah:2 patah_hati:3 ditinggalkan:1 move:1",
    reflect: [
      "Kehilangan seseorang yang dulu jadi bagian dari hari-harimu itu meninggalkan banyak ruang kosong.",
      "Putus bukan cuma kehilangan orangnya, tapi juga rencana dan kebiasaan yang ikut pergi.",
    ],
    insight: [
      "Hati biasanya tertinggal beberapa langkah di belakang keputusan.",
      "Rindu setelah putus tidak otomatis berarti harus kembali; kadang ia hanya kebiasaan yang mencari tempatnya.",
      "Melihat kabarnya terus-menerus membuat luka yang mulai kering terbuka lagi.",
    ],
    ask: {
      story: ["Bagaimana perpisahan itu terjadi?", "Apa yang terjadi sebelum kalian sampai di titik itu?"],
      heavy: ["Sekarang, bagian mana yang paling sulit dilepas?"],
      trigger: ["Di saat seperti apa ingatan tentangnya paling kuat?"],
      meaning: ["Apa yang menurutmu ikut hilang bersama hubungan itu?"],
      tried: ["Apa yang sejauh ini membantumu melewati hari?"],
      support: ["Siapa yang menemanimu sejak itu?"],
      better: ["Kalau sebulan lagi terasa sedikit lebih ringan, apa yang sudah bisa kamu lakukan lagi?"],
      choice: ["Yang lebih berat sekarang rindunya, atau pertanyaan kenapa?"],
    },
    tips: [
      "Beri jarak yang jelas dulu, misalnya berhenti melihat profilnya selama dua minggu, dan isi jam yang paling rawan dengan satu kegiatan tetap. Tidak perlu langsung ikhlas; cukup kurangi yang membuka lukanya.",
    ],
    exercises: ["unsent-letter", "tiny-thing"],
  },
  {
    id: "trust",
    service: "relations",
    label: "kepercayaan yang retak",
    words:
      "selingkuh:3 diselingkuhi:3 berbohong:2 dibohongi:3 khianat:3 dikhianati:3 percaya:1 kepercayaan:2 hp:0 chat:0 orang_ketiga:3 pelakor:3",
    reflect: [
      "Saat kepercayaan retak, yang goyah bukan hanya hubungannya, tapi juga rasa yakin pada penilaian sendiri.",
      "Mengetahui hal seperti itu bisa membuat semua kenangan dibaca ulang.",
    ],
    insight: [
      "Kepercayaan pecah dalam satu malam, tapi tumbuh lagi hanya lewat hal kecil yang konsisten.",
      "Memaafkan dan kembali adalah dua keputusan yang berbeda, dan tidak ada yang harus buru-buru.",
      "Wajar kalau kepala terus mencari detail; ia sedang berusaha memahami sesuatu yang tidak masuk akal.",
    ],
    ask: {
      story: ["Apa yang terjadi setelah kamu mengetahuinya?"],
      heavy: ["Dari semua itu, apa yang paling sulit kamu terima?"],
      since: ["Kapan kamu mulai merasa ada yang berbeda?"],
      need: ["Apa yang kamu butuhkan supaya bisa merasa aman lagi, dengan atau tanpa dia?"],
      meaning: ["Apa yang kejadian ini ubah dari caramu melihat dirimu sendiri?"],
      support: ["Siapa yang sudah kamu beri tahu soal ini?"],
      better: ["Apa yang perlu terlihat darinya sebelum kamu bisa memikirkan langkah berikutnya?"],
      choice: ["Sekarang kamu lebih butuh penjelasan, atau lebih butuh jarak?"],
    },
    tips: [
      "Jangan mengambil keputusan besar di hari yang sama. Tulis dulu tiga hal: apa yang kamu tahu pasti, apa yang belum jelas, dan syarat apa yang kamu perlukan untuk merasa aman. Bawa itu saat bicara.",
    ],
    exercises: ["needs-list", "talk-script", "unsent-letter"],
  },
  {
    id: "distance",
    service: "relations",
    label: "hubungan jarak jauh",
    words: "ldr:3 jarak_jauh:3 luar_kota:2 luar_negeri:2 jauh:1 jarang_ketemu:2 zona_waktu:2",
    reflect: [
      "Menjalani hubungan dari layar ke layar itu butuh tenaga yang tidak kelihatan.",
      "Jarak membuat hal kecil seperti pesan yang telat dibalas terasa lebih besar.",
    ],
    insight: [
      "Pada hubungan jauh, yang paling sering hilang bukan cinta, tapi hal-hal kecil sehari-hari.",
      "Kesepakatan soal kabar biasanya lebih menenangkan daripada banyaknya kabar.",
    ],
    ask: {
      story: ["Bagaimana biasanya kalian saling kabar sekarang?"],
      heavy: ["Apa yang paling berat dari jarak ini buatmu?"],
      need: ["Kabar seperti apa yang membuatmu merasa tetap dekat?"],
      meaning: ["Kalau dia sulit dihubungi, apa yang paling dulu muncul di pikiranmu?"],
      better: ["Rencana bertemu atau tinggal sekota, sejauh apa pernah kalian bicarakan?"],
    },
    tips: [
      "Buat satu kebiasaan kecil yang tetap, misalnya dua puluh menit telepon tanpa sambil apa-apa di hari tertentu, dan satu rencana bertemu yang ada tanggalnya. Keduanya memberi pegangan saat rindu.",
    ],
    exercises: ["talk-script", "needs-list"],
  },
  {
    id: "crush",
    service: "relations",
    label: "perasaanmu padanya",
    words:
      "gebetan:3 pdkt:3 ghosting:2 naksir:3 nembak:3 menembak:2 friendzone:3 hts:3 tanpa_status:3 digantung:1 situationship:3 jatuh_cinta:2 jomblo:2 ditembak:2",
    reflect: [
      "Menaruh hati pada seseorang tanpa tahu isi hatinya itu menegangkan.",
      "Digantung dalam ketidakjelasan sering lebih melelahkan daripada ditolak dengan jelas.",
    ],
    insight: [
      "Ketidakjelasan memberi ruang luas bagi harapan, dan harapan itulah yang membuat sulit beranjak.",
      "Cara seseorang menghilang lebih banyak bercerita tentang dirinya daripada tentang nilaimu.",
    ],
    ask: {
      story: ["Sejauh ini, kedekatan kalian seperti apa?"],
      meaning: ["Apa yang membuatnya terasa istimewa buatmu?"],
      need: ["Kejelasan seperti apa yang kamu butuhkan darinya?"],
      trigger: ["Sikapnya yang mana yang paling membuatmu bertanya-tanya?"],
      choice: ["Yang lebih kamu takutkan ditolak, atau terus tidak tahu?"],
      step: ["Kalimat sederhana apa yang mungkin bisa kamu sampaikan kepadanya?"],
    },
    tips: [
      "Kalau ingin jelas, cukup satu kalimat yang ringan dan jujur, misalnya: aku senang dekat denganmu dan ingin tahu kamu melihat kita seperti apa. Apa pun jawabannya, kamu berhenti menebak.",
    ],
    exercises: ["talk-script", "two-columns"],
  },
  {
    id: "marriage-plan",
    service: "relations",
    label: "rencana menikah",
    words:
      "nikah:1 lamar:1 menikah:2 melamar_nikah:3 tunangan:1 restu:3 kapan_nikah:3 seserahan:3 mahar:3 calon:1 jodoh:2 dijodohkan:3 jodoh:2 umur:0",
    reflect: [
      "Soal menikah itu jarang hanya milik dua orang; banyak suara ikut masuk.",
      "Keputusan sebesar itu wajar membawa ragu, bahkan saat hatinya sayang.",
    ],
    insight: [
      "Ragu sebelum menikah tidak selalu tanda bahaya; yang penting tahu ragunya tentang apa.",
      "Pertanyaan orang tentang kapan menikah sering terdengar ringan bagi mereka dan berat bagi yang ditanya.",
      "Hal yang sebaiknya dibicarakan sebelum menikah justru yang paling jarang romantis: uang, orang tua, anak, dan cara bertengkar.",
    ],
    ask: {
      story: ["Sejauh ini, pembicaraan soal menikah sudah sampai di mana?"],
      heavy: ["Apa yang paling membuatmu ragu atau tertekan soal ini?"],
      meaning: ["Menikah seperti apa yang kamu bayangkan untuk dirimu sendiri?"],
      need: ["Apa yang perlu jelas dulu supaya kamu bisa melangkah dengan tenang?"],
      support: ["Di antara orang terdekatmu, siapa yang bisa mendengarmu soal ini tanpa mengarahkan?"],
      choice: ["Tekanannya lebih banyak dari luar, atau dari dirimu sendiri?"],
    },
    tips: [
      "Bicarakan empat hal dengan tenang sebelum tanggal: cara mengatur uang, peran orang tua, soal anak, dan bagaimana kalian berdamai setelah bertengkar. Tidak harus sepakat semua, tapi tahu bedanya di mana.",
    ],
    exercises: ["needs-list", "decision-grid"],
  },
  {
    id: "marriage",
    service: "relations",
    label: "rumah tanggamu",
    words:
      "suami:1 istri:1 mertua:2 rumah_tangga:3 bercerai:3 nikah:1 ipar:2 kdrt:3 nafkah:3 pernikahan:2 pisah:1",
    reflect: [
      "Rumah seharusnya tempat beristirahat, jadi wajar lelah sekali kalau justru di sana tegangnya.",
      "Menjaga rumah tangga sambil menjaga hati sendiri itu pekerjaan yang tidak kelihatan.",
    ],
    insight: [
      "Dalam pernikahan, hal kecil yang tidak dibicarakan sering menumpuk jadi jarak.",
      "Lelah mengurus semuanya sambil merasa tidak dilihat itu salah satu sepi yang paling sunyi.",
      "Urusan dengan keluarga besar biasanya lebih ringan kalau pasangan berdiri di sisi yang sama.",
    ],
    ask: {
      story: ["Apa yang belakangan paling sering terjadi di rumah?"],
      heavy: ["Bagian mana dari rumah tangga ini yang paling menguras hatimu?"],
      need: ["Bantuan seperti apa yang paling kamu harapkan dari pasanganmu?"],
      since: ["Sejak kapan kamu merasa keadaannya seperti ini?"],
      tried: ["Saat kamu mencoba membicarakannya, bagaimana tanggapannya?"],
      support: ["Dari keluarga atau teman, siapa yang tahu keadaanmu sekarang?"],
      better: ["Perubahan kecil apa di rumah yang paling meringankanmu?"],
      choice: ["Yang lebih berat sekarang urusan kalian berdua, atau campur tangan orang lain?"],
    },
    tips: [
      "Coba mulai dari satu permintaan yang bisa dilihat, bukan perubahan sifat: misalnya dua malam seminggu dia yang menidurkan anak. Permintaan kecil yang berhasil lebih mudah diteruskan daripada tuntutan besar.",
    ],
    exercises: ["talk-script", "fair-share"],
  },
  {
    id: "family",
    service: "relations",
    label: "keluargamu",
    words:
      "keluarga:1 kakak:1 adik:1 saudara:2 sepupu:1 tante:1 om:1 ipar:1 rumah:0 generasi_sandwich:3 sandwich_generation:3 tulang_punggung:3 warisan:3 anak_pertama:2 anak_sulung:2",
    reflect: [
      "Urusan keluarga itu sulit karena kita tidak bisa sekadar pergi dari sana.",
      "Sepertinya di keluarga ini kamu memikul lebih banyak daripada yang terlihat.",
    ],
    insight: [
      "Peran yang kita pegang sejak kecil sering diteruskan tanpa pernah ditanya apakah kita masih sanggup.",
      "Sayang dan lelah bisa tinggal di hati yang sama; yang satu tidak membatalkan yang lain.",
      "Membatasi bukan berarti tidak sayang, kadang justru supaya bisa terus sayang.",
    ],
    ask: {
      story: ["Apa yang terjadi di rumah belakangan ini?"],
      heavy: ["Dari semua yang terjadi di rumah, mana yang paling berat buatmu?"],
      meaning: ["Apa yang paling kamu harapkan bisa berbeda di keluargamu?"],
      need: ["Apa yang ingin kamu minta dari mereka, seandainya boleh?"],
      support: ["Di keluarga, siapa yang paling bisa diajak bicara?"],
      better: ["Hal kecil apa di rumah yang kalau berubah membuatmu lebih bernapas?"],
      choice: ["Yang lebih terasa berat keadaannya, atau peranmu di dalamnya?"],
    },
    tips: [
      "Tentukan dulu apa yang sanggup kamu beri dengan rela, dalam waktu atau uang, lalu sampaikan sebagai kepastian, bukan sebagai penolakan: aku bisa bantu sekian setiap bulan, di luar itu aku belum sanggup.",
    ],
    exercises: ["boundary-line", "talk-script"],
  },
  {
    id: "parents",
    service: "relations",
    label: "hubunganmu dengan orang tua",
    words: "ibu:1 ayah:1 orang_tua:1 durhaka:3 strict:2 dituntut:1 restu:1 banding:1",
    reflect: [
      "Dengan orang tua, rasa sayang dan rasa sakit sering datang bersamaan.",
      "Ingin dimengerti oleh orang yang membesarkan kita itu keinginan yang tidak pernah terlalu tua.",
    ],
    insight: [
      "Orang tua sering menyampaikan takut dalam bentuk larangan atau tuntutan, dan yang terdengar oleh kita hanya tuntutannya.",
      "Mendengar kritik dari orang tua terasa lebih dalam karena suara mereka dulu jadi suara di kepala kita.",
      "Menghormati tidak harus berarti menuruti semuanya.",
    ],
    ask: {
      story: ["Apa yang terakhir kali terjadi antara kamu dan mereka?"],
      heavy: ["Kata atau sikap mereka yang mana yang paling membekas?"],
      need: ["Kalau mereka bisa mengerti satu hal tentangmu, apa yang kamu ingin itu?"],
      meaning: ["Saat mereka bersikap begitu, apa yang kamu simpulkan tentang dirimu?"],
      tried: ["Bagaimana biasanya kamu menanggapi mereka, dan apa yang terjadi sesudahnya?"],
      strength: ["Apa yang selama ini membuatmu tetap bisa bertahan di tengah tuntutan mereka?"],
      better: ["Obrolan seperti apa dengan mereka yang kamu bayangkan sedikit lebih baik?"],
      choice: ["Lebih sakit karena ucapannya, atau karena mereka seperti tidak melihat usahamu?"],
    },
    tips: [
      "Coba mulai dari kekhawatiran mereka, baru ke pilihanmu: aku tahu ibu takut aku susah nanti; karena itu aku sudah menyiapkan ini dan ini. Rencana yang konkret sering lebih menenangkan orang tua daripada penjelasan perasaan.",
    ],
    exercises: ["talk-script", "boundary-line"],
  },
  {
    id: "children",
    service: "relations",
    label: "peranmu sebagai orang tua",
    words:
      "anak:2 bayi:3 parenting:3 mengasuh:3 balita:3 tantrum:3 sekolah:1 menyusui:3 melahirkan:3 baby:2 hamil:2",
    reflect: [
      "Mengurus anak sambil tetap jadi diri sendiri itu pekerjaan tanpa jam pulang.",
      "Orang tua yang mengkhawatirkan caranya mengasuh biasanya orang tua yang peduli.",
    ],
    insight: [
      "Anak tidak butuh orang tua yang selalu sabar, tapi orang tua yang mau kembali setelah marah.",
      "Perilaku anak yang sulit sering cara mereka menyampaikan hal yang belum bisa diucapkan.",
      "Lelah mengasuh bukan tanda kurang sayang.",
    ],
    ask: {
      story: ["Apa yang belakangan terjadi dengan anakmu?"],
      heavy: ["Saat bersama anak, bagian mana yang paling menguras?"],
      trigger: ["Biasanya dalam keadaan apa itu terjadi?"],
      support: ["Siapa yang ikut berbagi tugas mengasuh?"],
      meaning: ["Apa yang paling kamu khawatirkan tentang anakmu?"],
      better: ["Satu momen kecil dengan anak yang ingin kamu perbanyak, apa kira-kira?"],
    },
    tips: [
      "Kalau terlanjur marah, yang paling penting adalah kembali: turunkan badan setinggi mata anak, sebut apa yang tadi terjadi, minta maaf singkat, lalu sepakati satu hal. Itu mengajarkan lebih banyak daripada tidak pernah marah.",
    ],
    exercises: ["pause-ten", "fair-share"],
  },
  {
    id: "friendship",
    service: "relations",
    label: "pertemananmu",
    words:
      "teman:1 sahabat:2 geng:2 circle:2 sirkel:2 nongkrong:1 dijauhi:2 digosipkan:1 pertemanan:3 bermuka_dua:3 tongkrongan:2 dimanfaatkan:1",
    reflect: [
      "Teman yang berubah itu sakitnya khas, karena tidak ada upacara perpisahannya.",
      "Sepertinya kamu memberi banyak di pertemanan ini dan menunggu sesuatu yang setara.",
    ],
    insight: [
      "Pertemanan jarang putus dengan jelas; ia lebih sering merenggang diam-diam, dan kita sibuk menebak salahnya di mana.",
      "Orang yang tidak enakan sering lelah bukan karena temannya jahat, tapi karena tidak pernah bilang cukup.",
    ],
    ask: {
      story: ["Apa yang berubah dari pertemanan kalian?"],
      heavy: ["Bagian mana yang paling membuatmu tersinggung atau sedih?"],
      since: ["Kapan kamu mulai merasa ada jarak?"],
      need: ["Teman seperti apa yang sebenarnya kamu butuhkan sekarang?"],
      tried: ["Sejauh apa hal itu sudah sempat kamu bicarakan dengannya?"],
      choice: ["Kamu lebih ingin memperbaikinya, atau pelan-pelan mengambil jarak?"],
    },
    tips: [
      "Sampaikan kejadian dan rasanya tanpa menyimpulkan niatnya: kemarin waktu aku tidak diajak, aku merasa ditinggal; ada yang perlu kita omongin. Dari jawabannya kamu akan tahu seberapa pertemanan ini mau dijaga.",
    ],
    exercises: ["talk-script", "one-message", "boundary-line"],
  },
];
