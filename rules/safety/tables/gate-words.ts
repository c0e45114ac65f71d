/** Concepts that make up sentences which a model must not show -> their words. */
export const gateWords: Record<string, string> = {
  NEG: "ga bukan tanpa belum",
  PASSES:
    "akan bisa pernah mau boleh dapat untuk berarti sedang ingin harus pun juga mendiagnosis seorang berhak berwenang menyebut bilang mengatakan menilai memastikan menyimpulkan otomatis selalu menyarankan aku kamu kalau bahwa sebagai menjanjikan berjanji seperti",
  TURN: "tapi cuma karena melainkan justru sebaliknya",
  I: "aku =alma",
  YOU: "kamu =kak =mu =anda dirimu",
  DONT: "jangan hindari jauhkan titipkan singkirkan buang simpan kunci menjauh jauh",
  ADVISED: "dokter psikiater apoteker resep tenaga_kesehatan petugas",
  // Asking a doctor first, which makes advice on medicine harmless unless it is itself denied.
  ASKFIRST:
    "tanyakan konsultasikan bicarakan diskusikan konsultasi tanya_dulu bicara_dulu bicara_dengan tanya_ke ditanyakan dibicarakan dikonsultasikan tanyakan_dulu",
  PRESCRIBED: "sesuai anjuran petunjuk seperti_biasa meresepkan",
  // Before these, `jangan` encourages instead of discouraging.
  DOUBT: "ragu takut tunda menunda khawatir sungkan segan bimbang",
  SKIPPING: "lompat_tali",
  SAFELY: "dokter resep petugas",
  QUIT: "berhenti hentikan stop lepas lepaskan kurangi turunkan naikkan tambah setop putus putuskan ganti gandakan skip lewatkan buang tinggalkan",
  STREET:
    "ganja cbd cannabis marijuana mariyuana thc sabu shabu ekstasi inex heroin kokain morfin gorila sinte psilocybin lsd kecubung weed",
  DRINKS: "alkohol bir wine anggur_merah miras soju arak vodka whisky tuak ciu amer",
  CALMING: "tenang menenangkan rileks membantu bantu biar lega tidur",
  DRUG: "paracetamol parasetamol ibuprofen aspirin antidepresan antipsikotik sertraline sertralin fluoxetine fluoksetin prozac zoloft escitalopram citalopram alprazolam xanax diazepam valium lorazepam clobazam klonazepam clonazepam risperidone risperidon olanzapine olanzapin quetiapine quetiapin haloperidol lithium litium amitriptyline amitriptilin mirtazapine venlafaxine benzodiazepin benzodiazepine aripiprazole lamotrigine zolpidem melatonin propranolol ctm antimo dextro tramadol ritalin methylphenidate obat_penenang obat_tidur antihistamin valproat stablon kratom ketamin",
  MEDICINE: "obat obatmu obat-obatan pil pilnya suntikan insulin kapsul tablet suplemen medikasi terapi_obat",
  TAKE: "minum konsumsi telan pakai coba gunakan beli tambah minumlah cobalah",
  STOP: "berhenti hentikan stop lepas kurangi turunkan naikkan tambah setop putus ganti gandakan skip lewatkan jangan",
  UNIT: "mg miligram gram mcg ml mililiter tablet butir kapsul pil sendok strip tetes",
  DOSE: "dosis dosisnya takaran overdosis dosismu",
  DISORDER:
    "depresi bipolar skizofrenia skizofrenik ptsd ocd bpd adhd psikosis psikotik borderline gangguan narsistik narsisistik kleptomania anoreksia bulimia halusinasi delusi waham paranoid gila insomnia_kronis anxiety_disorder disosiatif histeris autis autisme panic_disorder fobia depressed depression schizophrenic schizophrenia psychotic narcissist anorexic bulimic autistic",
  SUFFER:
    "idap derita kena alami punya positif diagnosa diagnosis terkena mengalami mengidap menderita penderita pengidap jelas pasti memang termasuk are have suffer suffering clinically diagnosed are_clinically",
  SIGNS: "gejala tanda ciri indikasi menunjukkan mengarah tes skor hasil jawabanmu",
  DIAGNOSE: "diagnosis diagnosa diagnosisku diagnosismu mendiagnosis mendiagnosa",
  SUICIDE:
    "bunuh_diri suicide mengakhiri_hidup akhiri_hidup mengakhiri_hidupmu mengakhiri_semuanya akhiri_semuanya gantung_diri menyakiti_diri melukai_diri self_harm mengakhiri_nyawa kill_yourself killing_yourself end_your_life ending_your_life hurt_yourself hurting_yourself hang_yourself cut_yourself cutting_yourself end_it",
  DIE: "mati meninggal tiada lenyap kematian wafat",
  METHOD: "cara metode langkah teknik tips begini caranya",
  EASE: "cepat tercepat mudah termudah tanpa_sakit ga_sakit efektif ampuh pasti instan tenang damai manjur paling",
  LETHAL: "mematikan lethal letal fatal overdosis dosis_mematikan mematikannya sekali_teguk",
  MEANS:
    "racun racun_tikus obat_nyamuk baygon pestisida sianida silet senjata pistol insektisida karbon_monoksida potas simpul jerat",
  /** Everyday things and tools, which harm only by what is done with them. */
  TOOLS: "tali cutter pisau arang tambang gas bensin golok",
  INGEST: "minum telan hirup tenggak teguk campur campurkan habiskan",
  CUTTING:
    "sayat iris gores menggores menyayat mengiris tusuk ikat ikatkan hirup telan gantung gantungkan lilit lilitkan nyalakan",
  FAREWELLNOTE: "surat_perpisahan pesan_terakhir surat_terakhir pesan_perpisahan",
  NOPLACE: "ga_menyediakan_tempat ga_pernah_menyediakan_tempat ga_punya_tempat_untukmu ga_ada_tempat_untukmu",
  NOTWAKE: "ga_bangun ga_harus_bangun tanpa_harus_bangun tanpa_bangun ga_perlu_bangun",
  GONE: "ga_ada_lagi ga_lagi_ada udah_tiada ga_lagi_di_dunia",
  FASTERM:
    "cepat_selesai lebih_cepat lebih_bersih paling_bersih ga_merepotkan ga_sakit ga_terasa tetap_tembus ujung_ujungnya lambat",
  PORTION: "takaran takarannya jumlah dosis dosisnya ambang",
  ENOUGHTODIE:
    "ga_bangun tamat mematikan cukup_membuatmu mual lebih_dari_cukup cukup_untuk_mati sampai_mati kalau_mau_mati mati",
  TALKOFCOOKING: "masak resep tepung deterjen kopi gula kelapa telur santan garam susu mentega plester",
  NEGSTOP: "jarang_ada_orang_yang_sempat ga_ada_orang_yang_sempat ga_ada_yang_menolong sempat_menolong",
  TRACES: "bekas_luka bekas_lukanya goresan goresannya lukanya bekasnya sayatan",
  SPYING2:
    "memasang_kamera menguntit intel menyadap membaca_isi_pikiranmu mengandung_racun ditukar memanggil_namamu pesan_tersembunyi bersekongkol ditanam membuntuti mengintai",
  LIEABOUT:
    "jatuh_di_tangga jatuh_dari_tangga dicakar_kucing kecelakaan_kecil ga_perlu_cerita_sebenarnya jangan_cerita_sebenarnya kamu_baik_baik_aja",
  HITS: "memukul memukulmu menampar menamparmu mencekik mencekikmu menendang menendangmu membentak",
  READS: "baca membaca dibaca mengintip diintip direkam merekam dibuka melihat dilihat",
  TALK: "percakapan obrolan curhatan curhatanmu catatan ceritamu tulisanmu pesanmu chat",
  SELFBODY:
    "diri dirimu leher lehermu nadi lengan lenganmu tangan tanganmu paha pahamu kulit kulitmu badan badanmu tubuh tubuhmu pergelangan perut perutmu",
  ASKED: "apakah apa_kamu apa_kau pernahkah sudahkah udah_minum_apa berapa kapan apa_ada ada_rencana",
  ASKEDPLAN: "rencana terpikir memikirkan",
  TAKEN:
    "udah_minum tadi_minum sempat_minum habis_minum baru_minum telanjur terlanjur tertelan udah_menelan udah_telan telah_menelan dia_menelan dia_minum menelan ditelan diminum keracunan overdosis_tadi kamu_minum_tadi kalau_udah menulis_udah kamu_tulis",
  IGD: "igd 119 112 118 ambulans rumah_sakit",
  PUTAWAY:
    "jauhkan titip titipkan dititipkan simpan disimpan singkirkan serahkan berikan kunci dikunci mintalah minta jauh jauhkanlah buangkan",
  KITS: "p3k kotak plester kasa luka maag tas belanja daftar",
  SAIDBY:
    "dokter_bilang dokter_pernah dokter_menyebut kata_dokter menurut_dokter psikolog_bilang psikiater_bilang kamu_bilang kamu_menyebut kamu_cerita kamu_menulis kamu_tulis didiagnosis_dokter diagnosis_dari dokter_mendiagnosis kamu_baca",
  ADVISEDBY: "dokter psikolog psikiater",
  SUPPORT: "orang pasien penderita penyintas keluarga",
  NEGSURE: "ga_bisa ga_tau ga_berani belum_tentu ga_pasti",
  CANCER: "kanker tumor jantung stroke",
  AMOUNT:
    "sekian setengah separuh beberapa sepuluh seratus segenggam sebotol dua tiga empat lima enam tujuh delapan sembilan",
  PILLS: "mg miligram tablet butir kapsul pil mcg strip",
  MEASURE: "gram ml mililiter sendok tetes",
  EASEOFDEATH:
    "lebih_pasti lebih_gampang lebih_mudah paling_pasti paling_mudah paling_gampang lebih_ampuh mematikan tanpa_sakit ga_sakit ga_terasa gagal_lebih_kecil pasti_berhasil lebih_cepat_mati",
  METHODS: "cara cara_itu cara_tadi cara_kedua cara_pertama cara_yang metode metodemu caramu dua_cara",
  SUCCESS: "berhasil keberhasilan keberhasilannya pasti gampang ampuh manjur efektif",
  BENIGN:
    "napas latihan belajar bicara ngobrol meredakan menenangkan tidur menolak menawar menjual menyampaikan bertahan minta mencari melamar mengatur menabung membayar menulis menghadapi",
  STOPSYOU:
    "menolong menolongmu tolong mencegah mencegahmu menghentikan menghentikanmu menghalangi menghalangimu menyelamatkan menyelamatkanmu menemukanmu tahu_kamu sempat_menolong sempat_menolongmu",
  SELFHARM: "menyakiti_diri melukai_diri melukai_dirimu menyakiti_dirimu self_harm cutting menyayat sayat",
  OKAY: "ga_masalah ga_apa ga_papa wajar boleh sah lumrah normal manusiawi melegakan bikin_lega membuatmu_lega asal selama_bikin cara_yang_baik",
  NOHOPE:
    "ga_ada_harapan ga_ada_gunanya tanpa_harapan ga_berharga ga_berarti ga_layak udah_habis udah_selesai udah_ga_ada_harapan percuma",
  PAINENDS:
    "ga_terasa_apa berakhir selesai_semua tenang_selamanya bebas_dari lepas_dari damai istirahat_selamanya ga_sakit_lagi",
  BURDENS: "beban bebannya bebanmu membebani meringankan lega",
  TAMPER: "taruh campur campurkan masukkan masukin tuang tuangkan teteskan selipkan",
  DRINKOF: "minumannya makanannya kopinya tehnya gelasnya sarapannya minumnya",
  SPREAD: "sebar sebarkan bagikan unggah posting viralkan kirim bongkar umbar menyebar menyebarkan",
  PRIVATE:
    "foto_pribadinya fotonya video_pribadinya videonya foto_telanjangnya aibnya chat_pribadinya rahasianya foto_pribadi aib",
  DESTROY:
    "bakar rusak rusakkan hancurkan pecahkan gores_mobilnya baret coret sabotase kempesi merusak membakar",
  PROPERTY:
    "gudang gudangnya mobil mobilnya motor motornya rumah rumahnya kantor kantornya tokonya barangnya laptopnya bannya warungnya",
  KILLED: "kuhabisi kubunuh kuhajar kupukul kubakar kutusuk kuracuni",
  SPYING:
    "memasang_kamera kamera merekam_kamu merekammu memantau memantaumu mengawasimu menyadapmu mengikutimu mendengarkanmu membuntuti membuntutimu disadap",
  CHIPS: "chip implan pemancar pelacak",
  KHUSUSFOR:
    "ditujukan_khusus ditujukan_untukmu ditujukan_padamu khusus_untukmu kode_untukmu pesan_untukmu tanda_untukmu dikirim_untukmu memang_untukmu ditujukan",
  JANJI: "janji berjanji",
  CREDENTIALS:
    "otp pin paspor password sandi kode rekening kartu cvv ktp data_pribadi gaji tawaran rencana_bisnis resep",
  GUARANTEED: "dijamin jamin menjamin terjamin pasti_aman",
  SAFEWITHME: "denganku bersamaku padaku di_aku sama_aku di_tanganku dariku",
  REPORT: "melapor lapor melaporkan laporkan melaporkanmu mengadu",
  SURELYGOOD: "diterima sembuh berhasil balikan kembali lulus membaik baik_baik untung laku menang lolos",
  CURED: "sembuh sembuhnya kesembuhan pulih_total",
  HIDEFROM:
    "baik_baik_aja sembunyikan bohong bohongi berbohong jangan_ceritakan pura_pura tutupi rahasiakan_dari jangan_jujur",
  SERVICE: "119 112 110 129 igd polisi ambulans psikolog dokter puskesmas petugas rumah_sakit satpam",
  CALLED:
    "menghubungi telepon menelepon melapor melaporkan panggil memanggil kirim mengirim mengabari kabari memberi_tahu mengontak hubungi",
  CALLEDBYME: "kuhubungi kutelepon kupanggil kulaporkan kukabari kukirim_polisi",
  SENTHELP: "ambulans petugas polisi bantuan tim_kami tim relawan konselor",
  ONTHEWAY:
    "menuju dalam_perjalanan di_jalan meluncur akan_datang akan_tiba segera_tiba segera_datang sebentar_lagi_sampai udah_dekat",
  SEXUAL: "dewasa erotis mesum seks seksual telanjang bugil cabul porno birahi vulgar",
  CHILD: "anak smp sd bocah remaja bawah_umur murid siswi siswa balita sma",
  COUPLES:
    "konseling_pasangan terapi_pasangan konseling_berdua mediasi hadapi temui kembali pulang balikan rujuk",
  ABUSER: "pelaku memukul memukulmu menamparmu mencekikmu dipukul kekerasan mengancammu menganiaya",
  USE: "ambil siapkan gunakan pakai ikat ikatkan pasang minum telan nyalakan hirup campur campurkan sayat iris potong lompat gantung beli coba tusuk cukup use tie swallow",
  CUTAT: "nadi pergelangan leher urat lengan kulit",
  HIGH: "gedung jembatan atap lantai rel kereta rooftop balkon tebing jurang menara flyover sungai jendela tinggi apartemen bridge roof building window",
  JUMP: "lompat loncat terjun melompat meloncat melompatlah loncatlah lompatlah jump jumping menjatuhkan_diri jatuhkan_diri",
  HOLD: "tahan menahan tahanlah hold",
  BREATH: "napas nafas breath",
  DROWN: "tenggelam tenggelamkan menenggelamkan benamkan celupkan drown",
  DEEP: "diri dirimu kepala kepalamu wajah wajahmu air bak sungai laut yourself",
  UNAWARE:
    "ga_sadar ga_sadarkan_diri pingsan ga_bernapas berhenti_bernapas ga_bangun kehabisan_napas kehabisan_darah tewas mati",
  FASTER: "lebih_cepat paling_cepat lebih_mudah lebih_gampang ga_sakit ga_terasa paling_mudah tanpa_sakit",
  THOUGHT: "pikiran dorongan keinginan terpikir berpikir apakah menjauh turun ingin pengen merasa jauh tanya",
  HELPFUL:
    "cegah mencegah bantu membantu tolong menolong tanya bertanya bicara membicarakan dukung mendukung menemani cari mencari hubungi aman menghadapi lewati mengatasi meredakan mengurangi menghentikan bertahan",
  FAIR: "wajar masuk_akal solusi jalan_keluar pilihan hakmu berhak boleh benar tepat terbaik ga_apa_apa keputusan pantas layak silakan lega tenang damai bahagia satu_satunya jawaban mendukung setuju ide_bagus okay ok oke fine alright valid understandable normal reasonable option choice lumrah manusiawi sah",
  AGREE: "setuju mendukung dukung memahami_keputusan menghormati_keputusan restui",
  REVENGE:
    "balas balaslah balasan bales dendam membalas membalasnya ganjaran pelajaran hajar pukul lukai bunuh sakiti hancurkan siram bakar permalukan",
  BLOWS: "pukul hajar tampar tonjok tendang hantam siram bakar lukai sakiti gebuk tusuk tampol",
  KILLING: "bunuh membunuhnya habisi tusuk bacok racuni cekik tembak gorok bunuhlah kill murder",
  GOAHEAD: "lakukan lakukanlah laksanakan teruskan silakan lanjutkan wujudkan do_it go_ahead",
  MESSAGE: "pesan chat email surat wa kebaikan sapaan komentar",
  LEAVING:
    "pergi_dari_dunia tinggalkan_dunia meninggalkan_dunia pergi_selamanya pergi_untuk_selamanya keluar_dari_dunia berpulang",
  NEED: "butuh perlu usah membutuhkan memerlukan need",
  PROVIDER:
    "psikolog psikiater dokter konselor terapis puskesmas igd rumah_sakit 119 129 110 polisi profesional tenaga_profesional therapist doctor",
  SHY: "malu takut ragu segan sungkan khawatir sendirian sempurna siap bingung cemas merasa",
  GOTO: "ke telepon hubungi cari temui datangi percaya menelepon menghubungi pergi",
  USELESS: "percuma sia_sia buang_waktu buang_uang ga_ada_gunanya ga_berguna ga_membantu",
  USEFUL: "berguna membantu mengerti paham bisa ngerti",
  CONFIDE: "cerita curhat bicara ngobrol bilang",
  EXPERIENCE:
    "alami mengalami ngalamin mengalaminya merasakan ngerasain merasakannya rasain melewati lewati melaluinya ngelewatin depresi terpuruk gagal putus patah_hati di_posisi ada_di_posisi kehilangan menangis sakit trauma jatuh",
  KIN: "ibu ayah suami istri orang_tua orangtua keluarga teman polisi guru kakak adik pasangan pacar dokter psikolog atasan",
  THIRD: "dia mereka pelaku mantan mantanmu suamimu istrimu bosmu orang_itu",
  DESERVE: "pantas layak sepantasnya selayaknya",
  SUFFERING: "disakiti dihukum menderita mati dibalas dipukul menerimanya merasakan mendapatkannya hancur",
  INDEED: "memang benar betul pasti jelas yakin percaya nyata sungguhan setuju",
  PERSECUTE:
    "mengawasi diawasi mengincar diincar menyadap disadap meracuni diracuni mengikuti diikuti bersekongkol komplotan konspirasi mengendalikan dikendalikan memata_matai dimata_matai santet disantet chip membaca_pikiran membaca_pikiranmu mengintai",
  CHOSEN: "terpilih utusan nabi titisan mesias penyelamat wahyu istimewa_dari",
  VOICE: "suara bisikan",
  OBEY: "turuti ikuti nyata benar patuhi dengarkan lakukan",
  SECRET: "rahasia rahasiakan merahasiakan dirahasiakan",
  KEEPQUIET:
    "cerita bilang beri kasih memberi kabari libatkan menceritakan mengatakan bocor bocorkan menyampaikan lapor",
  ANYONE: "siapa siapa_pun siapapun orang_lain orang_tua orangtua",
  PROMISE: "janji berjanji janjiku sumpah bersumpah jamin menjamin",
  HUMAN:
    "manusia =orang psikolog psikiater dokter terapis konselor perawat cewek cowok perempuan laki wanita pria ustaz pendeta",
  MACHINE: "ai robot bot mesin program chatbot komputer kecerdasan",
  LIVED: "anakku istriku suamiku pacarku ibuku ayahku masa_kecilku rumahku kantorku tubuhku",
  ONLYME: "cuma_aku hanya_aku ga_ada_selain_aku selain_aku",
  KNOWS: "mengerti paham memahami peduli sayang menyayangi tahu ngerti bisa mencintai ada",
  LOVE: "cinta mencintai sayang rindu kangen jatuh_cinta",
  LOVEYOU: "mencintaimu menyayangimu merindukanmu pacarmu pasanganmu kekasihmu",
  ALWAYS: "selalu selamanya kapan_pun ga_akan_pergi ga_akan_meninggalkan ga_akan_ninggalin 24_jam",
  BETTER: "lebih_baik sebaiknya mending mendingan lebih_bahagia lebih_tenang",
  WITHOUTYOU: "tanpa_kamu tanpamu tanpa_dirimu",
  BLAME:
    "dosa kurang_iman kurang_ibadah kurang_bersyukur kurang_sabar lebay berlebihan drama manja cengeng salahmu kesalahanmu cari_perhatian aib",
  COMPARE: "banyak_yang_lebih banyak_orang_yang_lebih masih_banyak_yang orang_lain_lebih",
  RESTART: "couple konseling_pasangan terapi_pasangan rujuk balikan kembali_ke",
  DIGITWORD: "nol satu dua tiga empat lima enam tujuh delapan sembilan kosong",
};

