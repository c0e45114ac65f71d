import { amountOf } from "#server/external/model/guide/slots.ts";

const bareAmount =
  /^(?:(?:ya|iya|yg|yang|ambil|pakai|pake|itu)[ ,]+)*((?:rp\.? ?)?\d[\d.,]*(?: ?(?:ribu|rebu|rb|k|juta|jt))?)(?: (?:lah|la|aja|saja|ya|deh|dong|kak|mas|min|bang|itu|sih|to|semua\p{L}*|total\p{L}*))*$/iu;

/** "4jt lah": an amount and nothing else. */
export function beginningAmount(text: string): number | undefined {
  const found = bareAmount.exec(text.trim())?.[1];
  return found === undefined ? undefined : amountOf(found);
}
