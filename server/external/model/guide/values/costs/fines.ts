/*
 * What is paid for being late, beside the sums of a debt: "telat kenak denda tiap hari". Its sum and its period belong to
 * no instalment, and who only says what would happen is not late.
 */

const supposed = "(?:(?:kalau|kalo|klo|kl|kalok|nek|lek|lamun|jika|bila|misal)\\s+)";
const late = "(?:telat|terlambat|lewat|nunggak|lambat|(?:ga|gak|nggak|ndak|tidak|tak) (?:di)?bayar)";
const gets =
  "(?:(?:dapat|dapet|dpt|kena|kenak|kenai|kne|keno|kanai|dikenai|dikenakan|ada|bayar|plus|tambah|dengan|langsung|bisa|terus|nanti|jadi|jd|sama|udah|sudah)\\s+)*";
const size = "(?:rp\\.? ?)?\\d[\\d.,]*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt|%|persen)(?!\\p{L}))?";
const period =
  "(?:(?:tiap|per|setiap|saben|saban|\\/) ?(?:hari|harinya|minggu|bulan)|sehari|seminggu|sebulan|harian|jalan terus|jalan)(?!\\p{L})";
const fine = `denda(?:nya|ne|an)?(?!\\p{L})(?:\\s+(?:itu|juga|jg|terus|trus|sekitar|kira2|lagi|lg|${size}|${period}))*`;
const whole = new RegExp(
  `(?:[,.;]?\\s+|^)(?:(?:dan|trus|terus|tapi|tp)\\s+)?(?:${supposed}(?:\\p{L}+ ){0,2}?${late}\\s+(?:\\p{L}+ ){0,2}?|(?<!(?:udah|udh|sudah|sdh|dah|wis|wes|lagi|baru)\\s+)${late}(?:nya)?\\s+)?${gets}(${fine})`,
  "iu",
);
const all = new RegExp(whole.source, "giu");
/** Without a day to come, "telat kena denda" may tell of a debt that is late already. */
const isToCome = /(?<!\p{L})(?:lagi|lg|lgi|besok|bsk|lusa|depan|tempo|jatem|tgl|tanggal)(?!\p{L})/iu;
const isLateFirst = new RegExp(`^[,.;\\s]*${late}`, "iu");

/** What a text says of a fine, in its own words. */
export const fineIn = (text: string): string | undefined =>
  whole.exec(text)?.[1]?.replace(/\s+/g, " ").trim();

/** The text without what it says of a fine, so that only the debt is left. */
export const withoutFines = (text: string): string =>
  text.replace(all, (found, own: string) =>
    isLateFirst.test(found) && !isToCome.test(text)
      ? found.replace(own, "").replace(/\s+\p{L}+\s*$/u, "")
      : "",
  );

/** "Pinjol 2jt, telat kena denda": the fine stands beside its debt. */
export const joinedFines = (text: string): string =>
  text.replace(all, (found, _, at: number) =>
    /\d[^,;\n]*$/.test(text.slice(0, at)) ? found.replace(/^[,.;]\s+/, " ") : found,
  );
