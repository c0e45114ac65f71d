import { answerStep } from "#server/external/model/guide/answer/answer-step.ts";
import { pressed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { lastMade, madeFrom } from "#server/external/model/guide/document/draft.ts";
import { isAboutFigures } from "#server/external/model/guide/document/edits/figure-changes.ts";
import {
  mayBeOwnText,
  ownTextIn,
  sharedLines,
  withOwnText,
} from "#server/external/model/guide/document/edits/own-text.ts";
import { undoes } from "#server/external/model/guide/document/edits/undo.ts";
import { answeredBelow, asksFigures } from "#server/external/model/guide/document/questions/answers-below.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { namesMade, recallsMade } from "#server/external/model/guide/words/to-guide/recalls.ts";
import { type Flow, isWaiting } from "./flow.ts";
import { flowOf } from "./flows.ts";
import { Danger } from "./in-danger.ts";
import type { Result } from "./listening.ts";
import { show } from "./run-flow.ts";
import type { ActiveFlow } from "./state.ts";

const isAtMade = ({ id, at }: ActiveFlow): boolean => "make" in (flowOf(id)?.steps[at] ?? {});

/** "Hitung harga jual risol, modal 200rb" is a new wish, "hitung lagi kalau modalnya 200rb" is none. */
const isNewWish = (text: string): boolean =>
  /\b(?:hitung|itung|bikin|buat)(?:in|kan|no)?\b/.test(plain(text)) &&
  !/\b(?:lagi|ulang|tadi|td)\b/.test(plain(text));

/** The turns that open a document again whose flow is over, or that was left for another flow. */
export abstract class MadeAgain extends Danger {
  /** A document that the member has written anew and sends as a whole: the one that is most like it, or else the newest. */
  protected ownText(): Result | undefined {
    const { text } = this.asked;
    if (!mayBeOwnText(text)) return undefined;
    const all = this.#madeHere().flatMap((made) => {
      const flow = flowOf(made.id);
      const step = flow?.steps[made.at];
      if (!flow || !step || !("make" in step)) return [];
      const shown = show(flow, made, step).document?.text ?? "";
      const own = ownTextIn(text, shown);
      return own === undefined ? [] : [{ flow, made, step, own, share: sharedLines(own, shown) }];
    });
    const [found] = all.toReversed().toSorted((one, other) => other.share - one.share);
    if (!found) return undefined;
    const { flow, made, step, own } = found;
    this.state = { ...this.state, flow: made, left: undefined, listening: false };
    return this.run(flow, withOwnText(flow, made, step, own, this.said));
  }

  /** The flows at their documents, the newest last. */
  #madeHere(): ActiveFlow[] {
    const { finished = [], left, flow: active } = this.state;
    const flow = active && flowOf(active.id);
    const drafted = this.draftedBefore === undefined ? undefined : flowOf(this.draftedBefore);
    const here = active && flow ? (lastMade(flow, active) ?? madeFrom(flow, active)) : undefined;
    const draft = drafted && this.draftMade(drafted);
    return [...finished, left, draft, here].filter((one) => one !== undefined).filter(isAtMade);
  }

  /** "Balikin itungan yg tadi dong, harga jualnya ganti 7000", or a figure of the sum whose flow is over. */
  protected madeAgain(): Result | undefined {
    const { text } = this.asked;
    const { flow: active, left, offered } = this.state;
    if (this.isAtRisk() || pressed(offered, text) || undoes(active, text)) return undefined;
    const flow = left && flowOf(left.id);
    const isFree = !active && left && flow && !isNewWish(text) && isAtMade(left);
    if (isFree && asksFigures(flow, text)) return this.#answered(flow, left);
    if (isFree && isAboutFigures(flow, left, text)) return this.#reopened(left, text);
    return namesMade(text) && !(active && asksForWords(active)) ? this.#recalled(text) : undefined;
  }

  /** "Jadi berapa lama lunasnya?" after the flow of the table is over. */
  #answered(flow: Flow, left: ActiveFlow): Result | undefined {
    const step = flow.steps[left.at];
    if (!step || !("make" in step)) return undefined;
    const { text } = this.asked;
    const answer = answeredBelow({ flow, active: left, step, text, said: this.said });
    if (!answer?.flow) return undefined;
    this.state = { ...this.state, flow: answer.flow, left: undefined, listening: false };
    return this.run(flow, answer);
  }

  #recalled(text: string): Result | undefined {
    const made = this.#madeBefore(text);
    const flow = made && flowOf(made.id);
    if (!made || !flow) return undefined;
    if (isAboutFigures(flow, made, text)) return this.#reopened(made, text);
    return recallsMade(text) ? this.#reopened(made) : undefined;
  }

  /** The flow at its document that a message asks for: the one whose name has most of its words, or else the newest. */
  #madeBefore(text: string): ActiveFlow | undefined {
    const { finished = [], left, flow: active } = this.state;
    const running = active && flowOf(active.id);
    const here = active && running && lastMade(running, active);
    const all = [...finished, left, here].filter((one) => one !== undefined).filter(isAtMade);
    const stems = new Set(vocabulary().stems(text));
    const shared = ({ id }: ActiveFlow) => {
      const flow = flowOf(id);
      return flow
        ? vocabulary()
            .stems(`${flow.title} ${flow.offer}`)
            .filter((stem) => stems.has(stem)).length
        : 0;
    };
    const most = Math.max(0, ...all.map(shared));
    return all.findLast((one) => shared(one) === most);
  }

  /** Shows a document that was made before; with `text`, it is changed as below it. */
  #reopened(made: ActiveFlow, text?: string): Result | undefined {
    const flow = flowOf(made.id);
    const step = flow?.steps[made.at];
    if (!flow || !step || !isWaiting(step)) return undefined;
    const active = { ...made, changing: undefined };
    const running = this.state.flow;
    const paused = running && running.id !== made.id && !isAtMade(running) ? running : undefined;
    this.state = { ...this.state, flow: active, left: undefined, listening: false, paused };
    if (text !== undefined) return this.run(flow, answerStep(flow, active, text, this.said));
    const shown = show(flow, active, step);
    const line = this.said.line("reopened", { title: flow.title.toLowerCase() });
    return this.run(flow, { ...shown, texts: [line], flow: active });
  }
}

/** Whether words of any kind are asked for, which may be about a text that was made before. */
function asksForWords(active: ActiveFlow): boolean {
  const flow = flowOf(active.id);
  const step = flow?.steps[active.at];
  if (!flow || !step || !("ask" in step)) return false;
  return mayBeSpoken(flow, step) || !["number", "rupiah"].includes(flow.slots[step.into]?.kind ?? "");
}
