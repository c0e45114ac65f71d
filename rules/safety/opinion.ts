import type { Sign } from "./judge.ts";
import { ownCategories } from "./levels.ts";
import type { Opinion, RiskCategory, RiskSubject } from "./types.ts";

/**
 * From this logit on the classifier alone shows the card. Chosen on authors held out of the training (docs/safety.md).
 */
const sureFrom = 1.4;
/** Texts of at most this many words need a higher logit; single words are left to the rules. */
const fewWords = 3;
const sureOfFewFrom = 3;
/** Above this logit a plan counts as one, if no other kind is likelier. */
const planFrom = 0;

/** From this logit on a text is doubtful, and one gentle question is due (docs/safety.md). */
const doubtFrom = 0.2;
/** From this logit on a second doubtful text soon after that question counts as a sign. */
const doubtAgainFrom = 0.9;
/** While a danger to oneself is open, a text whose likeliest kind is a plan counts as one from this logit on. */
const planWhileOpenFrom = 0;
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
};
const noContext: OpinionContext = { open: [], about: undefined, isCleared: false, isAsked: false };

/** Returns the sign that an opinion amounts to; none if it sees no danger. */
export function signOf(opinion: Opinion, context: OpinionContext = noContext): Sign[] {
  const category = likeliest(opinion, context.open);
  const isOwnOpen = context.open.some((one) => ownCategories.includes(one));
  const isPlan = category === "plan_or_imminent" && logitOf(opinion, category) > planFrom;
  const isRaised = isOwnOpen && isPlan && opinion.danger >= planWhileOpenFrom;
  if (opinion.words < 2 || !(isRaised || opinion.danger >= sureOf(opinion, context))) return [];
  const subject = isAboutOther(opinion, context) ? "other" : "self";
  if (isPlan && context.open.includes("violence_victim") && !isOwnOpen)
    return [{ ruleId: "classifier-violence_victim", category: "violence_victim", level: 3, subject }];
  return [{ ruleId: `classifier-${category}`, category, level: isPlan ? 3 : 2, subject }];
}

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

const logitOf = ({ kinds }: Opinion, category: RiskCategory): number =>
  kinds.find((one) => one.category === category)?.logit ?? 0;

/** While the conversation is about somebody else, a lower logit is enough. */
const isAboutOther = ({ other }: Opinion, { about }: OpinionContext): boolean =>
  other > (about === "other" || about === "child" ? -1.5 : 0);

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
