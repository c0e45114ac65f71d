import { optionsOf } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { type Flow, isOfCompany } from "#server/external/model/guide/flow.ts";
import { type Filled, fits, itemsIn } from "#server/external/model/guide/slots.ts";
import { withoutAddress } from "#server/external/model/guide/values/values.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { changeOf, fieldNamed, mayBeValue } from "./several-corrections.ts";
import { tokensOf } from "./word-places.ts";

/* What one part of a message changes in the answers of a flow: a field's value, its end, or words that should go. */

/**
 * `told`: what was changed, as the guide says it. `isNew`: no other reader of corrections knows this form. `isText`: what
 * follows may go on with the new words.
 */
export type PartChange = { values: Record<string, string>; told: string; isNew: boolean; isText?: boolean };

type Fields = { flow: Flow; names: readonly string[]; filled: Filled };

const labelOf = ({ flow }: Fields, name: string): string => flow.slots[name]?.label ?? name;

/** Words that begin a correction and are no part of it. */
const leading =
  /^(?:(?:(?:dan|trus|terus|trs|lalu|tapi|tp|eh+|oh|itu|tolong|coba|minta|kak|mas|mbak|bang|min|pak|bu|yg|yang|sy|aku|gw|saya|isi(?= \p{L}+ny[ao]))\b[ ,]*)*(?:(?:di)?(?:ganti|ubah)(?:in|kan)?(?:nya)?\b(?: (?:jd|jadi|menjadi)\b)?[ :,]*)?)(?=\S)/iu;
const trailing =
  /(?:[\s,]+(?:aja|saja|doang|ya|yaa|dong|deh|lah|la|sih|kok|kak|mbak|mas|bang|min|gitu|tolong|makasih|pls))+$/i;
const ofPerson = /^(nama(?:nya)?|panggilan(?:nya)?) (?:dia|orangnya|orgnya|anaknya)(?= )/i;

const wrong = / (?:salah|keliru),? (?=harusnya|seharusnya|mestinya|yang ben|yg ben)/gi;

