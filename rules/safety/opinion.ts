import type { Sign } from "./judge.ts";
import { ownCategories } from "./levels.ts";
import type { Opinion, RiskCategory, RiskSubject } from "./types.ts";

/**
 * From this logit on the classifier alone shows the card. Chosen on authors held out of the training (docs/safety.md).
 */
const sureFrom = 1.2;
/** Texts of at most this many words need a higher logit; single words are left to the rules. */
const fewWords = 3;
const sureOfFewFrom = 3;
/** Above this logit a plan counts as one, if no other kind is likelier. */
const planFrom = 0;
/** From this logit on a text that shows danger is urgent (level 3). */
const urgentFrom = 0;
/**
 * Below this logit of danger the classifier alone stays at level 2, which asks and can be denied: a false level 3 leaves
 * the member no way out.
 */
const graveFrom = 1.6;
/** While a danger is open, a text from these logits on is urgent, even if it shows no danger by itself. */
const raisesFrom = { urgent: -0.75, danger: -1.5 };

/** From this logit on a text is doubtful, and one gentle question is due (docs/safety.md). */
const doubtFrom = 0;
/** From this logit on a second doubtful text soon after that question counts as a sign. */
const doubtAgainFrom = 0.9;
/** Added to the logit of the kind that is open, since a conversation mostly stays on its subject. */
const openPrior = 2;

/** What is known of the conversation in which a text stands. */
export type OpinionContext = {
  /** Categories of an open level 2 or 3. */
  open: readonly RiskCategory[];
  about: RiskSubject | undefined;
  /** The member denied such a danger recently, so a higher logit is needed. */
  isCleared: boolean;
  /** The gentle question was asked a moment ago. */
  isAsked: boolean;
  /** The opinion on the text after those before it; only while a danger is open. */
  inTalk: Opinion | undefined;
};
const noContext: OpinionContext = {
  open: [],
  about: undefined,
  isCleared: false,
  isAsked: false,
  inTalk: undefined,
};

/**
 * Returns the sign that an opinion amounts to; none if it sees no danger. Whether there is danger at all is judged by
 * the text alone, because in harmless talks the texts before it mislead; while a danger is open, they tell more.
 */
export function signOf(alone: Opinion, context: OpinionContext = noContext): Sign[] {
  const { open, inTalk } = context;
  const isRaised =
    open.length > 0 &&
    inTalk !== undefined &&
    inTalk.urgent >= raisesFrom.urgent &&
    inTalk.danger >= raisesFrom.danger;
  if (alone.words < 2 || !(isRaised || alone.danger >= sureOf(alone, context))) return [];
  const opinion = inTalk ?? alone;
  const kind = likeliest(opinion, open);
  const isUrgent =
    isRaised || (alone.danger >= graveFrom && (alone.urgent >= urgentFrom || isPlan(alone, kind)));
  // An urgent wish to die is a plan.
  const category = isUrgent && kind === "ideation" ? "plan_or_imminent" : kind;
  const level = isUrgent ? 3 : 2;
  const subject = isAboutOther(opinion, context) ? "other" : "self";
  return [{ ruleId: `classifier-${category}`, category, level, subject }];
}

const isPlan = ({ kinds }: Opinion, kind: RiskCategory): boolean =>
  kind === "plan_or_imminent" && kinds.some(({ category, logit }) => category === kind && logit > planFrom);

function sureOf({ words }: Opinion, { isCleared, isAsked }: OpinionContext): number {
  if (words <= fewWords || isCleared) return sureOfFewFrom;
  return isAsked ? doubtAgainFrom : sureFrom;
}

function likeliest({ kinds }: Opinion, open: readonly RiskCategory[]): Opinion["kinds"][number]["category"] {
  const weighed = kinds.map(({ category, logit }) => ({
    category,
    logit: logit + (isStillAbout(category, open) ? openPrior : 0),
  }));
  return weighed.reduce((best, one) => (one.logit > best.logit ? one : best)).category;
}

/**
 * A plan continues an open wish to die or to hurt oneself, so it gets the same bonus and the wish does not outweigh it.
 */
const isStillAbout = (category: RiskCategory, open: readonly RiskCategory[]): boolean =>
  category === "plan_or_imminent" ? open.some((one) => ownCategories.includes(one)) : open.includes(category);

/** While the conversation is about a person, a lower logit is enough for that person. */
const stillAboutFrom = -1.5;

const isAboutOther = ({ other }: Opinion, { about }: OpinionContext): boolean =>
  other > (about === "other" || about === "child" ? stillAboutFrom : 0);

/** Whether the text is about the writer's own child. */
export const isAboutChild = (opinion: Opinion | undefined, about: RiskSubject | undefined): boolean =>
  opinion !== undefined && opinion.child > (about === "child" ? stillAboutFrom : 0);

/** Neither harmless nor dangerous. */
export const isDoubt = (opinion: Opinion | undefined): boolean =>
  opinion !== undefined &&
  opinion.words > fewWords &&
  opinion.danger >= doubtFrom &&
  opinion.danger < sureFrom;

/** Below this logit the classifier overrules the sign of a weak rule. */
const contradictsBelow = -1;

/** The signs of the rules; those of weak rules become distress (level 1) where the classifier sees no danger. */
export const withWeakSignsLowered = (signs: readonly Sign[], opinion: Opinion): Sign[] =>
  signs.map((sign) =>
    sign.isWeak && opinion.danger < contradictsBelow ? { ...sign, category: "distress", level: 1 } : sign,
  );
