/* What a message wants out by its number: the item or part that has it, or the numbers themselves. */

const lead =
  "(?:(?:tolong|tulung|coba|mohon|minta|bisa|boleh|trus|terus|trs|dan|sama|sm|lalu|eh+|oh|iya|kak|mas|mbak|bang|min|yg|yang)[ ,]+)*";
const out = "(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|cabut|delete)(?:in|kan|i|en|no|akan)?";
const item = "(?:no|nomor|nomer|poin|butir|langkah|item)";
const number = "(?:(?:ke ?)?\\d{1,2}(?![\\d.,]*\\d)|terakhir)";
const more = `(?:(?: ?[,&] ?| (?:sama|sm|dan|dgn|dengan|karo|serta) |, ?(?:sama|dan) )(?:(?:yg|yang|${item})\\.? ?)*${number})*`;
const particle = "(?: (?:itu|tu|tuh|tadi|nya|jg|juga|tolong|aja|saja|sj|ya|dong|deh|lah|kak|ji|mi|bae))*";
const reason =
  "(?:(?:, ?|[.;] ?| )(?:itu|ini|soalnya|soale|sebab|karena|krn|kan|bukan|cuma|sdh|sudah|udah)(?!\\p{L}).*)?";
const ahead = new RegExp(
  `^${lead}${out}(?: (?:aja|saja|yg|yang))* ${item}\\.? ?(${number}${more})${particle}[.!]*${reason}$`,
  "isu",
);
const behind = new RegExp(
  `^${lead}${item}\\.? ?(${number}${more})(?:nya)?${particle} ${out}${particle}[.!]*${reason}$`,
  "isu",
);

/** The numbers of the items that a part of a message wants out, as they are written; empty if it names none. */
export function itemsOut(part: string): string[] {
  const said = part.trim();
  const named = ahead.exec(said)?.[1] ?? behind.exec(said)?.[1] ?? "";
  return [...new Set(named.toLowerCase().match(/\d+|terakhir/g) ?? [])];
}

/** "Angka 2 3 nya masih nempel": numbers before sentences that should go. */
const numbers =
  /(?<!\p{L})(?:angka|nomor|nomer|penomoran)(?:nya|2nya|2)?(?: (?:\d+\p{L}*|nya|yang|yg|itu|di|depan|dan|sama|urut|urutnya|kalimat\p{L}*|kok|masih|malah|juga|jg|ga|gak|tidak|jangan|usah|perlu|tolong|dong))* (?:nempel|ikut|kebawa|ketulis|ada|dihapus|hapus(?:in)?|diapus|apus|ilangin|hilangin|dihilangkan|hilangkan|dibuang|buang|usah|dipakai|dipake)(?!\p{L})|(?<!\p{L})(?:hapus|apus|hilangkan|hilangin|ilangin|buang|tanpa|ga usah pake|jangan pake) (?:semua )?(?:angka|nomor|nomer|penomoran)(?:nya|2nya|2| urut\p{L}*)?(?: (?:\d+\p{L}*|dan|sama|nya|dong|ya|aja|di depan\p{L}*))*$/iu;

/** "Kata 'sudah' di nomor 1 dihapus": the number says where the words stand. */
const ofWords = /(?:kata|kalimat|tulisan|["”'’\uE000])[^,.]* (?:di|pada|yg|yang) (?:no|nomor|nomer)\.? ?\d/iu;

/** Whether a clause wants the numbers before all items out, and no item by its number. */
export const wantsNumbersOut = (clause: string): boolean =>
  numbers.test(clause) && itemsOut(clause).length === 0 && !ofWords.test(clause);

/** A number before an item or a heading. */
const before = /^\d{1,2}[.)] (?=\p{L})/gmu;
export const withoutNumbers = (text: string): string => text.replace(before, "");
