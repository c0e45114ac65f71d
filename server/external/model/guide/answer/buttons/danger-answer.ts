import type { Step } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { isPlainNo, withoutDenials } from "#server/external/model/guide/words/yes-no/denials.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { optionMeant } from "./options.ts";

type Option = Extract<Step, { choose: string }>["options"][number];

/*
 * Which button words mean in a danger. Nothing that is only near the words of a button counts where the wrong button
 * costs a life: "tidak bernapas" has words of "Bernapas, tapi ...".
 */

/** After so few words, a bare yes or no means a button. */
const bareWordsMax = 2;
export const isBare = (text: string): boolean => text.trim().split(/\s+/).length <= bareWordsMax;

/** Somebody who asks what is meant, or says that it is a mistake, answers nothing. */
const puzzled =
  /\?|\b(?:kok|maksud\w*|lho|loh|lah|apaan|salah paham|keliru|bukan itu|cuma|cm|cuman|hanya)\b/i;
const negated =
  /\b(?:ga|gak|gk|g|nggak|ngga|enggak|tidak|tdk|ndak|nda|bukan|belum|blm|ora|dudu|kagak|kaga|gada|sonde|sond|kada|indak|inda|mboten|boten|sanes|teu|henteu|sing|tra|trada|seng)\b/i;
/** "Ga tau" and "mungkin" answer nothing, so the question stands. */
const undecided = /\b(?:tau|tahu|taulah|yakin|entah|mungkin|mbuh|embuh|bingung|kadang\w*)\b/i;

export const isUndecided = (text: string): boolean => undecided.test(text);

/** "Hah? enggak lah, saya cuma kangen ibu. pengen bikin sesuatu tapi bingung apa": what follows is about something else. */
const opensWithNo = new RegExp(
  `^(?:(?:hah|hh|heh|eh|lho|loh|lah|waduh|duh|astaga\\w*|ya ampun)[\\s?!.,]+)*(?:${noWords})(?: (?:lah|kok|kak|sih|min|mbak|mas|bang|dong|ya|banget|bgt|pernah|ada|sama sekali))*\\s*[,.;!]`,
  "i",
);
const wavering = /\b(?:entah|mungkin|kadang\w*|mbuh|embuh|(?:ga|gak|nggak|tidak) (?:tau|tahu|yakin))\b/i;

export const isNo = (text: string): boolean =>
  isUndecided(text)
    ? opensWithNo.test(text) && !wavering.test(text)
    : negated.test(text) || puzzled.test(text);

/**
 * Returns the buttons that an answer in the member's own words may mean. "Saya tidak terluka" and "terluka apa?" name
 * a wound without having one, so words of denial mean only a button that denies, or one that has these very words.
 */
export function mayMean(options: readonly Option[], text: string): readonly Option[] {
  if (puzzled.test(text)) return [];
  if (!negated.test(text)) return options;
  const said = ` ${plain(text)} `;
  const hasItself = ({ words = [] }: Option) =>
    words.some((word) => negated.test(word) && said.includes(` ${plain(word)} `));
  return options.filter((option) => negated.test(option.label) || hasItself(option));
}

/** Not "belum" and "bukan": they are answers by themselves. */
const notYet = new Set("belum blm durung dereng acan alun bukan bkn bukang dudu sanes lanes".split(" "));
const no = noWords.split("|").filter((word) => !notYet.has(word));
const anyNo = new RegExp(`\\b(?:${no.join("|")})\\b`, "g");
const denying = new RegExp(`\\b(?:${noWords})\\b`);

/** A text in one spelling of "no", of "already" and of breath. */
const inOneSpelling = (text: string): string =>
  plain(text)
    .replace(anyNo, "ga")
    .replace(/\b(?:sudah|udh|sdh|dah|wis|wes|so)\b/g, "udah")
    .replace(/nafas/g, "napas");

/** What somebody wants, threatens to do or is feared to do has not happened. */
const intended =
  /\b(?:mau|mo|pengen|pengin|pingin|ingin|akan|bakal|ngancem|ngancam|mengancam|niat|rencana|takut|kalau|kalo)(?: \S+){1,2}/g;

