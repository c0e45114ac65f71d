/**
 * One plain line for what somebody has written of how it is for them (words/stories/felt-kinds.ts), in the form of
 * lines.ts. It repeats nothing, gives no advice, and is true whatever else was told. When its lines are used, the member's
 * words are quoted again.
 */
export const feltLines = {
  "felt-near": [
    "Hampir terjadi saja sudah cukup bikin badan siaga terus. Kaget seperti itu tidak hilang karena disuruh lupa.",
    "Badan masih mengira itu bisa terjadi lagi kapan saja.",
    "Masih mengejutkan, ya.",
  ],
  /** What comes back by itself. */
  "felt-recalled": [
    "Ingatan seperti itu sering datang sendiri, tanpa dipanggil, dan itu melelahkan.",
    "Yang terbayang terus begitu tidak bisa disuruh pergi.",
    "Itu terus kembali.",
  ],
  "felt-guilt": [
    "Menyesal begitu tidak enak dibawa sendirian, dan menuliskannya tidak gampang.",
    "Yang tidak peduli tidak akan memikirkannya sampai sekarang.",
    "Itu berat dibawa.",
  ],
  "felt-blame": [
    "Rasa bersalah memang suka datang waktu sudah sepi, dan lama ia tinggal.",
    "Merasa bersalah sebesar itu tidak muncul untuk orang yang tidak disayang.",
    "Bersalahnya terbaca.",
  ],
  /** A harsh judgement of oneself. */
  "felt-failing": [
    "Menyebut diri seperti itu tidak muncul dari hari yang gampang.",
    "Kata seberat itu tentang diri sendiri tidak harus jadi kata terakhir.",
    "Itu berat ditulis.",
  ],
  /** What should have been done, where no feeling is named. */
  "felt-hindsight": [
    "Yang seharusnya baru kelihatan terang sesudah lewat.",
    "Waktu kejadian, orang memakai apa yang ada padanya saat itu.",
    "Sesudahnya selalu jelas.",
  ],
  "felt-unheard": [
    "Mau cerita lalu yang datang hal lain: itu sepi rasanya.",
    "Tidak didengar waktu sedang butuh itu sakit.",
    "Sudah berani bicara, lalu tidak ditanggapi. Itu melelahkan.",
    "Itu memang sepi.",
  ],
  /** Others have answered shortly, or not at all. */
  "felt-answered": [
    "Tanggapan seperti itu bisa tinggal lama di kepala.",
    "Berharap lebih dari itu tidak berlebihan.",
    "Dan cuma segitu.",
  ],
  "felt-grief": [
    "Yang sudah tidak ada sering paling terasa di hal-hal kecil.",
    "Kangen tidak harus ada gunanya, dan tidak harus cepat selesai.",
    "Kehilangan tidak punya jadwal.",
    "Rindu boleh lama.",
  ],
  "felt-shame": [
    "Malu begitu menempel lama. Di sini kamu tidak harus kelihatan kuat.",
    "Itu bikin kecil hati, dan bukan hal sepele.",
    "Itu bikin ciut.",
  ],
  /** Somebody was laughed at, insulted or compared. */
  "felt-mocked": [
    "Dikecilkan seperti itu menempel lama, juga kalau yang lain sudah lupa.",
    "Yang begitu tidak pantas diterima siapa pun.",
    "Itu menyakitkan.",
  ],
  "felt-alone": [
    "Menanggungnya tanpa teman bicara memang berat.",
    "Sepi seperti itu tidak kecil, juga kalau dari luar kelihatan biasa.",
    "Tidak ada yang menemani, dan itu terasa.",
    "Sendirian itu berat.",
  ],
  "felt-hurt": [
    "Diperlakukan begitu tidak enak, siapa pun orangnya.",
    "Tidak aneh kalau itu masih terasa sampai sekarang.",
    "Kena yang seperti itu memang sakit.",
    "Itu memang sakit.",
  ],
  "felt-letdown": [
    "Kecewa terasa sebesar itu karena kamu berharap.",
    "Berharap lalu tidak terjadi, itu sakit.",
    "Kecewanya terbaca.",
  ],
  "felt-fear": [
    "Takut begitu menguras tenaga, walau dari luar tidak kelihatan.",
    "Cemas yang datang terus itu melelahkan.",
    "Tidak enak hidup dengan rasa was-was begitu.",
    "Takutnya terbaca.",
  ],
  /** Worry, fright or a beating heart. */
  "felt-uneasy": [
    "Rasa tidak tenang begitu menguras tenaga, walau orang lain tidak melihatnya.",
    "Badan ikut siaga terus kalau begitu.",
    "Tidak tenangnya terbaca.",
  ],
  "felt-sad": [
    "Sedih seperti itu tidak perlu dirapikan dulu di sini.",
    "Itu memang menyesakkan.",
    "Tidak apa-apa kalau air matanya ikut.",
    "Sedihnya terbaca.",
  ],
  "felt-angry": [
    "Kesal begitu ada sebabnya, dan boleh ada di sini.",
    "Tidak harus halus dulu untuk ditulis.",
    "Kesalnya terbaca.",
  ],
  "felt-wrath": [
    "Marah seperti itu ada sebabnya, dan tidak perlu ditahan di sini.",
    "Marah yang ditahan itu capek.",
    "Marahnya terbaca.",
  ],
  "felt-awake": [
    "Badan minta tidur tapi mata tidak mau, itu menyiksa.",
    "Malam jadi panjang sekali kalau begitu.",
    "Malamnya panjang sekali.",
  ],
  /** Somebody cannot stop looking what another does online. */
  "felt-checking": [
    "Ngecek terus itu menguras, dan berhentinya memang tidak semudah disuruh berhenti.",
    "Tiap kali dilihat, rasanya mulai lagi dari awal.",
    "Dorongan untuk melihat itu kuat sekali.",
    "Itu melelahkan.",
  ],
  /** It is more than somebody can bear or do. */
  "felt-burdened": [
    "Itu banyak sekali untuk satu orang.",
    "Sampai di batas begitu bukan tanda lemah.",
    "Bebannya terbaca.",
  ],
  "felt-tired": [
    "Capek begitu itu berat.",
    "Tenaga yang dipakai terus memang bisa habis. Di sini tidak perlu kuat dulu.",
    "Itu melelahkan sekali.",
  ],
  "felt-lost": [
    "Bingung juga boleh; tidak harus jelas dulu untuk ditulis.",
    "Yang belum jelas boleh ditulis belum jelas juga.",
    "Pelan juga boleh.",
  ],
  "felt-relief": [
    "Syukurlah kalau jadi sedikit lebih ringan.",
    "Semoga ringannya bertahan.",
    "Syukurlah kalau begitu.",
  ],
  /** Somebody says that they tell it for the first time. */
  "told-first": [
    "Yang belum pernah diceritakan biasanya dibawa sendirian lama sekali. Terima kasih sudah mempercayakannya ke sini.",
    "Baru sekarang itu keluar, dan tidak harus keluar semuanya sekaligus.",
    "Terima kasih kepercayaannya.",
  ],
  /** For what is painful, where nothing of it is named or quoted. */
  "listen-heavy": [
    "Itu tidak ringan.",
    "Kubaca sampai kata terakhir, dan itu berat.",
    "Yang begitu tidak mudah ditulis.",
    "Berat juga yang kamu bawa ini.",
    "Yang ini tidak kecil.",
    "Itu berat.",
  ],
  /** Somebody drives after days without sleep, once. */
  "care-driving": [
    "Satu hal soal jalan: badan yang berhari-hari kurang tidur bisa terlelap sekejap tanpa terasa. Kalau bisa, minta diganti untuk jalan yang berikutnya. Kalau tetap berangkat, tidur dulu walau sebentar, dan menepi begitu mata berat.",
    "Utamakan selamat dulu.",
  ],
  /** A mother who does not want to be near her baby, once. */
  "care-baby": [
    "Sesudah melahirkan, rasa seperti ini bisa datang ke ibu mana pun, dan bisa ditolong. Ceritakan minggu ini ke bidan atau puskesmas, persis seperti kamu menulisnya di sini. Kalau muncul pikiran ingin mati, atau menyakiti dia atau dirimu, telepon 119 saat itu juga dan minta seseorang menemani.",
    "Ceritakan ke bidan.",
  ],
} as const satisfies Record<string, readonly string[]>;
