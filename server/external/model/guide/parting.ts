import {
  endsWithGoodbye,
  isForSleep,
  isGoodbye,
  leavesSoon,
} from "#server/external/model/guide/words/yes-no/refusals.ts";
import { resume, rework } from "./choices.ts";
import { flowOf } from "./flows.ts";
import { lines } from "./lines/lines.ts";
import type { Result } from "./listening.ts";
import { RequestsInStory } from "./requests-in-story.ts";

/** The turns in which somebody takes leave. */
export class Parting extends RequestsInStory {
  /** A short goodbye that says what is kept. */
  protected goodbye(): Result {
    const { left, told } = this.state;
    const flow = left && flowOf(left.id);
    const isMade = flow !== undefined && this.canRework();
    const choices = isMade ? [rework] : flow ? [resume] : [];
    if (isForSleep(this.asked.text)) {
      const kept = isMade ? `Tulisan “${flow.title}”` : "Yang kamu tulis";
      return { texts: [this.said.line("goodbye-sleep", { kept })], choices };
    }
    if (isMade) return { texts: [this.said.line("goodbye-made", { title: flow.title })], choices };
    if (flow)
      return { texts: [this.said.line("goodbye-open", { title: flow.title.toLowerCase() })], choices };
    return { texts: [this.said.line(told.length > 0 ? "goodbye-told" : "thanks")], choices };
  }

  /** A goodbye, or one behind the end of a story. */
  protected parted(text: string): Result | undefined {
    if (isGoodbye(text, this.canRework() || this.state.told.length > 0)) return this.goodbye();
    if (!this.state.listening || !endsWithGoodbye(text)) return undefined;
    this.keep(text);
    return this.goodbye();
  }

  /** "Nanti saya ubah sendiri, makasih" takes leave whatever was offered. */
  protected leaves(text: string): Result | undefined {
    const isBegun = this.state.told.length > 0 || this.state.left !== undefined;
    return isBegun && isGoodbye(text, false) ? this.goodbye() : undefined;
  }

  /** Who leaves when they have what they ask for is told that they may. */
  protected withFarewell(texts: readonly string[]): string[] {
    const { text, riskLevel } = this.asked;
    const isOver = riskLevel > 1 || this.said.isSpent("leaves-soon", lines["leaves-soon"]);
    if (isOver || !leavesSoon(text) || isGoodbye(text, false)) return [...texts];
    const question = texts.length > 1 && texts.at(-1)?.endsWith("?") ? texts.slice(-1) : [];
    const before = texts.slice(0, texts.length - question.length);
    return [...before, this.said.line("leaves-soon"), ...question];
  }
}
