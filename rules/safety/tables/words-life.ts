/** Dying, living, vanishing, ending, and what people use, say and leave behind when they are about to die. */
export const lifeWords: Record<string, string> = {
  WANT: "mau pengen niat berniat rencana berencana kepikiran mending bakal akan wish rasanya boleh",
  DESIRE: "pengen niat berniat kepikiran mending wish mendingan mau",
  HOPE: "semoga moga mudah-mudahan mudahan berharap harap ngarep andai andaikan seandainya coba_aja pengen wish hope doa berdoa siapa_tau doain",
  THINK:
    "kepikiran kepikir mikir mikirin pikir pikiran terpikir terlintas kebayang terbayang bayangin ngebayangin membayangkan berpikir think thought thoughts thinking ide keinginan niat dorongan hasrat bisikan fantasi",
  BETTER:
    "mending mendingan lebih_baik lebih_bagus baiknya sebaiknya lebih_enak mendhing enakan alangkah lebih_tenang lebih_guna lebih_bahagia",
  DIE: "=mati =tewas =wafat =meninggal =berpulang =isdead",
  // The plain word, nearly always meant literally when people speak of themselves.
  PERISH: "=mati",
  DEATH: "kematian ajal maut death ajalku kematianku",
  SUICIDE:
    "suicide suicidal kms unalive bunuh_diri bunuh_dri gantung_diri bunuh_aku_sendiri kill_myself killing_myself unaliving end_it end_my_life ngebunuh_diri mbunuh_diri minum_racun bunuh_diriku potong_nadi iris_nadi sayat_nadi urat_nadi",
  HANG: "gantung_diri =ngendat gantungin_diri jerat_leher lompat_gedung",
  LIVE: "hidup nafas napas bernapas bernafas bertahan_hidup existence eksis bertahan dunia",
  LIFE: "hidup nyawa hidupku umur",
  VANISH: "hilang ilang lenyap menghilang ngilang ngilangin musnah disappear vanish pergi sirna",
  WORLD: "dunia bumi selamanya selama-lamanya semuanya alam_ini muka_bumi tenang eksistensi dunia_ini",
  NOTBORN: "lahir dilahirin dilahirkan kelahiran lahirin born",
  NOTTHERE:
    "ga_ada tiada ga_ada_lagi ga_di_sini ga_disini udah_ga_ada ga_exist hilang ilang lenyap pergi ga_eksis",
  SLEEP: "tidur merem =rem pejam terlelap lelap",
  WAKE: "bangun melek wakeup buka_mata",
  END: "akhiri mengakhiri ngakhirin ngakhiri akhirin mengakhirin udahan udahin nyudahin sudahi menyudahi selesai selesein selesain selesaiin menyelesaikan berakhir tamat berhenti stop end ending akhir mengahiri ngakhirin ends ended",
  ALL: "semua semuanya segalanya penderitaan sakit_ini beban_ini hidup hidupku ini_semua everything dunia perjuangan rasa_sakit",
  TIRED: "bosen bosan capek muak males malas lelah cape jenuh enek eneg sick benci bosenin",
  GRAVE: "kubur dikubur kuburan liang_lahat",
  ROPE: "tali tambang kabel sarung seprai selendang dasi sabuk kain",
  HANGPLACE: "plafon ventilasi kusen langit-langit balok kipas leher atap pohon",
  PILLS: "obat pil kapsul tablet",
  LAIDOUT:
    "jejer jejerin jejerkan kujejer kujejerin dijejer dijejerin berjejer jajarin kujajarin kutata kususun kuderetin",
  // Medicines by name; those in LOOSE are sold singly, with a usual dose of one or two.
  DRUGS:
    "paracetamol parasetamol panadol bodrex sanmol ibuprofen aspirin ctm antimo neozep decolgen mixagrip procold tramadol xanax alprazolam diazepam valium dumolid lorazepam clonazepam zolpidem amitriptyline sertraline insulin metformin amlodipin captopril warfarin digoxin antidepresan antinyeri penenang lexotan riklona calmlet dextro",
  LOOSE:
    "paracetamol parasetamol panadol bodrex sanmol ibuprofen aspirin ctm antimo neozep decolgen mixagrip procold xanax dumolid riklona calmlet dextro",
  CARE_OF: "dokter resep sembuh batuk flu antibiotik apotek vitamin",
  HASTE: "cepat cepet lekas segera pelan perlahan",
  PIECES: "butir biji pil tablet kapsul strip",
  GIVEUP: "nyerah menyerah give_up giving_up pasrah putus_asa ga_kuat ga_sanggup ga_tahan ga_mampu",
  CANT: "kuat sanggup tahan mampu bisa tahaan tega betah kuwat",
  POINT: "guna berguna gunanya arti berarti artinya tujuan alasan makna gunane manfaat point alesan",
  WHYLIVE: "buat_apa ngapain untuk_apa buat_apaan kenapa harus kenapa_masih kenapa_ga",
  BURDEN: "beban nyusahin nyusain menyusahkan ngerepotin repotin merepotkan ngrepoti burden susah",
  HAPPIER:
    "tenang bahagia seneng senang lega ringan baik baikan enak enakan mudah beres selesai damai bebas happy happier better nyaman gampang adem",
  NOTICE:
    "nyadar sadar peduli nangis nyariin nyari kehilangan inget sedih kangen dateng datang care notice nyesel kaget cariin ngeh urus ngurusin",
  WITHOUTME: "tanpa_aku without_me tanpa_dia tanpa_kehadiranku",
  CRASH:
    "tabrak nabrak ketabrak ditabrak kecelakaan tertabrak ketimpa tersambar kesamber kelindes ketiban tenggelam pesawat_jatuh jatuh_dari terlindas lindas",
  ILLNESS: "kanker tumor penyakit sakit_parah sakit_keras serangan_jantung gagal_ginjal hiv koma",
  TAKEN: "ambil cabut panggil jemput pulangin angkat diambil dipanggil dijemput dicabut ambilah take ambilin",
  JOIN: "nyusul menyusul susul ketemu ikut bareng nyusulin",
  HEAVEN: "surga akhirat alam_sana syurga heaven alam_baka kubur liang sisi_tuhan rumah_bapa atas_sana",
  DECEASED: "almarhum almarhumah alm mendiang papa mama ibu ayah suami istri anak kakek nenek kakak adik",
  SIN: "dosa neraka diampuni diampunin haram sakit diterima kafir masuk_surga bayar tanggung hukumnya",
  METHODHINT:
    "cepat cepet ga_sakit tanpa_sakit tenang ga_berasa paling_cepat painless gampang mudah ampuh efektif pasti instan tanpa_rasa",
  HIGH: "rooftop atap jembatan balkon lantai gedung jurang tebing flyover menara tower tepi pinggir bibir rel kereta sungai laut waduk puncak apartemen",
  JUMP: "loncat lompat terjun nyemplung jump melompat ngelompat lompatin",
  MEANS:
    "tali tambang racun baygon pestisida insektisida potas portas sianida obat obat_tidur pisau silet cutter pistol senapan arang gas pil pils overdosis od gunting golok bensin nyamuk_cair jarum insulin obatnya blade rope gun pills",
  SWALLOW:
    "minum telan nelen tenggak nenggak teguk neguk konsumsi overdosis nyedot menghirup swallowed took diminum ditelan nelan",
  MANY: "semua semuanya segenggam sekantong sebotol sebungkus seplastik banyak puluhan NUM satu_strip strip sekaligus seluruh sisa satu_botol setoples over",
  TRY: "coba nyoba mencoba nyobain percobaan tried try nyobak dicoba cobain",
  FAIL: "gagal ga_berhasil putus selamat ketauan ketahuan keburu ga_jadi muntah sadar failed masih_hidup digagalin ga_mempan ketolong diselamatin",
  AFTERMATH:
    "pusing mual muntah lemes lemas pingsan sakit mules gemeter igd rs rumah_sakit kabur puyeng linglung ngantuk berat memar leher",
  FAREWELL:
    "pamit pamitan perpisahan selamat_tinggal goodbye farewell dadah bye wasiat pesan_terakhir chat_terakhir surat_terakhir salam_terakhir goodbyes sayonara permisi",
  LETTER: "surat note notes voice_note video pesan tulisan letter wasiat catatan",
  FORGIVE: "maaf maafin maafkan memaafkan sorry ampun minta_maaf ikhlasin ikhlaskan",
  ENTRUST: "titip titipin nitip nitipin jaga jagain rawat rawatin urus urusin",
  GIVEAWAY:
    "bagiin bagi-bagi bagi2 bagikan kasihin kukasih kasih kasihkan wariskan warisin hibahkan serahin serahkan sumbangin jual hapus lunas beresin bereskan rapiin lunasin transfer titip titipin kutitipin bagi nyerahin ngasih urus",
  BELONGING:
    "barang barang2 baju gitar motor kucing anjing peliharaan tabungan atm pin password sandi rekening hp laptop koleksi utang hutang asuransi warisan sertifikat surat-surat akun buku harta tanaman anabul mobil emas perhiasan",
  CALM: "tenang lega siap ikhlas damai plong ga_butuh ga_perlu ga_kepake rela tentram peaceful lengkap beres",
  THANKS: "makasih terima_kasih terimakasih trims thanks thank_you nuhun suwun thx mksh tq maturnuwun hatur",
  SOFAR: "selama_ini semuanya buat_semua untuk_semua segalanya udah_nemenin udah_dengerin udah_jadi",
  GONE: "ga_ada selesai pergi hilang ilang tiada ga_di_sini berakhir lepas pulang",
  BRAVE: "berani nekat beranian tega nyali siap momen waktunya keberanian takut",
  EXIST: "ada hidup lahir",
  // Death and its angel, who fetch people.
  REAPER: "malaikat izrail maut ajal malaikat_maut",
  ONSELF: "diri diriku badanku tubuhku",
  // Where harmless jumps and falls go to, or come from.
  LEAPS:
    "ke kelas industri karier karir jenjang zona tinggi jauh girang kegirangan senang seneng gembira parasut trampolin kolam renang air tali topik bab level pagar kucing anjing kodok kelinci lomba tebak langsung jabatan kerja bisnis jurusan kesimpulan harga skip dari_zona dunia_bisnis",
  LIVELY:
    "percaya_diri semangat motivasi gairah selera mood kreativitas kepercayaan hubungan cinta karier karir obrolan suasana harapan imajinasi inspirasi jiwa_seni minat",
  WORKOUT:
    "detik pull_up pullup push_up gym latihan olahraga repetisi set kalistenik calisthenics menit workout",
  CARELESS: "ga_liat ga_lihat ga_nengok sengaja ngebut merem ga_pake_helm ga_peduli ngelamun",
  ROAD: "nyebrang nyeberang jalan motor ngebut nyetir tol rel jalanan",
  INSURE:
    "asuransi warisan waris wasiat notaris kpr unit_link ahli_waris polis dana_pensiun hibah premi klaim",
  ITEM17: "nomor_17 no_17 nmr_17 pertanyaan_17 soal_17 poin_17",
  YES: "iya ya yes betul bener benar yep yup",
  ENVY: "iri envy cemburu pengen_kayak enak_ya beruntung untungnya",
  WHYFOR: "buat_apa ngapain untuk_apa buat_apaan apa_gunanya",
  REGRET:
    "nyesel nyesal menyesal andai andaikan seandainya kenapa mending harusnya seharusnya mestinya ngapain coba_aja semoga wish lebih_baik enakan",
  GOD: "tuhan gusti allah malaikat izrail",
  EDGE: "pinggir tepi bibir ujung puncak atas pagar",
  DROP: "jembatan rel atap gedung jurang rooftop balkon tebing flyover sungai waduk lantai laut menara peron apartemen",
  ENDING:
    "selesai udahan akhir mengakhiri akhiri berakhir mati bunuh_diri berani nekat selamanya terakhir pamit perpisahan tamat nyusul ga_bangun nyali end done over wassalam",
  POISONS:
    "racun baygon pestisida insektisida potas portas sianida arsenik obat_serangga obat_nyamuk obat_tikus pembersih pemutih helium karbon_monoksida autan thinner solar oli karbol porstex wipol vixal harpic bayclin superpel spiritus spirtus minyak_tanah minyak_kayu_putih air_aki air_keras kapur_barus kamper detergen deterjen soda_api roundup gramoxone furadan decis formalin metanol kreolin obat_rumput racun_rumput kaporit",
  AWAY: "grup group wa sosmed ig kantor bentar sebentar seminggu sehari liburan healing bali peredaran persilatan kerjaan rapat circle tongkrongan instagram medsos rutinitas kota lombok jogja gunung pantai labuan cuti weekend",
  ENDABLE:
    "hubungan pacaran kontrak langganan kerjaan diet saham rapat sesi obrolan kuliah skripsi tugas proyek project lembur game cicilan utang kredit meeting rokok merokok ngerokok kopi begadang judi sosmed belanja film drakor buku nikah pernikahan rumah_tangga bab kerja resign magang kerja_sama investasi trading kursus lomba puasa kelas sekolah laundry usaha bisnis toko pertemanan pdkt hts tunangan",
  ROMANCE: "cinta anniv anniversary surprise kado ulang_tahun undangan lamaran valentine romantis",
  LEISURE:
    "bungee wisata renang kolam lompat_tali skipping rumput kelas foto piknik mancing sunset konser gym challenge terjun_payung paralayang hiking nongkrong trampolin jumping ngopi makan jabatan staf manager kotak interview",
  RESTDAY: "pagi siang libur weekend alarm enak kasur rebahan sahur subuh sunday cuti holiday minggu_enak",
  RESIGNING:
    "resign kolega kantor rekan tim kelas sekolah guru murid kerjaan wisuda angkatan karyawan hrd sebagai_ketua sebagai_bendahara sebagai_sekretaris sebagai_pengurus sebagai_panitia sebagai_koordinator sebagai_manajer sebagai_direktur",
  DECLUTTER:
    "declutter pindah pindahan donasi lemari preloved beres-beres bersih-bersih kos_baru kontrakan bazar panti thrift",
  SAMEAS: "sama terserah bodo beda",
  // Sensations that feel deadly only as a manner of speaking.
  SENSATION:
    "pedes pedas panas dingin gerah laper lapar haus ngantuk mules diare sakit_gigi sakit_perut macet malu roller_coaster wahana kepanasan kedinginan kenyang geli seru olahraga gym lari nanjak squat",
  OBJECTS:
    "lampu listrik hp handphone ponsel laptop komputer pc tv ac mesin motor mobil baterai batre batrenya batere wifi server internet air keran kompor rem pajak stnk sim kartu jaringan sinyal aplikasi app akun lilin mikrofon mic kamera genset aki rumput tanaman pohon bunga kaktus bonsai cupang ikan kucing anjing hamster burung ayam kelinci kura-kura kura lele sapi kambing nyamuk kecoa tikus semut lampune lalat jam alarm oven kulkas printer web website game hero karakter tokoh powerbank charger modem layar bisnis usaha toko pasar",
  CAUSES:
    "gaya kutu lampu listrik suri angin langkah ide akal kata total penasaran bosan bosen gabut ketawa tertawa lucu kelaparan lapar kepanasan kedinginan haus ngantuk malu gemes kutunya pucuk konyol kepo inside line end lock air matian laper cemburu jaringan lemas syahid berdiri ketawa",
  LOVES:
    "cinta sayang harga setengah separuh sehidup hidup_segan suka demen naksir benci kagum cantik ganteng jatuh_bangun jaga pasak tawar beku sampai_titik ajal_gajah gajah segan",
  LITTLE: "segini segitu sebentar bentar dikit sedikit menghitung sisa gini gitu",
  NONEED: "ga_butuh ga_perlu ga_kepake ga_bakal_butuh ga_bakal_kepake",
};
