/** What a model's sentence is made of when it says something that must not be shown. */
export const gateWords: Record<string, string> = {
  NEG: "ga bukan tanpa belum",
  PASSES:
    "akan bisa pernah mau boleh dapat untuk berarti sedang ingin harus pun juga mendiagnosis seorang berhak berwenang menyebut bilang mengatakan menilai memastikan menyimpulkan otomatis selalu menyarankan aku kamu kalau bahwa sebagai menjanjikan berjanji seperti",
  TURN: "tapi cuma karena melainkan justru sebaliknya",
  I: "aku =alma",
  YOU: "kamu =kak =mu =anda dirimu",
  DONT: "jangan hindari jauhkan titipkan singkirkan buang simpan kunci menjauh jauh",
  ADVISED: "dokter psikiater apoteker resep tenaga_kesehatan petugas",
  // Asking a doctor first: what makes talk of medicine harmless, where it is not itself denied.
  ASKFIRST:
    "tanyakan konsultasikan bicarakan diskusikan konsultasi tanya_dulu bicara_dulu bicara_dengan tanya_ke ditanyakan dibicarakan dikonsultasikan tanyakan_dulu",
  PRESCRIBED: "sesuai anjuran petunjuk seperti_biasa meresepkan",
  // After these `jangan` urges on instead of holding back.
  DOUBT: "ragu takut tunda menunda khawatir sungkan segan bimbang",
  SKIPPING: "lompat_tali",
  SAFELY: "dokter resep petugas",
  QUIT: "berhenti hentikan stop lepas lepaskan kurangi turunkan naikkan tambah setop putus putuskan ganti gandakan skip lewatkan buang tinggalkan",
  STREET:
    "ganja cbd cannabis marijuana mariyuana thc sabu shabu ekstasi inex heroin kokain morfin gorila sinte psilocybin lsd kecubung weed",
  DRINKS: "alkohol bir wine anggur_merah miras soju arak vodka whisky tuak ciu amer",
  CALMING: "tenang menenangkan rileks membantu bantu biar lega tidur",
  DRUG: "paracetamol parasetamol ibuprofen aspirin antidepresan antipsikotik ssri snri sertraline sertralin fluoxetine fluoksetin prozac zoloft escitalopram citalopram alprazolam xanax diazepam valium lorazepam clobazam klonazepam clonazepam risperidone risperidon olanzapine olanzapin quetiapine quetiapin haloperidol lithium litium amitriptyline amitriptilin mirtazapine venlafaxine benzodiazepin benzodiazepine aripiprazole lamotrigine zolpidem melatonin propranolol ctm antimo dextro tramadol ritalin methylphenidate obat_penenang obat_tidur antihistamin valproat stablon kratom ketamin",
  MEDICINE: "obat obatmu obat-obatan kapsul tablet suplemen dosis medikasi terapi_obat",
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
    "tali racun baygon pestisida sianida silet cutter pisau senjata pistol arang insektisida karbon_monoksida tambang potas simpul jerat tiang gas bensin golok",
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

/** From a word with one of these parts on, the rest of the sentence waits for its check. Too many cost only a wait. */
export const sensitiveParts =
  "obat dosis kapsul tablet suplemen medikasi diagnos idap derita gangguan depres bipolar skizo ptsd psiko borderline narsis anoreks bulimi halusin delusi waham paranoi autis fobia insomnia disosia histeris bunuh akhiri gantung suicid melukai menyakiti lukai sakiti meninggal tiada lenyap kemati wafat racun baygon pestisid insektis sianid silet cutter pisau senjata pistol karbon simpul jerat nadi sayat iris lompat bensin golok leher urat overdos lethal letal fatal dibalas membalas dendam pelajaran hajar dihukum siram bakar permalu hancur pantas layak silakan awasi incar sadap sekongkol komplot konspir kendali matai santet terpilih utusan mesias penyelamat wahyu suara bisik rahasia berdua janji sumpah jamin manusia dokter terapis konselor perawat ustaz pendeta robot chatbot komputer kecerdasan anakku istriku suamiku pacarku ibuku ayahku kecilku rumahku kantorku tubuhku selain cinta sayang rindu kangen berguna berharga mematikan loncat terjun jatuhkan tenggelam benamkan napas nafas kill suicid yourself murder psikolog psikiater puskesmas polisi profesional percuma ganja cannab marij sabu ekstasi heroin kokain kecubung alkohol miras whisky vodka tampar tonjok tendang bacok tembak cekik gorok habisi okay drown hang clinic pingsan tewas kapok paraset paracet ibuprof aspirin histamin ssri snri sertral fluoks fluox prozac zoloft citalop alpraz xanax diazep valium loraz cloba klonaz clonaz risper olanz quetia halop lithium litium amitrip mirtaz venlaf benzo aripip lamotr zolpid melaton propran antimo dextro tramad ritalin methylp valpro stablon kratom ketam http www. .com .id .org .net .io .app .link .info .xyz .gg .ly .ai hxxp [.] (.) {.} [dot (dot";

/** Words that are too short to be looked for inside others. */
export const sensitiveWords =
  "mati tanpamu pil pilnya ocd bpd adhd gila ai bot mesin program tali talinya tambang potas arang gas chip nabi titisan balas balaslah balasan pukul ganti ctm self harm mending mendingan nol rujuk setuju 119 110 129 igd jump thc cbd weed bir wine soju arak tuak ciu amer lsd cut bales lakukan silakan selama stop berhenti hentikan kurangi";

/** Harmless words that only matter together: the second one waits when the first stood at most so many words before. */
export const sensitivePairs: readonly (readonly [string, string, number])[] = [
  [
    "aku saya alma gue",
    "orang cewek cowok perempuan laki laki-laki wanita pria punya kecil sekolah kuliah muda selalu selamanya kapan pacarmu pasanganmu kekasihmu pernah mengalami merasakan",
    3,
  ],
  ["hanya cuma cuman", "aku saya butuh kita", 2],
  ["selalu selamanya kapan", "aku saya", 4],
  [
    "tidak nggak gak ga tak takkan jangan enggak",
    "cerita ceritakan bercerita bilang kasih beri memberi menceritakan mengatakan lapor bocorkan menyampaikan membocorkan",
    4,
  ],
  [
    "tidak nggak gak ga tak jangan usah perlu",
    "perlu usah butuh bilang cerita ceritakan kabari libatkan dokter konselor terapis rumah",
    3,
  ],
  ["waktu zaman saat pas", "kuliah sekolah kecil sma smp", 1],
  ["cukup", "cerita ceritakan curhat bicara ngobrol", 2],
  ["pergi tinggalkan meninggalkan keluar", "dunia selamanya", 3],
  ["are have", "depressed bipolar clinically", 3],
  ["dot titik", "com id org net io app", 1],
  ["lebih", "baik bahagia tenang cepat mudah gampang", 1],
  ["tanpa", "kamu dirimu kau", 1],
  ["memang benar pasti betul jelas", "mengikuti diikuti ikuti membaca istimewa", 6],
  ["bisa", "baca membaca", 2],
  ["tidak nggak gak tak", "berarti", 2],
  [
    "satu dua tiga empat lima enam tujuh delapan sembilan nol kosong",
    "satu dua tiga empat lima enam tujuh delapan sembilan nol kosong",
    1,
  ],
];

/** What makes a sentence point to a person or a service. */
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
  BESIDE: "temani menemani ditemani menemanimu bersamamu dampingi mendampingi antar mengantar",
};
