import { plain } from "./language/scan.ts";
import { byPriority, ownCategories, violenceCategories } from "./levels.ts";
import type { Sign } from "./signs.ts";
import { isEmergencyRule } from "./tables/rules-emergency.ts";
import type { Opinion, RiskCategory, RiskLevel, RiskSubject } from "./types.ts";

/**
 * From this logit on the classifier alone shows the card; read in its conversation, a text needs a little less. Chosen
 * on authors held out of the training (docs/safety.md).
 */
const sureFrom = 0.85;
const sureInConversationFrom = 0.4;
/** Texts of at most this many words need a higher logit; single words are left to the rules. */
const fewWords = 3;
const sureOfFewFrom = 3;
/** After a false alarm was cleared: more than usual, and less than an act that is told plainly has. */
const sureAfterDenialFrom = 2.2;
/** Where the guide waits for an answer to its question, whose words the classifier does not know. */
const sureAtStepFrom = 1.8;
/** Above this logit a plan counts as one, if no other kind is likelier. */
const planFrom = -1.3;
/** From this logit on a text that shows danger is urgent (level 3). */
const urgentFrom = -1.3;
/**
 * Below this logit of danger the classifier alone stays at level 2, which asks and can be denied: a false level 3 leaves
 * the member no way out. A text judged alone reaches it with its card; within a conversation it needs more than that.
 */
const graveFrom = sureFrom;
/** Where death is part of a song, a game or the member's work, urgency needs a surer danger. */
const framedGraveFrom = 3;
/** While a danger is open, a text from this heat on is urgent, even if it shows no danger by itself. */
const raisesFrom = -3.9;
/** After a first denial more is needed. */
const raisesDeniedFrom = 0.5;

/** From this logit on a text is doubtful, and one gentle question is due (docs/safety.md). */
const doubtFrom = -0.1;
/** From this logit on a second doubtful text soon after that question counts as a sign. */
const doubtAgainFrom = 0.8;
/** Added to the logit of the kind that is open, since a conversation mostly stays on its subject. */
const openPrior = 2;

/** What is known of the conversation in which a text stands. */
export type OpinionContext = {
  /** Categories of an open level 2 or 3. */
  open: readonly RiskCategory[];
  about: RiskSubject | undefined;
  /** The member denied such a danger recently, so a higher logit is needed. */
  isCleared: boolean;
  /** The open level 3 was denied, so only a text that is very sure brings its card again. */
  isNoted: boolean;
  /** The gentle question was asked a moment ago. */
  isAsked: boolean;
  /** The open danger was denied a moment ago, and asked back. */
  isDenied: boolean;
  /** The text answers a step of the guide's flow. */
  isAtStep: boolean;
  /** The opinion on the text after those before it, if any. */
  inConversation: Opinion | undefined;
  /** The conversation is about a song, a play, a game, or slaughter (`frames.ts`). */
  isFramed: boolean;
};
const noContext: OpinionContext = {
  open: [],
  about: undefined,
  isCleared: false,
  isNoted: false,
  isAsked: false,
  isDenied: false,
  isAtStep: false,
  inConversation: undefined,
  isFramed: false,
};

/**
 * Returns the opinion on a text alone and after those before it as one: the texts before it tell of what kind and about
 * whom a danger is, and count half for whether there is any, since in harmless conversations they may mislead.
 */
export function blended(alone: Opinion, inConversation: Opinion | undefined): Opinion {
  if (inConversation === undefined) return alone;
  const danger = (alone.danger + inConversation.danger) / 2;
  return { ...inConversation, danger, urgent: (alone.urgent + inConversation.urgent) / 2 };
}

