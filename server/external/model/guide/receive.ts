import type { RiskLevel } from "#rules/safety/types.ts";
import { tellsOnly } from "#server/external/model/guide/find/requests.ts";
import { lines } from "#server/external/model/guide/lines/lines.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { allLostIn } from "#server/external/model/guide/values/bereavement.ts";
import {
  type FeltKind,
  feltIn,
  tellsOfKeepsake,
} from "#server/external/model/guide/words/stories/felt-kinds.ts";
import { feltLineFor } from "#server/external/model/guide/words/stories/felt-words.ts";
import {
  hardIn,
  tellsOfBurial,
  withLeaving,
} from "#server/external/model/guide/words/stories/hard-clauses.ts";
import { harmAround } from "#server/external/model/guide/words/stories/judged.ts";
import {
  longsToFollow,
  mourningIn,
  tellsOfDeath,
} from "#server/external/model/guide/words/stories/mourning.ts";
import {
  isDark,
  loadClauses,
  ownClauses,
  plainClauses,
  tellsReaction,
  twoClauses,
} from "#server/external/model/guide/words/stories/own-clauses.ts";
import { leavesOpenHow } from "#server/external/model/guide/words/stories/small-questions.ts";
import type { StoryComplaint } from "#server/external/model/guide/words/stories/story-complaints.ts";
import { storyQuestionsIn } from "#server/external/model/guide/words/stories/story-questions.ts";
import {
  isOfTelling,
  isRequestInStory,
  wantsToTell,
} from "#server/external/model/guide/words/stories/telling.ts";
import { tellsResult, topicOf, wasTold } from "#server/external/model/guide/words/stories/told-topics.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { Story } from "./state.ts";
import { answersTo, mayQuote, trusting } from "./story-answers.ts";

/*
 * How a message of a story is received: questions to the guide get their answer, and otherwise the newest message gets one
 * line, for what the member feels or in their own words. What was told is listed only where they ask for it, or complain
 * that too little is said. The guide names no feeling that was not written.
 */

/** A message of a story; `told` holds the whole story with it. */
export type StoryMessage = {
  text: string;
  told: readonly string[];
  story: Story;
  said: Said;
  riskLevel: RiskLevel;
  /** No questions are wanted, and not only no advice. */
  isQuiet?: boolean;
  complaint?: StoryComplaint | undefined;
};
export type Received = { texts: string[]; story: Story; isSummed: boolean };

/** From so many messages on, a sum-up takes one clause of each. */
const sumFrom = 3;
const sumMax = 5;
/** Fewer clauses are no sum. */
const sumClausesMin = 2;

const pausing =
  /^(?:(?:ya|yah|yaa|pokoknya|pokoke|jadi|ya udah|yaudah|udah|sudah|oke|hm+) )*(?:gitu|begitu|gitulah|begitulah|itu|segitu|ngono|kitu)(?: (?:aja|saja|deh|lah|sih|kak|min|bang|mbak|mas|pokoknya|ya|ceritanya|doang|dulu|kok))*$/;

/** "Ya gitu deh": the member has told what they wanted to, for now. */
export const isPause = (text: string): boolean => pausing.test(plain(text));

const unasked =
  /\b(?:jangan|jgn|ga usah|gak usah|nggak usah|tidak usah|dak usah|ndak usah|ga mau|gak mau|nggak mau|males|malas|stop) (?:\p{L}+ )?(?:banyak )?(?:di)?(?:nanya\p{L}*|tanya\p{L}*)\b/u;

/** Whether somebody wants no questions. */
export const wantsNoQuestions = (text: string): boolean => unasked.test(plain(text));

/** "Coba rangkum ceritaku tadi". */
const asksForSum = (text: string): boolean =>
  /\b(?:rangkum\w*|dirangkum|merangkum|ringkas\w*|diringkas|simpulkan|simpulin|kesimpulan\w*|intinya apa|apa aja (?:yang |yg )?(?:tadi |udah |sudah )?(?:aku|saya|sy|gw|gue|ku)\w* ?cerita\w*)\b/.test(
    plain(text),
  );

/** Whether a clause is part of the story, and may be quoted. */
const isShown = (clause: string, riskLevel: RiskLevel): boolean =>
  mayQuote(clause, riskLevel) && !wantsToTell(clause) && !isRequestInStory(clause);

/** The clauses of a message that may be quoted at this level, heaviest first. */
const clausesOf = (text: string, earlier: readonly string[], riskLevel: RiskLevel): string[] =>
  ownClauses(text, earlier).filter((one) => isShown(one, riskLevel));

/** What was told since the last sum-up: of each message what weighs most, of few messages two clauses each. */
function sinceSum({ told, story, riskLevel }: StoryMessage): string[] {
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
  return [...new Set(clauses)].slice(-sumMax);
}

