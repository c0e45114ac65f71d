import { belowLines } from "./below-lines.ts";
import { practiceLines } from "./practice-lines.ts";

/* Lines about what a member wrote and about the guide's own choices, in the form of lines.ts. */

export const remarks = {
  ...practiceLines,
  ...belowLines,
  /** The member asks what the offered flows are, or how they differ. */
  "explain-offers": ["Bedanya ada di hasil akhirnya:", "Ujung masing-masing:", "Hasilnya:"],
  "explain-again": [
    "Penjelasannya masih ada di atas. Tekan satu untuk melihatnya; “bukan itu” membatalkannya.",
    "Masih sama seperti di atas; boleh juga cerita dulu.",
    "Lihat di atas.",
  ],
  /** The member agrees and names another need, which weighs more. */
  "heaviest-first": [
    "Yang kamu sebut paling berat kudahulukan. Sesudahnya kutawarkan lagi {title}.",
    "Yang lebih berat dulu, lalu {title}.",
    "Yang itu dulu.",
  ],
  /** The subject of an offer is denied, and something else is found. */
  "denied-offer": [
    "Maaf, itu keliru kubaca. Dari dua pesanmu, ini yang paling dekat.",
    "Maaf, salah arah. Mungkin salah satu ini.",
    "Maaf, atau ini?",
  ],
  /** A remark about an offer, which stays. */
  "offer-kept": [
    "Kucatat “{quote}” untuk langkahnya. Tombolnya masih yang tadi.",
    "Kucatat juga: “{quote}”.",
    "Kucatat itu.",
  ],
  /** In which form a text is wanted, said with the yes to an offer. */
  "form-kept": [
    "Soal bentuknya, “{quote}” kubaca. Kalau hasilnya belum pas untuk itu, bagiannya bisa diubah di akhir.",
    "“{quote}” kubaca juga; bentuknya masih bisa diubah di akhir.",
    "Bentuknya kubaca.",
  ],
  /** One half of a message cannot be served, the other can. */
  "beyond-half": [
    "Aku tidak bisa {thing}. Bagian lain dari pesanmu bisa kita siapkan.",
    "Yang satu itu tetap tidak bisa: {thing}. Sisanya bisa.",
    "Yang ini bisa.",
  ],
  /** Where is what was asked for beside the first wish. */
  "kept-asked": [
    "“{quote}” masih kusimpan. Mau pindah ke situ sekarang, atau selesaikan yang ini dulu?",
    "Itu belum dikerjakan: “{quote}”. Pindah, atau nanti sesudah ini.",
    "Pindah, atau nanti?",
  ],
  "offer-back": ["Ini yang tadi kutawarkan.", "Yang tadi ada di bawah.", "Yang tadi."],
  /** "Kak, mau minta tolong dong", which does not say with what. */
  "help-what": [
    "Boleh. Tulis saja mau dibantu apa, satu kalimat cukup, atau pilih bidangnya.",
    "Boleh, soal apa?",
    "Soal apa?",
  ],
  /** The member asks why: by which words an offer was found, where an answer goes, how something was made. */
  "why-offer": [
    "Aku mencocokkan kata-katamu dengan daftarku, jadi bisa meleset. Yang kena:",
    "Kata yang membuatnya muncul:",
    "Karena kata ini:",
  ],
  "why-asked": [
    "Jawabanmu masuk ke “{title}”, di baris “{line}”. Boleh dilewati kalau tidak mau diisi.",
    "Ini untuk baris “{line}” di “{title}”.",
    "Untuk “{line}”.",
  ],
  "why-sum": [
    "Angka ini kupakai untuk menghitung {sum}. Tanpa itu, hitungannya tidak bisa jadi.",
    "Dari sini kuhitung {sum}.",
    "Untuk hitungannya.",
  ],
  "why-choice": [
    "Tombol-tombol ini menuju langkah yang berbeda, jadi jawabanmu menentukan jalannya.",
    "Jawaban di sini hanya memilih langkah sesudahnya.",
    "Menentukan jalannya.",
  ],
  "why-step": [
    "Langkah ini bagian dari {title}, supaya hasil akhirnya bisa dipakai. Boleh dilewati.",
    "Ini mengikuti urutan {title}.",
    "Mengikuti urutannya.",
  ],
  "why-sums": ["Angkanya kuhitung begini:", "Hitungannya:"],
  "why-made": [
    "Isinya jawabanmu sendiri, disusun dalam urutan yang biasa dipakai untuk {title}. Bagian yang tidak cocok bisa kamu ganti.",
    "Urutannya bentuk yang umum; tidak ada yang kunilai atau kutambah dari luar jawabanmu.",
    "Bentuk umum saja.",
  ],
  /** The document in another register. */
  restyled: [
    "Ini versi {name}. “Aku” dan “kamu” di kalimatmu ikut kusesuaikan, isinya tetap.",
    "Sekarang bahasanya {name}; cek lagi kata yang terdengar janggal.",
    "Kuganti jadi {name}.",
    "Bahasanya {name}.",
    "Sudah kuganti bahasanya.",
    "Diganti.",
  ],
  /** The register that the member asked for before the document. */
  register: [
    "Tulisannya nanti kubuat dengan bahasa {name}, dan bisa diganti di akhir.",
    "Bahasanya {name}, kucatat.",
    "Bahasanya kucatat.",
  ],
  /** The member wants the result without further questions. */
  hurry: [
    "Baik, tanpa pertanyaan lagi. Yang belum terisi kutandai dengan kurung.",
    "Langsung saja, sisanya kubiarkan dalam kurung.",
    "Langsung.",
  ],
  "hurry-usual": [
    "Yang belum kamu pilih kuisi dengan yang umum dulu: {list}.",
    "Pilihan umum yang kuambil: {list}.",
    "Kupilihkan: {list}.",
  ],
  /** The same, where only the member can press a button, because it decides what is made. */
  "hurry-choice": [
    "Baik. Pilihan ini menentukan hasilnya, jadi perlu kamu tekan sendiri; sesudahnya boleh tulis “bikin aja” lagi.",
    "Yang satu ini harus darimu, sisanya bisa kulewati.",
    "Tekan satu dulu.",
  ],
  /** A complaint instead of an answer: `label` is what is asked. */
  complaint: [
    "Maaf, itu tidak kumasukkan. Yang kutanyakan sekarang: {label}. Boleh dilewati, “kembali” mengubah jawaban sebelumnya, dan “bukan itu” membatalkan langkah ini.",
    "Maaf, aku salah menangkap. Yang belum ada: {label}. “Lewati” juga boleh.",
    "Maaf ya, yang tadi bukan isi dan tidak kupakai. Sekarang: {label}.",
    "Maaf, kuabaikan sebagai jawaban. Tulis {label}, atau lewati.",
    "Maaf ya.",
  ],
  /** The member protests against the button that was taken for them. */
  "choice-undone": [
    "Maaf, pilihan itu keliru dan sudah kubatalkan. Kita ulangi pertanyaannya.",
    "Maaf, yang itu juga kubatalkan. Kali ini tekan sendiri tombolnya.",
    "Kubatalkan, maaf.",
  ],
  "complaint-choice": [
    "Maaf, itu tidak kuhitung sebagai pilihan. Tombolnya untuk {label}; “kembali” mengubah jawaban sebelumnya.",
    "Maaf, belum pas ya. Tombol di bawah ini tentang {label}, ambil yang paling dekat.",
    "Maaf, tinggal pilih satu untuk {label}.",
    "Maaf ya.",
  ],
  "complaint-change": [
    "Maaf, itu tidak kutulis ke dokumennya. Ketik isi baru untuk {label}.",
    "Maaf, yang kutunggu isi {label} yang baru.",
    "Maaf ya.",
  ],
  wait: [
    "Silakan, kutunggu. Yang tadi ditanyakan: {label}.",
    "Tidak perlu buru-buru, {label} kutunggu.",
    "Kutunggu.",
  ],
  /** The member says that it was written already; it was not found. */
  "not-found-before": [
    "Maaf, untuk {label} tulisanmu tadi belum ketemu olehku. Tulis sekali lagi, atau lewati.",
    "Maaf, {label} masih kosong di catatanku; ketik ulang pendek saja, atau lewati.",
    "Maaf, belum ketemu.",
  ],
  "found-before": [
    "Maaf, kupakai yang sudah kamu tulis untuk {label}: “{value}”. Kalau bukan itu, ubah di akhir.",
    "Ketemu, {label}: “{value}”.",
    "Kuambil “{value}”.",
  ],
  /** An answer from before was put right. */
  corrected: [
    "Kubetulkan, {label} sekarang “{value}”.",
    "Sudah kuganti: {label} jadi “{value}”.",
    "Jadi “{value}”, oke.",
    "Dibetulkan.",
  ],
  /** Amounts in another currency are not reckoned with. */
  "foreign-told": [
    "Hitunganku memakai rupiah, jadi angka dalam mata uang lain belum kupakai. Tulis dalam rupiah dengan satu kurs untuk semuanya.",
    "Sekali lagi, di sini semua angka dalam rupiah.",
    "Pakai rupiah, ya.",
  ],
  foreign: [
    "Itu bukan rupiah, dan aku tidak tahu kurs hari ini. Tulis {label} dalam rupiah, atau lewati.",
    "Untuk {label} aku perlu angka rupiahnya; kurs yang kamu pakai terserah, asal sama untuk semua.",
    "Angka rupiahnya berapa?",
  ],
  /** What was told before the offer was put right. */
  "told-corrected": [
    "Kubetulkan: “{value}”, bukan “{not}”. Tombol di bawah masih berlaku.",
    "“{not}” kuganti “{value}”. Tinggal pilih tombolnya.",
    "Sekarang “{value}”.",
  ],
  /** Another wish beside an answer is kept for later. */
  "wish-kept": [
    "“{quote}” kucatat, dan kutawarkan sesudah yang ini selesai.",
    "Yang ini juga kucatat untuk nanti: “{quote}”.",
    "“{quote}” kucatat.",
  ],
  "wish-now": [
    "Tadi kamu juga menulis “{quote}”. Mau lanjut ke situ?",
    "Dari tulisanmu masih ada “{quote}”. Ke situ sekarang?",
    "Sekarang “{quote}”?",
  ],
  /** What was written for a name begins with a number. */
  "no-name": [
    "Itu belum kubaca sebagai {label}, jadi tidak kutulis di situ. Tulis namanya saja, atau lewati.",
    "Untuk {label} cukup namanya.",
    "Namanya siapa?",
  ],
  /** The member wants a shorter document. */
  shorten: [
    "Meringkas kata-katamu aku tidak bisa, tapi kalimat yang tidak perlu bisa kubuang. Tekan satu, atau tulis “hapus kalimat terakhir”.",
    "Ini yang masih bisa dibuang tanpa mengubah isinya.",
    "Buang yang mana?",
  ],
  "left-out": ["Kalimat “{sentence}” sudah kubuang.", "Tanpa “{sentence}” jadinya begini.", "Sudah kubuang."],
  /** Words of the document were exchanged or taken out. */
  /** The document calls somebody as the member wants, in place of "kamu". */
  address: [
    "“Kamu” untuk orangnya kuganti jadi “{name}”, juga di versi lain tulisan ini.",
    "Sapaannya sekarang “{name}”, bukan “kamu”.",
    "Sudah “{name}” semua.",
  ],
  /** What the writer is called in a text for their child. */
  "own-title": ["Di pesannya kamu kusebut “{name}”.", "Untukmu sekarang “{name}”.", "Sudah “{name}”."],
  /** How the reader is greeted in place of a usual form. */
  "reader-name": ["Sapaannya kuganti jadi “{name}”.", "Sekarang disapa “{name}”.", "Kusapa “{name}”."],
  "address-open": [
    "“Kamu” kuganti dulu jadi “Bapak/Ibu”, karena sapaannya belum kamu sebut. Mau dipanggil apa beliau?",
    "Kutulis “Bapak/Ibu” dulu. Sebut sapaannya kalau sudah pasti.",
    "Sementara “Bapak/Ibu”.",
  ],
  "address-none": [
    "Di tulisan ini tidak ada “kamu” untuk orangnya. Kalau nanti ada, kutulis “{name}”.",
    "“Kamu” sudah tidak ada di situ; yang dipakai “{name}”.",
    "Sudah tanpa “kamu”.",
  ],
  /** The document as it was before its last change. */
  undone: ["Ini versi sebelum perubahan terakhir.", "Kukembalikan ke versi sebelumnya.", "Dikembalikan."],
  /** A formal text has the member's shorthand in full. */
  "in-full": [
    "Singkatan kutulis utuh, isinya tetap. Kalau mau persis ketikanmu, tulis “ejaanku saja”.",
    "Singkatannya kutulis utuh lagi.",
    "Ditulis utuh.",
  ],
  /** Nothing is left to be tidied without other words. */
  "tidy-already": [
    "Ejaan, huruf besar, dan titiknya sudah rapi. Kalau satu kalimat mau lain, tulis kalimat barunya.",
    "Ejaannya sudah rapi. Kalimat mana yang mau lain? Tulis kalimat barunya.",
    "Sudah rapi.",
  ],
  /** Parts of a document, each of which the message named. */
  /** Shorthand that may mean several words, behind the line before. */
  "in-full-left": [
    "Kecuali “{list}”: itu bisa dibaca lain. Tulis “{first} = ...” dengan kata lengkapnya, nanti kuganti.",
    "“{list}” kubiarkan, karena bisa dibaca lain. Tulis “{first} = ...” supaya kuganti.",
    "Kecuali “{list}”.",
  ],
  "parts-changed": ["Sudah kuganti: {list}.", "Yang kuganti: {list}.", "Diganti: {list}."],
  "words-edited": ["Sudah kukerjakan: {list}.", "Yang berubah: {list}.", "Kuubah: {list}."],
  "which-out": [
    "Ada lebih dari satu kalimat yang mungkin kamu maksud. Yang mana kuhapus?",
    "Kalimat yang mana yang dihapus?",
    "Yang mana?",
  ],
  /** The member quoted words that stand nowhere in the document. */
  "words-missing": [
    "Kata-kata “{what}” tidak kutemukan di tulisan di atas. Tulis persis seperti di sana, atau pilih bagiannya.",
    "“{what}” tidak ada di tulisan itu; salin dari sana kata demi kata, ya.",
    "Belum ketemu.",
  ],
  /** A second message below a document that belongs nowhere in it. */
  "no-place": [
    "Yang ini juga belum kutemukan tempatnya, jadi tulisannya belum berubah. Kalau maunya hal lain, tekan “Bahas hal lain”; tulisannya tersimpan.",
    "Belum ada tempatnya di tulisan itu. Sudah pas, atau pindah ke hal lain?",
    "Sudah pas?",
  ],
  /** Something that the member misses in a document. */
  "not-there": [
    "“{what}” memang belum ada di tulisan itu. Tulis kalimat untuk itu, dan kutaruh di akhir.",
    "Kata “{what}” juga belum ada; tulis kalimatnya, nanti kumasukkan.",
    "“{what}” belum ada.",
  ],
  /** Words of a document that the member finds wrong. */
  objected: [
    "Maaf. “{what}” bisa kuhapus, atau tulis “ganti ... jadi ...” dengan kata-katamu.",
    "Kalimat “{what}” juga bisa kubuang atau kuganti.",
    "Mau dihapus?",
  ],
  /** A document is left for something else. */
  "text-kept": ["“{title}” kusimpan.", "Baik, “{title}” tersimpan.", "Tulisannya tersimpan."],
  "which-topic": ["Sekarang mau bahas apa?", "Yang sekarang soal apa?", "Soal apa?"],
  "shown-again": ["Ini tulisannya sekarang.", "Kutampilkan lagi.", "Ini dia."],
  /** What a message wants beside what was done. */
  "wishes-left": [
    "Yang belum kukerjakan: “{list}”. Tekan “Ubah bagian ini”, atau tulis kata yang di sana dan gantinya.",
    "“{list}” belum bisa kupasang di tulisan ini.",
    "“{list}” belum.",
  ],
  /** The member says what an addition is about, and not its words. */
  "add-words": [
    "Tulis kalimatnya dengan kata-katamu, lalu kutaruh di akhir.",
    "Apa bunyi kalimat tambahannya?",
    "Bunyinya apa?",
  ],
  /** One row of a table was changed or taken out. */
  "row-changed": ["Barisnya sekarang “{row}”, yang lain tetap.", "Baris itu jadi “{row}”.", "Jadi “{row}”."],
  "row-removed": [
    "“{row}” kukeluarkan dari daftar, yang lain tetap.",
    "Baris “{row}” juga kukeluarkan.",
    "“{row}” keluar.",
  ],
  "change-item": ["Tulis yang baru untuk “{item}”.", "“{item}” diganti dengan apa?", "Ganti jadi apa?"],
  "row-which": [
    "Yang diganti sisanya atau cicilannya?",
    "Itu untuk sisa utang atau cicilan?",
    "Sisa atau cicilan?",
  ],
  "row-row": [
    "Baris mana yang bukan utangmu? Kalau ditekan, baris itu tidak ikut dihitung.",
    "Baris mana yang harus keluar dari daftar?",
    "Baris yang mana?",
  ],
  /** Words of an earlier answer were exchanged. */
  swapped: [
    "Kubetulkan di {label}: “{not}” jadi “{value}”.",
    "Di {label}, “{not}” kuganti “{value}”.",
    "“{not}” jadi “{value}”.",
  ],
  /** What was wrong stands in several answers, or in none. */
  "swap-several": [
    "“{not}” ada di lebih dari satu tempat, jadi belum ada yang kuganti. Sebut sekalian bagiannya. Pertanyaanku tadi masih soal {label}.",
    "Masih ada lebih dari satu “{not}”; sebut nama bagiannya. Sesudah itu kita kembali ke {label}.",
    "“{not}” yang mana?",
  ],
  "swap-missing": [
    "“{not}” tidak ketemu di jawabanmu, jadi belum ada yang kuganti. Kalau ini jawaban soal {label}, tulis jawabannya saja.",
    "Belum ketemu “{not}” di tulisanmu. Soal {label}, isinya saja.",
    "“{not}” belum ada.",
  ],
  /** A question where a name or a number was asked for. */
  "asked-back": [
    "Maaf, itu belum bisa kujawab; isi {label} seperlunya, atau lewati.",
    "Itu kubaca sebagai pertanyaan, bukan {label}. Boleh dilewati dulu.",
    "Lewati saja dulu.",
  ],
  "asked-back-example": [
    "Maaf, itu belum bisa kujawab; {label} bentuknya seperti “{example}”, dan boleh dilewati.",
    "Kubaca itu sebagai pertanyaan; {label} cukup seperti “{example}”.",
    "Misalnya “{example}”.",
  ],
  /** A question behind an answer, which the guide cannot answer. */
  "beside-question": [
    "Pertanyaanmu “{quote}” kulihat, tapi itu belum bisa kujawab dengan benar.",
    "Untuk “{quote}” aku tidak punya jawaban yang pasti. Kita lanjut dulu.",
    "“{quote}”: itu di luar yang kutahu di sini, jadi tidak kukarang.",
    "Soal “{quote}” belum ada jawaban pasti dariku.",
    "“{quote}” belum terjawab.",
  ],
  /** The same, where the person for whom the text is can be asked, or alone knows it. */
  "beside-person": [
    "“{quote}”: yang ini tidak bisa kujawab pasti. Simpan dulu buat ditanyakan ke {who}.",
    "Soal “{quote}” yang bisa menjawab {who}; catat dulu buat ditanyakan.",
    "“{quote}” juga lebih baik langsung ditanyakan ke {who}.",
    "“{quote}”: tanyakan {who}.",
  ],
  "beside-mind": [
    "“{quote}”: itu cuma {who} yang tahu, jadi tidak kutebak.",
    "Soal “{quote}” aku tidak bisa membaca pikiran {who}; jawabannya baru ketahuan dari orangnya.",
    "Yang “{quote}” belum bisa ditebak dari sini.",
    "“{quote}”: tergantung {who}.",
  ],
  /** The same, where rules or facts decide. */
  "beside-fact": [
    "“{quote}”: jawaban pastinya tidak kupunya. Yang bisa memastikan {who}.",
    "Untuk “{quote}” jangan pakai tebakanku; {who} yang tahu aturannya.",
    "Yang “{quote}” paling aman ditanyakan ke {who}.",
    "“{quote}”: tanya {who}.",
  ],
  /** The same, where another flow fits or something can be prepared for. */
  "beside-later": [
    "“{quote}”: jawaban pastinya tidak kupunya, tapi itu bisa disiapkan. Di akhir nanti kutawarkan langkahnya.",
    "Yang “{quote}” juga tidak bisa kujawab sekarang; tombolnya kutaruh di akhir.",
    "“{quote}” kusimpan dulu.",
  ],
  /** What no flow can do, named honestly. */
  beyond: [
    "Aku tidak bisa {thing}, dan tidak akan mengarang. Yang bisa kubantu menulis, menyusun rencana, atau menghitung dari angkamu sendiri.",
    "Sayangnya {thing} tetap di luar yang bisa kukerjakan.",
    "Itu belum bisa.",
  ],
  /** A fear that the member mentioned beside the wish. */
  fear: [
    "Soal “{quote}”: sesudah ini selesai, kita bisa siapkan kartu “kalau terjadi, lalu apa”. Tombolnya kutaruh di akhir.",
    "“{quote}” kucatat juga; tombol untuk menyiapkannya ada di akhir.",
    "Itu kucatat juga.",
  ],
} as const satisfies Record<string, readonly string[]>;
