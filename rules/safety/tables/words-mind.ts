/** Losing touch with reality, and heavy feelings. */
export const mindWords: Record<string, string> = {
  VOICE:
    "suara suara-suara suara2 bisik bisikan bisikin bisik-bisik voice voices ngebisikin berbisik swara sora bisik2",
  CALLS:
    "panggil manggil manggil2 manggil-manggil nyebut ngobrol ngomong bilang ngatain ngejek ngomentarin ngetawain nyalahin maki memaki berbicara ngajak bisik",
  COMMAND:
    "suruh nyuruh nyuruh2 nyuruh-nyuruh perintah merintah menyuruh memerintah maksa ngajak disuruh telling_me tells",
  UNSEEN:
    "padahal_ga_ada ga_ada_orang ga_ada_siapa kamarku_kosong kosong sendirian orang_lain_ga ga_denger cuma_aku yang_lain_ga ga_keliatan tak_terlihat wujud ga_berwujud dinding tembok kepala telinga kuping dalem_kepala sebelah_kosong ga_nyata padahal",
  // Things that make ordinary sounds.
  SOUNDS:
    "alarm hp mic speaker tv motor musik lagu ombak hujan adzan azan bel klakson mesin kucing anjing burung kipas ac podcast zoom headset earphone telepon volume rekaman",
  INNER:
    "hati inner_critic inner overthinking nurani batin terapis terapisku terapisnya psikolog psikologku suara_hati anxiety",
  HEAR: "denger dengar kedengeran terdengar mendengar kedengaran ngedenger ndengerin",
  SEE: "liat lihat ngeliat melihat keliatan muncul nongol ketemu dateng datengin",
  APPARITION:
    "sosok bayangan makhluk mahluk laki-laki_item orang_item hitam item sosok_hitam entitas arwah setan wujud penampakan roh laki2_item",
  ONLYME:
    "cuma_aku yang_bisa_liat orang_lain_ga ga_ada_yang_percaya cuma_buat_aku khusus_buat_aku khusus_aku buat_aku aku_doang cuma_ke_aku",
  WATCH:
    "awasi ngawasin diawasin diawasi mata-matai dimata-matai matai pantau dipantau ikuti sadap disadap intai diintai rekam direkam kuntit buntutin ngikutin ikutin diikutin spying lacak dilacak incer diincer diincar track kejar dikejar buru diburu",
  AGENT:
    "intel agen cia bin pemerintah negara polisi satelit alien iluminati illuminati komplotan sekte organisasi jaringan mafia nasa mossad drone mereka_semua kelompok rezim freemason dajal jin elite remote",
  DEVICE:
    "chip kamera cctv alat pemancar antena mikrofon microchip sinyal gelombang radiasi remote implan sensor penyadap frekuensi laser",
  PLANT:
    "tanam nanem pasang masang masukin memasukkan masukkan selipin suntik sisip ditaro taruh implant pasangin tembakin",
  INBODY:
    "kepala otak gigi badan tubuh kuping telinga darah kulit perut dinding tembok rumah kamar plafon lampu tv mata",
  MIND: "pikiran pikiranku otak otakku isi_kepala isi_kepalaku kepala kepalaku batinku isi_hati isi_pikiran ingatan jiwa",
  MINDACT:
    "baca dibaca kendali kendaliin dikendaliin dikendalikan mengendalikan ngendaliin kontrol dikontrol siarin disiarin dengar hapus dihapus sedot disedot curi dicuri masukin dimasukin denger kedengeran sadap retas dihack hack siar siarkan setir disetir gerakin digerakin ambil bocor tau dengerin membaca ngebaca atur",
  BYOTHERS:
    "orang tetangga mereka dia intel alien jin pemerintah mesin dari_jauh lewat hp tv semua agen kantor sekitar mereka_semua remote",
  REFERENCE:
    "tv televisi radio penyiar presenter berita pembawa_acara lagu iklan plat pelat plat_nomor lampu_merah spanduk billboard koran youtuber nomor_mobil angka_angka spotify artis",
  CODE: "kode sandi sinyal isyarat pesan_rahasia pesan_khusus pesan petunjuk tanda kode-kode clue lambang aba-aba aba2 pertanda secret",
  ABOUTME:
    "tentang_aku soal_aku ngomongin_aku nyindir ngomongin nyebut_namaku ke_aku buat_aku namaku kepadaku untuk_aku",
  CHOSEN:
    "terpilih nabi rasul utusan messias mesias imam_mahdi mahdi titisan reinkarnasi dewa malaikat juru_selamat penyelamat ratu_adil diutus wali avatar satria_piningit tuhan yesus isa",
  MISSION:
    "misi wahyu selamatin nyelamatin menyelamatkan tugas_suci dunia umat indonesia kekuatan kesaktian mukjizat ramalan telepati aba-aba takdir dipilih",
  SLEEPLESS: "ga_tidur ga_butuh_tidur ga_ngantuk tanpa_tidur melek_terus",
  FOOD: "makanan makananku minuman minum air nasi kopi teh masakan susu makan galon",
  POISON: "racun diracun diracunin ngeracunin beracun racunin ditaburin guna-guna jampi obatin",
  PLOT: "komplotan bersekongkol sekongkol konspirasi kerja_sama rencana skenario persekongkolan ngerencanain ngincer incar dijebak jebakan kongkalikong",
  GASWAY: "ventilasi ac kipas kabel pipa stopkontak colokan saluran plafon lubang dinding",
  REPLACED:
    "ganti digantiin diganti gantiin palsu kembaran robot kloning bukan_asli imposter impostor nyamar topeng menyamar",
  ROT: "busuk membusuk hilang mati kosong berhenti meleleh ilang copot dicuri",
  ORGAN: "organ jantung usus otak dalam_tubuh hati paru darah isi_perut",
  MOVED: "gerak gerakin digerakin kendaliin dikendaliin remote digerakkan setir tarik",
  TALKALONE: "ngomong_sendiri bicara_sendiri ketawa_sendiri ngobrol_sendiri berbicara_sendiri senyum_sendiri",
  PRETEND:
    "film novel game mimpi bermimpi kayak seperti serasa prank halloween iklan_hp algoritma lomba debat panitia wisuda pemilu ig instagram followers followers akun olshop",
};
