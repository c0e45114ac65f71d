import { answerStep } from "#server/external/model/guide/answer/answer-step.ts";
import { touches } from "#server/external/model/guide/answer/buttons/options.ts";
import { type Beside, besideAnswer } from "#server/external/model/guide/answer/clauses/beside-answer.ts";
import { besideComplaint } from "#server/external/model/guide/answer/complaints/beside-complaint.ts";
import { isPlea } from "#server/external/model/guide/answer/no-answer/answer-plea.ts";
import { answerProtest } from "#server/external/model/guide/answer/no-answer/answer-protest.ts";
import { wishBeside } from "#server/external/model/guide/answer/no-answer/find-asides.ts";
import { answerPractice } from "#server/external/model/guide/answer/practice/answer-practice.ts";
import { isBelow, isOfResult } from "#server/external/model/guide/document/about-result.ts";
import { type CalledNow, calledNow } from "#server/external/model/guide/document/address/change-address.ts";
import { slotInHand } from "#server/external/model/guide/document/beside-edit.ts";
import {
  questionsLeft,
  withDraftAfter,
  withDraftShown,
} from "#server/external/model/guide/document/draft.ts";
import { keepingFormer, undoes } from "#server/external/model/guide/document/edits/undo.ts";
import { undoneWith } from "#server/external/model/guide/document/edits/undo-and-more.ts";
import { undoChoice } from "#server/external/model/guide/document/made-parts.ts";
import { findFlows, vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import {
  flowsOfWish,
  isForGuide,
  type SecondWish,
  secondWishIn,
  wishQuote,
} from "#server/external/model/guide/find/second-wish.ts";
import {
  additionWordsMax,
  flowsFor,
  isDenied,
  netFlows,
  otherMin,
} from "#server/external/model/guide/find/wish.ts";
import type { Line } from "#server/external/model/guide/lines/lines.ts";
import { priceAsked } from "#server/external/model/guide/words/prices.ts";
import { isRequest, wantsNoSteps, wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import { lineFor } from "#server/external/model/guide/words/to-guide/command-lines.ts";
import {
  type Command,
  commandInFlow,
  isChangeOfWish,
  isOpenAnswer,
  isSameText,
} from "#server/external/model/guide/words/to-guide/commands.ts";
import { endsConversation, leavesToTry } from "#server/external/model/guide/words/to-guide/leaving.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { directIn } from "#server/external/model/guide/words/to-guide/questions-to-guide.ts";
import { asksForKept } from "#server/external/model/guide/words/to-guide/recalls.ts";
import { returns } from "#server/external/model/guide/words/yes-no/agreement.ts";
import { behindMissed, behindNotThat } from "#server/external/model/guide/words/yes-no/denials.ts";
import {
  behindComplaint,
  isSwitching,
  objectionIn,
} from "#server/external/model/guide/words/yes-no/objections.ts";
import {
  isForSleep,
  isGoodbye,
  isNone,
  isOver,
  saysThanks,
} from "#server/external/model/guide/words/yes-no/refusals.ts";
import { Below } from "./below.ts";
import { heldAnswer, notThat, offerOf, resume, rework, steps, tell } from "./choices.ts";
import { type Flow, isWaiting, type Step } from "./flow.ts";
import { flowOf } from "./flows.ts";
import type { Result } from "./listening.ts";
import { nearFor } from "./near-flows.ts";
import { notesFor } from "./notes.ts";
import type { Outcome } from "./outcome.ts";
import { remind, slotOf, stepBack } from "./run-flow.ts";
import type { ActiveFlow } from "./state.ts";

const nearMax = 2;
const goodbyeFor = (isMade: boolean, text: string): Line =>
  isMade ? (isGoodbye(text, true) || !saysThanks(text) ? "goodbye-made" : "thanks-made") : "goodbye-open";

/** At a choice, a long text or a request may be another wish. */
const isOtherAtChoice = (step: Step | undefined, text: string): boolean =>
  step !== undefined && "choose" in step && (text.split(/\s+/).length > additionWordsMax || isRequest(text));

const besides = (flow: Flow, found: readonly Flow[]): Flow[] =>
  found.filter(({ id }) => id !== flow.id).slice(0, 2);

/** Whether the words for another wish can be one at this step. */
function isWishHere(flow: Flow, active: ActiveFlow, step: Step, second: SecondWish): boolean {
  // Below a document another wish is offered at once, unless the member still says something about it.
  if ("make" in step && active.changing === undefined) return second.rest !== "";
  if (!("ask" in step)) return true;
  const slot = flow.slots[step.into];
  // "Habis ini mau bikin CV" may be one of several things that are asked for.
  if ((slot?.kind === "list" || slot?.kind === "text") && !isForGuide(second.wish)) return false;
  // What is to be said to somebody else may itself hold a request.
  const isName = slot?.takes === "person" || slot?.takes === "self";
  return isName || !mayBeSpoken(flow, step) || second.rest === "";
}

/** Whether a message is about the result, or asks for it where its figures are read back ("langsung hitung saja"). */
const isOfThis = (flow: Flow, active: ActiveFlow, text: string): boolean =>
  active.reading === undefined ? isOfResult(flow, active, text) : /\b(?:di)?(?:hitung|itung)/i.test(text);

/** The turns in which a flow waits for an answer. */
export abstract class InFlow extends Below {
  /** Answers a question that is put to the guide itself, and goes on. */
  protected direct(flow?: Flow, active?: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    const line = directIn(text);
    const step = flow && active && flow.steps[active.at];
    const isWarning = line?.startsWith("abroad") === true;
    // What will be said to somebody else is no question to the guide.
    const isSpoken = flow && step && "ask" in step && mayBeSpoken(flow, step);
    if (line === undefined || (isSpoken && !isWarning)) return undefined;
    const told = this.said.line(line);
    if (flow && active && !isWarning) {
      const reminder = remind(flow, active, this.said);
      return { ...reminder, texts: [told, ...reminder.texts] };
    }
    if (active) {
      const { flow: _, ...rest } = this.state;
      this.state = { ...rest, left: active };
    }
    this.keep(text);
    const wanted = nearFor[line]?.map(flowOf) ?? flowsFor(this.standing(), text);
    const near = wanted.filter((one) => one !== undefined).slice(0, nearMax);
    for (const { id } of near) this.said.next(`flow:${id}`, []);
    return { texts: [told], choices: [...near.map(offerOf), tell] };
  }

  /** Keeps another wish beside the answer for later, and goes on with the rest of the message. */
  protected inFlow(flow: Flow, active: ActiveFlow, isPressed: boolean): Result {
    if (isPressed && isSameText(this.asked.text, heldAnswer.label)) return this.takeHeld();
    if (isPressed && isSameText(this.asked.text, resume.label)) return this.askAgain();
    const { text } = this.asked;
    const message = { flow, active, text, said: this.said };
    const complained = isPressed ? undefined : besideComplaint(message);
    if (complained) return this.#beside(flow, complained);
    const practised = answerPractice({ flow, active, text, said: this.said, told: this.state.told });
    if (practised) return this.run(flow, practised);
    if (isPressed) return this.#inFlow(flow, active, true);
    const beside = besideAnswer({ flow, active, text, said: this.said });
    if (beside) return this.#beside(flow, beside);
    const undone = answerProtest(flow, active, text, this.said);
    if (undone) return this.run(flow, undone);
    if (isPlea(flow, active, text))
      return this.run(flow, answerStep(flow, active, text, this.said, this.state.told));
    const gone = this.wrongFlow(flow, active) ?? this.#keptAsked(flow, active);
    return gone ?? this.#withSecondWish(flow, active);
  }

  /** Keeps another wish beside the answer, and takes the rest as the answer. */
  #withSecondWish(flow: Flow, active: ActiveFlow): Result {
    const second = this.#secondWish(flow, active);
    if (!second) return this.#inFlow(flow, active, false);
    this.keepWish(second.wish);
    const kept = this.keptLine(second.wish);
    this.asked = { ...this.asked, text: second.rest };
    const result = second.rest === "" ? remind(flow, active, this.said) : this.#inFlow(flow, active, false);
    return { ...result, texts: [...kept, ...result.texts] };
  }

  /** What stands beside the answer is done first; the rest of the message is an answer as any other. */
  #beside(flow: Flow, { active, lines, rest, outcome, isShown, isCounted }: Beside): Result {
    const done = outcome ? this.run(flow, outcome) : this.#ofRest(flow, active, rest);
    const { flow: now } = this.state;
    const left = isCounted && now ? questionsLeft(flow, now) : undefined;
    const counted =
      left === undefined ? [] : [this.said.line("steps-left", { ...left, count: String(left.count) })];
    const result = { ...done, texts: [...lines, ...counted, ...done.texts] };
    if (!isShown) return result;
    const shown = withDraftShown(flow, now, result, this.said);
    const isWanted = lines.length === 0 && shown.document === undefined;
    return isWanted ? { ...shown, texts: [this.said.line("show-none"), ...shown.texts] } : shown;
  }

  #ofRest(flow: Flow, active: ActiveFlow, rest: string): Result {
    this.state = { ...this.state, flow: active };
    this.asked = { ...this.asked, text: rest };
    return this.#withSecondWish(flow, active);
  }

  /** "Jadwalnya mana?": a wish that was kept is asked for before its time. */
  #keptAsked(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    const { later = [], ...rest } = this.state;
    if (!asksForKept(text) || this.isAtRisk()) return undefined;
    const here = new Set(vocabulary().stems(`${flow.title} ${flow.offer}`));
    const stems = new Set(
      vocabulary()
        .stems(text)
        .filter((stem) => !here.has(stem)),
    );
    const wish = later.find((one) =>
      vocabulary()
        .stems(one)
        .some((stem) => stems.has(stem)),
    );
    const found = wish === undefined ? [] : flowsOfWish(wish).filter(({ id }) => id !== flow.id);
    if (wish === undefined || found.length === 0) return undefined;
    const { flow: _, ...others } = rest;
    this.state = { ...others, later, left: active };
    if (!this.state.told.includes(wish)) this.keep(wish);
    if (text.split(/\s+/).length > additionWordsMax) this.keep(text);
    const offers = found.slice(0, nearMax);
    for (const { id } of offers) this.said.next(`flow:${id}`, []);
    return {
      texts: [this.said.line("kept-asked", { quote: wishQuote(wish) })],
      choices: [...offers.map(offerOf), resume],
    };
  }

  #secondWish(flow: Flow, active: ActiveFlow): SecondWish | undefined {
    const { text } = this.asked;
    const step = flow.steps[active.at];
    if (!step) return undefined;
    const second = secondWishIn(text);
    if (second && isWishHere(flow, active, step, second)) return second;
    return "ask" in step ? wishBeside(flow, step, text) : undefined;
  }

  /** Commands take precedence over the waiting step; any other text is its answer. */
  #inFlow(flow: Flow, active: ActiveFlow, isPressed: boolean): Result {
    const { text } = this.asked;
    const former = this.#ofVersions(flow, active, isPressed);
    if (former) return former;
    const turned = isPressed ? undefined : this.#turnedAway(flow, active);
    const gone =
      turned ?? this.below(flow, active, isPressed) ?? (isPressed ? undefined : this.direct(flow, active));
    if (gone) return gone;
    // Before the first answer "bukan itu maksudku" is about the flow itself, which is then left.
    const isAnswer = isPressed || (active.trail.length > 0 && objectionIn(text) !== undefined);
    const command = isAnswer ? undefined : commandInFlow(text);
    const commanded = command && this.#commandedInFlow(flow, active, command);
    if (commanded) return commanded;
    const other = isAnswer ? [] : [...this.#behind(flow), ...this.#otherWish(flow, active)].slice(0, 2);
    if (other.length > 0) return this.#offerOther(active, other);
    const answer = keepingFormer(flow, active, answerStep(flow, active, text, this.said, this.state.told));
    const outcome = withDraftAfter(flow, active, answer, this.said, isPressed);
    return this.run(flow, isPressed ? outcome : this.#mentioned(flow, active, outcome));
  }

  /** Another form of address for all versions of a document, or the version before the last change. */
  #ofVersions(flow: Flow, active: ActiveFlow, isPressed: boolean): Result | undefined {
    const { text } = this.asked;
    if (isPressed && !isSameText(text, undoChoice.label)) return undefined;
    const called = calledNow({ flow, active, text, said: this.said });
    if (called) return this.#called(flow, called);
    const former = undoes(active, text) ? undoneWith(flow, active, text, this.said) : undefined;
    return former && this.run(flow, former);
  }

  /** How somebody is called was taken from the message; the rest of it is an answer as any other. */
  #called(flow: Flow, { active, told, rest, shown }: CalledNow): Result {
    if (rest === "") return this.run(flow, shown);
    this.state = { ...this.state, flow: active };
    this.asked = { ...this.asked, text: rest };
    const result = this.#inFlow(flow, active, false);
    const isShown = result.document !== undefined || shown.document === undefined;
    if (isShown) return { ...result, texts: [told, ...result.texts] };
    const after = [...result.texts, ...(result.after ?? [])];
    return { ...result, texts: [told], document: shown.document, after };
  }

  /** The member wants to be listened to, refuses the flow or says goodbye. */
  #turnedAway(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    this.avoid(text);
    const notThis = this.#notThis(flow, active);
    if (notThis) return notThis;
    const step = flow.steps[active.at];
    // "Aku cuma mau didengerin" may be what is to be said to somebody.
    const isSpoken = step !== undefined && "ask" in step && mayBeSpoken(flow, step) && !wantsNoSteps(text);
    if (wantsToTell(text) && !isSpoken) return this.leave("stopped", undefined, text);
    const isMade = step !== undefined && "make" in step;
    if (this.#isParting(active, isMade)) return this.#leftWith(flow, active);
    if (isMade || isSpoken) return undefined;
    if (isOver(text) || this.state.declined.includes(`never:${flow.id}`)) {
      const { flow: _, ...rest } = this.state;
      this.state = { ...rest, declined: [...rest.declined, flow.id] };
      return this.refuse();
    }
    if (step && "choose" in step && isNone(text))
      return {
        texts: [this.said.line("none-of")],
        choices: [...remind(flow, active, this.said).choices, notThat, tell],
      };
    return undefined;
  }

  /** Before the first answer, "bukan itu, yang kutanya ..." is about the flow, and what follows is the wish. */
  #notThis(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    const rest = active.trail.length === 0 ? (behindNotThat(text) ?? behindMissed(text)) : undefined;
    if (rest === undefined) return undefined;
    const left = this.leave("not-that", flow.id);
    return rest === "" ? left : this.freely(rest);
  }

  #isParting(active: ActiveFlow, isMade: boolean): boolean {
    const { text } = this.asked;
    // "Kak makasih udah sabar" may be the new words of a letter.
    const isThanked = isMade && slotInHand(active) === undefined && saysThanks(text);
    if (isThanked || isGoodbye(text, isMade && active.changing === undefined)) return true;
    if (isMade && (endsConversation(text) || leavesToTry(text))) return true;
    return isGoodbye(text, true) && !isOpenAnswer(text);
  }

  #commandedInFlow(flow: Flow, active: ActiveFlow, command: Command): Result | undefined {
    if (command === "back") return this.run(flow, stepBack(flow, active, this.said));
    if (command === "stop") return this.leave("stopped");
    if (command === "switch" || command === "not-that") return this.leave(command, flow.id);
    if (command === "listen") return this.leave("stopped", undefined, this.asked.text);
    const isAtDocument = "make" in (flow.steps[active.at] ?? {});
    if (command === "thanks" && !isAtDocument) return this.#thanked();
    if (command === "who" || command === "human" || command === "insult" || command === "privacy") {
      const reminder = remind(flow, active, this.said);
      return { ...reminder, texts: [this.said.line(lineFor[command] ?? "who"), ...reminder.texts] };
    }
    return undefined;
  }

  /** Takes up what stands beside a short answer: a fear, or what the flow has a note for. */
  #mentioned(flow: Flow, active: ActiveFlow, outcome: Outcome): Outcome {
    const step = flow.steps[active.at];
    const slot = step && isWaiting(step) ? slotOf(flow, step) : undefined;
    // "Tidak ada. telat bayar aja" says more than the button that it means.
    const { text, beside } = this.asked;
    const told = beside === undefined || text.includes(beside) ? [text] : [text, beside];
    if (step && "choose" in step && slot && outcome.flow && outcome.flow.at !== active.at)
      return { ...outcome, texts: [...notesFor(flow, told, this.said), ...outcome.texts] };
    // A text or a list may itself be about a fear.
    const isBeside =
      step !== undefined &&
      "ask" in step &&
      slot !== undefined &&
      ["line", "number", "rupiah", "clock"].includes(slot.kind);
    if (!isBeside || outcome.texts.length === 0) return outcome;
    const notes = notesFor(flow, told, this.said);
    return { ...outcome, texts: this.withFear(flow, told, [...notes, ...outcome.texts]) };
  }

  /** Thanks in the middle of a flow end it, but it can be resumed. */
  #thanked(): Result {
    const { flow, ...rest } = this.state;
    this.state = { ...rest, left: flow };
    return { texts: [this.said.line("thanks")], choices: [resume, steps] };
  }

  /** Finds other flows that the member asks for during a flow; a text that only answers the question finds none. */
  #otherWish(flow: Flow, active: ActiveFlow): Flow[] {
    const { text, field } = this.asked;
    const step = flow.steps[active.at];
    const isAtResult = isBelow(active, step);
    if (isAtResult && isOfThis(flow, active, text)) return [];
    if (step && "choose" in step && touches(step.options, text)) return [];
    if (isAtResult && secondWishIn(text)) return besides(flow, flowsOfWish(text));
    if (!isAtResult && !isChangeOfWish(text) && !isOtherAtChoice(step, text)) return [];
    if ((flow.priced && priceAsked(text)) || !(isWish(text) || returns.test(text))) return [];
    const found = findFlows(text, field).filter(
      (one) => (one.score >= otherMin || isChangeOfWish(text)) && !isDenied(one.flow, [text]),
    );
    if (found[0]?.flow.id === flow.id) return [];
    const others = found.map((one) => one.flow).filter(({ id }) => id !== flow.id);
    return isChangeOfWish(text) ? [...others, ...netFlows(text)].slice(0, 2) : others.slice(0, 2);
  }

  /** The flow that a message asks for behind a complaint: "kok ga nyambung. ganti aja yang simulasi". */
  #behind(flow: Flow): Flow[] {
    const rest = behindComplaint(this.asked.text);
    if (rest === undefined || !(isSwitching(rest) || isRequest(rest))) return [];
    const [top] = findFlows(rest, this.asked.field);
    return top && top.flow.id !== flow.id ? [top.flow] : [];
  }

  #offerOther(active: ActiveFlow, found: Flow[]): Result {
    const { flow: _, ...rest } = this.state;
    this.keep(this.asked.text);
    this.state = { ...rest, told: this.state.told, left: active };
    return {
      texts: [this.said.line("other-wish", this.quote())],
      choices: [...found.map(offerOf), resume],
    };
  }

  /** A goodbye in the middle of a flow, or below its document. */
  #leftWith(flow: Flow, active: ActiveFlow): Result {
    const isMade = "make" in (flow.steps[active.at] ?? {});
    const { flow: _, ...rest } = this.state;
    const done = isMade ? [...rest.done, flow.id] : rest.done;
    this.state = { ...rest, done, left: { ...active, changing: undefined } };
    const title = isMade ? flow.title : flow.title.toLowerCase();
    const kept = isMade ? `Tulisan “${title}”` : `Jawabanmu untuk ${title}`;
    const line = isForSleep(this.asked.text)
      ? this.said.line("goodbye-sleep", { kept })
      : this.said.line(goodbyeFor(isMade, this.asked.text), { title });
    return { texts: [line], choices: [isMade ? rework : resume] };
  }
}
