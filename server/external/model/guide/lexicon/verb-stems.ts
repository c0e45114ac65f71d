/*
 * Verbs from which the forms of chats are read ("ngirimin", "mbentak", "dikirimin"), one a line and sorted: the stem, what "-in"
 * stands for behind it ("-" for nothing), and other spellings of the stem.
 */
export const verbStems = `
ajak -
ajar i
aju kan
alah -
alam i
ambil kan
angkat -
angkut kan
anjur kan
antar kan anter
atas i
atur -
awas i
baca kan
bagi kan
bahas kan
balas - bales
bangga kan
bantah -
bantu -
batal kan
bawa kan
bayar kan
bebas kan
beli kan
benah i
bentak -
berat kan
beres kan
beri i
beritahu kan
bersih kan
besar kan
biaya i
bicara kan omong
bikin kan
bohong i
bom -
bosan kan
buang kan
buat kan
bujuk -
buka -
bungkus kan
cabut -
cair kan
campur -
cari kan
cat -
catat kan catet
cek -
cetak kan
cicil -
coba -
cocok kan
cuci kan
culik -
curi -
curiga i
daftar kan
daki -
damping i
dapat kan dapet
datang i
dekat i
dengar - denger
diam kan diem
didik -
dorong kan
edar i
elak -
elus -
gadai kan
gagal kan
gaji -
galang -
ganggu -
ganti kan
gantung kan
garap -
gilas -
goreng kan
gosok kan
habis kan abis
hadap i
hadir i
halus kan
hapus kan
harap kan
henti kan
hidup kan
hilang kan ilang
hina -
hitung kan itung
hormat i
hubung i
ikut i
ingat kan inget
injak - injek
intip -
isi kan
istirahat kan
jaga -
jahit kan
jalan kan
jamin -
janji kan
jarah -
jauh i
jawab -
jebak -
jelas kan
jemput -
jual kan
kabar i
kabul kan
kecil kan
kejar -
kelola -
keluar kan
kemas kan
kenal kan
kerja kan
ketik -
khianat i
kirim kan
komentar i
kontrak kan
korek -
kosong kan
kritik -
kuat kan
kumpul kan
kunci -
kunjung i
kupas -
kurang i
kuras -
laksana kan
laku kan
lamar -
lancar kan
lanjut kan
lap -
lapor kan
larang -
las -
lawan -
layan i
lempar kan
lengkap kan
lepas kan
lewat kan
libat kan
lihat - liat
lindung i
lipat kan
lobi -
lompat -
lunas i
lupa kan
maaf i
maju kan
manfaat kan
marah i
masak kan
masuk kan
mati kan
muat kan
mudah kan
mundur kan
naik kan
nasihat i
nikmat i
nilai -
nyala kan nyalain
obat i
olah -
omel i
pakai - pake
paksa -
pancing -
panggil -
panjang kan
pantau -
pasang kan
patah kan
pecah kan
pecat -
pegang -
pel -
peluk -
pendek kan
pengaruh -
percaya i
periksa -
pesan - pesen
pijat - pijet
pikir kan pikirr
pilih kan
pimpin -
pindah kan
pinjam kan pinjem
pisah kan pisahk
potong kan
proses kan
pukul -
pungut -
putus kan
rahasia kan
ramai kan rame
rampas -
rangkai -
rapi kan
rasa kan
rawat -
rebus -
rekam -
rekap kan
rekomendasi kan
rencana kan
rendah kan
repot kan
ringan kan
ringkas kan
rokok -
sakit i
salah kan
sambung -
sampai kan sampe
sapa -
sapu -
sayang i
sebar kan
sedia kan
selesai kan
sepakat i
serah kan
sesuai kan
setir -
setor kan
setrika kan
setuju i
sewa kan
siap kan
siksa -
simpan kan simpen
sindir -
singgung -
singkat kan
siram -
sogok -
solder -
sukses kan
sulit kan
suruh -
susul -
susun -
syukur i
tabrak -
tagih -
tahan -
takut i
tambah kan
tampung -
tanam - tanem
tandatangan i
tangan i
tanya kan
taruh - taro
tawar kan
tebak -
tegas kan
tegur -
teken -
telepon - telfon telpon
teman i temen
tembak -
tempel kan
temu i
tenang kan
tentu kan
terima -
tik -
tikung -
timbang -
timpa -
tinggal kan
tinggi kan
tipu -
titip kan
tolak -
tolong -
tonton -
transfer kan
tuduh -
tukar kan tuker
tular -
tulis -
tumpang -
tunda kan
tunggu -
tunjuk kan
tuntut -
turun kan
turut i
tutup i
ukur -
ulang i
umpan -
umum kan
undang -
unduh -
unggah -
upload kan
urus -
usir -
usul kan
wajib kan
wakil i
`;
