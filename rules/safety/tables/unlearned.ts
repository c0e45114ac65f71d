/**
 * Words that patterns have named since the classifiers were last trained. The classifiers still read them as they learned
 * them, since a word that becomes known changes how its forms are read ("diantar"). Whoever trains all four again
 * (decision 29) empties this list.
 */
export const unlearned: ReadonlySet<string> = new Set(
  `admin alamat antar anter antre antri apartemen asam asi asma asrama audit babak babi bahu bahwa bali ban bandara
  bedak begadang behel bekas belok berebut bergumam berkeringat berpulang bertetangga betapa betis bidan
  bosen bu cadangan cadel caesar cafe cakar ciki cubit cuka dadaku dibangunin dibangunkan digugah diriku
  ditinggal ditinggalin divisi doa domba ekor final fokus futsal gabut gambar garis gaya geletak gencet gerd
  gigi gigit goyang grup gumam guncang guru gusi gym hafalan hamil hanyut hidung hikmah hrd hubungan
  imunisasi interview iuran izin jajan jalar jantung jasad jawaban jejak jenazah jendela jepit jodoh jogja juara kaca kafe
  kaget kaki kaku kampung kandungan kantoran kardus karung kebas kebiasaan kebluk kecelakaan keguguran
  keleleb kelelep keracunan keringat keringetan kesalahan kesedihan kesengat kesetrum ketombe kirain kkn
  komentar krayon kuatir kulkas kurang kurir kutek kutu lambung laporan lautan lebah lebam lek lemak lemas
  lembu lemburan lemes lidah listrik luang lumpuh magang maghrib magrib maju mandor masker maya mayat melahirkan memar
  menang menceng mencong menemukan mengerang mengot mens menstruasi merawat merem merot migrain mimpi miring
  mleot muntah mutasi nanti nasehatin nasihatin nawarin nemuin nemukake nengok nerangin ngelantur ngerang
  ngerawat nggumam ngomel nifas njalar nobar nomor normal nurut nyakitin nyanyi nyata nyetir oh orderan
  organisasi otot packing pagut pak panggil panggilin panggilkan panik panitia parkir patok paud pegal pelo
  pendarahan pengumuman penjual peran perannya percaya perdarahan perjalanan perlu pernikahan perosotan
  perot perusahaan pewarna pilek pindah playgroup polusi pondok presentasi produktif program promosi
  proposal proyek pucat punggung rahang rahim rambat rapor rawat rebutan renang rendah revisi rs sadarkan
  sahur saking saling sampah sejak selimut seller semut senang seneng sengat senggang separo separuh
  serangan seruduk serumah sesar setelah setengah setrikaan setrum shift sidang sikil singkirkan sinyal sopir sore
  spidol startup stres stress stroke sungguhan suwe syuting tabrak tanda tawon tekan telepon teleponin teller
  tembus tepuk tersetrum tewas tim tindih tinggi tinta tk transfer trauma tuker uban ular ungsi usah vaksin
  vas vendor vertigo wa wajar wawancara`.split(/\s+/),
);
