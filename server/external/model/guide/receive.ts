import type { RiskLevel } from "#rules/safety/types.ts";
import { lines } from "#server/external/model/guide/lines/lines.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { hardIn } from "#server/external/model/guide/words/stories/hard-clauses.ts";
import {
  loadClauses,
  ownClauses,
  plainClauses,
  twoClauses,
} from "#server/external/model/guide/words/stories/own-clauses.ts";
import type { StoryComplaint } from "#server/external/model/guide/words/stories/story-complaints.ts";
import { storyQuestionsIn } from "#server/external/model/guide/words/stories/story-questions.ts";
import { isRequestInStory, wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { Story } from "./state.ts";
import { answersTo, mayQuote } from "./story-answers.ts";

/*
 * How a message of a story is received: questions to the guide get their answer, and otherwise the member's own load is
 * quoted, or now and then summed up. The guide names no feeling that was not written.
 */

/** A message of a story; `told` holds the whole story with it. */
export type StoryMessage = {
  text: string;
  told: readonly string[];
  story: Story;
  said: Said;
  riskLevel: RiskLevel;
  complaint?: StoryComplaint | undefined;
};
export type Received = { texts: string[]; story: Story; isSummed: boolean };

/** A sum-up comes after this many messages with something of the member's own. */
const sumFrom = 3;
const sumMax = 5;
/** When the member pauses, fewer are enough. */
const sumFromAtPause = 2;

const pausing =
  /^(?:(?:ya|yah|yaa|pokoknya|pokoke|jadi|ya udah|yaudah|udah|sudah|oke|hm+) )*(?:gitu|begitu|gitulah|begitulah|itu|segitu|ngono|kitu)(?: (?:aja|saja|deh|lah|sih|kak|min|bang|mbak|mas|pokoknya|ya|ceritanya|doang|dulu|kok))*$/;

/** "Ya gitu deh": the member has told what they wanted to, for now. */
export const isPause = (text: string): boolean => pausing.test(plain(text));

const unasked =
  /\b(?:jangan|jgn|ga usah|gak usah|nggak usah|tidak usah|dak usah|ndak usah|ga mau|gak mau|nggak mau|males|malas|stop) (?:\p{L}+ )?(?:banyak )?(?:di)?(?:nanya\p{L}*|tanya\p{L}*)\b/u;

/** Whether somebody wants no questions. */
export const wantsNoQuestions = (text: string): boolean => unasked.test(plain(text));

/** Whether a clause is part of the story, and may be quoted. */
const isShown = (clause: string, riskLevel: RiskLevel): boolean =>
  mayQuote(clause, riskLevel) && !wantsToTell(clause) && !isRequestInStory(clause);

/** The clauses of a message that may be quoted at this level, heaviest first. */
const clausesOf = (text: string, earlier: readonly string[], riskLevel: RiskLevel): string[] =>
  ownClauses(text, earlier).filter((one) => isShown(one, riskLevel));

/** What was told since the last sum-up: of each message what weighs most, of few messages two clauses each. */
function sinceSum({ told, story, riskLevel }: StoryMessage): { clauses: string[]; messages: number } {
  const messages = told
    .slice(story.summed ?? 0)
    .map((text) => loadClauses(storyQuestionsIn(text).rest))
    .map((all) => all.filter((one) => isShown(one, riskLevel === 0 ? 1 : riskLevel)))
    .filter(({ length }) => length > 0);
  const each = messages.length < sumFrom ? 2 : 1;
  const clauses = told.flatMap((text) => {
    const own = messages.flatMap((all) => all.slice(0, each)).filter((one) => text.includes(one));
    return own.toSorted((one, another) => text.indexOf(one) - text.indexOf(another));
  });
  return { clauses: [...new Set(clauses)].slice(-sumMax), messages: messages.length };
}

function summedUp(heard: StoryMessage): Received | undefined {
  const { text, told, story, said } = heard;
  const { clauses, messages } = sinceSum(heard);
  const isAsked = isPause(text) || heard.complaint !== undefined;
  const isEnough = isAsked ? clauses.length >= sumFromAtPause : messages >= sumFrom;
  // A sum-up right behind the last one would say little.
  if (!isEnough || said.isSpent("story-sum", lines["story-sum"])) return undefined;
  const list = clauses.map((one) => `“${one}”`).join("; ");
  return {
    texts: [said.line("story-sum", { list })],
    story: { ...story, summed: told.length },
    isSummed: true,
  };
}

/** A sum-up for somebody who pauses; undefined if nothing is left to be summed up. */
export const summedAtPause = (heard: StoryMessage): Received | undefined => summedUp(heard);

/** One open question, unless the member wants none. */
function questioned({ story, said }: StoryMessage): string[] {
  const asked = lines["story-question"].slice(0, -1);
  return story.isUnasked || said.isSpent("story-question", asked) ? [] : [said.line("story-question")];
}

/** One open question behind an answer, unless the member wants none. */
function openQuestion({ story, said }: StoryMessage): string[] {
  const asked = lines["judged-question"].slice(0, -1);
  return story.isUnasked || said.isSpent("judged-question", asked) ? [] : [said.line("judged-question")];
}

/** Whether the question that was just asked is the one for what weighs most. */
const isHeaviest = (question: readonly string[]): boolean => question[0] === lines["story-question"][0];

/** Words of an answer to that question; what is simply told on is none. */
const weighing = /\b(?:paling|berat\w*|bikin|nyesek\w*|sakit\w*|nyakitin|ngenes|perih)\b/i;

/** A complaint about how the story is received changes the manner for the rest of it. */
function owned(heard: StoryMessage, kind: StoryComplaint): Received {
  const { said, story } = heard;
  const own = said.line(kind === "echo" ? "story-echo" : "story-thin");
  const { answers } = answersTo(heard.text, said, heard.told, heard.riskLevel);
  const summed = kind === "thin" ? summedUp(heard) : undefined;
  const isPlain = story.isPlain === true || kind === "echo";
  const question = questioned(heard);
  return {
    texts: [own, ...answers, ...(summed?.texts ?? []), ...question],
    story: { ...(summed?.story ?? story), isPlain, isAsked: isHeaviest(question) },
    isSummed: summed !== undefined,
  };
}

/** What is said of the member's own words. */
function quoted({ told, story, said, riskLevel }: StoryMessage, rest: string): string | undefined {
  const earlier = told.slice(0, -1);
  const clauses = clausesOf(rest, earlier, riskLevel);
  const [quote] = clauses;
  if (quote === undefined) return undefined;
  const answer = story.isAsked ? clauses.find((one) => weighing.test(one)) : undefined;
  if (answer !== undefined) return said.line("heaviest", { quote: answer });
  if (story.isPlain) return undefined;
  const [first, then] = twoClauses(rest, earlier).filter((one) => clauses.includes(one));
  const isTwo =
    first !== undefined && then !== undefined && said.times("listen-two") <= said.times("listen-quoted");
  if (isTwo) return said.line("listen-two", { first, then });
  const hardest = hardIn(rest).find((one) => mayQuote(one, riskLevel));
  return hardest !== undefined && !said.isSpent("hard", lines.hard)
    ? said.line("hard", { quote: hardest })
    : said.line("listen-quoted", { quote });
}

const plainClausesOf = ({ told, riskLevel }: StoryMessage, rest: string): string[] =>
  plainClauses(rest, told.slice(0, -1)).filter((one) => isShown(one, riskLevel));

/** Receives one message of a story. */
export function received(heard: StoryMessage): Received {
  const { text, said, complaint } = heard;
  if (complaint !== undefined) return owned(heard, complaint);
  const { answers, rest, isOpen, isHidden } = answersTo(text, said, heard.told, heard.riskLevel);
  const story = { ...heard.story, isAsked: false, isBare: false };
  const summed = answers.length === 0 && !heard.story.isAsked ? summedUp({ ...heard, story }) : undefined;
  if (summed) return summed;
  const isQuoted = rest === "" || isHidden || answers.some((one) => one.includes("“"));
  const quote = isQuoted ? undefined : quoted(heard, rest);
  const own = [...answers, ...(quote === undefined ? [] : [quote])];
  const further = isOpen ? openQuestion(heard) : [];
  if (own.length > 0) return { texts: [...own, ...further], story, isSummed: false };
  // Two lines in a row that say nothing of the message would be no listening.
  const [plainly] = heard.story.isBare && !story.isPlain ? plainClausesOf(heard, rest) : [];
  if (plainly !== undefined)
    return { texts: [said.line("listen-quoted", { quote: plainly })], story, isSummed: false };
  const line = said.line(story.isPlain ? "listen-brief" : "listen");
  return { texts: [line], story: { ...story, isBare: true }, isSummed: false };
}

/** The part of a message that is quoted where a story begins; undefined if there is none. */
export function firstQuoted(heard: StoryMessage): string | undefined {
  const { rest } = storyQuestionsIn(heard.text);
  return quoted(heard, rest);
}
