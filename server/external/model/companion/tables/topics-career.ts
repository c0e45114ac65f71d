import type { Topic } from "./table-types.ts";

export const careerTopics: readonly Topic[] = [
  {
    id: "overwork",
    service: "career",
    label: "beban kerja",
    words:
      "lembur:3 beban_kerja:3 pekerjaan:1 kerja:1 tumpuk:1 jam_kerja:2 akhir_pekan:1 libur:1 cuti:1 multitasking:2 jobdesk:2 jobdesc:2 begadang:1 workload:3 numpuk:2 menumpuk:2",
    reflect: [
      "Pekerjaan sepertinya sudah mengambil ruang yang bukan jatahnya.",
      "Yang masuk ke mejamu tampaknya lebih cepat daripada yang sempat selesai.",
    ],
    insight: [
      "Beban yang terlalu banyak sering tidak terlihat oleh atasan, karena yang mereka lihat hanya hasilnya tetap jadi.",
      "Orang yang bisa diandalkan biasanya diberi tambahan, bukan diberi jeda.",
      "Lelah karena volume dan lelah karena tidak ada kendali butuh jalan keluar yang berbeda.",
    ],
    ask: {
      story: ["Apa saja yang sekarang ada di mejamu?"],
      heavy: ["Dari semua pekerjaan itu, mana yang paling menguras?"],
      since: ["Sejak kapan bebannya jadi sebanyak ini?"],
      trigger: ["Apa yang berubah sampai bebannya bertambah?"],
      impact: ["Apa yang paling dulu dikorbankan karena pekerjaan ini?"],
      meaning: ["Kalau kamu bilang tidak untuk satu tugas, apa yang kamu bayangkan terjadi?"],
      tried: ["Sejauh mana atasanmu tahu jumlah pekerjaan yang kamu pegang?"],
      better: ["Kalau satu hal saja bisa diambil dari mejamu, mana yang paling melegakan?"],
      step: ["Tugas mana yang bisa dirundingkan ulang minggu ini?"],
      choice: ["Yang lebih melelahkan jumlah pekerjaannya, atau cara orang memberikannya?"],
    },
    tips: [
      "Buat daftar semua yang sedang kamu pegang dengan perkiraan jamnya, lalu bawa ke atasan dengan satu pertanyaan: dari ini, mana yang paling penting selesai minggu ini, dan mana yang boleh mundur. Itu menggeser keputusan dari pundakmu ke meja bersama.",
    ],
    exercises: ["hour-plan", "load-list", "say-no"],
  },
  {
    id: "deadline",
    service: "career",
    label: "tenggat yang mengejar",
    words: "deadline:3 tenggat:3 target:2 kejar:1 telat:1 mepet:2 submit:1 laporan:1 kpi:2 dikejar:2",
    reflect: [
      "Tenggat yang berdekatan membuat semuanya terasa mendesak sekaligus.",
      "Dikejar waktu begitu, kepala sulit memilih mana yang duluan.",
    ],
    insight: [
      "Saat semua terasa mendesak, biasanya hanya satu atau dua yang benar-benar punya akibat hari ini.",
      "Panik soal waktu sering memakan waktu lebih banyak daripada tugasnya.",
      "Mengabari lebih awal bahwa sesuatu akan terlambat hampir selalu lebih baik daripada diam sampai hari terakhir.",
    ],
    ask: {
      story: ["Tenggat apa saja yang paling dekat?"],
      heavy: ["Mana yang akibatnya paling besar kalau tidak selesai?"],
      tried: ["Sejauh ini, bagian mana yang sudah jadi?"],
      step: ["Dalam satu jam ke depan, potongan mana yang bisa selesai?"],
      better: ["Kalau boleh menggeser satu tenggat, mana yang paling menolong?"],
      meaning: ["Kalau tenggat ini meleset, apa yang paling kamu takutkan?"],
      choice: ["Yang menghambat lebih ke kurang waktu, kurang jelas tugasnya, atau sudah kehabisan tenaga?"],
    },
    tips: [
      "Urutkan dengan satu pertanyaan: mana yang kalau tidak selesai hari ini ada akibatnya. Kerjakan itu dulu selama satu jam tanpa membuka pesan, lalu kabari pihak lain soal yang akan mundur, lengkap dengan waktu barunya.",
    ],
    exercises: ["hour-plan", "ten-minutes"],
  },
  {
    id: "boss",
    service: "career",
    label: "hubunganmu dengan atasan",
    words: "bos:2 atasan:2 manajer:1 supervisor:1 direktur:1 pimpinan:1 micro_manage:3 micromanage:3",
    reflect: [
      "Atasan yang sulit bisa membuat pekerjaan yang sebenarnya disukai jadi terasa berat.",
      "Cara atasan bersikap memang banyak menentukan seperti apa rasanya berangkat kerja.",
    ],
    insight: [
      "Atasan yang keras sering sedang menyalurkan tekanan dari atasnya, walau itu tidak membuat caranya jadi benar.",
      "Yang melelahkan dari atasan seperti itu biasanya berjaga-jaga setiap saat, bukan tugasnya.",
      "Di depan orang yang menilai kita, wajar kalau suara sendiri jadi mengecil.",
    ],
    ask: {
      story: ["Ceritakan satu kejadian dengan atasanmu yang paling membekas, seperti apa?"],
      heavy: ["Dari sikapnya, apa yang paling mengganggumu?"],
      since: ["Sejak kapan sikapnya seperti itu?"],
      trigger: ["Biasanya apa yang membuat sikap itu muncul?"],
      impact: ["Bagaimana itu memengaruhi caramu bekerja?"],
      tried: ["Apa yang sudah kamu coba saat menghadapinya?"],
      need: ["Perlakuan seperti apa yang sebenarnya kamu harapkan darinya?"],
      support: ["Di kantor, siapa yang melihat dan mengerti keadaanmu?"],
      better: ["Kalau satu sikapnya bisa berubah, mana yang paling meringankanmu?"],
      choice: ["Yang lebih sulit soal caranya bicara, atau soal tuntutannya?"],
    },
    tips: [
      "Pilih satu kejadian, bukan semuanya, dan minta waktu lima belas menit. Sebut faktanya, akibatnya ke pekerjaan, lalu usulmu: kemarin revisi datang jam sepuluh malam dan hasilnya jadi kurang rapi; bisa tidak kita sepakati batas revisi jam lima.",
    ],
    exercises: ["talk-script", "fact-notes"],
  },
  {
    id: "colleague",
    service: "career",
    label: "suasana dengan rekan kerja",
    words:
      "rekan:2 rekan_kerja:3 teman_kerja:3 teman_kantor:3 senior:2 gosip:2 digosipkan:2 menjilat:2 toxic:1 politik:2 dikucilkan:2 junior:1 iri:0",
    reflect: [
      "Suasana dengan rekan kerja itu dihirup delapan jam sehari, jadi wajar ikut masuk ke badan.",
      "Berada di tempat yang tidak terasa aman membuat kita bekerja sambil berjaga.",
    ],
    insight: [
      "Di kantor, hal yang tidak dibicarakan langsung biasanya berjalan lewat jalan belakang.",
      "Tidak semua orang harus dekat; kadang cukup tahu dengan siapa boleh terbuka dan dengan siapa cukup sopan.",
    ],
    ask: {
      story: ["Apa yang dilakukan rekanmu sampai kamu merasa begitu?"],
      heavy: ["Bagian mana yang paling mengganggu pekerjaanmu?"],
      tried: ["Bagaimana biasanya kamu menanggapinya?"],
      support: ["Siapa di sana yang kamu percaya?"],
      need: ["Apa yang kamu butuhkan supaya bisa bekerja dengan tenang di sana?"],
      choice: ["Kamu lebih ingin meluruskannya, atau menjaga jarak saja?"],
    },
    tips: [
      "Untuk hal yang memengaruhi kerja, bicarakan berdua dan singkat: yang aku lihat begini, dampaknya ke tugasku begini, ke depan bisa kita bagi begini. Untuk gosip, cukup tidak memberi bahan dan simpan pekerjaanmu tertulis.",
    ],
    exercises: ["talk-script", "boundary-line"],
  },
  {
    id: "job-loss",
    service: "career",
    label: "kehilangan pekerjaan",
    words: "phk:3 dipecat:3 pecat:3 menganggur:3 dirumahkan:3 putus_kontrak:3 pesangon:3 kontrak:1",
    reflect: [
      "Kehilangan pekerjaan itu mengguncang lebih dari sekadar penghasilan; ada rasa diri yang ikut goyah.",
      "Dari punya ritme setiap hari lalu mendadak berhenti, wajar kalau rasanya seperti kehilangan pijakan.",
    ],
    insight: [
      "Kehilangan pekerjaan karena keadaan perusahaan bukan penilaian atas dirimu, walau rasanya seperti itu.",
      "Minggu-minggu pertama biasanya campuran antara lega, malu, dan takut, kadang dalam hari yang sama.",
      "Memisahkan urusan uang jangka pendek dari arah karier jangka panjang membuat keduanya lebih bisa dipikirkan.",
    ],
    ask: {
      story: ["Bagaimana kejadiannya waktu itu?"],
      heavy: ["Sekarang, apa yang paling menekan dari keadaan ini?"],
      support: ["Siapa saja yang sudah tahu keadaanmu?"],
      impact: ["Kira-kira berapa lama simpananmu bisa menopang sambil mencari?"],
      tried: ["Langkah apa yang sudah sempat kamu ambil sejak itu?"],
      strength: ["Dari pekerjaan kemarin, kemampuan apa yang paling kamu bawa?"],
      step: ["Hubungan lama mana yang bisa disapa lebih dulu minggu ini?"],
      choice: ["Yang lebih mendesak sekarang soal uang, atau soal arah berikutnya?"],
    },
    tips: [
      "Bagi jadi dua lembar: satu untuk tiga bulan ke depan soal uang, hak pesangon, dan pengeluaran yang bisa ditahan; satu lagi untuk mencari kerja, dengan target kecil seperti tiga lamaran yang disesuaikan dan dua sapaan ke kenalan setiap minggu.",
    ],
    exercises: ["two-sheets", "proof-list", "hour-plan"],
  },
  {
    id: "job-search",
    service: "career",
    label: "mencari kerja",
    words:
      "melamar:2 lamar:1 lamaran:2 cari_kerja:3 cari_kerjaan:3 lowongan:3 loker:3 cv:2 hrd:1 rekrut:2 rekruter:2 fresh_graduate:3 freshgraduate:3 fresgrad:3 linkedin:2 jobstreet:3 panggilan:1 ditolak:1",
    reflect: [
      "Mengirim lamaran berkali-kali tanpa jawaban itu seperti berbicara ke ruang kosong.",
      "Mencari kerja itu pekerjaan penuh waktu, hanya saja tidak ada gajinya.",
    ],
    insight: [
      "Diam dari perusahaan jarang berarti kamu tidak layak; sering kali lamaran bahkan tidak sempat dibuka.",
      "Sepuluh lamaran yang disesuaikan biasanya lebih berbicara daripada seratus yang sama.",
      "Banyak posisi terisi lewat kenalan sebelum sempat diiklankan.",
    ],
    ask: {
      story: ["Posisi seperti apa yang sedang kamu cari?"],
      since: ["Sudah berapa lama kamu mencari?"],
      heavy: ["Dari prosesnya, bagian mana yang paling menjatuhkan semangat?"],
      tried: ["Selama ini, jalur mana saja yang kamu pakai untuk melamar?"],
      trigger: ["Biasanya prosesnya berhenti di tahap mana?"],
      strength: ["Kalau teman lamamu diminta menyebut keahlianmu, apa yang akan ia sebut?"],
      support: ["Kenalan mana yang bekerja di bidang itu dan bisa ditanya?"],
      step: ["Satu lamaran mana yang paling layak disesuaikan lebih dulu minggu ini?"],
      choice: ["Lebih sering tidak dipanggil sama sekali, atau gugur setelah wawancara?"],
    },
    tips: [
      "Pilih satu lowongan, ambil tiga kata kunci dari syaratnya, dan pastikan ketiganya muncul di bagian atas CV dengan bukti singkat berangka. Lalu sapa satu orang yang bekerja di sana untuk bertanya, bukan untuk meminta.",
    ],
    exercises: ["cv-three", "two-sheets", "proof-list"],
  },
  {
    id: "career-choice",
    service: "career",
    label: "arah kariermu",
    words:
      "karier:2 resign:3 resign:3 pindah_kerja:3 pindah_karier:3 jalur:1 passion:3 cita-cita:1 quarter_life:3 tawaran:2 offering:2 banting_setir:3 cpns:3 pns:2 freelance:2 arah:1 ganti_jalur:3 stuck:1 berkembang:1 pilih:0 keluar_kerja:2 tujuan:1",
    reflect: [
      "Memilih arah itu berat, karena setiap pilihan berarti melepas yang lain.",
      "Sepertinya sebagian dirimu sudah ingin pergi, sebagian lagi menghitung risikonya.",
    ],
    insight: [
      "Keinginan pergi dari sesuatu dan keinginan menuju sesuatu rasanya mirip, padahal keputusannya berbeda.",
      "Keputusan karier jarang sekali jalan; banyak yang bisa dicoba dulu dalam ukuran kecil.",
      "Memilih dengan tenang dan memilih karena terdesak sering menghasilkan jawaban yang berbeda.",
    ],
    ask: {
      story: ["Apa yang membuat pikiran itu muncul belakangan ini?"],
      heavy: ["Kalau ditimbang, apa yang paling menahanmu?"],
      meaning: ["Pekerjaan seperti apa yang membuatmu merasa hidup, walau lelah?"],
      impact: ["Kalau bertahan satu tahun lagi seperti sekarang, apa yang kira-kira terjadi padamu?"],
      tried: ["Sejauh ini, apa yang sudah kamu cari tahu tentang pilihan itu?"],
      better: ["Kalau pekerjaan sekarang bisa berubah satu hal, apa yang membuatmu mau bertahan?"],
      step: ["Percobaan kecil apa yang bisa menguji pilihan itu tanpa harus loncat dulu?"],
      support: ["Siapa yang sudah menjalani jalur itu dan bisa kamu tanya?"],
      choice: ["Dorongannya lebih karena ingin pergi dari yang sekarang, atau karena tertarik ke yang baru?"],
    },
    tips: [
      "Sebelum memutuskan, jawab tiga hal di kertas: berapa bulan simpanan yang kamu punya, apa satu hal yang kalau berubah membuatmu bertahan, dan percobaan apa yang bisa dilakukan dalam dua minggu. Biasanya arahnya lebih terlihat dari sana.",
    ],
    exercises: ["decision-grid", "small-test", "two-sheets"],
  },
  {
    id: "interview",
    service: "career",
    label: "wawancara kerja",
    words:
      "wawancara:3 user:1 psikotes:3 grogi:1 presentasi:1 ngomong_depan:2 publik:1 demam_panggung:3 public_speaking:3",
    reflect: [
      "Dinilai orang dalam waktu sesingkat itu memang membuat tegang.",
      "Wajar gugup, karena ada yang kamu harapkan dari pertemuan itu.",
    ],
    insight: [
      "Pewawancara biasanya mencari bukti, bukan kalimat sempurna; satu cerita nyata lebih kuat daripada sepuluh sifat.",
      "Gugup dan bersemangat hampir sama di badan, bedanya cara kita menamainya.",
      "Diam tiga detik sebelum menjawab terasa lama bagimu, tapi tampak tenang bagi yang mendengar.",
    ],
    ask: {
      story: ["Wawancara untuk posisi apa, dan kapan?"],
      heavy: ["Pertanyaan seperti apa yang paling kamu takuti?"],
      tried: ["Persiapan apa yang sudah kamu lakukan?"],
      strength: ["Kejadian mana dari pengalamanmu yang paling ingin kamu ceritakan ke mereka?"],
      meaning: ["Dari wawancara sebelumnya, apa yang menurutmu kurang?"],
      step: ["Jawaban untuk pertanyaan mana yang ingin kita susun dulu?"],
      choice: ["Yang lebih mengkhawatirkan isi jawabannya, atau gugup saat mengatakannya?"],
    },
    tips: [
      "Siapkan tiga cerita pendek dengan susunan: keadaannya apa, tugasmu apa, yang kamu lakukan apa, hasilnya apa. Tiga cerita itu biasanya cukup untuk menjawab sebagian besar pertanyaan, tinggal dipilih yang cocok.",
    ],
    exercises: ["three-stories", "breathing"],
  },
  {
    id: "salary",
    service: "career",
    label: "penghasilanmu",
    words:
      "gaji:3 naik_gaji:3 nego:2 negosiasi:2 bonus:2 thr:2 tunjangan:2 umr:3 umk:3 underpaid:3 digaji:3 kompensasi:2 gaji_telat:3",
    reflect: [
      "Bekerja keras dengan bayaran yang terasa tidak sebanding itu mengikis rasa dihargai.",
      "Soal gaji memang soal uang, tapi juga soal diakui.",
    ],
    insight: [
      "Kenaikan jarang datang karena dianggap layak; lebih sering karena diminta dengan bukti di waktu yang tepat.",
      "Angka yang disebut lebih dulu dan beralasan biasanya jadi titik tolak pembicaraan.",
      "Mengetahui kisaran pasar mengubah rasa sungkan jadi percakapan biasa.",
    ],
    ask: {
      story: ["Bagaimana keadaannya sekarang dibanding beban kerjamu?"],
      tried: ["Pernahkah hal ini dibicarakan dengan atasan, dan bagaimana jawabannya?"],
      strength: ["Dalam setahun terakhir, hasil apa yang paling bisa kamu tunjukkan?"],
      meaning: ["Apa yang membuatmu berat untuk memintanya?"],
      step: ["Kapan waktu yang paling masuk akal untuk membukanya dengan atasan?"],
      choice: ["Yang lebih mengganjal angkanya, atau rasa tidak dihargainya?"],
    },
    tips: [
      "Kumpulkan tiga hasil yang ada angkanya, cari kisaran gaji posisi serupa, lalu minta waktu khusus dan katakan singkat: tanggung jawabku bertambah ini dan ini, aku ingin membicarakan penyesuaian ke kisaran sekian. Setelah menyebut angka, diam dan biarkan mereka menanggapi.",
    ],
    exercises: ["raise-script", "proof-list"],
  },
  {
    id: "performance",
    service: "career",
    label: "rasa tidak cukup mampu di pekerjaan",
    words:
      "impostor:3 impostor_syndrome:3 imposter_syndrome:3 kinerja:2 performa:2 evaluasi:1 penilaian:1 salah:0 kesalahan:1 kompeten:2 skill:1 probation:3 masa_percobaan:3 review:1",
    reflect: [
      "Sepertinya kamu bekerja sambil terus merasa akan ketahuan tidak mampu.",
      "Satu kesalahan di kantor bisa terasa seperti bukti, padahal itu satu kejadian.",
    ],
    insight: [
      "Rasa tidak mampu sering justru muncul saat seseorang sedang belajar hal yang lebih besar.",
      "Kita menilai diri dari keraguan di dalam, sementara orang menilai dari hasil di luar.",
      "Menanyakan ukuran yang jelas kepada atasan biasanya mengurangi separuh tebak-tebakan.",
    ],
    ask: {
      story: ["Kejadian apa yang membuatmu merasa tidak cukup mampu?"],
      meaning: ["Menurutmu, ukuran cukup baik di pekerjaan ini seperti apa?"],
      trigger: ["Di tugas seperti apa keraguan itu paling muncul?"],
      strength: ["Apa yang bulan lalu belum bisa dan sekarang sudah bisa kamu kerjakan?"],
      tried: ["Umpan balik apa yang pernah kamu terima langsung dari atasan?"],
      step: ["Kepada siapa kamu bisa bertanya satu hal yang masih membingungkan?"],
      choice: ["Yang lebih berat takut salah, atau takut dinilai?"],
    },
    tips: [
      "Minta ukuran yang jelas: tanyakan ke atasan tiga hal yang akan membuatnya bilang kerjamu bulan ini baik. Lalu catat bukti kecil setiap Jumat, supaya penilaianmu tidak hanya dari rasa.",
    ],
    exercises: ["proof-list", "two-columns"],
  },
  {
    id: "study",
    service: "career",
    label: "kuliah dan tugas akhirmu",
    words:
      "skripsi:3 kuliah:1 dosen:2 ipk:3 semester:2 ujian:2 jurusan:3 wisuda:3 tugas_akhir:3 sidang:2 revisi:1 sekolah:1 snbt:3 utbk:3 mahasiswa:2 do:0 beasiswa:3 bimbingan:2 magang:1",
    reflect: [
      "Tugas akhir itu panjang dan sepi, jadi wajar semangatnya naik turun.",
      "Tertinggal dari teman seangkatan bisa membuat langkah sendiri terasa makin berat.",
    ],
    insight: [
      "Skripsi jarang macet karena kurang pintar; lebih sering karena potongannya terlalu besar dan tidak ada yang menunggu hasilnya minggu ini.",
      "Halaman jelek yang ada selalu lebih berguna daripada halaman bagus yang belum ditulis.",
      "Membandingkan waktu lulus sering melupakan bahwa beban tiap orang tidak sama.",
    ],
    ask: {
      story: ["Sekarang posisinya sudah sampai mana?"],
      heavy: ["Bagian mana yang paling membuatmu macet?"],
      trigger: ["Biasanya apa yang terjadi waktu kamu mencoba mulai mengerjakan?"],
      support: ["Siapa yang bisa menemanimu mengerjakan, walau hanya duduk bareng?"],
      tried: ["Terakhir bertemu dosenmu, apa pesannya?"],
      step: ["Potongan setengah halaman mana yang bisa ditulis hari ini?"],
      meaning: ["Kalau nanti selesai, apa yang paling ingin kamu lakukan?"],
      choice: ["Macetnya lebih karena bingung isinya, takut dinilai, atau sudah lelah duluan?"],
    },
    tips: [
      "Pakai sesi dua puluh lima menit dengan satu target yang bisa dilihat, misalnya satu paragraf, lalu kirim ke teman sebagai bukti. Untuk dosen, kirim pertanyaan yang bisa dijawab ya atau tidak, supaya lebih cepat dibalas.",
    ],
    exercises: ["ten-minutes", "hour-plan"],
  },
];
