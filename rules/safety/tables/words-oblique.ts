/** What people ask and say who think of their own death and do not name it. */
export const obliqueWords: Record<string, string> = {
  CARES:
    "ngurus ngurusin urusin mengurus merawat ngerawat ngrawat ngrumat rawatin njaga njagain jagain ngejagain kasih_makan ngasih_makan nyiram nyiramin ngopeni nemenin maurus mauruih ngurusan majagoan ngajaga mapahin",
  WHOEVER: "siapa sopo sape sia_nan sia_yang",
  LEFTBEHIND:
    "kucing anjing burung ikan kelinci hamster peliharaan anabul tanaman bunga warung kebun anak adik bayi cucu ibu ayah nenek kakek mbah amak abak enyak babe inang mamak",
  LATERON: "nanti ntar mengko engke besok_besok kelak beko pagi_nanti",
  // Why somebody is away, or where and until when: then others only stand in for them.
  ABSENT:
    "mudik dinas liburan libur cuti kerja ngantor lembur shift kuliah kampus sekolah umroh umrah haji piknik wisata trip nginep nginap pindah pindahan ngekos ngontrak merantau rantau tugas pelatihan seminggu sebulan sehari dua_hari tiga_hari lahiran melahirkan operasi opname rapat meeting acara nikahan nikah kondangan luar_kota luar_negeri keluar_kota senin selasa rabu kamis jumat sabtu minggu promo kelas les rumah kos kontrakan hotel bandara stasiun terminal kapal kereta bis travel proyek tender event resign pensiun kasir toko kantor grup ke piket hiking gunung kemah camping mancing belanja pasar jalan_jalan ngopi makan",
  BURIAL:
    "dikafani dikafanin dikafankan dikubur dikuburin dikuburkan dimakamkan dimakamin disholatin disolatin disalatkan diadusi dikurebkeun pemakaman pemakamanku makamku kuburanku kuburku jenazahku jasadku mayatku nisan nisanku kafan kain_kafan peti_mati tahlilanku batu_nisan rumah_duka",
  CHOSENFOR: "baju foto lagu warna doa kata tulisan sepatu gaun musik",
  CHOOSE: "milih pilih kupilih milihin nyari nyiapin siapin pesen pesan kupesen booking beli kubeli nentuin",
  FORGET: "lupa ngelupain lupain melupakan dilupakan dilupain kelupaan nglalekke lali poho",
  GRIEVE:
    "nangis nangisin sedih kehilangan kangen nyariin nyari nyesel nyesal dateng datang layat ngelayat inget ingat",
  REACH: "nyampe sampai sampe keburu kebagian nutut ngalamin",
  AHEAD:
    "ulang_tahun ultah lebaran natal tahun_depan tahun_baru wisuda wisudanya puasa ramadan ramadhan imlek nyepi bulan_depan umur_segitu umur_30 umur_40 umur_25 dewasa tua nikahannya gede",
  SCARCE:
    "paket uang duit dana tabungan target gaji biaya tiket kereta bis mobil motor macet kontrak kontrakku kerja kantor kos kontrakan jalan jarak budget kuota stok pesanan tenggat deadline jam kuliah tim divisi perusahaan promosi jabatan level rank umroh haji pacaran hubungan bareng dia sinyal penerbangan undangan",
  HOARD:
    "kumpulin kukumpulin ngumpulin mengumpulkan kukumpulkan timbun nimbun kutimbun sisihin nyisihin kusisihkan kusisihin celengin nabung",
  BITBYBIT:
    "lama banyak cukup diem_diem diam_diam dikit_dikit sedikit_sedikit satu_satu satu2 dikit2 sebotol setoples berbulan berminggu suwe",
  OTHERSCARE:
    "dokter kotak kedaluwarsa kadaluarsa expired buang kubuang p3k donasi apotek bpjs puskesmas anak ibu ayah suami istri nenek kakek mertua jadwal resep minyak kucing anjing",
  DREAM: "mimpi ngimpi mimpiku ngimpen",
  FETCH:
    "manggil manggil2 panggil ngajak ngajakin jemput ngejemput menjemput dijemput nyamperin ngimbau maimbau nimbali",
  FOUND: "ketahuan ketauan ditemuin ditemukan nemuin menemukan ditemui nemu ngeh",
  REMAINS: "mayat jasad bangkai jenazah meninggal mati",
  UNPAID: "cair klaim dibayar dibayarin keluar diterima",
  BYONESELF:
    "sendiri_yang_ngelakuin ngelakuin_sendiri lakuin_sendiri sengaja disengaja bikin_sendiri dari_diri_sendiri",
  FOREVER:
    "selamanya seterusnya buat_setahun untuk_setahun selama_setahun cukup_setahun selama_lamanya saumur_hidup seumur_hidup salawasna sakteruse",
  REMEMBRANCE: "kenangan abu debu bintang angin udara awan kenang_kenangan tanah",
  NEWS: "kabar berita warta kabarku beritaku",
  STARTLED: "kaget kagek nangis sedih nyesel nyesal heran panik",
  KEPTWELL: "keurus terurus keopenan kerawat terawat kejaga terjaga kopen",
  GETREADY:
    "foto packing kado kejutan surprise masak kue tumpeng mobil mudik liburan berangkat_bareng syuting live acara jualan orderan cod balon",
  BELOW: "bawah dasar dalam",
  COOL: "adem tenang damai teduh sejuk dingin hening tentrem tiis",
  DECIDED:
    "kuputusin kuputuskan mutusin memutuskan keputusan keputusanku mutuskeun mutusno mutusake tau_harus_ngapain tau_harus_apa tau_caranya nemu_jalan nemu_caranya",
  TROUBLES:
    "nyusahin nyusahkeun nyusahno menyusahkan ngerepotin ngrepoti merepotkan repotin ganggu nggangguin sakit kesakitan nangis ngeluh capek nyakitin menyakiti jadi_beban",
  ENDS: "selesai rampung beres kelar berakhir tamat bérés usai",
  NOTSEEK:
    "digoleki goleki dicari dicariin nyari nyariin cari cariin ditunggu tunggu nunggu nungguin diantosan diteangan ditunggui",
  GOAWAY: "pergi pigi lunga indit kabur_jauh ninggalin minggat ngantunkeun miang pai duluan",
  // Why the speaker is away for a while; narrower than ABSENT.
  TRIP: "mudik dinas liburan libur cuti kerja ngantor lembur shift kuliah umroh umrah haji piknik wisata trip nginep nginap pindah pindahan ngekos ngontrak merantau rantau tugas pelatihan seminggu sebulan sehari dua_hari tiga_hari dua_minggu lahiran melahirkan operasi opname rapat meeting nikah nikahan kondangan luar_kota luar_negeri keluar_kota senin selasa rabu kamis jumat sabtu resign pensiun hiking gunung kemah camping mancing belanja jalan_jalan wisuda ujian lomba kkn magang acara undangan piket kepanitiaan pesta",
  PLACED:
    "di_rumah di_kantor di_toko di_kelas di_kos di_tempat di_grup di_rapat di_sana ke_pasar ke_sekolah ke_kantor ke_bandung ke_jakarta ke_surabaya ke_jogja ke_bali ke_luar ke_warung ke_mall ke_dokter sinyal",
  OWNBURIAL:
    "pemakamanku makamku kuburanku kuburku jenazahku jasadku mayatku nisanku tahlilanku pusaraku layatanku pelayatku",
  PUTUP: "dipajang dipasang dipake dipakai dicetak dibingkai",
  BURYING: "ngubur nguburin dikubur pemakaman penguburan ngaben ngabenin tanah_makam",
  FORWHAT: "buat_apa ngapain untuk_apa percuma gunanya kanggo_opo",
  REFILL: "tebus kutebus nebus ditebus",
  NEAR: "senyum nyamperin ngulurin mampir dateng nungguin boncengan gandeng ngelambai",
  BREAKIN: "didobrak dobrak dibuka_paksa kebuka digedor ketahuan",
  SCHEDULED: "terjadwal dijadwal dijadwalin schedule kujadwalkan kujadwalin",
  DEEDS:
    "bpkb surat_tanah sertifikat sertipikat pin_atm pin password buku_tabungan rekening asuransi polis utang hutang piutang surat_penting",
  LIFESTORY: "ceritaku kisahku episodeku babakku filmku bukuku hidupku lakonku critaku",
  BIGSTEP:
    "cerai putus pacar jurusan beli jual operasi kpr ambil_kredit nikah lamar melamar pindah usaha bisnis kuliah kerja resign mutasi sekolah rumah mobil motor daftar",
  FEELS: "ngerasain ngrasain rasain ngerasa kerasa merasakan",
  KINSMEN: "orang sodara saudara keluarga teman kerabat tetangga",
  GAVE: "agiahan agihan bagikeun dibagikeun kekke kekno tak_kekke dum_dumke dumke kukasi kasi kase kasikan kubagi bagi bagiin kukasih kasih kasihin wenehke",
  ALLOF: "sado sadonyo kabeh kabehane sadaya sadayana semua semuanya sagalo",
  CLOTHES: "baju klambi klambiku pakaian baju2 kaus kain",
  // What words of parting, giving and waiting are said for every day.
  REASONS:
    "mudik dinas liburan libur cuti kerja kerjaan ngantor lembur shift kuliah umroh umrah haji piknik wisata trip nginep nginap pindah pindahan ngekos ngontrak merantau rantau tugas pelatihan seminggu sebulan sehari lahiran melahirkan operasi opname rapat meeting nikah nikahan kondangan luar_kota luar_negeri senin selasa rabu kamis jumat sabtu resign pensiun hiking gunung kemah camping mancing belanja jalan_jalan wisuda ujian lomba kkn magang acara undangan piket pesta ultah ulang_tahun lebaran puasa hari_ibu kado promo jualan jual dijual beli toko pembeli pelanggan kantor bos atasan tim rekan karyawan guru kelas murid proyek laporan surat_izin lamaran cicilan kpr bank bpjs pajak resep masak menu paket kurir alamat wifi tamu yayasan panti donasi didonasiin bayi_baru baru film drakor game novel lagu pantun pengantin dp gedung tiket hotel pesawat kereta macet banjir pesen pesan_kue wa chat_dia mantan gebetan bantu_bikin bikinin buatkan bikin tolong_buat gimana_cara caranya berapa harga syarat prosedur enaknya jakarta bandung surabaya jogja semarang medan bali malang solo batam makassar palembang padang numpak naik_pesawat naik_kereta",
};
