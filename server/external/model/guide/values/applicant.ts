import { ownNameIn, townNamed } from "./names.ts";

/*
 * What an applicant has told of themselves, for an answer that is built with it. Everything is word for word, and only
 * what is said of the member: "adek saya kuliah" and "pengen kerja di sana" tell nothing.
 */

/** The names by which a built answer may use them. */
export const applicantFacts = ["nama", "sekolah", "pengalaman", "tempat", "sifat"] as const;
export type ApplicantFact = (typeof applicantFacts)[number];
/** What stands in the brackets where one is unknown. */
export const factLabels: Readonly<Record<ApplicantFact, string>> = {
  nama: "namamu",
  sekolah: "sekolah atau pendidikan terakhir",
  pengalaman: "kerja, PKL, atau membantu usaha keluarga",
  tempat: "nama tempatnya",
  sifat: "satu kelebihanmu",
};

const clauseEnd =
  /[.!?;,\n]+|\s+(?=(?:terus|trus|lalu|tapi|tp|soalnya|karena|karna|krn|makanya|jadi (?:saya|aku)|dan (?:saya|aku|sekarang)|sama (?:saya|aku)|mau|pengen|pengin|pgn|ingin|pernah|umur|usia)\b)/i;

const clausesOf = (text: string): string[] =>
  text
    .split(clauseEnd)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const others =
  /\b(?:dia|mereka|kakak|kakakku|adek|adik|adikku|adekku|anak|anakku|suami|istri|temen|teman|temenku|temanku|pacar|sepupu|bapak saya|ibu saya|ortu)\b/i;

const levels =
  "sd|smp|mts|sma|smk|smu|stm|ma|man|mak|d ?[1-4]|s ?[1-3]|diploma|sarjana|paket [abc]|pesantren|universitas|univ|politeknik|poltek|akademi";
const schooling = new RegExp(
  `\\b(?:lulus(?:an)?|alumni|tamat(?:an)?|bru lulus|baru lulus)(?: dari)? ((?:${levels})\\b(?: [\\p{L}\\d.&-]+){0,6})`,
  "iu",
);
const studying = /\b((?:kuliah|sekolah) (?:di|jurusan|semester) [\p{L}\d.&-]+(?: [\p{L}\d.&-]+){0,4})/iu;
const schoolEnd = /\s+(?:saya|aku|sy|gw|yang|yg|sama|dan|tahun lalu|kemarin|kak|bang|min|ya|nih)\b.*$/i;

const upper = (text: string): string =>
  text.replace(new RegExp(`\\b(?:${levels})\\b`, "iu"), (level) =>
    level.length <= 4 ? level.toUpperCase() : level,
  );

function schoolIn(text: string): string | undefined {
  for (const clause of clausesOf(text)) {
    if (others.test(clause)) continue;
    const level = schooling.exec(clause)?.[1]?.replace(schoolEnd, "");
    if (level !== undefined) return `lulusan ${upper(level)}`;
    const now = studying.exec(clause)?.[1]?.replace(schoolEnd, "");
    if (now !== undefined && /\b(?:masih|lagi|sedang|saya|aku)\b/i.test(clause)) return now;
  }
  return undefined;
}

const doing =
  "(?:pkl|prakerin|magang|kerja|bekerja|jaga|jagain|jualan|dagang|ngajar|mengajar|nyetir|narik|ngojek|ngasuh|mengasuh|merawat|jadi (?:kasir|admin|pelayan|operator|satpam|sopir|guru|buruh|kurir|sales|staf|staff|panitia|ketua|bendahara|sekretaris)|bantu(?:in|-bantu)? (?:di|usaha|jualan|toko|warung|paman|bibi|ibu|bapak|ortu|orang ?tua|mama|tetangga))";
const experience = new RegExp(`(?<!\\p{L})(${doing}(?!\\p{L})(?: [^.!?;,\\n]{2,70})?)`, "iu");
const past =
  /\b(?:pernah|sempat|udah|sudah|udh|dulu|dulunya|waktu|pas|selama|masih|sebelumnya|pengalaman\w*|terakhir|saya|aku|sy|gw|gue|\d+ ?(?:bulan|bln|tahun|thn|taun|hari|minggu)|pkl|prakerin|magang)\b/i;
