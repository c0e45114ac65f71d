import type { RiskCategory } from "../types.ts";
import type { Match } from "./patterns.ts";
import { spansOf, standsNear } from "./patterns.ts";
import type { Reading } from "./reading.ts";
import { commaPause, sentencePause } from "./scan.ts";

/** Whom a sign is about: the speaker, someone else, or a figure in a story. */
export type Subject = "self" | "other" | "figure";

const wordsBack = 16;
const wordsAhead = 4;

/**
 * Returns whom a match is about. The category decides: a victim is the one who suffers, a threat belongs to the one who
 * makes it.
 */
export function subjectOf(reading: Reading, match: Match, category: RiskCategory): Subject {
  if (category === "violence_victim") return victimOf(reading, match);
  if (category === "psychosis") return experiencerOf(reading, match);
  if (category === "self_harm" && bodyIsOthers(reading, match)) return "other";
  return speakerOf(reading, match, category);
}

function speakerOf(reading: Reading, match: Match, category?: RiskCategory): Subject {
  const head = match.heads[0] ?? match;
  for (let at = head.to; at <= match.to; at += 1) if (isSpeaker(reading, at)) return reported(reading, at);
  const before = lookBack(reading, head.to, has(reading, "WANT|DESIRE|JOIN|LIVE", match));
  if (before) return before.who === "self" ? reported(reading, before.at) : before.who;
  // In a threat, a person inside the match is the one threatened, not the subject, so only other categories look there.
  const inside = category === "violence_to_others" ? head.to : match.to;
  for (let at = head.to; at < inside; at += 1) if (isPerson(reading, at + 1)) return "other";
  for (let at = match.to + 1; at <= match.to + wordsAhead; at += 1) {
    if (isSpeaker(reading, at)) return "self";
  }
  return continuesAboutOther(reading, head.from) ? "other" : "self";
}

/**
 * Whether a sentence without a subject of its own continues one about someone else: `Adikku kabur. Katanya pengen
 * mati.`
 */
function continuesAboutOther(reading: Reading, from: number): boolean {
  const start = sentenceStart(reading, from);
  if (start === 0 || has(reading, "I", { from: start, to: from })) return false;
  const before = { from: sentenceStart(reading, start - 1), to: start - 1 };
  return has(reading, "PERSON", before) && has(reading, "SAY|THEY", { from: start, to: from });
}

function lookBack(reading: Reading, from: number, isWish = false): { at: number; who: Subject } | undefined {
  const start = Math.max(sentenceStart(reading, from), from - wordsBack);
  for (let at = from; at >= start; at -= 1) {
    if (isAt(reading, "FIGURE", at)) return { at, who: "figure" };
    if (isSpeaker(reading, at)) return { at, who: "self" };
    if (isPerson(reading, at) && !(isWish && isMourned(reading, at, from))) return { at, who: "other" };
  }
  return undefined;
}

/** Who died wishes nothing any more: in `ibu sudah meninggal, pengen ikut aja` the speaker does. */
function isMourned(reading: Reading, at: number, from: number): boolean {
  const death = spansOf(reading, "meninggal|wafat|tiada").find(
    (span) => span.from > at && span.from <= at + 3,
  );
  if (death === undefined) return false;
  return reading.words.slice(death.to + 1, from + 1).some(({ pause }) => pause >= commaPause);
}

/**
 * Resolves `aku` in reported speech: in `temanku bilang "aku ..."` it is the friend, in `orang suka bilang "gue ..."`
 * it is nobody in particular.
 */
function reported(reading: Reading, at: number): Subject {
  const quoted = reading.words[at]?.quoted === true;
  const start = sentenceStart(reading, at);
  if (!quoted && !isAt(reading, "SAY", at - 1)) return "self";
  const before = { from: Math.max(start, at - 9), to: at - 1 };
  if (!has(reading, "SAY", before) && !quoted) return "self";
  if (has(reading, "FRAME|FIGURE", before)) return "figure";
  if (has(reading, "PERSON|dia", before)) return "other";
  return quoted && has(reading, "orang|semua", before) ? "figure" : "self";
}

