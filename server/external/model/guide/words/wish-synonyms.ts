/*
 * How people write, in several registers: chat shorthand, Jakarta slang, Javanese, Sundanese, Medan and Makassar
 * speech. The lists serve comparison only; they never change what a member wrote.
 */

/** Words too common to identify a wish. */
export const common: ReadonlySet<string> = new Set(
  `tiang bli kaka beta sa pu su euy dah tenan dino wingi wulan dadi soko seko ngendi loro telu papat kabeh wae pas kaga kagak kgk nepi ka jeung kudu lamun
  aku saya gue gw gua w ane ku kamu km lo lu elu kau anda dia ia mereka kita kami nya awak abdi urang kulo aing beta
  nak bapak ibu kak kakak min mbak mba mas bang bro sis teh kang pak bu om tante
  yang yg dan atau di ke dari dr untuk utk buat bikin bikinin buatin buatkan bikinkan bikinno bikinke gawe gaweke
  tolong tulung tolongin bantu bantuin bantuan dong donk ya yaa iya iyo njih nggih sih deh aja saja ae wae bae doang tok
  ini itu iki iku tu nih tuh ni ada ono onok ga gak nggak ngga ngak enggak tidak tdk tak ora ndak nda teu henteu moal
  bukan bkn mau maunya pengen pgn pingin pengin kepengen ingin hoyong arep bisa bs isok iso tiasa dapat dpt
  gimana gmn gmna bagaimana piye pripun kumaha cemana cara caranya carane apa opo naon apaan kenapa knp kok koq
  udah udh sudah sdh wis wes atos belum blm blom durung teu acan lagi lg sama sm karo jeung dengan dgn biar ben supaya
  jadi jd kalau kalo kl klo nek lamun tapi tp ning tetapi karena krn soalnya soal tentang banget bgt pisan kali tenan
  terus trs trus harus hrs mesti sekarang skrg saiki ayeuna nanti ntar minta mnta kasih ksh contoh ajarin
  nulis tulis susun susunin susunkan rencana surat lebih baik hari punya orang org semua smua juga jg pas waktu dulu
  kayak kaya kyk seperti tadi td malam malem pagi siang sore kemarin kmrn besok bsk sesuk lusa minggu bulan bln tahun
  thn jam menit banyak byk sedikit dikit baru bru anyar lama terakhir mulai habis abis bar ternyata rasanya rasa kira
  berapa loh lho kan cuma hanya mung mek ngan sampai sampe nyampe halo hai makasih satu dua 2 tiap setiap tau tahu
  gatau gitu gini begini begitu ngene ngono kieu kitu nah la lah mah ji mi kah pun para pada tuh itung entah mungkin
  sangat amat agak rada rodok cukup bener benar betul emang memang msh masih sendiri sndiri dewe sorangan padahal
  malah justru sering suka pernah dikira merasa ngerasa ngeroso jangan jgn boleh blh perlu butuh bgmn dll dsb wkwk
  haha hehe hmm eh oh ah mending enaknya sebaiknya bilang ngomong bicara kata kalimat sesuatu hal dalam oleh pada
  agar maka lalu kemudian setelah sesudah sebelum saat ketika selama sejak antara tanpa dekat`.split(/\s+/),
);

