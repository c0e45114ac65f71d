import { assess } from "#rules/safety/assess.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { type Line, lines } from "#server/external/model/guide/lines/lines.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { lacksFeeling } from "#server/external/model/guide/vetted-answers/opposites.ts";
import { isBareFeeling, mayBless } from "#server/external/model/guide/words/stories/bare-feeling.ts";
import {
  harmAround,
  isGrave,
  type Judged,
  judgedIn,
} from "#server/external/model/guide/words/stories/judged.ts";
import { asksOfGrief } from "#server/external/model/guide/words/stories/mourning.ts";
import { ownClauses } from "#server/external/model/guide/words/stories/own-clauses.ts";
import {
  type StoryQuestion,
  storyQuestionsIn,
} from "#server/external/model/guide/words/stories/story-questions.ts";
import { tellsFirst } from "#server/external/model/guide/words/stories/told-first.ts";
import {
  startlesAfter,
  type Upheaval,
  upheavalIn,
  usualAfter,
} from "#server/external/model/guide/words/stories/usual-questions.ts";

/* What the guide answers where a member asks it something about themselves: "kamu ngerti ga sih", "aku lebay ga". */

/** At distress only what shows no danger by itself is quoted, and in danger nothing. */
export const mayQuote = (clause: string, riskLevel: RiskLevel): boolean =>
  riskLevel === 0 || (riskLevel === 1 && assess(clause, { atMs: 0 }).level < 2);

/** One line for somebody who says that they have never told this before. */
export const trusting = (text: string, said: Said): string[] =>
  tellsFirst(text) && !said.isSpent("told-first", lines["told-first"]) ? [said.line("told-first")] : [];

const answerFor = {
  understood: "asked-understood",
  heard: "asked-heard",
  anger: "asked-anger",
  feeling: "asked-feeling",
  worth: "asked-worth",
  fit: "asked-fit",
  verdict: "asked-verdict",
  reasons: "asked-reasons",
  mind: "asked-mind",
  guess: "asked-guess",
  regret: "asked-regret",
  violence: "asked-violence",
  felt: "judged-felt",
  free: "judged-free",
  guarded: "judged-guarded",
  heavy: "judged-heavy",
  wish: "judged-wish",
  act: "judged-act",
  state: "judged-state",
  other: "judged-other",
  body: "judged-body",
  controlling: "judged-controlling",
  controlled: "judged-controlled",
  hurt: "judged-hurt",
  child: "judged-child",
  neglect: "judged-neglect",
  selfharm: "judged-selfharm",
  usual: "mourning-usual",
  odd: "mourning-odd",
  tearless: "mourning-tearless",
  lacking: "judged-lacking",
  "after-grief": "usual-grief",
  "after-parted": "usual-parted",
  "after-child": "usual-child",
  "after-accident": "usual-accident",
  "after-worn": "usual-worn",
  "after-body": "usual-body",
} as const satisfies Record<
  | Exclude<StoryQuestion, "judged">
  | Judged
  | "guess"
  | "usual"
  | "odd"
  | "tearless"
  | "lacking"
  | `after-${Upheaval | "body"}`,
  Line
>;

type Answered = keyof typeof answerFor;

/** The same with the member's own words in it. */
const quotedFor: Partial<Record<Answered, Line>> = {
  felt: "judged-felt-quoted",
  heavy: "judged-heavy-quoted",
  wish: "judged-wish-quoted",
};

/** Behind these answers one open question may follow; the others say where help is, or need no more. */
const open: readonly Answered[] = [
  "anger",
  "feeling",
  "worth",
  "felt",
  "heavy",
  "wish",
  "act",
  "state",
  "other",
];

const answersMax = 2;

/** Where a feeling is not all that is asked about, only a judgement is declined. */
function blessed(text: string, told: readonly string[]): boolean {
  const parts = text.split(/(?<=[.!?;])\s+|\n+|,\s+/);
  const isAsked = (part: string) =>
    storyQuestionsIn(part).asked.some((one) => one === "feeling" || one === "anger");
  const asking = parts.filter(isAsked);
  return asking.length > 0 && asking.every(isBareFeeling) && mayBless(text, told);
}

/** What of a message is answered, with the member's words for it. */
type Answering = { kind: Answered; quote?: string | undefined };

