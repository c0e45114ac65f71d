/*
 * A message that lists figures asks for the reckoning of them, whatever it says of how heavy they are: debts with their due
 * dates, a batch and what it yields, the costs of a month beside an income.
 */

const money =
  /(?<![\d.,])(?:rp\.? ?)?\d+(?:[.,]\d+)* ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)(?!\p{L})|\brp\.? ?\d[\d.]*|(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.,])/giu;
const border = /,\s+|[.;\n]+(?!\d)|\s+(?:trus|terus|trs|sama|sm|dan|plus|lalu|terakhir)\s+/i;

const debt =
  /\b(?:jatuh tempo|jatoh tempo|jt tempo|tempo|cicil\p{L}*|angsur\p{L}*|utang|hutang|pinjol|pinjaman|paylater|spay\p{L}*|telat|nunggak|tunggakan|sisa\p{L}*|lunas|tagihan|adakami|easycash|kredit pintar|kredivo|akulaku|gopaylater|home ?credit|indodana|rupiah cepat|kartu kredit|koperasi|mekaar|pegadaian|rentenir|bank keliling|leasing|tgl \d|tanggal \d)\b/iu;
const owing =
  /\b(?:jatuh tempo|jatoh tempo|cicil\p{L}*|angsur\p{L}*|utang|hutang|pinjol|pinjaman|paylater|telat|nunggak|tunggakan|adakami|easycash|kredit pintar|kredivo|akulaku|kartu kredit|rentenir|bank keliling|leasing)\b/iu;
/** What others owe, and what is over. */
const notOwing =
  /\b(?:ngutang|hutang|utang|pinjam|minjem|bayar) (?:\p{L}+ )?(?:ke|sama|pada) (?:aku|saya|sy|gue|gw|gua)\b|\b(?:pelanggan|pembeli|customer|klien)\b|\b(?:udah|sudah|udh|sdh) (?:lunas|dibayar|beres) semua\b|\bdulu (?:\p{L}+ )?(?:utang|hutang|pinjol)\b/iu;

const yielded =
  /\b(?:jadi|dapat|dapet|dpt|hasil\p{L}*|bisa buat) (?:\p{L}+ )?\d+ ?(?:toples|bungkus|porsi|cup|pcs|biji|buah|box|kotak|botol|loyang|potong|gelas|pack|mangkok|lembar|kg)\b/iu;
const income = /\b(?:gaji\p{L}*|penghasilan|pemasukan|pendapatan|uang masuk|masuk|income|upah|honor)\b/iu;
const living =
  /\b(?:kos|kost|kosan|kontrakan|makan|listrik|air|pdam|bensin|ongkos|pulsa|kuota|spp|susu|popok|belanja|dapur|transport|internet|wifi|kirim|sekolah|jajan|bpjs|obat|arisan)\b/iu;
const sales = /\b(?:omzet|omset|penjualan|jualan|laku)\b/iu;
const running = /\b(?:bahan|sewa|karyawan|pegawai|gas|listrik|kemasan|bensin|belanja|ongkir|lapak|kios)\b/iu;
const figuresMin = 3;

/** The flow that reckons what a message lists; undefined if it lists nothing of the kind. */
export function figuresFlow(text: string): string | undefined {
  const sums = text.match(money)?.length ?? 0;
  if (sums < 2) return undefined;
  const parts = text.split(border).filter((part) => part.search(money) >= 0);
  const count = (pattern: RegExp) => parts.filter((part) => pattern.test(part)).length;
  if (owing.test(text) && count(debt) >= 2 && !notOwing.test(text)) return "daftar-utang";
  if (yielded.test(text)) return "harga-produk";
  if (sums < figuresMin) return undefined;
  if (count(sales) >= 1 && count(running) >= 2) return "untung-bulanan";
  return count(income) >= 1 && count(living) >= 2 ? "anggaran-bulanan" : undefined;
}
