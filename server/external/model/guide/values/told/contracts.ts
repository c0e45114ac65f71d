/* What somebody with a contract asks for beside their pay: a permanent position, and until when the contract runs. */

const permanent =
  "(?:karyawan|pegawai|staf|staff|guru|dosen|perawat|pekerja|tenaga|kasir|sopir)? ?(?:tetap|tetep|ttp|permanen)";
const desire = "(?:pgn|pengen|pengin|pingin|pngn|mau|ingin|minta|mohon|harap\\p{L}*|kepengen)";
const joining = "(?:sekalian|sm|sama|dan|sekaligus|plus|juga|jg)";
const becoming =
  "(?:(?:bisa|di)? ?(?:jadi|jd|dijadikan|dijadiin|diangkat|angkat|naik|status)(?: (?:jadi|jd|status|menjadi|sebagai))*)";
const permanence = new RegExp(
  `(?<!\\p{L})(?:${desire}|${joining}) (?:[^.,;!?\\n]{0,30} )?${becoming} (${permanent})(?!\\p{L})|(?<!\\p{L})(?:${desire}|${joining}) ((?:pengangkatan|status) ${permanent})(?!\\p{L})`,
  "iu",
);
/** What is so already, or was only spoken of. */
const notWished =
  /\b(?:udah|udh|sudah|sdh|dah|bukan|belum|blm|yg|yang|kalo|kalau|klo|padahal|dulu|pas|waktu)\b/i;
/** Somebody else is or becomes permanent. */
const ofOther =
  /^(?:\p{L}+ ){0,2}(?:temen|teman|tmn|dia|mereka|adik|adek|kakak|suami|istri|rekan|anak)(?:ku|nya)?(?!\p{L})/iu;
const isWished = new RegExp(
  `(?<!\\p{L})(?:${desire}|(?:bukan|ga|gak|nggak|tidak) (?:cuma|hanya|cm))(?!\\p{L})`,
  "iu",
);
const position = /^(?:karyawan|pegawai|staf|staff|guru|dosen|perawat|pekerja|tenaga|kasir|sopir)/i;

/** "Pgn jd karyawan tetap sm naik gaji" is "diangkat menjadi karyawan tetap". */
export function permanenceIn(text: string): string | undefined {
  for (const clause of text.split(/[.!?;\n]+/)) {
    const found = permanence.exec(clause);
    if (!found || notWished.test(found[0]) || ofOther.test(clause.trim()) || !isWished.test(clause)) continue;
    const who = position.exec((found[1] ?? found[2] ?? "").trim())?.[0].toLowerCase() ?? "karyawan";
    return `diangkat menjadi ${who.replace("staff", "staf")} tetap`;
  }
  return undefined;
}

const months =
  "jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus|s)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?";
const count = "(?:\\d{1,2}|se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|beberapa)";
const when = [
  `${count} ?(?:hari|minggu|mgg|bulan|bln) (?:lagi|ke depan)`,
  `(?:tgl|tanggal) \\d{1,2}(?: (?:${months}|bulan (?:ini|depan)))?(?: \\d{4})?`,
  `\\d{1,2} (?:${months})(?: \\d{4})?`,
  "(?:awal|akhir|pertengahan) (?:bulan|tahun|minggu)(?: (?:ini|depan))?",
  `(?:(?:awal|akhir|pertengahan|bulan) )?(?:${months})`,
  "(?:minggu|bulan|tahun) depan|besok|lusa",
].join("|");
const expiry = new RegExp(
  `\\b(?:kontrak|pkwt)(?:nya|ku)?(?: (?:aku|ak|saya|sy|gw|gue|kerja|kerjaku|kerja saya))*(?: (?:udah|udh|sudah|mau|bakal|akan|juga|tuh|itu|jg))* (?:(?:h?abis|selesai|berakhir|kelar|sampe|sampai|tinggal)(?:nya)?)(?: (?:di|pas|tinggal|pada))* (${when})(?!\\p{L})`,
  "iu",
);
/** When somebody else's contract ends says nothing of the member's own. */
const othersContract = /\b(?:temen|teman|tmn|dia|rekan|adik|adek|suami|istri)(?:ku|nya)?\b[^.,;!?\n]*$/i;

/** "Kontrak aku abis 2 minggu lagi" is "2 minggu lagi". */
export function expiryIn(text: string): string | undefined {
  const found = expiry.exec(text);
  if (!found || othersContract.test(text.slice(0, found.index))) return undefined;
  return found[1]?.trim();
}
