import { pressed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { isFigure } from "#server/external/model/guide/answer/no-answer/find-asides.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { isWaiting } from "#server/external/model/guide/flow.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { askedAgain, choicesOf, remind, show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { figureNamed } from "#server/external/model/guide/values/swaps.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { answerStep } from "./answer-step.ts";

/* How a flow or a document is taken up again that was interrupted by mistake. */

const denying = new RegExp(`(?<!\\p{L})(?:${noWords}|gada|gaada)(?!\\p{L})`, "iu");
const puzzled =
  /\b(?:kok|hah|lho|loh|lah|ampun|astaga|astagfirullah|salah paham|maksud\w*|apaan|mati|bunuh|hidup|nyakit\w*)\b/i;
/** A few words beside a number answer nothing else than what was asked. */
const bareMax = 3;

/** What a message says besides denying the danger. */
export const besideDenial = (text: string): string =>
  text
    .split(/(?<=[.,!?;])\s+|\n+/)
    .filter((part) => /\d/.test(part) || !(denying.test(plain(part)) || puzzled.test(part)))
    .join(" ")
    .trim();

const isSame = (one: ActiveFlow, other: ActiveFlow): boolean =>
  JSON.stringify([one.filled, one.edited]) === JSON.stringify([other.filled, other.edited]);

/** Whether these words can only answer the step: a button, or a bare number where one is asked for. */
function isForStep(flow: Flow, step: Step, text: string): boolean {
  if (!isWaiting(step)) return false;
  if ("choose" in step || "scale" in step) return pressed(choicesOf(flow, step), text) !== undefined;
  if (!("ask" in step) || !isFigure(flow.slots[step.into]) || !/\d/.test(text)) return false;
  return plain(text).split(" ").length <= bareMax || figureNamed(flow, [step.into], text) !== undefined;
}

/** What the message surely answers or changes; undefined if that is not sure. */
function answered(flow: Flow, active: ActiveFlow, text: string, said: Said): Outcome | undefined {
  const step = flow.steps[active.at];
  const rest = besideDenial(text);
  if (!step || rest === "") return undefined;
  const isMade = "make" in step;
  if (!isMade && !isForStep(flow, step, rest)) return undefined;
  // Tried with a copy of what was said, because sentences of an outcome that is thrown away were never shown.
  const { flow: next, document } = answerStep(flow, active, rest, new Said(said.used));
  if (
    !next ||
    (isMade ? !document || next.changing !== undefined || isSame(active, next) : isSame(active, next))
  )
    return undefined;
  return answerStep(flow, active, rest, said);
}

/** The document with its buttons, or the question that waited. */
export function shownAgain(flow: Flow, active: ActiveFlow, said: Said): Outcome {
  const step = flow.steps[active.at];
  const here = { ...active, changing: undefined };
  if (step && "make" in step) return { ...show(flow, here, step), texts: [], flow: here };
  const reminder = remind(flow, active, said);
  return { ...reminder, texts: [...reminder.texts, ...askedAgain(flow, active, said)] };
}

/** More words beside a denial tell something. */
const besideMax = 5;
const goesOn = /\b(?:lanjut\w*|terusin|teruskan|balik\w*|kembali)\b/i;

/**
 * Takes up what was interrupted: with an answer or a change that the message holds, or as it stood; undefined if the
 * message says something else besides the denial.
 */
export function takenUp(flow: Flow, active: ActiveFlow, text: string, said: Said): Outcome | undefined {
  const taken = answered(flow, active, text, said);
  if (taken) return taken;
  const beside = besideDenial(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  const isOther = beside.length > besideMax && !/\d/.test(text) && !goesOn.test(text);
  return isOther ? undefined : shownAgain(flow, active, said);
}
