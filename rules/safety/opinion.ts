import type { Sign } from "./judge.ts";
import { ownCategories } from "./levels.ts";
import type { Opinion, RiskCategory, RiskSubject } from "./types.ts";

/** From here on the classifier alone shows the card. Chosen on authors that training had left out (docs/safety.md). */
const sureFrom = 1.4;
/** Texts of so few words need a higher logit; single words are left to the rules. */
const fewWords = 3;
const sureOfFewFrom = 3;
/** A plan counts as one where no other kind is likelier. */
const planFrom = 0;

/** From here on a text is doubtful, and one gentle question is due (docs/safety.md). */
const doubtFrom = 0.2;
/** A second doubtful text soon after that question counts as a sign. */
const doubtAgainFrom = 0.9;
/** While a danger to oneself is open, what sounds most of all like a plan is one from here on. */
const planWhileOpenFrom = 0;
/** Added to the logit of the kind that is open: a talk mostly goes on about what it was about. */
const openPrior = 2;

/** What is known of the talk in which a text stands. */
export type OpinionContext = {
  /** Categories of an open level 2 or 3. */
  open: readonly RiskCategory[];
  about: RiskSubject | undefined;
  /** The member has taken such a danger back a while ago, so more is needed. */
  isCleared: boolean;
  /** The gentle question was asked a moment ago. */
  isAsked: boolean;
};
const noContext: OpinionContext = { open: [], about: undefined, isCleared: false, isAsked: false };

/** The sign that an opinion is; none where it sees no danger. */
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

/** A plan goes on from a wish to die or to hurt oneself: the wish must not outweigh it. */
const isStillAbout = (category: RiskCategory, open: readonly RiskCategory[]): boolean =>
  category === "plan_or_imminent" ? open.some((one) => ownCategories.includes(one)) : open.includes(category);

const logitOf = ({ kinds }: Opinion, category: RiskCategory): number =>
  kinds.find((one) => one.category === category)?.logit ?? 0;

/** Nearly as likely as not, and the talk is about somebody else: it is about them still. */
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
