/* "no 1 ganti: ... duh takut bgt ngeblank": what the member feels, or thanks, behind the new words is no part of them. */

const sigh = "(?:duh|aduh|adu|huhu\\p{L}*|hiks|hadeh|ya ampun|yaampun|astaga|sumpah|jujur|btw)";
const fear =
  "(?:takut\\p{L}*|deg2an|deg-degan|degdegan|deg degan|dag dig dug|gugup|nervous|nerves|grogi|gemet[ae]ran?|panik|cemas|ngeblank|nge-?blank|overthinking|wedi|ndredeg|keringet dingin|mules)";
const you = "(?:kamu|km|kau|anda|\\p{L}{3,}mu|ibu|bapak|bu|pak|beliau|dia)";
const noYou = `(?!.*(?<!\\p{L})${you}(?!\\p{L}))`;
const felt = new RegExp(
  `(?:[.!?\\n]+\\s*|,\\s+)(${noYou}(?:${sigh}[ ,.]+(?:(?:aku|saya|gw|gue|masih|kok|jadi|jd|udah|bakal|besok)\\s+)*${fear}(?:\\s+\\S+){0,7}|${fear}(?: (?:bgt|banget|bgtt|sekali|poll?|parah|aku|gw|saya|nih|euy|sih|kak|mbak|mas))*(?: (?:ngeblank|nge-?blank|salah|gagal|lupa|besok|nanti|lusa))*))[.!]*$`,
  "isu",
);
const laugh =
  /(?:[.!?\n]+\s*|,?\s+)(?:(?:he){2,}h?|(?:ha){2,}h?|wk(?:wk)+\p{L}*|hi(?:hi)+|xixi\p{L}*)[.!]*$/iu;
const thanks =
  /(?:[.!?\n]+\s*|,\s+)(?:makasih|makasi|mksh|mksih|thx|thanks|trims|nuwun|suwun|matur nuwun|hatur nuhun)(?: (?:ya|yaa|kak|mbak|mas|min|bang|banyak|sebelumnya))+[.!]*$/iu;
/** Only behind an order the rest is its new words. */
const ordered =
  /(?<!\p{L})(?:(?:di)?(?:ganti|ubah|tulis|tambah|isi)(?:in|kan|nya|i)?|jadi|jd|menjadi|(?:se)?harusnya)(?!\p{L})|\p{L}\s*:\s/iu;
const order =
  /(?<!\p{L})(?:di)?(?:ganti|ubah|hapus|apus|buang|tambah|tulis|pindah)(?:in|kan|i)?(?!\p{L})|["“”]/iu;

/** `rest`: the order alone; `felt`: what the member feels, if that stood behind it. */
export type BesideOrder = { rest: string; felt: string | undefined };

/** An order without what stands behind its new words; undefined if nothing does. */
export function besideOrder(text: string): BesideOrder | undefined {
  let rest = text.trim();
  let quote: string | undefined;
  for (const pattern of [laugh, thanks, felt, laugh]) {
    const found = pattern.exec(rest);
    const before = found ? rest.slice(0, found.index) : "";
    if (!found || !ordered.test(before) || order.test(found[0])) continue;
    quote = found[1] ?? quote;
    rest = `${before}${/^[.!?]/.exec(found[0])?.[0] ?? ""}`;
  }
  return rest === text.trim() ? undefined : { rest, felt: quote };
}
