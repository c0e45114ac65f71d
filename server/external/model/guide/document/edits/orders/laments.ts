import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { placesOf, tokensOf } from "../word-places.ts";

/* What only says that something went wrong, or how that looks, is no order, and is never named as one that was not done. */

const lamenting =
  /^(?:(?:eh+|ehh|bentar|sebentar|tunggu|dulu|maaf|sori|sorry|duh|aduh|waduh|yah|lah|loh|lho|lha|kok|masih|msh|itu|ini|yg|yang|nya|gw|gue|aku|ku|saya|sa|sy|ak|td|tadi|tuh|tu|nih|byk|banyak|bnyk|pada|semua|semuanya|isinya|urutannya|jawabannya|ada|beberapa|agak|rada|malah|jadi|jd|salah|keliru|ngaco|kacau|berantakan|ketuker|tertukar|ketukar|kebalik|terbalik|campur|aduk|acak|aneh|ih|ya|kak|mbak|mas|min|bang|pak|bu|sih|deh|dong|bgt|banget|lagi|kayaknya|kyknya|nulis|nulisnya|ngetik|ketik|kasih|ngasih|info|tulis|bilang|ngomong)(?:[\s,.!?]+|$))+$/iu;
const wrong =
  /(?<!\p{L})(?:salah|keliru|ngaco|kacau|berantakan|ketuker|tertukar|ketukar|kebalik|terbalik|aneh|bentar|sebentar)(?!\p{L})/iu;
/** "Masa kirim begitu ke ibu kepala": how it would look if it were sent so. */
const looking =
  /^(?:(?:ya|kan|duh|aduh|lah|kak|mbak|mas)[ ,]+)*(?:masa|masak|masak iya|malu|ga mungkin|gak mungkin)(?: (?:sih|iya|mau|aku|saya|gw|sa|di))* (?:kirim\p{L}*|dikirim\p{L}*|ngirim\p{L}*|kasih|bilang|begitu|gitu|begini|gini|kayak (?:gitu|gini))(?!\p{L})/iu;

/** Whether a part only complains. */
export const isLament = (part: string): boolean => {
  const said = part.trim();
  return (lamenting.test(said) && wrong.test(said)) || looking.test(plain(said));
};

const quoted = /["“]([^"”\n]{2,200})["”]/gu;
const turned = /(?<!\p{L})(?:kok|malah|kenapa|knp|jadi(?:nya)?|jd)(?!\p{L})/iu;

/** "Kok jadi '...'" of words that stand there no more. */
export function isOfGoneWords(shown: string, part: string): boolean {
  const quotes = [...part.matchAll(quoted)].map(([, words = ""]) => words);
  const tokens = tokensOf(shown);
  return quotes.length > 0 && turned.test(part) && quotes.every((one) => placesOf(tokens, one).length === 0);
}
