/* "Salah itu. Ulang ya: ayam 168rb, ...": a list of costs that is told once more, in the place of the former one. */

const again =
  "(?:(?:hitung|itung|tulis|catat|kita|tak|aku|saya|sy|gw|gue|ku|coba|tolong|mari|mulai) )?(?:(?:di)?ulang(?:i|in|an)?|(?:di)?baleni|(?:mulai )?dari (?:awal|nol)|saka awal)";
const heading =
  "(?:(?:rincian|daftar|list|catatan|belanjaan)(?:nya|ne|e)?(?: (?:yg|yang|sing))? (?:bener|benar|betul|lengkap|baru)(?:nya|e)?|(?:yg|yang|sing) (?:bener|benar|betul)(?:nya|e)?)";
const softly =
  "(?: (?:ya|yo|lagi|aja|ae|deh|dong|nih|kak|mbak|mas|min|bang|bu|gini|begini|semua(?:nya)?|dari awal))*";
const marker = new RegExp(
  `(?<![\\p{L}\\d])(?:${again}${softly} *[:,.=-]? +|${heading}${softly} *[:=] *)(?=\\p{L})`,
  "iu",
);

/** The list that follows such words, and what stands before them. */
export function listAnew(text: string): { before: string; list: string } | undefined {
  const found = marker.exec(text);
  if (!found) return undefined;
  return { before: text.slice(0, found.index), list: text.slice(found.index + found[0].length) };
}
