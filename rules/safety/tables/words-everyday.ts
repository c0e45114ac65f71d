/** Words by which rules tell everyday sentences from danger; no classifier knows them (`signs.ts`). */
export const everydayWords: Record<string, string> = {
  // To do it, not to be ill or wounded: "sakit sendirian di kos" hurts nobody.
  HURTING:
    "sakitin lukain menyakiti nyakitin melukai ngelukain nyiksa siksa menghukum ngehukum hurting lukai nglarani natoni",
  // Blows that are no manner of speaking.
  STRUCK: "jambak tampar pukul tendang gampar seret tonjok gebuk tabok tampol keplak",
  SOFT: "angin ombak ranting bantal guling boneka senam dadah balon",
  FLIES: "melayang mlayang",
  // What a false alarm turns out to be: "itu larik puisi saya".
  FICTION:
    "film filmnya drakor sinetron serial anime komik novel novelku cerpen cerpenku cerbung fanfic game lagu lirik liriknya puisi puisiku sajak pantun bait baitnya larik lariknya adegan syuting naskah skenario teater pentas tokoh tokohku karakter nobar podcast wattpad cosplay dongeng kutipan",
  // What is turned off, and what is used up.
  OFFABLE:
    "notif notifikasi alarm lampu hp handphone laptop komputer pc tv ac kipas mesin motor mobil listrik air keran kompor wifi data internet kuota gps lokasi bluetooth kamera mic suara dering getar nada centang komentar komen autodebet langganan akun iklan fitur mode proyek project program usaha bisnis toko cabang server aplikasi genset pompa oven dispenser setrika lilin rokok api pasaran grup telepon sinyal karir karier semangat kreativitas ide radio musik lagu speaker bel printer layar rem",
  SPENDABLE:
    "gaji duit uang jatah kue makanan nasi jajan stok pulsa kuota cuti tabungan bensin sisa lauk camilan cemilan snack kopi skincare sabun baterai bonus thr voucher poin",
  THINGS:
    "kuota pulsa nomor kartu warung kios freezer dispenser pompa meteran token stopkontak lift eskalator proyektor speaker radio bel remote mouse keyboard kabel senter neon starter koneksi",
  // What the bereaved ask about.
  GRIEF:
    "ikhlas ikhlasin ngikhlasin mengikhlaskan merelakan ditinggal ditinggalin duka berduka dukacita belasungkawa sungkawa melayat takziah jenazah pemakaman makam akta surat ngurus urus ngurusin mengurus warisan waris klaim asuransi santunan bpjs taspen pensiun rekening tahlil tahlilan doa doain mendoakan wakaf ngabarin kabarin mengabari jelasin menjelaskan ngucapin mengucapkan ucapan biaya cuti libur move_on",
};
