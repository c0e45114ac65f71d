import { answerChoice } from "#server/external/model/guide/answer/buttons/answer-choice.ts";
import { isOldButton } from "#server/external/model/guide/answer/buttons/old-button.ts";
import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { chosen, isLeft, pressed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { guarded, unguarded } from "#server/external/model/guide/answer/buttons/whole-message.ts";
import { answerSwap } from "#server/external/model/guide/answer/corrections/answer-swap.ts";
import { withoutMisplaced } from "#server/external/model/guide/answer/corrections/misplaced.ts";
import { putRight } from "#server/external/model/guide/answer/corrections/put-right.ts";
import { behindSaid, saidBefore } from "#server/external/model/guide/answer/corrections/said-before.ts";
import { saidHere } from "#server/external/model/guide/answer/corrections/said-here.ts";
import {
  answerCommission,
  withCommission,
} from "#server/external/model/guide/answer/figures/answer-commission.ts";
import {
  labelledFor,
  ownPart,
  wholeOf,
} from "#server/external/model/guide/answer/figures/answer-labelled.ts";
import { judgedPrice, priceMeant } from "#server/external/model/guide/answer/figures/answer-price.ts";
import { answerReadBack } from "#server/external/model/guide/answer/figures/answer-read-back.ts";
import { answerReopened } from "#server/external/model/guide/answer/figures/answer-reopened.ts";
import { answerScale } from "#server/external/model/guide/answer/figures/answer-scale.ts";
import { changeBeside } from "#server/external/model/guide/answer/figures/change-beside.ts";
import { figuresIn } from "#server/external/model/guide/answer/figures/figures-in.ts";
import { takenNamed } from "#server/external/model/guide/answer/figures/named-figure.ts";
import {
  agreedFirst,
  areKnown,
  askedBack,
  askedOwn,
  figurePressed,
  figureRepeated,
  isOwnFigure,
  stillOffered,
  weighedAgain,
  weighFor,
  withDays,
  withMade,
  withWhole,
} from "#server/external/model/guide/answer/figures/unclear-figure.ts";
import {
  type Aside,
  answerAside,
  answerPart,
  correctedHere,
} from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import {
  answerCounted,
  answerNothing,
} from "#server/external/model/guide/answer/no-answer/answer-nothing.ts";
import { answerParted } from "#server/external/model/guide/answer/no-answer/answer-parted.ts";
import { answerPlea } from "#server/external/model/guide/answer/no-answer/answer-plea.ts";
import { answerUnfit, asWrittenChoice } from "#server/external/model/guide/answer/no-answer/answer-unfit.ts";
import { inRupiah, unread } from "#server/external/model/guide/answer/no-answer/answer-unread.ts";
import {
  restoreChoice,
  restored,
  splitAnswer,
  withLeftOut,
} from "#server/external/model/guide/answer/no-answer/split-answer.ts";
import { addressedTo, calledFor } from "#server/external/model/guide/document/address/addressed.ts";
import { withoutGuideAddress } from "#server/external/model/guide/document/address/guide-address.ts";
import { answerMade } from "#server/external/model/guide/document/answer-made.ts";
import { figuresBelow } from "#server/external/model/guide/document/edits/figure-changes.ts";
import { originCorrected } from "#server/external/model/guide/document/other-origin.ts";
import { type Flow, isWaiting, type Step, type Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import {
  answerMax,
  choicesOf,
  goOn,
  labelOf,
  redoChoice,
  remind,
  show,
  slotOf,
  stepBack,
} from "#server/external/model/guide/run-flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { toldClauses } from "#server/external/model/guide/story.ts";
import type { Unsettled } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { numberWords } from "#server/external/model/guide/values/numbers/amounts.ts";
import { namesForeign } from "#server/external/model/guide/values/numbers/currencies.ts";
import { countsOnly } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { isMoney } from "#server/external/model/guide/values/take-facts.ts";
import { priceAsked } from "#server/external/model/guide/words/prices.ts";
import { commandIn, isHurry, isSameText } from "#server/external/model/guide/words/to-guide/commands.ts";
import { answerName } from "./answer-name.ts";
import { answerIn } from "./answer-words.ts";
import { asksHelp, firstStepsFor } from "./asks-help.ts";
import { reviewed } from "./practice/review.ts";
import { hurried } from "./skip-to-result.ts";
import { explained, filledIn, withTaken } from "./step-moves.ts";

/** Returns the outcome of a member's answer to the waiting step. `told`: what the member wrote before the flow. */
export function answerStep(
  flow: Flow,
  active: ActiveFlow,
  written: string,
  said: Said,
  told: readonly string[] = [],
): Outcome {
  const step = flow.steps[active.at];
  if (!step || !isWaiting(step)) return { texts: [], choices: [], flow: undefined };
  const { original, ...fresh } = active;
  if (original && (isSameText(written, restoreChoice.label) || isSameText(written, asWrittenChoice.label)))
    return restored(flow, fresh, step, original, said);
  if ("ask" in step && isOldButton(flow, fresh, written)) return remind(flow, fresh, said);
  const ofRest = (next: ActiveFlow, rest: string) => answerWaiting(flow, next, step, rest, said, told);
  const message = { flow, active: guarded(step, fresh, written), text: written, said, told };
  const whole = (here: ActiveFlow, text: string) => {
    const own = { ...message, active: here, text };
    return saidHere(own, step) ?? putRight(own, step, ofRest);
  };
  const answer = (here: ActiveFlow, text: string) =>
    answerParted({ ...message, active: here, text }, step, whole, original);
  const outcome = answerCommission(message, step, answer) ?? withoutMisplaced(message, step, answer);
  return withCommission(flow, unguarded(outcome), said, told);
}

function answerWaiting(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  message: string,
  said: Said,
  told: readonly string[],
): Outcome {
  const { weighing, whole, ...here } = active;
  const pleaded = answerPlea(flow, here, step, message, said, told);
  if (pleaded) return pleaded;
  const written = withWhole(active, message);
  const figure = figurePressed(active, step, written) ?? figureRepeated(flow, active, step, written);
  if (active.reading !== undefined)
    return answerReadBack({ flow, active: here, text: figure?.value ?? written, said });
  const other = originCorrected(flow, here, step, written, said, (next, at, rest) =>
    answerWaiting(flow, next, at, rest, said, told),
  );
  if (other) return other;
  if ("make" in step) {
    const text = figure?.value ?? written;
    const changed = figuresBelow({ flow, active: here, step, text, said });
    return changed ?? answerMade(flow, here, step, text, said);
  }
  if ("ask" in step && figure) return answerAsked(flow, here, step, figure.value, said);
  const reread =
    weighing && "ask" in step ? answerWeighed(flow, active, here, step, written, said) : undefined;
  if (reread) return reread;
  return stillOffered(answerOpen(flow, here, step, written, said, told), active, step);
}

/** A message at the buttons of a number that presses none of them; undefined if it says nothing of them. */
function answerWeighed(
  flow: Flow,
  active: ActiveFlow,
  here: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  written: string,
  said: Said,
): Outcome | undefined {
  const agreed = agreedFirst(active, written);
  if (agreed) return answerAgreed(flow, here, step, agreed, said);
  if (isOwnFigure(written)) return askedOwn(here, labelOf(flow, step), said);
  return weighedAgain(flow, here, step.into, written, said);
}

/** "Iya betul segitu. jualnya 8 ribu": the sum counts, and the rest goes to the questions that it names. */
function answerAgreed(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  { figure, rest }: { figure: { value: string }; rest: string },
  said: Said,
): Outcome {
  const { value } = figure;
  const outcome = answerAsked(flow, withTaken(flow, active, rest, step.into), step, value, said);
  const line = said.line("picked-figure", { label: labelOf(flow, step), value });
  return { ...outcome, texts: [line, ...outcome.texts] };
}

/** Handles a message at a question, whether it answers it or not. */
function answerOpen(
  flow: Flow,
  active: ActiveFlow,
  step: Exclude<Waiting, { make: string }>,
  written: string,
  said: Said,
  told: readonly string[],
): Outcome {
  if ("timer" in step) {
    const isAgain = chosen(choicesOf(flow, step), written)?.id === "again";
    if (!isAgain) return afterTimer(flow, active, step, written, said);
    return { ...show(flow, active, step), texts: [said.line("once-more")], flow: active };
  }
  const isAsked = "ask" in step;
  const handled =
    (isAsked && answerCounted(flow, active, step, written, said)) ||
    answerPriceAsked({ flow, active, step, text: written, said, told }) ||
    (isAsked && answerReopened({ flow, active, step, text: written, said, told })) ||
    (isAsked && answerNothing(flow, active, step, written, said)) ||
    answerSwap(flow, active, step, written, said);
  if (handled) return handled;
  const beside = changeBeside(flow, active, written);
  if (beside) {
    const outcome = answerOpen(flow, beside.active, step, beside.rest, said, told);
    const { label, value } = beside;
    return { ...outcome, texts: [said.line("corrected", { label, value }), ...outcome.texts] };
  }
  return answerHeard({ flow, active, step, text: written, said, told }, step);
}

/** Handles what is neither a change nor a command: the answer, behind what is said to the guide before it. */
function answerHeard(message: Aside, step: Answerable): Outcome {
  const { flow, active, text: written, said } = message;
  const part = answerPart(flow, step, written);
  // "Lah gw nanya itu bukan jawaban. Kembali".
  if (part !== written && commandIn(part) === "back") return stepBack(flow, active, said);
  const behind = "ask" in step ? behindSaid(written, part) : undefined;
  const own = { ...message, text: behind ?? part };
  const before = "ask" in step && behind !== undefined ? saidBefore(own, step) : undefined;
  return before ?? answerAside(own) ?? answerSplit(own, step, written);
}

/** Handles an answer, without what is meant for the guide in it. */
function answerSplit(message: Aside, step: Answerable, written: string): Outcome {
  const { flow, active, said, told } = message;
  const split = "scale" in step ? undefined : splitAnswer(message, step, written);
  if (split && "outcome" in split) return split.outcome;
  const right = correctedHere(split ? { ...message, active: split.active, text: split.rest } : message);
  const text = figuresIn(slotOf(flow, step), right);
  const outcome = answered({ flow, active: split?.active ?? active, text, said, told }, step);
  if (split) return withLeftOut(split, outcome, flow, said);
  const isCorrected = "ask" in step && !isSameText(text, written) && !written.endsWith(text);
  if (!isCorrected) return outcome;
  const line = said.line("picked", { label: answerIn(flow, step, text) });
  return { ...outcome, texts: [line, ...outcome.texts] };
}

/** "8rb. btw kemahalan ga sih?": the question gets what can be said about it, and the rest is the answer. */
function answerPriceAsked({ flow, active, step, text, said, told = [] }: Aside): Outcome | undefined {
  const asked = flow.priced && !("make" in step) ? priceAsked(text) : undefined;
  if (!asked || "make" in step) return undefined;
  const line = judgedPrice(flow, active, text, said);
  const own = "ask" in step ? priceMeant(flow, step.into, asked.judged, asked.rest) : undefined;
  if ("ask" in step && own !== undefined) {
    const outcome = answerAsked(flow, withTaken(flow, active, asked.rest, step.into), step, own, said);
    const picked = said.line("picked-figure", { label: labelOf(flow, step), value: own });
    return { ...outcome, texts: [line, picked, ...outcome.texts] };
  }
  const outcome =
    asked.rest === "" ? remind(flow, active, said) : answerOpen(flow, active, step, asked.rest, said, told);
  return { ...outcome, texts: [line, ...outcome.texts] };
}

/** Goes on after an exercise; "udah ga panik kok" answers the question behind it as well. */
function afterTimer(flow: Flow, active: ActiveFlow, step: Waiting, written: string, said: Said): Outcome {
  const outcome = goOn(flow, active, step, said);
  const next = outcome.flow && flow.steps[outcome.flow.at];
  const isPress = pressed(choicesOf(flow, step), written) !== undefined;
  const option =
    next && "choose" in next && !isPress ? optionMeant(next.options, written, "words") : undefined;
  return option && outcome.flow ? answerStep(flow, outcome.flow, option.label, said) : outcome;
}

type Answerable = Exclude<Waiting, { make: string } | { timer: string }>;

type Answer = Omit<Aside, "step">;

function answered(answer: Answer, step: Answerable): Outcome {
  const { flow, active, text, said } = answer;
  if (isHurry(text) && !chosen(choicesOf(flow, step), text)) return hurried(flow, active, said);
  const first = active.tries === 0 ? firstStepsFor(flow, step, active.filled, text) : undefined;
  if (first !== undefined) return { ...explained(flow, active, step, said), texts: [first] };
  if (asksHelp(text, step)) {
    // If an example did not help, the question is not asked again.
    if (active.tries === 0) return explained(flow, active, step, said);
    if ("ask" in step || "scale" in step) return filledIn(flow, active, step, "", said);
  }
  if ("scale" in step) return answerScale(flow, active, step, text, said);
  if ("choose" in step) return answerChoice(flow, active, step, text, said);
  if (isLeft(text)) return leftOpen(answer, step);
  const other = answerName(answer, step) ?? answerUnfit(answer, step);
  return other ?? answerAsked(flow, active, step, text, said, answer.told);
}

/** A question that is passed by stays open; what a text should say is taken from what was told before. */
function leftOpen({ flow, active, text, said, told }: Answer, step: Extract<Step, { ask: string }>): Outcome {
  const slot = flow.slots[step.into];
  const earlier = slot?.takes === "news" && slot.kind === "list" ? toldClauses(told) : "";
  if (earlier === "") return answerAsked(flow, active, step, text, said, told);
  const outcome = filledIn(flow, active, step, earlier.slice(0, answerMax), said);
  const list = `“${earlier.replaceAll("\n", "; ")}”`;
  return { ...outcome, texts: [said.line("told-before", { list }), ...outcome.texts] };
}

function answerAsked(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  text: string,
  said: Said,
  told: readonly string[] = [],
): Outcome {
  const slot = flow.slots[step.into];
  if (isSameText(text, redoChoice.label)) return stepBack(flow, active, said);
  if (!slot || isLeft(text)) return filledIn(flow, active, step, "", said);
  if (isMoney(slot) && namesForeign(text)) return inRupiah(flow, active, step, slot, said);
  const ofWhole = wholeOf(flow, slot, text);
  if (ofWhole !== text)
    return answerAsked(flow, withTaken(flow, active, text, step.into), step, ofWhole, said, told);
  const found = fits(slot, text) ? weighFor(flow, withDays(flow, active, text), step.into, text) : undefined;
  if (found?.kind === "named") return takenNamed({ flow, active, text, said }, step, found);
  const own = found?.kind === "period" ? undefined : ownPart(flow, active, step, text);
  if (own !== undefined && own !== text)
    return answerAsked(flow, withTaken(flow, active, text, step.into), step, own, said, told);
  const another = answeredAnother(flow, active, step, text, said);
  if (another) return another;
  if (found && found.kind !== "plain") return unsettled(flow, active, step, text, found, said);
  if (found) return answeredInWords(flow, withTaken(flow, active, text, step.into), step, text, said, told);
  return unread(flow, active, step, slot, text, said);
}

/** Takes an answer in words; what will be said to somebody speaks to them. */
function answeredInWords(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  text: string,
  said: Said,
  told: readonly string[],
): Outcome {
  const isNumber = flow.slots[step.into]?.kind === "number";
  const spoken = withoutGuideAddress(flow, active.filled, step.into, text, told);
  const value = isNumber ? numberWords(text) : answerIn(flow, step, spoken);
  const called = calledFor(flow, active.filled, step.into);
  const own = called === undefined ? value : addressedTo(value, called);
  const outcome = reviewed({ flow, active, said, told }, step, own);
  const word = /\b(?:dia|beliau)\b/i.exec(value)?.[0].toLowerCase();
  const isTold =
    called !== undefined && word !== undefined && own.toLowerCase().includes(called.toLowerCase());
  return isTold && !isSameText(own, value)
    ? { ...outcome, texts: [said.line("addressed", { name: called, word }), ...outcome.texts] }
    : outcome;
}

/** "35 kilo sehari, buka 26 hari" where a cost may be left out names no money, but may answer the question after it. */
function answeredAnother(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  text: string,
  said: Said,
): Outcome | undefined {
  const slot = flow.slots[step.into];
  if (slot?.kind !== "rupiah" || !slot.optional || !countsOnly(text)) return undefined;
  const passed = filledIn(flow, active, step, "", said);
  const next = passed.flow && flow.steps[passed.flow.at];
  const isCount = next !== undefined && "ask" in next && flow.slots[next.into]?.kind === "number";
  return isCount && passed.flow ? answerStep(flow, passed.flow, text, said) : undefined;
}

const unsettledMax = 3;

/** Asks which number is meant; after several tries the place is left open, which the guide says. */
function unsettled(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  text: string,
  found: Unsettled,
  said: Said,
): Outcome {
  // "Beras 10 kg" in a list of costs is no number of pieces, and what a batch gives is not what is sold in a month.
  const isReckoned = found.kind === "division" || found.kind === "pieces";
  const labelled = isReckoned ? labelledFor(flow, active, text, step.into) : {};
  const holding =
    found.kind === "sum" || isReckoned
      ? withMade(flow, { ...active, filled: { ...active.filled, ...labelled } }, found, text)
      : withTaken(flow, active, text, step.into);
  const isKnown = slotOf(flow, step)?.optional === true && areKnown(flow, active, found);
  if (active.tries < unsettledMax && !isKnown) return askedBack(flow, holding, step.into, found, said, text);
  const outcome = filledIn(flow, active, step, "", said);
  return { ...outcome, texts: [said.line("figures-left", { label: labelOf(flow, step) }), ...outcome.texts] };
}