/** Returns the sign that an opinion amounts to; none if it sees no danger. */
export function signOf(alone: Opinion, context: OpinionContext = noContext): Sign[] {
  const { open } = context;
  const opinion = blended(alone, context.inConversation);
  const isRaised = open.length > 0 && isHot(alone, context);
  const isShown = opinion.danger >= sureOf(alone, context);
  if (alone.words < 2 || !(isRaised || isShown)) return [];
  // What shows no danger by itself only makes the open one urgent.
  const kind = isShown && !isPlace(opinion, open) ? likeliest(opinion, open) : likeliestOf(open, opinion);
  const isUrgent = isRaised || isGrave(opinion, kind, context);
  // An urgent wish to die is a plan, and so is what makes an open harm of oneself urgent.
  const isWish = kind === "ideation" || (kind === "self_harm" && !isShown);
  const category = isUrgent && isWish ? "plan_or_imminent" : kind;
  const level = isUrgent ? 3 : 2;
  const subject = isAboutOther(opinion, kind, context) ? "other" : "self";
  return [{ ruleId: `classifier-${category}`, category, level, subject }];
}

/** Whether a text makes an open danger urgent. */
function isHot(alone: Opinion, { open, inConversation, isDenied, isFramed }: OpinionContext): boolean {
  const isOfWork = isFramed && !open.includes("violence_victim");
  // Heavy feelings that have added up are no danger that was told.
  const isAddedUp = open.every((category) => category === "distress");
  const from = isDenied || isOfWork || isAddedUp ? raisesDeniedFrom : raisesFrom;
  return inConversation !== undefined && heatOf(alone, inConversation) >= from;
}

/** Whether a text is urgent by itself. */
const isGrave = (opinion: Opinion, kind: RiskCategory, { isFramed }: OpinionContext): boolean =>
  opinion.danger >= (isFramed && kind !== "violence_victim" ? framedGraveFrom : graveFrom) &&
  (opinion.urgent >= urgentFrom || isPlan(opinion, kind));

/** How urgent a text is after those before it; its danger, and what it says alone, count for less. */
const heatOf = (alone: Opinion, inConversation: Opinion): number =>
  inConversation.urgent + 0.3 * (inConversation.danger + alone.danger + alone.urgent);

const isPlan = ({ kinds }: Opinion, kind: RiskCategory): boolean =>
  kind === "plan_or_imminent" && kinds.some(({ category, logit }) => category === kind && logit > planFrom);

function sureOf(
  { words }: Opinion,
  { open, isCleared, isNoted, isAsked, isAtStep, inConversation }: OpinionContext,
): number {
  if (words <= fewWords || isNoted) return sureOfFewFrom;
  if (isCleared) return sureAfterDenialFrom;
  if (isAtStep && !isAsked && open.length === 0) return sureAtStepFrom;
  const usual = inConversation ? sureInConversationFrom : sureFrom;
  // Having asked never asks for more than not having asked.
  return isAsked ? Math.min(doubtAgainFrom, usual) : usual;
}

/** Without a wish to die, being alone or a locked door belong to the danger from a person that is open. */
const noWish = -1.5;
const isPlace = (opinion: Opinion, open: readonly RiskCategory[]): boolean =>
  open.some((category) => violenceCategories.includes(category)) &&
  !open.some((category) => ownCategories.includes(category)) &&
  opinion.danger < sureFrom &&
  likeliest(opinion, open) === "plan_or_imminent" &&
  opinion.kinds.every(({ category, logit }) => category !== "ideation" || logit < noWish);

function likeliest({ kinds }: Opinion, open: readonly RiskCategory[]): Opinion["kinds"][number]["category"] {
  const weighed = kinds.map(({ category, logit }) => ({
    category,
    logit: logit + (isStillAbout(category, open) ? openPrior : 0),
  }));
  return weighed.reduce((best, one) => (one.logit > best.logit ? one : best)).category;
}

function likeliestOf(open: readonly RiskCategory[], opinion: Opinion): RiskCategory {
  const first = open.toSorted(byPriority).find((one) => one !== "distress");
  return first ?? likeliest(opinion, open);
}

