import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * A question whether to begin something new, beside a reckoning of what there is: "trus mending buka lapak kedua gak ya?
 * sewa 500rb". Its figures belong to the new thing alone.
 */

const starting =
  "(?:(?:mem|nge|di)?buka|bukak|nambah|tambah|menambah|bikin|mulai|ekspansi|sewa|nyewa|kontrak|ambil|beli|pindah|merekrut|rekrut|hire|gaji)";
const place =
  "(?:lapak|cabang|outlet|gerai|toko|warung|kios|usaha|tempat|booth|stand|gerobak|lokasi|franchise|mitra|karyawan|pegawai|jualan|menu|mesin|oven|motor|mobil)\\w*";
const another =
  "(?:kedua|ke ?2|dua|2|baru|lagi|lain|satu lagi|tambahan|di (?:\\p{L}+ ){0,2}(?:kampus|pasar|sekolah|kota|jalan|rumah|mall|kantor|terminal|stasiun))";
const weighed =
  "(?:mending|mendingan|enaknya|baiknya|bagusnya|sebaiknya|perlu|layak|worth it|untung|masuk akal|aman|boleh|berani|jadi)";
const venture = new RegExp(
  `\\b${weighed} (?:\\p{L}+ ){0,2}?${starting} (?:\\p{L}+ ){0,2}?${place}\\b|\\b${starting} (?:\\p{L}+ ){0,2}?${place} (?:\\p{L}+ ){0,3}?(?:mending|worth it|layak|gimana menurut|masuk akal|jangan|enaknya|bagusnya|baiknya)\\b`,
  "u",
);
const isOther = new RegExp(`\\b${another}`, "u");
const asking =
  /\?|\b(?:gak|ga|nggak|ngga|engga|tidak|kah|apa (?:gak|ga|nggak|jangan|enggak)|atau|ato) (?:\p{L}+ )?(?:ya|yah|sih|usah|dulu|jangan)?\b/u;
const wordsMax = 40;

const apart = /\b(?:jgn|jangan|bukan|kok|knp|kenapa) (?:di)?(?:campur\w*|gabung\w*|satuin|jadi satu)\b/;
const bareVenture = new RegExp(`\\b${weighed} ${starting}\\b`);

/** Whether a message says that a figure belongs to something else than the reckoning. */
export const deniesMixing = (text: string): boolean => apart.test(plain(text));

/** Whether a message asks whether to begin another business, place or hand. */
export function asksVenture(text: string): boolean {
  const said = plain(text);
  if (said.split(" ").length > wordsMax) return false;
  if (deniesMixing(text) && bareVenture.test(said)) return true;
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .some((one) => venture.test(plain(one)) && isOther.test(plain(one)) && asking.test(one.toLowerCase()));
}