/** A wish to work, or the want of work, is no experience. */
const unreal =
  /\b(?:mau|pengen|pengin|pgn|ingin|akan|bakal|biar|supaya|cari|nyari|lamar|melamar|ngelamar|interview|wawancara|dipanggil|tes|latihan|belum|blm|ga|gak|nggak|ngga|tidak|tanpa|bisa|siap|suka|kalau|kalo|posisi|lowongan|belajar|kenapa|tempat kerja)\b[^.!?;,\n]{0,24}$/i;

/** What somebody has done, without "pernah" before it: "jaga toko kelontong paman 1 tahun". */
function experienceIn(text: string): string | undefined {
  for (const clause of clausesOf(text)) {
    const found = experience.exec(clause);
    const front = clause.slice(0, found?.index);
    if (!found?.[1] || others.test(front) || unreal.test(front) || !past.test(clause)) continue;
    if (found[1].split(/\s+/).length >= experienceWordsMin) return found[1].trim();
  }
  return undefined;
}

const experienceWordsMin = 2;

const chains =
  "indomaret|indomart|alfamart|alfamidi|alfa|superindo|super indo|transmart|hypermart|lotte ?mart|matahari|ramayana|kfc|mcd|mcdonald'?s|pizza hut|mixue|kopi kenangan|janji jiwa|starbucks|fore|j&t|jnt|jne|sicepat|ninja|shopee|tokopedia|lazada|gojek|grab|pln|telkom|telkomsel|pertamina|bri|bca|bni|bsi|btn|bank mandiri|pegadaian|kimia farma|k-?24|guardian|watsons|miniso|mr ?diy|ace|informa|gramedia|uniqlo|astra|honda|yamaha|toyota|unilever|indofood|mayora|wings|sampoerna|gudang garam|djarum";
const chain = new RegExp(`(?<!\\p{L})(?:${chains})(?!\\p{L})`, "iu");
const kinds =
  "rs|rsud|rsia|rsu|rumah sakit|puskesmas|klinik|apotek|pt|cv|ud|bank|koperasi|bpr|hotel|toko|resto|restoran|rumah makan|cafe|kafe|warung|bengkel|salon|laundry|pabrik|kantor|dinas|sekolah|tk|paud|kampus|yayasan|mall|mal|minimarket|supermarket|gudang|butik|percetakan|studio|agency|startup";
/** An office by its kind and name: "RSUD Sleman", "toko kain Pasar Johar". */
const named = new RegExp(
  `(?<!\\p{L})(?:${kinds}|${kinds.toUpperCase()}|${kinds.replace(/(?<=^|\|)\p{L}/gu, (one) => one.toUpperCase())})\\.?(?: \\p{Ll}+)?(?: \\p{Lu}[\\p{L}\\d&.'-]*){1,4}`,
  "u",
);
const placeEnd =
  "jadi|sebagai|posisi|bagian|besok|bsk|lusa|hari|minggu|senin|selasa|rabu|kamis|jumat|sabtu|tanggal|tgl|jam|kak|kakak|min|bang|nih|dong|aja|ya|yang|yg|di|ke|dan|sama|buat|untuk|latihan|gimana|gmn|belum|blm|pertama|saya|aku";
const kindOnly = new RegExp(
  `(?<=(?<!\\p{L})(?:di|ke) )(?:${kinds})(?!\\p{L})(?: (?!(?:${placeEnd})(?!\\p{L}))\\p{L}+){0,2}`,
  "iu",
);
const behindIn = /(?<=(?<!\p{L})(?:di|ke) )\p{Lu}[\p{L}\d&.'-]+(?: \p{Lu}[\p{L}\d&.'-]+){0,3}/u;

