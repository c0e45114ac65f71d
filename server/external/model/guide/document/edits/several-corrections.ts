import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import { corrected } from "#server/external/model/guide/values/corrections.ts";
import { isContact } from "#server/external/model/guide/values/facts.ts";
import { withoutAddress } from "#server/external/model/guide/values/values.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Several corrections in one message: "ganti nama lengkap jadi Hendro Susanto dan posisi jadi Satpam". */

export type Change = { name: string; value: string };

/** Words for the same field. */
const same: readonly (readonly string[])[] = [
  ["nama", "panggilan"],
  ["posisi", "jabatan", "pekerjaan"],
  ["perusahaan", "pt", "kantor", "toko"],
  ["tanggal", "tgl", "hari"],
  ["kontak", "nomor", "telepon", "hp", "wa", "email"],
  ["pendidikan", "sekolah", "kuliah"],
];
const bare = (word: string): string => (word.length > 5 ? word.replace(/(?:nya|nyo|ku|mu)$/, "") : word);
const isSame = (one: string, other: string): boolean =>
  one === other || same.some((words) => words.includes(one) && words.includes(other));

const labelWords = (slot: Slot | undefined): string[] =>
  plain(slot?.label ?? "")
    .split(" ")
    .filter((word) => word.length > 1 && !/^(?:yang|di|dan|dua|tiga|atau|untuk|ke|hal)$/.test(word))
    .map(bare);

const isOfPerson = (slot: Slot | undefined): boolean => slot?.takes === "self" || slot?.takes === "person";

/** The field that these words name, if they name exactly one. */
export function fieldNamed(
  flow: Flow,
  names: readonly string[],
  words: readonly string[],
): string | undefined {
  const fitting = names.filter((name) => {
    const own = labelWords(flow.slots[name]);
    return words.every((word) => own.some((one) => isSame(one, bare(word))));
  });
  if (fitting.length === 1) return fitting[0];
  const exact = fitting.filter((name) => isSame(labelWords(flow.slots[name])[0] ?? "", bare(words[0] ?? "")));
  if (exact.length === 1) return exact[0];
  const people = fitting.filter((name) => isOfPerson(flow.slots[name]));
  // "Namanya" may be the sender's name or the reader's; "nama saya" is the sender's.
  if (people.length > 1 && words.join(" ") === "namanya") return undefined;
  const own = people.filter((name) => flow.slots[name]?.takes === "self");
  return people.length === 1 ? people[0] : own.length === 1 ? own[0] : undefined;
}

const polite =
  "(?:tolong|coba|eh+|oh|kak|min|pak|bu|mas|mbak|maaf|sori|bisa|boleh|minta|mau|aku|saya|juga|terus|trus|itu|tapi|sama|dan)";
const changing =
  "(?:di)?(?:ganti|ubah|koreksi|ralat|benerin|betulkan|betulin|perbaiki|edit|revisi|salah)(?:kan|in|nya)?";
const leading = new RegExp(`^(?:(?:${polite}|${changing})\\b[ ,:]*)+(?=\\S)`, "i");
const between =
  /^(?:(?:(?:woy|woi|wey),?|saya|sy|aku|ku|gw|gue|nya|itu|tadi|barusan|adalah|yang|yg|bener|benar|salah|keliru|tolong|mohon|minta|coba|diisi(?:kan)?|diisiin|isiin|isi|isikan|ditulis|tulis|tuliskan|tulisin|diganti|ganti|diubah|ubah|jadi|jd|menjadi|ke|dengan|pakai|harusnya|seharusnya|mestinya|sekarang|maksudnya|maksud|[:=,-])(?:\s+|$|(?<=[:=])))+/i;
const particles = /(?: (?:deng|ding|deh|aja|saja|ya|kak|dong|maksudku))+$/i;
const labelWordsMax = 3;
const valueWordsMax = 9;
/** What is no value, but says something about one. */
const noValue =
  /^(?:salah|keliru|kok|masih|apa|gimana|gmn|kenapa|knp|belum|blm|bukan|ga|gak|nggak|tidak|kebalik|dong|ya|itu|ini|dulu|aja|punya|bagus|jelek|jauh|oke|pas|cocok|aneh|kurang|terlalu|sudah|udah|kok|jg|juga|tetep|tetap)\b/i;

