import { commandIn } from "#server/external/model/guide/words/to-guide/commands.ts";
import { placesOf, tokensOf } from "./word-places.ts";

/* Parts of a message that ask for a change without saying which: they are not named where something with content is. */

/** "Tolong benerin trus kirim lagi", "masih salah min": no change could be made of it. */
const plea =
  /^(?:(?:tolong|tulung|coba|mohon|minta|ayo|bisa|ya|yah|lah|dong|deh|kak|min|mbak|mas|bang|pak|bu|aduh|duh|masih|msh|itu|ini|dulu|lagi|semua(?:nya)?|yang|yg|bener|benar|betul|pas|trus|terus|trs|dan|sama|lalu|kirim(?:in|kan)?|tulis(?:in|kan)?|bikin(?:in|kan)?|ulang(?:i|in)?|salah|keliru|kacau|(?:di)?(?:bener|betul|perbaik|ganti|ubah|rapi|edit|revisi)(?:in|kan|i|no|ke|en)?|aja|saja|bae|ji|mi|ulun|aku|saya|belum|blm|kok)[\s,.!?]*)+$/iu;

export const isPlea = (part: string): boolean => plea.test(part.trim());

const joint = /,?\s+(?:trus|terus|trs|dan|sama|sm|lalu|tapi|tp)\s+|,\s+|[.!?]+\s+/iu;
const missing =
  /(?<!\p{L})(?:masih|msh|belum|blm|kok|salah|keliru|harusnya|seharusnya|padahal|kurang)(?!\p{L})/iu;
const wordsMin = 4;

/** The clause of a message that says what is wrong, where the request itself says nothing. */
export function faultSaid(parts: readonly string[], isDone: (clause: string) => boolean): string | undefined {
  const clauses = parts.flatMap((part) => part.split(joint)).map((one) => one.trim());
  return clauses.find(
    (one) =>
      missing.test(one) &&
      one.split(/\s+/).length >= wordsMin &&
      !/["“'‘]/.test(one) &&
      commandIn(one) === undefined &&
      !isPlea(one) &&
      !isDone(one),
  );
}

const removal = /(?<!\p{L})(?:di)?(?:hapus|apus|buang|coret|hilang|ilang)(?:in|kan)?(?!\p{L})/iu;
const quotation = /["“'‘]([^"”'’]{2,300})["”'’]/u;

/** Whether everything that a part wants out by name is gone already. */
export function isAllGone(shown: string, part: string, isGone: (phrase: string) => boolean): boolean {
  if (!removal.test(part)) return false;
  const tokens = tokensOf(shown);
  const phrases = part.replace(removal, " ").split(/\s+(?:sama|sm|dan)\s+/iu);
  return phrases.every((phrase) => {
    const quote = quotation.exec(phrase)?.[1];
    return quote === undefined
      ? isGone(`yg ${phrase.replace(/^\s*(?:yg|yang)\s+/i, "").trim()} hapus`)
      : placesOf(tokens, quote).length === 0;
  });
}
