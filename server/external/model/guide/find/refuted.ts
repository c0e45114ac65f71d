import type { Flow } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * Whether a message says that a flow is not meant: what the flow supposes is denied ("omzet ga turun kok"), or something
 * is told that excludes it ("gue yg diputusin", where the flow is for those who end it).
 */

const between =
  "(?:ada|ade|enten|onten|wonten|ono|ana|onok|aya|punya|duwe|gaduh|main|pernah|jadi|mau|pengen|pgn|niat|usah|lagi|lg|sedang|kena|yang|yg|sing|aku|saya|sy|gue|gw|gua|kita|awak)";
const after =
  "(?:kok|sih|lah|loh|lho|deh|kak|kakak|mas|mbak|mba|min|bang|bro|bu|pak|to|je|ya|yah|koq|anjir|njir|woi|apa2|apa|siapa2|siapa|sama|dia|bukan|itu|ini)";
const denial = new RegExp(
  `(?<!\\p{L})(?:${noWords})((?: ${between})*) (\\p{L}+)(?=$| ${after}(?: |$))`,
  "gu",
);
/** A wish that something should not be denies nothing: "biar ga punya utang". */
const aimed =
  /\b(?:biar|supaya|agar|ben|pengen|pgn|pengin|ingin|kapan|caranya|cara|semoga|kalau|kalo|klo|kenapa|knp)\b/;

const clausesOf = (text: string): string[] =>
  text
    .split(/[,.;:!?\n]+|\s+(?=(?:tapi|tp)\b)/i)
    .map(plain)
    .filter((one) => one !== "");

/** Whether a clause denies a thing; of a phrase its last word is denied, and the others stand beside it. */
function denies(clause: string, phrase: string): boolean {
  const words = plain(phrase).split(" ");
  const said = new Set(clause.split(" "));
  if (!words.every((word) => said.has(word))) return false;
  return [...clause.matchAll(denial)].some(
    (found) => !aimed.test(clause.slice(0, found.index)) && found[2] === words.at(-1),
  );
}

const patterns = new Map<string, RegExp>();

function matches(pattern: string, text: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, "u");
  patterns.set(pattern, known);
  return known.test(text);
}

/** Whether a message says that a flow is not what is meant. */
export function refutes(text: string, { supposes = [], unless = [] }: Flow): boolean {
  if (supposes.length === 0 && unless.length === 0) return false;
  const said = plain(text);
  const clauses = clausesOf(text);
  return (
    unless.some((pattern) => matches(pattern, said)) ||
    supposes.some((phrase) => clauses.some((clause) => denies(clause, phrase)))
  );
}
