import { amountsIn, withProducts } from "#server/external/model/guide/values/numbers/amounts.ts";

/* Prices, addresses, costs and reasons in a message, copied word for word for a text (take-facts.ts). */

const sum = "(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*";
const unit = "(?: ?(?:ribuan|ribu|rebu|rb|k|juta|jt)(?!\\p{L}))";
const prices = new RegExp(
  `(?<![\\d.,\\p{L}])(?:${sum}${unit}|rp\\.? ?\\d+(?:[.,]\\d+)*|\\d{1,3}[.,]000)(?:(?: ?\\/ ?| per | isi )[\\p{L}\\d]+(?: (?:pcs|biji|porsi|buah|gram|gr|ml|kg))?)?`,
  "giu",
);
/** Before an amount that is no price of what is sold. */
const noPrice =
  /\b(?:modal|bahan|biaya|ongkos|upah|untung|omzet|omset|laba|ongkir|sewa|gaji|budget|target)\w*[^\d,.;\n]{0,12}$/i;

/** The price of what is sold, if a text names a single one: "15rb isi 2". */
export function priceIn(text: string): string | undefined {
  const found = [...text.matchAll(prices)].filter(({ index }) => !noPrice.test(text.slice(0, index)));
  return found.length === 1 ? found[0]?.[0].trim() : undefined;
}

