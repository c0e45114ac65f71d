import { restoreChoice } from "#server/external/model/guide/answer/no-answer/split-answer.ts";
import { pending } from "#server/external/model/guide/document/made-parts.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import { answersInKind, offeredDeed } from "#server/external/model/guide/words/to-guide/answers-in-kind.ts";
import { isSameText } from "#server/external/model/guide/words/to-guide/commands.ts";
import { answersInstead } from "#server/external/model/guide/words/yes-no/misread-answer.ts";
import { answerStep } from "./answer/answer-step.ts";
import { resume } from "./choices.ts";
import type { Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";
import type { Result } from "./listening.ts";
import type { Outcome } from "./outcome.ts";
import { ReachedWishes } from "./reached-wishes.ts";
import type { ActiveFlow } from "./state.ts";

/** How the buttons of a question say what the member would do for the reader. */
const offers = /^Aku bisa /;

/** The turns in which an answer was taken for another wish. */
export abstract class MisreadWish extends ReachedWishes {
  /** "Bukan, maksudnya bantuan yg mau kukasih. lanjut suratnya aja": back to the step, with the words as its answer. */
  protected backToAnswer(): Result | undefined {
    const { left, offered, told, listening } = this.state;
    const { text } = this.asked;
    const flow = left && flowOf(left.id);
    const isAsked = offered.some(({ id }) => id === resume.id);
    const misread = told.at(-1);
    if (!left || !flow || !isAsked || listening || this.canRework() || misread === undefined)
      return undefined;
    if (!answersInstead(text)) return undefined;
    this.state = { ...this.state, flow: left, left: undefined, told: told.slice(0, -1) };
    const step = flow.steps[left.at];
    const isOpen =
      step !== undefined &&
      ("ask" in step || "choose" in step || ("make" in step && left.changing !== pending));
    if (!isOpen) return this.askAgain();
    const result = this.run(flow, this.#whole(flow, left, misread));
    return { ...result, texts: [this.said.line("misread-wish"), ...result.texts] };
  }

  /** "Bantuin dia bikin cv" at a question for a deed is its answer, and no wish to the guide. */
  protected answeredInKind(flow: Flow, active: ActiveFlow): Result | undefined {
    const step = flow.steps[active.at];
    const { text } = this.asked;
    const question = step && ("ask" in step ? step.ask : "choose" in step ? step.choose : undefined);
    const isPress = this.state.offered.some(({ label }) => isSameText(label, text));
    if (question === undefined || isPress || !answersInKind(question, text)) return undefined;
    return this.run(flow, this.#whole(flow, active, text));
  }

  /** Takes the whole message as the answer: nothing of it is for the guide. */
  #whole(flow: Flow, active: ActiveFlow, written: string): Outcome {
    const step = flow.steps[active.at];
    const isOffered = step && "choose" in step && step.options.some(({ value }) => offers.test(value ?? ""));
    const text = isOffered ? offeredDeed(written) : written;
    const answered = answerStep(flow, active, text, new Said({ ...this.said.used }), this.state.told);
    const next = answered.flow;
    const isParted = next !== undefined && answered.choices.some(({ id }) => id === restoreChoice.id);
    if (!isParted) return answerStep(flow, active, text, this.said, this.state.told);
    return answerStep(flow, next, restoreChoice.label, this.said, this.state.told);
  }
}
