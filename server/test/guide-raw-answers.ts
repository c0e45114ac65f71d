/*
 * Answers as fifteen invented people type them, and what a careful person would send, by the author of the writer. In front
 * of each pair stands the register: f formal, p polite, c casual, g slang. `{a|b}`: both would do.
 */
export const rawAnswers = `
# Yati, 52, laundry, Depok
p: mesin cuci nya rusak lg bu, sy udh panggil tukang tp blm dtg
= Mesin cucinya rusak lagi, Bu, saya sudah {panggil|memanggil} tukang, tetapi belum datang.
p: maaf ya bu baju anaknya luntur krna kecampur sm yg merah
= Maaf ya, Bu, baju anaknya luntur karena {kecampur|tercampur} dengan yang merah.
p: sy ganti 150rb atau sy cuciin gratis 2x
= Saya ganti Rp150.000 atau saya {cucikan|cuci} gratis dua kali.
c: Tin, besok kamu dtg jam 7 ya, cucian numpuk bgt 😅
= Tin, besok kamu datang jam 7 ya, cucian numpuk banget.
c: jgn lupa pisahin yg putih sm yg warna
= Jangan lupa pisahin yang putih sama yang warna.
f: dgn ini sy mohon keringanan bayar sewa kios bln ini krn omzet turun
= Dengan ini saya mohon keringanan bayar sewa kios bulan ini karena omzet turun.
f: sy sanggup nyicil 500rb tiap tgl 5 smpe lunas
= Saya sanggup mencicil Rp500.000 tiap tanggal 5 sampai lunas.
p: orgnya ga mau antri trus marah2 ke karyawan sy
= Orangnya tidak mau antre, lalu marah-marah ke karyawan saya.
p: pelanggan bu Ani sm bu Sri udh langganan dr thn 2019
= Pelanggan Bu Ani dan Bu Sri sudah langganan dari tahun 2019.
c: baju yg blm diambil taro di rak atas, kasih nama orgnya
= Baju yang belum diambil taruh di rak atas, kasih nama orangnya.
# Rudi, 34, satpam, Karawang
f: sy tdk msk krja krna anak sy demam 39 dr semalem
= Saya tidak masuk kerja karena anak saya demam 39 dari semalam.
f: shift malem tgl 12 digantiin sm Yudi grup B, dia udh mau
= Shift malam tanggal 12 digantikan {oleh|dengan} Yudi grup B, dia sudah mau.
f: sblmnya sy blm prnh absen slama 3 thn
= Sebelumnya saya belum pernah absen selama 3 tahun.
p: pak, lampu pos 2 mati dr kmrn mlm, tlg dibenerin krn gelap bgt
= Pak, lampu pos 2 mati dari kemarin malam, tolong diperbaiki karena gelap sekali.
p: klo bs sy minta ijin pulang jam 5 krn mau jemput istri di rs
= Kalau bisa, saya minta izin pulang jam 5 karena mau {jemput|menjemput} istri di RS.
c: bro jaga malem ntar tuker sama gw ya, anak gw skt
= Bro, jaga malem ntar tuker sama {gue|gw} ya, anak {gue|gw} sakit.
c: kunci gerbang gw taro di laci meja, jgn lupa dikunci lg
= Kunci gerbang {gue|gw} taruh di laci meja, jangan lupa dikunci lagi.
f: gaji bln september kurang 350rb, blm ada penjelasannya
= Gaji bulan September kurang Rp350.000, belum ada penjelasannya.
f: dr PT Garda Nusantara sy dpt surat tugas no 12
= Dari PT Garda Nusantara saya dapat surat tugas no 12.
p: Dr Sm sy titip salam buat Pak Danu
= Dr Sm, saya titip salam untuk Pak Danu.
# Dewi, 23, admin, Surabaya
f: aku ijin ga masuk soale ibuk masuk rumah sakit
= Saya izin tidak masuk karena ibu masuk rumah sakit.
f: laporan stok wis tak kirim ke email mbak rina kmrn sore
= Laporan stok sudah saya kirim ke email Mbak Rina kemarin sore.
p: mas Dimas, barang e durung teka, tak tunggu sampe jam 3 ya
= Mas Dimas, barangnya belum datang, saya tunggu sampai jam 3 ya.
p: sing ngirim barang iku pak Hadi, dudu aku
= Yang mengirim barang itu Pak Hadi, bukan saya.
c: nit, sesuk ojo lali nggowo laptop yo, arep tak silih
= Nit, besok jangan lupa bawa laptop ya, mau aku pinjam.
c: aku wis kesel bgt karo omonganmu wingi
= Aku udah {kesel|capek} banget sama omonganmu kemarin.
f: sy bersedia lembur klo dibutuhkan, tp jgn tiap hari soale ibu sakit
= Saya bersedia lembur kalau dibutuhkan, tetapi jangan tiap hari karena ibu sakit.
f: saya sering bantu2 bagian gudang ngitung stok sm nyusun laporan
= Saya sering {bantu-bantu|membantu-bantu} bagian gudang menghitung stok dan menyusun laporan.
p: harga e 75rb per dus, ndak termasuk ongkir
= Harganya Rp75.000 per dus, tidak termasuk ongkir.
p: ngapunten pak kulo telat, bannya bocor neng dalan
= {Mohon maaf|Maaf}, Pak, saya telat, bannya bocor di jalan.
# Asep, 41, bengkel, Bandung
p: punten pak motorna acan beres, masih nunggu onderdil
= {Punten|Maaf}, Pak, motornya belum {beres|selesai}, masih menunggu onderdil.
p: abdi mah siap atuh mulai senin, tapi gajina kumaha
= Saya siap mulai Senin, tetapi gajinya bagaimana.
c: dit ulah telat deui atuh, pelanggan geus nungguan ti jam 8
= Dit, jangan telat lagi, pelanggan udah nunggu dari jam 8.
c: oli sm kampas rem beli di toko koh afung aja
= Oli sama kampas rem beli di toko Koh Afung aja.
f: sy ngajuin pinjaman 5jt buat beli kompresor
= Saya mengajukan pinjaman Rp5.000.000 untuk beli kompresor.
f: bengkel sy udh jalan 8 thn, karyawan nya 3 org
= Bengkel saya sudah jalan 8 tahun, karyawannya 3 orang.
p: kamari sy salah ganti kampas, hapunten pisan pak
= Kemarin saya salah ganti kampas, {mohon maaf|maaf} sekali, Pak.
p: ongkosna 85rb udh sm pasang nya
= Ongkosnya Rp85.000 sudah {dengan|sama} pasangnya.
c: jang, klo nyolder pake kacamata ya biar ga kena mata
= Jang, kalau nyolder {pakai|pake} kacamata ya biar nggak kena mata.
c: sok weh ambil liburna minggu depan, saya mah ga apa2
= Silakan aja ambil liburnya minggu depan, saya nggak apa-apa.
# Ucok, 29, Medan
c: bang, cemana hutang awak yg 2jt tu, bisa awak cicil?
= Bang, gimana utang {aku|awak} yang Rp2.000.000 itu, bisa {aku|awak} cicil?
c: udah kubilang nya sama kau, jgn kau bawa2 mamak ku
= Udah kubilangnya sama kau, jangan kau bawa-bawa mamakku.
f: saya tak dapat masuk kerja krn kereta rusak di binjai
= Saya tidak dapat masuk kerja karena {kereta|motor} rusak di Binjai.
f: sy lulusan smk multi karya medan thn 2014
= Saya lulusan SMK Multi Karya Medan tahun 2014.
p: pak manalu, barang yg kmrn bapak pesan udh sampe, tinggal ambil aja
= Pak Manalu, barang yang kemarin Bapak pesan sudah sampai, tinggal ambil saja.
p: mohon dikasih waktu 3 hr lagi pak, uangnya blm ngumpul
= Mohon diberi waktu 3 hari lagi, Pak, uangnya belum {ngumpul|terkumpul|mengumpul|berkumpul}.
c: maaf ya dek abang td kasar kali ngomong nya
= Maaf ya, Dek, Abang tadi kasar kali ngomongnya.
c: jangan lah gitu, kita kan kawan dr kecil
= Jangan lah gitu, kita kan kawan dari kecil.
f: aku ngelamar jadi supir, sim B1 ada, pengalaman 6 thn di cv karya bersama
= Saya melamar jadi sopir, SIM B1 ada, pengalaman 6 tahun di CV Karya Bersama.
f: sy di phk tgl 3 agustus, pesangon blm dibayar smp skrg
= Saya di-PHK tanggal 3 Agustus, pesangon belum dibayar sampai sekarang.
# Rani, 38, Padang
p: ambo alun bisa bayar sewa bulan ko da, minta waktu 2 minggu
= Saya belum bisa bayar sewa bulan ini, Da, minta waktu 2 minggu.
p: pesanan rendangnyo 3 kg, 250rb sakilo
= Pesanan rendangnya 3 kg, Rp250.000 sekilo.
c: jan lupo bao piring ciek, untuak acara di rumah uni
= Jangan lupa bawa piring satu, untuk acara di rumah Uni.
c: iko uang arisan nan patang, alun lunas lai
= Ini uang arisan yang kemarin, belum lunas lagi.
f: saya buka rm padang dr thn 2015 sm suami
= Saya buka RM Padang dari tahun 2015 dengan suami.
f: kami mintak tolong pasar pagi jgn dipindahan krn pelanggan disitu
= Kami minta tolong pasar pagi jangan dipindahkan karena pelanggan di situ.
p: bahannyo naik, jadinyo harga ambo naikan 2rb
= Bahannya naik, jadinya harga saya naikkan Rp2.000.
p: nasi bungkus 40 kotak bisa ambo antar jam 11 ke kantor walinagari
= Nasi bungkus 40 kotak bisa saya antar jam 11 ke kantor wali nagari.
c: ndak usah mandeh cameh, ambo lai sehat
= Nggak usah Mandeh cemas, aku sehat.
c: adiak bilo pulang, amak taragak
= Adik kapan pulang, Amak kangen.
# Andi, 26, Makassar
c: bro, belumpi selesai bab 4 ku, besokpi kukirim nah
= Bro, belum selesai bab 4-ku, besok kukirim {nah|ya}.
c: janganmi marah kodong, saya minta maaf
= Janganlah marah, saya minta maaf.
p: ibu retno, mauka bimbingan hari rabu jam 10 klo bisa
= Ibu Retno, saya mau bimbingan hari Rabu jam 10 kalau bisa.
p: sudahmi saya perbaiki bab 3 sama daftar pustakanya bu
= Sudah saya perbaiki bab 3 dan daftar pustakanya, Bu.
f: saya tidak ikut ujian susulan karna waktu itu dirawatka di rs wahidin
= Saya tidak ikut ujian susulan karena waktu itu saya dirawat di RS Wahidin.
f: ipk ku 3,42 sm aktif di hima dr smt 3
= IPK saya 3,42 dan aktif di hima dari semester 3.
p: tabe kak, bisa ki kirimkan ulang filenya?
= {Tabe|Permisi}, Kak, bisa {Kakak|kita} kirimkan ulang filenya?
c: ko sudah makan? saya ada ji di kos
= Kamu sudah makan? Saya ada di kos.
f: sy ngajar les matematika utk anak sd 2x seminggu
= Saya mengajar les matematika untuk anak SD dua kali seminggu.
p: biayanya 50k per pertemuan, minimal 4x
= Biayanya Rp50.000 per pertemuan, minimal empat kali.
# Maya, 31, Banjarmasin
p: ulun kada kawa datang isuk, anak ulun garing
= Saya tidak bisa datang besok, anak saya sakit.
p: pian handak pesan berapa kotak? harganya 12rb
= {Anda|Bapak/Ibu} mau pesan berapa kotak? Harganya Rp12.000.
c: sorry lah kada sempat balas wa, hp ulun rusak
= Sorry ya nggak sempat balas WA, HP {aku|saya} rusak.
c: kena ulun kirim fotonya, handak mandi dulu wkwk
= Nanti {aku|saya} kirim fotonya, mau mandi dulu.
f: sy kerja di pt adaro bagian admin gudang dr 2018 smpe 2022
= Saya kerja di PT Adaro bagian admin gudang dari 2018 sampai 2022.
f: ulun minta izin kada umpat rapat krn bebawa mama ke dokter
= Saya minta izin tidak ikut rapat karena membawa mama ke dokter.
p: kue lapisnya 1 loyang 180rb, ongkir 15rb kalo di banjarbaru
= Kue lapisnya 1 loyang Rp180.000, ongkir Rp15.000 kalau di Banjarbaru.
p: maaf lah bu, tadi ulun salah hitung, kelebihan 20rb
= Maaf ya, Bu, tadi saya salah hitung, kelebihan Rp20.000.
c: ayo umpat ja ka, rame banar di sana
= Ayo ikut aja, Kak, {rame|ramai} banget di sana.
c: jgn lupa bawakan jaket ulun nang biru
= Jangan lupa bawakan jaket {aku|saya|ku} yang biru.
# Steven, 24, Manado
c: sori bro kita so lupa mo kase kabar
= Sori, Bro, aku udah lupa mau kasih kabar.
c: ngana so makan? nanti torang pigi sama2
= Kamu udah makan? Nanti kita pergi sama-sama.
f: kita nda bisa maso kerja karna sakit, surat dokter ada
= Saya tidak bisa masuk kerja karena sakit, surat dokter ada.
f: sy minta pindah shift ke pagi krn kuliah malam di unsrat
= Saya minta pindah shift ke pagi karena kuliah malam di Unsrat.
p: om, depe harga 300rb, so deng ongkos kirim
= Om, harganya Rp300.000, sudah dengan ongkos kirim.
p: maaf kak kita belum transfer, depan jo gajian baru kita bayar
= Maaf, Kak, saya belum transfer, {nanti gajian|depan gajian} baru saya bayar.
f: pengalaman sy jd waiter di hotel aryaduta 2 thn, bs inggris dikit2
= Pengalaman saya jadi waiter di Hotel Aryaduta 2 tahun, bisa Inggris sedikit-sedikit.
f: kami mohon bantuan dana utk kegiatan natal pemuda tgl 20 des
= Kami mohon bantuan dana untuk kegiatan Natal pemuda tanggal 20 {Des|Desember}.
c: jgn bilang2 sama mama neh, dia bamarah
= Jangan bilang-bilang sama Mama {ya|neh|nih}, dia marah.
c: bsk jo torang ketemu, skrg kita capeee skali
= Besok aja kita ketemu, sekarang aku {capek|cape} sekali.
# Yosef, 35, Jayapura
c: sa su tunggu ko dari tadi, ko pu hp mati kah
= Aku udah tunggu kamu dari tadi, HP-mu mati kah?
c: trada uang bulan ini, sa ganti bulan depan e
= Nggak ada uang bulan ini, aku ganti bulan depan ya.
f: sa mengajar di sd inpres abepura dr thn 2012
= Saya mengajar di SD Inpres Abepura dari tahun 2012.
f: sa mohon cuti 2 mgg krn istri melahirkan tgl 4 mei
= Saya mohon cuti 2 minggu karena istri melahirkan tanggal 4 Mei.
p: bapa guru, anak sa pu nilai kenapa turun, sa mo ketemu hari senin
= {Bapa|Bapak} Guru, {nilai anak saya|anak saya punya nilai} kenapa turun, saya mau {ketemu|bertemu} hari Senin.
p: kitong tra bisa ikut kerja bakti krn ada ibadah
= Kami tidak bisa ikut kerja bakti karena ada ibadah.
c: besok sa jemput ko jam 6 pagi, jgn terlambat
= Besok aku jemput kamu jam 6 pagi, jangan terlambat.
f: gaji honor sy 3 bln blm dibayar, totalnya 4,5jt
= Gaji honor saya 3 bulan belum dibayar, totalnya Rp4.500.000.
p: sa su bicara deng kepala sekolah, de bilang setuju
= Saya sudah bicara dengan kepala sekolah, dia {bilang|mengatakan|menyampaikan} setuju.
p: terima kasih banyak ibu Yohana su bantu sa pu anak
= Terima kasih banyak, Ibu Yohana, sudah {bantu|membantu} {anak saya|saya punya anak}.
# Kezia, 22, Jakarta
g: gue tuh capek bgt sumpah, lo kalo ngomong suka ga mikir
= Gue tuh capek banget sumpah, lo kalau ngomong suka nggak mikir.
g: sorry bgttt kemaren gue ghosting, gue lg burnout parah
= Sorry banget kemarin gue ghosting, gue lagi burnout parah.
g: btw duit yg 300rb kpn lo balikin? gue butuh nih
= Btw duit yang Rp300.000 kapan lo balikin? Gue butuh nih.
c: aku pgn kita ngobrol baik2, jgn lewat chat
= Aku {pengin|pengen} kita ngobrol baik-baik, jangan lewat chat.
f: sy apply posisi social media specialist, portofolio di bit.ly/kezia
= Saya {apply|melamar} posisi social media specialist, portofolio di bit.ly/kezia.
f: aku pernah handle 3 akun ig brand lokal, followers naik 12k dlm 4 bln
= Saya pernah {handle|menangani} 3 akun IG brand lokal, followers naik 12k dalam 4 bulan.
p: kak, invoice bln lalu blm dibayar ya? total 2,4jt
= Kak, invoice bulan lalu belum dibayar ya? Total Rp2.400.000.
p: kontennya udah aku kirim tgl 3, klo ada revisi kabarin aja ya kak
= Kontennya sudah saya kirim tanggal 3, kalau ada revisi kabari saja ya, Kak.
g: "gpp kok" katanya, pdhl mukanya bete wkwkwk
= "gpp kok" katanya, padahal mukanya bete.
c: makasih yaaa udh dengerin aku nangis semaleman 🥲
= Makasih ya udah dengerin aku nangis semaleman.
# Slamet, 58, Solo
p: nyuwun sewu pak RT, kulo mboten saged rawuh rapat mbenjing
= {Permisi|Mohon maaf|Maaf}, Pak RT, saya tidak bisa {hadir|datang} rapat besok.
p: anak kulo mbarep arep nikah tgl 20 nopember, mohon doa restu
= Anak saya {sulung|mbarep|yang sulung} mau nikah tanggal 20 November, mohon doa restu.
f: saya pensiunan pabrik tekstil, th 1990 smp 2021 dibagian tenun
= Saya pensiunan pabrik tekstil, tahun 1990 sampai 2021 di bagian tenun.
f: tanah sawah tsb warisan dr bapak, blm bersertipikat
= Tanah sawah tersebut warisan dari bapak, belum bersertifikat.
c: le, bapak wis transfer 500rb, ojo boros2
= Le, Bapak sudah transfer Rp500.000, jangan boros-boros.
c: bapak njaluk maaf yen wingi mbentak kowe neng ngarepe wong akeh
= Bapak minta maaf kalau kemarin membentak kamu di depan orang banyak.
p: kursi 200 bh, tenda 4 plong, diantar sabtu sore nggih mas
= Kursi 200 {buah|bh}, tenda 4 plong, diantar Sabtu sore ya, Mas.
p: kegiatan ronda dimulai jam sepuluh mlm tiap2 regu 5 org
= Kegiatan ronda dimulai jam sepuluh malam, {setiap|tiap-tiap} regu 5 orang.
f: mohon maap sblmnya klo ada kata2 sy yg kurang berkenan
= Mohon maaf sebelumnya kalau ada kata-kata saya yang kurang berkenan.
c: yo wis, sing penting kowe sehat lan gelem mangan
= Ya sudah, yang penting kamu sehat dan mau makan.
# Nadia, 27, Palembang
p: pak hendra, laporan audit biso kami kirim paling cepet tgl 9
= Pak Hendra, laporan audit bisa kami kirim paling cepat tanggal 9.
p: dak pacak aku gawekan dewek, mohon dibantu tim audit
= Tidak bisa saya kerjakan sendiri, mohon dibantu tim audit.
f: sy cuma dikasih waktu 2 hari, jadinyo datanyo banyak kurang
= Saya hanya diberi waktu 2 hari, jadinya datanya banyak kurang.
f: rekrut 1 admin baru, wawancara 4 des, mulai kerjo 9 des
= Rekrut 1 admin baru, wawancara 4 {Des|Desember}, mulai kerja 9 {Des|Desember}.
c: ayuk, maaf aku lambat balesnyo, lagi banyak gawe nian
= Ayuk, maaf aku lambat balasnya, lagi banyak kerjaan banget.
c: kito ketemu be di mall jam 4, jangan telat nah
= Kita ketemu aja di mall jam 4, jangan telat {nah|ya}.
p: tolong kirim ke aku filenyo sebelum jumat yo
= Tolong kirim ke saya filenya sebelum Jumat ya.
f: aku ngajar di tk pertiwi, murid 22 anak
= Saya mengajar di TK Pertiwi, murid 22 anak.
c: dak usah dipikirke lah, dio memang cak itu wongnyo
= Nggak usah dipikirkan lah, dia memang kayak gitu orangnya.
p: kuenyo 4 loyang, diambek jam 8 pagi ye bu
= Kuenya 4 loyang, diambil jam 8 pagi ya, Bu.
# Syarifah, 20, Pontianak
c: mak, saye dah keterima di politeknik jalur portofolio
= Mak, saya udah keterima di politeknik jalur portofolio.
c: bapak tu keras sangat, saye takot nak ngomongnye
= Bapak itu keras {sangat|banget}, saya takut mau ngomongnya.
c: saye bise bantu dr freelance, sebulan dpt 800rb
= Saya bisa bantu dari freelance, sebulan dapat Rp800.000.
f: saye mohon keringanan ukt krn bapak sdh ndak kerje lagi
= Saya mohon keringanan UKT karena bapak sudah tidak kerja lagi.
f: penghasilan orang tue 2jt sebulan utk 5 org
= Penghasilan orang tua Rp2.000.000 sebulan untuk 5 orang.
p: ibu, ape saye boleh nyusul tugasnye minggu depan?
= Ibu, apa saya boleh menyusul tugasnya minggu depan?
p: bang, berape harge servis laptop nye? layarnye retak
= Bang, berapa harga servis laptopnya? Layarnya retak.
c: kau jangan marah2 lah, aku dah minta maaf ni
= Kau jangan marah-marah lah, aku udah minta maaf nih.
f: sy pernah juara 2 lomba poster tingkat kota thn 2023
= Saya pernah juara 2 lomba poster tingkat kota tahun 2023.
p: terimakasih byk bu atas bimbingannye selama ni
= Terima kasih banyak, Bu, atas bimbingannya selama ini.
# Intan, 45, guru, Kupang, dan yang tidak boleh berubah
f: sy mengajar di SDN 3 Oesapa, kls 5, jmlh murid 28 org
= Saya mengajar di SDN 3 Oesapa, kelas 5, jumlah murid 28 orang.
f: rapat wali murid hr sabtu jam 9, mohon kehadiran bpk/ibu
= Rapat wali murid hari Sabtu jam 9, mohon kehadiran Bapak/Ibu.
p: bpk yakob, anak bpk sdh 4x tdk kerjakan pr
= Bapak Yakob, anak Bapak sudah empat kali tidak {kerjakan|mengerjakan} PR.
p: sy ketemu dr. Sri di puskesmas, dr sana dirujuk ke RS
= Saya {ketemu|bertemu} dr. Sri di puskesmas, dari sana dirujuk ke RS.
c: Ga Eul sama Dr Strange itu film favorit anakku
= Ga Eul sama Dr Strange itu film favorit anakku.
c: tas merk GK yg ada tulisan KRN itu punya sapa?
= Tas merek GK yang ada tulisan KRN itu punya siapa?
f: surat ini sy buat dgn sebenar2nya
= Surat ini saya buat dengan sebenar-benarnya.
f: mohon ditransfer ke rek BNI a.n. Intan Bria
= Mohon ditransfer ke rekening BNI a.n. Intan Bria.
p: nasi goreng sm es teh 2, total 38rb
= Nasi goreng dan es teh 2, total Rp38.000.
c: mbak Yg datang tadi temannya Udh? namanya unik ya
= Mbak Yg datang tadi temannya Udh? Namanya unik ya.
`;
