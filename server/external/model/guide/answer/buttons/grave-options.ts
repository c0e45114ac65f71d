import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { markedParts } from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { deniesFear, speaksOfHarm } from "#server/external/model/guide/words/yes-no/fear-denied.ts";
import { isHarmless } from "#server/external/model/guide/words/yes-no/plainly-safe.ts";
import { optionMeant } from "./options.ts";

type Choosing = Extract<Step, { choose: string }>;
type Option = Choosing["options"][number];

/*
 * Buttons that lead to steps about safety: somebody who hurts or threatens, gambling, harm that the member may do. Free
 * words choose one only by naming it; whatever is less clear is asked for by the buttons.
 */

const graveWord =
  /^(?:menyakiti\p{L}*|kasar|mengancam|ancaman|judi|diusir|mengusir|memukul|kekerasan|pelecehan|kelepasan|kelewatan)$/u;
/** What is thrown or slammed in anger hurts nobody by itself. */
const slammed =
  /\b(?:nge|mem)?banting(?:in)?(?: \p{L}+)? (?:pintu|gerbang|jendela)\b|\b(?:nge|mem)?banting(?:in)? (?:pintu|gerbang|jendela)\b/giu;
const thrown =
  /\b(?:nge|mem)?banting(?:in)? (?:hp|hape|handphone|barang|barang2|piring|gelas|meja|kursi|helm|remot|remote|bantal|buku|tas)\b/giu;

const graveWordsOf = ({ label, words = [] }: Option): string[] => [
  ...words,
  ...label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => graveWord.test(word)),
];

/** Whether a button leads to steps about safety. */
const isGrave = (option: Option): boolean =>
  option.to !== undefined &&
  (/\btidak aman\b/i.test(option.label) ||
    option.label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => graveWord.test(word))) &&
  !/kata-kata/i.test(option.label);

/** Whether a question about safety was not answered yet: nothing is written before it. */
export const awaitsSafety = ({ steps }: Flow, { trail, filled, at: now }: ActiveFlow): boolean =>
  steps.some(
    (step, at) =>
      "choose" in step &&
      step.options.some(isGrave) &&
      !trail.includes(at) &&
      // Who a text is for was told before, and so was never asked.
      (at >= now || step.into === undefined || (filled[step.into] ?? "") === ""),
  );

/** Whether words plainly say what such a button says; a question does not. */
function names(option: Option, text: string): boolean {
  const own = { label: "", words: graveWordsOf(option) };
  return markedParts(text.replace(thrown, " ")).some(
    (part) => !part.includes("?") && optionMeant([own], part, "words") !== undefined,
  );
}

/** The text without slammed doors, which many tell of who are only quarrelled with. */
export const withoutSlamming = (text: string): string => text.replace(slammed, " ");

/** What the member has said too loud to somebody is no fear of them. */
const shouting = /\b(?:aku|ak|saya|sy|gue|gw|tak|ku) ?(?:\p{L}+ ){0,2}?(?:nge|mem|m)?bentak\p{L}*/giu;
export const withoutOwnShouting = (text: string): string => text.replace(shouting, " ");

/**
 * The button that an answer means, if it may: a grave one only by its own words, and no other one beside words of harm.
 */
export function onlyPlainly<T extends Option>(
  options: readonly T[],
  meant: T | undefined,
  text: string,
): T | undefined {
  if (!meant || !options.some(isGrave)) return meant;
  if (isGrave(meant)) return names(meant, text) ? meant : undefined;
  return options.some(({ label }) => /\b(?:takut (?:dia|mereka)|tidak aman|kasar)\b/i.test(label)) &&
    speaksOfHarm(text)
    ? undefined
    : meant;
}

const isSafe = ({ label }: Option): boolean => /\baman$/i.test(label);

/** The button that says that nobody is to be feared, where another one names a fear. */
export function safeOf({ options }: Choosing): Option | undefined {
  // "Dia cemburuan, tapi aku aman" says more than that.
  const safe = options.filter((one) => isSafe(one) && !/^dia cemburuan\b/i.test(one.label));
  const isFear = options.some(({ label }) => /\btakut\b/.test(label));
  return isFear && safe.length === 1 ? safe[0] : undefined;
}

/** Whether a choice asks if somebody is to be feared. */
export const asksSafety = ({ options }: Choosing): boolean => options.some(isSafe) && options.some(isGrave);

/** Whether a button goes on as if nobody were to be feared. */
const leadsOn = (step: Choosing, option: Option): boolean =>
  isSafe(option) || (safeOf(step) !== undefined && option.to === undefined);

/**
 * Whether words may choose a button: one that goes on as if nobody were to be feared only if the whole message is known
 * to be harmless, however well its words fit.
 */
export const mayChoose = (step: Choosing, option: Option, written: string): boolean =>
  !asksSafety(step) || !leadsOn(step, option) || deniesFear(written) || isHarmless(withoutSlamming(written));