/**
 * A plan continues an open wish to die or to hurt oneself, so it gets the same bonus and the wish does not outweigh it.
 */
const isStillAbout = (category: RiskCategory, open: readonly RiskCategory[]): boolean =>
  category === "plan_or_imminent" ? open.some((one) => ownCategories.includes(one)) : open.includes(category);

/** While the conversation is about a person, a lower logit is enough for that person. */
const stillAboutFrom = -2.5;
/** Who does violence is always somebody else, so a danger from a person needs more to be that of another. */
const otherVictimFrom = 1;
/** Voices that speak of the member in the third person make it look like somebody else's. */
const otherMindFrom = 0.3;
/** While the member is in danger, somebody else must be meant clearly. */
const otherThanSelfFrom = 1.5;

function isAboutOther({ other }: Opinion, kind: RiskCategory, { open, about }: OpinionContext): boolean {
  if (about === "other" || about === "child") return other > stillAboutFrom;
  if (open.length > 0) return other > otherThanSelfFrom;
  if (kind === "psychosis") return other > otherMindFrom;
  return other > (kind === "violence_victim" ? otherVictimFrom : 0);
}

/** "Dia bilang", "ujarnya": what follows was said by somebody else. */
const reported =
  /\b(?:dia|dy|inya|de|dio|dee|deweke|deknen|wong e|orangnya|anaknya|\w+(?:ku|q|nya)) (?:\w+ )?(?:bilang|blg|blang|ngomong|ngmg|ngmng|kata|ujar|cerita|curhat|nulis|ngetik|ngancem|ngancam|chat|wa|dm|bapadah|matur|ngendiko|nyarios|cakap|kecek)\b|\b(?:katanya|ktnya|ktanya|ujarnya|jarene|jare|cenah|keceknyo|kato dio|cakapnya)\b|(?<!\b(?:aku|saya|sy|gw|gue|ambo|ulun|beta|kita|kulo|awak) (?:\w+ )?)\b(?:ngomong|bilang|blg|cerita|crito|ngaku|bapadah|kecek) (?:nang|ke|sama|karo|ning|pa|lawan|samo) (?:aku|saya|sy|gw|gue|ambo|ulun|beta|kita|kulo|awak)\b/;
/** "Di tasnya saya temukan": what was found belongs to somebody else. */
const found =
  /\b(?:tas|kamar|laci|lemari|hp|kasur|buku|dompet|bantal|jaket)(?:nya|ne|nyo|e)\b.*\b(?:temukan|nemu|nemuin|menemukan|ketemu|dapat|dapet|liat|lihat)\b|\b(?:temukan|nemu|nemuin|menemukan|nemuken)\b.*\b(?:tas|kamar|laci|lemari|hp|kasur|buku|dompet|bantal|jaket)(?:nya|ne|nyo|e)\b/;
/** Unless the member takes it: "malam ini kuminum". */
const usedByMe =
  /\bku(?:minum|mnm|telan|tenggak|teguk|pakai|pake|habis(?:in|kan)?|abisin)\b|\b(?:aku|saya|gue|gw) (?:\w+ )?(?:minum|telan|tenggak|pakai|pake)\b/;
/** Below this logit even reported words are the member's own. */
const reportedFrom = -2.5;

/** Whether a wish that the classifier sees in a text is that of somebody who is quoted. */
export const isReported = (text: string, { other }: Opinion): boolean =>
  other > reportedFrom &&
  (reported.test(plain(text)) || (found.test(plain(text)) && !usedByMe.test(plain(text))));

/** Whether the text is about the writer's own child. */
export const isAboutChild = (opinion: Opinion | undefined, about: RiskSubject | undefined): boolean =>
  opinion !== undefined && opinion.child > (about === "child" ? stillAboutFrom : 0);

/** Neither harmless nor dangerous. */
export const isDoubt = (opinion: Opinion | undefined, isAtStep: boolean): boolean =>
  opinion !== undefined &&
  opinion.words > fewWords &&
  opinion.danger >= doubtFrom &&
  opinion.danger < (isAtStep ? sureAtStepFrom : sureFrom);