function victimOf(reading: Reading, match: Match): Subject {
  const after = { from: match.from, to: Math.min(match.to + 2, reading.words.length - 1) };
  const suffers = spansOf(
    reading,
    "HITS.p|HITW.p|KILL.p|ASSAULT.p|TOUCH.p|THREAT.p|LOCKIN.p|CHOKE.p|NECKPRESS.p|WOUNDED",
  );
  const passive = match.heads.find((head) => suffers.some((span) => span.from === head.from));
  if (passive && has(reading, "BODY&MINE", { from: passive.from - 2, to: passive.from - 1 })) return "self";
  if (passive) return speakerOf(reading, { ...match, heads: [passive], to: passive.to });
  const last = match.heads.at(-1) ?? match;
  for (let at = after.from + 1; at <= after.to; at += 1) if (isSpeaker(reading, at)) return "self";
  if (last.from > match.from && has(reading, "PERSON|dia", last) && !has(reading, "MINE", last))
    return "other";
  return lookBack(reading, match.from)?.who === "figure" ? "figure" : "self";
}

/** Strange experiences are the speaker's own, unless the sentence begins with somebody else. */
function experiencerOf(reading: Reading, match: Match): Subject {
  const start = sentenceStart(reading, match.from);
  const sentence = { from: start, to: Math.max(match.to, start) };
  if (has(reading, "FIGURE", sentence)) return "figure";
  const first = firstPerson(reading, sentence.from, sentence.to);
  if (first === undefined || first > start + 1) return "self";
  for (let at = first + 2; at <= match.to + wordsAhead; at += 1) if (isSpeaker(reading, at)) return "self";
  const ownThing = spansOf(reading, "MINE").some(({ from }) => from > first && from <= match.to + 2);
  return ownThing ? "self" : "other";
}

const firstPerson = (reading: Reading, from: number, to: number): number | undefined =>
  spansOf(reading, "PERSON").find((span) => span.from >= from && span.from <= to)?.from;

function bodyIsOthers(reading: Reading, match: Match): boolean {
  return spansOf(reading, "BODY").some(
    ({ from, to }) => from >= match.from && to <= match.to + 2 && isAt(reading, "PERSON", to + 1),
  );
}

/** Which of several children or siblings: `anak bujang saya`. */
const which =
  "bujang|gadis|perempuan|laki|lanang|wedok|sulung|tengah|bungsu|ragil|pertama|kedua|ketiga|kecil|besar|tunggal";

/** Whether `aku` stands here as the speaker, not as a possessive (`ibu aku`). */
function isSpeaker(reading: Reading, at: number): boolean {
  if (!isAt(reading, "I", at)) return false;
  // In "obat ibu kuminum" the prefix speaks, and the person before it owns something.
  if (reading.words[at]?.byMe === true) return true;
  if ((reading.words[at]?.pause ?? 0) !== 0) return true;
  return !(
    isAt(reading, "PERSON", at - 1) ||
    (isAt(reading, which, at - 1) && isAt(reading, "PERSON", at - 2))
  );
}

/**
 * Whether someone else stands here as the subject: not after a preposition (`sama dia`), not as what the speaker is
 * (`aku ibu dua anak`).
 */
function isPerson(reading: Reading, at: number): boolean {
  if (!isAt(reading, "PERSON|dia|mereka", at) || isAddressed(reading, at)) return false;
  if (isAt(reading, "PREP", at - 1)) return false;
  return !(isAt(reading, "I", at - 1) && !isAt(reading, "PERSON", at - 2));
}

/** Whether a person between two pauses is addressed: `di tepi jurang, kak, aku lompat`. */
const isAddressed = ({ words }: Reading, at: number): boolean =>
  (words[at]?.pause ?? 0) >= commaPause && (words[at + 1]?.pause ?? 0) >= commaPause;

function sentenceStart({ words }: Reading, from: number): number {
  let at = from;
  while (at > 0 && (words[at]?.pause ?? 0) < sentencePause) at -= 1;
  return at;
}

const isAt = (reading: Reading, any: string, at: number): boolean =>
  spansOf(reading, any).some((span) => span.from <= at && span.to >= at);

const has = (reading: Reading, any: string, within: { from: number; to: number }): boolean =>
  within.to >= within.from && standsNear(reading, any, within, 0);
