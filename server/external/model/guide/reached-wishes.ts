import { findFlows } from "#server/external/model/guide/find/find-flows.ts";
import { type Reached, reachedIn } from "#server/external/model/guide/find/reached-wish.ts";
import { flowsOfWish, wishQuote } from "#server/external/model/guide/find/second-wish.ts";
import { withoutJoint } from "#server/external/model/guide/find/two-wishes.ts";
import { offeredFlows } from "#server/external/model/guide/find/wish.ts";
import { isSameText } from "#server/external/model/guide/words/to-guide/commands.ts";
import { offerOf } from "./choices.ts";
import type { Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";
import type { Result } from "./listening.ts";
import { isLastText, questionsLeft } from "./questions-left.ts";
import { remind } from "./run-flow.ts";
import type { ActiveFlow } from "./state.ts";
import { WaitingWishes } from "./waiting-wishes.ts";

/** A wish that waits, in the member's words, and the flow that it begins. */
type Waiting = { wish: string; flow: Flow };

/** How many flows are shown for one wish. */
const nearMax = 2;
const counted = ["nol", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan"];

/** The turns in which a wish that waits is asked for by its words or its place. */
export abstract class ReachedWishes extends WaitingWishes {
  /** The wishes that wait: those that were kept, and those of a message that named several. */
  #waiting(running?: Flow): Waiting[] {
    const { later = [], wished = [], done } = this.state;
    const kept = later.flatMap((wish): Waiting[] => {
      // A second message is written by the same general flow.
      const flow = flowsOfWish(wish).find(({ id, net }) => id !== running?.id || net !== undefined);
      return flow ? [{ wish, flow }] : [];
    });
    const named = wished.flatMap((id): Waiting[] => {
      const flow = flowOf(id);
      const isOpen = flow && id !== running?.id && !done.includes(id);
      return isOpen ? [{ wish: this.#wordsFor(flow), flow }] : [];
    });
    return [...kept, ...named];
  }

  /** The part of what was told that asks for a flow, or else the words on its button. */
  #wordsFor(flow: Flow): string {
    const parts = this.state.told.flatMap((text) => text.split(/(?:[!?;\n]|\.(?!\d))+|,\s+/));
    return parts.find((part) => findFlows(part, undefined)[0]?.flow === flow)?.trim() ?? flow.offer;
  }

  #reached(
    waiting: readonly Waiting[],
    running: Flow | undefined,
    isFinished: boolean,
  ): (Reached & Waiting) | undefined {
    const { text } = this.asked;
    const isPress = this.state.offered.some(({ label }) => isSameText(label, text));
    if (waiting.length === 0 || isPress || this.isAtRisk()) return undefined;
    const wishes = ["", ...waiting.map(({ wish }) => wish)];
    const { flow: active } = this.state;
    const isLast = isFinished && (running === undefined || !active || isLastText(running, active));
    const reached = reachedIn(text, { wishes, title: running?.title ?? "", isFinished, isLast });
    const meant = reached && waiting[reached.at - 1];
    return reached && meant ? { ...reached, ...meant } : undefined;
  }

  /** At a question: the true answer to when its turn comes, or the wish itself at once. */
  protected reachedWithin(flow: Flow, active: ActiveFlow, take: () => Result): Result | undefined {
    const waiting = this.#waiting(flow);
    const pressed = this.#pressed(waiting);
    if (pressed) return this.#goTo(active, pressed, "");
    const reached = this.#reached(waiting, flow, false);
    if (!reached) return undefined;
    return reached.asks === "now"
      ? this.#goTo(active, reached, this.asked.text)
      : this.#whenTold(flow, active, reached, take);
  }

  /** The wish whose button was pressed, with the flow on it. */
  #pressed(waiting: readonly Waiting[]): Waiting | undefined {
    const { offered } = this.state;
    const isPressed = (flow: Flow) =>
      offered.some(({ id }) => id === offerOf(flow).id) && isSameText(flow.offer, this.asked.text);
    return waiting
      .flatMap(({ wish, flow }) => [flow, ...flowsOfWish(wish)].map((one): Waiting => ({ wish, flow: one })))
      .find(({ flow }) => isPressed(flow));
  }

  /** How many questions are left and then the wish, with its button; what stands before it is an answer. */
  #whenTold(flow: Flow, active: ActiveFlow, reached: Reached & Waiting, take: () => Result): Result {
    const { wish, flow: meant, before, behind } = reached;
    // "Yg jadwal td gmn, besok kerja 7-15": what stands behind it is for the wish.
    if (behind !== "") this.keep(behind);
    this.asked = { ...this.asked, text: before };
    const result: Result = before === "" ? remind(flow, active, this.said) : take();
    const { flow: now } = this.state;
    if (now?.id !== flow.id || result.document) return result;
    const quote = wishQuote(withoutJoint(wish));
    const { least, most } = questionsLeft(flow, now);
    const number = counted[most] ?? String(most);
    const count = least === most ? number : `paling banyak ${number}`;
    const line = this.said.line(most === 0 ? "wish-when-next" : "wish-when", {
      ...{ count, quote, offer: meant.offer },
    });
    const near = flowsOfWish(wish).filter(({ id }) => id !== flow.id && id !== meant.id);
    const offers = [meant, ...near].slice(0, nearMax).map(offerOf);
    const own = result.choices.filter(({ id }) => offers.every((one) => one.id !== id));
    return { ...result, texts: [line, ...result.texts], choices: [...own, ...offers] };
  }

  /** Begins a wish that waits; the flow before it waits in its place. */
  #goTo(active: ActiveFlow, { wish, flow }: Waiting, text: string): Result {
    const { flow: _, ...others } = this.state;
    this.state = { ...others, paused: active, offered: [] };
    const begun = this.#begun({ wish, flow }, text);
    return {
      ...begun,
      texts: [this.said.line("wish-go", { quote: wishQuote(withoutJoint(wish)) }), ...begun.texts],
    };
  }

  #begun({ wish, flow }: Waiting, text: string): Result {
    const { later = [] } = this.state;
    this.state = { ...this.state, later: later.filter((one) => one !== wish) };
    this.keep([wish, text].filter((one) => one !== "").join("\n"));
    return this.begin(flow);
  }

  /** Where no flow runs: begins the wish, and keeps the one whose offer stands. */
  protected reachedFree(): Result | undefined {
    const { listening, told } = this.state;
    const offered = offeredFlows(this.state);
    // The place of one of several buttons is the button.
    if (listening || offered.length > 1) return undefined;
    const reached = this.#reached(this.#waiting(), undefined, this.canRework());
    if (!reached) return undefined;
    const first = told.at(-1);
    if (offered.length === 1 && first !== undefined && !offered.includes(reached.flow)) this.keepWish(first);
    const begun = this.#begun(reached, this.asked.text);
    return {
      ...begun,
      texts: [this.said.line("begin", { title: reached.flow.title.toLowerCase() }), ...begun.texts],
    };
  }

  protected override keptAskedBelow(text: string, flow: Flow): Waiting | undefined {
    return this.#reached(this.#waiting(flow), flow, true) ?? super.keptAskedBelow(text, flow);
  }
}
