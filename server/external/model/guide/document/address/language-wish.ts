/* Another language than the one in which the member has written; the guide does not translate. */

const language =
  "(?:indonesia|indo|jawa|jowo|sunda|minang|padang|batak|melayu|palembang|manado|bugis|makassar|banjar|madura|bali|ambon|papua|betawi|inggris|english|arab|daerah|nasional|krama|kromo|ngoko|baku)(?:ne|nya)?";
const lead =
  "(?:(?:tolong|tulung|coba|mohon|minta|bisa|boleh|terus|trus|trs|dan|sama|sm|lalu|eh+|oh|iya|ya|tapi|itu|semua(?:nya)?|kak|mas|mbak|bang|min)[ ,]+)*";
const setting =
  "(?:(?:di)?(?:pakai|pake|pakek|nganggo|ganti|ubah|jadikan|jadiin|bikin|buat|tulis)(?:in|kan|nya)? (?:jadi |ke |dalam |semua |semuanya |dengan |dgn )*)";
const tongue = "(?:bahasa|bhs|boso|basa)";
const wishes: readonly RegExp[] = [
  new RegExp(`^${lead}${setting}${tongue} (?:\\p{L}+ )?${language}(?!\\p{L})`, "iu"),
  new RegExp(`^${lead}${tongue}(?:nya|ny[ao]|ne|e)? (?:\\p{L}+ ){0,2}${language}(?!\\p{L})`, "iu"),
  new RegExp(
    `^${lead}(?:jangan|jgn|ojo|jang|aja|tanpa|(?:ga|gak|nggak|ndak|tidak|ora) usah|gausah) (?:di|ke)?(?:campur|nyampur|pakai|pake|nganggo)\\p{L}*(?: (?:sama|dgn|dengan|karo|antara|${tongue}))* ${language}(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `^${lead}(?:tolong )?(?:di)?(?:indonesia|inggris|terjemah|translate)(?:kan|in|no)?(?: (?:ke|jadi|dong|ya|semua|semuanya|${tongue}|${language}))*[.!]*$`,
    "iu",
  ),
];

/** Whether a clause of a message wants the text in another language. */
export const asksLanguage = (text: string): boolean =>
  text.split(/(?<=[.,;!?\n])\s+/).some((clause) => wishes.some((one) => one.test(clause.trim())));
