/**
 * Every sentence of the crisis layer, vetted by us and still to be reviewed by a clinician. Warm, plain, no list,
 * no exclamation mark, no promise that we cannot keep; the same meaning in several wordings, so that a second
 * card does not sound like a machine.
 */

type Level = 0 | 1 | 2 | 3;
type About = "self" | "other";
type Kind =
  | "distress"
  | "ideation"
  | "imminent"
  | "self_harm"
  | "victim"
  | "victim_now"
  | "violent"
  | "violent_now"
  | "psychosis"
  | "psychosis_now";

const toSelf: Record<Kind, readonly [string, ...string[]]> = {
  distress: [
    "Yang kamu ceritakan berat, dan tidak harus kamu tanggung sendirian. Aku AI, jadi aku juga ingin ada orang terdekat yang menemanimu. Apakah belakangan ini sempat muncul pikiran untuk tidak ingin hidup lagi?",
    "Sudah beberapa kali kamu menyebut hal yang menekanmu, dan aku tidak ingin melewatkannya begitu saja. Boleh aku tanya langsung: apakah pernah terlintas keinginan untuk mati, dan siapa yang bisa menemanimu hari ini?",
    "Kedengarannya bebanmu sedang banyak sekali. Sebelum kita lanjut, aku ingin memastikan kamu aman. Apakah ada pikiran untuk menyakiti diri atau mengakhiri hidup, dan siapa yang bisa menemanimu?",
  ],
  ideation: [
    "Terima kasih sudah cerita. Itu pasti berat sekali. Aku AI, jadi aku ingin ada manusia yang menemanimu juga, entah keluarga, teman, atau psikolog. Apakah kamu sedang memikirkan untuk mengakhiri hidup, dan apakah kamu aman malam ini?",
    "Makasih sudah mau jujur soal ini. Rasanya pasti melelahkan membawanya sendirian. Aku ini AI, dan untuk hal seberat ini kamu pantas ditemani manusia. Apakah pikiran untuk mati itu sedang ada sekarang, dan siapa yang ada di dekatmu?",
    "Aku dengar kamu, dan aku menganggap serius yang kamu bilang. Boleh aku tanya langsung: apakah kamu berpikir untuk mengakhiri hidup, dan apakah malam ini kamu aman? Sambil menjawab, coba kabari satu orang yang kamu percaya.",
  ],
  imminent: [
    "Keselamatanmu yang paling penting sekarang. Tolong telepon 119 atau pergi ke IGD terdekat, dan minta satu orang yang kamu percaya menemanimu. Jauhkan dulu benda atau obat yang bisa melukaimu. Aku tetap di sini selama kamu menghubungi mereka.",
    "Yang paling penting sekarang kamu tetap selamat. Hubungi 119 atau datang ke IGD terdekat, dan minta seseorang duduk bersamamu. Kalau ada benda atau obat yang bisa melukaimu di dekatmu, jauhkan dulu atau titipkan ke orang lain. Kita bisa terus bicara sambil kamu menunggu mereka.",
    "Tolong jangan sendirian dulu. Telepon 119 sekarang, atau minta orang terdekat mengantarmu ke IGD. Pindah ke tempat yang lebih aman, jauh dari apa pun yang bisa melukaimu. Kita bisa terus bicara sambil kamu menunggu.",
  ],
  self_harm: [
    "Makasih sudah jujur. Kamu tidak dihakimi di sini. Kalau lukanya dalam atau masih berdarah, ke IGD dulu ya. Apa yang biasanya membantu saat dorongannya datang?",
    "Terima kasih sudah berani cerita soal ini. Aku tidak akan menyalahkanmu. Kalau ada luka yang dalam atau darahnya belum berhenti, tolong ke IGD dulu. Apa yang sedang terjadi sebelum dorongan itu muncul?",
    "Aku dengar, dan kamu tidak perlu malu di sini. Luka yang dalam atau masih berdarah perlu dilihat di IGD. Kalau dorongannya sedang kuat, bisakah kamu berada di dekat orang yang kamu percaya dulu?",
  ],
  victim: [
    "Itu bukan salahmu. Kalau pelaku ada di dekatmu sekarang, utamakan tempat aman; 110 atau SAPA 129 bisa dihubungi. Kamu bisa menutup layar ini lewat tombol Keluar cepat.",
    "Terima kasih sudah mempercayakan ini. Kamu tidak salah, dan tidak ada orang yang boleh memperlakukanmu begitu. Kalau keadaannya tidak aman, cari tempat yang ada orang lain; 110 dan SAPA 129 bisa ditelepon. Tombol Keluar cepat menutup layar ini.",
    "Aku percaya kamu. Yang terjadi bukan salahmu, apa pun alasan yang dia berikan. Apakah kamu aman sekarang? Kalau tidak, 110 atau SAPA 129 bisa dihubungi, dan tombol Keluar cepat menutup layar ini.",
  ],
  victim_now: [
    "Keselamatanmu dulu. Kalau bisa, pergi ke tempat yang ada orang lain atau ruangan yang bisa dikunci, lalu telepon 110. Kalau ada yang terluka, 119 atau IGD terdekat. Ini bukan salahmu, dan layar ini bisa ditutup lewat tombol Keluar cepat.",
    "Yang penting sekarang kamu aman. Menjauhlah dari dia kalau memungkinkan, minta tolong orang terdekat, dan hubungi 110. Bila terluka, telepon 119 atau ke IGD. Kamu tidak salah. Tombol Keluar cepat menutup layar ini.",
  ],
  violent: [
    "Kedengarannya kamu sangat marah. Sebelum ada yang terluka, coba menjauh dulu dari orang itu dan dari senjata, dan hubungi seseorang sekarang.",
    "Marahmu terdengar besar sekali, dan makasih sudah mengatakannya di sini. Sebelum ada yang terluka, ambil jarak dulu dari orang itu, dan minta satu orang yang kamu percaya menemanimu.",
    "Pikiran seperti itu pasti menakutkan juga buatmu. Menjauhlah dulu sebentar supaya semua aman, titipkan orang yang perlu dijaga ke orang lain kalau ada, dan hubungi seseorang sekarang.",
  ],
  violent_now: [
    "Tolong berhenti dulu sebelum ada yang terluka. Letakkan atau jauhkan senjatanya, pergi dari tempat itu, dan hubungi seseorang yang bisa menenangkanmu sekarang. Kalau ada yang terluka, telepon 119; kalau ada bahaya, 110.",
    "Sebelum terjadi sesuatu yang tidak bisa diulang, jauhkan dulu senjata itu dan menjauhlah dari orangnya. Telepon seseorang yang kamu percaya sekarang. Untuk bahaya ada 110, untuk yang terluka ada 119 atau IGD.",
  ],
  psychosis: [
    "Pengalaman itu pasti menakutkan. Aku tidak bisa memastikan apa yang terjadi, tapi dokter atau psikiater bisa membantu. Ada keluarga yang bisa menemanimu ke IGD atau puskesmas hari ini?",
    "Kedengarannya itu sangat mengganggu dan membuatmu tidak tenang. Aku tidak bisa tahu apa yang sebenarnya terjadi, tapi kamu tidak perlu menghadapinya sendiri. Siapa yang bisa menemanimu ke dokter atau puskesmas hari ini?",
    "Makasih sudah cerita, pasti melelahkan hidup dengan hal seperti itu. Dokter atau psikiater bisa membantu mencari tahu. Bisakah seseorang di rumah menemanimu ke puskesmas atau IGD?",
  ],
  psychosis_now: [
    "Itu pasti sangat menakutkan. Apa pun yang disuruh suara itu, kamu tidak harus menurutinya. Tolong telepon 119 atau ke IGD terdekat sekarang, dan minta seseorang menemanimu sampai di sana.",
    "Kamu tidak harus menuruti suara itu, seberapa pun kerasnya. Yang penting sekarang kamu aman: hubungi 119 atau datang ke IGD terdekat, dan jangan sendirian dulu. Siapa yang bisa menemanimu?",
  ],
};

