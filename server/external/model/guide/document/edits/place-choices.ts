import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { type Choice, choice } from "#server/external/model/guide/state.ts";

/* The date of a letter is no answer, but a place that is open in its text; it has a button among the parts. */

type Making = Extract<Step, { make: string }>;

/** Set while the date of the letter is awaited. */
export const dateInHand = "@date";
export const dateChoice = choice("place:date", "Tanggal surat");

/** The open place for the date in the first line of a letter, with the comma before it. */
const openDay = /^(?:\{kota\}|[^\n,]+)(, \(isi tanggal[^)\n]*\))$/u;

export const dayPlace = ({ text }: Making): string | undefined =>
  openDay.exec(text.split("\n")[0] ?? "")?.[1];

export const placeChoices = (flow: Flow, step: Making): Choice[] => {
  const isPart = Object.values(flow.slots).some(({ label }) => label.toLowerCase() === "tanggal surat");
  return dayPlace(step) === undefined || isPart ? [] : [dateChoice];
};
