import { isChangeOfPart, returns } from "./agreement.ts";
import { answerStep } from "./answer-step.ts";
import { questionIn } from "./beside.ts";
import { notThat, offerOf, resume, rework, steps, tell } from "./choices.ts";
import { lineFor } from "./command-lines.ts";
import { type Command, commandInFlow, isChangeOfWish } from "./commands.ts";
import { withDraftAfter } from "./draft.ts";
import { type Flow, isWaiting } from "./flow.ts";
import { Danger } from "./in-danger.ts";
import { findFlows } from "./known.ts";
import type { Result } from "./listening.ts";
import { behindComplaint, isSwitching, objectionIn } from "./objections.ts";
import { touches } from "./options.ts";
import { mayBeSpoken } from "./questions.ts";
import { isGoodbye, isNone, isOver } from "./refusals.ts";
import { isWish } from "./requests.ts";
import { notesFor, type Outcome, remind, slotOf, stepBack } from "./run-flow.ts";
import { isCorrection } from "./several.ts";
import type { ActiveFlow } from "./state.ts";
import { isRequest, wantsNoSteps, wantsToTell } from "./telling.ts";
import { additionWordsMax, netFlows, otherMin } from "./wish.ts";

/** The turns in which a flow waits for an answer. */
export class InFlow extends Danger {
  /** Commands take precedence over the waiting step; any other text is its answer. */
  protected inFlow(flow: Flow, active: ActiveFlow, isPressed: boolean): Result {
    const { text } = this.asked;
    const gone = isPressed ? undefined : this.#turnedAway(flow, active);
    if (gone) return gone;
    // Before the first answer "bukan itu maksudku" is about the flow itself, which is then left.
    const isAnswer = isPressed || (active.trail.length > 0 && objectionIn(text) !== undefined);
    const command = isAnswer ? undefined : commandInFlow(text);
    const commanded = command && this.#commandedInFlow(flow, active, command);
    if (commanded) return commanded;
    const other = isAnswer ? [] : [...this.#behind(flow), ...this.#otherWish(flow, active)].slice(0, 2);
    if (other.length > 0) return this.#offerOther(active, other);
    const answer = answerStep(flow, active, text, this.said, this.state.told);
    const outcome = withDraftAfter(flow, active, answer, this.said);
    return this.run(flow, isPressed ? outcome : this.#mentioned(flow, active, outcome));
  }

  /** The member wants to be listened to, refuses the flow or says goodbye. */
  #turnedAway(flow: Flow, active: ActiveFlow): Result | undefined {
    const { text } = this.asked;
    this.avoid(text);
    const step = flow.steps[active.at];
    // "Aku cuma mau didengerin" may be what is to be said to somebody.
    const isSpoken = step !== undefined && "ask" in step && mayBeSpoken(flow, step) && !wantsNoSteps(text);
    if (wantsToTell(text) && !isSpoken) return this.leave("stopped", undefined, text);
    const isMade = step !== undefined && "make" in step;
    if (isGoodbye(text, isMade)) return this.#leftWith(flow, active);
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
    // A text or a list may itself be about a fear.
    const isBeside =
      step !== undefined &&
      "ask" in step &&
      slot !== undefined &&
      ["line", "number", "rupiah", "clock"].includes(slot.kind);
    if (!isBeside || outcome.texts.length === 0) return outcome;
    const { text } = this.asked;
    const notes = notesFor(flow, [text], this.said);
    const isTaken = outcome.flow?.at !== active.at;
    const mayQuote = isTaken && notes.length === 0 && this.asked.riskLevel === 0;
    const question = mayQuote ? questionIn(text) : undefined;
    if (question !== undefined) notes.push(this.said.line("beside-question", { quote: question }));
    return { ...outcome, texts: this.withFear(flow, [text], [...notes, ...outcome.texts]) };
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
    const isAtResult = step !== undefined && "make" in step && active.changing === undefined;
    if (isAtResult && isCorrection(text) && (!isChangeOfWish(text) || isChangeOfPart(text))) return [];
    if (step && "choose" in step && touches(step.options, text)) return [];
    const isAtChoice = step !== undefined && "choose" in step && text.split(/\s+/).length > additionWordsMax;
    if (!(isWish(text) || returns.test(text)) || !(isChangeOfWish(text) || isAtResult || isAtChoice))
      return [];
    const found = findFlows(text, field).filter(({ score }) => score >= otherMin || isChangeOfWish(text));
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
    const line = this.said.line(isMade ? "goodbye-made" : "goodbye-open", {
      title: isMade ? flow.title : flow.title.toLowerCase(),
    });
    return { texts: [line], choices: [isMade ? rework : resume] };
  }
}
