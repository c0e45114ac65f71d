/** Grammar, people, time, and the frames in which a dangerous word is only discussed. */
export const commonWords: Record<string, string> = {
  NEG: "ga bukan tanpa mana_ada",
  ASKABLE: "boleh bisa pernah",
  // A denial continues over these words: `ga pernah ada pikiran buat ...`.
  PASSES:
    "akan bakal pernah pernha ada ade hendak niat niatan pikiran kepikiran kepikir mikir mikirin terpikir sampe sampai lagi berniat punya boleh jadi usah mungkin mau pengen rencana buat kok juga sama sekali aku itu terlintas hasrat keinginan dorongan aneh berarti maksudnya soal tentang mengenai niat semacam berencana bermaksud kayak seperti ini bener beneran lah pun sih",
  TURN: "tapi cuma karena padahal meski walau walaupun meskipun sebaliknya malah",
  I: "=aku =diriku",
  MINE: "aku",
  YOU: "kamu kalian",
  THEY: "dia mereka orang",
  SELF: "sendiri diri =myself badanku diriku",
  PERSON:
    "orang_tua ibu ayah suami istri pacar mantan gebetan tunangan kakak adik anak bayi sepupu paman om tante bibi kakek nenek mbah eyang mertua menantu ipar keponakan ponakan cucu teman tetangga murid siswa mahasiswi atasan bos boss rekan kolega karyawan senior dosen guru pasien orangtua pasangan majikan pembantu selingkuhan roommate sodara saudara keluarga pelakor rentenir debt_collector =dc preman manajer supervisor pelatih ustad pendeta dokter klien abang mbak mas selingkuhannya psikolog kakakku",
  CHILD: "anak bayi adik murid siswa keponakan ponakan cucu",
  // People who are only figures in a story, in the news or in a lesson.
  FIGURE:
    "tokoh karakter pemeran protagonis artis idol aktor korban figur lead leadnya villain antagonis seseorang remaja lansia masyarakat pasien",
  WORK: "kantor kerja kerjaan pekerjaan kuliah kampus sekolah sklh proyek project tim startup bisnis usaha karier jabatan",
  PREP: "sama dengan ke dari buat karena oleh tentang demi kayak depan terhadap pada kepada gara punya sampe",
  SAY: "bilang kata katanya pesan curhat status story wa chat teriak ngancem pamit",
  FRAME:
    "novel cerpen cerbung fanfic naskah skenario film movie drakor drama series serial sinetron anime komik manga webtoon game lagu lirik lyric reff album puisi novelku berita artikel headline portal skripsi skripsiku tesis disertasi makalah jurnal paper penelitian riset tugas sosiologi psikologi_sosial seminar webinar poster kampanye pencegahan mencegah cegah edukasi penyuluhan sosialisasi materi podcast thread dokumenter statistik angka data_kasus data_statistik survei kuesioner srq sop kurikulum relawan konselor kebijakan undang pelatihan workshop lomba debat mabar valorant ml mobile_legend pubg ff genshin cosplay halloween teater plot bab ceritanya fiksi stand_up mimpi bermimpi meme konten video_edukasi perang-perangan apa_itu definisi pengertian",
  // Words which show that a story is being told.
  STORY: "bercerita menceritakan kisah mengisahkan adegan tokoh karakter",
  HELPER:
    "nanya bertanya tanyain cegah mencegah nolong_orang nolongin bantu_orang bantu_teman hadapi ngadepin dampingi dampingin mendampingi menenangkan nenangin respon respons menyikapi tangani menangani menangkal deteksi ciri selamat inspiratif",
  PAST: "=dulu dulunya zaman_dulu tahun_lalu masa_lalu sempat =pernah waktu_kecil waktu_sma waktu_smp waktu_kuliah waktu_sekolah bertahun_lalu thn_lalu taun_lalu masa_kecil waktu_remaja years_ago",
  CLOSED:
    "sembuh pulih membaik selesai_terapi lulus_terapi udah_selesai udah_baik udah_lewat baik_baik baik-baik baik2 udah_berhenti berubah move_on udah_beda bersyukur ikhlas udah_aman berdamai udah_ga recovered fine bebas tahun_berhenti udah_engga lima_tahun_berhenti sekarang_bahagia nikah_bahagia udah_bahagia hidup_bahagia",
  AGAIN: "lagi kambuh balik muncul kumat kembali relapse",
  LAUGHED: "wkwk",
  EXAGGERATE: "lebay lebai alay drama dramatis",
  LAUGHTER: "ketawa tertawa ngakak ngekek lucu kocak ngguyu laughing laugh laughter gemes gemas gemesh",
  JOKE: "bercanda becanda canda kidding jk boong canda_doang",
  SOON: "malam_ini nanti_malam ntar_malam besok lusa sebentar_lagi bentar_lagi habis_ini abis_ini sekarang_juga sekarang_aja detik_ini jam_ini pagi_ini sore_ini minggu_ini pulang_nanti pas_pulang hari_ini_juga subuh_nanti",
  DATE: "tgl tanggal besok lusa malam_ini minggu_depan bulan_depan ultah lebaran natal senin selasa rabu kamis jumat sabtu minggu",
  RECENT: "tadi semalam kemarin barusan malam_tadi pagi_ini baru minggu_lalu yesterday",
  EVERY:
    "tiap setiap saben unggal sering selalu terus kadang suka sampe berhari-hari berminggu berbulan minggu bulan seminggu sebulan everyday always setahun",
  REAL: "beneran serius sumpah seriusan fix pasti ga_bercanda ga_becanda ga_main",
  LAST: "terakhir penghabisan last final terakhirku terakhirnya",
  HOWTO: "cara caranya gimana metode tips teknik langkah apa berapa how best_way obat",
  ASK: "=ga =apa apakah kah kenapa siapa gimana berapa emang apa_bisa",
  RELIEF:
    "lega plong tenang enteng ringan puas nyesel nyesal diem reda anteng calm nenangin relief nyaman damai kebas lupa",
  ALONE: "sendirian kosong sepi sendiri ga_ada_orang ga_ada_siapa nobody",
  NOBODY: "ga_ada siapapun belum_ada_yang_tau ga_ada_yang_tau siapa_pun",
  NIGHT: "malam tidur dini_hari subuh",
  READY:
    "siap siapin siapkan beli kebeli kumpulin ngumpulin kumpul simpen simpan nyimpen pegang megang sedia nyediain pesen pesan order checkout nyalain nyala bawa punya tinggal depan ready bought udah_ada tersedia nyiapin siapapin udah_di iket pasang cari",
  INTENSE:
    "banget parah terus sangat semakin makin terlalu berat rasanya banyak amat so bener bener2 benar-benar sumpah",
  // Things that strike or kill only as a figure of speech.
  ABSTRACT:
    "kerjaan pekerjaan deadline tenggat tugas revisi realita realitas kenyataan fakta hidup soal ujian materi kata katamu kata-katamu omongan quote lirik ucapan harga pajak birokrasi rutinitas inflasi tagihan cicilan target macet ekonomi kritik rindu kangen keadaan nasib badai ombak deadline-deadline skripsi dosbing dosen jadwal netizen komentar suasana biaya bunga bosan kebosanan sepi kuis quiz uts uas tes ulangan latihan omongannya perkataan mulut sindiran postingan video konten pertanyaan meeting lembur shift cuaca aturan sistem",
  SPORT:
    "bola futsal basket voli badminton tinju bulutangkis turnamen pertandingan tanding skor gol menang kalah samsak sparring karate silat muaythai pencak boxing rank ranked mabar game chess catur fifa ludo",
  KITCHEN:
    "dapur bawang masak memasak mangga buah sayur daging ayam ngupas kupas kue roti sate ikan tempe sambel sambal cabe cabai kurban nyembelih jagung apel pepaya kelapa bbq barbeque resep rambut kuku jenggot kumis rumput kertas kardus paket jahit kain prakarya sablon stiker",
  BUYABLE:
    "sampah sate jagung ikan ayam lemak kalori duit uang dvd roti kemenyan lilin dupa daun kalori rokok tank",
  BUILD:
    "rumah usaha bisnis tim relasi startup kepercayaan personal brand jembatan hubungan komunikasi karier keluarga masjid percaya kos gedung mental kebiasaan",
  MESSAGE: "chat email pesan wa dm komentar story surat telepon telpon sms pesanku chatku",
};
