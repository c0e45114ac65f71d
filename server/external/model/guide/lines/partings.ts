/** What the guide says with a draft, at refusals and goodbyes, and of corrections; `lines.ts` chooses among wordings. */
export const partings = {
  /** Above the first draft of a text: beside its offer, and at the beginning of its flow. */
  "draft-offered": [
    "Ini draf pertama untuk “{title}”, dari tulisanmu. Yang belum kamu sebut kutandai “(isi ...)”, dan sesudah tombolnya ditekan kita lengkapi.",
    "Begini draf “{title}” sejauh ini; tanda “(isi ...)” menunggu isi darimu.",
    "Draf “{title}”:",
  ],
  draft: [
    "Drafnya sudah bisa kamu salin. Bagian “(isi ...)” belum ada di tulisanmu; pertanyaan di bawahnya untuk melengkapi.",
    "Dengan yang sudah ada, jadinya begini. Di bawahnya ada pertanyaan supaya lebih lengkap.",
    "Drafnya sekarang:",
  ],
  /** The member asks once more to be listened to only. */
  "open-story": [
    "Baik, cerita saja. Tidak ada langkah dan tidak ada latihan.",
    "Oke, tulis saja ceritanya; kusimpan tanpa menyuruh apa-apa.",
    "Silakan, ceritanya dulu.",
    "Ceritakan saja.",
  ],
  /** The member refuses what was offered. */
  refused: [
    "Baik, itu tidak jadi. Kamu tidak harus melakukan apa pun sekarang; kalau mau, ceritakan saja.",
    "Oke, yang itu kutinggalkan. Boleh cerita saja, boleh juga berhenti di sini.",
    "Tidak apa-apa, itu tidak kutawarkan lagi.",
    "Baik, tidak jadi.",
  ],
  /** The member wants none of the buttons of a step. */
  "none-of": [
    "Baik, tidak satu pun. Tulis dengan kata-katamu sendiri, cerita dulu, atau tinggalkan langkah ini.",
    "Oke, tidak ada yang cocok ya. Ceritakan saja dulu, atau tulis “bukan itu”.",
    "Tidak satu pun.",
  ],
  /** A goodbye, with what is kept: at a document, in the middle of a flow, and after a story. */
  "goodbye-made": [
    "Sampai nanti. Tulisan “{title}” tersimpan di obrolan ini dan masih bisa diubah.",
    "Baik, sampai di sini dulu; “{title}” tetap ada di atas.",
    "Sampai nanti.",
  ],
  "goodbye-open": [
    "Sampai nanti. Jawabanmu untuk {title} tersimpan dan bisa dilanjutkan kapan saja.",
    "Baik, berhenti dulu; {title} menunggu di sini.",
    "Sampai nanti.",
  ],
  "goodbye-told": [
    "Terima kasih sudah bercerita. Yang kamu tulis tersimpan di obrolan ini, dan boleh disambung kapan saja.",
    "Sampai nanti ya. Ceritamu tetap ada di sini.",
    "Sampai nanti.",
  ],
  /** Somebody says that they leave when they have what they ask for. */
  "leaves-soon": [
    "Sesudah itu silakan istirahat; tulisan kita tetap ada di sini dan boleh dibuka lagi kapan saja.",
    "Silakan pamit kapan saja, semuanya tersimpan.",
    "Sampai nanti.",
  ],
  /** A goodbye for the night; `kept` is what is kept. */
  "goodbye-sleep": [
    "Selamat istirahat. {kept} tersimpan di obrolan ini.",
    "Selamat tidur. Semuanya masih ada di sini besok.",
    "Selamat tidur.",
  ],
  /** Thanks for a document, which end the flow. */
  "thanks-made": [
    "Sama-sama. “{title}” tersimpan di obrolan ini dan masih bisa diubah.",
    "Senang bisa dipakai. “{title}” tetap ada di atas.",
    "Sama-sama ya.",
  ],
  /** A job abroad that is offered by chat. */
  "abroad-warned": [
    "Aku program dan tidak bisa mengecek lowongan, tetapi ini perlu kamu tahu lebih dulu. Tawaran kerja lewat chat dengan gaji tinggi ke negara itu sering dipakai untuk penipuan dan perdagangan orang; menurut Kementerian P2MI (2025), Indonesia tidak punya kerja sama penempatan dengan Kamboja, Thailand, dan Myanmar. Jangan kirim uang, KTP, atau paspor, dan jangan berangkat. Tanyakan dulu ke Dinas Tenaga Kerja (Disnaker) kotamu atau balai KemenP2MI, yang dulu bernama BP2MI, dan ceritakan ke satu orang di rumah hari ini.",
    "Tahan dulu uang, KTP, dan paspormu sampai Disnaker atau balai KemenP2MI memeriksanya.",
    "Jangan berangkat dulu.",
  ],
  abroad: [
    "Aku program dan tidak bisa mengecek lowongan, tetapi tanda-tandanya perlu diwaspadai. Tawaran kerja ke luar negeri yang meminta uang atau paspor lebih dulu, atau gajinya sangat tinggi, sering dipakai untuk penipuan dan perdagangan orang. Jangan kirim uang, KTP, atau paspor sebelum tawaran itu diperiksa Dinas Tenaga Kerja (Disnaker) kotamu atau balai KemenP2MI, yang dulu bernama BP2MI. Ceritakan juga ke satu orang di rumah.",
    "Periksakan dulu ke Disnaker atau balai KemenP2MI, dan jangan kirim apa pun sebelum itu.",
    "Periksakan dulu ya.",
  ],
  scam: [
    "Aku tidak bisa memastikan itu penipuan atau bukan, karena aku tidak bisa mengecek apa pun di luar obrolan ini. Tahan dulu uang, data diri, dan kode OTP. Lowongan bisa ditanyakan ke Disnaker, pinjaman dan investasi ke layanan resmi OJK; kalau uangnya sudah terkirim, hubungi bankmu dan polisi hari ini juga.",
    "Memastikan itu tetap di luar yang kubisa; yang aman, jangan mengirim apa pun sebelum ada yang berwenang memeriksanya.",
    "Itu belum pasti.",
  ],
  "office-number": [
    "Nomor kantor tidak kuberikan, karena nomor yang salah bisa merugikanmu. Cari di situs resminya sendiri, bukan dari tautan yang dikirim orang, atau datang langsung ke kantornya. Untuk melapor penipuan, bawa chat dan buktinya ke kantor polisi terdekat.",
    "Nomornya tetap perlu kamu ambil dari situs resmi kantornya.",
    "Lihat situs resminya.",
  ],
  "bank-rate": [
    "Bunga dan syarat pinjaman hari ini tidak bisa kucek dari sini, dan aku tidak bisa mendaftarkanmu. Yang tahu pastinya kantor cabang banknya; tanyakan juga biaya lainnya sebelum tanda tangan.",
    "Angka bunganya tetap hanya bisa dijawab kantor cabang banknya.",
    "Tanya cabangnya ya.",
  ],
  role: [
    "Tidak, aku tidak bisa memerankan orangnya. Yang bisa: kita susun dulu kata-katamu, lalu kamu berlatih membalas kalau dia mengelak, marah, atau diam.",
    "Memerankan orang tetap tidak bisa; latihannya dengan kalimat yang biasa muncul.",
    "Itu tidak bisa.",
  ],
  "role-interview": [
    "Bisa sebagian: pertanyaan wawancaranya kubacakan satu per satu, kamu menjawab, dan tiap jawaban kuberi catatan. Mengobrol bebas seperti orang tidak bisa.",
    "Pertanyaannya kubacakan, jawabannya darimu.",
    "Bisa sebagian.",
  ],
  /** The member asks for a judgement. */
  judge: [
    "Itu tidak bisa kunilai. Aku program, dan yang kubaca hanya kata-katamu.",
    "Menilai itu di luar yang kubisa, dan aku tidak mau berpura-pura.",
    "Soal itu orang yang mengenalmu lebih bisa menjawab daripada aku.",
    "Itu tidak kunilai.",
  ],
  /** What the document above says about something that is asked. */
  "in-document": [
    "Soal “{quote}”, di tulisan tadi ada: “{line}”",
    "Yang tertulis tentang itu: “{line}”",
    "Sudah tertulis: “{line}”",
  ],
  /** The guide has misread, or asked what was said. */
  misread: [
    "Maaf, aku salah membaca. Aku program, dan itu bisa terjadi.",
    "Maaf, kamu benar; itu keliru kubaca.",
    "Maaf ya.",
  ],
  /** The document was accepted with places that are still open. */
  "still-open": ["Masih ada yang kosong: {list}.", "Yang belum terisi di situ: {list}.", "Kosong: {list}."],
  /** A complaint about an answer in the middle of a story, alone and beside more of the story. */
  "story-misread": [
    "Maaf, jawabanku tadi tidak kena. Itu tidak kumasukkan ke ceritamu; lanjutkan saja dari yang tadi.",
    "Maaf, jawabanku meleset lagi. Ceritamu utuh di atas, silakan diteruskan.",
    "Maaf, teruskan saja.",
  ],
  "misread-beside": [
    "Maaf, jawabanku tadi meleset.",
    "Maaf, yang barusan kujawab juga tidak kena.",
    "Maaf ya.",
  ],
  /** The member wishes that somebody said a sentence. */
  awaited: [
    "Kalimat yang kamu tunggu: “{quote}”. Kutulis di sini supaya bisa kamu baca lagi.",
    "Yang ingin kamu dengar: “{quote}”. Sekarang itu tertulis di sini.",
    "“{quote}”.",
  ],
  /** Another wish of the first message. */
  "second-wish": [
    "Tadi kamu juga menyebut yang lain; tombolnya ada di bawah kalau mau dilanjutkan.",
    "Yang lain dari pesan pertamamu masih menunggu di bawah.",
    "Yang lain menunggu.",
  ],
  /** A question to the guide within an answer, which is left out. */
  /** The member asks whether what stands before the question will be written. */
  "goes-in": [
    "Ya, itu ikut kutulis di {label}. Kalau tidak perlu, bilang saja.",
    "Itu sudah masuk ke {label}; di akhir bisa dikeluarkan.",
    "Sudah masuk.",
  ],
  "asked-within": [
    "Maaf, “{quote}” belum bisa kujawab; sisanya kutulis.",
    "Maaf, soal “{quote}” aku tidak tahu; yang lain kutulis.",
    "“{quote}” kubaca sebagai pertanyaan untukku. Jawabannya tidak kupunya, jadi itu tidak kutulis.",
    "Pertanyaan “{quote}” tidak ikut tertulis; aku tidak punya jawaban yang pasti.",
    "Itu tidak kutulis.",
  ],
  /** The member asks whether something was noted: what the flow holds. */
  noted: [
    "Yang sudah kucatat: {list}. Di luar itu belum ada.",
    "Catatanku sekarang: {list}. Selain itu belum.",
    "Di catatanku: {list}.",
    "Masih sama.",
  ],
  "noted-none": ["Untuk ini belum ada jawabanmu yang kucatat.", "Catatanku masih kosong.", "Belum ada."],
  /** The member asks what the button “Masukkan juga” does. */
  "restore-told": [
    "Tombol “Masukkan juga” menaruh seluruh pesanmu ke tulisan, termasuk bagian yang tadi kulewati. Kalau tidak ditekan, bagian itu tetap di luar.",
    "“Masukkan juga” berarti pesanmu masuk utuh ke tulisannya.",
    "Itu memasukkan semuanya.",
  ],
  /** What was put right within one answer; `told` is what was said beside it. */
  "corrected-here": [
    "Kupakai “{value}”, bukan “{not}”.{told}",
    "“{not}” kuganti “{value}”.{told}",
    "Jadi “{value}”, bukan “{not}”.{told}",
    "Sudah kuganti.",
  ],
  /** Words beside a correction of an earlier answer. */
  "corrected-rest": [
    "“{quote}” di koreksimu tidak kutulis; kalau perlu masuk, tulis lagi di akhir.",
    "Dari koreksimu, “{quote}” belum kupakai.",
    "Sisanya belum kupakai.",
  ],
  /** A correction of something that stands in several answers. */
  "corrected-several": [
    "“{quote}” belum kukerjakan: “{not}” ada di lebih dari satu tempat. Di akhir, sebut bagiannya.",
    "Belum kuganti, karena “{not}” lebih dari satu: “{quote}”. Di akhir bisa dipilih bagiannya.",
    "Itu belum kuganti.",
  ],
  /** Sentences behind a short answer that find no place in it. */
  "rest-left": [
    "“{quote}” tidak kumasukkan ke {label}; kalau perlu, tambahkan di akhir.",
    "Di {label} kutulis kalimat pertamanya saja, tanpa “{quote}”.",
    "Sisanya tidak kutulis.",
  ],
  /** What a member says about the text, and what they want to be left out of it. */
  "about-text": [
    "“{quote}” kubaca sebagai pesan untukku, jadi tidak ikut tertulis. Cek lagi di hasilnya apakah sudah sesuai.",
    "Soal tulisannya, “{quote}”: itu untukku dan tidak kutulis.",
    "“{quote}” tidak kutulis, karena itu soal tulisannya.",
    "Itu tidak kutulis.",
  ],
  "not-written": [
    "“{value}” tidak kutulis, sesuai pesanmu: “{quote}”.",
    "Sesuai “{quote}”, “{value}” tidak ikut tertulis.",
    "Itu tidak kutulis.",
  ],
  /** Words beside an answer that are meant for the guide: a complaint, a correction that names nothing, anything else. */
  "complaint-within": [
    "Maaf, “{quote}” kubaca sebagai ucapan untukku, jadi tidak ikut tertulis.",
    "Maaf ya. “{quote}” tidak kutulis, sisanya kupakai.",
    "Maaf, bagian “{quote}” kulewati.",
    "Maaf, dilewati.",
  ],
  /** How a member dreads the talk, beside words for it. */
  "told-nerves": [
    "Tegang sebelum bicara itu wajar. “{quote}” kubaca sebagai curhat untukku, jadi tidak ikut tertulis.",
    "“{quote}” kudengar, dan tidak kutulis karena itu bukan untuk orangnya.",
    "Curhatnya tidak kutulis.",
  ],
  /** What was left out stands again, because the member says that it matters. */
  "put-back": [
    "Maaf, “{quote}” sudah kutulis lagi di {label}.",
    "“{quote}” kumasukkan lagi ke {label}.",
    "Kutulis lagi ya.",
  ],
  /** A sum that stands already, and one that was denied. */
  "stands-already": ["Di {label} sudah tertulis {value}.", "{label}: tetap {value}.", "Angkanya tetap."],
  "sum-open": [
    "Oke, angka tadi kuhapus dari {label}. Tulis jumlah yang benar kapan saja.",
    "{label} kukosongkan lagi sampai kamu tulis angkanya.",
    "Kukosongkan dulu ya.",
  ],
  /** What the member does not want to stand in an earlier answer. */
  "taken-out": [
    "Maaf, “{quote}” kucabut dari {label}.",
    "“{quote}” tidak ada lagi di {label}.",
    "Kukeluarkan dari situ.",
  ],
  /** The member asks whether something is lost that stands in an earlier answer. */
  "stands-there": [
    "Tidak hilang: “{quote}” sudah ada di {label}.",
    "Masih ada, “{quote}” tertulis di {label}.",
    "Masih ada.",
  ],
  "correction-unsure": [
    "Soal “{quote}”: bagian yang mana belum jelas bagiku, jadi belum ada yang berubah. Nanti di akhir tiap bagian bisa diubah.",
    "“{quote}” belum bisa kupasang ke bagian mana pun. Di akhir semuanya masih bisa diubah.",
    "Perubahan “{quote}” kutahan dulu; pilih bagiannya setelah tulisannya jadi.",
    "Kutahan dulu.",
  ],
  "aside-left": [
    "“{quote}” sepertinya kamu bilang ke aku, jadi tidak kutulis.",
    "Bagian “{quote}” tidak kutulis, karena sepertinya untukku.",
    "“{quote}” kulewati, karena itu terbaca sebagai pesan untukku.",
    "Yang tidak ikut tertulis: “{quote}”.",
    "Itu dilewati.",
  ],
  "aside-passed": [
    "Oke, {label} kukosongkan dulu; di akhir masih bisa diisi.",
    "Baik, {label} dilewati dan bisa ditambah nanti.",
    "Oke, dikosongkan.",
  ],
  restored: ["Oke, kutulis semuanya di {label}.", "Sudah, {label} kutulis utuh.", "Kutulis utuh."],
  /** A correction of which nothing could be taken surely. */
  unsure: [
    "Yang mau dibetulkan belum jelas bagiku. Pilih bagiannya, lalu tulis isi barunya.",
    "Bagian mana yang keliru? Tekan satu, nanti isinya kuganti.",
    "Yang keliru mana?",
  ],
  "several-changed": ["Kubetulkan: {list}.", "Sudah kuganti, {list}.", "Dibetulkan."],
  "asked-only": [
    "Maaf, “{quote}” belum bisa kujawab. Yang kubutuhkan {label}, boleh dilewati.",
    "Maaf, soal “{quote}” aku tidak tahu. Masih ditunggu: {label}.",
    "Itu tidak kutulis.",
  ],
  /** The member asks what to do, below a document. */
  "made-next": [
    "Langkahnya ada di tulisan di atas. Ambil satu yang paling ringan dulu, sisanya menyusul.",
    "Mulai dari satu baris di tulisan itu yang bisa dikerjakan hari ini.",
    "Satu baris dulu.",
  ],
  /** The member does not know which of the offered flows fits. */
  undecided: [
    "Tidak harus tahu sekarang. Tombolnya tetap di sini, dan cerita dulu juga boleh.",
    "Tidak apa-apa belum tahu; pilih yang paling ringan, atau cerita dulu saja.",
    "Belum tahu boleh.",
  ],
  /** The member asks what to do, after telling a story. */
  advice: [
    "Aku tidak bisa menilai apa yang harus kamu lakukan. Yang bisa kukerjakan bersamamu, dari kata-kata di tulisanmu:",
    "Nasihat tidak bisa kuberi dengan benar, tapi ini bisa kita siapkan bareng.",
    "Mungkin ini.",
  ],
  /** "Dia" in words that are meant for that person. */
  addressed: [
    "Karena ini untuk orangnya langsung, “{word}” di kalimatmu kutulis “{name}”.",
    "“{word}” kutulis “{name}” lagi.",
    "Kutulis “{name}”.",
  ],
} as const satisfies Record<string, readonly string[]>;
