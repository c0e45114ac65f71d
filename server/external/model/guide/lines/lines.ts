import { answerLines } from "./answer-lines.ts";
import { complaintLines } from "./complaint-lines.ts";
import { costLines } from "./cost-lines.ts";
import { dangerLines } from "./danger-lines.ts";
import { figureLines } from "./figure-lines.ts";
import { listenLines } from "./listen-lines.ts";
import { partings } from "./partings.ts";
import { remarks } from "./remarks.ts";
import { shownLines } from "./shown-lines.ts";

/*
 * The guide's own lines, outside of flows. Each list is used in order, so that no sentence repeats in a conversation;
 * the last line of a list may repeat and therefore has at most three words, unless its list stops instead. The guide
 * fills in words in braces.
 */

export type Line = keyof typeof lines;

/** Said once, before anything else. */
export const introduction = "Aku panduan otomatis Alma, sebuah program AI dan bukan orang.";

/** Said before the first flow that a model has offered. */
export const flowIntroduction =
  "Selama langkah-langkah ini kamu dituntun panduan otomatis Alma, sebuah program AI dan bukan orang. Tulis “berhenti” kapan saja untuk kembali mengobrol.";

export const lines = {
  ...remarks,
  ...costLines,
  ...partings,
  ...listenLines,
  /** The text fits several flows: asks which one is meant. `quote` is a part of the member's words. */
  offer: [
    "Untuk “{quote}”, ini yang paling dekat. Mana yang kamu maksud?",
    "Dari kata-katamu, mungkin salah satu ini yang kamu cari.",
    "“{quote}”, itu yang kubaca. Pilih yang cocok, atau bilang kalau bukan itu.",
    "Beberapa pilihan ini bersinggungan dengan tulisanmu. Mana yang mau dikerjakan?",
    "Soal “{quote}”, kita bisa mulai dari sini.",
    "Mungkin ini arahnya. Kalau meleset, tekan “Bukan itu”.",
    "Kita bisa mulai dari salah satu ini. Mana yang paling berguna buatmu sekarang?",
    "Mungkin yang ini?",
  ],
  /** The text fits a single flow. */
  "offer-one": [
    "Untuk “{quote}”, aku punya satu yang cocok: {title}. Kalau benar itu, tekan tombolnya.",
    "Yang paling dekat dengan tulisanmu: {title}. Betul itu?",
    "Di daftarku, “{quote}” paling dekat dengan {title}.",
    "Mungkin ini: {title}. Kalau meleset, bilang saja.",
    "Yang ini?",
  ],
  /** The member repeats the same wish, so the flow starts. */
  begin: [
    "Kita mulai: {title}. Kalau bukan ini, tulis “bukan itu”.",
    "Kukerjakan sebagai {title}. Tulis “ganti” kalau maksudmu lain.",
    "Langsung ke {title} ya; “bukan itu” membatalkannya.",
    "Kita mulai.",
  ],
  /** What a flow prepares to be said is written instead. */
  "written-instead": [
    "Baik, bukan untuk diucapkan. Kita tulis saja supaya tinggal dikirim.",
    "Oke, kita pindah ke tulisannya.",
    "Kita tulis.",
  ],
  /** Names what was read from earlier messages and is not asked for. */
  taken: [
    "Dari tulisanmu kuambil {list}, jadi kamu tidak perlu menulisnya dua kali. Di akhir masih bisa diganti.",
    "Yang sudah kamu sebut kupakai: {list}. Kalau ada yang keliru, ubah di akhir.",
    "Sudah terisi: {list}.",
  ],
  /** The member answered "Iya" to several buttons. */
  which: ["Yang mana? Tekan satu, atau tulis nomornya.", "Nomor berapa?"],
  /** The text fits no flow. */
  unclear: [
    "Aku tidak mau menebak isi ceritamu. Ini soal yang mana?",
    "Tulisanmu kusimpan. Supaya arahnya pas, pilih bidangnya dulu ya.",
    "Yang paling dekat dengan itu apa?",
    "Kamu boleh cerita dulu tanpa memilih, atau pilih bidang lain.",
    "Pilih satu ya.",
  ],
  /** The text is a wish that fits no flow. */
  "no-flow": [
    "Untuk “{quote}” aku belum punya langkah khusus, jadi aku tidak akan mengarang. Yang tetap bisa kukerjakan ini.",
    "Permintaan itu di luar yang bisa kukerjakan dengan benar. Mungkin salah satu ini masih berguna.",
    "Yang itu belum ada padaku. Kamu boleh menulisnya dengan kata lain, atau pilih di bawah.",
    "Itu belum bisa.",
  ],
  greet: [
    "Halo. Mau langsung mengerjakan sesuatu, atau cerita dulu saja?",
    "Hai juga. Mau mulai dari mana?",
    "Salam juga. Tulis apa yang kamu butuhkan, atau pilih di bawah.",
    "Halo lagi.",
  ],
  menu: [
    "Ini beberapa yang bisa kita kerjakan bersama.",
    "Masih ada pilihan lain, ini lanjutannya.",
    "Sisanya ada di sini.",
    "Ini daftar berikutnya.",
    "Pilihan lainnya.",
  ],
  who: [
    "Aku program yang berjalan otomatis. Di sini tidak ada orang yang membaca atau membalas, dan aku tidak memahami cerita seperti manusia. Yang bisa kulakukan: menuntun langkah, menyimpan tulisanmu, dan menyusunnya jadi surat, rencana, atau daftar. Kalau yang kamu cari manusia, tombol “Bantuan” di atas menunjukkan siapa yang bisa dihubungi.",
    "Masih yang tadi: panduan otomatis, bukan orang yang sedang membaca. Manusia yang bisa dihubungi ada di tombol “Bantuan”.",
    "Tidak ada manusia di balik layar ini, dan aku tidak akan berpura-pura ada. Buka “Bantuan” untuk bicara dengan orang.",
    "Masih panduan otomatis.",
  ],
  /** Who reads what is written here. */
  privacy: [
    "Tidak ada orang yang membaca atau membalas obrolan ini. Tulisanmu disimpan terenkripsi di akunmu, tidak dijual, tidak dibagikan tanpa izinmu, dan bisa kamu unduh atau hapus kapan saja. Rinciannya ada di halaman Kebijakan Privasi.",
    "Obrolan ini tersimpan di akunmu saja, dalam bentuk terenkripsi. Yang memegang akun dan ponselmu bisa membukanya, jadi keluar dari akun kalau ponselnya dipakai bersama.",
    "Isinya terenkripsi.",
  ],
  human: [
    "Aku program; di ruang ini tidak ada orang yang membaca atau membalas, dan tidak ada petugas yang bisa kusambungkan. Tombol “Bantuan” di atas menunjukkan siapa yang bisa kamu hubungi langsung, dan orang dekat yang kamu percaya juga bisa ditelepon sekarang.",
    "Aku tidak bisa memanggilkan orang. Untuk bicara dengan manusia, buka tombol “Bantuan” di atas, atau kabari seseorang yang kamu kenal.",
    "Menyambungkan ke petugas di luar yang bisa kulakukan. Psikolog puskesmas, dokter, atau orang dekat bisa kamu hubungi sendiri lewat nomor di “Bantuan”.",
    "Buka tombol “Bantuan”.",
  ],
  "not-that": [
    "Oke, bukan itu. Tulis dengan kata lain, atau pilih jenisnya.",
    "Baik, kita buang pilihan tadi. Coba sebut satu kata yang paling penting.",
    "Terima kasih sudah bilang. Kita cari dari arah lain.",
    "Belum kena juga ya, maaf. Kamu bisa cerita dulu tanpa memilih apa pun.",
    "Bukan itu, oke.",
  ],
  switch: [
    "Kita ganti. Yang tadi berhenti di situ, tulisanmu tetap ada di atas.",
    "Boleh, pindah ke yang lain. Jawaban sebelumnya tidak hilang dari obrolan ini.",
    "Ganti haluan, siap.",
    "Oke, ganti.",
  ],
  /** The member names another wish in the middle of a flow. */
  "other-wish": [
    "Sepertinya sekarang soal “{quote}”. Mau pindah, atau lanjutkan yang tadi?",
    "Kata-katamu “{quote}” lain dari langkah tadi. Pilih pindah, atau lanjut.",
    "Pindah atau lanjut?",
  ],
  stopped: [
    "Kita berhenti di sini. Tulisanmu tetap tersimpan.",
    "Berhenti, tidak apa-apa. Kapan pun mau lanjut, tulis saja.",
    "Selesai dulu untuk sekarang.",
    "Oke, berhenti.",
  ],
  /** The member says thanks after a story from which nothing was made. */
  "thanks-told": [
    "Terima kasih sudah bercerita di sini. Semua yang kamu tulis masih ada di atas.",
    "Kapan pun mau menyambung ceritanya, tulis saja di sini.",
    "Sama-sama.",
  ],
  /** The member writes again after that. */
  afterwards: ["Masih boleh ditulis di sini. Lanjut kapan pun kamu mau.", "Silakan, tulis saja."],
  thanks: [
    "Sama-sama. Semoga ada yang bisa kamu pakai dari sini.",
    "Terima kasih juga sudah mengerjakannya. Jaga dirimu ya.",
    "Kembali kasih. Obrolan ini bisa dibuka lagi kapan saja.",
    "Sama-sama.",
  ],
  insult: [
    "Kata-katamu kuterima. Aku memang cuma program, dan bisa jadi jawabanku tidak membantu. Mau coba cara lain?",
    "Kesal karena tidak dibantu itu masuk akal. Tulis satu hal yang kamu butuhkan, atau kita berhenti.",
    "Aku program, jadi tidak tersinggung. Pilih satu langkah, atau buka “Bantuan” untuk bicara dengan manusia.",
    "Kuterima.",
  ],
  nonsense: [
    "Tulisan itu belum bisa kubaca. Coba tulis dengan kata-kata, sependek apa pun.",
    "Yang itu tidak terbaca olehku. Tekan salah satu pilihan juga boleh.",
    "Sepertinya itu bukan kata. Tidak apa-apa, coba sekali lagi.",
    "Belum terbaca.",
  ],
  /** The answer to a step could not be read. */
  "no-number": [
    "Untuk {label} aku perlu angkanya. Contohnya: {example}.",
    "Angka {label} belum terbaca. Bisa ditulis seperti {example}, atau lewati.",
    "Masih belum ada angka {label} yang bisa kuhitung; boleh dilewati dulu.",
    "Angkanya?",
  ],
  "no-rows": [
    "Tulis {label} satu per baris, dipisah koma dan spasi. Contohnya: {example}",
    "Baris {label} belum terbaca semua. Cek lagi urutannya, misalnya: {example}",
    "Bentuk {label} masih belum pas; boleh dilewati dulu.",
    "Coba lagi.",
  ],
  "no-choice": [
    "Pilih salah satu tombol ya, supaya aku tidak salah jalan.",
    "Belum cocok dengan pilihannya. Tekan yang paling mendekati, atau tulis “berhenti”.",
    "Yang itu tidak ada di pilihannya; ambil yang paling mirip dulu.",
    "Pilih satu dulu.",
  ],
  /** The answer to a question who it is names nobody. */
  "no-name": ["Itu belum terbaca sebagai nama. Tulis {label} saja, misalnya {example}.", "Namanya siapa?"],
  /** A person is named where a day is asked for: one who is known already, or whose place was open. */
  "no-day": [
    "“{quote}” itu nama orang; yang kutanyakan di sini {label}, misalnya besok atau Kamis.",
    "Harinya kapan?",
  ],
  "person-taken": ["Kucatat {list}. Sekarang tinggal {label}, misalnya besok atau Kamis.", "Lalu harinya?"],
  /** A message at a question for a number tells something else. */
  "told-beside": ["Itu ikut kucatat: {list}. Tinggal angkanya, {label}.", "Dan {label}?"],
  /** One line should be formal, and nothing in it can be written more formally. */
  "line-formal": [
    "Nomor {number} sudah sebaku yang kubisa, dan susunan katanya tidak bisa kuubah sendiri. Tulis “ubah nomor {number}: ...” dengan kalimatmu.",
    "Itu sudah baku.",
  ],
  /** Whether somebody is safe is told by a button alone. */
  "safety-asked": [
    "“{quote}”, makasih sudah cerita; aman atau tidaknya tidak mau kutebak, jadi bagian ini kamu yang tentukan lewat tombol, ya.",
    "Ceritamu kubaca, dan karena tombol ini mengatur langkah sesudahnya, biar pilihanmu sendiri yang menentukannya.",
    "Kubaca. Tombolnya dulu.",
  ],
  /** What fits no button is taken in the member's own words. */
  "own-words": [
    "Tidak ada tombol yang pas, jadi kupakai kata-katamu: “{quote}”.",
    "Kupakai seperti kamu menulisnya: “{quote}”.",
    "Kupakai kata-katamu.",
  ],
  /** The same choice, as a list to be answered with a number. */
  numbered: [
    "Boleh dijawab dengan nomornya saja.",
    "Cukup ketik satu angka dari daftar ini.",
    "Nomornya saja.",
  ],
  /** The member's own words meant a button. */
  /** A question was passed by that the member's earlier words answer. */
  "told-before": [
    "Kupakai dulu kata-katamu yang tadi: {list}. Bisa diganti di akhir.",
    "Dari ceritamu tadi.",
  ],
  picked: [
    "Kucatat “{label}”; tulis “kembali” kalau maksudmu lain.",
    "Itu kubaca sebagai “{label}”.",
    "Yang kuambil “{label}”.",
    "Dicatat.",
  ],
  /** The member asks what a question means. */
  explain: [
    "Maksudnya {label}. Tulis seadanya dengan kata-katamu, atau lewati.",
    "Bagian ini untuk {label}; satu kalimat pendek cukup.",
    "Boleh dilewati.",
  ],
  "explain-example": [
    "Maksudnya {label}. Contoh jawaban: “{example}”. Boleh sependek itu, boleh juga dilewati.",
    "Ini untuk {label}, misalnya “{example}”.",
    "Misalnya “{example}”.",
  ],
  "explain-choice": [
    "Tidak ada jawaban yang salah di sini. Pilih yang paling mendekati; nanti bisa “kembali”.",
    "Pilihan ini hanya menentukan langkah berikutnya.",
    "Pilih yang mendekati.",
  ],
  "no-scale": [
    "Angka 0 sampai 10 saja, kira-kira pun cukup.",
    "Satu angka dari 0 sampai 10, tidak harus tepat.",
    "Angkanya boleh dikira-kira; tekan satu di bawah.",
    "Satu angka saja.",
  ],
  back: [
    "Balik satu langkah, ke {label}.",
    "Kita ulang bagian {label}.",
    "Mundur lagi, sekarang {label}.",
    "Kembali ke {label}; tulis ulang saja.",
    "Mundur lagi.",
  ],
  "back-nothing": [
    "Ini sudah langkah pertama. Mau ganti yang lain?",
    "Tidak ada langkah sebelum ini.",
    "Sudah paling awal.",
  ],
  changing: [
    "Bagian mana yang mau diubah?",
    "Mau ganti bagian apa lagi?",
    "Pilih bagiannya.",
    "Bagian yang mana lagi?",
    "Bagian mana?",
  ],
  /** The member has written the whole text anew. */
  "own-text": [
    "Sekarang teksnya persis seperti yang kamu tulis.",
    "Kupakai teksmu, kata demi kata.",
    "Ini teksmu yang baru.",
    "Teksmu kupakai.",
  ],
  /** What was asked for cannot be done in a text that the member has written. */
  "own-kept": [
    "Teks ini sekarang tulisanmu sendiri, jadi yang itu tidak bisa kuubah dari sini. Tekan Ubah sendiri di bawah teksnya, atau sebut kata yang persis ada di dalamnya.",
    "Yang itu belum berubah, karena teksnya tulisanmu sendiri. Ubah sendiri membukanya lagi di kotak tulis.",
    "Itu perlu kamu ubah sendiri di teksnya.",
    "Teksnya tetap.",
  ],
  /** How the member changes a text without the guide. */
  "own-way": [
    "Atau ubah langsung: tekan Ubah sendiri di bawah teksnya, atau salin teksnya, ubah, lalu kirim utuh ke sini.",
    "Atau ubah sendiri.",
  ],
  /** The member wants another language; the guide does not translate. */
  "no-language": [
    "Kalimatmu tidak bisa kualihkan sendiri ke bahasa lain. Bagian yang mau kamu tulis ulang yang mana?",
    "Bahasanya mengikuti tulisanmu. Bagian mana yang mau kamu tulis ulang?",
    "Bagian yang mana?",
  ],
  /** The member wants another tone than the document has. */
  "no-style": [
    "Gaya bahasanya tidak bisa kuubah sendiri, tapi isi tiap bagian bisa kamu ganti. Bagian mana yang paling perlu?",
    "Nadanya mengikuti isi yang kamu tulis. Mau menulis ulang bagian mana?",
    "Bagian yang mana?",
  ],
  "add-only": [
    "Bagian dalam tulisan ini tetap. Kamu bisa menambahkan sesuatu di bawahnya, cukup ketik tambahannya.",
    "Ketik saja tambahannya, nanti kutaruh di akhir.",
    "Ketik tambahannya.",
  ],
  /** The member writes something below a document without a request. */
  where: ["Tulisanmu barusan mau ditaruh di mana?", "Yang ini untuk bagian mana?", "Ditaruh di mana?"],
  /** The document already contains the member's text. */
  already: ["Itu sudah ada di tulisan di atas.", "Yang itu sudah masuk.", "Sudah ada."],
  "made-order": [
    "Urutannya sudah tertulis di bagian “{part}”; mulai dari nomor 1.",
    "Itu ada di bagian “{part}” di tulisan tadi, dari atas ke bawah.",
    "Lihat bagian “{part}”.",
  ],
  "made-question": [
    "Pertanyaan itu tidak bisa kujawab, maaf; tulisan di atas masih bisa diubah atau ditambah.",
    "Maaf, yang itu juga belum bisa kujawab; dokumennya tetap bisa kamu ubah.",
    "Itu belum bisa.",
  ],
  "no-feedback": [
    "Isi jawaban ini tidak bisa kunilai. Petunjuk di tiap pertanyaan dan daftar di akhir membantumu menilainya sendiri, atau minta satu orang membacanya.",
    "Menilai jawaban tetap di luar yang kubisa; bandingkan dengan petunjuknya tadi.",
    "Itu tugas pembaca.",
  ],
  "change-slot": [
    "Tulis yang baru untuk {label}.",
    "Silakan, {label} yang baru.",
    "Apa isi baru untuk {label}?",
    "Ketik pengganti {label}.",
    "Yang baru?",
  ],
  unchanged: ["Tidak ada yang berubah, tulisannya tetap begini.", "Tetap seperti tadi.", "Masih sama."],
  changed: [
    "Sudah kuganti.",
    "Versi barunya begini.",
    "Ini setelah diubah.",
    "Perubahannya sudah masuk.",
    "Diperbarui.",
  ],
  "once-more": ["Kita ulang sekali lagi.", "Satu putaran lagi.", "Boleh, lagi."],
  again: [
    "Sekali lagi:",
    "Satu lagi soal ini:",
    "Kita ulangi bagian ini:",
    "Putaran berikut, masih tentang:",
    "Lagi, tentang:",
  ],
  resume: [
    "Tadi ada langkah yang belum selesai. Mau dilanjutkan?",
    "Langkah yang tertunda masih ada. Teruskan?",
    "Lanjutkan yang tadi?",
  ],
  "go-on": [
    "Kita teruskan dari langkah tadi, tentang {label}.",
    "Sambung lagi dari {label}.",
    "Lanjut ke {label} yang tertunda.",
    "Kita lanjutkan.",
  ],
  "note-made": [
    "Ini catatan dari tulisanmu, kata-katanya tidak kuubah.",
    "Catatannya kubuat lagi dengan tulisan terbaru.",
    "Sudah kususun ulang dari semua yang kamu tulis.",
    "Catatan terbaru.",
  ],
  "letter-made": [
    "Ini bentuk suratnya, memakai kata-katamu sendiri. Tidak harus dikirim.",
    "Suratnya kususun lagi dengan tulisan terbaru.",
    "Versi surat yang paling baru ada di bawah.",
    "Surat terbaru.",
  ],
  "nothing-told": [
    "Belum ada tulisan yang bisa kususun. Ceritakan dulu sedikit.",
    "Tulisannya masih kosong; satu kalimat pun cukup.",
    "Belum ada tulisan.",
  ],
  /** The member's balance is nearly used up. */
  closing: ["Waktu obrolanmu tinggal sedikit. Yang sudah tersusun tetap tersimpan di obrolan ini."],
  /** Risk level 1: distress without danger. */
  heavy: [
    "Kalau ingin ditemani manusia juga, keluarga, teman, atau psikolog puskesmas bisa diajak bicara.",
    "Kamu tidak harus menanggungnya sendirian; keluarga, teman, atau psikolog puskesmas bisa ikut menemani.",
    "Kalau makin berat, psikolog atau puskesmas bisa menemani lebih dari yang bisa kulakukan.",
    "Tombol “Bantuan” di atas menunjukkan siapa yang bisa kamu hubungi, juga hanya untuk bicara.",
    "Teman, saudara, atau petugas puskesmas tidak perlu tahu semuanya untuk bisa menemanimu.",
    "Mengabari satu orang yang kamu percaya juga boleh, kapan pun kamu siap.",
    "Bantuan dari orang lain tetap ada di tombol “Bantuan”.",
  ],
  ...dangerLines,
  ...figureLines,
  ...answerLines,
  ...shownLines,
  ...complaintLines,
} as const satisfies Record<string, readonly string[]>;
