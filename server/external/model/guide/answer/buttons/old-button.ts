import { asWrittenChoice } from "#server/external/model/guide/answer/no-answer/answer-unfit.ts";
import { restoreChoice } from "#server/external/model/guide/answer/no-answer/split-answer.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { addChoice, madeChoices } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";

const oldButtons = new Set(
  [...madeChoices, addChoice, restoreChoice, asWrittenChoice].map(({ label }) => plain(label)),
);

const partsOf = (label: string): string[] => label.split(/,? atau |, /);

/** A button whose choice is known, as it was told before the flow: its label, or one of the things that it lists. */
const isKnownChoice = ({ steps }: Flow, { filled }: ActiveFlow, written: string): boolean =>
  steps.some((step) => {
    if (!("choose" in step) || step.into === undefined) return false;
    const value = filled[step.into];
    const known = step.options.find((one) => (one.value ?? one.label) === value)?.label ?? "";
    // A single word may be what somebody is called.
    return known.includes(" ") && [known, ...partsOf(known)].some((part) => isSameText(part, written));
  });

/** A button of an earlier answer is no answer to a question. */
export const isOldButton = (flow: Flow, active: ActiveFlow, written: string): boolean =>
  oldButtons.has(plain(written)) || isSameText(written, flow.offer) || isKnownChoice(flow, active, written);
