import { asItIs, doneToPeople, opensDay, opensTime, owned } from "../tables/mirror-words.ts";
import { isSelf, isThirdPerson, opensPredicate } from "./clause-words.ts";
import { isPart } from "./lexicon.ts";
import { toYou } from "./to-you.ts";
import type { Token } from "./token.ts";

/** How many words at the start only say when: "setiap hari", "akhir-akhir ini". */
function timeAtStart(tokens: readonly Token[]): number {
  const [first, second] = tokens.map((token) => token.word);
  if (first === undefined || !(opensDay.has(first) || isPart("timeNouns", first))) return 0;
  const goesOn =
    second !== undefined && (isPart("timeNouns", second) || second === "ini" || second === "itu");
  const length = goesOn ? 2 : 1;
  const rest = tokens[length];
  return rest !== undefined && opensPredicate(rest) ? length : 0;
}

function isDoneToThings(tokens: readonly Token[]): boolean {
  const verb = tokens.find((token) => token.isPassive && token.word.startsWith("di"));
  return verb !== undefined && !verb.forms.some((form) => doneToPeople.has(form));
}

/** Someone is named early, with nothing but helping words before: "belum pernah aku ...". */
function saysWho(tokens: readonly Token[]): boolean {
  const at = tokens.slice(0, 3).findIndex((token) => isSelf(token) || isPart("others", token.word));
  if (at < 0) return false;
  const led = tokens.slice(0, at);
  if (!tokens.slice(at + 1).some(opensPredicate) && !led.some(opensPredicate)) return false;
  return isSelf(tokens[at])
    ? led.every(canLead)
    : led.every(
        (token) => canLead(token) && !isPart("adjectives", token.word) && !isPart("verbs", token.word),
      );
}

function canLead(token: Token): boolean {
  return (
    opensPredicate(token) ||
    isThirdPerson(token) ||
    isPart("timeNouns", token.word) ||
    opensDay.has(token.word)
  );
}

/** "kuliah jadi berantakan": of what one has, one's own. */
function withOwner(tokens: readonly Token[], said: readonly string[]): string[] | undefined {
  const [first, second] = tokens;
  if (first === undefined || second === undefined || !owned.has(first.word) || first.owner !== "none")
    return undefined;
  return opensPredicate(second) && second.owner === "none" && !isPart("nouns", second.word)
    ? [`${first.word}mu`, ...said.slice(1)]
    : undefined;
}

/** Whole as it stands, without a person being added. */
function standsAlone(tokens: readonly Token[], first: Token): boolean {
  // "tidak ada yang mengerti" is of nobody in particular.
  if (isPart("negators", first.word) && tokens[1]?.word === "ada") return true;
  if (asItIs.has(first.word) || tokens.some((token) => token.word === "rasanya")) return true;
  if (first.word === "kalau") return tokens.length > 3;
  return opensTime.has(first.word) && tokens.length > 4;
}

function isNominal(first: Token): boolean {
  return (
    isThirdPerson(first) || isPart("nouns", first.word) || owned.has(first.word) || first.owner !== "none"
  );
}

/**
 * The clause with who it is about. One that names nobody is about the member, unless someone else was spoken
 * of just before.
 */
export function withSubject(tokens: readonly Token[], isOthersTalk: boolean): string[] | undefined {
  const [first] = tokens;
  if (first === undefined) return undefined;
  const said = toYou(tokens);
  if (saysWho(tokens)) return said;
  const goesOn = tokens.slice(1).some((token) => opensPredicate(token) || /^\d/.test(token.word));
  if (isThirdPerson(first)) return goesOn ? said : undefined;
  const own = withOwner(tokens, said);
  if (own !== undefined) return own;
  const timed = timeAtStart(tokens);
  if (timed === 0 && standsAlone(tokens, first)) return said;
  if (timed > 0 || opensPredicate(first)) return isOthersTalk ? undefined : withMember(tokens, said, timed);
  return isNominal(first) && goesOn ? said : undefined;
}

/** "kamu" put where who acts stands: behind a word that only says when. */
function withMember(tokens: readonly Token[], said: readonly string[], timed: number): string[] | undefined {
  // "besok jam 9 aku coba": who acts is already there.
  const isThere = tokens.some((token, at) => {
    const next = tokens[at + 1];
    return isSelf(token) && next !== undefined && opensPredicate(next);
  });
  if (isThere) return [...said];
  return isDoneToThings(tokens) ? undefined : [...said.slice(0, timed), "kamu", ...said.slice(timed)];
}
