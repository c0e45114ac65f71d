import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { markedParts } from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { speaksOfHarm } from "#server/external/model/guide/words/yes-no/fear-denied.ts";
import { optionMeant } from "./options.ts";

type Option = Extract<Step, { choose: string }>["options"][number];

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
export const awaitsSafety = ({ steps }: Flow, { trail }: ActiveFlow): boolean =>
  steps.some((step, at) => "choose" in step && step.options.some(isGrave) && !trail.includes(at));

/** Whether words plainly say what such a button says; a question does not. */
function names(option: Option, text: string): boolean {
  const own = { label: "", words: graveWordsOf(option) };
  return markedParts(text.replace(thrown, " ")).some(
    (part) => !part.includes("?") && optionMeant([own], part, "words") !== undefined,
  );
}

/** The text without slammed doors, which many tell of who are only quarrelled with. */
export const withoutSlamming = (text: string): string => text.replace(slammed, " ");

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
  return options.some(({ label }) => /\b(?:takut (?:dia|mereka)|kasar)\b/i.test(label)) && speaksOfHarm(text)
    ? undefined
    : meant;
}
