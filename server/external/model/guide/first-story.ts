import type { RiskLevel } from "#rules/safety/types.ts";
import { findFlows } from "#server/external/model/guide/find/find-flows.ts";
import { plainNeed } from "#server/external/model/guide/find/plain-needs.ts";
import { tellsOnly } from "#server/external/model/guide/find/requests.ts";
import { needsFlow } from "#server/external/model/guide/find/speaking-wish.ts";
import { askedInStory } from "#server/external/model/guide/words/stories/asked-in-story.ts";
import { feltIn } from "#server/external/model/guide/words/stories/felt-kinds.ts";
import {
  plainClauses,
  tellsOfSelf,
  twoClauses,
} from "#server/external/model/guide/words/stories/own-clauses.ts";
import {
  isOfTelling,
  isRequest,
  isRequestInStory,
  wantsToTell,
} from "#server/external/model/guide/words/stories/telling.ts";
import { type StoryTopic, topicOf } from "#server/external/model/guide/words/stories/told-topics.ts";
import { commandIn, commandWithin, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { isGoodbye, isRefusal } from "#server/external/model/guide/words/yes-no/refusals.ts";
import type { Field, Flow } from "./flow.ts";
import { feltFirst, type StoryMessage } from "./receive.ts";
import { mayQuote, trusting } from "./story-answers.ts";

/* How the first message of somebody is received who tells something and asks for nothing. */

/** A shorter first message is a wish: "kak aku mau putus". */
const wordsMin = 8;
/** Several amounts are data for a sum. */
const money = /(?<![\p{L}\d])\d[\d.,]* ?(?:rb|ribu|jt|juta|k)\b/giu;
/** Not to know what to do, and what somebody else will not do, is wished of nobody. */
const told = new RegExp(
  `\\b(?:bingung|(?:${noWords}) (?:tau|tahu)) (?:mau|harus|hrs) (?:apa|ngapain|ke mana|kemana|gimana)\\b|\\b(?:${noWords}) (?:mau|mo) \\p{L}+`,
  "giu",
);

/** Who panics, or fears what comes tomorrow, is shown what helps with it. */
const ahead =
  /\bpanik\p{L}*|\b(?:besok|bsk|lusa|minggu depan|bulan depan|nanti)\b.*\b(?:takut|deg ?deg ?an|deg2an|gugup|grogi|cemas|memikirkan\p{L}*)/iu;

/** Whether a message tells something painful and asks for nothing. */
export function tellsStory(text: string, riskLevel: RiskLevel): boolean {
  const isLong = text.trim().split(/\s+/).length >= wordsMin;
  if (!isLong || isRequest(text) || askedInStory(text) || !tellsOnly(text.replace(told, " "))) return false;
  if (ahead.test(text) || plainNeed(plain(text)) !== undefined) return false;
  if (tellsOfSelf(text) || feltIn(text) !== undefined) return true;
  return topicOf(text) !== undefined && (text.match(money) ?? []).length < 2 && riskLevel <= 1;
}

/** From so many points on, a flow fits a story by more than a word that stands in it by chance. */
const fitMin = 4;

/** What can be done about each topic; of a story nothing else is offered. */
const flowsOf: Readonly<Record<StoryTopic, readonly string[]>> = {
  fading: ["giliran-keluarga", "tugas-rumah"],
  lost: ["surat-duka"],
  parted: ["minggu-putus"],
  ended: ["kena-phk"],
  failed: ["catatan-pikiran", "rencana-belajar"],
  quarrel: ["obrolan-sulit", "minta-maaf"],
  seen: ["catatan-pikiran"],
  care: ["giliran-keluarga", "tugas-rumah"],
  alone: ["rencana-kesepian"],
  worn: [
    "cek-burnout",
    "tidur-sif",
    "tugas-rumah",
    "bagi-tugas-tim",
    "langkah-kecil",
    "bilang-tidak-ke-atasan",
  ],
};

/** Who lies awake says so, whatever it is about. */
const forSleep = "tidur";

/** Words without which a flow is for something else: who works at night may not speak of sleep, nor of the house. */
const spokenOf: Readonly<Partial<Record<string, RegExp>>> = {
  "tidur-sif": /\b(?:tidur\w*|turu|merem|melek|ngantuk\w*|insom\w*|begadang|bangun\w*|sare|kebangun)\b/i,
  "tugas-rumah":
    /\b(?:rumah\w*|dapur|masak\w*|nyuci\w*|cuci\w*|ngepel|nyapu|beres2?|(?:anak|suami|istri|adi[kn]|adek|kakak|ibu|bapak|mama|papa|ayah|mertua|nenek|kakek|ortu|keluarga|saudara)\w*|\w*rawat\w*|ngurus\w*)\b/i,
};

/** From so many points on, a flow was asked for in its own words, whatever the story is about. */
const clearMin = 15;

/** The one flow that may be named beside a story. */
export function flowForStory(
  found: readonly Flow[],
  text: string,
  field: Field | undefined,
): Flow | undefined {
  const topic = topicOf(text);
  // What a flow is for has to be spoken of, and not only the tiredness.
  const isFitting = ({ id }: Flow) => spokenOf[id]?.test(text) !== false;
  const near = findFlows(text, field).filter(
    ({ flow, score, isUnnamed, isWeak }) =>
      found.includes(flow) && score >= fitMin && !isUnnamed && !isWeak && isFitting(flow),
  );
  const isListed = ({ id }: Flow) => topic === undefined || id === forSleep || flowsOf[topic].includes(id);
  return (near.find(({ flow }) => isListed(flow)) ?? near.find(({ score }) => score >= clearMin))?.flow;
}

/** What is said of a first message: its words, or a plain line for what is felt in it. */
export function firstLine({ text, said, riskLevel }: StoryMessage): string[] {
  const all = [...twoClauses(text), ...plainClauses(text).slice(0, 1)];
  const quotes = [...new Set(all)].filter((one) => mayQuote(one, riskLevel) && !isOfTelling(one)).slice(0, 2);
  if (quotes.length === 0) return [];
  const line = feltFirst(said, text, quotes);
  return [line, ...trusting(text, said)].filter((one) => one !== "");
}

/** A name, an address or a number of one's own. */
const givesData = /\bnama(?:nya|ku| saya| aku)?\b(?! juga)|@|\d{6,}/i;

/** Whether a message asks for something, says something to the guide, or gives data, and so does not tell on. */
export function saysElse(text: string, field: Field | undefined): boolean {
  if (!tellsOnly(text) || isRequestInStory(text) || givesData.test(text)) return true;
  if (needsFlow(text, field)) return true;
  if (wantsToTell(text) || isRefusal(text) || isGoodbye(text, true)) return true;
  const command = commandIn(text) ?? commandWithin(text)?.command;
  // "Kalau saya cerita, jawabnya sabar" tells something.
  return command !== undefined && command !== "listen";
}