/**
 * Whether these words may name a field together: of "tokonya Toko Jaya" the second is a name, and of "tanggalnya tgl 25" it
 * belongs to the value.
 */
function isLabel(words: readonly string[], named: readonly string[]): boolean {
  const [first = "", second] = named;
  if (named.length === 0 || named.includes("")) return false;
  const isName = words.length > 1 && /^\p{Lu}/u.test(words.at(-1) ?? "") && /^\p{Ll}/u.test(words[0] ?? "");
  return !isName && !(words.length === 2 && second !== undefined && isSame(bare(first), bare(second)));
}

/** "1 bulan ganti jadi 6 minggu" is a command, and no value that could be written. */
const commanded = /\S\s+(?:di)?(?:ganti|ubah)(?:in|kan)?(?:\s+(?:jadi|jd|menjadi|ke|dengan|dgn))\s+\S/i;

/** "Tgl suratnya 3 Mei": what a date stands behind is a part of its own, and no word of another date. */
const ofOtherPart = /^(?!(?:hari|besok|lusa)nya)\p{L}{3,}nya(?= .*\d)/iu;

/** "Posisinya jadi Satpam": the field and its value. */
export function changeOf(flow: Flow, names: readonly string[], part: string): Change | undefined {
  const words = part.replace(leading, "").split(/\s+/);
  for (let count = Math.min(labelWordsMax, words.length - 1); count > 0; count -= 1) {
    const named = words
      .slice(0, count)
      .map((word) => plain(word))
      .filter((word) => word !== "yang");
    const name = isLabel(words.slice(0, count), named) ? fieldNamed(flow, names, named) : undefined;
    if (name === undefined) continue;
    const slot = flow.slots[name];
    const rest = words
      .slice(count)
      .join(" ")
      .replace(between, "")
      .replace(/[ ,]+bukan\b.*$/i, "");
    const value = corrected(withoutAddress(rest).replace(/[.!]+$/, ""), true).replace(particles, "");
    const isValue = value.length > 1 && value.split(/\s+/).length <= valueWordsMax && !noValue.test(value);
    if (commanded.test(value) || (slot?.takes === "date" && ofOtherPart.test(value))) return undefined;
    const isNamed = fieldNamed(flow, [name], plain(value).split(" ")) !== undefined;
    return isValue &&
      !isNamed &&
      slot !== undefined &&
      mayBeContact(slot, value) &&
      fits(slot, value) &&
      !value.includes("?")
      ? { name, value: bareContact(slot, value) }
      : undefined;
  }
  return undefined;
}

const corrects = new RegExp(
  `\\b(?:bukan|bkn|${changing}|salah|keliru|harusnya|seharusnya|mestinya|kebalik|typo|ketuker|tertukar|maksudnya|maksudku)\\b`,
  "i",
);
/** "Eh namaku Rina ding": what begins or ends like this puts an answer right. */
const recalls = /^(?:eh+|ralat|koreksi) |(?: deng| ding)$/;
const asks =
  /^(?:(?:kak|min|eh|pak|bu|ini|itu) )*(?:apa|apakah|ada|bagus|bener|benar|gimana|bagaimana|kapan|boleh|bisa)\b/;

/** Whether a text puts something right, even if it is not clear what. */
export const isCorrection = (text: string): boolean =>
  corrects.test(plain(text)) && !(/\?\s*$/.test(text) && asks.test(plain(text)));

