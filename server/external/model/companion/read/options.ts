import { opensPredicate } from "./clause-words.ts";
import { isPart } from "./lexicon.ts";
import type { Message, Token } from "./token.ts";

const openers = new Set([
  "mending",
  "mendingan",
  "antara",
  "pilih",
  "apa",
  "harus",
  "sebaiknya",
  "lebih",
  "baik",
  "aku",
  "saya",
  "mau",
  "bingung",
  "apakah",
  "mesti",
  "enak",
  "enakan",
  "untuk",
  "atau",
  "lebih_baik",
  "dilema",
  "menurutmu",
  "menurut",
  "kamu",
  "anda",
]);
const longestSide = 4;

function usable(tokens: readonly Token[]): string | undefined {
  const isSound =
    tokens.length > 0 &&
    tokens.length <= longestSide &&
    tokens.every(
      (token) =>
        token.isKnown &&
        !["yang", "dia", "apa-apa", "mereka"].includes(token.word) &&
        /^[a-z_-]+$/.test(token.word),
    );
  if (!isSound) return undefined;
  return tokens
    .map((token) =>
      isPart("self", token.word) ? "kamu" : token.word.replace(/ku$/, token.owner === "self" ? "mu" : "ku"),
    )
    .join(" ")
    .replaceAll("_", " ");
}

function sideBefore(tokens: readonly Token[], at: number): Token[] {
  const side: Token[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token === undefined || openers.has(token.word)) break;
    if (!isPart("particles", token.word)) side.unshift(token);
  }
  return side;
}

function sideAfter(tokens: readonly Token[], at: number): Token[] {
  const rest = tokens.slice(at + 1).filter((token) => !isPart("particles", token.word));
  const end = rest.findIndex((token) => ["tapi", "karena", "soalnya", "kalau"].includes(token.word));
  const side = end < 0 ? rest : rest.slice(0, end);
  return openers.has(side[0]?.word ?? "") ? side.slice(1) : side;
}

/** "tutup aja apa lanjut?": apa between two verbs chooses. */
function isSpokenOr(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]?.word !== "apa" || before === undefined || next === undefined || next.word === "saja")
    return false;
  return (
    (before.word === "saja" || opensPredicate(before)) && opensPredicate(next) && before.word !== "harus"
  );
}

/** The two sides of "mending A atau B". */
export function findOptions(message: Message): [string, string] | undefined {
  for (const { tokens } of message.clauses) {
    const at = tokens.findIndex((token, index) => token.word === "atau" || isSpokenOr(tokens, index));
    if (at < 1) continue;
    const [first, second] = [usable(sideBefore(tokens, at)), usable(sideAfter(tokens, at))];
    const isNegationOnly = second === "tidak" || second === "bukan" || second === "belum";
    if (first !== undefined && second !== undefined && !isNegationOnly && first !== second)
      return [first, second];
  }
  return undefined;
}
