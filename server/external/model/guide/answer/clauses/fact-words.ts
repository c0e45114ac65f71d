/* The words by which a clause says what it tells. */

/** Other words for those of labels. */
export const alikeLabels: Readonly<Record<string, readonly string[]>> = {
  akibat: ["dampak", "efek"],
  tenggat: ["deadline", "dedlen"],
  alasan: ["alesan", "sebab", "keperluan"],
  permintaan: ["minta", "mau", "harapan"],
  harapkan: ["harapan", "hasil"],
  kejadian: ["peristiwa"],
  hari: ["tanggal", "tgl", "cuti", "izin", "ijin", "libur"],
  kabar: ["intinya", "berita"],
  pekerjaan: ["tugas", "kerjaan"],
};

/** Words of labels that many slots have, and those that are read by their own form. */
export const sharedLabels = new Set(
  "nama yang atau satu siapa untuk kepada orang kamu aku kata kalimat dari lebih tiga kedua pertama mau jawaban pilihan jenis sebutan panggilan".split(
    " ",
  ),
);

/** What surrounds a day in a clause that tells nothing else. */
export const besideDay = new Set(
  "cuti cutinya izin izinnya ijin ijinnya ijine izine libur liburnya tanggal tanggalnya tanggale tgl tglnya hari harinya harine mulai mulainya dari dr mau minta aku saya sy gw gue jadi jd jadinya itu ya kak aja saja sih kok kan deh nya acara acaranya ambil tuh maksudku maksudnya harusnya bener benernya yang yg terus trus tapi tp eh oh mas mbak pak bu bang lah lho loh dong untuk buat pas di pada kerjanya".split(
    " ",
  ),
);

/** Who somebody is to the member. */
export const relations =
  "mertua|ipar|besan|mantu|menantu|atasan|bos|boss|bawahan|anak buah|ibu|ibuk|mama|mamak|mamah|mami|bapak|bapa|ayah|papa|papi|emak|abah|ambu|umi|abi|inang|amang|ortu|orang tua|nenek|kakek|simbah|mbah|opung|tante|om|paman|bibi|pakde|bude|kakak|kaka|adik|adek|abang|suami|istri|bojo|pacar|teman|temen|sahabat|rekan|tetangga|guru|dosen|mandor|spv|supervisor|manajer|klien|pelanggan";

export const titles =
  "pak|bu|bapak|ibu|mas|mbak|mba|kak|kakak|bang|abang|kang|teh|teteh|a|aa|ko|koh|cik|om|tante|uda|uni|daeng|bli|mbok|ning|gus|tulang|inang|amang|pace|mace|ustadz|dok|prof";
