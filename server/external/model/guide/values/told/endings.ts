/* What was decided about somebody's work, why, and when it ends, as the one tells it who has to say it to them. */

const office =
  "(?:pihak )?(?:yayasan|kantor|perusahaan|pabrik|toko|sekolah|manajemen|management|pengurus|koperasi|rumah sakit|klinik|pusat|hotel|resto|direksi|owner|pemilik|atasan|bos)";
const decided = "(?:(?:sudah|udah|udh|akhirnya|barusan|kemarin) )*(?:memutuskan|mutusin|putuskan)";
const behind = "(?=\\s+(?:karena|karna|krn|soalnya|gara-gara|gara2|alasannya)(?!\\p{L})|[.;!?\\n]|,|$)";
const decision = new RegExp(
  `(?<!\\p{L})(${office}(?: \\p{L}+)? ${decided} (?!apa)[^.,;!?\\n]{8,120}?)${behind}`,
  "iu",
);

/** "Yayasan memutuskan posisi tetap dia tidak diperpanjang". */
export const endingIn = (text: string): string | undefined => decision.exec(text)?.[1]?.trim();

const ended =
  "(?:(?:di|mem)?berhenti(?:kan|in)|(?:di|mem|nge)?phk|(?:di|me|mem)?pecat|mecat|(?:di|me)?rumahkan|(?:di|nge|me)?keluar(?:kan|in)|(?:di|mem)?perpanjang|(?:di|me)?mutusin|diputus)";
const grounds = new RegExp(
  `(?<!\\p{L})(?:alasan(?:nya|e)?(?: (?:sebenarnya|sebenernya|itu|adalah|karena|krn))*[ :]+|${ended}[^.;!?\\n]{0,60}? (?:karena|karna|krn|soalnya|gara-gara|gara2) )((?!apa|gimana|gmn|yg|yang|harus|mau|belum|blm|ga |gak |enaknya)[^.;!?\\n]{8,140})`,
  "iu",
);
const wish =
  /[ ,]+(?:gimana|gmn|bagaimana|tolong|bantu|bikin|(?:aku|saya|gw) (?:bingung|mau|takut|ga tega|gak tega))(?!\p{L}).*$/iu;

/** "Alasannya murid turun dari 90 jadi 54". */
export const groundsIn = (text: string): string | undefined =>
  grounds.exec(text)?.[1]?.replace(wish, "").trim() || undefined;

const months = "januari februari maret april mei juni juli agustus september oktober november desember".split(
  " ",
);
const ofMonth: readonly string[] = "31 akhir 31 30 31 30 31 31 30 31 30 31".split(" ");
const from = new RegExp(
  `\\b(?:mulai|terhitung|efektif|per|sejak) (?:tanggal |tgl )?(\\d{1,2}) (${months.join("|")})\\b`,
  "i",
);
const out = new RegExp(
  `(?<!\\p{L})(?:${ended}|berhenti|(?:tidak|tdk|ga|gak|nggak) (?:lagi )?(?:kerja|bekerja|lanjut\\p{L}*))(?!\\p{L})`,
  "iu",
);

/** "Tidak diperpanjang mulai 1 Juli" names the first day without work, which may have been meant as the last one with it. */
export function endsFrom(text: string): string | undefined {
  const clause = text.split(/[.;!?\n]+/).find((one) => out.test(one) && from.test(one));
  return clause === undefined ? undefined : from.exec(clause)?.[0];
}

const capitalised = (month: string): string => month.charAt(0).toUpperCase() + month.slice(1);

/** The day before such a day, and that day itself. */
export function lastDaysOf(text: string): [string, string] | undefined {
  const [, day = "", name = ""] = from.exec(text) ?? [];
  const month = months.indexOf(name.toLowerCase());
  if (month < 0) return undefined;
  const before = (month + months.length - 1) % months.length;
  const last =
    day === "1"
      ? `${ofMonth[before]} ${capitalised(months[before] ?? "")}`
      : `${Number(day) - 1} ${capitalised(name.toLowerCase())}`;
  return [last, `${day} ${capitalised(name.toLowerCase())}`];
}
