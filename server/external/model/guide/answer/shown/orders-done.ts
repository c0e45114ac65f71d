import { isFormOf, stemOf } from "#server/external/model/guide/document/edits/text-removals.ts";
import { placesOf, tokensOf } from "#server/external/model/guide/document/edits/word-places.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { withoutPieces } from "./opened.ts";
import type { Order, Typed } from "./orders.ts";
import { clausesWithin, sentencesOf, wordCount } from "./parts.ts";

/* Carries out orders about an open answer on its words. */

const naming = new Set(
  "kalimat kalimatnya bagian bag kata kata2 soal ttg tentang masalah tulisan ucapan paragraf yang yg sing nu itu ini tadi td ada semua ujungnya nya nama".split(
    " ",
  ),
);

/** "Ujange" is "Ujang". */
const regionalEnd = /(?<=\p{L}{4})n?e$/u;

/** The words by which a phrase names what is meant. */
function namedBy(phrase: string): string[] {
  const words = tokensOf(phrase).filter(({ written }) => !naming.has(written));
  const telling = words.filter(({ word, written }) => !common.has(word) || /\d/.test(written));
  return (telling.length > 0 ? telling : words).map(({ word }) => stemOf(word).replace(regionalEnd, ""));
}

/** What only goes on with a clause that is gone. */
const dependent =
  /^(?:soalnya|karena|karna|krn|jadinya|makanya|sampai|sampe|padahal|yang|yg|gara2|gara-gara|biar|supaya|soale|dia|beliau)(?!\p{L})/iu;

const leftMin = 2;

const ordinals: readonly [RegExp, number][] = [
  [/^(?:pertama|awal|depan|ke ?1|1|satu)$/, 0],
  [/^(?:kedua|ke ?2|2|dua)$/, 1],
  [/^(?:ketiga|ke ?3|3|tiga)$/, 2],
  [/^(?:keempat|ke ?4|4|empat)$/, 3],
  [/^(?:terakhir|akhir|paling akhir|bawah|belakang)$/, -1],
];

/** The number of the sentence that is named by its place: "kalimat terakhir"; from the end if negative. */
function placeIn(phrase: string): number | undefined {
  const words = tokensOf(phrase).filter(({ written }) => !naming.has(written) && written !== "nomor");
  const named = words.map(({ written }) => written).join(" ");
  return ordinals.find(([pattern]) => pattern.test(named))?.[1];
}

/** The text without the sentence at a place; undefined if there is none, or no other. */
function withoutPlace(text: string, place: number): string | undefined {
  const sentences = sentencesOf(text);
  const at = place < 0 ? sentences.length + place : place;
  if (sentences.length < leftMin || at >= sentences.length) return undefined;
  return withoutPieces(sentences, new Set([at]));
}

/** The text without the clauses that share the words of a phrase; undefined if none does, or if all do. */
function removed(text: string, phrase: string): string | undefined {
  const place = placeIn(phrase);
  if (place !== undefined) return withoutPlace(text, place);
  const named = namedBy(phrase);
  const clauses = clausesWithin(text);
  const scores = clauses.map((clause) => {
    const own = tokensOf(clause.text).map(({ word }) => word);
    return named.filter((word) => own.some((one) => isFormOf(one, word))).length;
  });
  const best = Math.max(0, ...scores);
  if (best === 0 || best < named.length / 2) return undefined;
  const gone = new Set<number>();
  clauses.forEach((clause, at) => {
    const isNext = gone.has(at - 1) && clauses[at - 1]?.sentence === clause.sentence;
    if (scores[at] === best || (isNext && dependent.test(clause.text))) gone.add(at);
  });
  const left = withoutPieces(clauses, gone);
  return gone.size < clauses.length && wordCount(left) >= leftMin ? left : undefined;
}

/** The text with other words in place of some of its own; undefined if it does not hold them. */
function exchanged(text: string, from: string, to: string): string | undefined {
  const places = placesOf(tokensOf(text), from);
  if (places.length === 0) return undefined;
  return places.reduceRight((sum, place) => sum.slice(0, place.from) + to + sum.slice(place.to), text);
}

/** The text once an order about it was carried out; undefined if it cannot be. */
function orderDone(text: string, order: Order): string | undefined {
  if (order.kind === "removal") return removed(text, order.phrase);
  if (order.kind === "exchange") return exchanged(text, order.from, order.to);
  return undefined;
}

/** `value`: what the orders make of the answer; `done` and `undone`: those that fit its words, and the others. */
type OrdersDone = { value: string; done: Typed["orders"]; undone: Typed["orders"] };

/** Carries out one order after the other. `message`: what the answer was taken from. */
export function withOrdersDone(answer: string, message: string, orders: Typed["orders"]): OrdersDone {
  const all: OrdersDone = { value: answer, done: [], undone: [] };
  for (const one of orders) {
    const next = orderDone(all.value, one.order);
    // What was left out of the message before is out already.
    const isOut = one.order.kind === "removal" && orderDone(message, one.order) !== undefined;
    all.value = next ?? all.value;
    (next !== undefined || isOut ? all.done : all.undone).push(one);
  }
  return all;
}