/** The new words without marks, address and particles around them. */
export const bareValue = (words: string): string =>
  withoutAddress(words.trim())
    .replace(/[.,;!]+$/, "")
    .replace(trailing, "")
    .replace(/^["“'‘](.*)["”'’]$/s, "$1")
    .replace(/ (?:kak|mbak|mas|bang|min)(?=,)/gi, "")
    .trim();

/** One sentence stands without its full stop, which the document has. */
const textValue = (words: string): string => words.trim().replace(/^((?:[^.!?]|\.(?=\d))+)[.;]$/s, "$1");

/** A word in capitals was shouted where the rest of the message was not. */
const unshouted = (value: string): string =>
  /^\p{Lu}{5,}$/u.test(value) && /[AIUEO]/.test(value) ? value.toLowerCase() : value;

const placed =
  /^(.{3,40}?) (?:di|ke) ((?:toko|pt|cv|ud|warung|kantor|pabrik|rs|klinik|hotel|bank|kafe|cafe|bengkel|salon|resto|restoran)\b.+)$/i;

/** "Pramuniaga di toko kain": the place belongs to its own field. */
function withPlace({ flow, names }: Fields, name: string, value: string): Record<string, string> {
  const company = names.find((one) => isOfCompany(flow.slots[one]));
  const [, role, place] = flow.slots[name]?.takes === "role" ? (placed.exec(value) ?? []) : [];
  if (company === undefined || role === undefined || place === undefined) return { [name]: value };
  return { [name]: role, [company]: place };
}

const labelled =
  /^([\p{L} ]{3,40}?)\s*(?:(?:di)?(?:ganti|ubah)(?:in|nya)?(?: (?:jd|jadi))?\s*)?[:=]\s*(\S.*)$/isu;

const unchanged = /\b(?:ga|gak|nggak|ngga|tidak|tdk) (?:ber|di)?ubah\b/i;

/** "Kelebihannya: teliti, cepat", "akibatnya ganti: ...". */
function labelledValue(fields: Fields, part: string): { name: string; value: string } | undefined {
  const [, written = "", value = ""] = labelled.exec(part) ?? [];
  const label = written.replace(/^(?:yg|yang) /i, "").replace(unchanged, "tetap");
  const name = label === "" ? undefined : fieldNamed(fields.flow, fields.names, plain(label).split(" "));
  return name === undefined ? undefined : { name, value: value.replace(/[\s;]+$/, "") };
}

const longFrom = 6;
const itemWordsMin = 4;
/** New words for one item of several, the only one of which they have half the words; or else for the whole list. */
export function inList({ flow, filled }: Fields, name: string, value: string): string {
  const slot = flow.slots[name];
  const items = slot === undefined ? [] : itemsIn(slot, filled[name] ?? "", false);
  if (slot === undefined || items.length < 2 || itemsIn(slot, value, false).length > 1) return value;
  const own = new Set(tokensOf(value).map(({ word }) => word));
  const like = items.filter((item) => {
    const words = tokensOf(item).map(({ word }) => word);
    return words.length >= itemWordsMin && words.filter((word) => own.has(word)).length >= words.length / 2;
  });
  const [only, ...others] = like;
  if (only === undefined || others.length > 0) return value;
  return items.map((item) => (item === only ? value : item)).join("\n");
}

function set(fields: Fields, part: string): PartChange | undefined {
  const { flow, names } = fields;
  const own = part.replace(leading, "");
  const people = names.filter((one) => flow.slots[one]?.takes === "person");
  const ofThem = ofPerson.test(own) && people.length > 0;
  const said = own.replace(ofPerson, "$1").replace(wrong, " ");
  const change = labelledValue(fields, said) ?? changeOf(flow, ofThem ? people : names, said);
  const slot = change && flow.slots[change.name];
  if (!change || !slot || optionsOf(flow, change.name).length > 0 || slot.kind === "scale") return undefined;
  const isText = slot.kind === "text" || slot.kind === "list";
  const value = isText ? textValue(change.value) : unshouted(bareValue(change.value));
  const isLabel = fieldNamed(flow, [change.name], plain(value).split(" ")) !== undefined;
  // "Nama: Rina, tinggi: 160" names another field, which is not known.
  if (!isText && /\p{L}\s*:\s/u.test(value)) return undefined;
  if (value === "" || isLabel || !fits(slot, value) || !mayBeValue(slot, value)) return undefined;
  const values =
    slot.kind === "list"
      ? { [change.name]: inList(fields, change.name, value) }
      : withPlace(fields, change.name, value);
  const told = Object.entries(values)
    .map(([name, one]) => (isText ? labelOf(fields, name) : `${labelOf(fields, name)} “${one}”`))
    .join(", ");
  // Verbs within a long new text are no commands of their own.
  const isLong = isText && labelled.test(said) && value.split(/\s+/).length >= longFrom;
  return { values, told, isNew: ofThem || isLong || Object.keys(values).length > 1, isText };
}

const adding =
  /^([\p{L} ]{3,40}?) (?:masih )?(?:kurang|tambah(?:in|kan)?|ditambah(?:in)?)\s*[:,]?\s+(\S.*)$/isu;

/** "Kelebihannya kurang: bisa komputer": one more for a list or a text. */
function added(fields: Fields, part: string): PartChange | undefined {
  const [, label = "", words = ""] = adding.exec(part.replace(leading, "")) ?? [];
  const name = words === "" ? undefined : fieldNamed(fields.flow, fields.names, plain(label).split(" "));
  const kind = name === undefined ? undefined : fields.flow.slots[name]?.kind;
  const before = name === undefined ? "" : (fields.filled[name] ?? "");
  if (name === undefined || before === "" || (kind !== "list" && kind !== "text")) return undefined;
  const own = bareValue(words);
  const isInLine = kind === "list" && !before.includes("\n") && before.includes(", ");
  const value = `${before}${kind === "text" ? ". " : isInLine ? ", " : "\n"}${own}`;
  return { values: { [name]: value }, told: `${labelOf(fields, name)} ditambah “${own}”`, isNew: true };
}

const upTo =
  /^([\p{L} ]{3,40}?) (?:cukup )?(?:sampe|sampai|smpe|smp)(?: (?:kata|tulisan|kalimat|di|yg|yang))* ["“'‘]?(.{3,120}?)["”'’]?(?: (?:aja|saja|doang|ya|dong|deh))*[.!]*$/iu;

/** "Permintaannya sampe 'sebelum jam 8.30' aja": the answer ends with these words. */
function cut(fields: Fields, part: string): PartChange | undefined {
  const [, label = "", words = ""] = upTo.exec(part.replace(leading, "")) ?? [];
  const name = words === "" ? undefined : fieldNamed(fields.flow, fields.names, plain(label).split(" "));
  const before = name === undefined ? "" : (fields.filled[name] ?? "");
  const at = before.toLowerCase().indexOf(words.toLowerCase());
  if (name === undefined || at < 0) return undefined;
  const told = `${labelOf(fields, name)} sampai “${words}”`;
  return { values: { [name]: before.slice(0, at + words.length) }, told, isNew: true };
}

const swapping = "(?:ke|ter|di)?(?:tuker|tukar|tuk[ae]r|balik|bolak-?balik)(?:in|kan|an)?";
const mixed: readonly RegExp[] = [
  new RegExp(
    `^(?:kok )?(\\p{L}{3,}(?: \\p{L}{3,})?) (?:sama|sm|dan|dgn|dengan|&) (\\p{L}{3,}(?: (?!kok|itu|nya|malah|masih|ke|ter)\\p{L}{3,})?)(?: (?:kok|itu|nya|malah|masih|kayaknya))* ${swapping}(?: (?:tuh|itu|kak|dong|ya|deh))*[.!]*$`,
    "iu",
  ),
  new RegExp(
    `^${swapping} (?:isi )?(\\p{L}{3,}) (?:sama|sm|dan|dgn|dengan|&) (\\p{L}{3,})(?: (?:dong|ya|kak|deh))*[.!]*$`,
    "iu",
  ),
];

/** "Kelebihan sama kekurangan ketuker": the two answers change places. */
function exchanged(fields: Fields, part: string): PartChange | undefined {
  const own = part.replace(/^(?:(?:eh|tolong|itu|kak|loh|lho|dan|trus|terus)[ ,]+)+/i, "");
  const [, first = "", second = ""] = mixed.map((one) => one.exec(own)).find((one) => one !== null) ?? [];
  const [one, other] = [first, second].map((words) =>
    fieldNamed(fields.flow, fields.names, plain(words).split(" ")),
  );
  if (first === "" || one === undefined || other === undefined || one === other) return undefined;
  const [was = "", willBe = ""] = [fields.filled[one], fields.filled[other]];
  const told = `“${labelOf(fields, one)}” dan “${labelOf(fields, other)}” ditukar`;
  return was === "" && willBe === ""
    ? undefined
    : { values: { [one]: willBe, [other]: was }, told, isNew: true };
}

const out =
  "(?:(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|cabut)(?:in|kan|i)?|(?:jgn|jangan|ga usah|gak usah|nggak usah|gausah) (?:di)?(?:masuk|tulis|sebut|baca|ikut|muat|pake|pakai)(?:in|kan|i)?)";
const removals: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:yg|yang|bagian|kalimat|kata|tulisan|soal) )+(.{2,120}?)(?: (?:itu|tadi|nya|sih|mah|jg|juga))* ${out}(?: (?:aja|saja|sj|dong|lah|ya|deh|kak|jg|juga|please))*[.!]*(?:,.*)?$`,
    "iu",
  ),
  new RegExp(
    `^(?:tolong |coba )?${out} (?:(?:yg|yang|bagian|kalimat|kata|tulisan|soal) )+(.{2,120}?)(?: (?:itu|tadi|nya|aja|saja|dong|lah|ya|deh|kak))*[.!]*$`,
    "iu",
  ),
];
const clauseEnd = /(?<=[,;!?]\s+)|(?<=\.\s+)|(?<=\n)/;
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(" ")
    .map((word) => word.replace(/(?<=\p{L}{3})2$/u, "").replace(/(?<=\p{L}{4})nya$/u, ""));
const clauseWordsMin = 3;
/** From this many words on, one may be missing in the clause that is meant. */
const looseFrom = 4;

function hasWords(clause: string, sought: readonly string[]): boolean {
  const own = wordsOf(clause);
  const missing = sought.filter((word) => !own.includes(word)).length;
  return missing === 0 || (sought.length >= looseFrom && missing === 1);
}

/** "Jangan pake Lestari". */
const notUsed = /^((?:jgn|jangan|ga usah|gak usah|gausah) (?:pake|pakai|tulis|sebut) )(?!yg|yang)/i;

/** Whether a part wants words out of a text in which none of them stands any more. */
export function isGone(shown: string, part: string): boolean {
  const sought = toBeOut(part.replace(notUsed, "$1yg "));
  const own = wordsOf(shown);
  const stands = (word: string) => own.some((one) => one === word || (word.length > 3 && one.includes(word)));
  return sought.length > 0 && !sought.some(stands);
}

/** The words by which a part names what should go. */
function toBeOut(part: string): string[] {
  const own = part.replace(/^(?:(?:dan|trus|terus|trs|sama|sm|eh|kak|tolong|coba|loh|lho)[ ,]+)+/i, "");
  const what = removals.map((one) => one.exec(own)?.[1]).find((one) => one !== undefined) ?? "";
  return wordsOf(what).filter((word) => word !== "" && (!common.has(word) || /\d/.test(word)));
}

/** "Tulisan 'paling' nya buang" is one word, and not the clause that holds it. */
const ofWord = /(?<!\p{L})(?:tulisan|kata|kata2) ["“'‘][\p{L}\p{N}]+["”'’]/iu;

/** "Yg malu2 itu hapus": the only clause of the answers that has these words goes. */
function removed(fields: Fields, part: string): PartChange | undefined {
  if (ofWord.test(part)) return undefined;
  const sought = toBeOut(part);
  if (sought.length === 0) return undefined;
  const clauses = fields.names
    .filter((name) => ["text", "line", "list"].includes(fields.flow.slots[name]?.kind ?? ""))
    .flatMap((name) =>
      (fields.filled[name] ?? "").split(clauseEnd).map((clause, at) => ({ name, at, clause })),
    );
  const [found, ...others] = clauses.filter(({ clause }) => hasWords(clause, sought));
  if (!found || others.length > 0) return undefined;
  const kept = clauses.filter(({ name, at }) => name === found.name && at !== found.at);
  const value = kept
    .map(({ clause }) => clause)
    .join("")
    .replace(/[\s,;]+$/, "")
    .replace(/(?<=[^.])\.$/, "");
  // A name or a role that was asked for is exchanged, and not left empty.
  const isShort = found.clause.trim().split(/\s+/).length < clauseWordsMin;
  if (value === "" && isShort && fields.flow.slots[found.name]?.kind === "line") return undefined;
  const told = `“${found.clause.trim().replace(/[.,;!?]+$/, "")}” dihapus`;
  return { values: { [found.name]: value }, told, isNew: true };
}

/** What a part of a message changes; undefined if it changes no answer surely. */
export const partChange = (fields: Fields, part: string): PartChange | undefined =>
  cut(fields, part) ??
  added(fields, part) ??
  exchanged(fields, part) ??
  removed(fields, part) ??
  set(fields, part);
