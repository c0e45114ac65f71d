import { actIn, type Piece, unquoted } from "./message-pieces.ts";

/* New words that stand behind a request, with all that belongs to them. */

/** The words up to the next request: commas and full stops in them are the new line's. */
export function wordsFrom(
  pieces: readonly Piece[],
  at: number,
  first: string,
): { words: string; used: number[] } {
  let words = first;
  const used = [at];
  for (let nth = at + 1; nth < pieces.length; nth += 1) {
    const piece = pieces[nth];
    // "Setrika dan lipat dipisah" is one line.
    const act = piece && actIn(piece)?.act;
    const isAct = act !== undefined && (piece?.isFirst === true || act !== "split");
    const isOther = !piece || isAct || asks.test(piece.text) || begins.test(piece.text);
    if (!piece || isOther) break;
    words += piece.glue + piece.text;
    used.push(nth);
  }
  return { words: unquoted(words.trim()), used };
}

const asks =
  /\?\s*$|(?<!\p{L})(?:makasih|terima kasih|suwun|nuhun)[\s.!]*(?:kak|mas|mbak|min|pak|bu)?[\s.!]*$/iu;
/** What names a piece of the text begins another request. */
const begins =
  /^(?:(?:trus|terus|trs|lalu|sama|sm|dan|tolong|coba|eh|oh iya) )*(?:yg |yang )?(?:baris|kalimat|poin|item|no|nomor|pembuka|penutup|bagian)(?!\p{L})/iu;

const instead =
  /^(?:(?:trus|terus|trs|lalu|dan|tolong|ya) )*(?:(?:di)?(?:ganti|tulis|isi)(?:in|kan|en)?|bikin(?:in)?|buat|gawe|jadi(?:in)?|jd)(?: (?:jadi|jd|aja|bae))*\s*:?\s+(?=\S)/iu;

/** "Yg laporan stok hapus bae, bikin: - rekrut admin": what comes in place of the line that was just taken out. */
export function insteadOf(
  pieces: readonly Piece[],
  at: number,
): { items: string[]; used: number[] } | undefined {
  const piece = pieces[at];
  const said = piece && instead.exec(piece.text)?.[0];
  if (!piece || said === undefined || !said.includes(":")) return undefined;
  const { words, used } = wordsFrom(pieces, at, piece.text.slice(said.length));
  const items = words
    .split(/\n\s*|(?:^|\s)[-•*]\s+/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return items.length > 0 ? { items, used } : undefined;
}
