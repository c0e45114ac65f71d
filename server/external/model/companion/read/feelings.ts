import { feelings } from "../tables/feelings.ts";
import type { Feeling } from "../tables/table-types.ts";
import { canonical } from "./canonical.ts";
import { isPart } from "./lexicon.ts";
import { personKind } from "./people.ts";
import type { Clause, Message, Token } from "./token.ts";

export type Felt = {
  feeling: Feeling;
  strength: 1 | 2 | 3;
  isDenied: boolean;
  /** Denied in so many words: "ga sedih". */
  isRefused: boolean;
  /** Someone else feels it: "ibuku sedih". */
  isOthers: boolean;
};

const byRoot = new Map(
  feelings.flatMap((row) => row.words.split(" ").map((word): [string, Feeling] => [canonical(word), row])),
);

const strengthening = new Set([
  "sekali",
  "sangat",
  "terlalu",
  "parah",
  "benar-benar",
  "amat",
  "luar",
  "semakin",
  "makin",
]);
const softening = new Set(["agak", "sedikit", "lumayan", "kadang", "kadang-kadang", "mungkin", "cukup"]);
/** "biar tenang", "ingin bahagia": wished for, not felt. */
const wishing = new Set([
  "ingin",
  "mau",
  "biar",
  "supaya",
  "agar",
  "cara",
  "bagaimana",
  "kapan",
  "semoga",
  "pura-pura",
  "harus",
  "butuh",
  "cari",
  "mencari",
  "kehilangan",
  "hilang",
  "tips",
  "bisa",
  "masih",
  "dulu",
]);

function near(clause: Clause, at: number, reach: number): string[] {
  return clause.tokens.slice(Math.max(0, at - reach), at + 2).map((token) => token.word);
}

function isOthersFeeling(clause: Clause, at: number): boolean {
  const before = clause.tokens.slice(0, at).reverse();
  const subject = before.find(
    (token) =>
      isPart("self", token.word) ||
      token.word === "dia" ||
      token.word === "mereka" ||
      personKind(token) !== undefined,
  );
  if (subject === undefined || isPart("self", subject.word)) return false;
  const after = clause.tokens[before.length - before.indexOf(subject)];
  const isMine = after !== undefined && isPart("self", after.word);
  const linked = before
    .slice(0, before.indexOf(subject))
    .some((token) => token.word === "dengan" || token.word === "membuat");
  const isObject = before[before.indexOf(subject) + 1]?.word === "dengan";
  return !linked && !isObject && (!isMine || personKind(subject) !== undefined);
}

function strengthOf(clause: Clause, at: number): Felt["strength"] {
  const words = near(clause, at, 2);
  if (words.some((word) => strengthening.has(word))) return 3;
  return words.some((word) => softening.has(word)) ? 1 : 2;
}

/** "tenang aja" and "semangat" are said lightly; felt they are when one has become so. */
const lightly = new Set<string>(["calm", "hopeful"]);
const becoming = new Set([
  "sudah",
  "lebih",
  "agak",
  "mulai",
  "jadi",
  "merasa",
  "rasanya",
  "sekarang",
  "lumayan",
  "cukup",
  "tidak",
  "semakin",
  "makin",
]);

const bodies = new Set([
  "kepala",
  "perut",
  "gigi",
  "pinggang",
  "badan",
  "tenggorokan",
  "mata",
  "lambung",
  "punggung",
  "kaki",
  "jatuh",
  "orang",
  "rumah",
  "jantung",
  "parah",
]);

/** "sakit kepala" is not a hurt heart. */
function isBodily(clause: Clause, at: number): boolean {
  if (clause.tokens[at]?.word !== "sakit") return false;
  return bodies.has(clause.tokens[at + 1]?.root ?? "") || bodies.has(clause.tokens[at - 1]?.root ?? "");
}

function feltHere(clause: Clause, token: Token, at: number): Felt | undefined {
  const form = token.forms.find((known) => byRoot.has(known));
  const feeling = byRoot.get(form ?? "");
  if (feeling === undefined || isBodily(clause, at)) return undefined;
  if (lightly.has(feeling.id) && !near(clause, at, 2).some((word) => becoming.has(word))) return undefined;
  const isWished = feeling.isPleasant === true && near(clause, at, 3).some((word) => wishing.has(word));
  return {
    feeling,
    strength: strengthOf(clause, at),
    isDenied: token.isNegated || isWished,
    isRefused: token.isNegated && isPart("negators", clause.tokens[at - 1]?.word ?? ""),
    isOthers: isOthersFeeling(clause, at),
  };
}

/** Feelings named in a message, strongest first. */
export function findFeelings(message: Message): Felt[] {
  const found: Felt[] = [];
  for (const clause of message.clauses) {
    clause.tokens.forEach((token, at) => {
      const felt = feltHere(clause, token, at);
      if (felt !== undefined && !found.some((other) => other.feeling === felt.feeling)) found.push(felt);
    });
  }
  return found.sort((a, b) => b.strength - a.strength);
}
