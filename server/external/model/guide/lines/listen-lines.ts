import { askLines } from "./ask-lines.ts";
import { feltLines } from "./felt-lines.ts";
import { judgedLines } from "./judged-lines.ts";
import { mourningLines } from "./mourning-lines.ts";
import { usualLines } from "./usual-lines.ts";

/**
 * How the guide receives a story, in the form of lines.ts. It says what it read and leaves room; it names no feeling
 * that was not written, asks nothing where nothing is to be known, and does not pretend to understand.
 */
export const listenLines = {
  "listen-begin": [
    "Silakan, tulis saja apa adanya. Di sini tidak ada yang menilai atau menyela.",
    "Silakan, mulai dari mana saja.",
    "Silakan, tulis saja.",
  ],
  /** What the member feels, carries or did, in their own words. */
  "listen-quoted": [
    "“{quote}”. Terima kasih sudah menuliskannya.",
    "“{quote}”. Yang itu tidak usah buru-buru diceritakan, aku tidak ke mana-mana.",
    "“{quote}”. Bagian itu tidak kulewati.",
    "Di tengah semuanya tertulis “{quote}”.",
    "“{quote}”. Lanjut dari situ boleh, berhenti di situ juga boleh.",
    "“{quote}”. Boleh pelan-pelan.",
    "“{quote}”. Di sini itu boleh ditaruh dulu.",
    "Sampai di sini kubaca “{quote}”.",
    "“{quote}”. Tidak ada yang perlu diputuskan dari situ sekarang.",
    "Dan sekarang “{quote}”.",
    "“{quote}”. Teruskan saja.",
  ],
  /** What is hard to have written, in the member's own words; it stops when its lines are used. */
  hard: [
    "“{quote}”. Itu bukan hal kecil.",
    "Sebelum lanjut: “{quote}” tidak kulewati. Itu tidak ringan.",
    "“{quote}”. Ikut menyesal itu terjadi.",
    "“{quote}”.",
  ],
  /** Somebody who does not know what they want is asked something easy. */
  "unsure-wish": [
    "Tidak apa-apa kalau belum tahu mau apa; di sini tidak harus memilih. Satu yang gampang dulu: apa yang terakhir kamu kerjakan sebelum menulis?",
    "Belum tahu juga boleh. Ceritakan satu hal kecil dari hari ini, apa saja.",
    "Pelan saja.",
  ],
  /** Two clauses of one message, in the order in which they were told. */
  "listen-two": [
    "“{first}”, lalu “{then}”. Terima kasih sudah mau cerita.",
    "“{first}”, dan juga “{then}”. Dua-duanya boleh ada di sini.",
    "Kubaca “{first}”, dan di sebelahnya “{then}”.",
    "“{first}”. Lalu “{then}”.",
    "“{first}”, sampai “{then}”. Banyak juga untuk sekali cerita.",
    "“{first}”. Dan “{then}” datang sekaligus.",
    "“{first}”; “{then}”.",
  ],
  /** The same, where nothing is quoted. */
  listen: [
    "Pelan-pelan saja, tidak ada yang harus rapi atau urut.",
    "Ruang ini masih punyamu; teruskan atau berhenti sebentar, dua-duanya boleh.",
    "Boleh panjang, boleh juga satu kata saja.",
    "Kamu yang menentukan mana yang mau diceritakan.",
    "Ceritanya tidak harus selesai hari ini.",
    "Tidak apa-apa kalau ceritanya melompat-lompat.",
    "Kalau nanti mau dirangkum jadi catatan, tinggal bilang.",
    "Lanjutkan dari bagian mana pun.",
    "Teruskan saja.",
  ],
  /** For somebody who has said that the guide only repeats. */
  "listen-brief": [
    "Terbaca. Lanjut kalau mau.",
    "Ya, yang itu juga.",
    "Tercatat, tanpa kuulang.",
    "Masih di sini.",
    "Terbaca.",
  ],
  /** What was told so far, in order and in the member's own words. */
  "story-sum": [
    "Jadi sejauh ini: {list}.",
    "Yang sudah kamu ceritakan, urut: {list}.",
    "Kalau dijajarkan dengan kata-katamu: {list}.",
    "Sejauh ini: {list}.",
  ],
  /** Open questions that most stories allow; the last one is never asked. */
  "story-question": [
    "Dari semua itu, bagian mana yang paling berat buatmu?",
    "Kalau satu hal saja boleh lain besok, yang mana?",
    "Yang mana lagi?",
  ],
  /** A small question without aim, now and then; the last one is never asked. */
  "story-small": ["Kamu sendiri bagaimana waktu itu?", "Sesudah itu, harimu jadi seperti apa?", "Lalu kamu?"],
  heaviest: ["Jadi yang paling berat: “{quote}”.", "Paling berat “{quote}”."],
  /** The member complains that the guide only repeats, or says too little. */
  "story-echo": [
    "Benar, aku cuma mengulang. Maaf; teruskan saja, mulai sekarang tidak kuulang satu per satu.",
    "Kamu benar, itu terulang lagi, maaf. Lanjutkan dari mana pun.",
    "Maaf, teruskan saja.",
  ],
  "story-thin": [
    "Benar, jawabanku terlalu tipis untuk yang kamu ceritakan. Maaf; ceritanya boleh terus.",
    "Kamu benar, maaf. Aku program dan sampai di situ batasku, tetapi tulisanmu boleh terus.",
    "Maaf, lanjutkan saja.",
  ],
  /** Answers to what somebody who tells a story asks the guide. Each is true whatever was told. */
  "asked-understood": [
    "Merasakannya seperti manusia aku tidak bisa; aku program, dan yang kupunya hanya kata-katamu.",
    "Tidak, dan pura-pura mengerti tidak akan menolongmu.",
    "Tidak, aku program.",
  ],
  "asked-heard": [
    "Ya, tulisanmu terbaca semuanya. Yang membacanya program, bukan orang.",
    "Ya, sampai kalimat terakhirmu.",
    "Masih terbaca.",
  ],
  "asked-anger": [
    "Marah bukan kesalahan. Itu perasaan, dan perasaan tidak perlu izin siapa pun.",
    "Rasa marah boleh ada, juga kalau orang lain tidak mengerti sebabnya.",
    "Marah itu boleh.",
  ],
  "asked-feeling": [
    "Perasaan tidak punya takaran yang benar, jadi tidak ada yang kelebihan. Yang kamu rasakan boleh ada.",
    "Tidak ada aturan berapa dalam atau berapa lama sesuatu boleh terasa.",
    "Bukan kelebihan, bukan kekurangan; rasanya memang segitu, dan itu boleh.",
    "Itu boleh dirasakan.",
  ],
  "asked-worth": [
    "Dari satu cerita tidak ada yang bisa disebut jahat atau egois, jadi kamu juga tidak kusebut begitu. Siapa yang benar tidak bisa kunilai; bahwa ini mengganggumu, itu terbaca.",
    "Tidak, kamu tidak kusebut begitu. Satu hari yang buruk tidak merangkum seorang manusia.",
    "Menimbang seorang manusia di luar yang bisa dilakukan program; yang kamu tulis tetap kubaca tanpa menghakimi.",
    "Itu tidak kunilai.",
  ],
  "asked-fit": [
    "Cocok atau tidak, itu tidak bisa kunilai. Satu kejadian juga tidak cukup untuk memutuskannya.",
    "Dari tulisan saja hal itu tidak bisa kujawab dengan benar.",
    "Itu belum terjawab.",
  ],
  "asked-verdict": [
    "Siapa yang benar tidak bisa kuputuskan: aku program, dan yang kubaca hanya dari sisimu. Bahwa ini penting buatmu, itu tertulis.",
    "Pendapat tidak kupunya, dan aku tidak mau mengarangnya.",
    "Itu tak kuputuskan.",
  ],
  "asked-regret": [
    "Nada keras tidak membuatmu orang jahat, dan buat yang kena tetap bisa sakit. Soal dosa, sebuah program tidak bisa memutuskan; bahwa kamu menanyakannya menunjukkan hal ini penting buatmu. Yang bisa lain di kesempatan berikutnya cukup satu langkah kecil, misalnya keluar sebentar waktu suara mulai naik; dan siapa yang tenaganya habis butuh digantikan, bukan hanya disuruh sabar.",
    "Yang sudah terucap tidak kutimbang. Yang masih bisa dipilih: satu kalimat maaf, atau satu jam istirahat sebelum yang berikutnya.",
    "Itu tidak kutimbang.",
  ],
  "asked-violence": [
    "Memukul atau menyakiti tidak bisa kubenarkan, apa pun yang terjadi sebelumnya. Kalau itu bisa terulang, menjauhlah dulu dari ruangan itu; siapa yang bisa diajak bicara ada di “Bantuan”.",
    "Itu tetap tidak kubenarkan. Yang bisa dilakukan lebih dulu: jaga jarak sampai tangan tenang.",
    "Itu tak kubenarkan.",
  ],
  "asked-mind": [
    "Isi hati orang lain tidak bisa kuketahui, dan yang belum menjawab belum tentu menolak. Yang ada di tanganmu: satu kalimat jujur, sekali saja, lalu memberi orang itu waktu untuk memilih.",
    "Itu hanya bisa dijawab orangnya. Bagianmu cukup sampai kalimat yang jujur; jawabannya bukan ukuran seberapa berharga kamu.",
    "Itu tak kutahu.",
  ],
  /** The same where somebody was hurt, or may hurt themselves: nothing leads back to that person. */
  "asked-guess": [
    "Isi hati orang lain tidak bisa kutebak dari sini. Yang bisa kubaca hanya tulisanmu, dan di sini kamu yang didahulukan, bukan jawabannya.",
    "Menebak isi hati orang hanya akan keliru; yang kamu rasakan sendiri lebih bisa dipegang.",
    "Itu tidak kutebak.",
  ],
  "asked-reasons": [
    "Kenapa orang berbuat begitu tidak bisa kuketahui dari sini; yang tahu hanya orangnya.",
    "Alasan orang lain tidak bisa kutebak, dan menebaknya bisa keliru.",
    "Alasannya tidak kutahu.",
  ],
  ...askLines,
  ...judgedLines,
  ...feltLines,
  ...mourningLines,
  ...usualLines,
  /** At distress, for a story in which others have reacted already, or that wants no advice. */
  "heavy-help": [
    "Kalau suatu saat ingin bicara dengan manusia, tombol “Bantuan” di atas menunjukkan siapa yang bisa dihubungi, juga hanya untuk didengarkan.",
    "Siapa yang bisa dihubungi tetap ada di “Bantuan”, kapan pun.",
    "“Bantuan” tetap ada.",
  ],
  /** Before the offer, to somebody whose first message is full of feeling. */
  "feeling-first": [
    "“{quote}”. Itu kubaca dulu, sebelum langkah apa pun.",
    "“{quote}” sudah kubaca.",
    "“{quote}”.",
  ],
  "feeling-two": ["“{first}” dan “{then}”: itu kubaca dulu, sebelum yang lain.", "“{first}”, “{then}”."],
  /** Somebody who tells a story asks for something: what they told is taken up, and the offer follows. */
  "story-asked": [
    "“{quote}”: itu tidak kulewati, dan yang kamu minta kukerjakan sekarang.",
    "Ceritamu sudah kubaca. Sekarang ke yang kamu minta.",
    "“{quote}”, itu kubawa juga ke yang berikut ini.",
    "Baik, kita kerjakan yang kamu minta.",
    "Baik, sekarang itu.",
  ],
  /** The same, where they have asked before. */
  "story-asked-again": [
    "Maaf, kamu sudah memintanya dari tadi dan aku malah terus mendengarkan.",
    "Maaf, permintaanmu tadi terlewat olehku. Kita kerjakan sekarang.",
    "Maaf, langsung saja.",
  ],
  /** Somebody asks about their own next step: the choice stays theirs, and they get one handle that is true of most. */
  "counsel-own": [
    "Yang memilih tetap kamu, karena kamu yang menjalaninya. Satu pegangan: dahulukan langkah kecil yang masih bisa ditarik lagi kalau ternyata keliru.",
    "Pilihannya di tanganmu, dan tidak harus pas sekali jadi. Dua hal yang bisa ditanyakan ke diri sendiri: mana yang paling meringankan minggu ini, dan siapa yang ikut kena.",
    "Kamu yang memilih.",
  ],
  "counsel-reach": [
    "Itu boleh, dan yang memutuskan kamu. Satu pegangan: mulai dari cara yang paling ringan buat kedua pihak, misalnya pesan pendek yang menanyakan kapan enaknya bicara, baru yang lebih jauh kalau itu tidak cukup.",
    "Kapan dan lewat apa, kamu yang menentukan. Menyapa sebentar masih bisa dijawab “nanti ya”, jadi tidak banyak yang hilang dengan mencobanya sekali.",
    "Kamu yang menentukan.",
  ],
  "counsel-truth": [
    "Kapan dan seberapa banyak, itu pilihanmu. Satu pegangan: yang menyangkut hidup orang itu juga biasanya lebih ringan didengar langsung darimu daripada ketahuan belakangan, dan satu kalimat cukup untuk memulai. Kalau jujur bisa membahayakanmu, tunda dulu.",
    "Kamu yang memilih mau bilang atau belum. Yang bisa dicoba dulu: tulis satu kalimat terberatnya, dan baca sendiri besok.",
    "Itu pilihanmu.",
  ],
  "counsel-leave": [
    "Yang memutuskan kamu, dan tidak harus hari ini. Satu pegangan: sebelum yang sulit ditarik lagi, pastikan dulu apa yang tetap harus jalan sesudahnya, misalnya cicilan, tempat tinggal, atau orang yang bergantung padamu.",
    "Pergi atau bertahan, kamu yang menjalaninya. Bisa dicoba kecil dulu: siapkan pintu berikutnya sambil yang sekarang masih jalan.",
    "Keputusannya padamu.",
  ],
  /** Before the offer, where what happened is told and no feeling is named. */
  "fact-first": ["“{quote}”. Itu terbaca.", "“{quote}”, ya.", "“{quote}”."],
  "fact-two": ["“{first}”, lalu “{then}”. Itu tidak sedikit.", "“{first}”, “{then}”."],
  "offer-after": [
    "Ceritanya boleh diteruskan tanpa langkah apa pun. Kalau ada yang mau dikerjakan, yang paling dekat: {title}.",
    "Cerita dulu, atau {title}; keduanya boleh.",
    "Atau {title}.",
  ],
} as const satisfies Record<string, readonly string[]>;
