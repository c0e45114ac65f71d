import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import type { Answer } from "./answer-schema.ts";

/*
 * Questions that share their words and ask the opposite: who still weeps after months is not told that nobody has to weep.
 */

type Side = "little" | "much";
type Pair = Readonly<Record<Side, RegExp>>;

const no = `(?:${noWords}|ra|tanpa|jarang|susah|sulit|angel|payah|alah|kurang)`;
const some =
  "(?:(?:pernah|bisa|biso|iso|sanggup|mau|juga|jua|lagi|sempat|kunjung|ada|nafsu|ngerasa|merasa|berani|tega|netes|setetes|keluar|ka|pun|enak|nyenyak|selera) )";
const weeping =
  "(?:nangis\\p{L}*|nangih|menangis\\p{L}*|manangih|menangih|tangis\\p{L}*|mewek|ceurik|sedih\\p{L}*|sedhih|berduka|air mata\\p{L}*|aia mato|netes|sesenggukan|terisak|meratap|taibo)";
const loving = "(?:sayang\\p{L}*|cinta\\p{L}*|tresno|tresna|nyaah|bogoh|kangen\\p{L}*|rindu\\p{L}*)";
const sleeping = "(?:tidur\\p{L}*|turu|merem|bobo\\p{L}*|sare|lalok|molor)";
const eating = "(?:makan\\p{L}*|mangan|dahar|nelan|telan|ngunyah)";
const anger = "(?:marah\\p{L}*|nesu|muntab|ngamuk\\p{L}*|bentak\\p{L}*|ngomel\\p{L}*|emosi\\p{L}*|ambek)";
const often =
  "(?:terus|mulu|melulu|bae|wae|seharian|kelamaan|kebanyakan|banyak|sering|gampang|mudah|suka|dikit dikit|selalu|tiap|keterusan)";

const pairs: readonly Pair[] = [
  {
    little: new RegExp(
      `\\b${no} ${some}{0,3}${weeping}|\\b${weeping} (?:\\p{L}+ )?${no} (?:mau |juga |bisa )?(?:keluar|netes|jatoh|jatuh|ada|datang|turun)|\\bmata(?:ku)? kering|\\bmati rasa|\\bbiasa (?:aja|saja|wae)|\\bdatar\\b`,
      "gu",
    ),
    much: new RegExp(`\\b${weeping}`, "gu"),
  },
  {
    little: new RegExp(
      `\\b${no} ${some}{0,3}${sleeping}|\\b(?:insom\\p{L}*|begadang\\p{L}*|melek\\p{L}*)`,
      "gu",
    ),
    much: new RegExp(
      `\\b(?:${often} ${sleeping}|${sleeping} ${often})|\\bngantuk\\p{L}*|\\b(?:kesiangan|kebablasan)\\b`,
      "gu",
    ),
  },
  {
    little: new RegExp(
      `\\b${no} ${some}{0,3}${eating}|\\b(?:nafsu|selera) makan(?:ku|nya)? (?:hilang|ilang|turun)`,
      "gu",
    ),
    much: new RegExp(
      `\\b(?:${often} ${eating}|${eating} ${often})|\\b(?:ngemil\\p{L}*|kalap|rakus)\\b|\\b(?:laper|lapar) ${often}`,
      "gu",
    ),
  },
  {
    little: new RegExp(
      `\\b${no} ${some}{0,2}${loving}|\\b(?:hambar|hilang rasa|ilfeel|ilfil)\\b|\\brasa(?:ku|nya)? (?:\\p{L}+ )?(?:hilang|ilang)`,
      "gu",
    ),
    much: new RegExp(`\\b(?:masih|msh|isih|tetap|tetep) (?:\\p{L}+ )?${loving}`, "gu"),
  },
  {
    little: new RegExp(`\\b${no} ${some}{1,2}(?:\\p{L}+ )?${anger}`, "gu"),
    much: new RegExp(
      `\\b(?:${often} ${anger}|${anger} ${often})|\\b(?:meledak\\p{L}*|sumbu pendek|tempramen\\p{L}*)`,
      "gu",
    ),
  },
];

/** "Ga berhenti nangis" says how much there is, and denies nothing. */
const unending = new RegExp(
  `\\b(?:${noWords}|susah|sulit) (?:bisa |mau |kunjung |kuat |habis )?(?:berhenti|brenti|mandeg|stop|kelar|habis|abis|nahan|tahan|menahan|ngerem)(?: ?habis)?\\b`,
  "gu",
);

/** The "ga" of "wajar ga nangis terus" asks, and denies nothing. */
const asking = new RegExp(
  `\\b(?:wajar|normal|lumrah|aneh|lebay|salah|gapapa|dosa|cengeng|lemah|jahat|biasa) (?:${noWords}) (?=(?:ya|sih|kah|kak|kalau|kalo|klo|kl|nek)\\b|.*\\b(?:terus|mulu|masih|tiap|lagi|sering)\\b)`,
  "gu",
);

type Sides = readonly (Side | undefined)[];

const sidesOf = (text: string): Sides => {
  const said = plain(text).replace(unending, "terus").replace(asking, "");
  return pairs.map(({ little, much }) => {
    const rest = said.replace(little, " ");
    const isMuch = rest.search(much) >= 0;
    if (rest !== said) return isMuch ? undefined : "little";
    return isMuch ? "much" : undefined;
  });
};

/** Whether somebody tells of no tears where others would expect them. */
export const hasNoTears = (text: string): boolean => sidesOf(text)[0] === "little";

/** Which of the pairs are feelings: grief, love and anger. */
const feelings = [0, 3, 4];

/** Whether somebody tells of a feeling that they do not have. */
export function lacksFeeling(text: string): boolean {
  const sides = sidesOf(text);
  return feelings.some((at) => sides[at] === "little");
}

/** Many of an answer's examples are on its side, and few on the other one. */
const shareMin = 0.3;
const shareMax = 0.2;
const ofAnswers = new WeakMap<Answer, Sides>();

function sidesOfAnswer(answer: Answer): Sides {
  const found = ofAnswers.get(answer);
  if (found) return found;
  const examples = answer.asks.map(sidesOf);
  const sides = pairs.map((_, at) => {
    const shareOf = (side: Side): number =>
      examples.filter((one) => one[at] === side).length / examples.length;
    if (shareOf("little") >= shareMin && shareOf("much") <= shareMax) return "little";
    return shareOf("much") >= shareMin && shareOf("little") <= shareMax ? "much" : undefined;
  });
  ofAnswers.set(answer, sides);
  return sides;
}

/**
 * Tells which answers are about the opposite of what is asked. `message`: what stands around the question, which counts
 * where the question itself takes no side, as in "normal ga sih masih gini".
 */
export function oppositeOf(question: string, message = question): (answer: Answer) => boolean {
  const around = sidesOf(message);
  const asked = sidesOf(question).map((side, at) => side ?? around[at]);
  if (asked.every((side) => side === undefined)) return () => false;
  return (answer) =>
    sidesOfAnswer(answer).some(
      (side, at) => side !== undefined && asked[at] !== undefined && side !== asked[at],
    );
}
