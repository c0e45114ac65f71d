import { alikeLabels, sharedLabels } from "#server/external/model/guide/answer/clauses/fact-words.ts";
import { isRehearsed } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { withoutRecallBehind } from "./complaint-words.ts";

/*
 * What a clause says of a part that it names, before or behind the value: "namanya Dimas", "yg gw minta: kabari dulu",
 * "dampaknya klien komplain", "admin gudang posisinya".
 */

export type NamedPart = { name: string; value: string };

const written: readonly Slot["kind"][] = ["line", "text", "list"];
const suffix = /(?:nya|ne|ku|mu)$/;
const stem = (word: string): string => (word.length > 5 ? word.replace(suffix, "") : word);

const wishes = ["permintaan", "minta", "harapan", "harapkan", "pinta", "mau"];

/** The words by which a part is called. */
function callsOf(name: string, { label, takes }: Slot): string[] {
  const own = plain(`${label} ${name}`)
    .split(" ")
    .map(stem)
    .filter((one) => one.length > 3 && !sharedLabels.has(one));
  const isWish = own.some((one) => wishes.includes(one));
  const ofName = takes === "person" || takes === "self" ? ["nama", "panggilan"] : [];
  return [...own, ...own.flatMap((one) => alikeLabels[one] ?? []), ...(isWish ? wishes : []), ...ofName];
}

const no =
  /^(?:maksud|harus|mesti|soal|kata|akhir|biasa|jadi|isi|inti|kaya|semua|punya|bener|benar|dia|kok|rasa)$/;

/** The part that a word calls; undefined if it calls none, or several. `isOwn`: it is of the member. */
export function partCalled(flow: Flow, word: string, isOwn = false): string | undefined {
  const said = stem(plain(word));
  if (no.test(said)) return undefined;
  const names = Object.entries(flow.slots)
    .filter(
      ([name, slot]) => written.includes(slot.kind) && !slot.unasked && callsOf(name, slot).includes(said),
    )
    .map(([name]) => name);
  const isName = said === "nama" || said === "panggilan";
  const fitting = isName ? names.filter((name) => (flow.slots[name]?.takes === "self") === isOwn) : names;
  return fitting.length === 1 ? fitting[0] : undefined;
}

const lead =
  /^(?:(?:eh+|oh iya|oiya|oh|terus|trus|trs|dan|tapi|tp|kalo|kalau|klo|untuk|soal|bagian|sama|itu|kan)[ ,]+)*/iu;
const link =
  /^(?:[ ,]*(?:itu|tu|tuh|adalah|yaitu|ya|kan|cuma|jadi|jd|ganti|diganti|harusnya|mestinya)(?![\p{L}\d]))*[ ,]*[:=]?\s*/iu;
const me = "(?:aku|ak|saya|sy|sa|gue|gw|gua|kami|kita)";
/** "Yg gw minta: ...", "yang saya harapkan ...". */
const wished = new RegExp(
  `^(?:(?:yg|yang|sing) (?:${me} )?|ku)(?:ku)?(minta|mau|harap|pengen|pengin|pgn|ingin)(?:in|kan|nya|ku)?(?![\\p{L}\\d])`,
  "iu",
);
const other = "(?:dia|beliau|orangnya|anaknya)";
const labelAhead = new RegExp(`^(\\p{L}{4,})( (?:${me}|${other})(?![\\p{L}\\d]))?`, "iu");
const ofOther = new RegExp(`^ ${other}$`, "iu");
const labelBehind = /^(\S+(?: \S+){0,4}) (\p{L}{4,}(?:nya|ku|ne))$/iu;
const noValue =
  /^(?:salah|keliru|kok|masih|apa|gimana|gmn|kenapa|knp|belum|blm|bukan|bkn|ga|gak|nggak|tidak|kebalik|mana|aneh|kurang|terlalu|sudah|udah|hilang|ilang|ketuker|ikut|jangan|jgn|dong|ya|kan)(?![\p{L}\d])/iu;
const nameWordsMax = 4;

function valueFor(flow: Flow, name: string, clause: string, told: string): NamedPart | undefined {
  const slot = flow.slots[name];
  const value = withoutRecallBehind(told.replace(/[\s,;.!]+$/, "").trim())
    .replace(/^["“]|["”]$/g, "")
    .replace(/[\s,;.!]+$/, "");
  if (!slot || value === "" || noValue.test(value) || value.endsWith("?")) return undefined;
  const isName = slot.takes === "person" || slot.takes === "self";
  if (isName && value.split(/\s+/).length > nameWordsMax) return undefined;
  // What is practised is said as a whole sentence.
  const isSpoken = flow.steps.some((step) => isRehearsed(step) && step.into === name);
  const own = isSpoken ? clause.trim() : value;
  return fits(slot, own) ? { name, value: own } : undefined;
}

function behindLabel(flow: Flow, clause: string): NamedPart | undefined {
  const [, value = "", label = ""] = labelBehind.exec(clause.replace(/[\s,;.!]+$/, "")) ?? [];
  const name = label === "" ? undefined : partCalled(flow, label, /ku$/i.test(label));
  const isLine = name !== undefined && flow.slots[name]?.kind === "line";
  return isLine ? valueFor(flow, name, clause, value) : undefined;
}

/** What a clause says of a part that it names. */
export function namedPart(flow: Flow, clause: string): NamedPart | undefined {
  const said = clause.trim().replace(lead, "");
  const wish = wished.exec(said);
  if (wish) {
    const name = partCalled(flow, "permintaan");
    return name === undefined
      ? undefined
      : valueFor(flow, name, said, said.slice(wish[0].length).replace(link, ""));
  }
  const [head = "", label = "", owner] = labelAhead.exec(said) ?? [];
  const rest = said.slice(head.length);
  const isMarked = suffix.test(label) || owner !== undefined || /^\s*[:=]/.test(rest);
  const isOwn = (owner !== undefined && !ofOther.test(owner)) || /ku$/i.test(label);
  const name = isMarked ? partCalled(flow, label, isOwn) : undefined;
  const ahead = name === undefined ? undefined : valueFor(flow, name, said, rest.replace(link, ""));
  return ahead ?? behindLabel(flow, said);
}
