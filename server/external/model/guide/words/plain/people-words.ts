/* Words by which people are named or called. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Forms of address that stand before a name. */
export const titles = words(
  "pak bapak bu ibu mas mbak mba kak kakak bang abang kang akang teh teteh om tante dek adek koh ci cik uda uni ustadz ustadzah haji hajah bude pakde bulik paklik opa oma neng cak ning ayuk mang",
);

/** Who may be spoken of behind "sama". */
export const people = words(
  "aku saya gue gw kamu lo dia mereka kami kita anak teman temen rekan suami istri ibu bapak mama papa ayah bunda kakak adik adek mertua tim bos atasan dosen guru tetangga pacar mantan pelanggan pembeli kasir satpam polisi dokter orang keluarga saudara sahabat karyawan sepupu nenek kakek mandor majikan supervisor manajer hrd siapa",
);

/** Behind a title, these are no name: "pak bisa", "bu guru". */
export const noNames = words(
  "guru dosen dokter bidan haji hajah lurah camat rt rw kades mertua ipar kos kost kandung tiri bos manajer kepala ketua satpam sopir polisi hakim dan atau yang yg di ke dari saya aku kami kita kamu dia mereka anda ini itu sudah udah belum tidak nggak gak ga jangan bisa boleh mau akan minta mohon tolong maaf terima makasih selamat pagi siang sore malam kalau karena soal untuk buat dengan sama juga saja aja ya iya apa siapa kapan berapa gimana bagaimana kenapa ada punya lagi sedang tadi kemarin besok nanti hari jam minggu bulan tahun barang harga uang pesanan anak istri suami rumah baru lama saat waktu pas tapi tetapi terus lalu jadi biar agar supaya nya ku mu kerja kantor toko berdua sekeluarga sekalian semua kalian tersebut marah bilang kata datang pulang sakit tahu lihat kasih beri bayar kirim ambil bantu izin permisi punten lampu mesin motor motornya mobil barangnya uangnya belom telat nih dong deh sih lah kan tuh atas bawah depan muda tua lain satu dua tiga gede besar kecil sangat paling lebih kurang cuma hanya masih pernah harus perlu wajib biasanya sering selalu suka merasa kecewa sedih senang takut butuh cari pakai pake minum makan tidur beli jual tunggu antar jemput",
);

/** Verbs and the like that take "dengan": "gantian sama Tegar". */
export const withVerbs = words(
  "gantian bergantian ganti tukar tuker bareng bersama bicara berbicara ngomong ngobrol bertemu ketemu bertengkar berantem janji janjian kenal cocok dekat deket nikah menikah pacaran beda berbeda kerja bekerja tinggal satu kalah debat diskusi konsultasi kompromi rapat berdamai damai marah kesal kecewa sayang peduli setuju sepakat akrab hubungan komunikasi urusan masalah ribut cekcok percaya hormat sopan berurusan kencan jalan pergi datang tercampur kecampur campur tertukar berbagi sekelas seangkatan serumah sudah termasuk bicara",
);

/** Words with which "sama" stays: "yang sama", "sama saja". */
export const sameBefore = words("yang tetap hampir tidak nggak harganya ukurannya nasibnya masih kira-kira");
export const sameAfter = words(
  "sekali saja aja persis rata dengan seperti kayak halnya besar kuat banyak tinggi rasa",
);

/** What asks for something, or denies it, stands before a bare verb. */
export const askingWords = words(
  "tolong mohon minta jangan harap harus bapak ibu kamu anda kakak boleh bisa coba ayo mari silakan bantu",
);

export const days = words("senin selasa rabu kamis jumat sabtu minggu besok lusa kemarin");
