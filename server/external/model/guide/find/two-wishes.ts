import type { Flow } from "#server/external/model/guide/flow.ts";
import { personIn } from "#server/external/model/guide/values/names.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { isWish } from "./requests.ts";
import { flowsOfWish } from "./second-wish.ts";

/*
 * Two wishes of one message that only a conjunction joins: "pgn bisa tidur sama mau minta maaf ke istriku", "harus
 * mutusin besok, abis itu nulis penolakannya jg".
 */

export type TwoWishes = { rest: string; wish: string };

const me =
  "(?:aku|ak|saya|sy|gue|gw|gua|kami|kita|juga|jg|tolong|tlg|sekalian|harus|kudu|perlu|bisa|kak|min|mbak|mas)";
const joint =
  "(?:sama|sm|samo|ama|dan|plus|serta|trus|terus|trs|lalu|kemudian|(?:(?:abis|habis|hbs|abs|bis|setelah|sesudah|stlh) (?:itu|tu|gitu)))";
const wanting = "(?:mau|pengen|pgn|pengin|pingin|kepengen|ingin|minta|butuh|tolong|tlg|bantu(?:in|kan)?)";
const making =
  "(?:(?:di)?(?:bikin|buat|tulis|susun|rangkai|hitung|itung|atur|siap|ketik)(?:in|kan|no)|(?:nulis|nyusun|ngitung|menulis|menyusun|menghitung|nyiapin)(?:in|kan)?|(?:bikin|buat) (?:surat|pesan|wa|chat|cv|jadwal|rencana|daftar|undangan|pengumuman|caption|naskah))";
const joined = new RegExp(`[\\s,.;]+(${joint} +(?:${me} )*(?:${wanting}|${making})(?!\\p{L}).+)$`, "isu");
/** "... samo kato2 buat nyerahke laporan ke Dimas": the thing alone. */
const joinedThing =
  /[\s,.;]+((?:sama|sm|samo|ama|dan|plus|serta|sekalian) (?:(?:sekalian|juga|jg|ringkasan|contoh) )*(?:kata[ -]?kata|kata2|kato2|pesan|wa|chat|surat|e?mail|cv|jadwal|rencana|daftar|caption|naskah|undangan|pengumuman)(?!\p{L}).+)$/isu;
/** What is sent, had or handed over together is one thing. */
const together =
  /\b(?:kirim\p{L}*|ngirim\p{L}*|lampir\p{L}*|melampirkan|bawa\p{L}*|isi(?:nya)?|baca\p{L}*|dapat|dapet|terima|nerima|soal|tentang)\b[^.,;]*$/iu;
/** Between two courses of which one is to be taken, both words are one wish. */
const undecided =
  /\b(?:bingung|bimbang|galau|ragu|antara|pilih|milih|mending|enakan|atau|ato|apa (?:mau|harus)|bedanya|dilema)\b/;
/** What somebody else wants is told. */
const ofOthers =
  /\b(?:dia|ia|mereka|beliau|(?:suami|istri|bini|ibu|bapak|mama|papa|ayah|kakak|adik|adek|anak|pacar|mantan|bos|atasan|temen|teman|mertua|tetangga|cowok|cewek|ortu|orang tua)(?:ku|nya|mu)?)(?: (?:aku|saya|gw|gue))? (?:\p{L}+ )?(?:mau|pengen|pgn|ingin|minta|nyuruh|butuh|suka|sering|malah|selalu|tiba2|udah|sudah|lagi|bilang)\b/u;
/** What is to be said in the text of the first wish, with no reader of its own. */
const saysOn = new RegExp(
  `^${joint} (?:${me} )*(?:${wanting} )?(?:bilang|ngomong|nyampe?in|menyampaikan|ngucapin|jelasin|menjelaskan|cerita|nanya|tanya)\\w*(?!.*\\b(?:ke|sama|kepada|buat) )`,
);
const tailMin = 3;

/** Where the second wish begins, by its verb or by its thing. */
function tailIn(text: string): RegExpExecArray | null {
  const byVerb = joined.exec(text);
  if (byVerb) return byVerb;
  const thing = joinedThing.exec(text);
  return thing && !together.test(text.slice(0, thing.index)) ? thing : null;
}

const namedReader = /\b(?:ke|buat|untuk|utk|kepada) (\p{Lu}\p{Ll}+)/u;

/** Two texts of the general flow are two wishes if they have two readers. */
function isOther(one: Flow, other: Flow | undefined, rest: string, wish: string): boolean {
  if (other === undefined || one !== other) return other !== undefined;
  const readers = [rest, wish].map((text) => personIn(text) ?? namedReader.exec(text)?.[1]);
  return one.net === "write" && readers.every((name) => name !== undefined) && readers[0] !== readers[1];
}

/** The first and the second wish of a message; undefined if it has only one. */
export function twoWishesIn(text: string): TwoWishes | undefined {
  const found = tailIn(text.trim());
  const wish = found?.[1]?.trim() ?? "";
  const rest = text
    .trim()
    .slice(0, found?.index ?? 0)
    .replace(/[\s,.;]+$/, "");
  if (rest === "" || wish === "" || wish.split(/\s+/).length < tailMin) return undefined;
  const said = plain(rest);
  const [own] = flowsOfWish(rest);
  if (!own || undecided.test(plain(text)) || ofOthers.test(said) || saysOn.test(plain(wish)))
    return undefined;
  const [other] = flowsOfWish(wish);
  // "Karyawan telat terus, mau bikin aturan" says how long it has been so.
  const isWanted = isWish(rest) || /\b(?:harus|hrs|mesti|kudu)\b/.test(said);
  const goesOn = wish
    .split(/[.!?;\n]+/)
    .slice(1)
    .some(isWish);
  if (!isWanted || goesOn) return undefined;
  return isOther(own, other, rest, wish) ? { rest, wish } : undefined;
}

/** The last clause of the first wish, by which it is named. */
export function lastClause(rest: string): string {
  const clauses = rest
    .split(/[.,;:!?\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return clauses.findLast(isWish) ?? clauses.at(-1) ?? rest;
}

/** The second wish without the word that joins it. */
export const withoutJoint = (wish: string): string => wish.replace(new RegExp(`^${joint}[ ,]+`, "i"), "");
