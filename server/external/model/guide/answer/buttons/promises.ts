import type { Step } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { withoutLeadIns } from "#server/external/model/guide/words/to-guide/lead-ins.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";

/*
 * Buttons that are promises of the member to somebody else. A promise that is near to what was typed may be a costly
 * false one, so it is only taken by its own words, and anything else stands as it was typed.
 */

type Choosing = Extract<Step, { choose: string }>;
type Option = Choosing["options"][number];

/** Words beside those of a button that change nothing of what it promises. */
const beside = new Set(
  "pilih pilihan tombol opsi ambil kasih ngasih beri memberi bakal akan bersedia sanggup deh ikhlas langsung maaf oke ok siap lakukan tawarkan nawarin tawarin kirim ngirim".split(
    " ",
  ),
);
const openSum = /\(isi jumlah(?:nya)?\)/;
const sum = /(?:rp\.? ?)?\d[\d.,]*(?: ?(?:%|persen|ribu|rb|k|juta|jt))?/gi;

/** A word without what stands before and behind its root: "dikembalikan" and "kembaliin" are "kembali". */
const rootOf = (word: string): string =>
  word
    .replace(/^(?:di|ku|tak|me(?:ng|m|n)?|nge?|ber)(?=\p{L}{4})/u, "")
    .replace(/(?<=\p{L}{4})(?:kan|in|nya|ne|ku|lah|an|i)$/u, "");
const rootMin = 4;

const isSame = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= rootMin && (one.startsWith(other) || other.startsWith(one)));

/** Whether a text says nothing but what this button promises; a sum only where the promise has a place for one. */
function saysOnly({ label, value = "", words = [] }: Option, text: string): boolean {
  const isOfSum = openSum.test(value);
  const said = isOfSum ? text.replace(sum, " ") : text;
  const own = plain([label, value, ...words].join(" "))
    .split(" ")
    .map(rootOf);
  return plain(said)
    .split(" ")
    .filter((word) => word !== "" && !beside.has(word) && !common.has(word))
    .every((word) => own.some((one) => isSame(one, rootOf(word))));
}

/** A word that denies what stands beside it makes another promise of it. */
const limiting =
  /\b(?:bukan|bkn|ga|gak|gk|nggak|ngga|tidak|tdk|ndak|nda|ora|tapi|tp|asal|kalau|kalo|klo|cuma|hanya|maksimal|max|paling|kecuali)\b/;

/** The button that a typed promise means, if it says no more and no less than that. */
export const promiseMeant = (meant: Option | undefined, text: string): Option | undefined =>
  meant && saysOnly(meant, text) && (!limiting.test(plain(text)) || limiting.test(plain(meant.label)))
    ? meant
    : undefined;

const wordsMin = 2;
const wordsMax = 40;
/** What is asked, or not known, promises nothing. */
const isOpen =
  /\?|\b(?:ga|gak|gk|nggak|ngga|tidak|ndak|belum|blm) (?:tau|tahu|ngerti|paham|yakin)\b|\bgatau\b|\b(?:bingung|gimana|gmn|bagaimana|terserah|apa ya)\b/iu;
const wishing =
  /^(?:(?:aku|saya|sy|gue|gw|kalau|kalo|kl|klo|sih|ya|kak|min)\s+)*(?:maunya|pengennya|pinginnya|mau|pengen|rencananya|bisanya)\s+(?=\S)/iu;

/** The member's own promise; undefined if the text makes none. */
export function ownPromise(text: string): string | undefined {
  const words = withoutLeadIns(text, false).trim().replace(wishing, "");
  const count = words.split(/\s+/).length;
  return count < wordsMin || count > wordsMax || isOpen.test(text) ? undefined : words;
}

/** "Kembalikan sebagian aja. 30 box = 750rb": a promise that begins with a whole button, and its details behind it. */
export function namedFirst(
  { options }: Choosing,
  text: string,
): { option: Option; rest: string } | undefined {
  const pieces = text.split(/(?<=[.;,\n])\s+/);
  const named = (piece: string) =>
    options.filter(({ label }) => ` ${plain(piece)} `.includes(` ${plain(label)} `));
  const at = pieces.findIndex((piece) => named(piece).length > 0);
  const piece = pieces[at] ?? "";
  const [option, ...rivals] = named(piece);
  if (!option || rivals.length > 0 || limiting.test(plain(piece))) return undefined;
  const details = pieces.slice(at + 1).join(" ");
  return { option, rest: details === "" ? text : details };
}
