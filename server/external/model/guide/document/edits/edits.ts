import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import { type Filled, fits, itemsIn } from "#server/external/model/guide/slots.ts";
import { clockIn, lengthIn, spanIn, withoutTimes } from "#server/external/model/guide/values/days/clock.ts";
import { amountIn } from "#server/external/model/guide/values/numbers/amounts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Changes of single items of a finished document, in the member's own words: "hapus yang nomor 3", "tambah: beli obat". */

type Making = Extract<Step, { make: string }>;
type List = { name: string; items: string[]; isNumbered: boolean; isShown: boolean };

/** The lists of a document, with those that its schedule is made of. */
function listsOf(flow: Flow, step: Making, filled: Filled): List[] {
  const shown = placeholdersIn(step.text);
  const days = shown.flatMap(({ name }) => flow.slots[name]?.day ?? []);
  const isItemwise = (form: string) => form === "" || form === "numbered" || form === "table";
  const names = new Set([
    ...shown.map(({ name }) => name),
    ...days.flatMap(({ fixed, tasks }) => [fixed, tasks]),
  ]);
  return [...names].flatMap((name) => {
    const slot = flow.slots[name];
    if (slot === undefined || (slot.kind !== "list" && slot.kind !== "rows")) return [];
    const forms = shown.filter((one) => one.name === name).map(({ form }) => form);
    const isTask = days.some(({ tasks }) => tasks === name);
    const isActivity = isTask || days.some(({ fixed }) => fixed === name);
    const items = itemsIn(slot, filled[name] ?? "", isActivity);
    return [
      {
        name,
        items,
        isNumbered: forms.includes("numbered"),
        isShown: isTask || (!isActivity && forms.some(isItemwise)),
      },
    ];
  });
}

const places: Readonly<Record<string, number>> = {
  ...{ pertama: 0, satu: 0, kedua: 1, dua: 1, ketiga: 2, tiga: 2, keempat: 3, empat: 3, kelima: 4, lima: 4 },
};
const removal =
  /^(?:(?:tolong|coba|eh|kak|min|bisa|boleh|terus|trus|oh|iya) )*(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|keluar|delete)(?:kan|in)? (.+?)(?: (?:aja|saja|dong|ya|kak|deh|min|dari daftar|dari jadwal))*$/;
const cancelled =
  /^(.{3,40}?)(?:nya)? (?:ga|gak|nggak|ngga|tidak) (?:jadi|usah|perlu)(?: (?:deh|dong|ya|kak|aja))*$/;
const place =
  /^(?:(?:yang|yg|bagian|item|poin|baris|kegiatan|no|nomor|nomer) )*(?:ke ?)?(\d{1,2}|pertama|satu|kedua|dua|ketiga|tiga|keempat|empat|kelima|lima|terakhir)$/;

/** Of an item of several sentences only one may be meant. */
const isOneSentence = (item: string): boolean => !/[.!?]\s+\S/.test(item.trim());

const isMet = (item: string, words: readonly string[]): boolean => {
  const own = plain(item).split(" ");
  return (
    words.length > 0 &&
    words.every((word) => own.some((one) => one === word || one === word.replace(/nya$/, "")))
  );
};

const wordsOf = (what: string): string[] =>
  plain(what)
    .split(" ")
    .filter((word) => word !== "" && !/^(?:yang|yg|bagian|kegiatan|soal|itu|tadi)$/.test(word));

type Found = { list: List; at: number };

