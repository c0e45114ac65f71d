/**
 * Everyday matters that the classifier takes for danger. A clause counts only if each of its words is known here: what is
 * said beside them is never overlooked.
 */
export type EverydayMatter = {
  id: string;
  /** Words that may stand in such a clause, beside those of `functionWords`. */
  words: string;
  /** What makes it one. */
  core: RegExp;
  /** What makes it more than that. */
  never?: RegExp;
  /** Counts only once it was told that somebody alive lives elsewhere. */
  ofAway?: true;
};

export const functionWords = `
  saya aku gue gw gua sy ak aq awak ambo den abdi kulo beta ulun sa kami kita dia ia beliau doi die dy nya mereka orang org
  yang yg sing nu nan itu ini tu tuh nih iki kuwi eta di ke dari dan atau sama sm ama karo jeung dengan dgn buat utk untuk
  kalo kalau klo kl kalu lek yen nek pas waktu wkt saat tiap setiap saben unggal tiok malam malem pagi siang sore hari
  minggu tahun taun bulan terus trs teros mulu melulu sering selalu suka kadang wae bae ae we aja aj saja doang sih ya yo
  kak kan kok ko deh lah la dong lho loh mah atuh to toh nih banget bgt sekali amat pisan sanget bana kali udah sudah sdh
  udh dah wis wes geus ni mulih kerjo lah alah masih msh lagi lg juga jg tapi tp padahal malah cuma cuman hanya karena krn gara jadi jd
  sampe sampai gak ga gk nggak ngga enggak engga tidak tdk ndak nda ora teu kagak kaga indak dak belum blm pernah bisa bs
  mau harus tetep tetap makin lebih daripada kayak kaya kyk seperti gitu gini begitu begini gimana gmn bagaimana piye
  kumaha kenapa knp apa semua semuanya rumah ada abis habis setelah sekarang skrg dulu baru balik pulang kerja an jam bang
  mbak mas bu pak kemarin kmrn tadi semalem semalam sendiri hm hmm`;

const negation =
  "(?:ga|gak|gk|nggak|ngga|enggak|engga|tidak|tdk|ndak|nda|ora|teu|kagak|kaga|indak|dak|ra|tara|sonde|kada)";
const heed =
  "(?:(?:di|men|nge|nga|nyuek)?(?:denger|dengar|gubris|respon|respons|tanggep|tanggap|harga|harge|anggep|anggap|reken|waro|peduli)(?:in|kan|i|keun)?|ngrungokke|dirungokke|ngadengekeun|ngadenge|didangu|mandanga|mandangaan|perhatian|merhatiin|diperhatiin|nyaut|nyahut|peka|nanya|nanyain|ditanya|bales|balas|dibales|dibalas|ngabarin|bantuin|bantu|ngajak|diajak)(?:nya)?";

