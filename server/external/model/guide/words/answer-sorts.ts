import { dateIn, townNamed } from "#server/external/model/guide/values/names.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * What sort of answer a question wants: somebody, a time or a place. An answer is taken for none of it only where it
 * has no word of that sort and reads like talk, because names and times are written in more ways than any list has.
 */

export type AnswerSort = "who" | "when" | "where";

const who =
  /^(?:(?:suratnya|pesannya|tulisan ini|undangan ini|surat ini|keluhannya|penawarannya|permintaan ini|paling cocok)\b.*\bsiapa\b|(?:(?:ke)?pada |nama |ke )?siapa\b|kamu memanggil(?:nya| dia) siapa\b)|\bharus ke siapa\b/;
const when =
  /^(?:(?:paling lambat|mulai|di jam kerja|tanggal acaranya) )?kapan\b|^(?:untuk |mulai berlaku )?(?:hari|tanggal|jam) (?:apa|berapa|dan jam berapa)\b|^(?:tanggal acaranya|mulai berlaku tanggal|untuk hari)\b/;
const where = /^di mana\b|\btempat mana yang bisa\b/;
/** Words are asked for as well, or something else that is not bound to a person or a time. */
const both = /\b(?:kalimat|bagaimana|ada apa|apa keluhannya|masing masing|jurusan)\b/;

/** The sort of answer that a question wants; undefined if it wants anything else as well. */
export function sortOf(question: string): AnswerSort | undefined {
  const asked = plain(question.split(/(?<=[.!?])\s+/).at(-1) ?? "");
  if (both.test(asked)) return undefined;
  if (who.test(asked)) return "who";
  if (when.test(asked)) return "when";
  return where.test(asked) ? "where" : undefined;
}

const kin =
  "ibu|ibuk|bu|buk|bapak|bapa|bapake|bapaknya|pak|mama|mamah|mamak|mak|emak|umi|ummi|bunda|papa|papah|papi|mami|ayah|abah|abi|bokap|nyokap|ortu|orang tua|kakak|kak|ka|kaka|kk|adik|adek|dek|ade|abang|bang|mas|mbak|mba|mbk|teh|teteh|kang|akang|om|tante|paman|bibi|bude|budhe|pakde|pakdhe|bulik|paklik|lik|nenek|kakek|mbah|simbah|eyang|oma|opa|cucu|anak|bocah|si|suami|istri|bini|laki|pacar|tunangan|mantan|gebetan|cowok|cewek|mertua|menantu|ipar|sepupu|keponakan|ponakan|saudara|sodara|keluarga|uni|uda|cak|ning|gus|bli|mbok|usi|koh|ko|cik|ci|ceu|nak|daeng|kekasih|calon|besan";
const roles =
  "teman|temen|temanku|sahabat|bestie|kawan|konco|tetangga|bos|boss|atasan|manajer|manager|hrd|hr|owner|juragan|pemilik|pengelola|kepala|ketua|wakil|bendahara|sekretaris|panitia|pengurus|tim|regu|anggota|staf|staff|karyawan|pegawai|rekan|klien|pelanggan|pembeli|customer|warga|orang|orangnya|jemaat|wali|murid|siswa|mahasiswa|guru|dosen|ustadz|ustad|pendeta|pastor|dokter|dr|perawat|bidan|psikolog|konselor|polisi|satpam|security|supir|sopir|rt|rw|lurah|camat|kades|dinas|kantor|bank|koperasi|pt|cv|toko|pihak|bagian|admin|leader|lead|spv|supervisor|koordinator|senior|junior|grup|group|komunitas|majlis|jamaah|alumni|angkatan|kelas|kru|crew|penyewa|kos|penjual|supplier|kurir|kasir|operator|teknisi|satu tim|semua|semuanya|seluruh|siapa saja|siapapun|semua orang|bareng|direktur|pimpinan|ibu ibu|remaja|kucing|tuhan|allah";
