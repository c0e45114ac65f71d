import { clausesByTime } from "#server/external/model/guide/answer/clauses/clauses.ts";
import { isDenied } from "#server/external/model/guide/answer/clauses/objections.ts";
import { workplaceNamed } from "#server/external/model/guide/values/applicant.ts";
import { companyIn, townNamed } from "#server/external/model/guide/values/names.ts";
import { isFormer } from "./former-work.ts";

/* Where somebody worked before, and where they want to work: the former is experience and never the addressee. */

/** Here somebody wants to work. */
const wanted =
  /\b(?:lamar|ngelamar|nglamar|melamar|dilamar|ngalamar|apply|daftar|kirim|dikirim|ditujukan|tujuan(?:nya)?|yth|loker|lowongan|perusahaan(?:nya|ne)|pt(?:nya|ne)|interview|masuk ke)\b/i;

const place =
  /\b(?:lamar\p{L}*|ngelamar|nglamar|melamar|apply|daftar|kirim\p{L}*|ditujukan|tujuannya)\b[^,.;!?\n]{0,40}?\b(?:ke|di|kepada) ((?!siapa|sana|situ|mana|banyak|beberapa|semua|bagian|hrd|luar)[\p{L}\d&.'-]+(?: [\p{L}\d&.'-]+){0,4})/iu;
const labelled =
  /\b(?:(?:nama )?perusahaan|(?:nama )?pt|(?:nama )?toko|instansi)(?:nya|ne|na)(?: (?:itu|iku|adalah|yaitu|tulis|ditulis))*[ :]+((?!di |ke |mana|apa|yg|yang|belum|blm|salah|kok|bukan)[\p{L}\d&.'-]+(?: [\p{L}\d&.'-]+){0,4})/iu;
/** Where such a name ends. */
const nameEnd =
  /[ ,]+(?:(?:buat|untuk|utk|jadi|jd|sebagai|posisi\p{L}*|bagian|yg|yang|kak|min|mas|mbak|bang|ya|aja|saja|dong|nih|lewat|via|besok|bsk|tgl|tanggal|di|ke|nama|bukan|bkn|no|nomor|deket|dekat|gaji|lokasi)(?!\p{L}).*)$/iu;

/** Letters of a form of business stand as such, and a name that was written small gets its capitals. */
function asName(written: string): string {
  const name = written
    .replace(nameEnd, "")
    .replace(/[.,]+$/, "")
    .trim();
  const isSmall = name === name.toLowerCase();
  return isSmall
    ? name
        .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/^(?:pt|cv|ud|rs|rsud|rsia|smk|sma|sd|smp)(?= )/i, (form) => form.toUpperCase())
    : name;
}

/** "Kirim ke Pak Rudi" names somebody, and "lamar di Surabaya" a town. */
const title = /^(?:pak|bu|bapak|ibu|mas|mbak|kak|bang|kang|teh|om|tante)\b/i;
const kindOnly =
  /^(?:pt|cv|toko|kantor|perusahaan|pabrik|resto|restoran|warung|hotel|bank|rs|klinik|gudang|minimarket|mall|mal|sekolah|instansi)(?: (?:itu|ini|baru|besar|kecil|lain|tersebut|kain|baju|roti|buku))?$/i;
const isNoCompany = (name: string): boolean =>
  name === "" ||
  kindOnly.test(name) ||
  title.test(name) ||
  townNamed(name)?.toLowerCase() === name.toLowerCase();

function companyOf(clause: string): string | undefined {
  const found = labelled.exec(clause)?.[1] ?? place.exec(clause)?.[1];
  const form = companyIn(clause);
  if (form !== undefined && (found === undefined || /^(?:pt|cv|ud)\b/i.test(form))) return form;
  const behind = found === undefined && wanted.test(clause) ? workplaceNamed(clause) : undefined;
  const name = found === undefined ? (behind ?? "") : asName(found);
  return isNoCompany(name) ? undefined : name;
}

/** Where somebody applies; undefined where a text only tells where they were. */
export function appliedIn(text: string): string | undefined {
  const clauses = clausesByTime(text).filter((one) => !isFormer(one) && !isDenied(one));
  const named = clauses.flatMap((clause) => {
    const name = companyOf(clause);
    return name === undefined ? [] : [{ name, isWanted: wanted.test(clause) }];
  });
  return (named.findLast(({ isWanted }) => isWanted) ?? named.at(-1))?.name;
}
