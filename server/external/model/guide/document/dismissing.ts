/* A text that asks nothing of its reader, or dismisses them, does not begin with an apology for taking their time. */

const dismissal =
  /\b(?:(?:di|mem|me)?berhenti(?:kan|in)|(?:di|mem)?phk|(?:di|me|mem)?pecat|mecat|(?:di|me)?rumahkan|dikeluarkan|hari (?:kerja )?terakhir(?:mu| kamu| anda)|(?:tidak|nggak|gak|ga) (?:lagi bekerja|kami perpanjang|saya perpanjang|diperpanjang|perpanjang)|(?:di)?putus kontrak|kontrak(?:nya|mu)? (?:tidak|nggak|gak|ga) )/i;
/** Words of somebody who wants something: a favour, an answer, a permission. */
const asking =
  /\?|\b(?:tolong|mohon|minta|permintaan|izin|ijin|permisi|boleh(?:kah)?|bisa(?:kah)?|apakah|kapan|berapa|bantu\w*|harap\w*|pinjam\w*|(?:ber|me)?nanya\w*|tanya\w*|bertanya|konfirmasi\w*|kabari\w*|(?:di)?balas|usul\w*|(?:meng|di)?aju(?:kan|in)|pengajuan|ketemu|bertemu|konsultasi|bimbingan|cuti|revisi\w*|tagih\w*|menagih)\b/i;
const apology = "Mohon maaf mengganggu waktunya. ";

export function withoutApology(source: string, filled: Readonly<Record<string, string>>): string {
  const values = Object.values(filled);
  const isAsking = (filled.harapan ?? "") !== "" || values.some((value) => asking.test(value));
  return isAsking && !values.some((value) => dismissal.test(value)) ? source : source.replace(apology, "");
}
