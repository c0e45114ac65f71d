/**
 * Lines for a member who mourns, by what they told of it (words/stories/mourning.ts), in the form of lines.ts. They hold no
 * advice, praise or religious demand, and never "kamu", which is too familiar for older people in mourning.
 */
export const mourningLines = {
  /** What others say of tears and of letting go, with words of faith. */
  "mourning-faith": [
    "Dengar kalimat seperti itu, air mata pun jadi terasa harus disembunyikan. Di sini tidak perlu. Kalau soal agamanya mengganjal, boleh ditanyakan ke ustaz atau pemuka agama yang dipercaya.",
    "Berat kalau menangis pun jadi ditakuti.",
    "Yang bilang begitu tidak ikut bangun di rumah yang sepi itu.",
    "Itu berat didengar.",
  ],
  /** The same without them. */
  "mourning-remark": [
    "Orang lain tidak bisa menakar rindu yang bukan miliknya, berapa hari pun sudah lewat.",
    "Disuruh cepat kuat waktu masih rindu itu menambah sepi.",
    "Air mata tidak perlu disembunyikan di sini.",
    "Rindunya milik sendiri.",
  ],
  "mourning-second": [
    "“{quote}”. Yang satu lagi masih punya tempat di tangan.",
    "Tangan lebih lama lupa daripada kepala, jadi bagiannya ikut tersiapkan.",
    "Masih tersiapkan untuk berdua. Itu rindu yang keluar lewat kebiasaan.",
    "Bagiannya masih ada.",
  ],
  "mourning-empty": [
    "“{quote}”. Satu tempat yang kosong bisa terasa lebih besar daripada seisi rumah.",
    "Tempat itu dulu ada yang mengisi, dan tubuh masih mencarinya.",
    "Kosong yang begitu terasa terus, juga waktu tidak sedang dilihat.",
    "Tempatnya masih terasa.",
  ],
  "mourning-call": [
    "“{quote}”. Suara yang ditunggu itu tidak datang, dan harinya jadi lain.",
    "Dulu ada yang memanggil, sekarang diam. Diam seperti itu terdengar keras sekali.",
    "Rumah yang kehilangan satu suara tidak sama lagi bunyinya.",
    "Diamnya terasa.",
  ],
  "mourning-thing": [
    "“{quote}”. Benda seperti itu masih membawa orangnya.",
    "Yang ditinggalkan kecil, yang ikut terbawa bersamanya banyak.",
    "Di benda itu orangnya masih dekat sekali.",
    "Benda itu berarti.",
  ],
  "mourning-date": [
    "Hitungan hari dibuat orang; rindu tidak ikut menghitung.",
    "Hari seperti itu datang membawa semuanya lagi.",
    "Tanggal boleh lewat, rindunya berjalan dengan waktunya sendiri.",
    "Harinya terasa.",
  ],
  "mourning-habit": [
    "“{quote}”. Dari kebiasaan kecil itu orangnya jadi terlihat, dan yang hilang juga.",
    "Hal yang dulu biasa saja, sekarang yang paling dicari.",
    "Kebiasaannya masih hidup di ceritanya.",
    "Kenangannya dekat.",
  ],
  "mourning-hour": [
    "“{quote}”. Di jam seperti itu yang tidak ada paling terasa.",
    "Waktu rumah sudah diam, rindu tidak punya lawan bicara.",
    "Jam-jam itu memang paling panjang.",
    "Jam itu berat.",
  ],
  /** "Apa itu wajar": somebody asks about their own grief. */
  "mourning-usual": [
    "Wajar. Kebiasaan bertahun-tahun tidak ikut berhenti waktu orangnya tidak ada.",
    "Wajar, dan bukan tanda ada yang keliru. Rindu sering keluar lewat hal kecil lebih dulu.",
    "Ya, wajar; kehilangan sedekat ini memang terasa di mana-mana.",
    "Ya, itu wajar.",
  ],
  "mourning-odd": [
    "Tidak. Itu wajar; kebiasaan dan rindu tidak berhenti di hari yang sama dengan kepergiannya.",
    "Tidak, banyak orang yang kehilangan mengalaminya.",
    "Tidak, itu wajar.",
  ],
  /** The same about tears that do not come. */
  "mourning-tearless": [
    "Tidak ada yang keliru. Sayang tidak diukur dari air mata; ada yang tangisnya datang belakangan, ada yang tidak menangis sama sekali.",
    "Itu terjadi pada banyak orang yang kehilangan, dan tidak perlu dipaksa.",
    "Itu pun wajar.",
  ],
} as const satisfies Record<string, readonly string[]>;