const aboutOther: Record<Kind, readonly [string, ...string[]]> = {
  distress: [
    "Kamu peduli padanya, dan itu berarti. Temani dia, dengarkan tanpa buru-buru memberi nasihat, dan ajak ke psikolog atau puskesmas kalau bebannya tidak berkurang. Bagaimana keadaanmu sendiri?",
  ],
  ideation: [
    "Kamu peduli, dan itu berarti. Temani dia, tanyakan langsung apakah ia berpikir mengakhiri hidup, jangan tinggalkan sendirian, dan telepon 119 kalau ia dalam bahaya.",
    "Dia beruntung ada kamu yang memperhatikan. Bertanya langsung apakah ia ingin mengakhiri hidup tidak membuatnya lebih buruk. Dengarkan, jangan biarkan ia sendirian, ajak ke psikolog atau puskesmas, dan telepon 119 kalau ia dalam bahaya.",
    "Wajar kamu khawatir. Temui atau telepon dia, tanyakan dengan tenang apakah ia berpikir untuk mati, dan pastikan ada yang menemani. Kalau bahayanya dekat, 119 atau IGD terdekat. Kamu juga boleh minta bantuan, tidak harus sendirian menanganinya.",
  ],
  imminent: [
    "Ini perlu ditangani sekarang. Telepon 119 dan sebutkan di mana dia berada, atau bawa dia ke IGD terdekat. Jangan tinggalkan dia sendirian, dan jauhkan benda atau obat yang bisa melukainya. Kalau kamu tidak di sana, hubungi orang yang paling dekat dengannya.",
    "Tolong hubungi 119 sekarang, juga orang yang paling dekat dengan tempatnya. Kalau kamu bersamanya, tetap di sana, jauhkan apa pun yang bisa melukainya, dan ajak ke IGD. Kita bisa terus bicara sambil kamu menunggu bantuan.",
  ],
  self_harm: [
    "Kamu memperhatikan hal yang sering disembunyikan orang, dan itu berarti. Ajak dia bicara tanpa memarahi atau memaksa melihat lukanya, tanyakan juga apakah ia berpikir mengakhiri hidup. Luka yang dalam perlu ke IGD, dan puskesmas atau psikolog bisa membantunya.",
    "Wajar kamu kaget dan khawatir. Mulai dari tenang: bilang kamu melihat, kamu tidak marah, dan kamu mau menemani. Kalau lukanya dalam, ke IGD dulu. Setelah itu psikolog atau puskesmas bisa membantu kalian berdua.",
  ],
  victim: [
    "Makasih sudah peduli. Percayai ceritanya dan katakan itu bukan salahnya. Kalau kekerasannya sedang terjadi, hubungi 110; SAPA 129 bisa membantu perempuan dan anak. Jangan menghadapi pelaku sendirian.",
    "Dia butuh orang yang percaya, dan kamu sudah ada di sana. Tanyakan apa yang membuatnya merasa aman, jangan memaksanya memutuskan. SAPA 129 bisa dihubungi, dan 110 kalau bahayanya sedang terjadi.",
  ],
  victim_now: [
    "Kalau itu sedang terjadi, hubungi 110 sekarang dan sebutkan tempatnya. Untuk yang terluka, 119. Jangan menghadapi pelakunya sendirian; keselamatanmu juga penting. SAPA 129 bisa membantu langkah berikutnya.",
  ],
  violent: [
    "Ucapan seperti itu perlu dianggap serius. Utamakan jarak dan keselamatan, beri tahu orang yang mungkin jadi sasaran, dan hubungi 110 kalau ia mulai bertindak. Jangan menahannya sendirian.",
    "Wajar kamu takut. Jangan mencoba menahannya sendirian, cari tempat aman, dan minta orang lain membantu menenangkannya. Kalau ia mulai bertindak, hubungi 110.",
  ],
  violent_now: [
    "Hubungi 110 sekarang dan sebutkan di mana dia. Jauhkan diri dan orang lain dari senjata itu, jangan mencoba merebutnya sendirian. Kalau ada yang terluka, 119.",
  ],
  psychosis: [
    "Pasti berat melihatnya begitu. Tidak perlu membantah atau membenarkan keyakinannya; cukup akui bahwa ia takut, dan temani. Dokter, psikiater, atau puskesmas bisa membantu, dan IGD kalau ia bisa membahayakan diri.",
    "Kamu sudah menemaninya, dan itu penting. Bicara pelan, jangan berdebat soal apa yang nyata, dan ajak ia ke dokter atau puskesmas. Kalau ia tidak tidur, tidak makan, atau tampak membahayakan diri, bawa ke IGD atau telepon 119.",
  ],
  psychosis_now: [
    "Tetaplah bersamanya kalau kamu aman, bicara pelan, jangan membantah. Telepon 119 atau bawa ke IGD terdekat sekarang, dan jauhkan benda yang bisa melukai.",
  ],
};

