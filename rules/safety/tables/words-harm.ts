/** Bodies and blows: hurting oneself, being hurt, wanting to hurt. */
export const harmWords: Record<string, string> = {
  BODY: "tangan lengan paha pergelangan nadi kulit perut badan kaki betis kepala muka wajah leher tubuh jari kuku pipi rambut dada lutut bibir punggung urat",
  HEAD: "kepala jidat kening wajah muka pipi rambut badan tubuh kakiku",
  WALL: "tembok dinding lantai meja kaca pintu lemari cermin",
  CUT: "sayat silet iris gores kerat beset toreh sayatan goresan =cutting =cut =cuts slit gurat irisan",
  SCRATCH: "cakar garuk sobek robek korek tusuk cubit gigit jambak kelupas",
  BLADE: "silet cutter pisau gunting kaca beling jarum peniti razor blade karter kater paku penggaris",
  BURNSELF: "sundut bakar setrika tetesin korek rokok lilin sundutin nyundut api",
  STRIKE:
    "pukul tampar jedot jedotin bentur benturin hantam tonjok jambak cubit gigit cekik tinju jeduk jedug jedukin bentus nabok tabok menghukum ngehukum jotos tinju antuk",
  HURT: "sakit luka sakitin lukain menyakiti nyakitin melukai ngelukain nyiksa siksa menghukum ngehukum hurt hurting lukai",
  WOUND:
    "luka lukaan bekas sayatan goresan garis-garis garis2 barcode luka-luka lecet berdarah bekasnya codet garis scars scar koyak lubang",
  BARCODE: "barcode barcodean",
  HIDE: "lengan_panjang celana_panjang jaket gelang hoodie manset nutupin tutupin ditutupin sembunyiin ngumpetin umpetin sweater plester",
  SHTERM: "self_harm self_harming self_injury self-harm =sh nyilet barcodean",
  URGE: "urge dorongan gatel gatal pengen relapse kambuh kalah kangen butuh clean craving nahan tahan mau kumat",
  ACCIDENT:
    "ga_sengaja kena kesenggol keiris kepotong kegores tergores kecelakaan jatuh kepleset bawang masak motong dapur ngupas kucing cukur nyukur kebun oyen olahraga tatto tato",
  FEELPAIN: "perih sakit pedih darah ngerasain rasa sakitnya",
  REASON:
    "biar supaya bikin buat agar kalau tiap setiap abis habis setelah pas stres panik cemas marah kesel bersalah sedih kecewa gagal",
  // Blows. Idioms (work, words, football) are masked.
  HITS: "pukul gebukin =hit =hits =hitting =beats =beating =beaten =chokes =hurts kaplok tampar jambak cekik cambuk keroyok aniaya siksa bekap tonjok gampar hajar bogem tampol tabok keplak jotos =slap =slapped =punch =punched beat jotos gasak gebugi antemi",
  HITW: "tendang seret dorong banting lempar siram injak injek sabet ikat hantam sundut cubit ludahi setrika kick kicks kicked geret timpuk jewer",
  CHOKE: "cekik cekek choke choked strangle strangled",
  NECKPRESS: "tekan pencet lilit jerat injak injek cengkeram cengkram piting",
  HANDS: "main_tangan main_kasar ringan_tangan kasar_fisik kekerasan_fisik main_fisik",
  WOUNDED:
    "lebam lebam-lebam memar bonyok babak_belur berdarah pecah biru bengkak benjol patah copot bocor luka robek lebam2 sobek biru-biru",
  ABUSE:
    "kdrt kekerasan dilecehin pelecehan perkosaan pencabulan incest penganiayaan abuse abused abusive eksploitasi trafficking",
  ASSAULT:
    "raba grepe gilir perkosa leceh cabuli cabul gerayang remas sodomi rudapaksa rogol raped rape molest molested harassed grope perkaos setubuhi gagahi lecehkan unboxing rayu",
  TOUCH:
    "pegang sentuh peluk cium elus colek nyium pegang-pegang megang-megang megang2 pegang2 mepet nempel nyentuh grepe2 buka raba",
  PRIVATE:
    "badan tubuh dada paha payudara kemaluan alat_kelamin bokong pantat selangkangan celana baju intim vital rok bh itunya anu resleting",
  BEDROOM: "kamar kasur ranjang mandi ganti_baju tidur malam malem-malem hotel kost",
  SPY: "intip ngintip ngrekam rekam ngerekam foto video_diam fotoin videoin merekam pasang_kamera",
  SEX: "berhubungan seks sex hubungan_badan hubungan_intim ngewe ml tidur_bareng tidur_sama jatah oral kirim_foto kirim_video vcs ngamar nude pap melayani layanin bersetubuh begituan hotel bugil staycation",
  FORCE: "paksa dipaksa maksa terpaksa ancam rayu iming-iming jebak bius cekokin mabukin forced",
  NUDE: "telanjang bugil nude syur vcs foto video bokep aib mesum sex_tape screenshot konten",
  SPREAD: "sebar nyebarin sebarin upload bocorin share posting kirim_ke",
  VIRAL: "viralin viral viralkan",
  TRADE:
    "customer customerku cust pelanggan pelangganku pembeli konsumen buyer refund retur orderan pesanan paketnya ulasan olshop produk produkku toko tokoku warungku dagangan komplain",
  THREAT:
    "ancam ngancem ancem teror neror intimidasi mengintimidasi takut-takutin ancaman blackmail peras meras memeras threaten threatened todong",
  LOCKIN: "kunci kurung pasung sekap gembok sita nyita ambil larang",
  CONTROL:
    "ga_boleh_keluar ga_boleh_kerja ga_boleh_ketemu ga_dikasih_uang ga_dikasih_makan ga_dinafkahi dikurung disekap dikekang cek_hp hpku disita hp_disita dikontrol dilarang_keluar",
  RESIST: "ga_mau nolak menolak bantah ngelawan nangis udah_bilang_ga ga_setuju melawan berontak",
  STALK:
    "ngikutin kuntit nguntit ngintilin stalking stalk nungguin buntutin membuntuti nguber ngeliatin mantau",
  STALKPLACE: "kos kosan rumah gerbang pulang kantor kampus sekolah gang depan jalan",
  DRUNK: "mabok mabuk drunk marah ngamuk kalap emosi",
  TEMPER: "ngamuk banting mecahin teriak bentak lempar pecahin hancurin ngamuk-ngamuk gebrak",
  HIDEFROM: "ngumpet sembunyi kabur lari ngunci mengunci takut ketakutan gemeter gemetar trauma",
  FEAR: "takut ketakutan gemeter gemetar ngeri trauma serem",
  STEP: "tiri",
  BOSS: "bos boss atasan dosen guru manajer senior pelatih majikan supervisor pembimbing ustad pendeta",
  PUNISH: "pecat dipecat nilai lulus ga_lulus sp mutasi kontrak gaji",
  NOW: "sekarang lagi barusan luar_pintu depan_pintu depan_rumah gedor dobrak nggedor gedor2 right_now mau_masuk udah_di_depan di_luar",
  // Lethal verbs towards others; `bunuh` alone belongs here, `bunuh diri` is masked out of it.
  KILL: "bunuh racunin tabrak cincang mutilasi bacok tusuk gorok tembak racun habisi habisin abisin bantai lenyapin mutilasi sembelih penggal cekik matiin bakar santet tikam tujes tebas kill murder stab stabbing shoot shooting parang bunuhin matikan pateni mateni paehan dor bekap stabbed perkosa singkirin lenyapkan habisnya",
  HARM: "sakit luka celaka celakain nyelakain hancurin ancurin lempar banting dorong pukul cekik bekap tonjok hajar tendang gebukin siram balas bales patahin lumpuhin",
  MILDHIT: "tonjok tampol jitak gampar tabok jambak lempar geplak sentil gigit cubit gebuk unyeng",
  REVENGE: "balas bales dendam pembalasan ganjaran membalas balesin revenge bayar setimpal",
  WEAPON:
    "golok parang pisau celurit clurit pistol senpi senapan bensin molotov linggis palu kapak badik keris samurai racun sajam belati pentungan air_keras clurit gun knife",
  DEADMAN: "harus_mati pantes_mati layak_mati pantas_mati wajib_mati mati_di_tanganku",
  THREATNEXT: "liat_aja lihat_aja tunggu_aja awas tunggu tanggal_main ga_bakal_selamat ga_bakal_bisa",
  PEST: "kecoa kecoak nyamuk tikus semut rayap lalat serangga kutu ulat hama rumput gulma virus kuman bakteri jamur laron cicak ular ayam kambing sapi ikan lele kurban laba-laba belalang keong bekicot anjing_liar lebah tawon monster zombie musuh boss_terakhir hero mage",
  COMPETE:
    "kompetitor kompetisi pesaing pasar harga saingan lawan karir karier karakter bisnis mood semangat vibes bosan bosen kebosanan gabut sepi jenuh kreativitas produk fitur ide musuh hero game rank mabar minion",
  ACTOR:
    "orang_tua guru_ngaji ipar ayah ibu suami istri pacar mantan kakak paman om tante mertua majikan bos boss atasan guru senior tetangga abang tunangan dosen sepupu kakek pelatih ustad pendeta preman =dc debt_collector rentenir pinjol orangtua pasangan menantu ipar psikolog dokter selingkuhan pengasuh sodara saudara manajer roommate teman rekan sopir driver pakde bude pakle uncle",
  TOUCHREP:
    "pegang_pegang megang_megang raba_raba elus_elus cium_cium pegang2 nempel_nempel colek_colek peluk_peluk touches touched touching",
  TOOL: "gesper ikat_pinggang sabuk rotan sapu kabel kursi kayu botol gagang helm hanger selang",
  EMO: "stres stress panik cemas marah emosi bersalah sedih kecewa gagal berantem nangis benci overthinking penuh sumpek mumet muak bete frustasi frustrasi hampa kosong anxiety mati_rasa numb pikiran",
  DAYS: "hari minggu bulan tahun days weeks months day",
  NEARLY: "nyaris hampir ampir",
  PHYSICAL: "dorong pukul cekik bekap tonjok hajar tendang banting lempar tusuk bunuh siram bakar gorok",
  // Family and household: a wish to hit them is not a manner of speaking.
  KIN: "ibu ayah suami istri pacar anak bayi kakak adik nenek kakek mbah eyang orangtua orang_tua mertua pasangan keponakan ponakan cucu sepupu",
  // What a kind inner voice says.
  GROW: "berani semangat sabar tenang bersyukur bangkit maju belajar olahraga diet istirahat bersyukur ikhlas rajin sholat doa percaya",
  GUARDED: "perasaan hati mental omongan ucapan perkataan",
  UNCONSCIOUS: "bangun sadar gerak respon melek nyaut napas",
  UNREACHABLE:
    "ga_angkat ga_diangkat ga_bales ga_dibales ga_bisa_dihubungi hp_mati hpnya_mati ga_aktif nomornya_mati ga_ada_kabar ga_bisa_ditelepon ga_nyaut ga_bisa_ditelpon ceklis_satu centang_satu ilang_kontak",
};
