import { isPart } from "./lexicon.ts";
import { personKind } from "./people.ts";
import type { Token } from "./token.ts";

export function isSelf(token: Token | undefined): boolean {
  return token !== undefined && isPart("self", token.word);
}

export function isThirdPerson(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.word === "dia" || token.word === "mereka" || personKind(token) !== undefined;
}

function isVerbal(token: Token): boolean {
  const { word, root } = token;
  if (token.isPassive || (token.forms.length > 1 && /^(?:me|ber|di|ter)[a-z]{3,}/.test(word))) return true;
  return [word, root].some((form) => isPart("verbs", form) || isPart("adjectives", form));
}

/** A word that something is said of someone with: verbs, qualities, and what leads up to them. */
export function opensPredicate(token: Token): boolean {
  const { word } = token;
  return (
    isPart("adverbs", word) || isPart("negators", word) || isPart("auxiliaries", word) || isVerbal(token)
  );
}
