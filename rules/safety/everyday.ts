import { bareWords, plain } from "./language/scan.ts";
import {
  died,
  type EverydayMatter,
  everydayMatters,
  functionWords,
  livesAway,
} from "./tables/everyday-matters.ts";
import type { EarlierText, Opinion, RiskContext } from "./types.ts";

/** From this logit on the classifier is believed all the same. */
const believedFrom = 2.6;
/** Subtracted from the logit of danger of a text about everyday matters only. */
const less = 3;
/** Texts before this one that may tell where somebody lives. */
const earlierRead = 6;
const textLengthMax = 400;

const wordsIn = (words: string): string[] => words.split(/\s+/).filter(Boolean);
const common = wordsIn(functionWords);
const matters = everydayMatters.map((matter) => ({
  ...matter,
  known: new Set([...common, ...wordsIn(matter.words)]),
}));
type Matter = EverydayMatter & { known: ReadonlySet<string> };

const clausesOf = (text: string): string[] =>
  plain(text)
    .split(/[,.;:!?\n]+/)
    .map(bareWords)
    .filter((clause) => clause !== "");

const isKnown = (word: string, known: ReadonlySet<string>): boolean =>
  /^\d+$/.test(word) ||
  known.has(word) ||
  known.has(word.replace(/2(?=an$|$)/, "")) ||
  known.has(word.replace(/(?:nya|ku|lah)$/, ""));

const isOf = (clause: string, { known }: Matter): boolean =>
  clause.split(" ").every((word) => isKnown(word, known));

/**
 * Whether a text is about an everyday matter and nothing else, word for word: a partner who does not listen, a quarrel of
 * small children, longing for somebody who lives far away, rough words beside an order to the guide.
 */
export function isEveryday(text: string, before: readonly EarlierText[] = []): boolean {
  if (text.length > textLengthMax) return false;
  const clauses = clausesOf(text);
  const said = bareWords([...before.slice(-earlierRead).map((one) => one.text), text].join(" "));
  const isAway = livesAway.test(said) && !died.test(said);
  return matters.some(
    (matter) =>
      (matter.ofAway !== true || isAway) &&
      clauses.every((clause) => isOf(clause, matter)) &&
      clauses.some((clause) => matter.core.test(clause)) &&
      !clauses.some((clause) => matter.never?.test(clause)),
  );
}

/** What the classifier thinks of a text about everyday matters only, which it knows from stories of danger. */
export function eased(text: string, context: RiskContext): RiskContext {
  const { opinion, inConversation, before } = context;
  if (opinion === undefined || opinion.danger >= believedFrom || !isEveryday(text, before)) return context;
  return { ...context, opinion: lowered(opinion), inConversation: inConversation && lowered(inConversation) };
}

const lowered = (opinion: Opinion): Opinion => ({ ...opinion, danger: opinion.danger - less });