/** The first of these that was recognised names the message: the most urgent one leads. */
const urgency = [
  ["plan_or_imminent", "imminent", "imminent"],
  ["violence_victim", "victim", "victim_now"],
  ["violence_to_others", "violent", "violent_now"],
  ["ideation", "ideation", "imminent"],
  ["self_harm", "self_harm", "imminent"],
  ["psychosis", "psychosis", "psychosis_now"],
] as const satisfies readonly (readonly [string, Kind, Kind])[];

/** The message beside the card. `turn` rotates the wordings; the same input always gives the same message. */
export function vettedMessage(
  categories: readonly string[],
  level: Level,
  about: About,
  turn: number,
): string {
  const [, calm, urgent] = urgency.find(([category]) => categories.includes(category)) ?? [
    "distress",
    "distress" as const,
    "imminent" as const,
  ];
  const wordings = (about === "other" ? aboutOther : toSelf)[level === 3 ? urgent : calm];
  return wordings[Math.abs(Math.trunc(turn)) % wordings.length] ?? wordings[0];
}

export const safetyTexts = {
  /** Added when an answer at level 2 or more names nobody to turn to. */
  pointer:
    "Sambil kita bicara, coba hubungi satu orang yang kamu percaya. Kalau terasa tidak aman, telepon 119 atau ke IGD terdekat.",
  fallback: "Kalau tidak tersambung, langsung ke IGD terdekat atau minta orang terdekat menemani.",
  /** Stands in for a sentence that the output gate took out. */
  replacement:
    "Untuk hal itu aku tidak bisa memberi jawaban yang aman; sebaiknya tanyakan ke dokter, psikolog, atau puskesmas.",
  replacementInRisk:
    "Bagian itu lebih aman dibicarakan langsung dengan dokter, psikolog, atau petugas di IGD, ditemani orang yang kamu percaya.",
  /** Instead of the English sentence, at level 1 and above. */
  outage:
    "Jawabanku sedang terganggu, tapi ceritamu tetap penting. Coba kirim lagi sebentar lagi. Kalau terasa mendesak, telepon 119 atau hubungi orang terdekatmu.",
} as const;
