/**
 * The member's own safety plan, after the Safety Planning Intervention of Stanley and Brown. Our own wording: plain,
 * and short enough for somebody whose head is full.
 */
export const safetyPlanTexts = {
  title: "Rencana amanku",
  intro:
    "Catatanmu sendiri untuk saat yang berat. Baca pelan-pelan dari atas, berhenti di bagian mana pun yang membantu.",
  writeIntro:
    "Tulis dengan kata-katamu sendiri, satu hal satu baris. Tidak ada yang wajib diisi, dan semuanya bisa diubah kapan saja.",
  emptyTitle: "Belum ada yang ditulis",
  emptyText:
    "Rencana ini paling mudah ditulis saat keadaanmu sedang tenang, jadi tinggal dibaca saat terasa berat. Mulai dari satu baris saja sudah cukup.",
  start: "Mulai menulis",
  editAll: "Ubah semuanya",
  edit: (title: string) => `Ubah bagian ${title}`,
  editShort: "Ubah",
  fill: "Isi",
  notYet: "Belum diisi.",
  back: "Kembali ke rencana",
  save: "Simpan",
  saved: "Rencanamu sudah tersimpan.",
  heard: "Rencanamu sudah tersimpan. Sebelum lanjut, kami ingin memastikan kamu tidak sendirian.",
  savedAt: (when: string) => `Terakhir disimpan ${when}`,
  privacy:
    "Disimpan terenkripsi dan hanya untukmu. Tidak dipakai di obrolan dan tidak dibaca petugas; hanya tanda bahaya yang dikenali secara otomatis.",
  example: (words: string) => `Misalnya: ${words}`,
  addLine: "Tambah baris",
  lineLabel: (title: string, n: number) => `${title}, baris ${n}`,
  nameLabel: (n: number) => `Nama ${n}`,
  phoneLabel: "Nomor telepon (boleh kosong)",
  removeLine: (n: number) => `Hapus baris ${n}`,
  full: "Sudah 200 karakter. Lanjutkan di baris berikutnya, ya.",
  call: (name: string) => `Telepon ${name}`,
  fixedTitle: "Selalu ada di rencanamu",
  ownServices: "Layanan pilihanmu sendiri",
  lastTitle: "Kalau kamu dalam bahaya sekarang",
  lastText: "Telepon 119, atau langsung ke IGD terdekat. Tidak perlu menunggu sampai ke bagian terakhir.",
  lineWrong: "Isi baris ini dengan paling banyak 200 karakter, atau hapus barisnya.",
  nameMissing: "Tulis dulu ini nomor siapa.",
  phoneWrong: "Nomor ini belum bisa ditelepon. Pakai angka saja, misalnya 0812 3456 7890.",
  tooMany: "Satu bagian paling banyak 8 baris. Hapus salah satunya, lalu simpan lagi.",
  checkFields: "Ada baris yang perlu diperiksa. Yang kamu tulis masih ada di sini.",
  changedBoth: (titles: string) =>
    `Bagian ${titles} juga diubah di tab atau perangkat lain. Baris dari keduanya sekarang ada di sini; hapus yang tidak perlu, lalu simpan.`,
  unsaved: "Ada perubahan yang belum disimpan. Tulisanmu masih ada di perangkat ini.",
  goOn: "Lanjutkan menulis",
  discard: "Buang perubahan",
  discardTitle: "Buang perubahan yang belum disimpan?",
  discardBody:
    "Rencana yang sudah tersimpan tidak berubah. Tulisan yang belum disimpan tidak bisa dikembalikan.",
  discardConfirm: "Ya, buang",
  cancel: "Batal",
  due: "Belum terkirim. Tulisanmu tersimpan di perangkat ini dan dikirim sendiri begitu halaman ini tersambung lagi.",
  dueOffline:
    "Tulisan terakhirmu belum terkirim. Buka halaman ini lagi saat tersambung, lalu terkirim sendiri.",
  sendNow: "Kirim sekarang",
  kept: (when: string) =>
    `Ini salinan di perangkatmu, disimpan ${when}. Rencana terbaru dimuat begitu kamu tersambung.`,
  failedTitle: "Rencanamu belum bisa dimuat",
  failed: "Periksa koneksimu, lalu coba lagi. Kalau butuh bantuan sekarang, telepon 119.",
  retry: "Coba lagi",
  keep: "Simpan salinan di perangkat ini, supaya bisa dibaca tanpa sinyal",
  keepHint:
    "Salinan bisa dibaca siapa pun yang membuka ponselmu, dan terhapus saat kamu keluar dari akun. Hapus centangnya kalau ponselmu dipakai bersama.",
  profileText:
    "Langkah, orang, dan nomor yang membantu Anda di saat berat. Hanya Anda yang menulis dan membacanya.",
  open: "Buka rencana amanku",
  helpText:
    "Sudah punya, atau ingin menyiapkannya? Rencanamu ada di akunmu, dan bisa dibaca tanpa sinyal setelah dibuka.",
  offlineShow: "Tampilkan rencana amanku",
  parts: {
    signs: {
      title: "Tanda bahwa keadaanku memburuk",
      hint: "Pikiran, perasaan, atau kebiasaan yang biasanya muncul lebih dulu.",
      example: "susah tidur beberapa malam, mulai menjauh dari teman",
    },
    own_ways: {
      title: "Yang bisa kulakukan sendiri",
      hint: "Hal kecil yang pernah membantu, tanpa perlu siapa-siapa.",
      example: "mandi air hangat, jalan kaki keliling kompleks",
    },
    distractions: {
      title: "Tempat dan orang yang mengalihkan pikiran",
      hint: "Tidak perlu bercerita apa-apa di sana.",
      example: "taman dekat rumah, main dengan keponakan",
    },
    people: {
      title: "Orang yang bisa kumintai tolong",
      hint: "Yang boleh tahu bahwa kamu sedang berat. Nomornya jadi tombol telepon.",
      example: "Kak Rani, 0812 3456 7890",
    },
    services: {
      title: "Layanan yang bisa kuhubungi",
      hint: "Tambahkan yang kamu kenal: puskesmas, psikolog, dokter.",
      example: "Puskesmas Cempaka, 021 555 0100",
    },
    safer_place: {
      title: "Membuat tempatku lebih aman",
      hint: "Apa yang ingin kamu jauhkan, dan siapa yang bisa membantu menyimpannya.",
      example: "obat dititipkan ke Ibu, tidak sendirian di kamar pada malam hari",
    },
  },
} as const;
