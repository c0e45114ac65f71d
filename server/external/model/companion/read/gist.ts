import { fill } from "../write/fill.ts";
import { findPeople, type Person } from "./people.ts";
import type { Reading } from "./reading.ts";
import type { FoundSituation } from "./topics.ts";

/** The person that a sentence about something is about. */
export function personIn(found: FoundSituation, reading: Reading): Person | undefined {
  const clause = { tokens: found.sentence, link: "", isQuestion: false, isQuoted: false, sentence: 0 };
  const message = { ...reading.message, clauses: [clause], tokens: found.sentence };
  const { who } = found.situation;
  return findPeople(message)
    .filter((person) => who === undefined || who.includes(person.kind))
    .at(-1);
}

/** What happened, as a noun phrase with the member's own person and hour in it. */
export function gistOf(found: FoundSituation, reading: Reading): string {
  const slots = { orang: personIn(found, reading)?.phrase, jam: reading.hour };
  for (const template of found.situation.gist) {
    const gist = fill(template, slots);
    if (gist !== undefined) return found.isFeared ? `rasa takut akan ${gist}` : gist;
  }
  return "";
}