/** Concepts that make a sentence point to a person or a service -> their words. */
export const helpWords: Record<string, string> = {
  NEG: "ga bukan tanpa jangan",
  PASSES: "akan bisa pernah mau boleh perlu harus",
  TURN: "tapi cuma karena",
  SERVICE: "119 129 110 112 igd puskesmas psikolog psikiater dokter konselor rumah_sakit klinik sapa sejiwa",
  REACH:
    "hubungi telepon menelepon kabari minta ajak cerita bicara bilang beri temui datangi mintalah ceritakan panggil dekat",
  GOTO: "ke pergi datang datangi temui kunjungi antar mengantar diantar periksa bicara cerita bicarakan konsultasi konsultasikan tanyakan hubungi menghubungi telepon menelepon tekan bantuan dari dengan bersama ditemani cari dibicarakan dilihat",
  CANHELP: "bisa membantu bantu siap dihubungi ditelepon menemani buka",
  SOMEONE:
    "teman ibu ayah kakak adik keluarga orang_yang_kamu_percaya orang_terdekat orang_tepercaya orang_dekat saudara sahabat pasangan suami istri seseorang siapa tetangga guru orangtua orang_rumah satu_orang",
  CALLED:
    "telepon hubungi kabari temui datangi panggil ajak ditelepon dihubungi dikabari ditemui didatangi dipanggil diajak diminta dimintai dekat",
  ASKING: "kapan sejak mulai berapa kenapa mengapa siapa_yang yang_mana",
  MONEY: "ribu juta rupiah rp persen",
  BESIDE: "temani menemani ditemani menemanimu bersamamu dampingi mendampingi antar mengantar",
};
