import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow, WordEdit } from "#server/external/model/guide/state.ts";
import { townNamed } from "#server/external/model/guide/values/names.ts";
import { withWordEdit } from "./answer-word-edits.ts";
import { bareValue } from "./part-changes.ts";
import { dateInHand, dayPlace } from "./place-choices.ts";

/* The head of a letter, "Sidoarjo, 12 Mei 2025": its town is an answer, and its date a place that is open in the text. */

const months =
  "(?:jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus)?|agt|sep(?:tember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?)";
const date = `\\d{1,2} ${months}(?:[ ,]+\\d{4})?|\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}`;
const before = "(?<![\\p{L}\\p{N}])";
const behind = "(?![\\p{L}\\p{N}])";
const only =
  "(?: (?:aja|saja|sj|doang|ya|dong|deh|pak|bu|kak|mas|mbak|min|tuh|tu|kok|lho|(?:masih|msh) kosong|(?:belum|blm) (?:ada|masuk|diisi|keisi|terisi)))*";
const set = "(?:jadi|jd|ganti|diganti|isi|diisi|pake|pakai|tulis|ditulis|yg|yang|itu)";
const into = `(?:[ ,:=]+${set}(?!\\p{L}))*[ ,:=]+`;
/** Where neither "-nya" nor "surat" says that a part is meant, a word has to say that it is set. */
const setting = `(?:[ ,]+(?:jadi|jd|ganti|diganti|isi|diisi)(?!\\p{L})[ ,:=]*|\\s*[:=]\\s*)`;
const place =
  "\\p{L}[\\p{L}]+(?: (?!tanggal|tgl|trus|terus|trs|sama|dan|aja|saja|sj|doang|ya|dong|deh|pak|bu|kak)\\p{L}+){0,2}";
const end = `(?=\\s*(?:$|[.,;!?\\n\uE001])| (?:tanggal|tgl|trus|terus|trs|sama|dan)(?!\\p{L}))`;
const town = new RegExp(
  `${before}(?:(?:di|untuk) )?kota(?:nya(?:${into})|${setting})(${place})${only}${behind}${end}`,
  "iu",
);
const day = new RegExp(
  `${before}(?:tanggal|tgl)(?:(?: ?ny[ao]| surat(?:ny[ao])?)${into}|${setting})(${date})${only}${behind}${end}`,
  "iu",
);
/** "Sidoarjo, 12 Mei 2025", as a letter has it. */
const asWritten = new RegExp(
  `(?:^|[.;!?\\n]\\s*)(${place}), ?(?:(?:tanggal|tgl) )?(${date})${behind}${end}`,
  "iu",
);
const besideTown = new RegExp(`^\\s*,? ?(?:(?:tanggal|tgl) )?(${date})${behind}`, "iu");
/** What follows the name of the town and says something about it is no town. */
const noTown =
  /^(?:salah|keliru|kok|masih|msh|apa|mana|macet|ramai|rame|sepi|jauh|besar|kecil|panas|belum|blm|bukan|ga|gak|nggak|tidak|jgn|jangan|kosong\p{L}*|hapus|sudah|udah|harusnya|jadi|dobel|itu|ini|saya|aku|sama)(?!\p{L})/iu;
/** What stands between the rests of a message, so that they are never read as one sentence. */
export const gap = " \uE001 ";

/** `told`: what was changed. `rest`: the message without it. */
export type Headed = { active: ActiveFlow; told: string[]; rest: string };

const hasOwnDay = ({ flow, step }: Reply): boolean =>
  Object.entries(flow.slots).some(
    ([name, { takes }]) => (takes === "date" || takes === "deadline") && step.text.includes(`{${name}`),
  );

/** The document with this date in its head; one that stood there before gives way. */
function dated(active: ActiveFlow, step: Reply["step"], from: string, words: string): ActiveFlow {
  const others = (active.edited?.[active.at] ?? []).filter((edit) => edit.from !== from);
  const without = { ...active, edited: { ...active.edited, [active.at]: others } };
  const edit: WordEdit = { from, to: `, ${words}` };
  return withWordEdit(without, step, edit);
}

const named = (words: string): string => words.replace(/(?<!\p{L})\p{Ll}/gu, (one) => one.toUpperCase());

type Said = { said: string; value: string };

/** The town that a message sets. */
function townIn({ flow }: Reply, text: string): Said | undefined {
  const [said = "", value = ""] = town.exec(text) ?? [];
  const isNamed = townNamed(value) !== undefined || /^\p{Lu}/u.test(value);
  return isNamed && flow.slots.kota?.takes === "place" && !noTown.test(value) ? { said, value } : undefined;
}

/** The date that a message sets; beside the town, "tanggal 12 Mei" is the date of the letter. */
function dayIn(reply: Reply, text: string, beside: Said | undefined): Said | undefined {
  const behindTown = beside ? text.slice(text.indexOf(beside.said) + beside.said.length) : "";
  const [near, onDay] = besideTown.exec(behindTown) ?? [];
  if (near !== undefined && onDay !== undefined) return { said: near, value: onDay };
  const [said = "", value = ""] = day.exec(text) ?? [];
  const isOfLetter = beside !== undefined || /(?:tanggal|tgl) surat/i.test(said) || !hasOwnDay(reply);
  return value !== "" && isOfLetter ? { said, value } : undefined;
}

/** "Sidoarjo, 12 Mei 2025" as it is said in full. */
function saidInFull(text: string): string {
  const [line = "", place = "", onDay = ""] = asWritten.exec(text) ?? [];
  return townNamed(place)?.toLowerCase() !== place.toLowerCase()
    ? text
    : text.replace(line, () => `. kotanya ${place}, tanggal ${onDay}`);
}

/** Sets the town and the date of a letter, where a message says both or one of them; undefined if it says neither. */
export function headSet(reply: Reply): Headed | undefined {
  const { step } = reply;
  const from = dayPlace(step);
  const text = from === undefined ? reply.text : saidInFull(reply.text);
  const told: string[] = [];
  let { active } = reply;
  let rest = text;
  const place = townIn(reply, text);
  if (place) {
    const kota = named(place.value);
    active = { ...active, filled: { ...active.filled, kota } };
    told.push(`kota “${kota}”`);
    rest = rest.replace(place.said, gap);
  }
  const onDay = from === undefined ? undefined : dayIn(reply, text, place);
  if (from !== undefined && onDay) {
    active = dated(active, step, from, onDay.value);
    told.push(`tanggal surat “${onDay.value}”`);
    rest = rest.replace(onDay.said, gap);
  }
  return told.length > 0 ? { active, told, rest } : undefined;
}

/** Asks for the date of the letter. */
export const dateAsked = ({ active, said }: Reply): Outcome => ({
  texts: [said.line("change-slot", { label: "tanggal surat" })],
  choices: [],
  flow: { ...active, changing: dateInHand },
});

const dateMax = 40;

/** The words that were awaited as the date of the letter; undefined if they are too long for one, or name no day. */
export function dateGiven({ flow, active, step, text, said }: Reply): Outcome | undefined {
  const value = bareValue(text.replace(/^(?:(?:jadi|jd|ganti|isi|tanggal|tgl)(?:nya)? )+/i, ""));
  const from = dayPlace(step);
  const isDay = /\d/.test(value) && value.length <= dateMax && !/[?\n]/.test(value);
  if (from === undefined || !isDay) return undefined;
  const next = { ...dated(active, step, from, value), changing: undefined, tries: 0 };
  const told = said.line("parts-changed", { list: `tanggal surat “${value}”` });
  return { ...show(flow, next, step), texts: [told], flow: next };
}
