import { bareWords } from "./language/scan.ts";

const word =
  "yg|yang|buat|bwt|untuk|utk|orang|org|udah|udh|sudah|sdh|meninggal|wafat|berpulang|almarhum|almarhumah|alm|tadi|td|ada|muncul|ditulis|disebut|di|atas|atasnya|itu|ini|aja|saja|dong|deh|sih|kan|kok|kak|ka|kakak|min|bang|mas|mbak|ya|iya|bukan|pilihan|pilihannya|tombol|tombolnya|daftar|daftarnya|nomor|no|satu|dua|tiga|pertama|kedua|ketiga|\\d";
const onlyPoints = new RegExp(`^(?:(?:${word})(?: |$))+$`);
/** "Udah di atas" tells where somebody is, and "yang di atas" may be God. */
const points = /\b(?:yg|yang|itu)\b.*\b(?:tadi|td)\b|\b(?:tadi|td)\b.*\b(?:yg|yang|itu|di atas)\b/;

/**
 * Whether a text only points at something that stands above ("yg buat orang yg udah meninggal, tadi ada di atas"), word for
 * word. The classifier takes "di atas" for a roof.
 */
export function isPointing(text: string): boolean {
  const said = bareWords(text);
  return onlyPoints.test(said) && points.test(said);
}
