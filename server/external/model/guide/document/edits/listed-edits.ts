import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { changeable, summed } from "#server/external/model/guide/run-flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { gap } from "./letter-head.ts";
import { inOwnWords } from "./own-choice.ts";
import { bareValue } from "./part-changes.ts";
import { type Done, doneBy, editedBy, shownText } from "./part-done.ts";
import { fieldNamed } from "./several-corrections.ts";
import { placesOf, tokensOf } from "./word-places.ts";

/*
 * Several changes in one message under one verb: "ganti A jadi B, "C" jadi D, baris "E" dihapus". Each is brought into the
 * form that the readers of single changes know, and carried out by itself.
 */

const quoted = /[“"]([^”"\n]{1,600})[”"]|(?<![\p{L}\p{N}])[‘']([^'’\n]{1,600})['’](?![\p{L}\p{N}])/gu;
const marker = "\uE002";
const quoteAt = new RegExp(`${marker}(\\d+)${marker}`, "u");

const lead =
  "^(?:(?:tolong|coba|minta|eh+|oh|iya|ya|kak|min|mas|mbak|bang|dan|sama|sm|trus|terus|trs|lalu|plus|juga|jg)[ ,]+)*";
const verb = "(?:di)?(?:ganti|ubah|tukar|tuker|benerin|betulin|betulkan|perbaiki|koreksi)(?:in|kan|nya)?";
const object = "((?:(?:yg|yang|kata|kalimat|tulisan|bagian|baris|angka|nama)\\s+)*)";
const pointing = "(?:\\s*nya(?!\\p{L})|\\s+(?:itu|tu|tuh|tadi|di(?:ganti|ubah)(?:in|kan)?|ganti))*";
const exchange = new RegExp(
  `${lead}(${verb}\\s+)?${object}(\\S.{0,200}?)${pointing}\\s*(?:(?<=\\s)(?:jadi|jd|menjadi)(?=\\s)|->|→|=>)\\s*(\\S.*)$`,
  "isu",
);
const gone = "(?:di)?(?:hapus|apus|buang|coret|hilang|ilang)(?:in|kan)?(?!\\p{L})";
const please = "(?:\\s+(?:aja|saja|dong|ya|kak|deh|lah|juga|jg|tolong|semua))*\\s*[.!]*$";
const removals: readonly RegExp[] = [
  new RegExp(`${lead}${object}(\\S.{0,200}?)${pointing}\\s+${gone}${please}`, "isu"),
  new RegExp(`${lead}${gone}\\s+${object}(\\S.{0,200}?)${pointing}${please}`, "isu"),
];
/** What ends the new words before it: a reason, a remark, or another wish. */
const other =
  /^(?:tolong|coba|kok|soalnya|soale|kan|karena|krn|biar|supaya|jangan|jgn|makasih|terima|ya|trus|terus|trs|itu|ini|masih|sama|dan|eh|tambah\p{L}*|maaf|bahasanya|lain(?:nya)?|sisanya)(?!\p{L})/iu;
/** "Ganti A jadi B, soalnya C", "..., makasih": no new words, and no wish. */
const reason =
  /^(?:soalnya|soale|kan|karena|krn|biar|supaya|makasih|terima kasih|maaf|trims|tolong ya)(?!\p{L})/iu;
const pronoun = /^(?:aku|saya|sy|gw|gue|dia|kamu|kita|kami|itu|ini|yang|yg|ada|orang|hidup|kerja)$/iu;
const joints = /,\s+|;\s+|\n+|(?<=[.!?])\s+|\s+(?=(?:sama|sm|dan|trus|terus|trs|lalu|plus)\s)/u;

/** `what`: what stands there, as it was said. `to`: "" where it should go. */
type Listed = { what: string; kind: string; to: string; isOrder: boolean };

/** A message whose quotations are kept aside, so that their commas and verbs are not read. */
class Message {
  readonly text: string;
  readonly #quotes: string[] = [];

  constructor(message: string) {
    this.text = message.replace(quoted, (all: string) => `${marker}${this.#quotes.push(all) - 1}${marker}`);
  }

  /** The words as they were written. */
  full(words: string): string {
    return words.replace(new RegExp(quoteAt, "gu"), (_, nth: string) => this.#quotes[Number(nth)] ?? "");
  }
}

const unquoted = (words: string): string =>
  words
    .trim()
    .replace(/^[“"‘']+|[”"’']+$/g, "")
    .trim();

function listedIn(message: Message, piece: string): Listed | undefined {
  const [, order, kind = "", from = "", to = ""] = exchange.exec(piece) ?? [];
  const out = removals.map((one) => one.exec(piece)).find((one) => one !== null);
  const isOut = out !== undefined && !/(?<!\p{L})(?:jadi|jd)(?!\p{L})/iu.test(out[2] ?? "");
  const what = isOut ? (out[2] ?? "") : from;
  const value = isOut ? "" : bareValue(message.full(to));
  if (what === "" || (!isOut && value === "")) return undefined;
  return {
    ...{ what: message.full(what), to: unquoted(value) },
    kind: isOut ? (out[1] ?? "") : kind,
    isOrder: isOut || order !== undefined || quoteAt.test(what) || /->|→|=>/.test(piece),
  };
}

const openPlace = /^[“"‘']?\(isi ([^)\n]{2,60})\)[”"’']?$/iu;

function withAnswer({ flow }: Reply, active: ActiveFlow, name: string, value: string): Done {
  const told = `${flow.slots[name]?.label ?? name} “${value}”`;
  const next = summed(flow, { ...active, filled: { ...active.filled, [name]: value } });
  return { active: next, told, isNew: true, isSure: true, isText: false, names: [name] };
}

const ownWordsMin = 3;

/** "Ganti urusannya jadi liburan sekolah Dafa": words of the member's own where buttons stood. */
const chosenAnew = (flow: Flow, name: string, to: string): string | undefined =>
  flow.slots[name]?.kind === "choice" && to.split(/\s+/).length >= ownWordsMin
    ? inOwnWords(flow, name, to)
    : undefined;

/** "(isi kota) jadi Bandung", "(yah) dihapus": what stands in brackets is filled, or exchanged with them. */
function bracketed(reply: Reply, active: ActiveFlow, { what, to }: Listed): Done | undefined {
  const { flow, step } = reply;
  const open = openPlace.exec(what)?.[1];
  const isOpen = (name: string) => plain(flow.slots[name]?.label ?? "") === plain(open ?? "");
  const place = open === undefined ? undefined : changeable(flow, step).find(isOpen);
  const slot = place === undefined ? undefined : flow.slots[place];
  if (place !== undefined && slot && to !== "" && fits(slot, to)) return withAnswer(reply, active, place, to);
  return editedBy(reply, active, [{ from: unquoted(what), to }]);
}

/** "Yang futsal" names the clause that holds the word; quoted words are meant as they stand. */
function removalOf({ what, kind }: Listed): string {
  if (!/^["“'‘]/.test(what.trim())) return `hapus ${kind}${unquoted(what)}`;
  return `hapus ${/kalimat|baris/iu.test(kind) ? "kalimat " : ""}“${unquoted(what)}”`;
}

/** The change in the form that the readers of single changes know; undefined if nothing there is named by it. */
function carriedOut(reply: Reply, active: ActiveFlow, listed: Listed): Done | undefined {
  const { flow, step } = reply;
  const { kind, to } = listed;
  const words = unquoted(listed.what);
  if (/^\([^()\n]+\)$/u.test(words)) return bracketed(reply, active, listed);
  const isThere = placesOf(tokensOf(shownText(reply, active)), words).length > 0;
  const field = fieldNamed(flow, changeable(flow, step), plain(`${kind}${words}`).split(" "));
  const own = field === undefined ? undefined : chosenAnew(flow, field, to);
  if (field !== undefined && own !== undefined) return withAnswer(reply, active, field, own);
  if ((!isThere && field === undefined) || pronoun.test(words)) return undefined;
  const forms = [
    ...(field === undefined ? [] : [`${kind}${words} jadi ${to}`]),
    ...[`“${words}” jadi “${to}”`, `ganti ${words} jadi ${to}`],
  ];
  for (const form of to === "" ? [removalOf(listed)] : forms) {
    const done = doneBy(reply, active, form);
    if (done) return done;
  }
  return undefined;
}

/** A choice that is set in own words has no other reader. */
const isOfChoice = (flow: Flow, { names }: Done): boolean =>
  names.some((name) => flow.slots[name]?.kind === "choice");

/** Carries out each change of such a list; undefined if the message holds fewer than two that can be. */
export function listedDone(reply: Reply): { active: ActiveFlow; told: string[]; rest: string } | undefined {
  const { flow } = reply;
  const message = new Message(reply.text.trim());
  let { active } = reply;
  const told: string[] = [];
  const rest: string[] = [];
  let [isOrdered, isBehind, isSole] = [false, false, false];
  for (const piece of message.text.split(joints).filter((one) => one.trim() !== "")) {
    const listed = listedIn(message, piece.replace(/[.!;\s]+$/, ""));
    // "Jadi teliti, cepat": what follows may belong to the new words.
    if (!listed && isBehind && !other.test(piece.trim())) return undefined;
    const done = listed && carriedOut(reply, active, listed);
    isBehind = done !== undefined && listed?.to !== "";
    isOrdered ||= listed?.isOrder === true;
    isSole ||= done !== undefined && listed?.to !== "" && isOfChoice(flow, done);
    if (!done) rest.push(message.full(piece));
    else {
      active = done.active;
      told.push(done.told);
    }
  }
  const isReasoned = told.length === 1 && rest.length > 0 && rest.every((one) => reason.test(one.trim()));
  if (!isOrdered || (told.length < 2 && !isSole && !isReasoned)) return undefined;
  return { active, told, rest: rest.filter((one) => !reason.test(one.trim())).join(gap) };
}
