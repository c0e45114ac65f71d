import { withoutAddress } from "#server/external/model/guide/values/values.ts";
import { editsIn, extraIn } from "./edits.ts";

/* A note that a member wants below a document, of whatever kind it is: "tambahkan keterangan di bawahnya: ...". */

const adding =
  "(?:(?:di|me|mem|men|meng|ng)?(?:tambah|nambah|beri|kasih|kasi|taruh|taro|taru|tulis|nulis|buat|bikin|masuk|sertakan|cantum|selip|sisip)(?:kan|in|i|no|ke|an)?(?:lah)?)";
const article = "(?: (?:juga|jg|lagi|sedikit|dikit|satu|1|sebuah|dong|ya|kak|aja|saja|dulu|sekalian))*";
const note =
  "(?:catatan|keterangan|penjelasan|note|notes|cttn|ket|info|informasi|tambahan)(?:nya)?(?: (?:kecil|tambahan|pendek|singkat|lagi))?";
const thing =
  "(?: ?ny[ao])?(?: (?:tabel|hitungan|tulisan|teks|surat|pesan|daftar|jadwal|rencana|naskah|itu|ini)(?:ny[ao])?)*";
const place = `(?:di|pada|ke|ning|nang) ?(?:bagian )?(?:paling )?(?:bawah|ngisor|akhir|ujung|handap)(?:ny[ao]|e)?${thing}`;
const colon = "(?: (?:seperti ini|begini|gini|kalau|kalo|bahwa|yaitu|isinya|tulisannya))*\\s*[:=]\\s*";

/** A colon says where the note begins; without one it has to be named together with its place. */
const forms: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${adding}${article} ${note}(?: ${place})?${article}${colon}(\\S.+)$`, "isu"),
  new RegExp(`(?<!\\p{L})${adding}${article} ${place}${article}${colon}(\\S.+)$`, "isu"),
  new RegExp(`(?<!\\p{L})${place}${article} ${adding}${article}(?: ${note})?${colon}(\\S.+)$`, "isu"),
  new RegExp(`(?:^|[.!?,;\\n]\\s*)${note} ${place}${article}${colon}(\\S.+)$`, "isu"),
  new RegExp(
    `(?<!\\p{L})${adding}${article} ${note} ${place}${article}[, ]+(?:(?:kalau|kalo|bahwa|isinya) )*(\\S+ \\S.+)$`,
    "isu",
  ),
];
const courtesy =
  /[\s,.!;]+(?:(?:kak|mas|mbak|min|tolong|mohon|(?:bisa|boleh|iso|saged)(?: (?:ga|gak|nggak|kan|kah))*|terima ?kasih|makasih|matur ?nuwun|suwun|nuhun|sekian|itu (?:saja|aja|wae)|ya|yaa|nggih|njih|dong|deh)[\s,.!?]*)+$/iu;
/** Words of the request that stand before its verb. */
const asking =
  /(?:[\s,]*(?:tolong|tulung|mohon|coba|minta|bisa|boleh|saya|aku|sy|gw|gue|hanya|cuma|cuman|ingin|mau|pengen|pingin|arep|hendak|untuk|trus|terus|trs|dan|lalu|sama|sm|lagi|sekalian|kak|mas|mbak))+$/iu;
const own = /^["“'‘](.+)["”'’]$/su;
/** Fewer letters are no note. */
const lettersMin = 3;

/** `before`: what the message says ahead of it. */
export type Note = { before: string; words: string };

/** The note that a message wants below the document; undefined if it wants none, or does not say its words. */
export function noteIn(text: string): Note | undefined {
  const found = forms
    .map((one) => one.exec(text.trim()))
    .filter((one) => one !== null)
    .toSorted((one, other) => one.index - other.index)[0];
  const written = withoutAddress((found?.[1] ?? "").trim().replace(courtesy, ""));
  const words = (own.exec(written)?.[1] ?? written).trim();
  if (!found || words.length < lettersMin || /\?$/.test(words)) return undefined;
  return { before: text.trim().slice(0, found.index).trim().replace(asking, ""), words };
}

/** Whether a message adds something to a document. */
export const addsBelow = (text: string): boolean => extraIn(text) !== undefined || noteIn(text) !== undefined;

/** Whether it does, or consists of several changes. */
export const changesBelow = (text: string): boolean => addsBelow(text) || editsIn(text).length > 1;