const phone =
  /(?:\b(?:wa|whatsapp|hp|telp|telepon)\b[^\d+\n(]{0,8})?(?<![\d.,])\(?(?:\+?62|0)[ .()-]{0,3}8\d(?:[ .()-]{0,3}\d){6,11}(?!\d)/i;
const mail = /(?<![\w.+-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/i;
const account = /\b(?:ig|instagram|tiktok|fb)\b[^@\n]{0,6}@[\w.]+/i;

/** Where to reach somebody: a telephone number, an address for mail, or an account. */
export function contactIn(text: string): string | undefined {
  const number = phone
    .exec(text)?.[0]
    .replace(/^(?:wa|whatsapp)\b/i, "WA")
    .replace(/^(?:hp|telp|telepon)\b\W*/i, "");
  const both = [number, mail.exec(text)?.[0]].filter((one) => one !== undefined);
  return both.length > 0 ? both.join(", ") : account.exec(text)?.[0];
}

const handle =
  /(?:^|\s)@[\w.]{2,}|\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|id|net|org|me|io)(?:\/\S*)?\b/i;
/** A number of a house or of an extension is shorter. */
const anyPhone = /(?<![\d.,])\(?\+?\d(?:[ .()-]{0,2}\d){6,14}(?!\d)/;

/** Whether somebody can be reached by this: digits of a telephone, an address for mail, or an account. */
export const isContact = (text: string): boolean =>
  [anyPhone, mail, account, handle].some((one) => one.test(text)) ||
  /\b(?:ig|instagram|tiktok|fb|facebook|telegram|line)\b[ :]+[\w.]{3,}/i.test(text);

/** What follows a fact, and belongs to the request. */
const request = / (?:tolong|bantu\w*|bikin\w*|buat(?:in|kan)|gimana|gmn|enaknya)\b.*$/i;

/** At the end of a task, whose it will be: "rekap stok ke Toni". */
const toSomebody = / (?:ke|buat|sama) (?:si |pak |bu |mas |mbak )?\p{Lu}\p{Ll}+$/u;
/** "Belum pernah kerja" is no experience. */
const negation = "\\b(?:belum|blm|ga|gak|gk|nggak|ngga|tidak|tdk|ndak|bukan|tanpa) (?:pernah |bisa |ada )?";
const clauseWordsMax = 12;

/** The part of each sentence from one of the cues on: "pengalaman 1 tahun kasir, bisa excel"; one a line. */
export function clausesIn(text: string, cues: readonly string[]): string | undefined {
  const cue = new RegExp(`(?<!\\p{L})(?<!${negation})(?:${cues.join("|")})(?!\\p{L}).*`, "iu");
  const found = text
    .split(/[,.;!?\n]+(?=\s|$)/)
    .map((part) => cue.exec(part)?.[0].replace(request, "").replace(toSomebody, "").trim() ?? "")
    .filter((part) => part !== "" && part.split(/\s+/).length <= clauseWordsMax);
  return found.length > 0 ? [...new Set(found)].join("\n") : undefined;
}

const reason = /\b(?:karena|karna|krn|soalnya|gara-gara|gara2|dikarenakan|lantaran) ([^.?!,;\n]{4,80})/i;
const purpose =
  /\b(?:izin|ijin|cuti|libur)\b[^.?!\n]{0,40}?\b(?:mau|buat|untuk|utk) ((?!tanggal|tgl|hari|besok|bsk|lusa|minggu|bulan|bilang|ngomong|minta|izin|ijin|cuti|tulis|nulis|bikin|kirim|ajuin|ngajuin|ke (?:bos|atasan|hrd)|atasan|bos|hrd|\d)[^.?!,;\n]{5,60})/i;
/** Why somebody is absent from work or school, said without "karena": "adekku menikah di Bone", "ada upacara keluarga". */
const kin =
  "(?:adik|adek|kakak|kaka|abang|anak|ibu|ibuk|mama|mamak|bapak|bapa|ayah|papa|istri|suami|nenek|kakek|simbah|mertua|sepupu|keponakan|ponakan|paman|bibi|tante|om|saudara)(?:ku|nya)?(?: (?:saya|aku|gue|gw|kandung|perempuan|laki))?";
const absence = new RegExp(
  `\\b(${kin} (?:\\S+ )?(?:menikah|nikah|kawin|wisuda|sakit|demam|dirawat|opname|(?:lagi )?masuk (?:rs|rumah sakit|igd|icu)|stroke|kecelakaan|operasi|meninggal|melahirkan|lahiran|sunat|khitan|sidang|tunangan|lamaran)\\b[^.?!,;\\n]{0,40}|(?:ada )?(?:acara|upacara|hajatan|resepsi|pemakaman|pelayatan|kematian|kedukaan|odalan|ngaben|selamatan|syukuran|aqiqah|akikah|kontrol(?: ke)? dokter) [^.?!,;\\n]{3,40})`,
  "iu",
);

/** A feeling about the request with what it comes from: "takut dimarahin soalnya bosku galak" is why nobody is absent. */
const dread =
  /(?<!\b(?:karena|karna|krn|soalnya|gara-gara|gara2) (?:\p{L}+ )?)\b(?:takut|tkt|khawatir|kawatir|kuatir|cemas|sungkan|segan|malu|deg-?degan|(?:ga|gak|gk|nggak|ngga|tidak) enak(?! badan)|(?:ga|gak|gk|nggak|ngga|tidak) berani)\b[^.?!,;\n]*/giu;

/** The reason that a text gives: "karena anak demam", "izin mau nganter ibu kontrol". */
export function reasonIn(text: string): string | undefined {
  const rest = text.replace(dread, "");
  const aim = purpose.exec(rest);
  // "Ibu masuk RS, mau jagain": one word says less than what has happened.
  const isBrief = aim?.[1]?.trim().includes(" ") === false;
  const happened = isBrief ? (absence.exec(rest) ?? aim) : (aim ?? absence.exec(rest));
  return (reason.exec(rest) ?? happened)?.[1]?.replace(request, "").trim() || undefined;
}

const loan =
  /\b((?:pinjam|pinjem|minjam|minjem|ngutang|utang)\w*(?: (?:uang|duit))? (?:rp\.? ?)?\d+(?:[.,]\d+)*(?: ?(?:ribu|rb|k|juta|jt)(?!\p{L}))?(?: (?:buat|untuk|utk|bt) [^.?!,;\n]{3,40}?)?)(?= (?:tapi|tp|padahal|gimana|gmn|aku|gw|gue|saya)\b|[.?!,;\n]|$)/iu;

/** What somebody is to be given: "adik minta 15jt buat dp motor". */
const gift =
  /\bminta (?:(?:uang|duit|dikirim|ditransfer|transfer|kiriman)(?:nya)? )*((?:rp\.? ?)?\d+(?:[.,]\d+)* ?(?:ribu|rb|k|juta|jt)(?!\p{L})(?: (?:buat|untuk|utk|bt) [^.?!,;\n]{3,40}?)?)(?= (?:tapi|tp|padahal|gimana|gmn|aku|gw|gue|saya|sy|lagi|terus|trus|katanya)\b|[.?!,;\n]|$)/iu;

/** What somebody wants to borrow or to be given: "minjem 2 juta buat modal". */
export const loanIn = (text: string): string | undefined => (loan.exec(text) ?? gift.exec(text))?.[1]?.trim();

/** What a sum is for that was named before: "buat dp motor sm modal jualan katanya". */
export const loanPurpose = (text: string): string | undefined =>
  /(?:^|[.;,]\s*)((?:buat|untuk|utk|bt) (?!dia\b|aku\b|saya\b|kamu\b)[^.?!,;\n]{3,60}?)(?: katanya)?(?=[.,;!?\n]|$)/i.exec(
    text,
  )?.[1];

/** A list is asked for right before its items: "bikinin aturan dong, jam 8 mulai, kasbon cuma sabtu". */
const askedList =
  /\b(?:bikin|buat|tulis|susun)(?:in|kan|no|ke)? (?:\S+ )?(?:aturan|peraturan|tata tertib|sop|pembagian tugas)(?: (?:dong|dah|deh|ya|kak|bang|kerja|toko|kos|proyek|warung|dapur|buat tukang))*,\s*(?=[^,]+,)/i;

/** What is listed behind a colon or a request, one a line: "aturan toko: datang jam 8, hp disimpan". */
export function listedIn(text: string): string | undefined {
  const asked = askedList.exec(text);
  const items = (
    /:\s+([^:]+)$/s.exec(text)?.[1] ?? (asked ? text.slice(asked.index + asked[0].length) : undefined)
  )
    ?.split(/\.\s/)[0]
    ?.split(/[,;\n]+\s*|\.\s+/)
    .map((item) => item.replace(request, "").trim())
    .filter((item) => item !== "");
  return items && items.length > 1 ? items.join("\n") : undefined;
}

const partsMax = 40;
/** A smaller number counts something: "gaji 2 orang 3 juta". */
const leastMoney = 100;
/** The wages of several people are paid, and no income: "gaji tiga orang 7 juta". */
const income =
  /\b(?:gaji\w*(?! (?:\w+ )?(?:orang|urang|org|karyawan|pegawai|anak buah)\b)|pemasukan|p[ae]nghasilan\w*|pendapatan\w*|omzet|omset|total\w*)\b/i;
const money = /\d ?(?:rb|ribu|jt|juta)\b/i;

/** Whose amounts are read: debts without the words for owing, a business also with wages, and without its prices. */
export type RowsAbout = "debts" | "spending" | "business";

/** "Gas 400 ribu dan listrik 300 ribu" are two rows, "listrik dan internet 450 ribu" is one. */
const joint = /\s+(?:dan|sama|terus|trus|plus)\s+/;
const splitJoint = (part: string): string[] => {
  const pieces = part.split(joint);
  return pieces.every((piece) => /\d/.test(piece)) ? pieces : [part];
};

const sales =
  /\b(?:omzet|omset|pendapatan|pemasukan|penghasilan|total|harga|jual\w*|pasang|tarif|untung|laba|target|sekilo|per ?kilo)\b/i;
/** A row of a business names money; "sebulan 1000 kg" is what was sold. */
const isCostRow = (part: string): boolean =>
  !sales.test(part) && /\d ?(?:rb|ribu|jt|juta|k)\b|\d{1,3}(?:\.\d{3})+|\d{5,}/i.test(part);

/** The parts of a text with a name and an amount of money each, one a line: "kredivo 2,3jt, shopee 900". */
export function rowsIn(text: string, about: RowsAbout = "debts"): string | undefined {
  // "Daftar harga katering: nasi box 20rb" begins behind the colon, and a telephone number is no sum.
  const all = text
    .replace(phone, " ")
    .replace(/^[^:\n]*\b(?:daftar|harga|rincian|utang|hutang|pengeluaran|biaya)\b[^:\n]*:/i, "")
    .split(/[,;.\n]\s+/)
    .flatMap(splitJoint)
    .map((part) => part.trim())
    .filter((part) => (about === "business" ? isCostRow(part) : !income.test(part)));
  const parts = all.filter((part) => part.length <= partsMax);
  // A part that is too long to be one row may hold two of them: then the list is asked for, so that none is lost.
  if (all.some((part) => part.length > partsMax && money.test(part))) return undefined;
  const loose = [...text.replace(phone, " ").matchAll(looseRow)]
    .map(([row]) => row.trim())
    .filter((row) => !/\b(?:gaji\w*|umr|tiap|total)\b/i.test(row));
  if (parts.length < 2 || parts.every((part) => !/\d/.test(part)))
    return loose.length > 2 ? loose.join("\n") : undefined;
  const isRow = (part: string) =>
    /^\p{L}/u.test(part) && amountsIn(withProducts(part)).some((amount) => amount >= leastMoney);
  const rows = parts.filter(isRow);
  // A cost that is left out would make a price too low.
  if (about === "business" && rows.length < parts.length) return undefined;
  const isMoney = rows.some((row) => /\d ?(?:rb|ribu|jt|juta|k)\b|juta|ribu|ratus/i.test(row));
  return rows.length > 1 && isMoney ? rows.map((row) => row.replace(ahead[about], "")).join("\n") : undefined;
}

/** "kontrakan 700 makan 900 bensin 200": names and sums without anything between them. */
const looseRow =
  /\b\p{L}{3,}(?: \p{L}{3,})? (?!\d+[.,]\d\b)\d+(?:[.,]\d+)*(?: ?(?:rb|ribu|jt|juta|k)\b)?(?=[\s.,]|$)/gu;

/** Words before the name of a creditor ("utang pinjol ku 3 kak") or of a cost. */
const ahead: Readonly<Record<RowsAbout, RegExp>> = {
  debts: /^(?:(?:ada|utang|hutang|pinjaman|cicilan|ke|di|sama|yang|yg)(?:ku|nya)? )+/i,
  spending: /^(?:(?:ada|dan|sama|terus|trus|yang|yg|buat|untuk) )+/i,
  business: /^(?:(?:biaya|ongkos|pengeluaran|ada|dan|sama|terus|trus|yang|yg|buat|untuk)(?:ku|nya)? )+/i,
};

/** The activities with both their times: "kerja 8 sampai 5, ngajar jam 7-9 malam". */
export function spansIn(text: string): string | undefined {
  const hours = "(?:jam |pukul )?\\d{1,2}(?:[.:]\\d{2})?(?: (?:pagi|siang|sore|malam|malem))?";
  const pattern = new RegExp(
    `\\b(kerja|kuliah|sekolah|ngantor|kantor|ngajar|mengajar|les|jaga|sif|shift|jualan|dagang|magang|praktik|praktek|kursus|ngaji|latihan|buka toko|narik|dinas|toko)((?:nya|ku)?(?: \\p{L}{3,12}){0,2}?) ?(?:dari |mulai )?(${hours} ?(?:-|–|s\\/d|sampai|sampe|ke) ?${hours})\\b(?! ?(?:jam|kali|hari|orang))`,
    "giu",
  );
  const found = [...text.matchAll(pattern)].map(([, what, more = "", times]) => `${what}${more} ${times}`);
  // Where more times are named than these, the question is asked, so that none is lost.
  const others =
    text
      .replace(/\b(?:tidur|bangun)\b[^,.;\n]{0,12}?\d{1,2}(?:[.:]\d{2})?/gi, " ")
      .match(/\b\d{1,2}(?:[.:]\d{2})?\b/g) ?? [];
  return found.length > 0 && others.length <= found.length * 2 ? found.join("; ") : undefined;
}

/** "Atau" in the languages in which members write. */
export const orWords = "atau|apa|ato|atw|atawa|opo|apo|po|utawa|utowo|ataukah|tah";
/** A clause, in which a mark within a number ends nothing. */
const within = "(?:[^.?!,\\n]|(?<=\\d)[.,](?=\\d)){3,90}?";
const either = new RegExp(
  `\\b(?:mending(?:an)?|antara|bingung|pilih|milih|enaknya|baiknya|lebih baik|bagusan|dilema|galau|bimbang|ragu)(?:[,:]? (?:mau|antara|pilih|milih|aku|gue|gw|saya|kak|bro|ya|lebih baik|mending))*[,:]? (${within}) (?:${orWords}|sama|vs) (${within})(?= (?:ya|kak|bro|min|enaknya|dulu|sih|dong|menurut\\w*)\\b|[.?!,](?!\\d)|\\n|$)`,
  "iu",
);
/** "Tolong bantu milih. sewa kios apa jualan keliling": the two stand in the next sentence. */
const afterwards = /\b(pilih|milih|memilih|bingung|bimbang|galau|dilema)[.:]\s+/gi;

/** The two things between which a text asks to choose: "mending sewa ruko apa jualan online". */
export function eitherIn(text: string): [string, string] | undefined {
  const [, one = "", other = ""] = either.exec(text.replace(afterwards, "$1 ")) ?? [];
  return one === "" || other === "" ? undefined : [one.trim(), other.trim()];
}

const choiceWordsMax = 12;

/** The two choices of an answer: "tetep kerja di rs, atau resign trus cari klinik". */
export function eitherOf(text: string): [string, string] | undefined {
  const [, one = "", other = ""] =
    /^([^.?!\n]{3,90}?),? (?:atau|ato|atw) ([^.?!\n]{3,90}?)[.?!]*$/i.exec(
      text.trim().replace(/(?<=[.?!])\s.*$/s, ""),
    ) ?? [];
  const isShort = [one, other].every((words) => words !== "" && words.split(/\s+/).length <= choiceWordsMax);
  return isShort ? [one.trim(), other.trim()] : undefined;
}

/** What somebody saves for. */
export const goalIn = (text: string): string | undefined =>
  /\b(?:nabung|menabung|tabungan|ngumpulin|kumpulin uang)(?: (?:uang|duit))?(?: (?:rp\.? ?)?\d[\d.,]* ?(?:rb|ribu|jt|juta)?)? (?:buat|untuk|bt|utk) ([\p{L} ]{3,30}?)(?= (?:\d|se|dalam|biar|tapi|tp|yang|yg|kira|sekitar|harga)|[.,?!\n]|$)/iu.exec(
    text,
  )?.[1];

/** Who is invited: "warga RT 04". */
export const guestsIn = (text: string): string | undefined =>
  /\b((?:warga|jamaah|ibu[- ]ibu|bapak[- ]bapak|wali murid|alumni|tetangga|keluarga besar|anggota|karyawan|teman[- ]teman) ?(?:(?:RT|RW|blok|kelas|angkatan|grup|arisan|PKK|pengajian) ?[\w/]*)?(?: ?\d+)?)/i
    .exec(text)?.[1]
    ?.trim();

/** The event in "undangan kerja bakti warga RT 05 hari Minggu". */
const invited =
  /\bundangan (?:buat |untuk |acara )?((?!warga|grup|rt\b|wa\b)[\p{L} ]{4,40}?)(?= (?:warga|jamaah|ibu|bapak|hari|tanggal|tgl|jam|di|buat|untuk|rt|rw|grup|yang|yg|besok|lusa|dong|senin|selasa|rabu|kamis|jumat|sabtu|minggu|wali|alumni|teman|tetangga|keluarga|ya|kak|\d)\b|[.,?!\n]|$)/iu;

/** Events that are called by their name: "pengumuman grup RT, kerja bakti hari Minggu". */
const gathering =
  /\b(?:kerja bakti|arisan|pengajian|tahlilan|yasinan|syukuran|selamatan|posyandu|reuni|halal ?bihalal|aqiqah|akikah|buka (?:bersama|puasa bersama)|bukber|senam bersama|kumpul keluarga)\b/i;

/** The event that a text invites to. */
export const eventIn = (text: string): string | undefined =>
  (invited.exec(text)?.[1] ?? gathering.exec(text)?.[0])?.trim();

export const unitWords =
  "bungkus|bungkuih|porsi|box|kotak|botol|cup|gelas|toples|pack|pak|loyang|potong|tusuk|piring|mangkok|mangkuk|pcs|biji|buah|ekor|kg|kilo";

/** In what is counted what is sold: "nasi bungkus", "80 porsi", "per box". */
export function unitIn(text: string): string | undefined {
  const pattern = new RegExp(
    `\\b(?:nasi|kue|bubur|ayam|lauk|sambal|jajanan|es|teh|kopi) (${unitWords})\\b|(?:\\d|\\b(?:per|tiap|setiap|satu|se)) ?(${unitWords})\\b`,
    "i",
  );
  const found = pattern.exec(text);
  const unit = (found?.[1] ?? found?.[2])?.toLowerCase();
  return unit === "bungkuih" ? "bungkus" : unit === "pcs" || unit === "biji" ? "buah" : unit;
}

const perThing =
  /(?:\bper |\/ ?|\btiap |\bsaben )(?!hari|minggu|mgg|bulan|bln|tahun|thn|dino|dinten|wulan|sasi|jam kerja)\p{L}{3,}/iu;

/** The parts of a list of costs, as they were written. */
export const listParts = (text: string): string[] =>
  text.split(/,\s+|[;\n]+|(?<!\d)\.\s+/).map((part) => part.trim());

/** The parts of a list that are paid for each piece of work, and not for a month: "mekanik 25rb per motor". */
export const eachPartsIn = (text: string): string[] =>
  listParts(text).filter((part) => /\d/.test(part) && perThing.test(part));

export const eachIn = (text: string): string | undefined => eachPartsIn(text)[0];

/** The question that somebody is afraid of or prepares for: "kalau ditanya kenapa keluar dari kerjaan lama". */
export const askedIn = (text: string): string | undefined =>
  /\b(?:kalau|kalo|klo|nek|pas|saat|waktu|lamun) (?:nanti )?(?:di ?tanya(?:in|i|kan)?|ditakon(?:i)?|ditaros)(?: (?:soal|tentang))? ([^.?!,;\n]{5,80})/i
    .exec(text)?.[1]
    ?.replace(/ (?:gimana|gmn|bagaimana|piye|kumaha|jawab\w*|harus|enaknya|itu|ya|teh|kak|min|bang).*$/i, "")
    .trim();

/** When an examination is: "ujian 2 minggu lagi". The hours of school and lessons beside it are no such day. */
const examination =
  /\b(?:ujian|uts|uas|utbk|sidang|kuis|sempro|tes|deadline|tenggat)(?:nya|ku)?(?: (?:itu|masih|tinggal|kurang|hari|nasional|akhir|di|pada|tanggal|tgl))* ((?:\d{1,2}|se|dua|tiga|empat|lima) ?(?:hari|minggu|bulan)(?: lagi)?|\d{1,2} (?:jan|feb|mar|apr|mei|jun|jul|ag|sep|okt|nov|des)\p{L}*|(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?: (?:depan|ini|besok))?|besok|lusa|(?:bulan|minggu) depan)/iu;

/** By when something has to be decided: "jawab paling lambat Jumat", "ujian 2 minggu lagi". */
export const deadlineIn = (text: string): string | undefined =>
  examination.exec(text)?.[1] ??
  /\b(?:paling lambat|deadline(?:nya)?|batas(?:nya| waktunya)?|terakhir (?:jawab|kabar\w*)|harus (?:jawab|dijawab|kasih kabar)|jawab(?:nya)? (?:sebelum|sampai)|sebelum) (?:itu )?(?:hari )?((?:(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|besok|lusa|akhir (?:bulan|minggu)|tanggal|tgl|\d{1,2})(?: [\w]+){0,2}?)(?= *(?:[.,;!?\n]|$)| (?:ini|depan)))/i.exec(
    text,
  )?.[1];

/** "Mending putus aja apa gmn ya": how to go on is asked, and no second thing is named. */
const askingHow =
  /^(?:ya |kek |kayak )?(?:gmn|gmna|gimana|gimna|gmana|bagaimana|piye|pripun|kumaha|ngapain|apa)(?: (?:ya|sih|dong|aja|kak|min|bang|enaknya|baiknya|nih))*$/i;

/** The second of two things; undefined where only the first one is named. */
export function secondIn(text: string): string | undefined {
  const second = eitherIn(text)?.[1];
  return second === undefined || askingHow.test(second) ? undefined : second;
}