/**
 * Whether the classifier is not sure of a danger and no kind of it is likelier than not. In requests to change a text,
 * which tell the guide what others will read, such guesses were all wrong ("ganti jd lebih halus").
 */
export const isVague = ({ danger, kinds }: Opinion): boolean =>
  danger < sureAtStepFrom &&
  kinds.every(({ category, logit }) => logit < (category === "violence_victim" ? blowsFrom : 0));

/** Blows are named even where they shall not stand in the text ("hapus yg soal dia mukul aku"). */
const blowsFrom = -1.5;

/** Below this logit despair is about everyday matters: fear of an examination, an argument about money. */
const calmBelow = -3.6;
/**
 * The same for heavy words of any other kind (work lost, illness at home, a debt), which members repeat as the matter they
 * need help with. In the labelled conversations, distress that added up below it was never a danger (docs/safety.md).
 */
const ordinaryBelow = -1;
export const isCalm = (opinion: Opinion | undefined, isDespair: boolean): boolean =>
  opinion !== undefined && opinion.danger < (isDespair ? calmBelow : ordinaryBelow);

/** Below this logit the classifier contradicts the rules. */
const contradictsBelow = -1;
/** Below this logit it doubts them: what is urgent by a rule alone becomes level 2. */
const doubtsBelow = 0;

/**
 * The signs of the rules where the classifier sees no danger: those of weak rules become distress, and what is urgent
 * becomes level 2, which can be denied, unless a wish to die is stated as well. Of 11 held-out messages with an urgent
 * sign that it contradicted, 8 were harmless.
 */
export function withContradicted(
  signs: readonly Sign[],
  { danger, urgent }: Opinion,
  isFramed = false,
): Sign[] {
  const kept = isFramed && danger < framedGraveFrom ? withoutUrgency(signs) : [...signs];
  if (danger >= doubtsBelow) return kept;
  const isWish = kept.some(({ category, isWeak }) => category === "ideation" && !isWeak);
  return kept.map((sign) => {
    if (sign.isWeak && danger < contradictsBelow) return { ...sign, category: "distress", level: 1 };
    // What the classifier itself calls urgent it does not doubt, and of medical emergencies it knows too little.
    const isKept = isWish || urgent >= urgentFrom || isEmergencyRule(sign.ruleId);
    return isKept ? sign : { ...sign, level: lower(sign.level, 2) };
  });
}

const keptInFrame = new Set(["method", "attempt", "means-ready", "at-height"]);

/** "Malam ini kuakhiri semua" in a song: a danger to ask about, and none that nothing takes back. */
const withoutUrgency = (signs: readonly Sign[]): Sign[] =>
  signs.map((sign) =>
    sign.category === "violence_victim" || keptInFrame.has(sign.ruleId)
      ? sign
      : { ...sign, level: lower(sign.level, 2) },
  );

const lower = (one: RiskLevel, other: RiskLevel): RiskLevel => (one < other ? one : other);

const families: readonly (readonly RiskCategory[])[] = [
  ownCategories,
  ["violence_victim"],
  ["violence_to_others"],
  ["psychosis"],
];

/**
 * A kind that a rule states stands: where the classifier takes the text for a danger of another family, only its level
 * counts.
 */
export function inKindOf(stated: readonly Sign[], guessed: readonly Sign[]): Sign[] {
  const first = stated
    .filter(({ isWeak, level }) => !isWeak && level >= 2)
    .toSorted((one, other) => byPriority(one.category, other.category))[0];
  if (first === undefined) return [...guessed];
  const known = families.filter((family) => stated.some(({ category }) => family.includes(category))).flat();
  return guessed.map((sign) =>
    known.includes(sign.category) ? sign : { ...sign, category: first.category, subject: first.subject },
  );
}