/** The one item that has all these words; undefined if there is none, or more than one. */
function itemWith(lists: readonly List[], what: string): Found | undefined {
  const words = wordsOf(what);
  const found = lists.flatMap((list) =>
    list.items.flatMap((item, at) => (isMet(item, words) ? [{ list, at }] : [])),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The item at a place, where only one list can be meant: the only numbered one, or the only one. */
function itemAt(lists: readonly List[], said: string): Found | undefined {
  const numbered = lists.filter(({ isNumbered }) => isNumbered);
  const [list, ...others] = numbered.length > 0 ? numbered : lists.filter(({ items }) => items.length > 0);
  if (!list || others.length > 0) return undefined;
  const at = said === "terakhir" ? list.items.length - 1 : (places[said] ?? Number(said) - 1);
  return list.items[at] === undefined ? undefined : { list, at };
}

const replaced = (filled: Filled, { list, at }: Found, items: readonly string[]): Filled => ({
  ...filled,
  [list.name]: list.items.toSpliced(at, 1, ...items).join("\n"),
});

/** Whether the member wants something taken out, even if it is not clear what. */
export const isRemoval = (text: string): boolean => removal.test(plain(text));

/** The answers without the item that the text takes out. */
export function removed(flow: Flow, step: Making, filled: Filled, text: string): Filled | undefined {
  const said = plain(text);
  const what = removal.exec(said)?.[1] ?? cancelled.exec(said)?.[1];
  if (what === undefined) return undefined;
  const lists = listsOf(flow, step, filled);
  const nth = place.exec(what)?.[1];
  const found = nth === undefined ? itemWith(lists, what) : itemAt(lists, nth);
  if (found && nth === undefined && !isOneSentence(found.list.items[found.at] ?? "")) return undefined;
  return found && replaced(filled, found, []);
}

/** The answers with one more item, where the document has one list that it can belong to. */
export function appended(flow: Flow, step: Making, filled: Filled, words: string): Filled | undefined {
  const lists = listsOf(flow, step, filled).filter(({ isShown, name }) => {
    const slot = flow.slots[name];
    return isShown && slot !== undefined && (slot.kind !== "rows" || fits(slot, words));
  });
  const [list, ...others] = lists;
  if (!list || others.length > 0) return undefined;
  return { ...filled, [list.name]: [...list.items, words].join("\n") };
}

const ofTime = /^(?:jam|waktu|pukul|jadwal)(?:nya)? /i;
const ofLength = /^(?:lama|durasi)(?:nya)? /i;

/** The item with another time, another length or another price; undefined if it has no such thing. */
function itemChanged(item: string, value: string, isTime: boolean): string | undefined {
  const length = lengthIn(value);
  const time = isTime || length === undefined ? clockIn(value) : undefined;
  const before = lengthIn(item);
  if (time !== undefined && (isTime || /jam|pukul|[.:]\d{2}|pagi|siang|sore|malam/i.test(value))) {
    const clock = /^\d/.test(value.trim()) ? `jam ${value.trim()}` : value.trim();
    return `${withoutTimes(item)} ${clock}${before === undefined ? "" : ` ${before} menit`}`;
  }
  if (length === undefined || spanIn(item, 0) !== undefined) return undefined;
  return `${withoutTimes(item)} ${length} menit`;
}

const bare =
  /^(?:(?:eh|kak|tolong|coba|itu) )*(\p{L}[\p{L} ]{2,30}?) (?:jadi|jd|jadiin) (.+?)(?: (?:aja|saja|dong|ya|kak|deh))*$/iu;
const bareWordsMax = 8;

/** What a short "belajar jadi 2 jam dong" changes, and into what. */
export function bareChange(text: string): { what: string; value: string } | undefined {
  const [, what, value] = text.split(/\s+/).length <= bareWordsMax ? (bare.exec(text.trim()) ?? []) : [];
  return what === undefined || value === undefined ? undefined : { what, value };
}

/** The answers with an item at another time, of another length or at another price. */
export function exchanged(
  flow: Flow,
  step: Making,
  filled: Filled,
  { what, value }: { what: string; value: string },
): Filled | undefined {
  const subject = what
    .trim()
    .replace(ofTime, "")
    .replace(ofLength, "")
    .replace(/^harga(?:nya)? /i, "");
  const found = itemWith(listsOf(flow, step, filled), subject);
  const item = found?.list.items[found.at];
  if (!found || item === undefined) return undefined;
  const slot = flow.slots[found.list.name];
  if (slot?.kind === "rows") {
    const isSum = slot.columns?.length === 2 && amountIn(value) !== undefined;
    const name = item.split(/,|\d/)[0]?.trim() ?? "";
    return isSum ? replaced(filled, found, [`${name}, ${value}`]) : undefined;
  }
  const changed = itemChanged(item, value, ofTime.test(what.trim()));
  return changed === undefined ? undefined : replaced(filled, found, [changed]);
}

const verb = "(?:di)?(?:tambah|hapus|apus|buang|coret|ganti|ubah)(?:in|kan|i)?";

/** The parts of a message of which each changes a document: "hapus kalimat terakhir, sama tambahin ...". */
export function editsIn(text: string): string[] {
  const parts = text
    .trim()
    .split(
      new RegExp(
        `[,.;]?\\s+(?:sama|sm|terus|trus|trs|dan|lalu|habis itu) (?=${verb}\\b)|[.!]\\s+(?=(?:tolong |coba )?${verb}\\b)|[;\\n]+\\s*`,
        "i",
      ),
    );
  return parts.every((part) => new RegExp(`\\b${verb}\\b`, "i").test(part)) ? parts : [];
}

const polite = "(?:(?:tolong|coba|eh|kak|min|bisa|boleh|minta|maaf|salah|itu)[ ,]+)*";
const nth =
  "(?:yang |yg |bagian )?(?:nomor|nomer|no\\.?|poin|butir|baris|item|kegiatan|langkah|aturan) (?:yang )?(?:ke ?)?(\\d{1,2}|pertama|satu|kedua|dua|ketiga|tiga|keempat|empat|kelima|lima|terakhir)";
const rewriting: readonly RegExp[] = [
  new RegExp(`^${polite}${nth}(?:nya)?\\s*[:=]\\s*(\\S.*)$`, "is"),
  new RegExp(
    `^${polite}(?:ganti|ubah|edit|revisi|koreksi|perbaiki)(?:in|kan)? ${nth}(?:nya)?(?: (?:itu|dong|ya|aja|saja|sj))*(?:[ ,:]+(?:(?:jadi|jd|menjadi|dengan|pakai|pake)[ :]+)?(.*))?$`,
    "is",
  ),
  new RegExp(
    `^${polite}${nth}(?:nya)? (?:itu )?(?:salah,? )?(?:harusnya|seharusnya|jadi|diganti|ganti|diubah)(?: jadi)?(?:[ :]+(.*))?$`,
    "is",
  ),
];

/** An item of a list that a message names by its number, with its new words if it has any. */
export type Numbered = { name: string; at: number; item: string; words: string | undefined };

/** Reads "ganti nomor tiga jadi ..."; undefined if no list, or more than one, can be meant. */
export function numberedIn(flow: Flow, step: Making, filled: Filled, text: string): Numbered | undefined {
  const found = rewriting.map((one) => one.exec(text.trim())).find((one) => one !== null);
  const [, said = "", words = ""] = found ?? [];
  const there = said === "" ? undefined : itemAt(listsOf(flow, step, filled), said.toLowerCase());
  const item = there?.list.items[there.at];
  if (!there || item === undefined) return undefined;
  const own = words.trim().replace(/^(?:dong|ya|kak|aja|saja|deh)$/i, "");
  return { name: there.list.name, at: there.at, item, words: own === "" ? undefined : own };
}

/** The answers with other words for this item. */
export function renumbered(
  flow: Flow,
  step: Making,
  filled: Filled,
  { name, at }: Pick<Numbered, "name" | "at">,
  words: string,
): Filled | undefined {
  const list = listsOf(flow, step, filled).find((one) => one.name === name);
  const slot = flow.slots[name];
  const isRow = slot?.kind === "rows";
  if (!list || !slot || list.items[at] === undefined || (isRow && !fits(slot, words))) return undefined;
  return replaced(filled, { list, at }, [words.trim()]);
}

/** Extracts the words to be added from a text such as "Tambahin makasih udah bimbing aku". */
export const extraIn = (text: string): string | undefined =>
  /^(?:(?:tolong|bisa|boleh|coba|eh|kak|min) )*(?:di)?tambah(?:in|kan|i|lah)?(?: (?:juga|lah|kalimat|tulisan|kata-kata|dong|ya|kak|kalau|kalo|klo|bahwa|(?:satu|1)(?: lagi)?(?=:)))*[: ]+(?!di akhir$)(\S.{3,})$/is
    .exec(text.trim())?.[1]
    ?.trim();

/** "Permintaan maafnya", "soal gaji": what a sentence should be about is no sentence. */
const topic =
  /^(?:permintaan maaf\w*|permohonan\w*|ucapan|salam|kata|doa|alasan\w*|nomor|alamat\w*|soal|tentang|bagian|penutup|pembuka|sesuatu)\b/;
/** "Tambahin kata-kata untuk itu" only points to something. */
const pointing =
  /^(?:untuk|utk|buat|soal|tentang|yang|yg|kayak|kaya|seperti|di)? ?(?:itu|ini|tadi|situ|gitu|begitu)(?: (?:juga|jg|dong|ya|kak|aja|saja|lah))*$/;
const topicWordsMax = 5;
export const isTopic = (words: string): boolean =>
  pointing.test(plain(words)) ||
  (topic.test(plain(words)) && plain(words).split(" ").length <= topicWordsMax && !/[:\d]/.test(words));