function summedUp(heard: StoryMessage): Received | undefined {
  const { text, told, story, said } = heard;
  const clauses = sinceSum(heard);
  const isAsked = isPause(text) || heard.complaint !== undefined || asksForSum(text);
  // A sum-up right behind the last one would say little.
  if (!isAsked || clauses.length < sumClausesMin || said.isSpent("story-sum", lines["story-sum"]))
    return undefined;
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

type OwnLine = { line?: string | undefined; isQuoted?: boolean; isMourned?: boolean };

/** So many messages of a story get a question about what they tell. */
const firstMax = 3;
const ownSaying =
  /\b(?:aku|ak|saya|sy|gue|gw|kita|ulun|ambo|beta|sa)\b(?: \p{L}+)? (?:bilang|jawab|ngomong|balas|bales)/iu;
/** Whether a message tells what others said, and not what the member did. */
const tellsWords = (text: string): boolean => tellsReaction(text) && !ownSaying.test(text);

/** One open question about what a message tells, for the first messages of a story; nothing is asked of what was asked. */
export function askedOf({ text, told, story, said, riskLevel, isQuiet }: StoryMessage): string[] {
  const isDue = told.length <= firstMax && riskLevel <= 1 && story.isPlain !== true && isQuiet !== true;
  if (!isDue || text.includes("?") || wasTold(text) || harmAround(text, told.slice(0, -1)) === "deed")
    return [];
  const isOfOthers = tellsWords(text) && ownClauses(text).length === 0;
  const about = isOfOthers ? "said" : (topicOf(text) ?? told.map(topicOf).find((one) => one) ?? "open");
  // "Usahanya gagal" has no result that somebody came to know.
  const topic = about === "failed" && !tellsResult(told.join(" ")) ? "open" : about;
  const names = [`ask-${topic}`, "ask-open"] as const;
  const name = names.find((one) => !said.isSpent(one, lines[one].slice(0, -1)));
  return name === undefined ? [] : [said.line(name)];
}

/** Of so many messages of a story one gets a small question. */
const smallEvery = 3;

/** One small question behind the member's own words, also for who wants no advice, but not for who asks or wants none. */
function smallQuestion(
  { story, said, told, text, riskLevel, isQuiet }: StoryMessage,
  own: OwnLine,
): string[] {
  if (own.isMourned === true) return [];
  const asked = lines["story-small"].slice(0, -1);
  const isDue =
    own.line !== undefined &&
    leavesOpenHow(text) &&
    told.length % smallEvery === 0 &&
    riskLevel === 0 &&
    story.isPlain !== true;
  if (isDue && !isQuiet && !text.includes("?") && !wasTold(text) && !said.isSpent("story-small", asked))
    return [said.line("story-small")];
  return askedOf({ text, told, story, said, riskLevel, isQuiet: isQuiet ?? false });
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
function quoted(heard: StoryMessage, rest: string): string | undefined {
  const { told, story, said, riskLevel } = heard;
  const earlier = told.slice(0, -1);
  const clauses = clausesOf(rest, earlier, riskLevel);
  const [quote] = clauses;
  if (quote === undefined) return undefined;
  const answer = story.isAsked ? clauses.find((one) => weighing.test(one)) : undefined;
  if (answer !== undefined) return said.line("heaviest", { quote: answer });
  if (story.isPlain) return undefined;
  const two = twoClauses(rest, earlier).filter((one) => clauses.includes(one));
  const isTwo =
    two.length > 1 &&
    said.times("listen-two") <= said.times("listen-quoted") &&
    !hardIn(rest).some(tellsOfBurial);
  const hardest = isTwo ? undefined : hardIn(rest).find((one) => mayQuote(one, riskLevel));
  if (hardest !== undefined && !said.isSpent("hard", lines.hard))
    return said.line("hard", { quote: withLeaving(rest, hardest) });
  return feltWith(heard, rest, isTwo ? two : [quote]);
}

/** One or two clauses, with a plain line where they name what it is for. */
function feltWith(heard: StoryMessage, rest: string, clauses: readonly string[]): string {
  const { said } = heard;
  const [first = "", then] = clauses;
  const kind = feltOf(heard, rest);
  const name = then === undefined ? "listen-quoted" : "listen-two";
  if (kind === undefined)
    return then === undefined ? said.line(name, { quote: first }) : said.line(name, { first, then });
  said.next(name, []);
  const felt = said.line(feltLineFor(kind, rest));
  // Words that hold nothing of what the line is for add nothing to it.
  return clauses.some((one) => feltIn(one) === kind)
    ? `${clauses.map((one) => `“${one}”`).join(", lalu ")}. ${felt}`
    : felt;
}

const plainClausesOf = ({ told, riskLevel }: StoryMessage, rest: string): string[] =>
  plainClauses(rest, told.slice(0, -1)).filter((one) => isShown(one, riskLevel));

/** One plain line for what the member has written of how it is for them; none beside harm that was done to somebody. */
function feltLine(heard: StoryMessage, rest: string): string | undefined {
  const kind = feltOf(heard, rest);
  return kind === undefined ? undefined : heard.said.line(feltLineFor(kind, rest));
}

const blow =
  /\b(?:di|me|nge|mem|men|ku)?(?:pukul|mukul|tampar|nampar|cubit|nyubit|jambak|tendang|nendang|banting|lempar|cekik|nyekik|gebuk|siram|nyiram|sundut|dorong|ndorong|kurung|ngurung|ikat|ancam|ngancam)\w*/;

/** What a plain line can be said for. */
function feltOf({ told, said }: StoryMessage, rest: string): FeltKind | undefined {
  const isHarm = harmAround(rest, told.slice(0, -1)) === "deed";
  const isMourned = tellsOfKeepsake(rest) && told.some((one) => allLostIn(one).length > 0);
  const kind = feltIn(rest) ?? (isMourned ? "grief" : undefined);
  // A loud word that somebody regrets may be answered; a blow may not be comforted.
  const isMild = (kind === "guilt" || kind === "grief") && !blow.test(plain([...told, rest].join(" ")));
  if (isHarm && !isMild) return undefined;
  const name = kind && feltLineFor(kind, rest);
  return name === undefined || said.isSpent(name, lines[name]) ? undefined : kind;
}

/** By what of its own a message mourns somebody whose death was told of; nothing beside harm or a wish to follow them. */
function mourned({ told, riskLevel }: StoryMessage, rest: string): ReturnType<typeof mourningIn> {
  const isElse = riskLevel > 1 || longsToFollow(told) || harmAround(rest, told.slice(0, -1)) === "deed";
  const found = isElse || !tellsOfDeath(told) ? undefined : mourningIn(rest);
  const felt = feltIn(rest);
  // Who feels guilty is not answered by the habit of which they tell.
  const isGuilt = felt === "guilt" || felt === "hindsight";
  return isGuilt && found?.kind !== "faith" && found?.kind !== "remark" ? undefined : found;
}

const mourningWordsMax = 14;
/** The line for mourning, with the member's words only where the line before held none. */
function mourningLine(heard: StoryMessage, rest: string): OwnLine | undefined {
  const { said, story, riskLevel } = heard;
  const found = mourned(heard, rest);
  const name = found && (`mourning-${found.kind}` as const);
  if (!found || name === undefined || said.isSpent(name, lines[name])) return undefined;
  const { clause } = found;
  const isShort = clause.split(/\s+/).length <= mourningWordsMax;
  const isQuotable = isShort && story.isPlain !== true && story.isQuoted !== true;
  const line = said.line(name, isQuotable && mayQuote(clause, riskLevel) ? { quote: clause } : {});
  return { line, isQuoted: line.includes("“"), isMourned: true };
}

/** Whether a message is painful, although nothing of it is named. */
const isPainful = ({ riskLevel }: StoryMessage, rest: string): boolean =>
  riskLevel > 0 || isDark(rest) || feltIn(rest) !== undefined || loadClauses(rest).length > 0;

/** What is said where no words are quoted and no feeling is named. */
function plainLine(heard: StoryMessage, rest: string): string {
  const { said, story } = heard;
  if (isPainful(heard, rest) && !said.isSpent("listen-heavy", lines["listen-heavy"]))
    return said.line("listen-heavy");
  return said.line(story.isPlain ? "listen-brief" : "listen");
}

/** Whether words name how it is for the member. */
const namesAnything = (heard: StoryMessage, rest: string): boolean =>
  feltOf(heard, rest) !== undefined || mourned(heard, rest) !== undefined || hardIn(rest).length > 0;

/** Receives one message of a story. */
export function received(heard: StoryMessage): Received {
  const { text, said, complaint } = heard;
  if (complaint !== undefined) return owned(heard, complaint);
  const { answers, rest, isOpen, isHidden } = answersTo(text, said, heard.told, heard.riskLevel);
  const story = { ...heard.story, isAsked: false, isBare: false, isQuoted: false };
  const summed = answers.length === 0 ? summedUp({ ...heard, story }) : undefined;
  if (summed) return summed;
  const isAnswered = rest === "" || isHidden || answers.some((one) => one.includes("“"));
  // Behind an answer, words that name nothing of how it is would only be given back.
  const isBeside = answers.length > 0 && !namesAnything(heard, rest);
  const own: OwnLine = isAnswered || isBeside ? {} : ownLine(heard, rest);
  const texts = [...answers, ...(own.line === undefined ? [] : [own.line]), ...trusting(rest, said)];
  const further = isOpen ? openQuestion(heard) : answers.length === 0 ? smallQuestion(heard, own) : [];
  if (texts.length > 0)
    return {
      texts: [...texts, ...further],
      story: { ...story, isQuoted: own.isQuoted === true },
      isSummed: false,
    };
  return bare({ ...heard, story }, rest, answers.length === 0 ? further : [], heard.story.isBare === true);
}

/** A message of which nothing weighs enough to be quoted. `wasBare`: the one before was such a message too. */
function bare(heard: StoryMessage, rest: string, question: string[], wasBare: boolean): Received {
  const { said, story, told } = heard;
  // Two lines in a row that say nothing of the message would be no listening.
  const isHeavy = told.length <= firstMax && told.some((one) => topicOf(one) !== undefined);
  const isDue = (wasBare || isHeavy) && story.isPlain !== true;
  const [plainly] = isDue ? plainClausesOf(heard, rest) : [];
  if (plainly !== undefined)
    return { texts: [said.line("listen-quoted", { quote: plainly }), ...question], story, isSummed: false };
  const isSaid = question.length > 0 && tellsWords(rest);
  const isFresh = isSaid && !said.isSpent("told-said", lines["told-said"].slice(0, -1));
  const line = isFresh ? said.line("told-said") : plainLine(heard, rest);
  return { texts: [line, ...question], story: { ...story, isBare: true }, isSummed: false };
}

/** The one line for a message: its words are not given back twice in a row where a plain line says more. */
function ownLine(heard: StoryMessage, rest: string): OwnLine {
  const { story, riskLevel, said } = heard;
  const mourning = mourningLine(heard, rest);
  if (mourning) return mourning;
  const isHard = !said.isSpent("hard", lines.hard) && hardIn(rest).some((one) => mayQuote(one, riskLevel));
  const isFelt = !isHard && !story.isAsked && (story.isQuoted === true || story.isPlain === true);
  const felt = isFelt ? feltLine(heard, rest) : undefined;
  if (felt !== undefined) return { line: felt };
  const line = quoted(heard, rest);
  return line === undefined ? { line: feltLine(heard, rest) } : { line, isQuoted: line.includes("“") };
}

/** What is said of a message that asks for something, before it gets that; `rest`: the message without what asks. */
export function receivedAsking(heard: StoryMessage, rest: string): string {
  const { told, said, story, riskLevel } = heard;
  // "Jang marah pa kita" is what the text is to say.
  const felt = /\b(?:jang|jangan|jgn|ojo)\b/i.test(rest) ? undefined : feltLine(heard, rest);
  if (felt !== undefined) return felt;
  const clauses = story.isPlain ? [] : clausesOf(rest, told.slice(0, -1), riskLevel);
  // What belongs to the request is no story.
  const quote = clauses.find(tellsOnly);
  return said.line("story-asked", quote === undefined ? {} : { quote });
}

/** The part of a message that is quoted where a story begins; undefined if there is none. */
export function firstQuoted(heard: StoryMessage): string | undefined {
  const { rest } = storyQuestionsIn(heard.text);
  return isOfTelling(rest) ? undefined : quoted(heard, rest);
}

/** The line for what is felt in a first message, behind the fact that stands beside it. */
function feltBeside(said: Said, text: string, quotes: readonly string[], kind: FeltKind): string {
  const facts = quotes.filter((one) => feltIn(one) === undefined);
  said.next("feeling-first", []);
  // Beside the condolence, and where nothing quoted is felt, the line alone says more.
  if (allLostIn(text).length > 0 || facts.length === quotes.length) return said.line(feltLineFor(kind, text));
  const [quote = quotes[0] ?? ""] = facts;
  if (facts.length > 0) return `“${quote}”. ${said.line(feltLineFor(kind, text))}`;
  return `“${quote}”. ${said.line(feltLineFor(feltIn(quote) ?? kind, quote))}`;
}

/** What a first message full of feeling gets: what happened in its words, with a plain line for what is felt in it. */
export function feltFirst(said: Said, text: string, quotes: readonly string[]): string {
  const [first = "", then] = quotes;
  const kind = harmAround(text, []) === "deed" ? undefined : feltIn(text);
  const isMourned = allLostIn(text).length > 0;
  const isFelt = then !== undefined && !isMourned && quotes.every((one) => feltIn(one) !== undefined);
  if (kind !== undefined && !isFelt) return feltBeside(said, text, quotes, kind);
  if (isMourned) return "";
  const isFact = quotes.every((one) => feltIn(one) === undefined);
  if (then === undefined) return said.line(isFact ? "fact-first" : "feeling-first", { quote: first });
  return said.line(isFact ? "fact-two" : "feeling-two", { first, then });
}
