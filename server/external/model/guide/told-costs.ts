import { answerCosts } from "#server/external/model/guide/answer/figures/answer-costs.ts";
import { isSameText } from "#server/external/model/guide/words/to-guide/commands.ts";
import { Answering } from "./answering.ts";
import { flowOf } from "./flows.ts";
import type { Result } from "./listening.ts";

/** The turns in which a message tells costs that a flow keeps one by one. */
export abstract class ToldCosts extends Answering {
  /** Takes the costs of a message, and lets `take` handle the rest of it. */
  protected toldCosts(take: () => Result): Result {
    const { flow: active, offered, danger } = this.state;
    const { text, riskLevel } = this.asked;
    const flow = active && flowOf(active.id);
    const isPress = offered.some(({ label }) => isSameText(label, text));
    if (!active || !flow?.costs || isPress || danger || riskLevel > 1) return take();
    const told = answerCosts(flow, active, text, this.said);
    if (!told && active.missing) this.state = { ...this.state, flow: { ...active, missing: undefined } };
    if (!told) return take();
    if ("outcome" in told) return this.run(flow, told.outcome);
    this.state = { ...this.state, flow: told.active };
    this.asked = { ...this.asked, text: told.rest };
    const result = take();
    return { ...result, texts: [...told.texts, ...result.texts] };
  }
}