export const everydayMatters: EverydayMatter[] = [
  {
    // A partner, parent, child or boss who does not listen, looks at a screen, comes late or grumbles.
    id: "complaint",
    words: `suami suamiku istri istriku isteri laki lakik bini bojo bojoku salaki pamajikan pacar pacarku cowok cowokku cewek
      cewekku pasangan ibu ibuku mama mamaku bapak bapakku ayah ayahku papa mertua mertuaku bos bosku boss atasan atasanku
      manajer anak anakku kakak kakakku adik adikku abang ortu tua teman temen rekan apak amak nyokap bokap sekamar serumah
      kantor smp sma tim keluarga hp hpan hape hpnan gadget game gamenya mabar tiktok youtube yutub scroll scrolling
      nonton bola tv layar sosmed drakor main asik asyik maen megang pegang liat mata matanya fokus milih
      denger dengar dengerin didengerin didenger didengar ngedengerin dengarkan didengarkan mendengarkan mendengar
      ngrungokke dirungokke ngadengekeun ngadenge didangu mandanga gubris digubris direspon respon ditanggepin ditanggapi
      dihargai ngehargain menghargai dianggap dianggep nganggep menganggap direken peduli perhatian merhatiin diperhatiin
      nyaut nyahut peka nanya nanyain ditanya kabar ngabarin bales balas dibales dibalas wa chat bantu bantuin kerjaan
      ngajak diajak cuek cuekin dicuekin nyuekin dingin jutek bawel cerewet ngomel ngomelin ngedumel ngambek nyindir
      boros lembur telat sibuk lupa janji hobi bandingin membandingkan banding ngomong ngomongin omongan ngobrol bicara
      berbicara bercerita mangecek ngecek cerita curhat pendapat masukan nasihat dinasihati dinasehatin ditegur dibilangin
      dibilang dikasih langsung tau tembok dinding kuping kiri kanan masuk keluar asing iya capek cape kesel sebel sedih bete jengkel
      bingung males malas kecewa rasanya ngerasa merasa lain larut rapat presentasi meeting dapur mancing
      burung motor milih daripada dipanggil makan ngumpul kumpul nungguin nunggu ribut peduliin`,
    core: new RegExp(
      [
        "\\b(?:hp|hpan|hape|hpnan|gadget|game|gamenya|mabar|tiktok|youtube|yutub|scroll|scrolling|bola|tv|layar|sosmed|drakor)\\b",
        `\\b${negation} (?:\\w+ ){0,2}?${heed}\\b`,
        `\\b${heed} ${negation}\\b`,
        "\\b(?:cuek|cuekin|dicuekin|nyuekin|jutek|bawel|cerewet|ngomel|ngomelin|ngambek|lembur|telat|sibuk|bandingin|boros|lupa)\\b",
        "\\b(?:tembok|kuping|cuma (?:iya|hm|hmm))\\b",
      ].join("|"),
    ),
    // Whom a screen speaks to, whose own phone is held, and who comes in is in another danger.
    never:
      /\b(?:tv|hp|layar|youtube|game) (?:\w+ )?(?:ngomong|bicara|bilang)|\bngomongin\b|\b(?:hp|hape) (?:saya|aku|gue|gw|gua|ku|awak|abdi|beta)\b|\bmasuk\b(?! (?:ke )?kuping)|\b(?:aku|saya|gue|gw|gua|awak|abdi|den|kulo|beta) (?:\w+ ){0,2}ada\b|\bada (?:aku|saya|gue|gw|gua)\b/,
  },
  {
    // Small children who push and pinch each other, told by those who look after them.
    id: "quarrel",
    words: `guru tk paud sd ngajar mengajar kelas murid muridku siswa siswaku didik anak anakku balita balitaku batita bayi
      bocah kecil adik adiknya adeknya kakak kakaknya teman temannya temen temennya teman2 satu dua tiga salah
      dorong dorongan mendorong ngedorong pukul mukul memukul pukulan mukulin cubit nyubit mencubit cubitan jambak jambakan
      njambak gigit gigitan menggigit ngegigit tendang nendang tendangan tonjok tonjokan nonjok cakar cakaran nyakar rebut
      rebutan berebut berantem berkelahi gelut lempar ngelempar saling dicubit didorong digigit dicakar dijambak
      kalah menang main mainan ayunan perosotan antre antri giliran cuci tangan nangis jatuh jatoh lecet lututnya lutut
      diturutin dituruti kesel marah ngambek cemburu istirahat ortu ortunya tuanya ditegur dibilangin dipisahin
      gurunya bilang wajar sekolah cara ngomong nenangin rambut kursi remote bercanda`,
    core: new RegExp(
      [
        "\\b(?:tk|paud|sd|kelas|murid\\w*|siswa\\w*|didik|balita\\w*|batita|bayi|bocah|anak2|anak anak|adik(?:nya)?|adeknya|kakaknya|tem[ae]nn?ya)\\b",
      ].join("|"),
    ),
    never:
      /\b(?:dorong|mukul\w*|memukul|nyubit|jambak|njambak|gigit|tendang|nendang|nonjok|tonjok|cakar|lempar|ngelempar) (?:saya|aku|gue|gw|gua)\b|\bkakak kelas|\b(?:sering|selalu|tiap|setiap) (?:\w+ )?(?:dicubit|didorong|digigit|dicakar|dijambak)\b/,
  },
  {
    // Rough words to the guide, beside what it shall write.
    id: "order",
    words: `bodoh goblok goblog tolol bego bloon dungu lemot lamban bengak pekak budek oon idiot payah asu anjing anjir anjay
      kampret pantek pukimak kimak kontol bangsat jancok cok siput macam macem kau kamu kamu lu elu lo siah maneh kowe ang
      robot dasar bah tadi kubilang kusuruh kutanya salah bukan cepat cepet cepetan tegas keras sikit dikit lagi ulang ulangi
      bikin bikinin bikinlah bikinkan bikinkanlah buat buatlah buatkan buatin tulis tulislah tulisin tulisan gaweke jieun
      buek kasi kasih ketik ganti kerjakan kerjain suruh kon tak nggawe takon situ dulu pengumuman surat teks pesan pesannya
      caption daftar hadir undangan jadwal spanduk edaran teguran memo peringatan aturan peraturan harga denda piket shift
      absen masuk jam buka tutup toko gudang pintu disiplin biar supaya agar ben tau tahu ngerti paham baca karyawan
      anggota buah staf pegawai warga pembeli pelanggan wong wong2 barang itu mlebu telat panjang pendek contoh jawab
      jawabannya jawaban sekali kali nya gitu doang ceramah ki kubikin kupecat pecat kupotong gaji gajinya enggak bisa`,
    core: /\b(?:bodoh|goblo[kg]|tolol|bego|bloon|dungu|lemot|lamban|bengak|pekak|budek|oon|idiot|payah|asu|kampret|pantek|pukimak|kimak|kontol|bangsat|robot)\b/,
  },
  {
    // Somebody is away for a reason, or until a day, and others stand in.
    id: "absence",
    words: `besok lusa senin selasa rabu kamis jumat sabtu minggu depan seminggu sebulan sehari kantor toko kelas sekolah
      masuk dateng datang absen cuti dinas mudik lembur liburan libur nginep nginap acara rapat kuliah kos pegang jaga jagain
      gantiin siram disiram nyiram kasir warung gudang shift kunci tanaman kucing kucingku kasih makan siapa sari
      titip salam mama ibu bapak ayah nenek tetangga teman temen tante tolong minta bandung jakarta surabaya kota luar
      nunggu nungguin usah mak`,
    core: /\b(?:titip salam|nginep|nginap|mudik|dinas|cuti|libur|liburan|lembur|senin|selasa|rabu|kamis|jumat|sabtu|seminggu|kasir|shift|warung|toko)\b/,
    never: /\b(?:selamanya|terakhir|maaf\w*|lagi|sama mama|pergi)\b/,
  },
  {
    // Longing for somebody who lives far away.
    id: "longing",
    ofAway: true,
    words: `anak anakku bujang gadih gadis lanang putra putri sulung bungsu adik kakak suami ibu bapak rantau merantau jauh
      kangen kangennya rindu taragak kepikiran sepi kosong sunyi hening langang kamar kamarnya biarkan biarin masuk situ
      rapi lewat foto fotonya liat lihat baju bajunya mainan telepon nelpon ditelpon telponnya telpon vc video call kabar
      ngabarin bales chat sebentar bentar masak kesukaannya dimasakin inget ingat keinget nangis menangis manangih pulangnya
      kapan wangsul mulih lebaran doa doain mendoakan berdoa sehat makan belum dalu biasanya rendang lupa ibunya takut`,
    core: /\b(?:kangen\w*|rindu|taragak|sepi|kosong|sunyi|langang|kamar\w*|foto\w*|nelpon|telepon|telpon\w*|ditelpon|vc|kabar|kapan|masak|dimasakin|kepikiran)\b/,
  },
];

/** Somebody lives elsewhere, and is alive. */
export const livesAway =
  /\b(?:merantau|rantau|marantau|perantauan|mondok|pesantren|pondok|asrama|jepang|korea|taiwan|malaysia|singapura|hongkong|arab|luar negeri|luar kota|luar pulau|di kapal|jauh di|(?:kerja|kuliah|sekolah|tinggal|pindah|pindah kuliah|ngekos|tugas|dinas) (?:di|ke|ten|nang|neng) (?!rumah|sini)\w+)\b/;
export const died =
  /\b(?:meninggal|wafat|tiada|almarhum\w*|alm|berpulang|tutup usia|mendiang|makam\w*|kubur\w*|surga|tenggelam|hilang)\b/;
