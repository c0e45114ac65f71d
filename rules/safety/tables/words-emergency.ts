/** Medical emergencies of somebody who is there: what happens to the body, the call for help, and what is no emergency. */
export const emergencyWords: Record<string, string> = {
  SEIZE: "kejang kejet kojor kelojotan menggelepar",
  FAINT: "pingsan semaput kelenger klenger",
  // Said of a mood, a joke or a fear.
  FAINTLIKE:
    "bisa_pingsan mau_pingsan pengen_pingsan hampir_pingsan nyaris_pingsan bakal_pingsan auto_pingsan sampai_pingsan sampe_pingsan ampe_pingsan kayak_pingsan kaya_pingsan seperti_pingsan serasa_pingsan pura_pura pura2 takut_pingsan jangan_pingsan ga_pingsan tidur_pingsan",
  NOTWAKE:
    "ga_bangun ga_kunjung_bangun ga_juga_bangun ga_bisa_dibangunin ga_bisa_dibangunkan ga_bisa_dibanguni ga_bisa_digugah ga_kebangun",
  UNAWARE: "ga_sadar ga_sadarkan belum_sadar belum_siuman",
  NORESPONSE: "ga_respon ga_merespon ga_respons ga_nyaut ga_menyahut ga_gerak ga_bergerak ga_ada_respon",
  // Signs of the body by which not to wake is no deep sleep.
  COLLAPSED:
    "biru pucat pucet busa kejang jatuh jatoh peleset bentur goyang guncang goncang cubit tampar tepuk setrum tenggelam muntah napas nafas ngorok sesak pingsan darah lemas lemes terkulai geletak",
  NOAIR:
    "ga_bisa_napas ga_bisa_nafas ga_bisa_bernapas ga_bisa_bernafas ga_napas ga_nafas biru megap megap_megap megap2 ga_bisa_bilang ga_bisa_bicara ga_keluar ga_bisa_batuk",
  CHOKED: "keselek tersedak kesedak keselak kloloden keloloden kesereg",
  SUDDEN: "tiba_tiba tiba2 tbtb tb2 mendadak tau_tau tau2 ujug_ujug moro_moro dumadakan",
  RIGHTNOW: "sekarang tiba_tiba tiba2 tbtb tb2 mendadak tau_tau tau2 ujug_ujug dumadakan",
  PLEA: "tolong tolongin tolongi tulung help darurat emergency gawat panik gimana_ini gimana_dong harus_gimana mesti_gimana kudu_gimana harus_ngapain mesti_ngapain kudu_ngapain harus_apa ngapain_ini apa_yang_harus buruan cepetan please plis pliss pls sos aku_takut bantuin",
  // Another time than now; the second list also stands beside a call for help.
  PASTONE:
    "pernah dulu kemarin semalam sempat riwayat minggu bulan tahun thn taun umur usia kecil upacara sd smp sma lalu waktu_itu punya abad",
  PASTISH:
    "pernah dulu kemarin sempat riwayat lalu waktu_kecil waktu_itu masa_kecil waktu_sd waktu_smp waktu_sma",
  // Somebody cares for them already, or it is over.
  TREATED:
    "udah_siuman udah_sadar udah_bangun udah_baikan udah_mendingan baikan mendingan membaik sembuh pulih selamat dirawat opname diopname di_igd di_rs di_rsud di_rumah_sakit di_klinik di_puskesmas di_icu udah_dibawa masuk_igd masuk_rs masuk_rumah_sakit masuk_icu untung untungnya alhamdulillah syukur syukurlah stabil rawat_inap terapi fisioterapi pasca kontrol",
  NARRATED:
    "kubawa bawa_ke dibawa_ke ke_igd ke_rs ke_rsud ke_klinik ke_puskesmas sampe_klinik sampai_klinik akhirnya ternyata dilarikan lari_ke",
  // Asked in general, feared or imagined.
  GENERAL:
    "kalau apakah kenapa_bisa kenapa_anak jadwal tips pelatihan p3k pertolongan penanganan menangani mengatasi cegah mencegah gejala penyebab ciri buatkan bikinin buatin takutnya khawatir sering suka kadang tiap setiap jarang mimpi bermimpi bayangin andai seandainya misalnya misal jangan_sampai cara caranya kebiasaan",
  LIKE: "hampir nyaris serasa kayak seperti kaya ngigau",
  JEST: "joget dangdut dance nari tagihan saldo nilai rapor laporan diskon kaget terkejut tiktok iklan wkwk ketawa tertawa ngakak gol klasemen konser",
  PETS: "kucing anjing hamster burung ayam ikan kelinci sapi kambing cupang kura bebek domba lembu kerbau babi",
  // Acted, written or taught; who falls ill at a game or before a film is meant, so these count only by "di film".
  ACTED:
    "akting adegan syuting tokoh tokohku karakter peran latihan simulasi drama drakor sinetron anime komik teater pentas boneka manekin novel novelku cerpen cerbung fanfic naskah skenario fiksi bab babak lagu lirik puisi berita artikel skripsi tesis makalah jurnal tugas materi seminar webinar poster edukasi penyuluhan sosialisasi lomba meme di_film dalam_film filmnya film_itu di_game dalam_game",
  // Why somebody sleeps long.
  SLEEPY:
    "kebo kebluk begadang sekolah sahur subuh alarm pagi siang kesiangan malas males mulu libur game telat sholat salat solat kerja kantor ngantuk hp ngaji kuliah nyusu laptop komputer pc ponsel handphone udah_jam jam_segini kasur ranjang semangat pasar rumah bisnis usaha",
  INGEST: "minum telan nelen telen makan emut ngemut jilat gigit",
  HARMFULTHING:
    "baterai batre batere koin magnet jarum peniti paku kapur_barus kamper silica deterjen detergen karbol wipol porstex pemutih spiritus bensin solar thinner oli",
  BLEEDHARD:
    "deras muncrat mancur ngucur mengucur nyembur menyembur ga_berhenti ga_brenti ga_berenti ga_mampet ga_stop banyak_banget banyak_sekali hebat",
  MISHAP:
    "kecelakaan jatuh kena tusuk potong bacok tabrak timpa ketiban melahirkan hamil operasi keguguran kandungan",
  SOMEBODY:
    "orang pengunjung pembeli penumpang pengendara pemotor pelanggan customer tamu bapak_bapak ibu_ibu si_kecil si_bungsu si_sulung si_kakak dedek debay orok budak warga kurir tukang ojol simbah simbok simbokku engkong opung oppung datuk nini aki",
  // Who has done it, once an emergency was told.
  DIDIT:
    "yang_buat yang_bikin yang_lakuin yang_ngelakuin yang_melakukan yang_nyebabin yang_giniin yang_gituin pelaku ulah ulahnya perbuatan perbuatannya",
  AMBULANCE: "ambulans ambulan ambulance",
};
