import type { Topic } from "./table-types.ts";

export const leadershipTopics: readonly Topic[] = [
  {
    id: "new-manager",
    service: "leadership",
    label: "peran barumu memimpin",
    words:
      "diangkat:2 kepala_tim:3 ketua_tim:3 team_lead:3 team_leader:3 pertama_kali_memimpin:3 leader:2 memimpin:3 pimpin:2 kepemimpinan:3 wibawa:3 promosi:1 pemimpin:2 naik_jabatan:2 kepala_cabang:3 ketua:2",
    reflect: [
      "Dari mengerjakan sendiri lalu harus membuat orang lain mengerjakan, itu perpindahan yang jauh.",
      "Peran baru sering datang lebih cepat daripada rasa siap.",
    ],
    insight: [
      "Pemimpin baru sering mencari rasa mampu dengan tetap mengerjakan semuanya, padahal tugasnya sudah berubah.",
      "Wibawa biasanya tumbuh dari konsisten dan jelas, bukan dari galak.",
      "Memimpin orang yang kemarin setara butuh percakapan ulang tentang peran, dan itu boleh dibuka dengan jujur.",
    ],
    ask: {
      story: ["Sejak memegang peran ini, apa yang paling berbeda dari bayanganmu?"],
      heavy: ["Bagian mana dari memimpin yang paling berat sekarang?"],
      meaning: ["Pemimpin seperti apa yang ingin kamu jadi bagi mereka?"],
      trigger: ["Dalam situasi apa kamu paling merasa tidak yakin?"],
      support: ["Siapa yang bisa jadi tempat bertanyamu soal memimpin?"],
      tried: ["Apa yang sudah kamu ubah sejak memegang tim ini?"],
      strength: ["Menurutmu, apa yang dilihat orang sampai mempercayakan tim ini kepadamu?"],
      step: ["Satu kebiasaan tim apa yang paling ingin kamu mulai minggu ini?"],
      choice: ["Yang lebih sulit urusan pekerjaannya, atau urusan orangnya?"],
    },
    tips: [
      "Di bulan pertama, cukup tiga hal: bicara berdua dengan tiap orang selama tiga puluh menit, sepakati tiga prioritas tim, dan tetapkan satu pertemuan rutin yang pendek. Kejelasan itu yang membuat orang percaya, bukan jawaban untuk semuanya.",
    ],
    exercises: ["one-on-one", "role-talk", "delegation-ladder"],
  },
  {
    id: "team",
    service: "leadership",
    label: "semangat dan kinerja timmu",
    words:
      "tim:2 anak_buah:3 anggota:1 karyawan:1 kinerja:1 target:1 motivasi:2 telat:1 turnover:3 performa:1 disiplin:2 gen_z:2",
    reflect: [
      "Melihat tim tidak bergerak seperti yang diharapkan itu membuat pemimpinnya ikut lelah.",
      "Menanggung hasil yang dikerjakan banyak tangan memang tidak mudah.",
    ],
    insight: [
      "Saat kinerja turun, biasanya salah satu dari tiga: tidak jelas, tidak mampu, atau tidak mau. Obatnya berbeda-beda.",
      "Tim sering diam bukan karena setuju, tapi karena belum merasa aman berbeda.",
      "Yang tidak pernah ditanyakan pemimpin biasanya justru yang dibicarakan di belakang.",
    ],
    ask: {
      story: ["Apa yang kamu lihat dari timmu belakangan ini?"],
      heavy: ["Kalau dipilih satu, perilaku mana yang paling mengganggu hasil?"],
      since: ["Sejak kapan polanya mulai terlihat?"],
      meaning: [
        "Menurutmu, apa tandanya mereka tidak tahu caranya, tidak sanggup, atau tidak melihat gunanya?",
      ],
      tried: ["Apa yang sudah kamu lakukan untuk mengubahnya, dan apa hasilnya?"],
      support: ["Siapa di tim yang bisa jadi jembatan?"],
      better: ["Kalau tim ini sedikit lebih baik bulan depan, apa yang pertama kali terlihat?"],
      step: ["Dengan siapa kamu perlu bicara lebih dulu minggu ini?"],
      choice: ["Masalahnya lebih ke satu orang, atau ke suasana seluruh tim?"],
    },
    tips: [
      "Bicara berdua, mulai dengan bertanya: apa yang menghambatmu bulan ini, dan apa yang bisa aku bereskan. Setelah itu sepakati satu hasil yang bisa dilihat dan tanggal mengeceknya. Tanpa tanggal, obrolan baik pun menguap.",
    ],
    exercises: ["one-on-one", "three-causes"],
  },
  {
    id: "delegation",
    service: "leadership",
    label: "mendelegasikan pekerjaan",
    words:
      "delegasi:3 mendelegasikan:3 delegasikan:3 kerjakan_sendiri:2 handle:2 micro_manage:2 micromanage:2 percayakan:2 limpah:2 turun_tangan:3 bagi_tugas:2",
    reflect: [
      "Menyerahkan pekerjaan ke orang lain itu tampak sederhana, padahal ada rasa was-was di dalamnya.",
      "Sepertinya banyak hal masih bermuara ke tanganmu sendiri.",
    ],
    insight: [
      "Mengerjakan sendiri terasa lebih cepat hari ini, dan membuat bulan depan sama penuhnya.",
      "Delegasi sering gagal bukan karena orangnya, tapi karena hasil yang diharapkan hanya ada di kepala kita.",
      "Melepas bukan berarti membiarkan; ada banyak anak tangga di antaranya.",
    ],
    ask: {
      story: ["Tugas apa yang paling sering kembali ke tanganmu?"],
      meaning: ["Kalau tugas itu kamu lepas, apa yang paling kamu khawatirkan?"],
      trigger: ["Terakhir kali kamu mendelegasikan, di titik mana hasilnya meleset?"],
      tried: ["Biasanya bagaimana kamu menjelaskan tugas saat menyerahkannya?"],
      step: ["Tugas mana yang paling aman dijadikan latihan melepas?"],
      support: ["Siapa di tim yang sebenarnya sudah siap diberi lebih?"],
      choice: ["Yang lebih menahanmu soal mutu hasilnya, atau rasa tidak enak membebani orang?"],
    },
    tips: [
      "Saat menyerahkan tugas, sebut empat hal: hasil yang dianggap jadi, batas waktunya, keputusan apa yang boleh mereka ambil sendiri, dan kapan kalian mengecek bersama. Lalu tahan diri untuk tidak mengambilnya kembali di tengah jalan.",
    ],
    exercises: ["delegation-ladder", "load-list"],
  },
  {
    id: "feedback",
    service: "leadership",
    label: "memberi masukan kepada orang",
    words:
      "feedback:3 masukan:2 menegur:3 tegur:3 kritik:2 teguran:3 menilai:1 evaluasi:2 sungkan:1 penilaian:1 tegas:2 baper:2",
    reflect: [
      "Menegur orang tanpa merusak hubungan itu keterampilan yang jarang diajarkan.",
      "Sepertinya kamu ingin jujur sekaligus tidak ingin melukai.",
    ],
    insight: [
      "Teguran yang ditunda biasanya keluar lebih besar daripada kejadiannya.",
      "Orang lebih mudah menerima masukan tentang perilaku tertentu daripada tentang sifatnya.",
      "Masukan yang baik terasa seperti berpihak pada orangnya, walau isinya tidak enak.",
    ],
    ask: {
      story: ["Hal apa yang ingin kamu sampaikan, dan kepada siapa?"],
      meaning: ["Apa yang paling kamu takutkan terjadi setelah kamu menyampaikannya?"],
      tried: ["Sejauh ini, bagaimana hal itu pernah disampaikan?"],
      trigger: ["Kejadian nyata mana yang paling menggambarkan masalahnya?"],
      need: ["Setelah pembicaraan itu, perubahan apa yang ingin kamu lihat?"],
      step: ["Kapan waktu yang paling tenang untuk membicarakannya berdua?"],
      choice: ["Yang lebih sulit memulainya, atau menghadapi reaksinya?"],
    },
    tips: [
      "Pakai tiga kalimat: kejadian yang kamu lihat, dampaknya, lalu pertanyaan. Misalnya: laporan dua minggu ini masuk lewat tenggat, akibatnya tim lain menunggu; apa yang menghambat, dan apa yang kita ubah. Setelah itu diam dan dengarkan.",
    ],
    exercises: ["feedback-three", "talk-script"],
  },
  {
    id: "team-conflict",
    service: "leadership",
    label: "perselisihan di tim",
    words:
      "konflik:2 berselisih:3 bertengkar:0 kubu:3 menengahi:3 mediasi:2 ego:1 saling:1 bermusuhan:2 debat:2 divisi:1",
    reflect: [
      "Berada di tengah dua pihak yang sama-sama merasa benar itu melelahkan.",
      "Perselisihan di tim biasanya sudah lama ada sebelum akhirnya terdengar.",
    ],
    insight: [
      "Di balik dua pendapat yang bertabrakan sering ada satu ketidakjelasan peran.",
      "Penengah yang baik tidak mencari siapa yang salah, tapi apa yang dibutuhkan pekerjaan.",
      "Makin lama didiamkan, makin banyak orang yang terpaksa memilih kubu.",
    ],
    ask: {
      story: ["Bagaimana awalnya perselisihan itu?"],
      heavy: ["Dampaknya yang paling terasa ke pekerjaan apa?"],
      meaning: ["Kalau dilihat dari sisi masing-masing, apa yang sebenarnya mereka jaga?"],
      tried: ["Apa yang sudah kamu lakukan sebagai penengah?"],
      need: ["Kesepakatan seperti apa yang paling dibutuhkan tim sekarang?"],
      step: ["Siapa yang sebaiknya kamu dengar lebih dulu?"],
      choice: ["Ini lebih soal pembagian peran, atau soal hubungan pribadi?"],
    },
    tips: [
      "Dengar masing-masing sendiri lebih dulu dengan pertanyaan yang sama, baru duduk bertiga. Mulai dari hal yang disepakati, sebut satu masalah kerja yang konkret, lalu tulis siapa memutuskan apa. Hubungan sering membaik setelah perannya jelas.",
    ],
    exercises: ["three-chairs", "role-map"],
  },
  {
    id: "decision",
    service: "leadership",
    label: "keputusan yang harus kamu ambil",
    words:
      "keputusan:2 memutuskan:2 memecat:3 restrukturisasi:3 dilema:1 strategi:1 arah:0 direksi:2 stakeholder:2 prioritas:1 efisiensi:2",
    reflect: [
      "Keputusan yang menyangkut banyak orang memang berat dipikul sendiri.",
      "Sepertinya kamu sedang menimbang antara yang benar untuk tim dan yang sanggup kamu tanggung.",
    ],
    insight: [
      "Menunda keputusan juga keputusan, hanya saja orang lain yang menanggung ketidakpastiannya.",
      "Untuk keputusan yang bisa dibalik, cepat lebih baik; untuk yang tidak bisa, pelan lebih baik.",
      "Keputusan berat lebih mudah diterima kalau alasannya diceritakan, bukan hanya hasilnya.",
    ],
    ask: {
      story: ["Pilihan apa saja yang sekarang ada di depanmu?"],
      meaning: ["Dari pilihan itu, risiko mana yang paling tidak bisa kamu terima?"],
      tried: ["Informasi apa yang sudah ada, dan apa yang masih kurang?"],
      support: ["Dengan siapa kamu bisa menguji pikiranmu sebelum memutuskan?"],
      need: ["Apa yang harus tetap terjaga, apa pun keputusannya?"],
      step: ["Kapan batas waktumu sendiri untuk memutuskan?"],
      choice: ["Keputusan ini masih bisa dibalik kalau keliru, atau tidak?"],
    },
    tips: [
      "Tulis keputusannya dalam satu kalimat, tiga pilihan termasuk tidak berbuat apa-apa, dan satu ukuran terpenting. Lalu tanya: kalau enam bulan lagi ini gagal, kemungkinan besar karena apa. Jawaban itu biasanya menunjukkan apa yang perlu disiapkan.",
    ],
    exercises: ["decision-grid", "look-back"],
  },
];