/** Each line: a standard spelling, followed by variants that mean the same here. */
const sameWords = `
utang: hutang ngutang utangan hutangan kasbon bon cicilan
pinjam: pinjem minjem minjam nyilih nginjeum pinjaman pinjeman
tagih: nagih nagihin ditagih tagihan
wawancara: interview intervew interviu interviw intrvw itv inter
gaji: gajian gajih salary
resign: resain risen rezign risain resigne rsign mengundurkan pengunduran
omset: omzet penjualan
jual: jualan dagang dagangan jualanku nyade adol jualin
harga: hrga rega pangaos hargain tarif
tidur: tdr bobo bobok bubuk turu sare merem kulem tilem
insomnia: insom melek begadang
meninggal: seda sedo tilar pupus ngantunkeun wafat berpulang mangkat
hari: dino dinten poe sapoe
mertua: morotuo maratuwa mitoha mertuo camer
diam: diem meneng cicing bungkam
orangtua: ortu ortuku orangtuaku nyokap mama mamah mak emak bunda mamak umi biyung mami simbok ibuk bokap papa bapake abah papi ayah ayahku babeh ibuku bapakku
marah: marahan ngamuk emosi kesel kesal jengkel gondok ngamok nesu ambek dongkol murka geram sebel
panik: panikan panic
cemas: anxiety anxious khawatir kuatir kawatir waswas gelisah risau deg-degan degdegan nervous gugup grogi gemeteran gemetaran deg dag
umpan: feedback fidbek feedbek masukan
atasan: bos boss bosku manajer manager pimpinan kabag juragan bosse direktur
anakbuah: bawahan staf staff karyawan pegawai anggota anggotaku timku crew kru
pelanggan: customer pembeli konsumen langganan client klien pelangganku cust
lowongan: loker lowker vacancy
lamar: lamaran ngelamar melamar nglamar apply ngapply apply-apply
maaf: maap minta-maaf sori sorry ngapuro punten hampura permintaan-maaf baikan
sedih: galau sungkowo mewek nangis menangis nelangsa
capek: cape cpk lelah letih kesel-awak lesu pegel remuk
kerja: krj kerjaan gawean kerjo damel pekerjaan
kantor: ktr kntr
kesepian: lonely sendirian
temen: teman kawan konco sobat sahabat bestie rencang kanca batur besti
pacar: cowok cewek cowo cewe doi ayang pasangan yang-yangan kabogoh pacarku
suami: laki suamiku bojo pasutri paksu
istri: bini istriku garwa pamajikan
anak: bocah anakku bocil budak putra putri anake
makan: mangan dhahar neda tuang
minum: ngombe nginum
banyak: akeh akeh loba seueur
pusing: mumet puyeng mumeten rieut
pulang: muleh mulih balik uwih wangsul
menantu: mantu mantuku
menolak: nolak tolak nolakin nampik emoh
bagi: bagiin ngebagi pembagian membagi dibagi bagi-bagi
tugas: jobdesk jobdesc job gawean-tim tugasnya
rapat: meeting miting mitting metting
jadwal: schedule skejul jadwalin
belajar: blajar sinau diajar ngapal ngapalin
ujian: uts uas tes-masuk utbk snbt cpns toefl ukom exam
skripsi: tesis thesis skripsian tugas-akhir
izin: ijin permisi perizinan minta-izin
cuti: libur liburan off
tabung: nabung tabungan menabung nyelengi celengan saving
uang: duit dana fulus doku dhuwit acis artos pitih
modal: kapital
kesepakatan: perjanjian sepakat kontrak hitam-di-atas-putih mou
aturan: peraturan tata-tertib tatib rules
briefing: brief apel pengarahan
promosi: promo iklan caption kepsyen copywriting
keluhan: komplain complain complaint ngeluh protes mengeluh keberatan
terimakasih: ucapan-terima-kasih
kangen: rindu rindukan
mantan: ex eks
putus: diputusin diputusi diputuskan
cerai: perceraian pegat
selingkuh: serong diselingkuhin selingkuhan
hamil: hamidun bunting mbobot
nikah: kawin married merid nikahan menikah pernikahan rabi
rumah: rmh griya omah imah
kuliah: kuliahan kul ngampus kampus
jurusan: prodi
hukum: legal
pengacara: lawyer advokat
gemeteran: gemeter
telat: terlambat telatan kesiangan
laundry: londri cucian loundry
usaha: bisnis ukm umkm usahaku bisnisku bisnisnya
barang: brg
pesanan: orderan order pesenan po
warung: kedai toko lapak kios
hitung: itung ngitung itungan hitungin itungin itungkan hitungkan ngitungin kalkulasi
stres: stress setres stresan
takut: wedi sieun takutin
malu: isin era
minder: insecure insekyur
gagal: failed
naik: kenaikan naikin menaikkan
jabatan: pangkat
tim: team teamku
pindah: mutasi hijrah
lembur: overtime lemburan
cerita: crita curhat curcol
pesan: msg
wa: whatsapp whatsap wasap
berantem: bertengkar ribut cekcok gelut padu diem-dieman diem2an musuhan cekcokan
hubungan: relasi relationship
`;

/** Maps each variant to its standard spelling. */
export const spellings: ReadonlyMap<string, string> = new Map(
  sameWords
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [word = "", variants = ""] = line.split(": ");
      return variants.split(" ").map((variant): [string, string] => [variant, word]);
    }),
);
