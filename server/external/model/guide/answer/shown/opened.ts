import { clausesOf } from "#server/external/model/guide/answer/clauses/clauses.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { answerMax, summed } from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, type Choice, choice } from "#server/external/model/guide/state.ts";
import { isSameText } from "#server/external/model/guide/words/to-guide/commands.ts";

/* An answer that was shown as it will stand is opened again by one press, and then written anew or cut to one sentence. */

/** Opens the answer that was shown. */
export const notSoChoice = choice("not-so", "Bukan begitu");
/** Leaves the answer that is open as it was shown. */
export const asShownChoice = choice("as-shown", "Biarkan begitu");

export type Shown = NonNullable<ActiveFlow["shown"]>;

const partsMin = 2;
const partsMax = 4;
const partWordsMin = 2;
const wordsOf = (text: string): number => text.split(/\s+/).length;

const bare = (text: string): string => text.replace(/^[\s,;]+|[\s,;.]+$/g, "");

/** The sentences of a message. */
const sentencesOf = (text: string): string[] => {
  const clauses = clausesOf(text);
  const count = (clauses.at(-1)?.sentence ?? 0) + 1;
  return Array.from({ length: count }, (_, nth) =>
    clauses
      .filter(({ sentence }) => sentence === nth)
      .map((one, at) => (at === 0 ? "" : one.gap) + one.text)
      .join(""),
  );
};

/** The sentences of a message, or else its clauses, where there are so few that each can be a button. */
function partsOf(text: string): string[] {
  const isPart = (part: string) => wordsOf(part) >= partWordsMin;
  const ways = [sentencesOf(text), clausesOf(text).map((one) => one.text)].map((parts) =>
    parts.map(bare).filter(isPart),
  );
  return ways.find(({ length }) => length >= partsMin && length <= partsMax) ?? [];
}

const labelMax = 80;
const labelOf = (part: string): string => {
  const cut = part.length <= labelMax ? part : `${part.slice(0, labelMax).replace(/\s+\S*$/, "")} ...`;
  return `Cukup: “${cut}”`;
};

/** The buttons of an answer that is open. */
export const openChoices = ({ text }: Shown): Choice[] => [
  ...partsOf(text).map((part, at) => choice(`only:${at}`, labelOf(part))),
  asShownChoice,
];

/** The part of the message that a press leaves as the answer. */
export const partPressed = ({ text }: Shown, written: string): string | undefined =>
  partsOf(text).find((part) => isSameText(written, labelOf(part)));

/** Asks for the answer anew. */
export function opening(flow: Flow, active: ActiveFlow, shown: Shown, said: Said): string[] {
  const label = flow.slots[shown.into]?.label ?? shown.into;
  const isParted = partsOf(shown.text).length > 0;
  const line = said.line(isParted ? "opened-parts" : "opened-whole", { label });
  const isTold = !isParted && !isSameText(shown.text, active.filled[shown.into] ?? "");
  return isTold ? [said.line("opened-told", { quote: shown.text }), line] : [line];
}

/** The flow with an answer word for word as it was typed. */
export function withLiteral(flow: Flow, active: ActiveFlow, into: string, written: string): ActiveFlow {
  const { original: _, ...rest } = active;
  const value = written.trim().slice(0, answerMax);
  const filled = { ...rest.filled, [into]: value };
  return summed(flow, { ...rest, filled, literal: { ...rest.literal, [into]: value } });
}
