import { asking, dangling, joinedBy, joiningStart, opensDependent } from "../tables/mirror-words.ts";
import { unsaid } from "../tables/words.ts";
import { isSelf, isThirdPerson } from "./clause-words.ts";
import { isPart, isRoot } from "./lexicon.ts";
import { personKind } from "./people.ts";
import { withSubject } from "./subject.ts";
import type { Clause, Message, Token } from "./token.ts";

/** A clause of the member's, said to them: "gue dimarahin sama bos" -> "kamu dimarahi oleh bosmu". */
export type Mirrored = {
  text: string;
  score: number;
  length: number;
  /** Nobody was named: that it is about the member is assumed. */
  isAssumed: boolean;
};

const neverSaid = new Set([...unsaid.split(" "), "terima_kasih", "halo", "maaf", "oke", "tolong"]);
const shortest = 3;
/** Short, but whole beside another clause: "tapi malah rugi". */
const shortestBeside = 2;
const longest = 11;
const longestTogether = 12;

/** "baik saya coba" begins with saya. */
const agreeing = new Set(["baik", "siap", "oke"]);

/** "itu dia marah" begins with dia; "ini satu-satunya" begins with ini. */
function isLeading(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1];
  if (agreeing.has(word)) return isSelf(next);
  if (word !== "ini" && word !== "itu") return joiningStart.has(word);
  return next === undefined || isSelf(next) || isThirdPerson(next);
}

/** "soalnya" at the end explains what came before. */
const trailing = new Set(["soalnya", "padahal", "makanya"]);

/** Drops particles, forms of address and what merely joins the clause to the one before. */
function core(clause: Clause): Token[] {
  const kept = clause.tokens.filter((token) => !isPart("particles", token.word));
  let start = 0;
  while (start < kept.length && isLeading(kept, start)) start += 1;
  let end = kept.length;
  while (end > start && trailing.has(kept[end - 1]?.word ?? "")) end -= 1;
  return kept.slice(start, end);
}

/** "kenapa begini" asks; "ga tau kenapa" does not. */
function asks(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => asking.has(token.word));
  if (at < 0) return false;
  return !tokens.slice(0, at).some((token) => token.word === "tahu" || token.word === "bingung");
}

/** Whatever is built from these is not repeated either: dibunuh, sayatan. */
const neverBuilt = /bunuh|bundir|sayat|perkosa|racun|telanjang|bacok/;

function isUnsaid(token: Token): boolean {
  if (neverBuilt.test(token.word)) return true;
  return neverSaid.has(token.root) || neverSaid.has(token.word) || !/^[a-z0-9_%-]+$/.test(token.word);
}

function isToPersona(token: Token): boolean {
  return ["kamu", "anda", "kalian"].includes(token.word) || token.word.endsWith("mu");
}

function isComplete(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return (
    first !== undefined && last !== undefined && !opensDependent.has(first.word) && !dangling.has(last.word)
  );
}

function canBeSaid(tokens: readonly Token[]): boolean {
  if (tokens.length < shortestBeside || tokens.length > longest || !isComplete(tokens)) return false;
  const unknown = tokens.filter((token) => !token.isKnown).length;
  if (unknown > 1 || unknown * 4 > tokens.length) return false;
  return (
    !asks(tokens) &&
    !tokens.some((token) => token.isEnglish === true || isUnsaid(token) || isToPersona(token))
  );
}

function weigh(tokens: readonly Token[]): number {
  return tokens.reduce((score, token) => {
    if (isSelf(token)) return score + 1;
    if (personKind(token) !== undefined) return score + 2;
    return score + (isRoot(token.root) ? 1 : 0);
  }, 0);
}

/** "membuat kamu" is membuatmu. */
function smooth(text: string): string {
  return text.replace(/\b(membuat|untuk|dengan|kepada|pada|bagi|buat|[a-z]{4,}kan) kamu\b/g, "$1mu");
}

function mirrorClause(clause: Clause, isOthersTalk: boolean): Mirrored | undefined {
  if (clause.isQuestion || clause.isQuoted) return undefined;
  const tokens = core(clause);
  const said = canBeSaid(tokens) ? withSubject(tokens, isOthersTalk) : undefined;
  if (said === undefined) return undefined;
  const isAssumed = said.includes("kamu") && !tokens.some((token) => isSelf(token) || token.owner === "self");
  const text = smooth(said.join(" ").replaceAll("_", " "));
  return { text, score: weigh(tokens), length: said.length, isAssumed };
}

function together(before: Mirrored | undefined, here: Mirrored, link: string): Mirrored | undefined {
  const join = joinedBy[link];
  if (before === undefined || join === undefined || before.length + here.length > longestTogether)
    return undefined;
  const second = before.text.startsWith("kamu ") ? here.text.replace(/^kamu /, "") : here.text;
  return {
    text: `${before.text}${join}${second}`,
    score: before.score + here.score,
    length: before.length + here.length,
    isAssumed: before.isAssumed || here.isAssumed,
  };
}

/** Whether, after this clause, someone other than the member is being spoken of. */
function isAboutOthers(clause: Clause, was: boolean): boolean {
  const subject = clause.tokens.find(
    (token) => isSelf(token) || token.word === "kita" || token.word === "kami" || isThirdPerson(token),
  );
  if (subject === undefined) return was;
  return isThirdPerson(subject) && clause.tokens.at(-1) !== subject;
}

/** What of a message can be said back, the weightiest first. */
export function mirror(message: Message): Mirrored[] {
  const found: Mirrored[] = [];
  let before: Mirrored | undefined;
  let isOthersTalk = false;
  let sentence = -1;
  for (const clause of message.clauses) {
    const isSame = clause.sentence === sentence;
    if (!isSame && clause.tokens.some(isSelf)) isOthersTalk = false;
    const here = mirrorClause(clause, isOthersTalk);
    const pair = here === undefined || !isSame ? undefined : together(before, here, clause.link);
    if (here !== undefined && here.length >= shortest) found.push(here);
    if (pair !== undefined) found.push(pair);
    before = here;
    sentence = clause.sentence;
    isOthersTalk = isAboutOthers(clause, isOthersTalk);
  }
  return found.sort((a, b) => b.score - a.score);
}
