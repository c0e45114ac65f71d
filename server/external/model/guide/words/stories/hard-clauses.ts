import { ownClauses, tellsOfLeaving } from "./own-clauses.ts";

/*
 * What is hard to write: tears, being laughed at, a name that somebody was called. The guide names it once in the
 * member's own words before it goes on.
 */

const hard =
  /\b(?:m?e?nangis\p{L}*|nangis\p{L}*|mewek|ceurik|muwun|di ?ketawa\p{L}*|ditertawa\p{L}*|diejek\p{L}*|dihina\p{L}*|dipermaluk?\p{L}*|dikatain|dibully|dibuli|dikucil\p{L}*|disia\p{L}*)\b/iu;
/** Who carried or buried somebody with their own hands. */
const burial =
  /\b(?:kubur|kuburin|kuburkan|ngubur|nguburin|mengubur|menguburkan|makamkan|memakamkan|makamin|kafani|ngafani|mengkafani|mandiin jenazah|memandikan jenazah|turun ke liang)\b|\b(?:yang|yg|sing|nan) (?:gendong|nggendong|menggendong|gotong|angkat|mangku|memangku)\b/iu;
/** What others did not do, or what the member only fears. */
const unreal =
  /\b(?:takut|jangan|jgn|biar|supaya|kalau|kalo|klo|nanti|ntar|kira|kirain|kukira|bakal|bakalan|akan|pengen|pgn|pengin|ingin|mau|ga|gak|nggak|ngga|tidak|ndak|nda|belum|blm)(?: \p{L}+){0,2} (?:m?e?nangis|nangis|mewek|diketawa|ditertawa|diejek|dihina|dipermalu)/iu;
const called =
  /\b(?:bilang|dibilang\p{L}*|ngatain|dikatain|nyebut|disebut|kata \p{L}+|katanya|dianggap)\b[^.!?,;\n]{0,24}?\b((?:(?:anak|istri|suami|ibu|orang) )?(?:durhaka|ga becus|gak becus|tidak becus|ga berguna|gak berguna|tidak berguna|tidak tahu diri|ga tau diri))\b/iu;

/** Whether a clause tells that somebody carried or buried their dead. */
export const tellsOfBurial = (clause: string): boolean => burial.test(clause);

/** The hardest words of a message behind how somebody left the member, where both were told: one without the other is half. */
export function withLeaving(text: string, hardest: string): string {
  const left = ownClauses(text).find((one) => tellsOfLeaving(one) && !one.includes(hardest));
  return left === undefined || text.indexOf(left) > text.indexOf(hardest)
    ? hardest
    : `${left}”, lalu “${hardest}`;
}

/** The words of a message that are hardest to have written. */
export function hardIn(text: string): string[] {
  const name = called.exec(text)?.[1];
  const own = ownClauses(text);
  const last = own.filter((clause) => burial.test(clause) && !unreal.test(clause));
  const clauses = own.filter((clause) => hard.test(clause) && !unreal.test(clause));
  // Of several such deeds the last one holds them all.
  const deed = last.toSorted((one, another) => text.indexOf(another) - text.indexOf(one)).slice(0, 1);
  const others = clauses.filter((one) => !last.includes(one));
  return [...deed, ...(name === undefined ? [] : [name]), ...others];
}
