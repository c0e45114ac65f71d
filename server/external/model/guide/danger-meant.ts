import { asksOfDeath } from "#rules/safety/our-questions.ts";
import {
  graveMeant,
  isBare,
  mayMean,
  meantInEmergency,
  namedIn,
} from "#server/external/model/guide/answer/buttons/danger-answer.ts";
import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { chosen, placed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { type Dialogue, isOfBody } from "./dialogues.ts";
import type { Step, Waiting } from "./flow.ts";
import { choicesOf } from "./run-flow.ts";
import { type ActiveFlow, type Choice, choice } from "./state.ts";

/* Which button of a dialogue in danger a text means. */

export type Choosing = Extract<Step, { choose: string }>;
export type Option = Choosing["options"][number];

/** After this many answers that fit no button, a dialogue without a denial step takes the cautious button. */
export const triesMax = 2;
/** So few words answer the question of a dialogue rather than tell of another danger. */
const shortAnswerMax = 4;

const hasDenial = ({ steps: all }: Dialogue): boolean => all.some(({ id }) => id === "denied");

/** The button that denies the danger in dialogues without a step for it. Pressed, its words come back as a message. */
const wayOut = choice("denied", "Ini salah paham");

/** The buttons of a step, with a way out where the dialogue has none. */
export const buttonsOf = (dialogue: Dialogue, step: Waiting) => [
  ...choicesOf(dialogue.flow, step),
  ...(hasDenial(dialogue) ? [] : [wayOut]),
];

/** Where whether there is a danger was asked, the button that says no stands first. */
export const denialFirst = ({ options }: Choosing, choices: Choice[]): Choice[] => {
  const isNo = ({ label }: Choice) =>
    label === wayOut.label || options.some((option) => option.to === "denied" && option.label === label);
  return [...choices.filter(isNo), ...choices.filter((one) => !isNo(one))];
};

/** `isNew`: the text is a new sign of danger. `tries`: how many answers before it fitted no button. */
type Answer = { text: string; isNew: boolean; tries: number };

/** Returns the button that an answer means, or the cautious one where a grave dialogue has asked often enough. */
export function meantIn(dialogue: Dialogue, step: Choosing, answer: Answer): Option | undefined {
  const { text, isNew, tries } = answer;
  const pressed = pressedIn(dialogue, step, text);
  if (pressed) return pressed;
  const cautious = step.options.find((one) => one.usual);
  const usual = !hasDenial(dialogue) && tries + 1 >= triesMax ? cautious : undefined;
  // In an emergency nearly every answer is a new sign of it.
  if (isOfBody(dialogue)) return meantInEmergency(step.options, text) ?? usual;
  const grave = graveMeant(step.options, text);
  if (grave) return grave;
  // A new sign of danger confirms that there is a danger; it never means that everything is well.
  if (isNew) return asksWhether(step) ? cautious : (namedShortly(dialogue, step, text) ?? usual);
  // "Belum ada siapa-siapa" does not answer whether something dangerous is near, so only a bare yes or no means a
  // button.
  const calm = step.options.filter((one) => !one.grave);
  return optionMeant(mayMean(calm, text), text, isBare(text) ? "all" : "words") ?? usual;
}

const asksWhether = ({ id, choose }: Choosing): boolean => id === "denied" || asksOfDeath(choose);

/** The button that was pressed; in an emergency only by its whole label or its place, because words may say the opposite. */
function pressedIn(dialogue: Dialogue, step: Choosing, text: string): Option | undefined {
  const choices = choicesOf(dialogue.flow, step);
  const exact = choices.find(({ label }) => plain(label) === plain(text));
  const near = isOfBody(dialogue) ? placed : chosen;
  const found = exact ?? (isBare(text) ? near(choices, text) : undefined);
  return found && step.options[choices.indexOf(found)];
}

/** The button that a few words name, where the member helps somebody whose life is in danger now. */
function namedShortly(dialogue: Dialogue, { options }: Choosing, text: string): Option | undefined {
  const isShort = text.trim().split(/\s+/).length <= shortAnswerMax;
  const mayBe = dialogue.about !== "self" && (isOfBody(dialogue) || dialogue.kind === "imminent");
  return mayBe && isShort ? namedIn(options, text, { isStrict: true }) : undefined;
}

/**
 * Whether a new sign only answers the dialogue in which the member helps somebody: "aku sendirian" is then no danger of
 * their own, and nobody who presses a chest is asked how they are.
 */
export function isHelping(
  running: Dialogue,
  { at }: ActiveFlow,
  wanted: Dialogue | undefined,
  text: string,
): boolean {
  if (running.about === "self") return false;
  if (isOfBody(running) && wanted && (wanted.kind === running.kind || wanted.kind === "emergency"))
    return true;
  const step = running.steps[at];
  return step !== undefined && "choose" in step && namedShortly(running, step, text) !== undefined;
}