const named = new RegExp(`(?<!\\p{L})(?:${kin}|${roles})(?:ku|mu|nya|e|ne)?(?!\\p{L})`, "iu");
/** The member, as one of several people or as the one to be asked. */
const self =
  /(?:^|[,\n]|\b(?:dan|sama|ke|kepada|atas nama|plus|untuk|buat)\s)\s*(?:saya|sy|aku|gue|gw|gua|beta|kita|kami|dia|kamu)(?=\s*(?:$|[,.\n]|\b(?:dan|sama|sendiri)\b))/i;
const capital = /(?<=[\p{Ll}\d,]\s+)\p{Lu}\p{Ll}{1,}/u;

const times = new RegExp(
  `\\d|(?<!\\p{L})(?:${[
    "senin|selasa|rabu|rebo|kamis|jumat|jum'at|jumaat|sabtu|minggu|ahad|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember",
    "pagi|siang|sore|malam|malem|malemnya|subuh|zuhur|dzuhur|dhuhur|lohor|asar|ashar|magrib|maghrib|isya|isyak|dini|tengah hari|petang",
    "besok|besoknya|bsk|lusa|nanti|ntar|kemarin|kmrn|hari|harian|bulan|bln|tahun|thn|semester|pekan|weekend|libur|liburan|gajian|lebaran|puasa|ramadan|natal|tanggal|tgl|jam|pukul|menit|setengah|akhir|awal|tengah|pertengahan|depan|sekarang|segera|secepatnya|asap|kapan|kapanpun|jadwal|sif|shift|istirahat|jumatan|sahur|buka puasa|lembur",
    "habis|abis|bar|setelah|sesudah|sebelum|selesai|pas|waktu|saat|ketika|sejak|sepulang|pulang|begitu|sambil|tiap|setiap|selama|sampai|sampe|paling lambat|dua|tiga|empat|lima|seminggu|sebulan|setahun",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
const ifBegun = /^(?:kalo|kalau|klo|nek|lamun)\b/i;

const places =
  /(?<!\p{L})(?:di|ke|dari|rumah|rmh|kos|kost|kosan|kontrakan|kantor|ktr|gedung|aula|balai|masjid|mushola|gereja|pura|sekolah|kampus|kelas|ruang|ruangan|lantai|lapangan|taman|kafe|cafe|warung|warkop|resto|mall|mal|pasar|toko|hotel|pos|jl|jalan|gang|gg|blok|desa|dusun|kampung|kota|tempat|teras|halaman|depan|belakang|sebelah|online|zoom|meet|polsek|rt|rw|puskesmas|rs|pantai|stasiun|terminal|apotek|minimarket|indomaret|alfamart)(?:ku|nya|an)?(?!\p{L})/iu;

/** Words that stand in no short answer of any sort by themselves. */
const functionWords = new Set(
  `iya ya yaa yoi oke ok okeh boleh bisa itu ini yang yg tadi barusan situ gitu gini begitu begini aja saja doang deh dong sih kok lah
  loh lho nah eh oh ih ah uh hm hmm kan udah sudah udh sdh dah belum blm ga gak gk nggak ngga enggak tidak tdk bukan bkn usah gausah perlu
  terserah bebas apa apaan kenapa knp gimana gmn emang memang kayak kayaknya mungkin lagi terus trus bilang ngomong tulis mau jangan jgn
  setuju cocok betul bener benar salah nanya tanya jawab kalo kalau tau tahu gatau dulu juga jg kak min`.split(
    /\s+/,
  ),
);
/** Alone, somebody may be called so. */
const mayBeName = /^(?:kak|min|yang|yg|dia)$/;

const talk = new RegExp(
  `\\?|(?<!\\p{L})(?:${noWords}|gausah|usah|perlu|kan|loh|lho|lah|sih|kok|emang|emangnya|kenapa|knp|ngapain|udah|udh|sudah|sdh|dah|dia|bilang|ngomong|jawab|tanya|nanya|tau|tahu|boleh|bisa|gimana|gmn|apa|kalo|kalau|klo|cuma|jangan|jgn|maaf|sering|selalu|ngaruh|itu|gitu|minta|mau)(?!\\p{L})`,
  "iu",
);

const shortMax = 3;
const shortTimeMax = 4;

const wordsOf = (text: string): string[] => plain(text).split(" ");

const isNothing = (text: string): boolean => {
  const words = wordsOf(text);
  return words.every((word) => functionWords.has(word)) && words.some((word) => !mayBeName.test(word));
};

/** Several short items, each perhaps a person: "riko musik, dame konsumsi, sahat tenda". */
const isList = (text: string): boolean => {
  const items = text.split(/[,;\n]+/).map((one) => one.trim());
  return (
    items.length >= 3 && items.every((one) => one !== "" && one.split(/\s+/).length <= 5 && !talk.test(one))
  );
};

/** A word or two before a comma that are no talk may be a name: "vina oktaviani, ga ada gelar". */
const beginsNamed = (text: string): boolean => {
  const [, first = ""] =
    /^(?:(?:ya|iya|oh|eh|kan|lah|hm+)[ ,]+)*([^,.;:\n]+)[,.;:\n]/i.exec(text.trim()) ?? [];
  const words = wordsOf(first);
  return (
    first !== "" && words.length <= 2 && !words.some((word) => functionWords.has(word)) && !talk.test(first)
  );
};

/** Who is spoken to names nobody: "saya tidak minta apa apa mas". */
const spokenTo =
  /(?<=\S+ \S+ (?!(?:ke|sama|dan|buat|untuk|dari|karo|si) )\S+ )(?:mas|mbak|mba|kak|kakak|bang|min|pak|bu)(?=\s*[,.!?]|\s*$)/giu;

/** What of a text may show its sort: not what somebody says, as in "dia selalu jawab 'nanti'". */
const showing = (text: string): string =>
  text.replace(/(?<!\p{L})["“'‘][^"”'’\n]+["”'’]/gu, " ").replace(spokenTo, " ");

const hasSort: Record<AnswerSort, (text: string) => boolean> = {
  who: (text) =>
    named.test(text) || self.test(text) || capital.test(text) || isList(text) || beginsNamed(text),
  when: (text) => times.test(text) || dateIn(text) !== undefined || ifBegun.test(text),
  where: (text) => places.test(text) || townNamed(text) !== undefined || capital.test(text),
};

/** "Ga ada siapa siapa", "aku sendirian aja sih" answer who there is, and are never called talk. */
const alone = new RegExp(
  `(?<!\\p{L})(?:(?:${noWords}) (?:ada|punya|onok|ono|aya|duwe)|sendiri\\p{L}*|dewe\\p{L}*|piyambak\\p{L}*|sorangan|kosong|nihil)(?!\\p{L})`,
  "iu",
);

const timed = /\b(?:jam|pukul|tgl|tanggal) \d/i;

const nobodyThere = new RegExp(
  `(?<!\\p{L})(?:${noWords}) (?:ada|punya) (?:siapa|sapa|orang|teman|temen|yang|yg)`,
  "iu",
);

/** "Ga ada siapa siapa", of a question for somebody. */
export const namesNobody = (text: string): boolean =>
  nobodyThere.test(text) && !/,|\bpaling|\bcuma/i.test(text);

/** Whether a text can be no answer to a question that wants this sort of one. */
export function missesSort(sort: AnswerSort, text: string): boolean {
  if (alone.test(text)) return false;
  // "Datang jam 8" names nobody, however short it is.
  if (sort === "who" && timed.test(text) && !hasSort.who(text)) return true;
  if (isNothing(text)) return true;
  const said = showing(text);
  if (wordsOf(text).length <= (sort === "who" ? shortMax : shortTimeMax)) return false;
  return !hasSort[sort](said) && talk.test(said);
}

const agreeing = /^(?:iya|ya|yaa|oke|ok|boleh|setuju|cocok|betul|bener|benar|siap|sip)$/;
const agreementMin = 2;

/** "Iya yang itu boleh" agrees to something, and says nothing else. */
export function isAgreement(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length >= agreementMin &&
    words.every((word) => functionWords.has(word) || agreeing.test(word)) &&
    words.some((word) => agreeing.test(word)) &&
    !/\b(?:ga|gak|nggak|ngga|tidak|bukan|jangan|jgn|kenapa|knp|gimana|gmn|apa|belum|blm|salah|kan|kok|udah|sudah)\b/.test(
      plain(text),
    )
  );
}