/** Which answer fits a question: what is asked about counts before the words in which it is asked. */
function answeringTo(kind: StoryQuestion, text: string, told: readonly string[], said: Said): Answering {
  // Nobody is encouraged to come near somebody who does harm.
  const harm = kind === "mind" ? harmAround(text, told) : undefined;
  if (harm !== undefined) return { kind: harm === "deed" ? "guarded" : "guess" };
  if (kind !== "anger" && kind !== "feeling" && kind !== "worth" && kind !== "judged") return { kind };
  return griefAnswer(kind, text, told) ?? usualAnswer(kind, text, told) ?? judging(kind, text, told, said);
}

/** "Apa ini wajar" behind what has shaken somebody: a sign of the body is left to those who can examine it. */
function usualAnswer(kind: StoryQuestion, text: string, told: readonly string[]): Answering | undefined {
  const judged = judgedIn(text, told)?.kind;
  const isBody = judged === "body";
  if (isBody && startlesAfter(text, told)) return { kind: "after-accident" };
  const before = isBody ? upheavalIn(text, told) : undefined;
  if (before === "grief" || before === "parted" || before === "child") return { kind: "after-body" };
  if (kind === "anger" || isGrave(judged ?? "") || harmAround(text, told) === "deed") return undefined;
  const after = usualAfter(text, told);
  return after && { kind: `after-${after}` };
}

/** "Apa itu wajar" of somebody who mourns is answered plainly. */
function griefAnswer(kind: StoryQuestion, text: string, told: readonly string[]): Answering | undefined {
  const isHarm = harmAround(text, told) === "deed" || isGrave(judgedIn(text, told)?.kind ?? "");
  const grief = kind === "anger" || isHarm ? undefined : asksOfGrief(text, told);
  return grief && { kind: grief };
}

/** Which answer fits a question whether something is as it should be. */
function judging(
  kind: "anger" | "feeling" | "worth" | "judged",
  text: string,
  told: readonly string[],
  said: Said,
): Answering {
  const found = judgedIn(text, told);
  const isPlain = found === undefined || found.kind === "felt";
  const isFelt = kind === "anger" || kind === "feeling";
  if (isFelt && isPlain && blessed(text, told) && !said.isSpent(answerFor[kind], lines[answerFor[kind]]))
    return { kind };
  // Of a feeling that does not come nobody is told that it is not too much.
  if (found?.kind === "felt" && lacksFeeling(text)) return { kind: "lacking" };
  // "Bapak" may be what the member calls themselves.
  if (found && !(kind === "worth" && found.kind === "other")) return found;
  if (harmAround(text, told) === "deed") return { kind: "guarded" };
  return { kind: isFelt ? "verdict" : "worth" };
}

/** A line that answers, without words that may not be quoted; undefined if all of its kind was said. */
function answerLine({ kind, quote }: Answering, said: Said, riskLevel: RiskLevel): string | undefined {
  const quoted = quotedFor[kind];
  const mayQuoteIt = quote !== undefined && ownClauses(quote).includes(quote) && mayQuote(quote, riskLevel);
  if (quoted && mayQuoteIt && !said.isSpent(quoted, lines[quoted])) return said.line(quoted, { quote });
  const line = answerFor[kind];
  return said.isSpent(line, lines[line]) ? undefined : said.line(line);
}

/**
 * What the guide answers to a message, and the message without its questions. `isOpen`: a question may follow; `isHidden`:
 * nothing of the message is held up to the member.
 */
export type Answers = { answers: string[]; rest: string; isOpen: boolean; isHidden: boolean };

/** The answers to what a message asks the guide. `told`: the story so far. */
export function answersTo(
  text: string,
  said: Said,
  told: readonly string[] = [],
  riskLevel: RiskLevel = 0,
): Answers {
  const { asked, rest } = storyQuestionsIn(text);
  const all = asked.map((kind) => answeringTo(kind, text, told, said));
  const different = all.filter((one, at) => all.findIndex(({ kind }) => kind === one.kind) === at);
  const answers = different
    .slice(0, answersMax)
    .map((one) => answerLine(one, said, riskLevel))
    .filter((line) => line !== undefined);
  const isHidden = all.some(({ kind }) => isGrave(kind));
  return {
    answers,
    rest,
    isHidden,
    isOpen: answers.length > 0 && all.every(({ kind }) => open.includes(kind)),
  };
}
