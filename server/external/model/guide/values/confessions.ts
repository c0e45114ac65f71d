/* What a member has done to somebody, where they say so themselves: "gw punya utang ke dia trus dari lebaran gw ngilang". */

const me = "(?:aku|ak|saya|saye|sy|gue|gw|gua|tak|awak|ambo|beta|abdi|ulun)";
const fault =
  "(?:bohong\\w*|ngebohongin|membohongi|bentak\\w*|ngebentak|membentak|mbentak|nyentak|nyemprot|misuhi|misuh|ngomelin|neriakin|teriakin|teriak|marah2|marah-marah|mempermalukan|malu2in|maluin|main belakang|marahin|memarahi|ngilang|menghilang|ngehilang|ninggalin|meninggalkan|ngecewain|mengecewakan|ngelupain|telat (?:jemput|kirim|ngirim|dateng|datang|ngabarin|bayar|bales|nyerahin|ngumpulin)\\p{L}*|lupa (?!cara|password|sandi|nama|naruh)\\p{L}+|keceplosan|nyakitin|nyinggung|menyinggung|ngatain|mengatai|nuduh|menuduh|selingkuh|ingkar|ngingkarin|nyuekin|cuekin|mendiamkan|ngediemin|diemin|ngejek|mengejek|ngerusak\\w*|merusak\\w*|ngilangin|menghilangkan|batalin|membatalkan|(?:belum|blm|ga|gak|nggak|tidak|telat) (?:bayar|balikin|ngembaliin|kembaliin|ngabarin|dateng|datang|nepatin|bales|balas)|ada utang|punya utang|utang|ngutang)";
/** A clause with the member as its subject, and what follows from it in the same sentence. */
const deed = new RegExp(
  `(?:^|[.!?\\n]\\s*|,\\s+(?:karena |krn |soalnya |gara2 |gara-gara )?)((?:(?:dari|sejak) \\p{L}+ |kemarin |kmrn |semalam |waktu itu )?${me} (?:udah |sudah |pernah |sempat |kemarin |kmrn |yg |yang |malah |juga |jg |emang |memang |telah )*${fault}(?!\\p{L})[^.!?\\n]*)`,
  "iu",
);
/** Where the wish for the text begins, which is no part of the deed. */
const wishBehind =
  /[,;]?\s+(?:(?:trus|terus|trs|makanya|jadi|jd|dan|skrg|sekarang|sama) )*(?:(?:aku|saya|gw|gue|sy) )?(?:mau|pengen|pengin|pgn|ingin|pingin|bantu\w*|tolong|gimana|gmn|bikin\w*|buatin|minta maaf|harus gimana|bingung|nyesel|menyesal)\b.*$/i;
const unreal =
  /\b(?:takut|kalau|kalo|klo|kl|katanya|dituduh|dikira|ga pernah|gak pernah|tidak pernah|bukan|kata)\b/i;
const wordsMin = 4;

/** What the member says to have done to somebody; undefined if nothing is told surely. */
export function confessedIn(text: string): string | undefined {
  const found = deed
    .exec(text.trim())?.[1]
    ?.replace(wishBehind, "")
    .replace(/[\s,;]+$/, "");
  if (found === undefined || unreal.test(found)) return undefined;
  return found.split(/\s+/).length >= wordsMin ? found : undefined;
}
