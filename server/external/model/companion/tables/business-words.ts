const words = new Set(
  "usaha bisnis toko warung jualan startup modal omzet pelanggan pembeli produk penjualan karyawan pegawai kasir investor mitra mitra_usaha rekan_bisnis teman_bisnis iklan pesaing saingan kompetitor kas arus_kas cash_flow dagang outlet kafe cafe umkm order pesanan bangkrut pailit kolaps pemasaran promosi konten harga margin closing reseller dropship supplier franchise kongsi pecah_kongsi".split(
    " ",
  ),
);

/** A word by which a business is spoken of. */
export function isBusinessWord(word: string): boolean {
  return words.has(word);
}