/** A place of work that is named, by its own name or its kind; a town alone is none. */
export function workplaceNamed(text: string): string | undefined {
  const found = chain.exec(text)?.[0] ?? named.exec(text)?.[0];
  if (found !== undefined) return found;
  const after = behindIn.exec(text)?.[0];
  return after !== undefined && townNamed(after)?.toLowerCase() !== after.toLowerCase() ? after : undefined;
}

const applying =
  /\b(?:interview|interviw|interviu|wawancara|lamar|melamar|ngelamar|dipanggil|panggilan|tes|test|latihan|posisi|lowongan|loker|daftar)\b[^.!?\n]*/gi;
/** Words that lead to where somebody was before. */
const former =
  /\b(?:resign|keluar|berhenti|bekas|mantan|dulu|pernah|waktu|pengalaman|pkl|magang|lulusan)\b.*$/i;

const shortNameMax = 4;
/** A well-known name as it is written. */
const asName = (name: string): string =>
  name.length <= shortNameMax
    ? name.toUpperCase()
    : name.replace(/(?<!\p{L})\p{Ll}/gu, (one) => one.toUpperCase());

/** Where somebody applies, from a text about applying. */
function appliedAt(text: string): string | undefined {
  for (const [part] of text.matchAll(applying)) {
    const own = part.replace(former, "");
    const found = chain.exec(own)?.[0];
    if (found !== undefined) return asName(found);
    const other = workplaceNamed(own) ?? kindOnly.exec(own)?.[0];
    if (other !== undefined) return other.trim();
  }
  return undefined;
}

const traits =
  /\b(?:teliti|telaten|rajin|jujur|disiplin|ramah|sabar|tekun|cekatan|ulet|rapi|rapih|ce?pa?e?t (?:belajar|tanggap|hafal|hapal)|tanggung jawab|bertanggung jawab|tepat waktu|pekerja keras|gampang akrab|mudah bergaul|tahan banting|kreatif|supel)\b/i;
const denied = /\b(?:ga|gak|nggak|ngga|tidak|kurang|belum|blm|biar|supaya)\b(?: \p{L}+)?\s*$/iu;

function traitIn(text: string): string | undefined {
  const found = traits.exec(text);
  return found && !denied.test(text.slice(0, found.index)) ? found[0].toLowerCase() : undefined;
}

const calledSelf =
  /\b(?:nama (?:saya|ku|aku|sy|gw|gue)|namaku|perkenalkan,? (?:nama )?(?:saya|aku)|(?:saya|aku)(?= \p{L}+ ?,? (?:umur|usia|lulusan|dari)\b)) (\p{L}{3,}(?: \p{L}{3,}){0,2})/iu;
const nameEnd =
  /\s+(?:umur|usia|lulusan|dari|asal|saya|aku|dan|yang|mau|baru|bru|anak|lahir|tinggal|biasa|dipanggil|panggilan|seorang)\b.*$/i;
const noName = /^(?:lulusan|dari|mau|baru|anak|udah|sudah|belum|kerja|kasir|admin)$/i;

function nameIn(text: string): string | undefined {
  const exact = ownNameIn(text);
  if (exact !== undefined) return exact;
  const name = calledSelf.exec(text)?.[1]?.replace(nameEnd, "") ?? "";
  if (name === "" || noName.test(name.split(" ")[0] ?? "")) return undefined;
  return name.replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
}

const readers: Readonly<Record<ApplicantFact, (text: string) => string | undefined>> = {
  ...{ nama: nameIn, sekolah: schoolIn, pengalaman: experienceIn, tempat: appliedAt, sifat: traitIn },
};

/** What the texts tell of an applicant, the newest last; of several the newest counts. */
export function applicantIn(texts: readonly string[]): Partial<Record<ApplicantFact, string>> {
  const found: Partial<Record<ApplicantFact, string>> = {};
  for (const fact of applicantFacts) {
    const value = texts
      .toReversed()
      .map(readers[fact])
      .find((one) => one !== undefined);
    if (value !== undefined) found[fact] = value;
  }
  return found;
}
