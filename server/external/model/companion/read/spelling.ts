import { spellingOf } from "./canonical.ts";
import { correct, isRoot, isStandard } from "./lexicon.ts";
import { findRoot, formsOf, writtenForm } from "./roots.ts";
import type { Token } from "./token.ts";

type Owner = Token["owner"];

function token(word: string, root: string, isPassive = false): Token {
  const forms = [...new Set([word, ...formsOf(root, isRoot)])];
  return { word, root, forms, isPassive, isNegated: false, isKnown: true, owner: "none" };
}

/** Letters held down: bangeeet -> banget, capekk -> capek. */
function squeeze(word: string): string[] {
  if (!/(.)\1/.test(word)) return [];
  const single = word.replace(/(.)\1{2,}/g, "$1").replace(/([a-z])\1$/, "$1");
  const double = word.replace(/(.)\1{2,}/g, "$1$1");
  const bare = word.replace(/(.)\1+/g, "$1");
  return [...new Set([single, double, bare])].filter((form) => form !== word);
}

function known(word: string): Token[] | undefined {
  const spelled = spellingOf(word);
  if (spelled !== undefined) return spelled.split(" ").map(standard);
  return isStandard(word) || isRoot(word) ? [standard(word)] : undefined;
}

/** Words of the vocabulary as they were first read; it is finite, so this is too. */
const vocabulary = new Map<string, Token>();

function standard(word: string): Token {
  const seen = vocabulary.get(word);
  if (seen !== undefined) return { ...seen };
  const rooted = findRoot(word, isRoot);
  const made = token(word, rooted?.root ?? word, rooted?.isPassive);
  vocabulary.set(word, made);
  return { ...made };
}

const endings: readonly { form: string; owner: Owner }[] = [
  { form: "nya", owner: "other" },
  { form: "ku", owner: "self" },
  { form: "mu", owner: "other" },
  { form: "lah", owner: "none" },
  { form: "kah", owner: "none" },
  { form: "pun", owner: "none" },
];

/** bosku, kerjaannya: the word and whose it is. */
function withEnding(word: string): Token[] | undefined {
  for (const { form, owner } of endings) {
    if (!word.endsWith(form) || word.length - form.length < 2) continue;
    const stem = known(word.slice(0, -form.length)) ?? inflected(word.slice(0, -form.length));
    const [only] = stem ?? [];
    if (only === undefined || stem?.length !== 1) continue;
    const shown = form === "lah" || form === "kah" || form === "pun" ? only.word : `${only.word}${form}`;
    return [{ ...only, word: shown, forms: [...new Set([shown, ...only.forms])], owner }];
  }
  return undefined;
}

/** dimarahin, ngerjain: a verb the tables know by its root. */
function inflected(word: string): Token[] | undefined {
  const rooted = findRoot(word, isRoot);
  if (rooted === undefined) return undefined;
  return [token(writtenForm(word, rooted), rooted.root, rooted.isPassive)];
}

/** temen2, pelan2nya, and the same written out: temen-temen. */
function doubled(word: string): Token[] | undefined {
  const parts = /^([a-z]{3,})2(an|nya|ku|mu)?$/.exec(word) ?? /^([a-z]{3,})-\1(an|nya|ku|mu)?$/.exec(word);
  const base = parts?.[1];
  if (base === undefined) return undefined;
  const [only, more] = known(base) ?? inflected(base) ?? [token(base, base)];
  if (only === undefined || more !== undefined) return undefined;
  const ending = parts?.[2] ?? "";
  const owner: Owner = ending === "ku" ? "self" : "none";
  const said = `${only.word}-${only.word}${ending}`;
  return [{ ...only, word: said, forms: [said, ...only.forms], owner }];
}

/** gabisa, nggakngerti: a denial written together with what it denies. */
function denied(word: string): Token[] | undefined {
  for (const prefix of ["nggak", "ngga", "gak", "ga", "tak"]) {
    const rest = word.startsWith(prefix) ? word.slice(prefix.length) : "";
    const spoken = rest.length < 4 ? undefined : known(rest);
    if (spoken !== undefined) return [token("tidak", "tidak"), ...spoken];
  }
  return undefined;
}

/** kupikir, kurasa: what I do, written as one word. */
function mine(word: string): Token[] | undefined {
  const rest = /^ku([a-z]{4,})$/.exec(word)?.[1];
  const verb = rest === undefined ? undefined : (known(rest) ?? inflected(rest));
  return verb === undefined ? undefined : [token("aku", "aku"), ...verb];
}

const readers = [known, doubled, withEnding, inflected, denied, mine];

function readForm(word: string): Token[] | undefined {
  for (const read of readers) {
    const tokens = read(word);
    if (tokens !== undefined) return tokens;
  }
  return undefined;
}

const longestWord = 32;

/** What a typed word stands for, as one or more standard words. */
export function spell(typed: string): Token[] {
  const word = typed.toLowerCase().replace(/[’`]/g, "'").slice(0, longestWord);
  if (/^\d/.test(word)) return [{ ...token(word, word), isKnown: word.length <= 4 }];
  for (const form of [word, ...squeeze(word)]) {
    const tokens = readForm(form);
    if (tokens !== undefined) return tokens;
  }
  const meant = correct(word);
  const corrected = meant === undefined ? undefined : known(meant);
  return corrected ?? [{ ...token(word, word), isKnown: false }];
}