/** "Nomor hp jadi 0812 ...": what kind of number it is, and that it is new, are no part of it. */
const bareContact = (slot: Slot, value: string): string =>
  slot.takes !== "contact"
    ? value
    : value.replace(
        /^(hp|wa|whatsapp|telp|telpon|telepon)(?:nya|ku)?(?: (?:saya|aku|itu|adalah|jadi|jd|menjadi|ganti|diganti|ke))*[ :]+(?=[+\d(])/i,
        (_, kind: string) => (/^wa|^whats/i.test(kind) ? "WA " : ""),
      );

/** A way to order may be any words, but of "nomor 2 bikin formal" nobody can be reached. */
const mayBeContact = (slot: Slot | undefined, value: string): boolean =>
  slot?.takes !== "contact" ||
  isContact(value) ||
  (/\b(?:cara|alamat)\b/.test(slot.label) && !/^\d{1,2}(?!\d)/.test(value.trim()));

/** "Nama saya salah, itu nama adik" says nothing about the right name. */
export const mayBeValue = (slot: Slot | undefined, value: string): boolean =>
  (slot?.kind !== "line" ||
    !(
      /\?\s*$|\b(?:udah|sudah|udh|sdh) (?:bener|benar|betul|pas|oke|ok|bagus|cocok)\b|^(?:sama|seperti|kayak) |^(?:saya|aku|gw|gue) (?:mau|pengen|minta|maunya)\b/i.test(
        value,
      ) || plain(value).split(" ")[0] === labelWords(slot)[0]
    )) &&
  mayBeContact(slot, value);

const courtesy =
  /^(?:(?:(?:terima ?kasih|makasih|mksh|ya|iya|tolong|maaf|oke|ok|kak|min|pak|bu|mas|mbak|sori|dong)(?: |$))+|bukan\b.*)$/;

/**
 * The corrections of a message, if every part of it is one or only denies the former value. `isBelow`: below a
 * document, "nama saya Hendro" alone is one.
 */
export function changesIn(flow: Flow, names: readonly string[], text: string, isBelow: boolean): Change[] {
  const parts = text
    .trim()
    .replace(/ (?:salah|keliru),? (?=harusnya|seharusnya|mestinya|yang ben|yg ben)/gi, " ")
    .split(/,?\s+(?:dan|serta|sama|terus|trus|lalu)\s+|[;\n]+|,\s*|(?<=[^.\s]{2})\.\s+/i)
    .map((one) => one.replace(/[.!]+$/, "").trim())
    .filter((one) => one !== "");
  const changes: Change[] = [];
  for (const part of parts) {
    const change = changeOf(flow, names, part);
    if (change) changes.push(change);
    else if (!courtesy.test(plain(part))) return [];
  }
  const isSure = changes.length > 1 || corrects.test(plain(text)) || recalls.test(plain(text)) || isBelow;
  const isTwice = new Set(changes.map(({ name }) => name)).size < changes.length;
  return isSure && !isTwice ? changes : [];
}

/** "Ganti yang terakhir: besok datang jam 8": a part by its place in the document. */
const byPlace =
  /^(?:(?:eh|kak|tolong|coba|yang|yg) )*(?:(?:ganti|ubah|revisi|edit)(?:in|kan)? )?(?:bagian |kalimat |yang |yg |poin )*(pertama|kedua|ketiga|terakhir|akhir)(?:nya)?(?: (?:di)?(?:ganti|ubah)(?:in)?)?(?: (?:jadi|jd|menjadi|dengan|pake|pakai))?\s*[:,]?\s+(\S.{3,})$/is;
const places = ["pertama", "kedua", "ketiga"];

/** The place and the new words of a part; -1 is the last one. */
export function placeIn(text: string): { at: number; value: string } | undefined {
  const [, place = "", value = ""] = byPlace.exec(text.trim()) ?? [];
  const isChange = value !== "" && /ganti|ubah|revisi|edit/i.test(text);
  return isChange ? { at: places.indexOf(place.toLowerCase()), value } : undefined;
}

/** "Salah, lusa bukan besok": what stands there, and what should. */
export function swappedIn(text: string): string[] | undefined {
  const [, value, what] =
    /^(?:(?:eh|salah|maaf|sori|kak|bang|harusnya|itu|loh)[, ]+)*(\S[^,.?!]{1,30}?),? (?:bukan|bkn) ([^,.?!]{2,30})$/i.exec(
      text.trim(),
    ) ?? [];
  // "Dia yang salah, bukan aku" says who was wrong, and no word of the text.
  if (
    what === undefined ||
    value === undefined ||
    /^(?:aku|saya|sy|gue|gw|dia|kamu|kita|ini|itu|begitu)$/i.test(what)
  )
    return undefined;
  return ["", what, value];
}