/** Words that say yes, or no more than what was asked: beside others they may say yes to anything. */
const assent = new Set("iya ya masih ada udah napas bernapas sadar nangis menangis".split(" "));
const onlyAssent =
  /^(?:(?:iya|ya|y|masih|ada|udah|napas|bernapas|napasnya|sadar|nangis|menangis|dia|kok|sih|kak|bang|min|mas|mbak|deh|dong|bu|pak|dok)(?: |$))+$/;

/**
 * How long the longest words of a button are that a text has; 0 without any. Words that it denies do not count, and if
 * `isStrict` a yes counts only alone.
 */
function weightIn(text: string, isStrict: boolean): (option: Option) => number {
  const said = inOneSpelling(text);
  const affirmed = inOneSpelling(withoutDenials(text)).replace(intended, " ");
  const mayAssent = !isStrict || onlyAssent.test(said);
  const isIn = (word: string) =>
    ` ${denying.test(word) ? said : affirmed} `.includes(` ${word} `) && (mayAssent || !assent.has(word));
  return ({ words = [] }) =>
    Math.max(
      0,
      ...words
        .map(inOneSpelling)
        .filter(isIn)
        .map((word) => word.length),
    );
}

/** Whether the cautious button of a question is the gravest one, as where breath is asked for. */
const asksOfBreath = (options: readonly Option[]): boolean =>
  options.some(({ usual, grave }) => usual === true && grave === true);

/** Who chokes does not breathe either, so of two graver buttons the one that is not taken anyway is meant. */
export function graveMeant(options: readonly Option[], text: string): Option | undefined {
  const weight = weightIn(text, true);
  const named = options.filter((option) => option.grave && weight(option) > 0);
  return named.find(({ usual }) => !usual) ?? named[0];
}

/** "Masih napas ga ya": asked instead of answered. */
const asking =
  /^(?:kok|lho|loh|apa(?:kah)?)\b|\b(?:gimana|gmn|bagaimana|kenapa|knp)\b|\batau (?:ga|belum)\b|\b(?:ga|belum) (?:ya|sih)\b|\b(?:maksud\w*|salah paham|keliru|bukan itu)\b/;

/** "Gimana cara tau" is asked once more, with how to see it. */
const asksHow = /^(?:gimana|gmn|bagaimana|apa(?:kah)?|kenapa|knp)\b/;

const breathless =
  /\b(?:ga|belum) (?:ada )?(?:ber)?napas\w*|\bberhenti (?:ber)?napas|\bnapas\w* (?:udah )?(?:berhenti|ga ada)\b/;

/** Whether a text says, plainly enough to lose no time with a question, that somebody does not breathe. */
export const isBreathless = (text: string): boolean => breathless.test(inOneSpelling(text));

/**
 * Returns the button that an answer means in a medical emergency: a graver one first; where breath is asked for, the
 * cautious one if the answer is unsure; then the one that it names.
 */
export function meantInEmergency(options: readonly Option[], text: string): Option | undefined {
  const cautious = options.find(({ usual }) => usual);
  const isOfBreath = asksOfBreath(options);
  const isUnsure = isUndecided(text) && !asksHow.test(inOneSpelling(text));
  const named = graveMeant(options, text) ?? (isOfBreath && isUnsure ? cautious : namedIn(options, text));
  if (named) return named;
  if (isOfBreath) return isPlainNo(text) ? cautious : undefined;
  const own = optionMeant(mayMean(options, text), text, isBare(text) ? "all" : "words");
  return own ?? (isUnsure ? cautious : undefined);
}

/** The button that has the longest words of an answer; the cautious one of several, and no other one if it asks. */
export function namedIn(
  options: readonly Option[],
  text: string,
  { isStrict } = { isStrict: asksOfBreath(options) },
): Option | undefined {
  const weight = weightIn(text, isStrict);
  const longest = Math.max(...options.map(weight));
  const named = longest === 0 ? [] : options.filter((option) => weight(option) === longest);
  const isAsked = asking.test(inOneSpelling(text)) || text.includes("?");
  return named.length === 1 && !isAsked ? named[0] : named.find(({ usual }) => usual);
}
