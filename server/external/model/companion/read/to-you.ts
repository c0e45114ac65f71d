import { feltTowards, newOrOld, owned } from "../tables/mirror-words.ts";
import { isSelf, isThirdPerson, opensPredicate } from "./clause-words.ts";
import { isPart } from "./lexicon.ts";
import { personKind } from "./people.ts";
import type { Token } from "./token.ts";

/** Bare "bos" or "ibu" is the member's own; bare "teman" may be anyone's. */
const ownKinds = new Set<string>(["boss", "partner", "parent", "relative"]);

function isOwnPerson(token: Token, next: Token | undefined): boolean {
  const kind = personKind(token);
  if (token.owner !== "none" || kind === undefined || !ownKinds.has(kind)) return false;
  // "atasan baruku": the phrase ends in whose it is, so its first word does not say it again.
  if (next?.owner === "self") return false;
  return next === undefined || !(isSelf(next) || isPart("nouns", next.word) || newOrOld.has(next.word));
}

/** The pronoun at `at` says whose the word before it is: "bos gue", "kerjaan aku". */
function isPossessor(tokens: readonly Token[], at: number): boolean {
  const [beyond, before, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!isSelf(token) || before === undefined || before.word.endsWith("nya")) return false;
  const isPerson = personKind(before) !== undefined;
  if (isPerson || (newOrOld.has(before.word) && beyond !== undefined && personKind(beyond) !== undefined))
    return true;
  return owned.has(before.word) && (beyond === undefined || next === undefined || !opensPredicate(next));
}

/** Spoken "sama" between two words: oleh, dan, pada or dengan. */
function withWord(tokens: readonly Token[], at: number): string {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (before === undefined || !isThirdPerson(next)) return "dengan";
  if (before.isPassive) return "oleh";
  if (isSelf(before)) return "dan";
  return feltTowards.has(before.word) ? "pada" : "dengan";
}

function turned(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (token === undefined) return "";
  if (isSelf(token)) return "kamu";
  if (token.word === "kita" || token.word === "kami") return "kalian";
  if (token.word === "dengan") return withWord(tokens, at);
  if (token.owner === "self") return token.word.replace(/ku$/, "mu");
  return isOwnPerson(token, tokens[at + 1]) ? `${token.word}mu` : token.word;
}

/** The words as they are said to the member: aku is kamu, bos gue is bosmu. */
export function toYou(tokens: readonly Token[]): string[] {
  const said: string[] = [];
  tokens.forEach((_, at) => {
    const before = isPossessor(tokens, at) ? said.pop() : undefined;
    said.push(before === undefined ? turned(tokens, at) : `${before}mu`);
  });
  return said;
}
