/** What the guide says about numbers; part of `lines` (lines.ts). */
export const figureLines = {
  /** A list of costs and its sum, to be confirmed. */
  "figures-sum": [
    "Untuk {label} kuhitung begini: {working}. Kalau cocok, tekan jumlahnya.",
    "Hitungan {label} yang baru: {working}. Tekan jumlahnya kalau sudah pas.",
    "Kubaca lagi jadi: {working}.",
    "Begini? {working}.",
  ],
  /** A number for a day where the question is about a month. */
  "figures-period": [
    "Yang ditanya {label}, sedangkan angkamu untuk waktu yang lain. Mana hitungan yang benar?",
    "Angka itu belum sama waktunya dengan {label}. Tekan yang cocok, atau tulis sendiri.",
    "Waktunya masih beda; pilih hitungannya.",
    "Yang mana?",
  ],
  /** An amount for several pieces, divided by how many they are. */
  "figures-division": [
    "Untuk {label} angkanya dibagi dulu. Tekan hitungan yang cocok, atau tulis sendiri.",
    "Begini pembagiannya untuk {label}; tekan yang benar.",
    "Dibagi berapa?",
  ],
  /** A list of costs for a day or a batch, added up and divided by the pieces. */
  "figures-listed": [
    "Semuanya kujumlah dulu: {working}. Untuk {label} itu dibagi jumlah yang jadi; tekan yang cocok.",
    "Jumlahnya {working}, lalu dibagi. Yang mana?",
    "Dibagi yang mana?",
  ],
  /** An amount for a day or a batch, where nothing says for how many pieces. */
  "figures-pieces": [
    "{amount} itu untuk berapa barang? Tulis jumlah yang jadi, nanti kubagi supaya ketemu {label}.",
    "Supaya ketemu {label}, {amount} perlu dibagi. Jadinya berapa barang?",
    "Jadi berapa barang?",
  ],
  /** "2" for rupiah. */
  "figures-small": [
    "Angka sekecil itu untuk {label} biasanya ribuan atau jutaan. Yang mana?",
    "Supaya {label} tidak keliru, tekan yang kamu maksud atau tulis lengkap dengan ribu atau juta.",
    "Ribu atau juta?",
  ],
  /** Several numbers that are no list. */
  "figures-which": [
    "Ada beberapa angka di situ. Mana yang benar untuk {label}?",
    "Belum ada yang kucatat. Tekan angka untuk {label}, atau tulis satu angka.",
    "Satu angka saja untuk {label}, yang lain kutanyakan sesudah ini.",
    "Angka yang mana?",
  ],
  /** One of several numbers stands beside the words of the question, the others beside those of other questions. */
  "figures-named": [
    "Untuk {label} kuambil {value}; angka yang lain kutanyakan kalau perlu.",
    "Yang kucatat untuk {label}: {value}.",
    "Kucatat {value}.",
  ],
  /** A result that stands beside its own working, which gives it, and one that its working does not give. */
  "figures-worked": [
    "Hitunganmu cocok: {working}. Itu yang kupakai untuk {label}.",
    "Cocok, {working}; masuk ke {label}.",
    "Untuk {label}: {working}, pas.",
    "{working}, cocok.",
  ],
  "figures-differ": [
    "Menurut angka-angkanya {working}, beda dengan hasil yang kamu tulis. Mana yang dipakai untuk {label}?",
    "Yang kamu tulis beda lagi dari hitungannya: {working}. Untuk {label} pakai yang mana?",
    "Hitungannya {working}. Pakai mana?",
    "{working}, atau tulisanmu?",
  ],
  /** The answer to this question stands before words about an earlier figure. */
  "picked-figure": ["Kucatat {label}: {value}.", "Untuk {label}: {value}.", "{value}, oke."],
  "figures-own": [
    "Tulis satu angka saja untuk {label}.",
    "Silakan ketik {label} yang benar.",
    "Tulis angkanya.",
  ],
  /** An answer with several numbers that could not be settled. */
  "figures-left": [
    "Bagian {label} kubiarkan kosong dulu, supaya tidak salah ambil.",
    "Untuk {label} juga kukosongkan; bisa diisi di akhir.",
    "Itu kukosongkan.",
  ],
  /** A number from an earlier message, above the question to which it may belong. */
  "figures-earlier": [
    "Tadi kamu menulis “{quote}”. Tekan yang cocok, atau tulis yang lain.",
    "Ada juga “{quote}” di tulisanmu sebelumnya.",
    "Tadi: “{quote}”.",
  ],
  /** A cost that there is not. */
  "figures-nothing": ["Baik, {label} kuhitung Rp0.", "Oke, {label} juga Rp0.", "Rp0 juga, oke."],
  /** An amount beside an answer that belongs to no question that follows. */
  "figures-beside": [
    "Angka di “{quote}” belum kumasukkan; sebut lagi di bagian yang cocok.",
    "“{quote}” juga belum masuk hitungan.",
    "Itu belum masuk.",
  ],
  /** Other figures in a finished sum, and what they were. */
  "figures-tried": [
    "Kuhitung ulang dengan {list}.",
    "Dengan {list}, hasilnya begini.",
    "Hitungan dengan {list}.",
    "Dengan {list}:",
  ],
  /** What is left of a pay, told where a number from 0 to 10 is asked for. */
  "scale-noted": [
    "Kucatat: {sum} Sekarang tinggal angkanya, 0 sampai 10.",
    "Itu juga kucatat: {sum} Angkanya 0 sampai 10 berapa?",
    "{sum} Angkanya?",
  ],
  /** A figure that the sum above does not use. */
  "figures-unmoved": [
    "Kucatat {list}, tetapi hasil hitungannya tidak berubah.",
    "Sudah kucatat: {list}. Hasilnya tetap yang tadi.",
    "Hasilnya tetap, {list}.",
  ],
  /** A document that was made before and is asked for. */
  reopened: [
    "Ini {title} yang tadi. Bagian mana pun masih bisa diganti.",
    "Kubuka lagi {title}:",
    "Ini tulisannya:",
  ],
  "figures-stand": [
    "Tidak ada angka yang berubah, jadi hasilnya tetap.",
    "Hasilnya tetap sama.",
    "Tetap sama.",
  ],
  /** "8rb kemahalan ga?" below a sum, above what each price leaves. */
  "price-judged": [
    "Harga mana yang cocok buat pembeli tidak bisa kunilai, karena aku tidak tahu pasar di tempatmu. Yang bisa kuhitung dari angkamu:",
    "Soal pasar aku tidak tahu; dari angkamu sendiri begini:",
    "Dari angkamu:",
  ],
  "price-tried": [
    "Harga di lembar ini datang dari modal dan persen untungmu. Dengan harga lain, sisanya begini:",
    "Sisa di tiap harga:",
    "Sisanya begini:",
  ],
  "price-again": [
    "Hitungannya masih sama seperti tadi. Mau coba harga lain? Tulis misalnya “kalau harganya 7.500?”.",
    "Itu sudah kuhitung di atas.",
    "Sama seperti tadi.",
  ],
  /** What an app keeps of a price, and before that price is known. */
  commission: [
    "Harga {price} tadi untuk jualan langsung, tanpa aplikasi. Lewat {app} yang memotong {percent}%, supaya yang kamu terima tetap {price} per {unit}: {price} : {share} = {exact}, dibulatkan ke atas jadi {listed}. Kalau harganya tetap {price}, yang kamu terima {received}, {left}. Untungmu tidak kuubah.",
    "Dengan potongan {app} {percent}%: {price} : {share} = {exact}, jadi pasang {listed} per {unit}. Kalau tetap {price}, kamu menerima {received}, {left}.",
    "Di {app}: pasang {listed}; kalau tetap {price}, {left}.",
    "Untuk {app} yang {percent}%, harganya {listed}; dengan {price} kamu {left}.",
    "{app}: {listed}.",
  ],
  "commission-kept": [
    "Potongan {app} {percent}% kuingat. Untungmu tetap seperti yang kamu pilih.",
    "Potongan {app} kucatat jadi {percent}%.",
    "{app} {percent}%, kucatat.",
  ],
  /** The same question while the figures are not known yet. */
  "price-open": [
    "Soal kemahalan atau tidak, itu tidak bisa kunilai, karena aku tidak tahu pasar di tempatmu. Kalau hitungannya sudah jadi, sebut dua harganya, nanti kubandingkan sisanya.",
    "Soal harga itu belum bisa kubandingkan sebelum hitungannya jadi.",
    "Belum bisa kubandingkan.",
  ],
  /** A cost that is part of an amount named before. */
  included: [
    "Baik, {label} sudah masuk di angka tadi, jadi tidak kuhitung dua kali.",
    "Oke, {label} juga kuanggap sudah termasuk.",
    "Sudah termasuk, oke.",
  ],
  /** All values before a calculation. */
  "read-back": [
    "Sebelum dihitung, ini angka yang kupakai: {list}.",
    "Sekarang angkanya: {list}.",
    "Kubacakan lagi: {list}.",
    "Angkanya: {list}.",
  ],
  /** A change that leaves the value as it was. */
  "read-back-same": [
    "{label} sudah {value} di hitungan ini, jadi tidak ada yang berubah. Yang mana yang mau diganti, dan jadi berapa?",
    "Masih sama: {label} {value}. Tulis bagian dan angkanya, misalnya “kemasannya 0”.",
    "{label} tetap {value}.",
  ],
  "read-back-ask": ["Sudah benar semua?", "Kalau begini, sudah pas?", "Benar?"],
  "read-back-unclear": [
    "Tekan “Hitung” kalau sudah benar, atau bagian yang mau diganti.",
    "Pilih “Hitung” atau satu bagian.",
    "Hitung?",
  ],
  /** The member says that something is wrong, and not what. */
  "read-back-wrong": [
    "Baik, belum kuhitung. Angka mana yang keliru?",
    "Yang mana yang perlu diganti?",
    "Yang mana?",
  ],
  /** What a message in the read-back says beside a yes, and the guide cannot change. */
  "read-back-left": [
    "“{quote}” belum bisa kupasang; tekan bagian yang mau diganti, lalu tulis angkanya.",
    "Yang ini juga belum masuk: “{quote}”.",
    "Belum: “{quote}”.",
  ],
  "read-back-added": [
    "{amount} untuk {what} kutambahkan ke {label}.",
    "Ditambahkan ke {label}: {what} {amount}.",
    "Sudah ditambahkan.",
  ],
  /** What the member's own table of points says to the question which option to take. */
  decided: [
    "Menurut poinmu sendiri, {name} unggul: {more} lawan {less}, dan bedanya paling besar di {row}.",
    "Angkamu masih condong ke {name}, {more} lawan {less}; yang paling menentukan {row}.",
    "Tetap {name}.",
  ],
  "decided-even": [
    "Poinmu untuk keduanya berdekatan, {one} lawan {other}, jadi tabel ini belum memutuskan. Putusannya di kamu; coba lihat lagi baris yang paling penting buatmu.",
    "Masih seimbang: {one} lawan {other}. Yang memutuskan kamu, bukan angkanya.",
    "{one} lawan {other}.",
  ],
  "decided-against": ["Yang berlawanan: {rows}.", "Di sisi lain: {rows}.", "Sebaliknya: {rows}."],
  "decided-yours": [
    "Itu hitungan dari jawabanmu, bukan pendapatku; yang memutuskan tetap kamu.",
    "Keputusannya tetap di tanganmu.",
    "Putusannya di kamu.",
  ],
  /** How long the debts of a table take, with the working below. */
  "debts-all": [
    "Dengan cicilan sekarang, semuanya lunas dalam {months}:",
    "Cicilan yang sekarang melunasi semuanya dalam {months}:",
    "Semuanya {months}:",
  ],
  "debts-each": [
    "Dengan cicilan sekarang belum semuanya ada ujungnya:",
    "Belum semua utang habis dengan cicilan ini:",
    "Per utang:",
  ],
  "debts-left": [
    "Kalau seluruh sisa {left} sebulan ditambahkan ke {name} dulu, lalu pindah ke utang berikutnya: semua lunas dalam {months}.",
    "Dengan seluruh sisa {left} untuk {name} lebih dulu, semuanya selesai dalam {months}.",
    "Bersama sisanya: {months}.",
  ],
  "debts-short": [
    "Tiap bulan masih kurang {left}, jadi cicilan itu sendiri belum tertutup.",
    "Cicilannya belum tertutup, kurang {left} sebulan.",
    "Kurang {left}.",
  ],
  "debts-unknown": [
    "Belum termasuk {names}, karena sisa utangnya belum tertulis.",
    "Di luar hitungan itu masih ada {names}.",
    "Tanpa {names}.",
  ],
  "debts-assumed": [
    "Anggapannya: cicilan dan bunga tetap, bunga dihitung dari sisa utang, tanpa denda dan tanpa utang baru.",
    "Dihitung dengan cicilan dan bunga yang tidak berubah.",
    "Cicilan dianggap tetap.",
  ],
  "debts-again": [
    "Angkanya tetap: paling cepat {months}. Kalau cicilannya ditambah, tulis misalnya “cicilan Shopee jadi 500rb”, nanti kuhitung ulang.",
    "Masih {months} dengan angka yang sama.",
    "Tetap {months}.",
  ],
  "debts-endless": [
    "Dengan angka ini belum ada akhirnya; isi dulu cicilan yang masih kosong.",
    "Belum bisa dihitung sampai lunas.",
    "Belum ada akhirnya.",
  ],
  /** A sum of a month for a day. */
  daily: ["Untuk sehari, {label}: {working}.", "Sehari: {label} {working}.", "{working}."],
  "daily-days": [
    "Sebulan dibagi berapa hari? Di tombolnya sudah kuhitung {label} untuk sehari.",
    "Dibagi berapa hari, untuk {label}?",
    "Berapa hari?",
  ],
  /** Something that a question finds nowhere in a sum. */
  "not-counted": [
    "“{what}” tidak ada di hitungan ini, jadi belum masuk. Tekan “Ubah bagian ini” kalau mau dimasukkan.",
    "Yang “{what}” juga belum masuk.",
    "“{what}” belum.",
  ],
  /** A doubtful value is calculated with only after a yes. */
  "read-back-sure": [
    "Angka itu janggal bagiku, jadi belum kuhitung. Tekan “Ya, memang begitu” kalau benar, atau ganti angkanya.",
    "Sebelum ada jawaban untuk itu, hitungannya kutahan.",
    "Kutahan dulu.",
  ],
  /** Debts of which nothing says how much is left. */
  "read-back-open": [
    "Sisa utang untuk {names} belum kamu sebut, jadi jumlah utangnya belum lengkap. Mau dihitung tanpa itu?",
    "Sisa {names} masih kosong. Tetap lanjut?",
    "Lanjut tanpa itu?",
  ],
  /** "Gas 3 tabung" has no amount. */
  "read-back-bare": [
    "{names} belum ada rupiahnya, jadi belum ikut dijumlah. Tulis misalnya “gas 66 ribu”, atau lanjut tanpa itu?",
    "Rupiah untuk {names} belum ada. Tetap dihitung tanpa itu?",
    "Hitung tanpa itu?",
  ],
  /** "600rb sebulan selama 10 bulan" may be paid in part already. */
  "read-back-term": [
    "Untuk {names} kuhitung semua cicilannya belum dibayar. Memang begitu? Kalau sebagian sudah dibayar, ganti barisnya.",
    "Cicilan {names} masih penuh semua?",
    "{names} masih penuh?",
  ],
  /** Where no turn is left for a question. */
  "read-back-told": ["Kuhitung dengan angka ini: {list}.", "Hitungan ini memakai: {list}.", "Angka: {list}."],
  "read-back-small": [
    "{label} tidak sampai seratus rupiah. Apa kurang ribu atau juta?",
    "Masih sekecil itu?",
  ],
  "read-back-zero": ["{label} masih nol. Memang begitu?", "{label} nol?"],
} as const satisfies Record<string, readonly string[]>;
