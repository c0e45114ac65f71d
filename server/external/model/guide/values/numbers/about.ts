/* What a member says of a sum beside its figure: that it is only about so much, and what it leaves out. */

const sum = "(?:rp\\.? ?)?\\d+(?:[.,]\\d+)* ?(?:ribu|rebu|rb|k|juta|jt|miliar)";
const before = new RegExp(
  `(?<!\\p{L})(?:sekitar(?:an)?|kira[- ]?kira|kira2|kurleb|kurang lebih|kurleb|krg lbh|kisaran|plus minus|hampir|hmpr)(?: di| ada| se)? ?(?=${sum}|\\d)`,
  "iu",
);
const behind = new RegExp(`${sum}[ -]?an(?!\\p{L})`, "iu");
const more = new RegExp(
  `${sum} (?:lebih|lbh|sekian)(?! (?:dari|dikit dari|kecil|besar|murah|mahal)(?!\\p{L}))(?!\\p{L})`,
  "iu",
);
const unknown =
  /(?<!\p{L})(?:blm|belum|ga|gak|gk|nggak|ngga|tidak|lupa|entah)\s*(?:tau|tahu|tw|inget|ingat|jelas|dihitung|diitung|kehitung)(?!\p{L})/iu;
const besides =
  /(?:^|[\s,;])(?:sama|sm|plus|dan|ditambah|tambah|\+)\s+(?!(?:aku|saya|dia)(?!\p{L}))(\p{L}[^\d,.;]{2,24}(?:\d+ ?(?:jam|hari|kali|x|minggu|bulan))?)(?=\s*(?:[,.;]|$)| (?:tp|tapi|tpi)(?!\p{L}))/iu;
const withoutIt =
  /(?<!\p{L})(?:(?:belum|blm|blom|ga|gak|nggak|tidak)\s+(?:termasuk|masuk|sama|plus)|di ?luar)\s+(\p{L}[^,.;]{2,30}?)(?=\s*(?:[,.;]|$)| (?:tp|tapi|tpi)(?!\p{L}))/iu;

/** What a sum leaves out, because nobody knows how much it is: "sama lembur 6 jam, tp lemburnya blm tau brp". */
function leftOut(text: string): string | undefined {
  const named = withoutIt.exec(text)?.[1];
  return (named ?? (unknown.test(text) ? besides.exec(text)?.[1] : undefined))?.trim();
}

/** A figure as the member meant it: "sekitar Rp2.400.000 (belum termasuk lembur 6 jam)". */
export function aboutFigure(text: string, figure: string): string {
  const about = before.test(text) || behind.test(text) ? `sekitar ${figure}` : figure;
  const whole = more.test(text) && about === figure ? `${figure} lebih` : about;
  const out = leftOut(text);
  return out === undefined ? whole : `${whole} (belum termasuk ${out})`;
}
