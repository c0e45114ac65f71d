import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { outwardRegister } from "#server/external/model/guide/document/plain-answers.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { plainly } from "#server/external/model/guide/words/plain/plain-text.ts";
import { ofFigures } from "../answer-word-edits.ts";
import { gap } from "../letter-head.ts";
import { bareValue } from "../part-changes.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { placesOf, tokensOf } from "../word-places.ts";

/* "Mestinya: masuk jam 7, Bapak datang 7.25": the words that are most like these give way to them. */

const lost =
  "(?:(?:lah|loh|lho|eh|yah|aduh|duh|kak|min|mbak|mas)[ ,]+)*(?:kok|malah|jadi|jd)(?: (?:kok|malah|jadi|jd))* (?:i|h)?(?:ilang|lenyap|kehapus|kebuang) kata(?:-kata|2)? ?[\"“'‘]?([^.,;!?\\n\"”'’]{2,40}?)[\"”'’]?(?:nya)?(?: (?:kak|min|mbak|mas|sih|ya))*";
const should =
  "(?:(?:se)?harusnya|mestinya|kudune|(?:yg|yang) (?:bener|benar|betul)(?:nya)?|maksud(?:ku|nya| saya| aku| gw))(?: (?:itu|gini|begini|kan|tulisannya|kalimatnya))*";
const meant = new RegExp(
  `(?:^|[.,;!?\\n]\\s*)(?:${lost}[.,;!? ]+)?(?:(?:eh|itu|kan|lah|loh|kak|min)[ ,]+)*${should}\\s*:\\s*(\\S[^\\n]{8,300})$`,
  "iu",
);
const lostAlone = new RegExp(`(?:^|[.;!?\\n]\\s*)${lost}(?=\\s*(?:[.,;!?\\n\\uE001]|$))`, "iu");

const wordsMin = 4;
const commonMin = 3;
const likeMin = 0.55;

const wordsOf = (text: string): Set<string> => new Set(tokensOf(text).map(({ word }) => word));

/** How much of the words of two texts is the same. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common < commonMin ? 0 : (2 * common) / (one.size + other.size);
}

/** The clauses of a sentence that stand beside each other, in all their runs. */
function runsOf(sentence: string): string[] {
  const body = sentence.replace(/^\s*(?:- |\d+[.)] )/, "").replace(/^[^:,.]{3,60}:\s+/, "");
  const clauses = body.split(/(?<=[,;])\s+/);
  return clauses.flatMap((_, from) =>
    clauses.slice(from).map((__, nth) => {
      const run = clauses.slice(from, from + nth + 1).join(" ");
      return run.replace(/[.,;!?”"\s]+$/, "");
    }),
  );
}

/** The words of the text that are most like these; undefined if several are. */
function mostLike(shown: string, value: string): string | undefined {
  const sought = wordsOf(value);
  const runs = shown
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?…][”")]?)\s+/))
    .flatMap(runsOf)
    .filter((run) => shown.includes(run));
  const ranked = [...new Set(runs)]
    .map((run) => ({ run, like: likeness(wordsOf(run), sought) }))
    .toSorted((one, other) => other.like - one.like);
  const [best, next] = ranked;
  const isAlone = next === undefined || best === undefined || next.like < best.like;
  return best && best.like >= likeMin && isAlone ? best.run : undefined;
}

/** Puts the sentence that is meant in place of the one that is most like it. */
export function meantSentence(reply: Reply): Recognised | undefined {
  const { flow, step, active, text } = reply;
  const found = meant.exec(text);
  const value = bareValue(found?.[2] ?? "").replace(/[.\s]+$/, "");
  if (!found || value.split(/\s+/).length < wordsMin) return undefined;
  if (/\d/.test(value) && ofFigures(flow, changeable(flow, step))) return undefined;
  const shown = shownText(reply, active);
  const rest = text.replace(found[0], gap);
  if (placesOf(tokensOf(shown), value).length > 0) return { active, told: [], rest };
  const from = mostLike(shown, value);
  if (from === undefined) return undefined;
  const register = active.isAsWritten ? undefined : outwardRegister(active, step);
  const written = register ? plainly(value, register) : value;
  const to = /^\p{Lu}/u.test(from) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
  const done = editedBy(reply, active, [{ from, to }]);
  return done && { active: done.active, told: [done.told], rest };
}

/** "Malah ilang kata datangnya" misses a word, and wants none taken out. */
export function lostWord(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", word = ""] = lostAlone.exec(text) ?? [];
  if (said === "") return undefined;
  const isThere = placesOf(tokensOf(shownText(reply, active)), word.trim()).length > 0;
  return { active, told: [], rest: text.replace(said, gap), ...(isThere ? {} : { missed: [word.trim()] }) };
}
