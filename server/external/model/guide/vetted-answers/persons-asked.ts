import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { Answer } from "./answer-schema.ts";

/*
 * Whom a question is about. What is said about a mother, or to a child, is no answer to somebody who asks about a brother
 * or a wife.
 */

const kinds = {
  parent:
    /\b(?:ibu\p{L}*|mama\p{L}*|mamah|emak\p{L}*|mak|amak|simbok|bapak\p{L}*|bapa|papa\p{L}*|ayah\p{L}*|abah|apak|ortu\p{L}*|orang ?tua\p{L}*|nyokap|bokap|indung)\b/u,
  child: /\b(?:anak(?:ku|nya|mu)?|balita|bocah|si kecil|budak|putra|putri|buah hati|anak2|bayi\p{L}*)\b/u,
  sibling: /\b(?:adik\p{L}*|adek\p{L}*|adi|adiak|kakak(?:ku|nya|mu)|abang(?:ku|nya)|saudara\p{L}*)\b/u,
  partner:
    /\b(?:suami\p{L}*|istri\p{L}*|bini\p{L}*|bojo\p{L}*|laki ?ku|pacar\p{L}*|cowok\p{L}*|cewek\p{L}*|pasangan\p{L}*|tunangan\p{L}*|doi)\b/u,
  former: /\b(?:mantan\p{L}*)\b/u,
  inLaw: /\b(?:mertua\p{L}*|maratua|ipar\p{L}*)\b/u,
  friend: /\b(?:teman\p{L}*|temen\p{L}*|sahabat\p{L}*|kanca\p{L}*|batur)\b/u,
} as const;
type Kind = keyof typeof kinds;
const allKinds: readonly Kind[] = ["parent", "child", "sibling", "partner", "former", "inLaw", "friend"];

const namedIn = (text: string): Kind[] => {
  const said = plain(text);
  return allKinds.filter((kind) => kinds[kind].test(said));
};

/** "Ibu" and "bapak" may be what members call themselves, or their reader. */
const telling = (kind: Kind): boolean => kind !== "parent";

/** An answer is about somebody whom so large a share of its examples names; nearly all name whom it is said to. */
const shareMin = { about: 0.6, to: 0.9 } as const;
const ofAnswers = new WeakMap<Answer, ReadonlyMap<Kind, number>>();

/** Which share of the examples of an answer names each of these people. */
function sharesOf(answer: Answer): ReadonlyMap<Kind, number> {
  const found = ofAnswers.get(answer);
  if (found) return found;
  const named = answer.asks.map(namedIn);
  const shares = new Map(
    allKinds.map((kind): [Kind, number] => [
      kind,
      named.filter((one) => one.includes(kind)).length / named.length,
    ]),
  );
  ofAnswers.set(answer, shares);
  return shares;
}

/** Whether a question names other people than those whom an answer is about. */
export function isAboutOthers(answer: Answer, question: string): boolean {
  const named = namedIn(question).filter(telling);
  if (named.length === 0) return false;
  const shares = sharesOf(answer);
  const shareOf = (kind: Kind): number => shares.get(kind) ?? 0;
  const isKnown = named.some((kind) => shareOf(kind) > 0);
  const least = isKnown ? shareMin.to : shareMin.about;
  const about = allKinds.filter((kind) => shareOf(kind) >= least);
  return about.length > 0 && !about.some((kind) => namedIn(question).includes(kind));
}
