/** Lines for costs that are told one by one (lines.ts says how lists are used). */
export const costLines = {
  /** All costs of a message, each on its line. */
  "costs-taken": [
    "Semuanya kuhitung untuk sekali bikin{count}, satu per satu:",
    "Ini semua ongkosnya untuk sekali bikin{count}:",
    "Semua ongkosnya{count}:",
  ],
  /** Below the costs: an amount for several days or a month is divided. */
  "costs-daily": [
    "Yang untuk beberapa hari atau sebulan kubagi dengan anggapan sehari sekali bikin. Kalau ada yang keliru, tulis saja, misalnya “gasnya 25rb”.",
    "Masih dengan anggapan sehari sekali bikin.",
    "Sehari sekali bikin.",
  ],
  "costs-open": [
    "Yang untuk beberapa {unit} kusesuaikan begitu jumlah yang jadi kamu sebut.",
    "Itu disesuaikan lagi dengan jumlah yang jadi.",
    "Nanti disesuaikan.",
  ],
  /** Costs that are put right or added. */
  "costs-changed": ["Kubetulkan {list}.", "Kuganti jadi {list}.", "Jadi {list}."],
  "costs-added": ["Kumasukkan {list}.", "Kutambahkan {list}.", "Tambah {list}."],
  "costs-removed": ["{list} kukeluarkan dari hitungan.", "{list} juga kukeluarkan.", "Tanpa {list}."],
  "costs-days": ["Kuhitung {days} hari jualan sebulan.", "Harinya sekarang {days}.", "{days} hari."],
  /** What pieces are packed in, of several things. */
  "packing-taken": [
    "Kemasannya kuhitung {working}. Jadi {value} per {unit}.",
    "Kemasan sekarang {working}, {value} per {unit}.",
    "{working}: {value}.",
  ],
  /** A price that the member sets. */
  "price-set": ["Harga jualnya kupasang {value}.", "Harganya sekarang {value}.", "Jadi {value}."],
  "price-loss": [
    "Hati-hati, modalnya {cost} per {unit}, jadi di harga itu tiap {unit} rugi {loss}.",
    "Itu masih rugi {loss} per {unit}.",
    "Rugi {loss}.",
  ],
  /** What somebody else takes is no price of one's own. */
  "price-others": [
    "“{quote}” tidak kupasang jadi harga jualmu; itu bisa dibandingkan sesudah hasilnya keluar.",
    "“{quote}” juga bukan harga jualmu, jadi tidak kupasang.",
    "“{quote}” tidak kupasang.",
  ],
  /** A loss greater than the price is more likely a wrong cost. */
  "price-doubt": [
    "Menurut angka yang tercatat modalnya {cost} per {unit}, lebih dari dua kali harga itu. Ada biaya atau jumlah yang keliru? Tulis yang benar, nanti kuhitung ulang.",
    "Modal {cost} per {unit} itu masih janggal. Yang mana yang belum pas?",
    "Modalnya {cost}, benar?",
  ],
  /** A price that may have been meant as a profit. */
  "price-guessed": [
    "Kalau {value} itu untungnya, tulis “untungnya {value} per biji”.",
    "Kalau maksudmu untung, bilang saja.",
    "Kalau keliru, bilang.",
  ],
  /** A profit in rupiah instead of a percentage. */
  "profit-each": [
    "Kuhitung untung {value} per {unit}, dalam rupiah, jadi tidak perlu persen.",
    "Untungnya sekarang {value} per {unit}.",
    "{value} per {unit}.",
  ],
  "profit-percent": ["Kuhitung untung {value}%.", "Untungnya sekarang {value}%.", "{value}%."],
  "profit-each-sure": [
    "Kalau {value} itu untuk semuanya, tulis “untung semuanya {value}”.",
    "Kalau maksudmu semuanya, bilang saja.",
    "Boleh dikoreksi.",
  ],
  "profit-all": [
    "Kuhitung untung {value} untuk semuanya sekali bikin, lalu kubagi rata, jadi tidak perlu persen.",
    "Untung sekali bikin sekarang {value}.",
    "{value} sekali bikin.",
  ],
  "profit-all-sure": [
    "Kalau itu untuk satu {unit}, tulis “untung {value} per {unit}”.",
    "Kalau maksudmu per {unit}, bilang saja.",
    "Bisa diganti.",
  ],
  /** Prices that the member wants to compare. */
  "prices-compared": [
    "{list} kubandingkan di hasilnya: untung per {unit} dan untuk semuanya, tanpa persen.",
    "Yang dibandingkan sekarang {list}.",
    "Dibandingkan: {list}.",
  ],
  "price-tried-later": [
    "Harga {value} kuhitung untungnya di hasil, tanpa persen.",
    "{value} ikut kuhitung di hasil.",
    "{value} ikut dihitung.",
  ],
  /** How many are sold when little is sold. */
  "slow-noted": [
    "Kalau sepi cuma laku {count}: itu kuhitung juga di hasilnya.",
    "Jumlah kalau sepi sekarang {count}.",
    "Kalau sepi {count}.",
  ],
  /** Whether a cost was noted. */
  "costs-noted": ["Sudah masuk, bahannya tercatat {list}.", "Iya, sudah: {list}.", "Ada: {list}."],
  "costs-not-noted": [
    "Belum, bahannya masih tercatat {list}. Kalau harusnya lain, tulis misalnya “bahannya {value}”.",
    "Belum, yang tercatat {list}. Tulis “bahannya {value}” kalau itu yang benar.",
    "Belum: {list}.",
  ],
  "costs-now": [
    "Belum, catatan bahannya masih {list}. Sekarang kuganti jadi {value}.",
    "Tadi belum, masih {list}; sekarang sudah {value}.",
    "Sekarang {value}.",
  ],
  "costs-stand": [
    "Yang tercatat untuk bahan sekarang {list}.",
    "Untuk bahan tercatat {list}.",
    "Tercatat: {list}.",
  ],
  /** What is left of a month. */
  "month-left": [
    "Sisa sebulan {result}: {working}, kalau semuanya laku.",
    "Sebulan sisanya {result}, dari {working}.",
    "Sebulan {result}.",
  ],
  "month-days": [
    "Kuanggap jualan {days} hari sebulan. Kalau lain, tulis misalnya “jualan 20 hari”.",
    "Itu dengan {days} hari jualan.",
    "Untuk {days} hari.",
  ],
  /** The member misses costs in the sum. */
  "costs-missing": [
    "Yang sudah masuk: {list}. Kalau ada yang belum, tulis bersama harganya, misalnya “beras 50rb, lauk 180rb”, nanti langsung kutambahkan.",
    "Yang masuk sampai sekarang {list}. Sebutkan yang kurang dengan harganya.",
    "Sudah: {list}.",
  ],
  /** Several products where one is reckoned. */
  "several-apart": [
    "Itu beberapa jenis, jadi tiap jenis kuhitung di barisnya sendiri.",
    "Beberapa jenis kupisah lagi, satu jenis satu baris.",
    "Kupisah per jenis.",
  ],
  /** Rows of products that were changed, or taken out. */
  "products-changed": ["Kuganti barisnya: {list}.", "Sekarang barisnya {list}.", "Jadi {list}."],
  "products-left": ["Kukeluarkan dari tabel: {list}.", "Sudah kukeluarkan juga: {list}.", "Keluar: {list}."],
  /** What a message says of a debt in the table. */
  "owed-changed": ["Kubetulkan: {list}.", "Barisnya sekarang: {list}.", "Jadi: {list}."],
  "owed-stands": ["Di tabel sudah tercatat: {list}.", "Itu sudah ada: {list}.", "Sudah: {list}."],
  /** Debts to lenders without a bill of this month. */
  "owed-bills": [
    "Tagihan bulan ini untuk {names} belum kamu sebut. Kalau tahu, tulis misalnya “{first} 300rb”; kalau belum, tekan “Hitung” saja.",
    "Tagihan {names} bulan ini juga belum ada. Tulis jumlahnya, atau tekan “Hitung”.",
    "Tagihan {names} kosong.",
  ],
  "owed-first": [
    "Yang telat kutaruh paling atas di urutan bayarnya.",
    "Yang telat tetap paling atas.",
    "Yang telat dulu.",
  ],
  "owed-note": ["“{quote}” kutaruh di catatan rencananya.", "“{quote}” juga kucatat.", "Kucatat: “{quote}”."],
  /** Debts of a table that was written anew without them. */
  "owed-gone": [
    "Yang tidak kamu tulis lagi kukeluarkan dari daftar: {names}. Kalau masih ada, tulis misalnya “{names} sisa 1 juta”.",
    "Keluar dari daftar: {names}.",
    "Tanpa {names}.",
  ],
  "owed-hand": [
    "Uang yang kamu pegang, {value}, kucatat terpisah dari utangnya.",
    "Uang di tangan kucatat {value}.",
    "Di tangan {value}.",
  ],
};
