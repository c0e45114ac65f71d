import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { slotsMeant } from "#server/external/model/guide/values/slot-words.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/* A cost that there is not: "ga pake kemasan", "kemasannya 0". */

/** Whether a number may be nothing because it is a cost that not everybody has. */
export const mayBeNothing = ({ kind, optional, label }: Slot): boolean =>
  kind === "rupiah" && optional && /\b(?:biaya|ongkos|kemasan|upah|keluar)\b/.test(label);

const absent = new RegExp(
  `\\b(?:${noWords}) (?:\\p{L}+ )?(?:ada|ono|enten|wonten|aya|pake|pakai|pke|makai|make|memakai|kepake|terpakai|dipake|dipakai|punya|keluar|bayar|butuh|perlu|dibayar|digaji|diupah|dihitung|diitung)(?:in|kan|an)?\\b|\\btanpa\\b|\\b(?:nol|nolin|nolkan|kosong|kosongin|kosongkan|dikosongin|dikosongkan|nihil|gratis|hapus|hapusin|dihapus|hilangin|buang|dibuang|coret|ilangin)\\b|(?<![\\d.,])0(?![\\d.,])`,
  "u",
);
const notYet = /\b(?:pernah|belum|blm|durung|dereng|acan|alun)\b/;
/** Other words than these beside a denial say that something else is not there: "ga ada notanya". */
const filler = new Set(
  `mas mbak mba kak kakak bang min bu pak bos gan sih kok ya yah deh dong mah lah kalo kalau klo itu ini yang yg aku saya gue gw sama
  sekali biaya apa apa2 apapun satu pun buat untuk di sini nya memang emang kayaknya kyknya rp rupiah rb ribu cuma jadi ah eh hehe si tu`.split(
    /\s+/,
  ),
);
const without = new RegExp(absent.source, "gu");

const clausesOf = (text: string): string[] =>
  text
    .split(/[,;\n]+\s*|[.!?]+(?:\s+|$)|\s+(?:tapi|tp|cuma|cm|soalnya|krn|karena|karna)\s+/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");

const isAbsent = (clause: string): boolean => absent.test(plain(clause)) && !notYet.test(plain(clause));

const isOnlyThat = (clause: string): boolean =>
  plain(clause)
    .replace(without, " ")
    .split(" ")
    .every((word) => word === "" || filler.has(word));

const hasFigure = (clause: string): boolean => /[1-9]/.test(clause);

/** The one cost of these that a message says there is not. */
export function nothingNamed(flow: Flow, names: readonly string[], text: string): string | undefined {
  const able = names.filter((name) => flow.slots[name] && mayBeNothing(flow.slots[name]));
  const clauses = clausesOf(text);
  const meant = new Set(
    clauses
      .filter((clause) => isAbsent(clause) && !hasFigure(clause))
      .flatMap((clause) => slotsMeant(flow, able, clause)),
  );
  const [name, ...others] = meant;
  const isCosting = clauses.some(
    (clause) =>
      hasFigure(clause) &&
      !isDenied(clause) &&
      name !== undefined &&
      slotsMeant(flow, [name], clause).length > 0,
  );
  return others.length > 0 || isCosting ? undefined : name;
}

const isDenied = (clause: string): boolean =>
  /\b(?:dobel|double|dua kali|2x|bukan|salah)\b/.test(plain(clause));

/**
 * Whether an answer says that there is no such cost; `beside` are its parts with figures, which are for something else.
 * Undefined if the answer may hold the cost.
 */
export function nothingHere(flow: Flow, name: string, text: string): { beside: string[] } | undefined {
  const slot = flow.slots[name];
  if (!slot || !mayBeNothing(slot) || /\?\s*$/.test(text)) return undefined;
  const clauses = clausesOf(text);
  const isNothing = (clause: string) =>
    isAbsent(clause) &&
    !hasFigure(clause) &&
    (slotsMeant(flow, [name], clause).length > 0 || isOnlyThat(clause));
  if (!clauses.some(isNothing)) return undefined;
  const beside = clauses.filter(hasFigure);
  // "Ga pake mika, cuma plastik 500" and a bare "500" are what it costs.
  const isOther = (clause: string) =>
    /\p{L}{3,} .*\d/u.test(clause) && slotsMeant(flow, [name], clause).length === 0;
  const isLess =
    /\b(?:cuma|cm|hanya|paling)\b/i.test(text) && clauses.filter((one) => !isNothing(one)).length > 0;
  return beside.every(isOther) && !isLess ? { beside } : undefined;
}
